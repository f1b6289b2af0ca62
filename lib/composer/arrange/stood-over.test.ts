import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { understand } from '../understand';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where the things of a picture are seen, in shares of its sides, by what they are. */
function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return (concept: string) => {
    const element = brief.elements.find((one) => one.concept === concept);
    const box = element && sights.get(element.id)?.box;
    if (!box) throw new Error(`no ${concept} is seen: ${prompt}`);
    return box;
  };
}

describe('what stands over somebody', () => {
  it.each([
    ['two cats under a street lamp', 'cat'],
    ['a red car under a street lamp at night', 'car'],
  ])('is a lamp that is whole, and higher than who is in its light: %s', (prompt, under) => {
    const boxOf = boxesOf(prompt);
    expect(boxOf('street-lamp').top).toBeGreaterThan(0);
    expect(boxOf('street-lamp').top).toBeLessThan(boxOf(under).top);
  });

  it('makes nobody a speck: a bicycle against a wall under a lamp is a picture of the bicycle', () => {
    const { top, bottom } = boxesOf('a bicycle leaning against a brick wall under a street lamp')(
      'bicycle',
    );
    expect(bottom - top).toBeGreaterThan(0.25);
  });
});

describe('a dog at a table', () => {
  it('sits on a stool and looks over the table', () => {
    const boxOf = boxesOf('a dog sitting at a table');
    expect(boxOf('dog').top).toBeLessThan(boxOf('table').top);
  });
});

describe('a boat that passes a lighthouse', () => {
  it('leaves the lamp of the lighthouse in the picture', () => {
    expect(boxesOf('a boat past a lighthouse')('lighthouse').top).toBeGreaterThan(0);
  });
});
