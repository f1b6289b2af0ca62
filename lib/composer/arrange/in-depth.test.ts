import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';

const SIZE = { widthPx: 384, heightPx: 384 };

function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  const boxOf = (concept: string) => {
    const id = brief.elements.find((element) => element.concept === concept)?.id ?? '';
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`no ${concept} is seen`);
    return box;
  };
  return { boxOf, notDrawn: picture.notDrawn };
}

describe('several about something', () => {
  it('sit before the tent and all in the picture', () => {
    const { boxOf, notDrawn } = boxesOf(
      'five friends sitting around a campfire in front of a tent',
    );
    expect(notDrawn).toEqual([]);
    const { left, right } = boxOf('friend');
    expect(left).toBeGreaterThan(0.01);
    expect(right).toBeLessThan(0.99);
  });

  it('sit before the van that they are beside', () => {
    const { boxOf } = boxesOf('three kids sitting around a campfire beside a van');
    const [fire, van] = [boxOf('campfire'), boxOf('van')];
    const middle = (fire.left + fire.right) / 2;
    expect(middle).toBeGreaterThan(van.left);
    expect(middle).toBeLessThan(van.right);
    expect(van.right - van.left).toBeGreaterThan(0.5);
  });
});

describe('a house behind somebody', () => {
  it('is taller than they are', () => {
    const { boxOf } = boxesOf('a man washing his car outside his house');
    const [man, house] = [boxOf('man'), boxOf('house')];
    expect(house.top).toBeLessThan(man.top);
  });

  it('is known by its top', () => {
    const { boxOf } = boxesOf('a fisherman sitting on a pier next to a lighthouse');
    expect(boxOf('lighthouse').top).toBeGreaterThan(0.005);
  });
});
