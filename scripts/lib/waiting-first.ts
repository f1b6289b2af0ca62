import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that wait for most of their time, the longest first: for readers to be given up, for servers that do not
 * answer, for machines to be found dead. Left for the end, as small files are, they would wait alone.
 */
const WAITING = [
  'tests/cluster/faults/faults.test.ts',
  'tests/contract/abuse-files.test.ts',
  'tests/contract/object-storage.test.ts',
  'tests/contract/abuse-fetch.test.ts',
];

/** What waits is dealt out among what computes, from the beginning on, so that two at once fill the machine. */
export function dealt<File extends Pick<TestSpecification, 'moduleId'>>(
  files: readonly File[],
): File[] {
  const waiting = WAITING.flatMap((name) =>
    files.filter(({ moduleId }) => moduleId.endsWith(name)),
  );
  const others = files.filter((file) => !waiting.includes(file));
  return [
    ...waiting.flatMap((file, at) => [file, ...others.slice(at, at + 1)]),
    ...others.slice(waiting.length),
  ];
}

/** The usual order of test files, but for those that wait. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return dealt(await super.sort(files));
  }
}
