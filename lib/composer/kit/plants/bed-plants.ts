import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { add, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';

/** What grows in a bed as gardeners have it: on a stake, in a low tuft, along the ground, with its roots in the soil. */

const GREEN = { deep: '#2f7a4a', mid: '#3f9a57', light: '#63b56c' } as const;

const mound = (half: number): string =>
  ellipse([0, -2], half, half * 0.16, darker(HOUSE.soil, 0.12)) +
  ellipse([0, -6], half * 0.86, half * 0.12, HOUSE.soil);

const TRUSSES = [
  [-26, -64],
  [24, -92],
  [-22, -128],
  [26, -152],
  [-6, -98],
  [8, -46],
] as const;

type Fruit = (pen: Pen, at: Point, color: Hex) => string;

const round =
  (radius: number): Fruit =>
  (pen, at, color) =>
    ball(pen, at, radius, color) + circle(add(at, [0, -radius * 0.86]), radius * 0.3, GREEN.deep);
const hanging =
  (wide: number, long: number): Fruit =>
  (pen, [x, y], color) =>
    formed(
      pen,
      `M${x - wide} ${y - long * 0.3}C${x - wide} ${y - long * 0.6} ${x + wide} ${y - long * 0.6} ${x + wide} ${y - long * 0.3}C${x + wide} ${y + long * 0.3} ${x + wide * 0.4} ${y + long * 0.6} ${x} ${y + long * 0.6}C${x - wide * 0.4} ${y + long * 0.6} ${x - wide} ${y + long * 0.3} ${x - wide} ${y - long * 0.3}Z`,
      color,
      { depth: 5, light: 3 },
    ) + circle([x, y - long * 0.5], wide * 0.5, GREEN.deep);

/** Tall on a stake, with fruit at its stalks. */
const staked =
  (own: Hex, fruit: Fruit): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.62,
    svg:
      mound(46) +
      rod(pen, 'M4 0L4 -186', HOUSE.wood, 6) +
      stroke('M-2 -4C-10 -60 12 -110 2 -170', GREEN.deep, 6) +
      times(11, (index) => {
        const y = -26 - index * 14;
        const side = index % 2 ? 1 : -1;
        const long = 50 - index * 1.8;
        const color = [GREEN.deep, GREEN.mid, GREEN.light][index % 3] ?? GREEN.mid;
        const degrees = side > 0 ? -14 - (index % 3) * 9 : 194 + (index % 3) * 9;
        return leaf([2, y], long, 15, degrees, color);
      }).join('') +
      leaf([2, -168], 34, 12, -70, GREEN.light) +
      leaf([2, -168], 32, 12, -118, GREEN.mid) +
      TRUSSES.map((at) => fruit(pen, at, color)).join(''),
  });

/** A low tuft, its fruit about the foot. */
const tufted =
  (own: Hex, fruit: Fruit): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.34,
    svg:
      mound(72) +
      times(9, (index) => {
        const degrees = -164 + index * 18.5;
        const tone = [GREEN.mid, GREEN.deep, GREEN.light][index % 3] ?? GREEN.mid;
        return leaf([0, -14], 74 + (index % 2) * 10, 26, degrees, tone);
      }).join('') +
      (
        [
          [-46, -26],
          [-14, -40],
          [22, -24],
          [52, -38],
          [4, -70],
        ] as const
      )
        .map((at) => fruit(pen, at, color))
        .join(''),
  });

/** Along the ground, with a large fruit on the soil. */
const vine =
  (own: Hex, ribbed: boolean): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.42,
    svg:
      mound(104) +
      stroke('M-98 -14C-60 -52 -20 -10 20 -34C56 -56 84 -20 104 -30', GREEN.deep, 7) +
      (
        [
          [-84, -24, 214],
          [-56, -40, 262],
          [58, -40, -72],
          [88, -30, -28],
          [-26, -40, 250],
        ] as const
      )
        .map(([x, y, degrees], index) =>
          leaf([x, y], 50, 27, degrees, index % 2 ? GREEN.light : GREEN.mid),
        )
        .join('') +
      [-18, 40]
        .map((x, index) => {
          const radius = index ? 27 : 36;
          const ribs = [-0.5, 0, 0.5]
            .map((share) =>
              stroke(
                `M${x + share * radius * 0.5} ${-radius * 1.68}C${x + share * radius * 1.7} ${-radius * 1.5} ${x + share * radius * 1.7} ${-radius * 0.3} ${x + share * radius * 0.6} -3`,
                ribbed ? darker(color, 0.16) : lighter(color, 0.24),
                3.4,
              ),
            )
            .join('');
          return (
            formed(
              pen,
              `M${x - radius * 1.16} ${-radius * 0.86}C${x - radius * 1.2} ${-radius * 1.9} ${x + radius * 1.2} ${-radius * 1.9} ${x + radius * 1.16} ${-radius * 0.86}C${x + radius * 1.2} ${radius * 0.14} ${x - radius * 1.2} ${radius * 0.14} ${x - radius * 1.16} ${-radius * 0.86}Z`,
              color,
              { depth: 9, light: 5 },
            ) +
            ribs +
            stroke(`M${x} ${-radius * 1.62}L${x + 5} ${-radius * 2}`, GREEN.deep, 7)
          );
        })
        .join(''),
  });

/** Three in a row of soil, their shoulders out of it under the leaves. */
const rooted =
  (own: Hex, feathery: boolean): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.36,
    svg:
      ellipse([0, -2], 112, 15, darker(HOUSE.soil, 0.12)) +
      [-66, 0, 66]
        .map(
          (x, plant) =>
            times(feathery ? 7 : 5, (index) => {
              const many = feathery ? 7 : 5;
              const degrees = -90 + (index - (many - 1) / 2) * (feathery ? 15 : 22);
              const tone = (index + plant) % 2 ? GREEN.mid : GREEN.light;
              return leaf([x, -22], feathery ? 66 : 62, feathery ? 8 : 17, degrees, tone);
            }).join('') +
            formed(pen, `M${x - 17} -8C${x - 19} -32 ${x + 19} -32 ${x + 17} -8Z`, color, {
              depth: 5,
            }),
        )
        .join('') +
      ellipse([0, -3], 104, 11, HOUSE.soil),
  });

export const bedPlant = defineFamily('bed-plant', {
  'tomato-plant': staked(HOUSE.red, round(12)),
  'pepper-plant': staked('#e8b233', hanging(9, 26)),
  'chili-plant': staked(HOUSE.red, hanging(5, 28)),
  'eggplant-plant': staked('#5b3a78', hanging(11, 34)),
  'cucumber-plant': staked('#3f8f3f', hanging(8, 42)),
  'strawberry-plant': tufted(HOUSE.red, hanging(9, 22)),
  'pumpkin-plant': vine('#e88a2d', true),
  'melon-plant': vine('#4d9a4a', false),
  'carrot-plants': rooted('#ee8a35', true),
  'root-plants': rooted('#b8466c', false),
});
