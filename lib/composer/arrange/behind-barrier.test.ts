import { expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { createPen, Definitions } from '../kit/pen';
import { behindBarrier } from './behind-barrier';

const pen = createPen({
  definitions: new Definitions('b'),
  seed: 1,
  label: 'barrier',
  pxPerCm: 1,
  accents: ['#f2664f', '#f5b33f', '#2f8f78', '#2d3263'],
});

const box = (left: number, right: number, top: number) => ({ left, right, top, bottom: 0 });
const fence: KitDrawing = { svg: '<path/>', box: box(-100, 100, -100), anchors: {} };
const dog: KitDrawing = {
  svg: '<g class="dog"/>',
  box: box(-30, 30, -60),
  anchors: { mouth: { at: [10, -45] }, head: { at: [8, -50] } },
};
const row = (count: number, heightCm: number, drawn = dog) =>
  behindBarrier(fence, {
    ...{ count, heightCm, pen, isBeast: true, isHiding: false },
    draw: () => drawn,
  });

it('each of several is behind the fence with the face over its edge, and the fence goes on as long as they need', () => {
  const five = row(5, 60);
  expect(five.svg.match(/class="dog"/gu)).toHaveLength(5);
  expect(five.box.top).toBeLessThan(-100);
  expect(five.anchors.mouth?.at[1]).toBeLessThan(-96);
  const width = ({ box: { left, right } }: KitDrawing) => right - left;
  expect(width(row(9, 60))).toBeGreaterThan(width(row(2, 60)));
});

it('who is far taller than the fence stands behind it on the ground', () => {
  const horse: KitDrawing = {
    ...dog,
    box: box(-90, 90, -220),
    anchors: { mouth: { at: [80, -180] } },
  };
  expect(row(1, 220, horse).box.top).toBe(-220);
});
