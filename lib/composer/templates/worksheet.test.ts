import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';
import { outlineOf } from '../understand/text/outline/outline';

const reportOf = (prompt: string) => {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: 512, heightPx: 512, seed: 3, variant: 0 });
};

describe('a page for a class', () => {
  it('has pairs to match, clocks to read and a tree in four seasons', () => {
    expect(reportOf('worksheet match the animal with its home').drew).toContain('pairs to match');
    expect(reportOf('telling the time worksheet with four clocks').drew).toContain('clock');
    expect(understand('four seasons tree poster').template?.id).toBe('season-trees');
  });

  it('keeps figures in their chart, and the grown-up of a cycle is of its kind', () => {
    const shares = understand('donut chart of energy sources: solar 30%, wind 25%, hydro 45%');
    expect(shares.template?.id).toBe('chart');
    const { drew } = reportOf('life cycle of a ladybug, egg, larva, pupa, adult');
    expect(drew.join()).toMatch(/ladybu?[gi]/);
  });

  it('shows first what its letter is for', () => {
    const [first] = understand('alphabet flash card B is for bear with a ball').elements;
    expect(first?.concept).toBe('bear');
  });

  it('reads figures that no comma parts', () => {
    const { items } = outlineOf('bar graph of rainfall by month Jan 40 Feb 35 Mar 50', 'figures');
    expect(items.map(({ text, value }) => [text, value])).toEqual([
      ['Jan', 40],
      ['Feb', 35],
      ['Mar', 50],
    ]);
  });
});
