import { expect, it } from 'vitest';
import { seen } from './testing/seen';

it('a fox that looks out of a hollow log is large enough to be seen, at its end', () => {
  const [fox, log] = seen('a fox peeking out of a hollow log', ['e1', 'e2']);
  expect(fox?.height).toBeGreaterThan((log?.height ?? 1) * 0.8);
});
