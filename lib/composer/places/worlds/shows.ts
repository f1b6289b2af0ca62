import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { world } from './world';

/** Where something is shown: a stage, a circus ring, a stadium. */

const n = number;

/** Beams from above that meet on the floor, and the pool of light they make. */
function spotlights({ widthPx, pen, unit }: Canvas, x: number, y: number, color: Hex): string {
  const from = [0.12, 0.5, 0.88];
  const beams = from.map((share) => {
    const top = widthPx * share;
    const fill = pen.linear(
      [top, 0],
      [x, y],
      [
        [0, color, 0.5],
        [1, color, 0.04],
      ],
    );
    return path(
      `M${n(top - 12 * unit)} -4H${n(top + 12 * unit)}L${n(x + 190 * unit)} ${n(y)}H${n(x - 190 * unit)}Z`,
      fill,
    );
  });
  return (
    beams.join('') +
    ellipse([x, y], 230 * unit, 40 * unit, color, { opacity: 0.34 }) +
    ellipse([x, y], 160 * unit, 26 * unit, '#ffffff', { opacity: 0.2 })
  );
}

function drape(canvas: Canvas, side: -1 | 1, color: Hex): string {
  const { widthPx, heightPx, random } = canvas;
  const edge = side < 0 ? 0 : widthPx;
  const reach = widthPx * random.between(0.15, 0.19);
  const inward = (share: number) => edge - side * reach * share;
  const folds = times(6, (index) => {
    const [a, b] = [index / 6, (index + 1) / 6];
    const tone = index % 2 ? color : mix(color, '#2a1030', 0.28);
    return path(
      `M${n(inward(a * 1.15))} -4H${n(inward(b * 1.15))}Q${n(inward(b * 0.96))} ${n(heightPx * 0.5)} ${n(inward(b * 0.72))} ${n(heightPx * 0.82)}H${n(inward(a * 0.72))}Q${n(inward(a * 0.96))} ${n(heightPx * 0.5)} ${n(inward(a * 1.15))} -4Z`,
      tone,
    );
  });
  return folds.join('');
}

function valance({ widthPx, heightPx }: Canvas, color: Hex): string {
  const count = 9;
  const w = widthPx / count;
  const h = heightPx * 0.1;
  return times(
    count,
    (index) =>
      path(
        `M${n(index * w)} -4H${n((index + 1) * w)}V${n(h * 0.5)}Q${n((index + 0.5) * w)} ${n(h * 1.25)} ${n(index * w)} ${n(h * 0.5)}Z`,
        index % 2 ? mix(color, '#2a1030', 0.2) : color,
      ) +
      `<path d="M${n(index * w)} ${n(h * 0.5)}Q${n((index + 0.5) * w)} ${n(h * 1.25)} ${n((index + 1) * w)} ${n(h * 0.5)}" fill="none" stroke="#e9b64a" stroke-width="${n(h * 0.06)}"/>`,
  ).join('');
}

function drawStage(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage, random, pen, unit } = canvas;
  const floorPx = heightPx * random.between(0.7, 0.74);
  const hue = random.pick<Hex>(['#a3293f', '#6a3fa0', '#1f5f8a', '#8a2f5f']);
  const light = random.pick<Hex>(['#ffe9b0', '#ffd0e6', '#c9e6ff']);
  const back = pen.radial([widthPx * stage.focusX, floorPx * 0.7], widthPx * 0.7, [
    [0, mix(hue, '#ff9ac0', 0.3)],
    [0.5, mix(hue, '#1b1340', 0.5)],
    [1, '#17113a'],
  ]);
  const boards = times(9, (index) => {
    const x = widthPx * (index / 8);
    return `M${n(widthPx / 2 + (x - widthPx / 2) * 0.8)} ${n(floorPx)}L${n(widthPx / 2 + (x - widthPx / 2) * 1.5)} ${n(heightPx)}`;
  });
  const floor = pen.linear(
    [0, floorPx],
    [0, heightPx],
    [
      [0, '#8a5a48'],
      [1, '#4a2f45'],
    ],
  );
  const y = heightPx * 0.84;
  canvas.add({
    id: 'back',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, floorPx + 2, back),
    shows: ['stage'],
  });
  canvas.add({
    id: 'boards',
    role: 'backdrop',
    depth: 0.01,
    svg:
      rectangle([0, floorPx], widthPx, heightPx - floorPx, floor) +
      `<path d="${boards.join('')}" stroke="#3a2238" stroke-width="${n(2 * unit)}" opacity=".5" fill="none"/>`,
  });
  canvas.add({
    id: 'spotlights',
    role: 'atmosphere',
    depth: 0.03,
    svg: spotlights(canvas, widthPx * stage.focusX, y, light),
  });
  canvas.add({
    id: 'curtain',
    depth: 0.05,
    svg: drape(canvas, -1, hue) + drape(canvas, 1, hue) + valance(canvas, hue),
  });
  return floorGround(stage, floorPx, y);
}

/** Stripes of the tent that meet above the picture. */
function tentStripes({ widthPx, heightPx }: Canvas, floorPx: number, color: Hex): string {
  const top: [number, number] = [widthPx * 0.5, -heightPx * 0.2];
  const count = 18;
  const at = (share: number) => widthPx * (share * 1.5 - 0.25);
  return times(count, (index) => {
    const dim = Math.abs(index - count / 2) / count;
    return shape(
      [top, [at(index / count), floorPx], [at((index + 1) / count), floorPx]],
      mix(index % 2 ? CREAM : color, '#3a1f4a', 0.12 + dim * 0.5),
    );
  }).join('');
}

const CREAM: Hex = '#fff0d4';

function audience({ widthPx, random, unit }: Canvas, floorPx: number): string {
  return times(4, (row) => {
    const y = floorPx - (4 - row) * 30 * unit;
    const heads = times(26, (index) => {
      const x = ((index + 0.5 + (row % 2) * 0.5) / 26) * widthPx;
      return circle(
        [x, y],
        10 * unit,
        mix(random.pick(['#7a4a6c', '#5a4a86', '#8a5a5c', '#4a5a8a']), '#2a1840', 0.3),
      );
    });
    return (
      heads.join('') +
      rectangle([0, y + 8 * unit], widthPx, 24 * unit, mix('#4a2f5a', '#2a1840', row * 0.1))
    );
  }).join('');
}

function drawCircus(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage, random, unit, pen } = canvas;
  const floorPx = heightPx * random.between(0.66, 0.7);
  const color = random.pick<Hex>(['#d9413b', '#3f6fae', '#c9446f', '#e0803a']);
  const y = heightPx * 0.83;
  const sand = pen.linear(
    [0, floorPx],
    [0, heightPx],
    [
      [0, '#f0cf94'],
      [1, '#d9a868'],
    ],
  );
  const kerb = times(12, (index) =>
    rectangle(
      [(index / 12) * widthPx, floorPx - 20 * unit],
      widthPx / 12,
      36 * unit,
      index % 2 ? CREAM : color,
    ),
  );
  const ring =
    rectangle([0, floorPx], widthPx, heightPx - floorPx, sand) +
    kerb.join('') +
    rectangle([0, floorPx - 26 * unit], widthPx, 9 * unit, '#e9b64a');
  canvas.add({
    id: 'tent',
    role: 'backdrop',
    depth: 0,
    svg:
      rectangle([0, 0], widthPx, heightPx, mix(color, '#2a1840', 0.5)) +
      tentStripes(canvas, floorPx, color),
    shows: ['circus'],
  });
  canvas.add({ id: 'audience', role: 'backdrop', depth: 0.01, svg: audience(canvas, floorPx) });
  canvas.add({ id: 'ring', role: 'backdrop', depth: 0.02, svg: ring });
  canvas.add({
    id: 'spotlights',
    role: 'atmosphere',
    depth: 0.03,
    svg: spotlights(canvas, widthPx * stage.focusX, y, '#fff0c0'),
  });
  return floorGround(stage, floorPx, y);
}

function stands({ widthPx, random, unit, air }: Canvas, floorPx: number): string {
  const cloth = ['#f2664f', '#f5b33f', '#fff6ea', '#3f7fd1', '#8fc7e8'] as const;
  const rows = times(7, (row) => {
    const y = floorPx - (7 - row) * 34 * unit;
    const crowd = times(46, (index) =>
      circle(
        [((index + (row % 2) * 0.5) / 46) * widthPx, y],
        8 * unit,
        air.tone(random.pick(cloth), -0.1, 0.35),
      ),
    );
    return (
      rectangle(
        [0, y - 4 * unit],
        widthPx,
        40 * unit,
        air.tone('#6d7fae', -0.1 - row * 0.02, 0.4),
      ) + crowd.join('')
    );
  });
  const masts = [0.1, 0.9].map(
    (share) =>
      rectangle(
        [widthPx * share - 4 * unit, floorPx * 0.2],
        8 * unit,
        floorPx * 0.5,
        air.tone('#5f6b96', 0, 0.4),
      ) +
      rectangle(
        [widthPx * share - 50 * unit, floorPx * 0.14],
        100 * unit,
        44 * unit,
        air.tone('#fff6d8', 0.2, 0.1),
        { radius: 6 * unit },
      ),
  );
  const boards = times(8, (index) =>
    rectangle(
      [(index / 8) * widthPx + 3 * unit, floorPx - 30 * unit],
      widthPx / 8 - 6 * unit,
      34 * unit,
      air.tone(['#2d3263', '#f2664f', '#2f8f78', '#f5b33f'][index % 4] ?? '#2d3263', 0.1),
    ),
  );
  return masts.join('') + rows.join('') + boards.join('');
}

function pitch({ widthPx, heightPx, unit, air }: Canvas, floorPx: number): string {
  const at = (share: number, spread: number) => widthPx * (0.5 + (share - 0.5) * spread);
  const stripes = times(9, (index) => {
    const [a, b] = [index / 9, (index + 1) / 9];
    return shape(
      [
        [at(a, 1.1), floorPx],
        [at(b, 1.1), floorPx],
        [at(b, 2), heightPx],
        [at(a, 2), heightPx],
      ],
      air.tone(index % 2 ? '#5fae58' : '#6dbb62', 0.05),
    );
  });
  const pen = `fill="none" stroke="${air.tone('#ffffff', 0.1)}" stroke-width="${n(4 * unit)}" opacity=".85"`;
  const y = n(floorPx + 22 * unit);
  const lines = `<path d="M0 ${y}H${widthPx}M${n(widthPx * 0.5)} ${y}V${heightPx}" ${pen}/>`;
  const circleLine = `<ellipse cx="${n(widthPx * 0.5)}" cy="${n(floorPx + (heightPx - floorPx) * 0.5)}" rx="${n(widthPx * 0.2)}" ry="${n((heightPx - floorPx) * 0.22)}" ${pen}/>`;
  return stripes.join('') + lines + circleLine;
}

function drawStadium(canvas: Canvas): Ground {
  const { heightPx, stage, random } = canvas;
  const floorPx = heightPx * random.between(0.6, 0.65);
  addSky(canvas, floorPx);
  canvas.add({ id: 'stands', depth: 0.03, svg: stands(canvas, floorPx), shows: ['stadium'] });
  canvas.add({ id: 'pitch', depth: 0.05, svg: pitch(canvas, floorPx) });
  return floorGround(stage, floorPx, heightPx * 0.84);
}

export const stagePlace = world('stage', drawStage, { roofed: true });
export const circus = world('circus', drawCircus, { roofed: true });
export const stadium = world('stadium', drawStadium);
