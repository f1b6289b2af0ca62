import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { isSmallAsTold } from './nearness';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where each thing that is told is seen, in shares of the picture. */
function boxesIn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  return [...sightsOf(svgOf(picture), parts, SIZE).values()].flatMap(({ box }) => box ?? []);
}

/** Of the picture, how high and how wide the first thing that is told is seen, and what was drawn. */
function firstIn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const id = brief.elements[0]?.id ?? '';
  const box = sightsOf(svgOf(picture), [{ id, marks: [`data-e="${id}"`] }], SIZE).get(id)?.box;
  return {
    high: box ? box.bottom - box.top : 0,
    wide: box ? box.right - box.left : 0,
    notDrawn: picture.notDrawn,
  };
}

describe('whoever a picture is of', () => {
  it.each([
    'a bus driver waiting beside a double-decker bus',
    'a postman on his bicycle passing a row of brick houses',
    'a couple dancing under a street lamp',
  ])('is large beside what is far larger: %s', (prompt) => {
    expect(firstIn(prompt).high).toBeGreaterThan(0.34);
  });

  it('is large under a truck, which the frame cuts', () => {
    const { wide, notDrawn } = firstIn('a mechanic lying under a truck in a garage');
    expect(wide).toBeGreaterThan(0.3);
    expect(notDrawn).toEqual([]);
  });

  it.each([
    'a fox sleeping on a tree stump in the forest',
    'two race cars on a race track, a red one in front of a blue one',
    'a cat sleeping on a sofa in the evening',
  ])('is whole with what they are on: %s', (prompt) => {
    for (const { left, right, top } of boxesIn(prompt)) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(1);
      expect(top).toBeGreaterThan(0);
    }
  });

  it('stays small where the prompt says so', () => {
    expect(isSmallAsTold(understand('a tiny house under a huge tree'))).toBe(true);
    expect(isSmallAsTold(understand('a lone hiker before a mountain'))).toBe(true);
    expect(isSmallAsTold(understand('a hiker resting before a waterfall'))).toBe(false);
  });
});
