import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { bandBetween, swell } from '../terrain-lines';
import { isOpen, treeSize } from './cover';
import type { Strip } from './land';
import type { SoilColors } from './soil';
import type { Terrain } from './terrain';
import { castShadow } from './trees';

/** What belongs to a landscape besides trees: cacti, surf, reeds, rocks. */

const n = number;

interface Site {
  strips: readonly Strip[];
  ground: Ground;
  soil: SoilColors;
  landTop: number;
}

export function cactus({ air }: Canvas, [x, y]: Point, size: number, far: number): string {
  const w = size * 0.17;
  const green = '#4f9a6a';
  const limb = (data: string, width: number, key: number) =>
    stroke(data, air.tone(green, key, far), width);
  const body = `M${n(x)} ${n(y - w * 0.4)}V${n(y - size + w / 2)}`;
  const left = `M${n(x)} ${n(y - size * 0.34)}H${n(x - size * 0.24)}V${n(y - size * 0.62)}`;
  const right = `M${n(x)} ${n(y - size * 0.48)}H${n(x + size * 0.22)}V${n(y - size * 0.76)}`;
  return (
    castShadow({ air } as Canvas, [x, y], size * 0.26) +
    limb(left, w * 0.72, 0) +
    limb(right, w * 0.66, -0.35) +
    limb(body, w, -0.1) +
    stroke(
      `M${n(x - w * 0.26)} ${n(y - size * 0.06)}V${n(y - size * 0.94)}`,
      air.tone(green, 0.5, far),
      w * 0.16,
    ) +
    stroke(
      `M${n(x - size * 0.24 - w * 0.14)} ${n(y - size * 0.4)}V${n(y - size * 0.6)}`,
      air.tone(green, 0.5, far),
      w * 0.12,
    )
  );
}

export function rock(
  { air, random }: Canvas,
  [x, y]: Point,
  size: number,
  far: number,
  color: Hex,
  mossy = true,
): string {
  const w = size * random.between(0.9, 1.3);
  const tip = random.between(-0.2, 0.1) * w;
  return (
    ellipse([x + w * 0.2, y], w * 1.1, size * 0.16, air.light.shade, { opacity: 0.28 }) +
    shape(
      [
        [x - w, y],
        [x - w * 0.7, y - size * 0.6],
        [x + tip, y - size * 0.92],
        [x + w * 0.6, y - size * 0.62],
        [x + w, y],
      ],
      air.tone(color, -0.5, far),
    ) +
    shape(
      [
        [x - w, y],
        [x - w * 0.7, y - size * 0.6],
        [x + tip, y - size * 0.92],
        [x - w * 0.12, y - size * 0.24],
        [x - w * 0.36, y],
      ],
      air.tone(color, 0.25, far),
    ) +
    shape(
      [
        [x - w * 0.7, y - size * 0.6],
        [x + tip, y - size * 0.92],
        [x + w * 0.6, y - size * 0.62],
        [x - w * 0.12, y - size * 0.44],
      ],
      air.tone(mossy ? mix(color, '#7fa05a', 0.7) : mix(color, '#ffffff', 0.25), 0.35, far),
    )
  );
}

function addCacti(canvas: Canvas, { strips, ground }: Site): void {
  const { random, widthPx, heightPx, unit } = canvas;
  const horizon = ground.yAt(0, 0.5);
  for (const strip of strips.slice(0, -1)) {
    const svg = times(3, () => {
      const x = random.between(0.04, 0.96) * widthPx;
      const y = strip.crest(x) + random.between(6, 30) * unit;
      const depth = Math.max(0.03, (y - horizon) / (heightPx - horizon));
      if (!isOpen(canvas, x, depth, ground.mainDepth)) return '';
      return cactus(
        canvas,
        [x, y],
        treeSize(canvas, random.between(180, 320) * ground.pxPerCmAt(depth), depth),
        strip.far,
      );
    });
    canvas.add({
      id: `cacti-${strip.depth.toFixed(3)}`,
      shows: ['cactus'],
      depth: strip.depth + 0.001,
      svg: svg.join(''),
    });
  }
}

/** Surf that runs up the sand, and wet sand below it. */
function addSurf(canvas: Canvas, { strips }: Site): void {
  const { widthPx, unit, random, air } = canvas;
  const strip = strips[0];
  if (!strip) return;
  const wave = swell(random, 0, 8 * unit, 3, unit);
  const line = (drop: number) => (x: number) => strip.crest(x) + drop + wave(x);
  const wet = bandBetween(line(-14 * unit), line(26 * unit), -20, widthPx + 20, 40);
  const foam = bandBetween(
    line(-16 * unit),
    (x) => line(-4 * unit)(x) + 5 * unit * Math.sin(x / (34 * unit)),
    -20,
    widthPx + 20,
    24,
  );
  const second = bandBetween(
    line(-40 * unit),
    (x) => line(-35 * unit)(x) + 3 * unit * Math.sin(x / (46 * unit)),
    -20,
    widthPx + 20,
    40,
  );
  canvas.add({
    id: 'surf',
    depth: strip.depth + 0.0003,
    svg:
      path(second, air.glow('#ffffff'), { opacity: 0.55 }) +
      path(wet, air.tone('#c9a06a', -0.1), { opacity: 0.5 }) +
      path(foam, air.tone('#ffffff', 0.1), { opacity: 0.92 }),
    shows: ['beach'],
  });
}

function addShells(canvas: Canvas, { ground }: Site): void {
  const { random, widthPx, air } = canvas;
  const svg = times(5, () => {
    const depth = random.between(ground.mainDepth - 0.1, 0.97);
    const [x, y] = [random.between(0.05, 0.95) * widthPx, ground.yAt(depth, 0.5)];
    const r = Math.min(14 * canvas.unit, 9 * ground.pxPerCmAt(depth)) + 3 * canvas.unit;
    if (!isOpen(canvas, x, depth - 0.2, ground.mainDepth)) return '';
    const points = times(10, (index): Point => {
      const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
      const reach = index % 2 ? r * 0.46 : r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.6];
    });
    return random.chance(0.5)
      ? shape(points, air.tone('#f2664f', 0.1))
      : ellipse([x, y], r * 0.7, r * 0.46, air.tone('#fff0dc', 0.1));
  });
  canvas.add({ id: 'shells', depth: Math.min(0.83, ground.mainDepth - 0.02), svg: svg.join('') });
}

function addRocks(canvas: Canvas, { strips, ground }: Site): void {
  const { random, widthPx, unit } = canvas;
  const strip = strips[0];
  if (!strip) return;
  const svg = times(5, () => {
    const x = random.chance(0.5)
      ? random.between(-0.02, 0.28) * widthPx
      : random.between(0.72, 1.02) * widthPx;
    const y = strip.crest(x) + random.between(0, 14) * unit;
    return rock(canvas, [x, y], random.between(26, 62) * unit, 0.2, '#9a8a8f');
  });
  canvas.add({
    id: 'rocks',
    depth: Math.min(strip.depth + 0.0006, ground.mainDepth - 0.05),
    svg: svg.join(''),
  });
}

function addReeds(canvas: Canvas, { landTop }: Site): void {
  const { random, widthPx, unit, air } = canvas;
  const svg = times(60, () => {
    const share = random.chance(0.5) ? random.between(0, 0.26) : random.between(0.74, 1);
    const [x, y] = [share * widthPx, landTop + random.between(10, 50) * unit];
    const h = random.between(50, 120) * unit;
    const lean = random.between(-10, 10) * unit;
    const blade = stroke(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}`,
      air.tone('#4f8a4a', random.between(-0.4, 0.1)),
      3 * unit,
    );
    return random.chance(0.3)
      ? blade + ellipse([x + lean, y - h], 4.5 * unit, 15 * unit, air.tone('#7a4a32', -0.1))
      : blade;
  });
  canvas.add({ id: 'reeds', depth: 0.5, svg: svg.join('') });
}

export function addScenery(canvas: Canvas, terrain: Terrain, area: Site): void {
  const cover = terrain.cover ?? [];
  if (cover.includes('cacti')) addCacti(canvas, area);
  if (cover.includes('beach')) {
    addSurf(canvas, area);
    addShells(canvas, area);
  }
  if (cover.includes('rocks')) addRocks(canvas, area);
  if (cover.includes('reeds')) addReeds(canvas, area);
}
