import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, pointsOf } from '../form';
import type { Pen } from '../pen';

/** Food that is cut, and what is baked in a dish: a loaf with its slices, a sandwich in two, a gratin. */

const CRUST: Hex = '#d08a3e';
const CRUMB: Hex = '#f9e3b4';
const PORES = '-26 -30, 10 -50, 24 -20, -10 -84, 30 -84, -34 -66, 2 -14';
const SLICE = 'M-56 0V-64C-86 -84 -68 -122 0 -122S86 -84 56 -64V0Q0 6 -56 0Z';

/** A slice that is seen a little from its side: its crust behind, its crumb before. */
function slice(pen: Pen, color: Hex, narrow: number): string {
  const face =
    path(SLICE, color) +
    placed(
      path(SLICE, CRUMB) +
        pointsOf(PORES)
          .map(([x, y], index) => ellipse([x, y], 6 - (index % 3), 4, '#ecc98c'))
          .join(''),
      { scaleX: 0.86, scaleY: 0.91, at: [0, -5] },
    );
  const crust = placed(formed(pen, SLICE, darker(color, 0.16), { depth: 0, light: 0 }), {
    at: [11, -2],
    scaleX: narrow,
    scaleY: 1,
  });
  return crust + placed(face, { at: [0, 0], scaleX: narrow, scaleY: 1 });
}

const slicedLoaf: Drawer = (pen, { color = CRUST }) => {
  const body = 'M-20 0V-64C-44 -84 -30 -122 26 -122H186C236 -122 246 -78 222 -58V-12Q222 0 206 0Z';
  const scores = [60, 112, 164]
    .map(
      (x) =>
        stroke(`M${x} -108l26 18`, darker(color, 0.2), 13) +
        stroke(`M${x} -108l26 18`, '#f6d9a0', 8),
    )
    .join('');
  const crumbs = pointsOf('-214 4, -60 8, -30 5, -236 0, -110 9, 30 7')
    .map(([x, y], index) => ellipse([x, y], 5 - (index % 2), 3, CRUST))
    .join('');
  const fallen: readonly (readonly [x: number, lean: number])[] = [
    [-84, -7],
    [-138, -15],
    [-192, -24],
  ];
  return {
    unitCm: 0.09,
    svg:
      formed(pen, body, color, { depth: 16, light: 8, extra: scores }) +
      placed(slice(pen, color, 0.52), { at: [-22, 0] }) +
      fallen
        .map(([x, lean]) => placed(slice(pen, color, 0.56), { at: [x, 2], angleDegrees: lean }))
        .join('') +
      crumbs,
    anchors: { top: { at: [100, -120], spanCm: 170 } },
  };
};

/** Layers of a sandwich from the board up, each so high. */
const LAYERS: readonly (readonly [fill: Hex, high: number])[] = [
  ['#f6dca6', 18],
  ['#7cb84f', 8],
  ['#f2a29b', 9],
  [HOUSE.cheese, 7],
  [HOUSE.red, 10],
  ['#7cb84f', 7],
  ['#f6dca6', 18],
];

/** A half of a sandwich on its crusts, the cut side to the front. */
function half(pen: Pen, wide: number): string {
  const [left, right] = [-wide / 2, wide / 2];
  let y = 0;
  const layers = LAYERS.map(([fill, high], index) => {
    y -= high;
    const isBread = index === 0 || index === LAYERS.length - 1;
    const out = isBread ? 0 : index % 2 === 0 ? -3 : 4;
    const layer = rectangle([left - out, y], wide + out * 2, high + 1, fill, { radius: 4 });
    const waves = times(7, (wave) => `q${wide / 28} ${wave % 2 ? -4 : 6} ${wide / 14} 0`).join('');
    const isLeafy = fill === '#7cb84f';
    return isLeafy
      ? layer + stroke(`M${left} ${y + high}${waves}${waves}`, lighter(fill, 0.16), 5)
      : layer;
  }).join('');
  const crusts =
    rectangle([left, -18], 9, 18, CRUST, { radius: 3 }) +
    rectangle([right - 9, -18], 9, 18, CRUST, { radius: 3 }) +
    rectangle([left, y], 9, 18, CRUST, { radius: 3 }) +
    rectangle([right - 9, y], 9, 18, CRUST, { radius: 3 });
  const peak: Point = [right * 0.24, y - wide * 0.3];
  const top = `M${left} ${y + 2}L${peak[0] - 8} ${peak[1]}Q${peak[0]} ${peak[1] - 4} ${peak[0] + 8} ${peak[1]}L${right} ${y + 2}Z`;
  return (
    formed(pen, top, '#e0a661', { depth: 6, light: 4 }) +
    placed(path(top, '#edc083'), { at: [0, y * 0.14], scaleX: 0.86, scaleY: 0.86 }) +
    layers +
    crusts
  );
}

const sandwichHalves: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    placed(half(pen, 168), { at: [96, -12], angleDegrees: 5, scaleX: -1, scaleY: 1 }) +
    placed(half(pen, 178), { at: [-84, 0], angleDegrees: -3 }),
});

const RIM =
  'M-118 -84H118Q128 -84 131 -76L150 -46Q153 -38 142 -38H-142Q-153 -38 -150 -46L-131 -76Q-128 -84 -118 -84Z';
const FILLED =
  'M-110 -78H110Q118 -78 121 -72L134 -50Q136 -44 128 -44H-128Q-136 -44 -134 -50L-121 -72Q-118 -78 -110 -78Z';
const SIDE = 'M-150 -42H150L140 -8Q138 0 128 0H-128Q-138 0 -140 -8Z';

const handles = (color: Hex) =>
  [-1, 1]
    .map((side) =>
      stroke(`M${side * 140} -64q${side * 38} -4 ${side * 34} 12t${side * -28} 14`, color, 13),
    )
    .join('');

/** The near side of a dish, with what is in it seen through where it is of glass. */
function dishSide(pen: Pen, color: Hex, isGlass: boolean): string {
  if (!isGlass)
    return (
      formed(pen, SIDE, color, { depth: 12, light: 8 }) +
      stroke('M-138 -26H138', lighter(color, 0.3), 4)
    );
  const layers = ['#c94f3a', '#f3d99a', '#a83f30', '#f3d99a', '#c94f3a']
    .map((fill, index) => rectangle([-146, -40 + index * 8], 292, 8.6, fill))
    .join('');
  return (
    pen.clip(SIDE, layers) +
    path(SIDE, '#d8eef2', { opacity: 0.38 }) +
    stroke('M-132 -32L-124 -8', '#ffffff', 6, { opacity: 0.7 }) +
    stroke('M-112 -32L-107 -12', '#ffffff', 4, { opacity: 0.6 })
  );
}

/** Cheese that has browned over what is baked, with sauce at the edges and herbs on it. */
function browned(pen: Pen): string {
  const spots = pointsOf(
    '-92 -60, -48 -70, -20 -54, 24 -68, 62 -56, 98 -66, -70 -50, 40 -48, -4 -74, 82 -74',
  )
    .map(([x, y], index) =>
      ellipse([x, y], 16 - (index % 3) * 3, 5.4, index % 2 ? '#c9762c' : '#d98f3a', {
        opacity: 0.85,
      }),
    )
    .join('');
  const sauce = [-118, -66, 4, 74, 116]
    .map((x, index) => ellipse([x, index % 2 ? -47 : -74], 14, 4, '#c94f3a'))
    .join('');
  const herbs = pointsOf('-58 -58, 8 -62, 50 -60, 84 -50, -88 -70, -30 -64')
    .map(([x, y], index) =>
      placed(ellipse([0, 0], 7, 3, HOUSE.leaf), { at: [x, y], angleDegrees: index * 47 }),
    )
    .join('');
  return pen.clip(FILLED, path(FILLED, '#f0bb52') + sauce + spots + herbs);
}

const bakedDish =
  (isGlass: boolean): Drawer =>
  (pen, { color = HOUSE.teal }) => {
    const ware = isGlass ? '#cfe6ec' : color;
    return {
      unitCm: 0.12,
      svg:
        handles(darker(ware, 0.08)) +
        dishSide(pen, ware, isGlass) +
        path(RIM, isGlass ? '#e4f3f6' : lighter(ware, 0.18)) +
        browned(pen),
      anchors: { top: { at: [0, -58], spanCm: 220 } },
    };
  };

export const cutFood = defineFamily('cut-food', {
  'sliced-loaf': slicedLoaf,
  'sandwich-halves': sandwichHalves,
  'baked-dish': bakedDish(false),
  'baked-glass-dish': bakedDish(true),
});
