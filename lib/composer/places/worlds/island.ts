import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle } from '@/lib/svg/markup';
import { blob, number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { cloud, streak } from '../outdoor/sky';
import { palm } from '../outdoor/trees';
import type { Ground } from '../place';
import { world } from './world';

/** An island from the air: one shore line, drawn in nested rings from the deep to the wood. */

const SQUASH = 0.54;
const n = number;

interface Shore {
  center: Point;
  /** A point on the ring at an angle, `reach` in pixels. */
  at(angle: number, reach: number): Point;
  ring(reach: number, jitter?: number): string;
}

function shoreOf({ random }: Canvas, center: Point): Shore {
  const phase = times(3, () => random.between(0, 6.28));
  const lobes = [
    random.between(0.08, 0.16),
    random.between(0.05, 0.12),
    random.between(0.03, 0.06),
  ] as const;
  const factor = (angle: number) =>
    1 +
    lobes[0] * Math.sin(2 * angle + (phase[0] ?? 0)) +
    lobes[1] * Math.sin(3 * angle + (phase[1] ?? 0)) +
    lobes[2] * Math.sin(5 * angle + (phase[2] ?? 0));
  const at = (angle: number, reach: number): Point => {
    const far = factor(angle) * reach;
    const near = 1 + 0.14 * Math.sin(angle);
    return [
      center[0] + Math.cos(angle) * far * near,
      center[1] + Math.sin(angle) * far * SQUASH * near,
    ];
  };
  return {
    center,
    at,
    ring: (reach, jitter = 0.012) =>
      blob(
        times(36, (index) => {
          const angle = (index / 36) * 2 * Math.PI;
          return at(angle, reach * (1 + jitter * Math.sin(angle * 9 + reach)));
        }),
      ),
  };
}

function crown({ random, air }: Canvas, [x, y]: Point, size: number): string {
  const start = random.between(0, 6.28);
  const greens = ['#3f9a4a', '#57ad4f', '#2f8a4f'] as const;
  const leaves = times(6, (index) => {
    const angle = start + (index / 6) * 6.283 + random.between(-0.15, 0.15);
    const [ex, ey] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.66 + size * 0.12];
    const [px, py] = [-Math.sin(angle) * size * 0.24, Math.cos(angle) * size * 0.18];
    const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
    return path(
      `M${n(x)} ${n(y - size * 0.1)}Q${n(mx + px)} ${n(my + py - size * 0.14)} ${n(ex)} ${n(ey)}Q${n(mx - px)} ${n(my - py - size * 0.06)} ${n(x)} ${n(y - size * 0.1)}Z`,
      air.tone(random.pick(greens), -Math.cos(angle) * 0.5 - Math.sin(angle) * 0.3),
    );
  });
  return (
    ellipse([x + size * 0.35, y + size * 0.42], size * 0.8, size * 0.4, air.tone('#0f4f45'), {
      opacity: 0.3,
    }) + leaves.join('')
  );
}

function seaMarkup(canvas: Canvas, horizonPx: number): string {
  const { widthPx, heightPx, air, pen, random, unit } = canvas;
  const fill = pen.linear(
    [0, horizonPx],
    [0, heightPx],
    [
      [0, air.tone('#7fc6dc', 0.1, 0.3)],
      [0.3, air.tone('#2f9fc4', 0)],
      [0.7, air.tone('#1478b0', 0)],
      [1, air.tone('#0e5f9c', -0.1)],
    ],
  );
  const ripples = times(60, () => {
    const near = random() ** 1.3;
    const y = horizonPx + 6 + near * (heightPx - horizonPx);
    return streak(
      [random() * widthPx, y],
      (12 + near * 50) * unit,
      (1.5 + near * 4) * unit,
      air.tone(random.pick(['#8fdcec', '#0d568f', '#ffffff'])),
      0.3,
    );
  });
  return rectangle([0, horizonPx], widthPx, heightPx - horizonPx, fill) + ripples.join('');
}

function shallows(canvas: Canvas, shore: Shore, size: number): string {
  const { air } = canvas;
  const rings: readonly (readonly [number, Hex, number])[] = [
    [1.95, '#1f93c2', 0.6],
    [1.76, '#2fb0cc', 0.75],
    [1.64, '#ffffff', 0.65],
    [1.61, '#39c3cf', 1],
    [1.48, '#45d0cd', 1],
    [1.3, '#6fe3d2', 0.8],
    [1.15, '#a8f0dc', 0.85],
    [1.05, '#ffffff', 0.9],
    [1.025, '#ffe9b8', 1],
    [0.93, '#ecc888', 0.6],
  ];
  return rings
    .map(([share, color, opacity]) =>
      path(shore.ring(size * share), air.tone(color, 0.05), { opacity }),
    )
    .join('');
}

function interior(canvas: Canvas, shore: Shore, size: number): string {
  const { random, air, unit } = canvas;
  const spots = times(130, (): Point => {
    const angle = random.between(0, 6.28);
    return shore.at(angle, size * 0.86 * Math.sqrt(random()));
  }).sort((a, b) => a[1] - b[1]);
  const peakX = shore.center[0] + random.between(-0.3, 0.3) * size;
  const [px, py] = [peakX, shore.center[1] - size * 0.12];
  const [w, h] = [size * random.between(0.34, 0.46), size * random.between(0.34, 0.5)];
  const hill =
    path(
      `M${n(px - w)} ${n(py)}Q${n(px - w * 0.4)} ${n(py - h * 0.8)} ${n(px)} ${n(py - h)}Q${n(px + w * 0.5)} ${n(py - h * 0.7)} ${n(px + w)} ${n(py)}Q${n(px)} ${n(py + h * 0.26)} ${n(px - w)} ${n(py)}Z`,
      air.tone('#3a8a5a', -0.4),
    ) +
    path(
      `M${n(px - w)} ${n(py)}Q${n(px - w * 0.4)} ${n(py - h * 0.8)} ${n(px)} ${n(py - h)}Q${n(px + w * 0.05)} ${n(py - h * 0.5)} ${n(px - w * 0.1)} ${n(py + h * 0.1)}Q${n(px - w * 0.6)} ${n(py + h * 0.12)} ${n(px - w)} ${n(py)}Z`,
      air.tone('#5cae58', 0.3),
    );
  const isBehind = ([x, y]: Point) => y < py && Math.abs(x - px) < w;
  const trees = spots.map((at) =>
    isBehind(at)
      ? ''
      : crown(canvas, at, random.between(10, 18) * unit * (0.6 + at[1] / (canvas.heightPx * 0.95))),
  );
  return (
    path(shore.ring(size * 0.88, 0.03), air.tone('#1f6d4a', -0.35)) +
    path(shore.ring(size * 0.84, 0.04), air.tone('#3f9a55', 0.1)) +
    hill +
    trees.join('')
  );
}

function lagoon(canvas: Canvas, shore: Shore, size: number): string {
  const { air, random } = canvas;
  const [x, y] = [
    shore.center[0] + random.between(-0.35, 0.1) * size,
    shore.center[1] + size * 0.16,
  ];
  const pool = (share: number, color: Hex) =>
    path(
      blob(
        times(9, (index): Point => {
          const angle = (index / 9) * 6.283;
          const far = 1 + 0.08 * Math.sin(angle * 3 + size);
          return [
            x + Math.cos(angle) * size * 0.34 * share * far,
            y + Math.sin(angle) * size * 0.18 * share * far,
          ];
        }),
      ),
      air.tone(color, 0.1),
    );
  return (
    pool(1.16, '#ffe7b4') + pool(1.03, '#b9f3e2') + pool(0.88, '#4fd3cd') + pool(0.55, '#27b2c4')
  );
}

function addIslandSky(canvas: Canvas, horizonPx: number): void {
  const { widthPx, random, unit, air, pen } = canvas;
  const { skyTop, skyMiddle, skyLow } = air.light;
  const sky = pen.linear(
    [0, 0],
    [0, horizonPx],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  const clouds = times(3, (index) => {
    const x = widthPx * ((index + random.between(0.2, 0.8)) / 3);
    return cloud(
      canvas,
      [x, horizonPx * random.between(0.75, 0.95)],
      random.between(80, 160) * unit,
      0.92,
    );
  });
  canvas.add({
    id: 'sky',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, horizonPx + 2, sky) + clouds.join(''),
  });
}

function drawIsland(canvas: Canvas): Ground {
  const { heightPx, widthPx, random, unit, stage } = canvas;
  const horizonPx = heightPx * random.between(0.15, 0.2);
  addIslandSky(canvas, horizonPx);
  canvas.add({
    id: 'sea',
    role: 'backdrop',
    depth: 0.01,
    svg: seaMarkup(canvas, horizonPx),
    shows: ['sea'],
  });
  const center: Point = [
    widthPx * random.between(0.44, 0.56),
    heightPx * random.between(0.55, 0.6),
  ];
  const size = Math.min(widthPx * 0.23, heightPx * 0.34);
  const shore = shoreOf(canvas, center);
  canvas.add({
    id: 'shallows',
    depth: 0.04,
    svg: shallows(canvas, shore, size),
    shows: ['lagoon', 'beach'],
  });
  const palms = times(22, (index) => {
    const foot = shore.at(0.1 + (index / 21) * 2.9, size * random.between(0.9, 0.97));
    return palm(canvas, { foot, size: random.between(44, 70) * unit, color: '#3f9a4a', far: 0 });
  });
  const hasLagoon = stage.parts.includes('lagoon') || random.chance(0.5);
  const land = interior(canvas, shore, size) + (hasLagoon ? lagoon(canvas, shore, size) : '');
  canvas.add({ id: 'island', depth: 0.05, svg: land + palms.join(''), shows: ['island', 'palms'] });
  const near = [0.06, 0.96].map((share) =>
    cloud(canvas, [widthPx * share, heightPx * 1.03], 220 * unit, 0.95),
  );
  canvas.add({ id: 'near-clouds', role: 'foreground', depth: 0.97, svg: near.join('') });
  const bay = widthPx * (random.chance(0.5) ? 0.16 : 0.84);
  canvas.spots.push({
    kind: 'water',
    at: [bay, heightPx * 0.74],
    widthPx: widthPx * 0.16,
    pxPerCm: stage.pxPerCm * 0.4,
    depth: 0.6,
  });
  return {
    yAt: (depth) => horizonPx + (heightPx - horizonPx) * depth,
    pxPerCmAt: (depth) => stage.pxPerCm * (0.4 + 0.6 * (depth / 0.62)),
    mainDepth: 0.62,
  };
}

export const island = world('island', drawIsland);
export const lagoonPlace = world('lagoon', drawIsland);
