import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A reporter of vitest that writes what a run comes to as JSON into the file that `SUITE_REPORT_FILE` names:
 * `{passed, failed, skipped, remarks, unsettled, settled}`. A run can fail without a failed test: a file that doesn't load, a hook
 * before or after tests, an error that nobody caught. Each of these is a remark here, with the file that it came from;
 * `unsettled` are the files that failed in such a way, which a second run can settle (`null` where the file is not
 * known), and `settled` are the passed tests of all other files.
 */
export const SUITE_REPORT_FILE = 'EASEL_SUITE_REPORT';

const firstLine = (errors) => errors[0]?.message?.split('\n', 1)[0] ?? '';
const nameOf = (file) => (file === null ? 'no known file' : path.relative(process.cwd(), file));

/** Failed tests, and those that passed at their second try, which keep what went wrong at the first. */
function remarksOnTests(tests) {
  return tests.flatMap((test) => {
    const { state, errors = [] } = test.result();
    if (errors.length === 0 && state !== 'failed') return [];
    const what = state === 'passed' ? 'passed at the second try' : 'failed';
    return [`${what}: ${test.fullName}: ${firstLine(errors)}`];
  });
}

/** What went wrong in a file outside its tests. */
function errorsAround(module) {
  return [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
}

const testsOf = (modules) => modules.flatMap((module) => [...module.children.allTests()]);
const count = (tests, state) => tests.filter((test) => test.result().state === state).length;

function summaryOf(modules, unhandledErrors) {
  const tests = testsOf(modules);
  const around = modules
    .map((module) => ({ file: module.moduleId, errors: errorsAround(module) }))
    .filter(({ errors }) => errors.length > 0);
  const uncaught = unhandledErrors.map((error) => ({
    file: error.VITEST_TEST_PATH ?? null,
    errors: [error],
  }));
  const troubles = [...around, ...uncaught];
  const unsettled = [...new Set(troubles.map(({ file }) => file))];
  return {
    passed: count(tests, 'passed'),
    failed: count(tests, 'failed'),
    skipped: count(tests, 'skipped'),
    remarks: [
      ...remarksOnTests(tests),
      ...troubles.map(
        ({ file, errors }) => `outside of tests: ${nameOf(file)}: ${firstLine(errors)}`,
      ),
    ],
    unsettled,
    settled: count(
      testsOf(modules.filter(({ moduleId }) => !unsettled.includes(moduleId))),
      'passed',
    ),
  };
}

export default class SuiteReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env[SUITE_REPORT_FILE];
    if (!file) throw new Error(`${SUITE_REPORT_FILE} names no file`);
    writeFileSync(file, JSON.stringify(summaryOf(modules, unhandledErrors)));
  }
}
