import { describe, expect, it } from 'vitest';
import { rootsIn } from './testing/planned';

describe('who goes through something', () => {
  it.each([
    'a witch riding a broom through a ring of fire',
    'a girl riding a horse through a gate',
  ])('has what they ride with them: %s', (prompt) => {
    const [opening, ...others] = rootsIn(prompt);
    const [mount] = opening?.children ?? [];
    expect(others).toEqual([]);
    expect(mount?.bond).toBe('through');
    expect(mount?.children[0]?.bond).toBe('on');
  });
});
