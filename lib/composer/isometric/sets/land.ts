import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, panel } from '../solids';
import type { Point3, View } from '../view';
import type { FurnitureSet } from './set';

/** Land that rises from a tile: peaks and caves. */

interface Peak {
  /** Its far corner, the side of its square foot and its height, in centimetres. */
  at: readonly [x: number, y: number];
  side: number;
  height: number;
}

/** Of the height of a peak, how far down its snow reaches. */
const SNOW = 0.42;
const ROCK: Hex = '#8d93ad';

/** A pyramid of rock with a cap of snow whose edge runs to and fro. */
function peakOf(view: View, { at: [x, y], side, height }: Peak): string {
  const apex: Point3 = [x + side / 2, y + side / 2, height];
  const near: Point3 = [x + side, y + side, 0];
  const [left, right]: [Point3, Point3] = [
    [x, y + side, 0],
    [x + side, y, 0],
  ];
  const along = (from: Point3, to: Point3, share: number): Point3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  const snow = (from: Point3, to: Point3) => [
    apex,
    ...times(7, (index) =>
      along(apex, along(from, to, index / 6), SNOW * (index % 2 === 0 ? 1 : 0.66)),
    ),
  ];
  return (
    view.quad([left, near, apex], ROCK, 'left') +
    view.quad([near, right, apex], ROCK, 'right') +
    view.quad(snow(left, near), HOUSE.white, 'left') +
    view.quad(snow(near, right), mix(HOUSE.white, '#b9c4e6', 0.4), 'right')
  );
}

/** Three mountains, the highest behind the others. */
export const peaks: FurnitureSet = {
  holds: ['mountain', 'snowy-mountain', 'volcano'],
  form: () => ({
    size: [520, 470, 470],
    draw: (view) =>
      peakOf(view, { at: [60, 20], side: 360, height: 470 }) +
      peakOf(view, { at: [260, 170], side: 250, height: 270 }) +
      peakOf(view, { at: [0, 200], side: 250, height: 300 }),
  }),
};

/** A rock with a dark mouth, and gold that shines in it. */
export const caveRock: FurnitureSet = {
  holds: ['cave'],
  form: () => ({
    size: [300, 230, 230],
    draw: (view) =>
      box(view, [0, 0, 0], [300, 230, 150], ROCK) +
      box(view, [40, 20, 150], [210, 160, 48], lighter(ROCK, 0.06)) +
      box(view, [90, 40, 198], [110, 90, 32], darker(ROCK, 0.04)) +
      panel(view, [70, 230.2, 0], 150, 112, '#2b2540') +
      panel(view, [92, 230.3, 112], 106, 18, '#2b2540') +
      panel(view, [92, 230.4, 0], 106, 84, '#7a4d12') +
      panel(view, [110, 230.5, 0], 70, 58, HOUSE.gold) +
      times(5, (index) =>
        box(view, [84 + index * 24, 236 + (index % 2) * 12, 0], [16, 12, 9], HOUSE.gold),
      ).join(''),
  }),
};
