import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';

const SIZE = { widthPx: 384, heightPx: 384 };

function boxesOf(prompt: string, variant: number) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 5, variant });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return { drew: picture.drew, boxes: [...sights.values()].flatMap(({ box }) => box ?? []) };
}

const VARIANTS = [0, 1, 2, 3];

describe('the camera of a scene', () => {
  it('shows a place with one plan from two sides', () => {
    const middles = VARIANTS.map((variant) => {
      const [box] = boxesOf('a cat on a window sill beside a cactus', variant).boxes;
      return box ? (box.left + box.right) / 2 : 0.5;
    });
    expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.05);
  });

  it.each([
    'a carpenter sawing a plank on a workbench',
    'a lighthouse on a cliff, gulls in the sky',
  ])('goes no nearer than all that is named allows: %s', (prompt) => {
    const named = boxesOf(prompt, 0).drew;
    for (const variant of VARIANTS) {
      const { drew } = boxesOf(prompt, variant);
      expect(named.filter((phrase) => !drew.includes(phrase))).toEqual([]);
    }
  });
});

describe('the camera of a page', () => {
  it.each([
    'surf school banner with surfboards leaning on a van at the beach',
    'music festival poster with drums and a bonfire in the forest',
    'dog walking service flyer, a girl walking three dogs in the park',
  ])('has large below its title what it is about: %s', (prompt) => {
    const { boxes } = boxesOf(prompt, 0);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    expect(right - left).toBeGreaterThan(0.64);
  });
});
