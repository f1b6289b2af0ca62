import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';

/** What is laid out on the ground for those who eat there. */

/** The cloth as it lies, seen across: half of its near and far edge, and how far up the far one is. */
const CLOTH = { near: 150, far: 116, up: 52 } as const;

/** The point of the cloth at these shares of its width (-1 to 1) and depth (0 near, 1 far). */
const onCloth = (across: number, deep: number): readonly [number, number] => [
  across * (CLOTH.near + (CLOTH.far - CLOTH.near) * deep),
  -CLOTH.up * deep,
];

const strip = (from: number, to: number) => {
  const corners = [onCloth(from, 0), onCloth(from, 1), onCloth(to, 1), onCloth(to, 0)];
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
};
const across = (from: number, to: number) => {
  const corners = [onCloth(-1, from), onCloth(-1, to), onCloth(1, to), onCloth(1, from)];
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
};

/** Gingham: stripes both ways, deeper where they cross. */
const gingham = (pen: Pen, color: Hex): string => {
  const outline = 'M-152 0L-118 -53Q0 -56 118 -53L152 0Q76 5 0 2T-152 0Z';
  const stripes = times(7, (index) => strip(-1 + index * 0.3, -0.85 + index * 0.3));
  const bands = times(3, (index) => across(0.06 + index * 0.34, 0.24 + index * 0.34));
  return formed(pen, outline, HOUSE.cream, {
    depth: 5,
    light: 2,
    extra: [...stripes, ...bands].map((data) => path(data, color, { opacity: 0.5 })).join(''),
  });
};

/** A hamper with its lid up, a loaf and a bottle looking out of it. */
const hamper = (pen: Pen): string => {
  const wicker = '#c98d4f';
  const weave = times(4, (index) =>
    stroke(`M-44 ${-8 - index * 9}H44`, darker(wicker, 0.2), 2),
  ).join('');
  return (
    formed(pen, 'M-40 -44L-52 -88H34L42 -44Z', darker(wicker, 0.12), { depth: 5, light: 2 }) +
    rod(pen, 'M16 -46L24 -92', '#3f7f5b', 13) +
    rod(pen, 'M24 -92L28 -112', '#3f7f5b', 6) +
    formed(pen, 'M-34 -44C-40 -66 -18 -80 -8 -76C4 -72 2 -54 -4 -42Z', HOUSE.bread, {
      depth: 5,
      extra: stroke('M-30 -62L-20 -66M-24 -72L-12 -74', HOUSE.crust, 3),
    }) +
    formed(pen, roundedPath([-44, -46], 88, 46, 6), wicker, { depth: 8, light: 3, extra: weave }) +
    stroke('M-46 -46H46', lighter(wicker, 0.25), 5)
  );
};

const pie = (pen: Pen): string =>
  formed(pen, 'M-34 -12H34L26 0H-26Z', HOUSE.metal, { depth: 4 }) +
  formed(pen, 'M-38 -12C-34 -34 34 -34 38 -12Q0 -6 -38 -12Z', HOUSE.bread, {
    depth: 5,
    light: 3,
    extra: stroke('M-20 -12L4 -30M-2 -12L22 -28M20 -12L-4 -30M2 -12L-22 -28', HOUSE.crust, 3),
  });

const sandwich = (pen: Pen): string =>
  formed(pen, 'M-24 0L0 -26L24 0Z', HOUSE.bread, { depth: 4, light: 2 }) +
  stroke('M-19 -1L2 -23', '#8cc152', 3.4) +
  stroke('M-14 -1L6 -19', HOUSE.coral, 3.4);

const jug = (pen: Pen): string =>
  stroke('M15 -36C34 -38 32 -10 14 -12', HOUSE.blue, 5) +
  formed(pen, 'M-14 -46L-20 -50L-17 -44C-22 -30 -22 -6 -16 0H14C22 -8 20 -30 15 -46Z', HOUSE.blue, {
    depth: 6,
    light: 3,
  }) +
  ellipse([0, -46], 15, 4, lighter(HOUSE.yellow, 0.2));

const apple = (pen: Pen, color: Hex): string =>
  ball(pen, [0, -11], 12, color) + stroke('M0 -21Q1 -27 4 -28', HOUSE.woodDark, 2.4);

const grapes = (): string =>
  [
    [-9, -5],
    [0, -5],
    [9, -5],
    [-5, -12],
    [5, -12],
    [0, -19],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 6, '#7a4f9a') + circle([x - 2, y - 2], 1.8, '#b79ad0'))
    .join('');

const plate = (content: string): string =>
  path(ellipsePath([0, 0], 38, 8), '#d7dde8') +
  path(ellipsePath([0, -2], 38, 8), HOUSE.white) +
  content;

/** A cloth on the grass with all that was in the hamper. */
const picnicSpread: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.52,
  svg:
    gingham(pen, color) +
    placed(hamper(pen), { at: [-62, -32] }) +
    placed(jug(pen), { at: [72, -32], scaleX: 1.1 }) +
    placed(pie(pen), { at: [16, -30], scaleX: 1.05 }) +
    placed(apple(pen, HOUSE.red), { at: [-8, -10] }) +
    placed(apple(pen, '#8cc152'), { at: [14, -6] }) +
    placed(
      plate(placed(sandwich(pen), { at: [-11, -1] }) + placed(sandwich(pen), { at: [13, 1] })),
      {
        at: [74, -11],
      },
    ) +
    leaf([-58, -26], 14, 6, -100, HOUSE.leaf) +
    placed(grapes(), { at: [-62, -8], scaleX: 1.1 }),
  anchors: { top: { at: [0, -20], spanCm: 220 } },
});

/** What lies ready on the ground. */
export const picnicGood = defineFamily('picnic-good', { 'picnic-spread': picnicSpread });
