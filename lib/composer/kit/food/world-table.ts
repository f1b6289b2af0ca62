import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { handFood } from './hand-food';
import { khachapuri, terrine } from './loaves-cut';
import { groceryPacks } from './packed-groceries';
import { bowled, citrusWedge, garnish, heaped, plated, steamOver } from './tableware';

/** Dishes that a country is known by, each by what makes it that dish. */

const schnitzel = plated(
  (pen) =>
    times(11, (k) =>
      placed(rectangle([-4, -30], 8, 34, k % 2 ? '#f3c65a' : '#e3a93c', { radius: 3 }), {
        at: [34 + (k % 6) * 8, -18 - Math.floor(k / 6) * 10],
        angleDegrees: ((k * 47) % 120) - 60,
      }),
    ).join('') +
    formed(
      pen,
      'M-88 -8C-98 -30 -78 -44 -60 -42C-48 -58 -18 -54 -6 -48C14 -56 44 -44 46 -24C56 -10 30 4 6 1C-16 8 -78 8 -88 -8Z',
      '#cf8a36',
      {
        depth: 10,
        light: 5,
        extra: times(40, (k) =>
          ellipse(
            [-84 + ((k * 0.618) % 1) * 128, -46 + ((k * 0.7549) % 1) * 48],
            3.4,
            2.2,
            k % 3 ? '#e9b566' : '#a9692a',
          ),
        ).join(''),
      },
    ) +
    placed(
      ellipse([0, 0], 24, 15, '#f2c53d') +
        ellipse([0, -1], 20, 12, '#fff6cf') +
        times(6, (k) =>
          placed(path('M0 -1L-4 -14Q0 -17 4 -14Z', '#f9dc5c'), { angleDegrees: k * 60 }),
        ).join(''),
      { at: [-26, -34], angleDegrees: -10 },
    ) +
    garnish([-58, -44], 18),
);
const borscht = bowled(
  '#a3224a',
  (pen) =>
    [-50, -20, 44, 64]
      .map((x, k) =>
        placed(
          formed(pen, roundedPath([-12, -5], 24, 10, 3), k % 2 ? '#7d1a3c' : HOUSE.orange, {
            depth: 3,
          }),
          { at: [x, -72 + (k % 2) * 6], angleDegrees: k * 30 },
        ),
      )
      .join('') +
    path('M-24 -74C-30 -92 0 -98 12 -88C30 -90 34 -74 20 -68Q-10 -62 -24 -74Z', HOUSE.white) +
    garnish([6, -86], 20),
  { tone: HOUSE.cream },
);
const greekSalad = bowled(
  '#8fbf5a',
  (pen) =>
    heaped(15, { at: [0, -76], rx: 80, ry: 12, rise: 26 }, ([x, y], k) => {
      if (k % 4 === 0)
        return formed(
          pen,
          `M${x - 18} ${y}V${y - 16}L${x} ${y - 24}L${x + 18} ${y - 16}V${y}L${x} ${y + 8}Z`,
          HOUSE.white,
          { depth: 6 },
        );
      if (k % 4 === 1)
        return formed(
          pen,
          `M${x - 20} ${y}Q${x} ${y - 30} ${x + 20} ${y}Q${x} ${y + 10} ${x - 20} ${y}Z`,
          HOUSE.red,
          { depth: 5 },
        );
      if (k % 4 === 2) return circle([x, y - 6], 15, '#4f9a4c') + circle([x, y - 6], 12, '#e4efb8');
      return (
        ball(pen, [x, y - 6], 10, '#3a2a46', { glint: 0.4 }) +
        stroke(`M${x + 14} ${y}q10 -10 4 -18`, '#a0507f', 4)
      );
    }),
  { tone: HOUSE.blue },
);
const caesarSalad = bowled(
  '#8fbf5a',
  (pen) =>
    heaped(16, { at: [0, -76], rx: 80, ry: 12, rise: 26 }, ([x, y], k) => {
      if (k % 4 === 0)
        return formed(pen, `M${x - 13} ${y + 4}V${y - 14}H${x + 13}V${y + 4}Z`, '#d9a050', {
          depth: 5,
        });
      if (k % 4 === 1)
        return placed(
          formed(pen, 'M-26 4Q0 -14 26 4Q0 12 -26 4Z', '#e8c08a', {
            depth: 4,
            extra: stroke('M-14 -4L-8 8M2 -6L8 8', '#a9682a', 3),
          }),
          { at: [x, y - 6], angleDegrees: k * 17 },
        );
      if (k % 4 === 2)
        return path(`M${x - 20} ${y}L${x + 14} ${y - 16}L${x + 20} ${y - 4}Z`, '#fbeab4');
      return placed(
        formed(pen, 'M-30 6Q-30 -22 0 -26T30 6Q0 16 -30 6Z', k % 3 ? '#a5cf56' : '#7fb848', {
          depth: 5,
          extra: stroke('M0 10V-20', '#e2f0b8', 4),
        }),
        { at: [x, y], angleDegrees: ((k * 37) % 60) - 30 },
      );
    }),
  { tone: HOUSE.wood },
);
const pierogi = plated(
  (pen) =>
    heaped(5, { at: [0, -16], rx: 58, ry: 12, rise: 30 }, ([x, y], k) =>
      placed(
        formed(pen, 'M-30 8Q-28 -26 0 -28T30 8L22 4L16 10L8 5L0 11L-8 5L-16 10L-22 4Z', '#f3dca8', {
          depth: 6,
          extra: stroke('M-24 0l4 7M-12 2l3 8M0 3v8M12 2l-3 8M24 0l-4 7', '#d2ae6c', 3),
        }),
        { at: [x, y], angleDegrees: ((k * 41) % 30) - 15 },
      ),
    ) +
    times(9, (k) =>
      circle([-30 + k * 8, -44 + ((k * 7) % 12)], 4, k % 2 ? '#c98a3c' : '#f0b9a0'),
    ).join('') +
    garnish([0, -54], 18),
);
const ribs = plated(
  (pen) =>
    times(6, (k) => rod(pen, `M${-58 + k * 24} -46V-66`, '#f6ecd8', 10)).join('') +
    formed(
      pen,
      'M-80 -16C-84 -44 -70 -54 -50 -52H60C80 -54 88 -40 82 -16Q70 0 40 0H-44Q-74 0 -80 -16Z',
      '#8a3a20',
      {
        depth: 9,
        light: 5,
        extra:
          times(5, (k) =>
            stroke(`M${-46 + k * 24} -54Q${-50 + k * 24} -26 ${-46 + k * 24} 2`, '#5f2414', 5),
          ).join('') +
          times(5, (k) => stroke(`M${-66 + k * 26} -40q8 -6 14 0`, '#e08a4c', 4)).join(''),
      },
    ),
);
const handle = (pen: Pen) => rod(pen, 'M108 -30H190', HOUSE.woodDark, 15);
const shakshuka: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    handle(pen) +
    formed(pen, 'M-114 -34H114L96 0H-96Z', '#3b3f58', { depth: 9 }) +
    ellipse([0, -34], 114, 32, '#4d5270') +
    ellipse([0, -34], 104, 27, '#cf4530') +
    [
      [-52, -40],
      [46, -44],
      [-4, -24],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            `M${x - 34} ${y}Q${x - 30} ${y - 15} ${x} ${y - 13}T${x + 34} ${y}Q${x + 24} ${y + 14} ${x} ${y + 11}T${x - 34} ${y}Z`,
            HOUSE.white,
          ) +
          ellipse([x, y - 3], 13, 8, HOUSE.yellow) +
          ellipse([x - 3, y - 6], 4, 2, '#fff1b8'),
      )
      .join('') +
    [-80, 0, 78, 40].map((x, k) => garnish([x, -28 - (k % 2) * 24], 14)).join('') +
    steamOver([0, -70]),
  anchors: { grip: { at: [160, -30] } },
});
const fondue: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.16,
  svg:
    path('M-10 -14C-18 -34 -4 -38 0 -54C10 -38 18 -32 10 -14Z', HOUSE.fire) +
    formed(pen, 'M-26 0H26L20 -16H-20Z', HOUSE.metalDark, { depth: 5 }) +
    rod(pen, 'M-70 0L-54 -60M70 0L54 -60', HOUSE.metalDark, 8) +
    rod(pen, 'M84 -96L140 -112', HOUSE.woodDark, 14) +
    ellipse([0, -124], 88, 20, darker(color, 0.2)) +
    ellipse([0, -122], 80, 16, HOUSE.cheese) +
    formed(
      pen,
      'M-88 -124Q0 -90 88 -124C90 -80 60 -58 40 -58H-40C-60 -58 -90 -80 -88 -124Z',
      color,
      { depth: 14, light: 6 },
    ) +
    path('M-50 -112Q-46 -80 -40 -80T-32 -106Z', HOUSE.cheese) +
    [
      [-30, -60],
      [24, 50],
    ]
      .map(
        ([x = 0, tip = 0]) =>
          rod(pen, `M${x} -128L${tip} -196`, HOUSE.metal, 4) +
          rod(pen, `M${(x + tip) / 2 - (x - tip) * 0.2} -176L${tip} -196`, HOUSE.woodDark, 8) +
          formed(pen, `M${x - 14} -120L${x - 8} -140H${x + 12}L${x + 14} -118Z`, HOUSE.bread, {
            depth: 4,
          }),
      )
      .join(''),
});
const thali: Drawer = (pen) => ({
  unitCm: 0.17,
  svg:
    ellipse([0, -10], 128, 44, darker(HOUSE.metal, 0.24)) +
    ellipse([0, -16], 128, 44, HOUSE.metal) +
    ellipse([0, -15], 116, 38, lighter(HOUSE.metal, 0.3)) +
    formed(pen, 'M-34 -12Q-30 -40 0 -42T34 -12Q0 2 -34 -12Z', HOUSE.white, { depth: 6 }) +
    (['#e08a2c', '#5f8f3f', '#b8452c', '#f3d25a', HOUSE.cream] as const)
      .map((fill, k) => {
        const [x = 0, y = 0] = [
          [-84, -14],
          [-62, -38],
          [0, -48],
          [62, -38],
          [84, -14],
        ][k] ?? [0, 0];
        return (
          path(`M${x - 27} ${y - 8}H${x + 27}L${x + 19} ${y + 12}H${x - 19}Z`, HOUSE.metalDark) +
          ellipse([x, y - 8], 27, 9, HOUSE.metal) +
          ellipse([x, y - 8], 22, 7, fill)
        );
      })
      .join('') +
    placed(
      formed(pen, 'M-36 0A36 14 0 0 1 36 0A36 14 0 0 1 -36 0Z', '#f0d3a0', {
        depth: 4,
        extra: [-14, 8, 20].map((x, k) => ellipse([x, (k % 2) * 5 - 3], 6, 3, '#b9803a')).join(''),
      }),
      { at: [36, 6], angleDegrees: -6 },
    ),
});
const tandoori = plated(
  (pen) =>
    [
      [-44, -12],
      [40, 8],
      [-2, -4],
    ]
      .map(([x = 0, turn = 0], k) =>
        placed(
          rod(pen, 'M40 -8L70 -14', '#f6ecd8', 9) +
            formed(
              pen,
              'M-44 0C-48 -34 -6 -44 18 -32C40 -24 46 -14 46 -8C30 -2 20 8 -6 10C-30 12 -42 8 -44 0Z',
              '#c8401f',
              {
                depth: 8,
                light: 5,
                extra: [-22, 0, 22]
                  .map((s) => stroke(`M${s} -34L${s - 10} 6`, '#7a1f12', 4))
                  .join(''),
              },
            ),
          { at: [x, -16 - (k === 2 ? 22 : 0)], angleDegrees: turn },
        ),
      )
      .join('') +
    [-66, 60]
      .map(
        (x) =>
          circle([x, -8], 12, '#f3e2ee') +
          circle([x, -8], 7, '#b45a9a') +
          circle([x, -8], 4, '#f3e2ee'),
      )
      .join('') +
    placed(citrusWedge([0, 0], 16, '#8fbf40'), { at: [74, -20] }) +
    garnish([4, -60], 18),
);
const soupTopped = (broth: Hex, top: (pen: Pen) => string, tone: Hex) =>
  bowled(broth, top, { tone });
const onionSoup = soupTopped(
  '#8a5228',
  (pen) =>
    [-34, 34]
      .map((x) =>
        formed(
          pen,
          `M${x - 38} -74Q${x - 34} -104 ${x} -104T${x + 38} -74Q${x} -62 ${x - 38} -74Z`,
          HOUSE.bread,
          { depth: 6 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-88 -76Q-60 -108 0 -104T88 -76Q70 -60 56 -72Q40 -54 20 -70Q0 -52 -22 -70Q-44 -54 -58 -72Q-76 -62 -88 -76Z',
      HOUSE.cheese,
      { depth: 6, extra: [-40, 0, 44].map((x) => ellipse([x, -86], 14, 6, '#d9893a')).join('') },
    ),
  HOUSE.brown,
);
const goulash = soupTopped(
  '#a8401f',
  (pen) =>
    heaped(11, { at: [0, -74], rx: 74, ry: 10, rise: 16 }, ([x, y], k) =>
      formed(
        pen,
        roundedPath([x - 14, y - 12], 28, 20, 6),
        ['#7a3a24', '#e8a23c', '#8f4529'][k % 3] ?? '#7a3a24',
        { depth: 5 },
      ),
    ) + garnish([4, -96], 18),
  '#3b3f58',
);

/** Dishes of many countries, and what groceries are packed in. */
export const worldTable = defineFamily('world-table', {
  schnitzel,
  borscht,
  'greek-salad': greekSalad,
  'caesar-salad': caesarSalad,
  pierogi,
  ribs,
  shakshuka,
  fondue,
  thali,
  tandoori,
  ...handFood,
  'onion-soup': onionSoup,
  goulash,
  ...groceryPacks,
  terrine,
  khachapuri,
});
