import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const draw = drawnWith({ seed: 11 });

describe('a chart that is told with somebody or something', () => {
  it.each([
    ['pie chart with a person pointing at the biggest slice', 'person', 'pointing at'],
    ['bar chart with a cat sitting on the tallest bar', 'cat', 'sitting'],
    ['bar chart with a monkey climbing up the bars', 'monkey', 'climbing up'],
    ['column chart with a robot presenting it', 'robot', 'presenting'],
    ['line chart with a rocket flying along the line', 'rocket', 'flying'],
    ['funnel diagram with colored balls dropping through it', 'balls', 'dropping'],
  ])('has them at its part: %s', (prompt, ...told) => {
    expect(draw(prompt).drew).toEqual(expect.arrayContaining(told));
  });

  it('is built of what it is made of, and shows it in each bar', () => {
    const { drew, layers } = draw('bar chart made of pencils');
    expect(drew).toContain('pencils');
    const marks =
      layers
        .map(({ svg }) => svg)
        .join('')
        .match(/data-e="e1"/g) ?? [];
    expect(marks.length).toBeGreaterThan(4);
  });

  it.each([
    ['pie chart made of a lemon tart', 'lemon tart'],
    ['bar chart of rainfall as umbrellas', 'umbrellas'],
  ])('is what it is made of or shown as, and not a picture beside it: %s', (prompt, thing) => {
    const { drew, layers } = draw(prompt);
    expect(drew).toContain(thing);
    const marks = layers.map(({ svg }) => svg).join('');
    expect((marks.match(/data-e="e\d"/g) ?? []).length).toBeGreaterThan(3);
  });

  it('names the levels of a pyramid where they are told, with what is known between them', () => {
    const { drew, notDrawn } = draw(
      'food pyramid with vegetables at the bottom and sweets on the top',
    );
    expect(drew).toEqual(expect.arrayContaining(['vegetables', 'sweets']));
    expect(notDrawn).toEqual([]);
  });

  it('pins a map of the world, with lines between the pins', () => {
    const { drew, notDrawn } = draw('world map with pins and dotted lines between them');
    expect(drew).toEqual(expect.arrayContaining(['pins', 'dotted lines']));
    expect(notDrawn).toEqual([]);
  });
});
