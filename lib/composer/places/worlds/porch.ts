import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { kitThingAt } from '../kit-things';
import type { Ground } from '../place';
import { world } from './world';

/** The porch of a house: clapboards, a door and a window, boards on the floor, posts and a lamp. */

const n = number;

interface Porch {
  canvas: Canvas;
  /** Where the wall meets the floor. */
  edge: number;
  /** Pixels of a centimetre at the wall. */
  s: number;
  doorX: number;
  windowX: number;
  /** The side of the door that the lamp is on. */
  inner: -1 | 1;
}

const isLit = ({ air }: Canvas) => air.areLampsLit;
const glassOf = (canvas: Canvas): Hex =>
  isLit(canvas) ? canvas.air.glow('#ffdf9a') : canvas.air.tone('#8fb8d6', 0.2);

function door({ canvas, edge, s, doorX }: Porch): string {
  const { air } = canvas;
  const panel = (dx: number) =>
    rectangle([doorX + dx * s, edge - 118 * s], 30 * s, 84 * s, air.tone('#b5473a', -0.3), {
      radius: 2 * s,
    });
  return (
    rectangle([doorX - 62 * s, edge - 224 * s], 124 * s, 224 * s, air.tone('#fffaf0', 0.1)) +
    rectangle([doorX - 50 * s, edge - 214 * s], 100 * s, 214 * s, air.tone('#b5473a', -0.05)) +
    rectangle([doorX - 34 * s, edge - 198 * s], 68 * s, 62 * s, glassOf(canvas), {
      radius: 3 * s,
    }) +
    panel(-36) +
    panel(6) +
    circle([doorX + 40 * s, edge - 104 * s], 5 * s, air.tone('#e0ae4a', 0.2))
  );
}

function window({ canvas, edge, s, windowX }: Porch): string {
  const frame = canvas.air.tone('#fffaf0', 0.1);
  return (
    rectangle([windowX - 72 * s, edge - 210 * s], 144 * s, 140 * s, frame) +
    rectangle([windowX - 62 * s, edge - 200 * s], 124 * s, 118 * s, glassOf(canvas)) +
    rectangle([windowX - 3 * s, edge - 200 * s], 6 * s, 118 * s, frame) +
    rectangle([windowX - 62 * s, edge - 144 * s], 124 * s, 5 * s, frame)
  );
}

function lamp({ canvas, edge, s, doorX, inner }: Porch): string {
  const { air, pen } = canvas;
  const at: Point = [doorX + inner * 86 * s, edge - 176 * s];
  const glow = pen.radial(at, 130 * s, [
    [0, '#ffd98a', 0.6],
    [1, '#ffd98a', 0],
  ]);
  const glass = isLit(canvas) ? air.glow('#fff0c4') : air.tone('#fbe6c4', 0.2);
  return (
    (isLit(canvas) ? circle(at, 130 * s, glow) : '') +
    rectangle([at[0] - 9 * s, at[1] - 14 * s], 18 * s, 28 * s, glass, { radius: 4 * s }) +
    rectangle([at[0] - 12 * s, at[1] - 20 * s], 24 * s, 8 * s, air.tone('#3f4668'))
  );
}

function floor({ canvas, edge, s, doorX }: Porch): string {
  const { widthPx: w, heightPx: h, air } = canvas;
  const joints = times(13, (index) => {
    const x = (index / 12) * w;
    const line = `M${n(x)} ${n(edge)}L${n(w / 2 + (x - w / 2) * 1.7)} ${n(h)}`;
    return stroke(line, air.tone('#8a5f42'), 2 * s);
  });
  return (
    rectangle([0, edge], w, h - edge, air.tone('#b98a5f', 0.1)) +
    joints.join('') +
    ellipse([doorX, edge + (h - edge) * 0.16], 86 * s, 12 * s, air.tone('#7a8a6a', -0.1))
  );
}

function roofAndPosts({ canvas, edge }: Porch): string {
  const { widthPx: w, heightPx: h, air } = canvas;
  const high = edge + (h - edge) * 0.24 - h * 0.06;
  const posts = [0.03, 0.97].map(
    (share) =>
      rectangle([w * share - 16, h * 0.06], 32, high, air.tone('#fffaf0', 0)) +
      rectangle([w * share + 4, h * 0.06], 12, high, air.tone('#fffaf0', -0.3)),
  );
  return (
    rectangle([0, 0], w, h * 0.07, air.tone('#fffaf0', -0.12)) +
    rectangle([0, h * 0.07], w, h * 0.012, air.tone('#8a6f5a')) +
    posts.join('')
  );
}

function drawPorch(canvas: Canvas): Ground {
  const { heightPx: h, widthPx: w, air, pen, random, stage } = canvas;
  const edge = h * 0.72;
  const isLeft = stage.focusX > 0.5;
  const porch: Porch = {
    canvas,
    edge,
    s: Math.max(Math.min(stage.pxPerCm, (edge * 0.86) / 230), h / 620),
    doorX: w * (isLeft ? 0.26 : 0.74),
    windowX: w * (isLeft ? 0.74 : 0.24),
    inner: isLeft ? 1 : -1,
  };
  const { s } = porch;
  const color: Hex = random.pick(['#dfe6ea', '#f0dfc0', '#a9bfc9', '#c9d6c0']);
  const boards = times(Math.ceil(edge / (20 * s)), (index) =>
    rectangle([0, edge - index * 20 * s], w, 2.4 * s, air.tone(color, -0.3)),
  );
  canvas.add({
    id: 'clapboards',
    role: 'backdrop',
    depth: 0.01,
    svg:
      rectangle([0, 0], w, edge, air.tone(color, 0.05)) +
      boards.join('') +
      door(porch) +
      window(porch) +
      lamp(porch),
    shows: ['house', 'door', 'window'],
  });
  canvas.add({ id: 'porch-floor', role: 'backdrop', depth: 0.02, svg: floor(porch) });
  canvas.add({ id: 'porch-roof', depth: 0.03, svg: roofAndPosts(porch), shows: ['front-porch'] });
  canvas.add({
    id: 'porch-plant',
    depth: 0.06,
    svg: kitThingAt('potted-plant', pen, (tint) => air.tone(tint), {
      at: [w * (isLeft ? 0.92 : 0.08), edge + (h - edge) * 0.12],
      scale: s * 1.5,
    }),
  });
  return floorGround(stage, edge, h * 0.88);
}

export const porch = world('front-porch', drawPorch);
