import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('what is said in short', () => {
  it('is what somebody does', () => {
    const { actions, relations } = understand('a mother on her laptop at a table');
    expect(actions.map(({ verb }) => verb)).toContain('type');
    expect(relations.map(({ kind }) => kind)).not.toContain('on');
  });
});
