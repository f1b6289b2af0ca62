import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addFarHills, addMist } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { waterfall } from './falling-water';
import { world } from './world';

/** Planks on ropes over a gorge, from their side and so near that those on them are large. */

/** Shares of the height: where the planks are, how far they sag, how high the hand rope is. */
const DECK = { y: 0.78, thick: 0.03, sag: 0.018, rail: 0.17 } as const;
const FAR_SHARE = 0.52;
/** Of the width, what the walls of the gorge take on each side, far and near. */
const WALLS = [
  { reach: 0.36, top: 0.34, color: '#b08a68', far: 0.24 },
  { reach: 0.22, top: 0.5, color: '#8f6a4e', far: 0.02 },
] as const satisfies readonly { reach: number; top: number; color: Hex; far: number }[];
const PLANKS = 26;
const HANGERS = 9;
const WOOD: Hex = '#a8754c';
const ROPE: Hex = '#d8bd8a';

const n = number;
const WOODED = /^(?:jungle|forest)$/;

const sagAt = (share: number) => Math.sin(Math.PI * share);

/** A side of the gorge, in steps down to where it is lost in the mist. */
function wall(canvas: Canvas, side: -1 | 1, at: (typeof WALLS)[number]): string {
  const { widthPx, heightPx, air, random, unit } = canvas;
  const edge = side < 0 ? 0 : widthPx;
  const reach = widthPx * at.reach;
  const top = heightPx * at.top;
  const inwards = (share: number) => edge - side * reach * share;
  const points: Point[] = [
    [edge + side * 20, heightPx + 10],
    [edge + side * 20, top + random.between(-14, 14) * unit],
    [inwards(0.62), top + random.between(-10, 24) * unit],
    [inwards(0.86), top + heightPx * 0.07],
    [inwards(0.8), top + heightPx * 0.19],
    [inwards(1), top + heightPx * 0.25],
    [inwards(0.86), heightPx + 10],
  ];
  const shade: Point[] = [
    [inwards(0.5), heightPx + 10],
    [inwards(0.42), top + heightPx * 0.1],
    [inwards(0.62), top + 10 * unit],
    ...points.slice(3),
  ];
  const turf: Point[] = [
    [edge + side * 20, top - 16 * unit],
    [inwards(0.6), top - 8 * unit],
    [inwards(0.7), top + 26 * unit],
    [inwards(0.4), top + 18 * unit],
    [edge + side * 20, top + 26 * unit],
  ];
  return (
    shape(points, air.tone(at.color, 0.12, at.far)) +
    shape(shade, air.tone(at.color, -0.18, at.far)) +
    shape(turf, air.tone('#6f9f5a', 0.1, at.far))
  );
}

/** Where a rope runs that is so much over the planks. */
const ropePath = ({ widthPx, heightPx }: Canvas, over: number): string => {
  const y = heightPx * (DECK.y - over);
  const low = y + heightPx * DECK.sag * 2;
  return `M${n(-20)} ${n(y)}Q${n(widthPx / 2)} ${n(low)} ${n(widthPx + 20)} ${n(y)}`;
};

function rail(canvas: Canvas): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const hangers = times(HANGERS, (index) => {
    const share = (index + 0.5) / HANGERS;
    const y = heightPx * (DECK.y + DECK.sag * sagAt(share));
    return `M${n(widthPx * share)} ${n(y)}V${n(y - heightPx * DECK.rail)}`;
  }).join('');
  return (
    stroke(hangers, air.tone(ROPE, -0.12), 4 * unit) +
    stroke(ropePath(canvas, DECK.rail), air.tone(ROPE, 0), 9 * unit) +
    stroke(ropePath(canvas, DECK.rail * 0.5), air.tone(ROPE, -0.1), 5 * unit)
  );
}

function planks(canvas: Canvas): string {
  const { widthPx, heightPx, air, random, unit } = canvas;
  const step = widthPx / PLANKS;
  const boards = times(PLANKS + 1, (index) => {
    const y = heightPx * (DECK.y + DECK.sag * sagAt(index / PLANKS));
    return rectangle(
      [(index - 0.5) * step + 2 * unit, y - 5 * unit],
      step - 5 * unit,
      heightPx * DECK.thick,
      air.tone(WOOD, random.between(-0.12, 0.22)),
      { radius: 4 * unit },
    );
  });
  const under = stroke(ropePath(canvas, -DECK.thick * 0.8), air.tone('#6f4a35', -0.1), 9 * unit);
  return under + boards.join('') + stroke(ropePath(canvas, -0.002), air.tone(ROPE, 0.05), 6 * unit);
}

/** Where the fall comes down between the far walls: shares of the width and the height. */
const FALL = { x: 0.5, half: 0.1, top: 0.36, bottom: 0.9 } as const;

/** A fall in the gorge under the bridge, over a lip of its own rock. */
function addFall(canvas: Canvas): void {
  const { widthPx: w, heightPx: h, air } = canvas;
  const [x, half, top] = [w * FALL.x, w * FALL.half, h * FALL.top];
  const lip: Point[] = [
    [x - half * 2.4, h],
    [x - half * 2.2, top + h * 0.05],
    [x - half * 1.5, top - h * 0.015],
    [x - half * 0.9, top + h * 0.004],
    [x + half * 0.9, top + h * 0.004],
    [x + half * 1.6, top - h * 0.02],
    [x + half * 2.3, top + h * 0.04],
    [x + half * 2.5, h],
  ];
  canvas.add({
    id: 'fall',
    depth: 0.0385,
    svg: shape(lip, air.tone('#8f7a68', 0, 0.3)) + waterfall(canvas, x, top, h * FALL.bottom, half),
    shows: ['waterfall'],
  });
}

/** Trees that hang over the walls of a gorge in the jungle. */
function addJungle(canvas: Canvas): void {
  const { widthPx: w, heightPx: h, air, random } = canvas;
  const crowns = (side: -1 | 1) =>
    times(9, (index) => {
      const near = index / 8;
      const x = side < 0 ? w * 0.3 * (1 - near) : w - w * 0.3 * (1 - near);
      const y = h * (0.3 + 0.16 * near) - h * random.between(0, 0.06);
      const r = w * (0.05 + 0.05 * near);
      return ellipse([x, y], r, r * 0.82, air.tone(random.pick(JUNGLE), 0.1, 0.2 * (1 - near)));
    }).join('');
  canvas.add({
    id: 'jungle',
    depth: 0.041,
    svg: crowns(-1) + crowns(1),
    shows: ['jungle', 'forest'],
  });
}
const JUNGLE = ['#2f7f4f', '#3f9a58', '#276b47', '#57ad5f'] as const satisfies readonly Hex[];

function drawRopeBridge(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage, unit, air } = canvas;
  const shows = ['rope-bridge', ...stage.parts.filter((part) => part === 'canyon')];
  const farPx = heightPx * FAR_SHARE;
  addSky(canvas, farPx);
  addFarHills(canvas, farPx, '#7f9f8c');
  canvas.add({
    id: 'depth',
    depth: 0.03,
    svg: path(`M0 ${n(farPx)}H${widthPx}V${heightPx}H0Z`, air.tone('#7f93a0', -0.1, 0.5)),
    shows,
  });
  if (stage.parts.includes('waterfall')) addFall(canvas);
  if (stage.parts.some((part) => WOODED.test(part))) addJungle(canvas);
  for (const [index, at] of WALLS.entries()) {
    canvas.add({
      id: `gorge-${index + 1}`,
      depth: 0.034 + index * 0.006,
      svg: wall(canvas, -1, at) + wall(canvas, 1, at),
      shows,
    });
    addMist(
      canvas,
      `gorge-mist-${index + 1}`,
      heightPx * 0.93,
      150 * unit,
      0.5,
      0.036 + index * 0.006,
    );
  }
  canvas.add({ id: 'hand-rope', depth: 0.047, svg: rail(canvas), shows: ['rope-bridge'] });
  canvas.add({ id: 'planks', depth: 0.05, svg: planks(canvas), shows: ['rope-bridge'] });
  const standPx = heightPx * (DECK.y + DECK.sag * 0.7);
  return {
    yAt: (depth) => standPx + (depth - 0.55) * 6 * unit,
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

export const ropeBridge = world('rope-bridge', drawRopeBridge);
