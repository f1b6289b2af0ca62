import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Random } from '@/lib/random/random';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { under } from '../terrain-lines';
import { isOpen } from './cover';
import type { Strip } from './land';
import type { SoilColors } from './soil';
import type { Course } from './way';

/**
 * What makes a lawn of green bands a meadow: sun that lies on it in patches between the shadows of clouds, blades of
 * grass that grow larger towards the viewer, and bushes where one slope meets the next. It has a random stream of its
 * own, so that what else grows stays where it is.
 */

interface Meadow {
  canvas: Canvas;
  random: Random;
  strips: readonly Strip[];
  ground: Ground;
  soil: SoilColors;
  course: Course;
}

/** Sun and shadow on a strip, of its width and of the height, and how strong. */
const PATCH = { wide: [0.16, 0.34], high: 0.22, sun: 0.36, shade: 0.24, drop: 0.32 } as const;
/** Blades: how many, and how high they are of the picture's height at the lower edge. */
const BLADES = { count: 170, high: 0.018, from: 0.3 } as const;
/** Bushes of a slope, and their half width of the picture's, at the lower edge. */
const BUSHES = { most: 6, wide: 0.11, least: 0.24 } as const;

/** A patch that lies flat on the slope, in three lobes. */
function patch([x, y]: Point, wide: number, high: number, fill: string, opacity: number): string {
  const lobes = [
    [0, 0, 1],
    [0.62, -0.5, 0.56],
    [-0.6, 0.42, 0.6],
  ];
  return lobes
    .map(([dx = 0, dy = 0, share = 1]) =>
      ellipse([x + dx * wide, y + dy * high], wide * share, high * share, fill, { opacity }),
    )
    .join('');
}

function addSunPatches({ canvas, random, strips }: Meadow): void {
  const { air, widthPx, heightPx, pen } = canvas;
  for (const strip of strips) {
    const outline = under(strip.crest, widthPx, heightPx + 10);
    const patches = times(3, (index) => {
      const isSun = index !== 1;
      const x = ((index + random.between(0.1, 0.9)) / 3) * widthPx;
      const wide = widthPx * random.between(...PATCH.wide) * (0.5 + 0.5 * strip.share);
      const high = wide * PATCH.high * (0.45 + 0.55 * strip.share);
      const y = strip.crest(x) + high * random.between(PATCH.drop, 2.4);
      const color = isSun ? mix(strip.color, '#f3e25f', 0.46) : mix(strip.color, '#1f6a6a', 0.5);
      const fill = air.tone(color, isSun ? 0.3 : -0.1, strip.far);
      return patch([x, y], wide, high, fill, isSun ? PATCH.sun : PATCH.shade);
    });
    canvas.add({
      id: `sunlight-${strip.depth.toFixed(3)}`,
      depth: strip.depth + 0.0001,
      svg: pen.clip(outline, patches.join('')),
    });
  }
}

/** A blade or two that bend to one side. */
function blade([x, y]: Point, high: number, lean: number): string {
  const n = number;
  return `M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-high * 0.6)} ${n(lean)} ${n(-high)}`;
}

function addBlades({ canvas, random, ground, soil, course }: Meadow): void {
  const { air, widthPx, heightPx } = canvas;
  const horizon = ground.yAt(0, 0.5);
  const blades = times(BLADES.count, () => {
    const depth = random.between(BLADES.from, 1) ** 0.8;
    const [x, y] = [random() * widthPx, horizon + (heightPx - horizon) * depth];
    const high = heightPx * BLADES.high * depth * random.between(0.6, 1.2);
    if (!course.isClear(x, y, high)) return '';
    const lean = high * random.between(-0.4, 0.4);
    return blade([x, y], high, lean) + blade([x + high * 0.34, y], high * 0.7, lean);
  });
  const every = (rest: number) => blades.filter((_, index) => index % 2 === rest).join('');
  const [dark, light] = [every(0), every(1)];
  const near = soil.strip(1);
  const width = Math.max(1, heightPx * 0.0022);
  canvas.add({
    id: 'blades',
    depth: Math.min(0.83, ground.mainDepth - 0.03),
    svg:
      stroke(dark, air.tone(mix(near, '#1f6a52', 0.55), -0.1), width, { opacity: 0.5 }) +
      stroke(light, air.tone(mix(near, '#f3e88a', 0.5), 0.3), width, { opacity: 0.6 }),
  });
}

/** A bush of three rounds on a flat foot, with the light on its upper left. */
function bush({ air }: Canvas, [x, y]: Point, size: number, color: string, far: number): string {
  const rounds = [
    [-0.62, 0.36, 0.4],
    [0.6, 0.34, 0.44],
    [-0.06, 0.52, 0.6],
  ] as const;
  const mass = rounds.map(([dx, up, r]) =>
    circle([x + dx * size, y - up * size], r * size, air.tone(color, -0.25, far)),
  );
  const lights = rounds.map(([dx, up, r]) =>
    circle(
      [x + (dx - 0.08) * size, y - (up + 0.1) * size],
      r * size * 0.72,
      air.tone(color, 0.12, far),
    ),
  );
  const foot = path(
    `M${number(x - size)} ${number(y)}Q${number(x)} ${number(y + size * 0.14)} ${number(x + size)} ${number(y)}V${number(y - size * 0.2)}H${number(x - size)}Z`,
    air.tone(color, -0.25, far),
  );
  return (
    ellipse([x + size * 0.2, y], size * 1.2, size * 0.13, air.light.shade, { opacity: 0.18 }) +
    foot +
    mass.join('') +
    lights.join('')
  );
}

function addBushes({ canvas, random, strips, ground, soil, course }: Meadow): void {
  const { widthPx, heightPx, stage } = canvas;
  const horizon = ground.yAt(0, 0.5);
  const standing = stage.standing?.(ground) ?? [];
  for (const strip of strips.slice(0, -1)) {
    const svg = times(random.whole(2, BUSHES.most), () => {
      const side = random.chance(0.5) ? random.between(-0.02, 0.3) : random.between(0.7, 1.02);
      const x = side * widthPx;
      const y = strip.crest(x) + random.between(2, 14) * canvas.unit;
      const depth = (y - horizon) / (heightPx - horizon);
      const size =
        widthPx *
        BUSHES.wide *
        (BUSHES.least + (1 - BUSHES.least) * Math.max(0, depth)) *
        random.between(0.55, 1);
      const isFree = standing.every(
        ({ left, right, top, bottom }) =>
          x + size < left || x - size > right || y - size > bottom || y < top,
      );
      if (!isFree || !isOpen(canvas, x, depth, ground.mainDepth) || !course.isClear(x, y, size))
        return '';
      const color = mix(random.pick(soil.leaves), soil.conifer, random.between(0.2, 0.6));
      return bush(canvas, [x, y], size, color, strip.far);
    });
    canvas.add({
      id: `bushes-${strip.depth.toFixed(3)}`,
      depth: strip.depth + 0.0006,
      svg: svg.join(''),
    });
  }
}

/** Sun, grass and bushes on green land. */
export function addMeadow(options: Omit<Meadow, 'random'>): void {
  const random = options.canvas.stage.pen('meadow', 1).random;
  const meadow = { ...options, random };
  addSunPatches(meadow);
  addBlades(meadow);
  addBushes(meadow);
}
