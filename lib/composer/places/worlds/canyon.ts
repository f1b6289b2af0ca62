import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { addMountains } from '../outdoor/far';
import { leafFan } from '../outdoor/frame';
import { rock } from '../outdoor/scenery';
import { addSky } from '../outdoor/sky';
import { addSkySigns } from '../outdoor/weather';
import type { Ground } from '../place';
import { world } from './world';
import { pool, waterfall } from './falling-water';
import { cliff } from './rock-walls';

/** Walls of rock on both sides, a fall between them, a pool, and perhaps a bridge. */

const n = number;

const ROCKS: readonly (readonly [Hex, Hex, Hex])[] = [
  ['#d98a5b', '#c76f4b', '#b25d45'],
  ['#8f9bb0', '#7f8aa4', '#6f7a96'],
  ['#b59a80', '#a38568', '#8f7358'],
];

const DESERT_ROCK = ['#d98a5b', '#c76f4b', '#b25d45'] as const;

function ropeBridge(canvas: Canvas, left: number, right: number, y: number): string {
  const { air, unit } = canvas;
  const sag = 66 * unit;
  const at = (share: number): Point => [
    left + (right - left) * share,
    y + sag * Math.sin(Math.PI * share),
  ];
  const line = (lift: number, droop: number) =>
    smooth(
      times(16, (_, share): Point => [
        at(share)[0],
        at(share)[1] - (lift + droop * (1 - Math.sin(Math.PI * share))) * unit,
      ]),
    );
  const thread = (data: string, color: Hex, width: number) =>
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${n(width * unit)}"/>`;
  const dark = air.tone('#5a3526', -0.2);
  const planks = times(40, (index, share) => {
    const [x, py] = at(share);
    return rectangle(
      [x - 9 * unit, py + 2 * unit],
      15 * unit,
      13 * unit,
      air.tone(index % 3 ? '#b8763f' : '#d89a58', index % 2 ? 0.2 : 0),
    );
  });
  const ropes = times(22, (_, share) => {
    const [x, py] = at(share);
    return `M${n(x)} ${n(py - (58 + 28 * (1 - Math.sin(Math.PI * share))) * unit)}V${n(py + 6 * unit)}`;
  });
  const posts = [left, right].map(
    (x) =>
      rectangle([x - 11 * unit, y - 104 * unit], 22 * unit, 124 * unit, air.tone('#7a4a32', -0.2)) +
      rectangle([x - 11 * unit, y - 104 * unit], 9 * unit, 124 * unit, air.tone('#b8763f', 0.3)),
  );
  return (
    thread(line(-16, 0), dark, 8) +
    planks.join('') +
    thread(ropes.join(''), dark, 2.2) +
    thread(line(60, 28), dark, 5) +
    thread(line(28, 10), dark, 3) +
    posts.join('')
  );
}

interface Gorge {
  x: number;
  colors: readonly [Hex, Hex, Hex];
  poolTop: number;
  hasWater: boolean;
  /** In a desert nothing grows on the rocks. */
  isDry: boolean;
}

/** Cliffs at both sides that leave `reach` of the width between them. */
function addCliffs(
  canvas: Canvas,
  { x, colors, isDry }: Gorge,
  id: string,
  [reach, top, far, steps, depth]: readonly [number, number, number, number, number],
): void {
  const w = canvas.widthPx;
  const common = { far, steps, colors, trees: !isDry };
  const left = cliff(canvas, { ...common, from: -w * 0.08, to: x - w * reach, top, side: -1 });
  const right = cliff(canvas, {
    ...common,
    from: x + w * reach,
    to: w * 1.08,
    top: top - 20 * canvas.unit,
    side: 1,
  });
  canvas.add({ id, depth, svg: left + right, shows: isDry ? ['canyon', 'desert'] : ['canyon'] });
}

function addGorgeFloor(canvas: Canvas, gorge: Gorge): void {
  const { heightPx, widthPx, random, unit, stage } = canvas;
  const { x, poolTop, colors, hasWater } = gorge;
  if (!hasWater) {
    canvas.add({ id: 'floor', depth: 0.06, svg: sandFloor(canvas, colors, poolTop) });
    return;
  }
  canvas.add({
    id: 'pool',
    depth: 0.06,
    svg: pool(canvas, x, poolTop),
    shows: ['waterfall', 'river'],
  });
  const rocks = times(9, (index) => {
    const side = index % 2 ? 1 : -1;
    const foot: Point = [
      x + side * random.between(0.19, 0.3) * widthPx,
      heightPx * random.between(0.8, 0.97),
    ];
    return rock(canvas, foot, random.between(26, 54) * unit, 0.02, '#9a7a70');
  });
  canvas.add({ id: 'rocks', depth: 0.08, svg: rocks.join('') });
  canvas.spots.push({
    kind: 'water',
    at: [x, heightPx * 0.86],
    widthPx: widthPx * 0.36,
    pxPerCm: stage.pxPerCm,
    depth: 0.6,
  });
}

/** Of the height, how much lower the rim is under northern lights or a rainbow. */
const SKY_TOLD = 0.14;

function drawCanyon(canvas: Canvas): Ground {
  const { heightPx, widthPx: w, stage, random, unit, air } = canvas;
  // What is to be seen in the sky has room over the rim.
  const isSkyTold = /^(?:aurora|rainbow)$/.test(stage.weather) || stage.parts.includes('aurora');
  const rim = heightPx * (random.between(0.3, 0.36) + (isSkyTold ? SKY_TOLD : 0));
  const x = w * (0.5 + (stage.focusX > 0.5 ? -1 : 1) * random.between(0, 0.08));
  const isTold = (part: string) => stage.parts.includes(part);
  const isDry = isTold('desert');
  const colors = isDry ? DESERT_ROCK : random.pick(ROCKS as [readonly [Hex, Hex, Hex]]);
  const isByChance = !isDry && !isTold('river') && random.chance(0.5);
  const hasFall = isTold('waterfall') || isByChance;
  const hasWater = hasFall || isTold('river');
  const gorge: Gorge = { x, colors, hasWater, isDry, poolTop: heightPx * 0.72 };
  addSky(canvas, rim + 80 * unit);
  addMountains(canvas, rim + 30 * unit, { isSnowy: !isDry && random.chance(0.6) });
  canvas.add({
    id: 'canyon-floor',
    depth: 0.032,
    svg: rectangle([0, rim + 20 * unit], w, heightPx, air.tone(colors[2], -0.35, 0.35)),
  });
  addCliffs(canvas, gorge, 'far-cliffs', [0.045, rim, 0.55, 4, 0.034]);
  if (hasWater && !hasFall) canvas.add(farRiver(canvas, x, rim + 40 * unit, gorge.poolTop));
  if (hasFall) {
    const fall = waterfall(canvas, x, rim + 26 * unit, gorge.poolTop - 6 * unit, w * 0.055);
    canvas.add({ id: 'waterfall', depth: 0.0345, svg: fall, shows: ['waterfall'] });
  }
  addSkySigns(canvas, isSkyTold ? rim + 40 * unit : gorge.poolTop, stage.parts);
  addCliffs(canvas, gorge, 'cliffs', [0.17, rim - 50 * unit, 0.26, 3, 0.05]);
  addGorgeFloor(canvas, gorge);
  addCliffs(canvas, gorge, 'near-cliffs', [0.33, heightPx * 0.42, 0.04, 2, 0.07]);
  if (stage.parts.includes('bridge')) {
    canvas.add({
      id: 'rope-bridge',
      depth: 0.09,
      svg: ropeBridge(canvas, x - w * 0.34, x + w * 0.34, heightPx * 0.53),
      shows: ['bridge'],
    });
  }
  const fern = (side: number, index: number) =>
    leafFan(
      canvas,
      [
        side < 0 ? (10 + index * 30) * unit : w - (10 + index * 30) * unit,
        heightPx + 10 * unit - index * 4,
      ],
      random.between(80, 130) * unit,
      '#2f8a5a',
      -Math.PI / 2 + side * -0.25,
      7,
      -0.5,
    );
  const ferns = [-1, 1].flatMap((side) => times(6, (index) => fern(side, index)));
  if (!isDry)
    canvas.add({ id: 'frame-ferns', role: 'foreground', depth: 0.97, svg: ferns.join('') });
  return openGround(stage, heightPx * 0.6, heightPx * 0.88);
}

/** A river that winds down the gorge from far to the pool before it. */
function farRiver(
  { widthPx: w, air }: Canvas,
  x: number,
  top: number,
  bottom: number,
): Parameters<Canvas['add']>[0] {
  const h = bottom - top;
  const at = (share: number, aside: number) => `${n(x + aside * w)} ${n(top + share * h)}`;
  const bed = `M${at(0, -0.004)}C${at(0.3, 0.05)} ${at(0.4, 0.06)} ${at(0.55, -0.01)}C${at(0.7, -0.08)} ${at(0.85, -0.14)} ${at(1.06, -0.16)}L${at(1.06, 0.16)}C${at(0.85, 0.1)} ${at(0.76, 0.02)} ${at(0.6, 0.05)}C${at(0.45, 0.1)} ${at(0.3, 0.07)} ${at(0, 0.004)}Z`;
  return {
    id: 'far-river',
    depth: 0.0345,
    svg: path(bed, air.tone('#58b0c8', 0.3, 0.2)),
    shows: ['river'],
  };
}

function sandFloor(canvas: Canvas, colors: readonly [Hex, Hex, Hex], top: number): string {
  const { widthPx, heightPx, air, pen, unit } = canvas;
  const fill = pen.linear(
    [0, top],
    [0, heightPx],
    [
      [0, air.tone(mix(colors[0], '#f3d9a4', 0.6), 0.2, 0.3)],
      [1, air.tone(mix(colors[0], '#f3d9a4', 0.4), -0.2)],
    ],
  );
  return path(
    `M-10 ${n(top + 10 * unit)}Q${n(widthPx * 0.5)} ${n(top - 24 * unit)} ${n(widthPx + 10)} ${n(top + 10 * unit)}V${heightPx + 10}H-10Z`,
    fill,
  );
}

export const canyon = world('canyon', drawCanyon);

export const waterfallPlace = world('waterfall', (canvas) => {
  const stage = { ...canvas.stage, parts: [...canvas.stage.parts, 'waterfall'] };
  return drawCanyon({ ...canvas, stage });
});
