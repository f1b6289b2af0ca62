import { inject } from 'vitest';
import { CLUSTER_OF_TESTS, SHARED_BY_TESTS } from '../support/server';

// Servers of these tests are clusters: `TestServer` also serves benchmarks, which know no test run.
process.env[SHARED_BY_TESTS] = JSON.stringify(inject('sharedVariables'));
process.env[CLUSTER_OF_TESTS] = JSON.stringify(inject('runningCluster'));
