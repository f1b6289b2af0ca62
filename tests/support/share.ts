import { inject } from 'vitest';
import { SERVER_OF_TESTS, SHARED_BY_TESTS } from './server';

// What a test run has up for all of its files. `TestServer` also serves benchmarks, which know no test run.
const told = {
  [SHARED_BY_TESTS]: inject('sharedVariables'),
  [SERVER_OF_TESTS]: inject('runningServer'),
};
for (const [name, value] of Object.entries(told)) {
  if (value !== undefined) process.env[name] = JSON.stringify(value);
}
