import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const actionOf = (prompt: string) => understand(prompt).actions[0]?.verb;

describe('what hands do about a head', () => {
  it('is told apart by whose hair it is', () => {
    expect(actionOf('a girl combing her hair')).toBe('comb-own');
    expect(actionOf("a mother combing her daughter's hair")).toBe('comb-other');
  });
});
