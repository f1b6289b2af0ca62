import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const levels = (prompt: string) =>
  (understand(prompt).template?.items ?? []).map(({ text, level }) => `${String(level)} ${text}`);

describe('levels of an org chart', () => {
  it('are told by who stands under whom, and each of several is one', () => {
    expect(
      levels(
        'org chart of a bakery: owner on top, baker and shop manager under her, two assistants below',
      ),
    ).toEqual(['0 owner', '1 baker', '1 shop manager', '2 assistant', '2 assistant']);
  });

  it('are one row where only the last of them is said to stand below', () => {
    expect(levels('org chart: owner at the top, two bakers and a cashier below')).toEqual([
      '0 owner',
      '1 baker',
      '1 baker',
      '1 cashier',
    ]);
  });

  it('are none where nobody is said to stand under another', () => {
    expect(levels('org chart: CEO, CTO, CFO, teams').join()).not.toContain('0');
  });
});
