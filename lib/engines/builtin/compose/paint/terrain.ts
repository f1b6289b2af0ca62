import type { HourPalette } from '../plan/scene-plan';
import { p, points, type Point, type SceneCanvas } from './canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { createNoise, type Random } from '@/lib/random/random';

export interface RidgeOptions {
  /** Features across the picture. */
  frequency: number;
  octaves: number;
  /** 0 rolling to 1 sharp-crested. */
  sharpness: number;
}

/** A skyline of fractal noise over the width of the picture, at most `amplitude` above `baseY`. */
export function ridgeLine(
  canvas: SceneCanvas,
  random: Random,
  baseY: number,
  amplitude: number,
  { frequency, octaves, sharpness }: RidgeOptions,
): Point[] {
  const noise = createNoise(random);
  const offset = random() * 200;
  const aspect = canvas.widthPx / canvas.unitPx;
  const samples = Math.round((octaves > 3 ? 150 : 48) * aspect);
  return Array.from({ length: samples + 1 }, (_unused, index): Point => {
    const t = index / samples;
    let [value, weight, reach, total] = [0, 1, frequency * aspect, 0];
    for (let octave = 0; octave < octaves; octave += 1) {
      const raw = noise(offset + t * reach + octave * 17.3);
      value += (sharpness * (1 - 2 * Math.abs(raw)) + (1 - sharpness) * raw) * weight;
      total += weight;
      weight *= 0.5;
      reach *= 2.05;
    }
    return [t * canvas.widthPx, baseY - amplitude * ((value / total) * 0.5 + 0.5)];
  });
}

/** Closes a skyline down to the lower edge. */
export function areaUnder(line: readonly Point[], bottomPx: number): string {
  const [firstX] = line[0] ?? [0, 0];
  const [lastX] = line[line.length - 1] ?? [0, 0];
  return `M${p(firstX)} ${p(bottomPx)}L${points(line)}L${p(lastX)} ${p(bottomPx)}Z`;
}

/** Height of a skyline at a place, for standing trees on it. */
export function heightAt(line: readonly Point[], x: number): number {
  const next = line.findIndex(([px]) => px >= x);
  const [x1, y1] = line[Math.max(0, next)] ?? [0, 0];
  const [x0, y0] = line[Math.max(0, next - 1)] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Distant ridges, each nearer one darker and less mixed into the haze. */
export function paintHazeRidges(
  canvas: SceneCanvas,
  palette: HourPalette,
  options: { layers: number; topY: number; bottomY: number; amplitude: number },
): void {
  const { layers, topY, bottomY, amplitude } = options;
  for (let i = 0; i < layers; i += 1) {
    const t = layers === 1 ? 1 : i / (layers - 1);
    const baseY = topY + (bottomY - topY) * t;
    const color = mix(
      mix(palette.haze, palette.far, 0.35 + 0.65 * Math.min(1, t * 1.5)),
      palette.near,
      t ** 1.5 * 0.4,
    );
    const line = ridgeLine(canvas, canvas.random(`ridge-${i}`), baseY, amplitude * (1 - 0.4 * t), {
      frequency: 2.2 + t * 2,
      octaves: 6,
      sharpness: 0.75 - 0.5 * t,
    });
    const top = Math.min(...line.map(([, y]) => y));
    const fill = canvas.vertical(
      [
        [0, color],
        [1, mix(color, palette.haze, 0.6 * (1 - t * 0.5))],
      ],
      top,
      baseY + canvas.heightPx * 0.08,
    );
    canvas.layer(
      'ridge',
      'scenery',
      0.1 + 0.2 * t,
      `<path d="${areaUnder(line, canvas.heightPx)}" fill="${fill}"/>`,
    );
  }
}

export interface MountainColors {
  light: Hex;
  dark: Hex;
  snow?: Hex;
  snowDark?: Hex;
}

/** A faceted mountain with a lit and a shaded side along a jagged crest, and a snow cap. */
export function mountain(
  random: Random,
  centreX: number,
  baseY: number,
  width: number,
  height: number,
  colors: MountainColors,
  lightFromRight: boolean,
): string {
  const side = (sign: number): Point[] =>
    Array.from({ length: 11 }, (_unused, i): Point => {
      const t = i / 10;
      const jitter = i === 0 || i === 10 ? 0 : 1;
      return [
        centreX + sign * (width / 2) * t ** 0.92 + jitter * (random() - 0.5) * width * 0.05,
        baseY - height * (1 - t) + jitter * (random() - 0.5) * height * 0.05,
      ];
    });
  const [left, right] = [side(-1), side(1)];
  const crest: Point[] = [[centreX, baseY - height]];
  let x = centreX;
  for (let i = 1; i <= 9; i += 1) {
    x += (i % 2 ? 1 : -0.75) * width * 0.045 * (0.5 + random()) * (lightFromRight ? -1 : 1);
    crest.push([x, baseY - height * (1 - i / 9)]);
  }
  const face = (outer: Point[], fill: Hex) =>
    `<path d="M${points(outer)}L${points([...crest].reverse())}Z" fill="${fill}"/>`;
  const [leftFill, rightFill] = lightFromRight
    ? [colors.dark, colors.light]
    : [colors.light, colors.dark];
  let svg = face(left, leftFill) + face(right, rightFill);
  if (colors.snow && colors.snowDark) {
    const depth = random.between(0.34, 0.46);
    const [a, b] = lightFromRight ? [colors.snowDark, colors.snow] : [colors.snow, colors.snowDark];
    svg +=
      snowCap(random, left, crest, depth, height, a) +
      snowCap(random, right, crest, depth, height, b);
  }
  return svg;
}

function along(line: readonly Point[], t: number): Point {
  const position = t * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(position));
  const rest = position - index;
  const [a, b] = [line[index] as Point, line[index + 1] as Point];
  return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
}

function snowCap(
  random: Random,
  outer: Point[],
  crest: Point[],
  depth: number,
  height: number,
  fill: Hex,
): string {
  const steps = [0, 1, 2, 3, 4, 5, 6];
  const down = steps.map((k) => along(outer, (depth * k) / 6));
  const [edge, inner] = [along(outer, depth), along(crest, depth * 0.9)];
  const teeth = [1, 2, 3, 4, 5].map((k): Point => {
    const t = k / 6;
    return [
      edge[0] + (inner[0] - edge[0]) * t,
      edge[1] +
        (inner[1] - edge[1]) * t +
        (k % 2 ? 1 : -0.5) * height * 0.07 * (0.6 + random() * 0.8),
    ];
  });
  const up = steps.map((k) => along(crest, (depth * 0.9 * (6 - k)) / 6));
  return `<path d="M${points(down)}L${points(teeth)}L${points(up)}Z" fill="${fill}"/>`;
}

/** A rolling hill filled from a lighter crest to a darker foot; answers its skyline. */
export function paintHill(
  canvas: SceneCanvas,
  id: string,
  baseY: number,
  amplitude: number,
  frequency: number,
  color: Hex,
  depth: number,
): Point[] {
  const line = ridgeLine(canvas, canvas.random(id), baseY, amplitude, {
    frequency,
    octaves: 2,
    sharpness: 0,
  });
  const fill = canvas.vertical(
    [
      [0, shade(color, 0.05)],
      [1, shade(color, -0.07)],
    ],
    baseY - amplitude,
    baseY + canvas.heightPx * 0.22,
  );
  canvas.layer(
    id,
    'scenery',
    depth,
    `<path d="${areaUnder(line, canvas.heightPx)}" fill="${fill}"/>`,
  );
  return line;
}
