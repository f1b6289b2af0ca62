import { describe } from 'vitest';
import { missingForRedis } from './redis';

/** Tests that need a Redis; where there is none they show as skipped, with what is missing. */
export function describeWithRedis(title: string, tests: () => void): void {
  const missing = missingForRedis();
  if (missing === undefined) describe(title, tests);
  else describe.skip(`${title} (skipped: ${missing})`, tests);
}
