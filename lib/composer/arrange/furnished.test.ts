import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 384,
    heightPx: 288,
    seed: 3,
    variant: 0,
  });

describe('rooms that have what is named', () => {
  it('draw it in its place and in the colour that is told', () => {
    const { layers, drew, notDrawn } = drawn('living room with a purple sofa and plants');
    expect(layers.some(({ role }) => role === 'subject')).toBe(false);
    expect(drew).toEqual(expect.arrayContaining(['purple sofa', 'plants']));
    expect(notDrawn).toEqual([]);
  });

  it('have as many chairs at the table as are told', () => {
    const prompt = 'a kitchen with a table and two chairs';
    const shapesOf = (count: number) => {
      const brief = understand(prompt);
      const elements = brief.elements.map((one) =>
        one.concept === 'chair' ? { ...one, count } : one,
      );
      const size = { widthPx: 384, heightPx: 288, seed: 3, variant: 0 };
      const { layers } = illustrate({ brief: { ...brief, elements }, prompt, ...size });
      return layers.map(({ svg }) => svg.split('<').length).reduce((sum, one) => sum + one, 0);
    };
    const [two, four, six] = [2, 4, 6].map(shapesOf);
    expect(four).toBeGreaterThan(two ?? 0);
    expect(six).toBeGreaterThan(four ?? 0);
  });

  it('leave the floor to who is in them', () => {
    const { layers } = drawn('a cat on a sofa in the living room');
    expect(layers.some(({ role }) => role === 'subject')).toBe(true);
  });
});
