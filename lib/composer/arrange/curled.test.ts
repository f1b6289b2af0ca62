import { expect, it } from 'vitest';
import { seen } from './testing/seen';

it.each([
  ['a dragon sleeping around a castle tower', 'lies about its foot'],
  ['a cat curled around a teapot', 'has it before its belly'],
])('%s %s', (prompt) => {
  const [body, host] = seen(prompt, ['e1', 'e2']);
  expect(body?.left).toBeLessThan(host?.left ?? 0);
  expect(body?.right).toBeGreaterThan(host?.right ?? 1);
});
