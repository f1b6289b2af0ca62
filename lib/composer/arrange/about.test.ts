import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { understand } from '../understand';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where the first two things of a picture are seen. */
function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  const [a, b] = brief.elements.map(({ id }) => sights.get(id)?.box);
  if (!a || !b) throw new Error(`two things are not seen: ${prompt}`);
  return { a, b };
}

describe('things about others', () => {
  it.each(['a fence around a windmill', 'stones around a campfire', 'a hedge around a fountain'])(
    'are to both sides of what they are around: %s',
    (prompt) => {
      const { a, b } = boxesOf(prompt);
      expect(a.left).toBeLessThan(b.left);
      expect(a.right).toBeGreaterThan(b.right);
    },
  );

  it.each([
    'a firefighter sliding down a pole',
    'a leprechaun sliding down a rainbow',
    'a monkey climbing a rope',
    'a gorilla climbing a skyscraper',
  ])('are on what they slide down or climb up, over its foot: %s', (prompt) => {
    const { a, b } = boxesOf(prompt);
    expect(a.bottom).toBeLessThan(b.bottom);
    expect(Math.min(a.right, b.right)).toBeGreaterThan(Math.max(a.left, b.left));
  });

  it('hang over the back of a sofa within it', () => {
    const { a, b } = boxesOf('a blanket folded over a sofa');
    expect(a.left).toBeGreaterThan(b.left);
    expect(a.right).toBeLessThan(b.right);
    expect(a.bottom).toBeLessThan(b.bottom);
  });

  it.each(['a detective peeking around a corner', 'a scientist behind a glass panel'])(
    'are behind what partly hides them: %s',
    (prompt) => {
      const { a, b } = boxesOf(prompt);
      expect(a.left).toBeLessThan(b.right);
      expect(a.right).toBeGreaterThan(b.left);
      expect(a.bottom).toBeLessThan(b.bottom + 0.03);
    },
  );

  it.each(['laundry between two houses', 'bunting between two lampposts'])(
    'are stretched between two, over their feet: %s',
    (prompt) => {
      const { a, b } = boxesOf(prompt);
      expect(a.left).toBeGreaterThan(b.left);
      expect(a.right).toBeLessThan(b.right);
      expect(a.bottom).toBeLessThan(b.bottom);
    },
  );

  it('are on the cart that they are stacked on', () => {
    const brief = understand('a farmer stacking pumpkins on a cart');
    const picture = illustrate({ brief, prompt: 'x', ...SIZE, seed: 1, variant: 0 });
    expect(picture.drew).toEqual(expect.arrayContaining(['pumpkins', 'cart']));
    expect(picture.drew).not.toContain('table');
  });

  it('give no limbs to a sofa that has an arm', () => {
    const brief = understand('a blanket over the arm of a sofa');
    const picture = illustrate({ brief, prompt: 'x', ...SIZE, seed: 1, variant: 0 });
    expect(picture.notDrawn).toEqual([]);
  });
});
