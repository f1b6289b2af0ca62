import { inject } from 'vitest';
import { SHARED_BY_TESTS } from '../support/server';

// Servers of these tests are clusters: `TestServer` also serves benchmarks, which know no test run.
process.env[SHARED_BY_TESTS] = JSON.stringify(inject('sharedVariables'));
