import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { dollop } from './cake-plate';

/** A serving of each layered cake: a wedge seen from its cut side, with the colours of the whole one. */

interface Layers {
  crumb: Hex;
  cream: Hex;
  count: number;
  /** What lies on the top, about its middle. */
  top(pen: Pen): string;
  /** Between layers, where that is not the cream. */
  between?: Hex;
}

const TALL = 112;

/** Cut side of a wedge with its point to the left, its top narrowing to the point, its crust to the right. */
const wedge =
  ({ crumb, cream, count, top, between = cream }: Layers): Drawer =>
  (pen) => {
    const each = TALL / count;
    return {
      unitCm: 0.06,
      svg:
        path(
          `M-118 ${-TALL}L112 ${-TALL - 40}Q134 ${-TALL - 18} 124 ${-TALL}Z`,
          lighter(cream, 0.3),
        ) +
        path(
          `M-118 ${-TALL}L112 ${-TALL - 40}L118 ${-TALL - 30}L-96 ${-TALL}Z`,
          darker(cream, 0.06),
        ) +
        formed(pen, `M-118 ${-TALL}H124V0H-104Q-116 -54 -118 ${-TALL}Z`, crumb, {
          depth: 8,
          light: 0,
          extra:
            times(count - 1, (index) =>
              rectangle([-130, -(index + 1) * each - 5], 270, 11, between),
            ).join('') +
            times(26, (index) =>
              ellipse(
                [-96 + ((index * 37) % 212), -10 - ((index * 29) % (TALL - 20))],
                4 - (index % 2),
                2.6,
                index % 2 ? darker(crumb, 0.16) : lighter(crumb, 0.14),
              ),
            ).join('') +
            rectangle([-130, -TALL - 2], 270, 15, cream) +
            rectangle([110, -TALL], 16, TALL, darker(cream, 0.04)),
        }) +
        top(pen),
    };
  };

const carrotOn = (x: number, y: number) =>
  placed(
    path('M-22 0C-16 -14 12 -14 26 0C12 13 -16 13 -22 0Z', HOUSE.orange) +
      stroke('M-22 0l-15 -10m15 10h-19m19 0l-15 10', HOUSE.leaf, 5),
    { at: [x, y], angleDegrees: -14 },
  );

/** Servings by their kinds. */
export const cakeSlices = {
  'carrot-cake-slice': wedge({
    crumb: '#b9773c',
    cream: HOUSE.cream,
    count: 3,
    top: (pen) => dollop(pen, 66, -TALL - 16, HOUSE.cream) + carrotOn(52, -TALL - 34),
  }),
  'red-velvet-cake-slice': wedge({
    crumb: '#a8243a',
    cream: HOUSE.white,
    count: 3,
    top: (pen) =>
      dollop(pen, 70, -TALL - 18, HOUSE.white) +
      times(9, (index) =>
        ellipse([-60 + ((index * 31) % 160), -TALL - 8 - ((index * 7) % 14)], 4, 2.6, '#a8243a'),
      ).join(''),
  }),
  'black-forest-cake-slice': wedge({
    crumb: '#4f2d20',
    cream: HOUSE.white,
    count: 3,
    top: (pen) =>
      dollop(pen, 66, -TALL - 18, HOUSE.white) +
      ball(pen, [66, -TALL - 46], 12, '#b01f33', { glint: 0.5 }) +
      stroke(`M66 ${-TALL - 56}q3 -16 13 -22`, HOUSE.leafDark, 3),
  }),
  'victoria-sponge-slice': wedge({
    crumb: '#e8b463',
    cream: '#f3d08c',
    count: 2,
    between: '#c22f47',
    top: () => ellipse([30, -TALL - 12], 60, 6, HOUSE.white, { opacity: 0.8 }),
  }),
} satisfies Record<string, Drawer>;
