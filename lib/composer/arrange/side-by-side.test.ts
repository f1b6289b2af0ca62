import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { understand } from '../understand';

const SIZE = { widthPx: 384, heightPx: 384 };

/** Where each thing of a prompt is seen, by its concept. */
function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 3, variant: 0 });
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return (concept: string) => {
    const id = brief.elements.find((one) => one.concept === concept)?.id ?? '';
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${concept} is not seen: ${prompt}`);
    return box;
  };
}

describe('things that are told beside each other', () => {
  it('a bench, a rock and a chair with an animal on each stand in one row', () => {
    const boxOf = boxesOf('an owl on a rock, a cat on a bench and a fox on a chair');
    const supports = ['rock', 'bench', 'chair'].map(boxOf).sort((a, b) => a.left - b.left);
    supports.slice(1).forEach(({ left }, index) => {
      expect(left).toBeGreaterThan((supports[index]?.right ?? 0) - SIZE.widthPx * 0.03);
    });
  });

  it('a clock beside a lantern stands there, and does not hang behind it', () => {
    const boxOf = boxesOf('a small clock beside a big lantern');
    const [clock, lantern] = [boxOf('clock'), boxOf('lantern')];
    const shared = Math.min(clock.right, lantern.right) - Math.max(clock.left, lantern.left);
    expect(shared).toBeLessThan((clock.right - clock.left) * 0.3);
    expect(Math.abs(clock.bottom - lantern.bottom)).toBeLessThan(SIZE.heightPx * 0.12);
  });

  it('who rides a rocket is no speck on it', () => {
    const boxOf = boxesOf('a cat riding a rocket');
    const [cat, rocket] = [boxOf('cat'), boxOf('rocket')];
    expect(cat.bottom - cat.top).toBeGreaterThan((rocket.bottom - rocket.top) * 0.25);
  });
});
