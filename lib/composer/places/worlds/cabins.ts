import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { number, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { cloud } from '../outdoor/sky';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { world } from './world';

/** Inside a train and an aeroplane: a wall of windows and rows of seats. */

const n = number;

function seat(canvas: Canvas, x: number, floor: number, s: number, color: Hex): string {
  const { air } = canvas;
  const r = (left: number, top: number, w: number, h: number, c: Hex, radius: number, key = 0) =>
    rectangle([x + left * s, floor - top * s], w * s, h * s, air.tone(c, key), {
      radius: radius * s,
    });
  return (
    r(-4, 30, 8, 30, '#5f6796', 2) +
    r(-28, 118, 18, 84, color, 8, -0.1) +
    r(-28, 128, 20, 24, '#fff6ea', 7) +
    r(-26, 50, 58, 18, color, 8, 0.12) +
    r(-8, 66, 42, 7, color, 3, -0.35)
  );
}

/** What passes by: hills by rail, clouds in the air. */
function outlook(canvas: Canvas, isTrain: boolean): string {
  const { widthPx, heightPx, air, pen, random, unit } = canvas;
  const { skyTop, skyMiddle, skyLow } = air.light;
  const sky = rectangle(
    [0, 0],
    widthPx,
    heightPx,
    pen.linear(
      [0, 0],
      [0, heightPx * 0.6],
      [
        [0, skyTop],
        [0.6, skyMiddle],
        [1, skyLow],
      ],
    ),
  );
  if (!isTrain)
    return (
      sky +
      times(6, (index) =>
        cloud(
          canvas,
          [((index + 0.5) / 6) * widthPx, heightPx * random.between(0.36, 0.5)],
          100 * unit,
        ),
      ).join('')
    );
  const hills = times(3, (index) =>
    path(
      under(
        swell(random, heightPx * (0.32 + index * 0.06), 26 * unit, 1.4, unit),
        widthPx,
        heightPx,
      ),
      air.tone(mix('#8cc8a0', '#4f9a5a', index / 2), 0, 0.6 - index * 0.25),
    ),
  );
  return sky + hills.join('');
}

interface Cabin {
  isTrain: boolean;
  wall: Hex;
  floorPx: number;
  /** Pixels of a centimetre. */
  s: number;
}

/** Windows of a width and height, their upper edge and how far apart they are, in centimetres. */
const WINDOWS = {
  train: { w: 150, h: 92, gap: 190, up: 178, radius: 10 },
  plane: { w: 34, h: 48, gap: 82, up: 150, radius: 15 },
} as const;

function windowWall(canvas: Canvas, { isTrain, wall, floorPx, s }: Cabin): string {
  const { widthPx, heightPx, air, pen } = canvas;
  const { w, h, gap, up, radius } = isTrain ? WINDOWS.train : WINDOWS.plane;
  const count = Math.ceil(widthPx / (gap * s)) + 1;
  const top = floorPx - up * s;
  const frame = air.tone(mix(wall, '#8d9ab4', 0.3), 0);
  const holes = times(count, (index) => (index - 0.15) * gap * s);
  const rounded = (x: number, grow: number) =>
    roundedPath([x - grow, top - grow], w * s + 2 * grow, h * s + 2 * grow, radius * s + grow);
  return (
    rectangle([0, 0], widthPx, heightPx, air.tone(wall)) +
    holes.map((x) => path(rounded(x, 5 * s), frame)).join('') +
    pen.clip(holes.map((x) => rounded(x, 0)).join(''), outlook(canvas, isTrain))
  );
}

/** Racks with bags over the windows of a train, lockers in an aeroplane. */
function overhead(canvas: Canvas, { isTrain, floorPx, s }: Cabin): string {
  const { widthPx, random, air } = canvas;
  if (isTrain) {
    const bags = times(5, (index) =>
      rectangle(
        [((index + random.between(0.1, 0.6)) / 5) * widthPx, floorPx - 234 * s],
        random.between(40, 60) * s,
        28 * s,
        air.tone(random.pick(['#8a5638', '#3f7fa0', '#f5b33f', '#5a6ab0'])),
        { radius: 4 * s },
      ),
    );
    const lamp = rectangle([0, floorPx - 252 * s], widthPx, 8 * s, air.glow('#fff6d8'), {
      opacity: 0.9,
    });
    return (
      lamp + bags.join('') + rectangle([0, floorPx - 206 * s], widthPx, 5 * s, air.tone('#8d9ab4'))
    );
  }
  const lockers = times(Math.ceil(widthPx / (160 * s)) + 1, (index) =>
    rectangle(
      [(index - 0.3) * 160 * s, floorPx - 250 * s],
      154 * s,
      50 * s,
      air.tone('#f4f6fb', 0.1),
      { radius: 9 * s },
    ),
  );
  return (
    rectangle([0, 0], widthPx, Math.max(0, floorPx - 196 * s), air.tone('#dfe4ef', -0.1)) +
    lockers.join('')
  );
}

function drawCabin(canvas: Canvas, isTrain: boolean): Ground {
  const { widthPx, heightPx, stage, random, air } = canvas;
  const floorPx = heightPx * 0.8;
  const s = Math.max(stage.pxPerCm * 0.95, floorPx / 260);
  const wall: Hex = isTrain ? random.pick(['#f3e6d6', '#dfe6f2', '#e3ecdf']) : '#eceff6';
  const color = random.pick<Hex>(['#c9544a', '#3f6fae', '#2f8f78', '#6f5bb5']);
  const cabin: Cabin = { isTrain, wall, floorPx, s };
  canvas.add({
    id: 'wall',
    role: 'backdrop',
    depth: 0,
    svg: windowWall(canvas, cabin) + overhead(canvas, cabin),
  });
  const floor = rectangle(
    [0, floorPx],
    widthPx,
    heightPx - floorPx,
    air.tone(isTrain ? '#8f97b8' : '#6f7ba8', -0.1),
  );
  canvas.add({
    id: 'floor',
    role: 'backdrop',
    depth: 0.01,
    svg: floor + rectangle([0, floorPx - 8 * s], widthPx, 8 * s, air.tone(wall, -0.3)),
  });
  const step = (isTrain ? 125 : 92) * s;
  const seats = times(Math.ceil(widthPx / step) + 1, (index) => {
    const x = index * step;
    return Math.abs(x / widthPx - stage.focusX) < 0.1 ? '' : seat(canvas, x, floorPx + 4, s, color);
  });
  canvas.add({ id: 'seats', depth: 0.03, svg: seats.join('') });
  const { w, h, up } = isTrain ? WINDOWS.train : WINDOWS.plane;
  canvas.spots.push({
    kind: 'window',
    at: [widthPx * stage.focusX, floorPx - (up - h) * s],
    widthPx: w * s,
    pxPerCm: s,
    depth: 0.01,
  });
  return floorGround(stage, floorPx, floorPx + (heightPx - floorPx) * 0.5);
}

/** Clipped trees over a plastered wall with a tiled ridge. */
function gardenWall({ widthPx, random, air, unit, pen }: Canvas, wallPx: number): string {
  const { skyTop, skyMiddle, skyLow } = air.light;
  const sky = pen.linear(
    [0, 0],
    [0, wallPx],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  const leaves = ['#4f9a5f', '#6fbb62', '#d9703f', '#e8a0ac'] as const;
  const groves = times(14, () =>
    ellipse(
      [random() * widthPx, wallPx - 110 * unit],
      random.between(60, 130) * unit,
      random.between(60, 130) * unit,
      air.tone(random.pick(leaves), random.between(-0.3, 0.2), 0.3),
    ),
  );
  const tiles = times(40, (index) =>
    circle(
      [(index + 0.5) * (widthPx / 40), wallPx - 92 * unit],
      widthPx / 110,
      air.tone('#55607f', 0.1),
    ),
  );
  return (
    rectangle([0, 0], widthPx, wallPx, sky) +
    groves.join('') +
    rectangle([0, wallPx - 96 * unit], widthPx, 100 * unit, air.tone('#f3e6d0')) +
    rectangle([0, wallPx - 116 * unit], widthPx, 26 * unit, air.tone('#55607f', -0.1)) +
    tiles.join('') +
    rectangle([0, wallPx - 12 * unit], widthPx, 16 * unit, air.tone('#8a5a3c', -0.1))
  );
}

/** A stone in moss with raked rings around it. */
function rakedStone({ air, unit }: Canvas, x: number, y: number, s: number): string {
  const rings = times(
    4,
    (ring) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * (1.5 + ring * 0.34))}" ry="${n(s * (0.44 + ring * 0.13))}" fill="none" stroke="${air.tone('#c9b594', -0.1)}" stroke-width="${n(2.6 * unit)}"/>`,
  );
  const stone = `M${n(x - s)} ${n(y)}Q${n(x - s * 0.8)} ${n(y - s * 0.9)} ${n(x - s * 0.1)} ${n(y - s * 1.05)}Q${n(x + s * 0.8)} ${n(y - s)} ${n(x + s)} ${n(y)}Z`;
  const shaded = `M${n(x + s * 0.1)} ${n(y - s * 1.04)}Q${n(x + s * 0.8)} ${n(y - s)} ${n(x + s)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.4)} ${n(y - s * 0.6)} ${n(x + s * 0.1)} ${n(y - s * 1.04)}Z`;
  return (
    rings.join('') +
    ellipse([x, y], s * 1.2, s * 0.3, air.tone('#7fa05a')) +
    path(stone, air.tone('#7f869c', -0.05)) +
    path(shaded, air.tone('#7f869c', -0.4))
  );
}

/** Raked gravel, stones with moss, and a wall. */
function drawZenGarden(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage, random, air, unit, pen } = canvas;
  const wallPx = heightPx * random.between(0.54, 0.6);
  const fill = pen.linear(
    [0, wallPx],
    [0, heightPx],
    [
      [0, air.tone('#f0e6d4', 0.1, 0.2)],
      [1, air.tone('#dccbb0', -0.15)],
    ],
  );
  const rake = times(16, (index) => {
    const y = wallPx + ((index + 1) / 16) ** 1.4 * (heightPx - wallPx);
    return `M0 ${n(y)}Q${n(widthPx * 0.25)} ${n(y - 10 * unit)} ${n(widthPx * 0.5)} ${n(y)}T${n(widthPx)} ${n(y)}`;
  });
  const stones = [0.18, 0.8, 0.92].map((share, index) =>
    rakedStone(
      canvas,
      widthPx * share,
      wallPx + (heightPx - wallPx) * (0.26 + index * 0.1),
      (90 - index * 16) * unit,
    ),
  );
  canvas.add({ id: 'wall', role: 'backdrop', depth: 0, svg: gardenWall(canvas, wallPx) });
  canvas.add({
    id: 'gravel',
    depth: 0.03,
    svg:
      rectangle([0, wallPx], widthPx, heightPx - wallPx, fill) +
      `<path d="${rake.join('')}" fill="none" stroke="${air.tone('#c9b594', -0.05)}" stroke-width="${n(2.4 * unit)}" opacity=".7"/>` +
      stones.join(''),
    shows: ['zen-garden', 'garden'],
  });
  return floorGround(stage, wallPx, heightPx * 0.84);
}

export const trainCabin = world('train-cabin', (canvas) => drawCabin(canvas, true), {
  roofed: true,
});
export const planeCabin = world('plane-cabin', (canvas) => drawCabin(canvas, false), {
  roofed: true,
});
export const zenGarden = world('zen-garden', drawZenGarden);
