import { type Hex, mix, toLch } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Standing } from '../place';
import type { Tints } from './tints';

/** Round podiums for goods: one under all of them, or one under each. */

const n = number;

/** Of its radius, how deep a podium's top is as seen from a little above. */
const SQUASH = 0.2;

const outlineOf = ([x, y]: Point, radius: number, height: number) =>
  `M${n(x - radius)} ${n(y)}V${n(y + height)}A${n(radius)} ${n(radius * SQUASH)} 0 0 0 ${n(x + radius)} ${n(y + height)}V${n(y)}Z`;

type Grain = (canvas: Canvas, at: Point, radius: number, height: number, color: Hex) => string;

const veins: Grain = ({ random, unit }, [x, y], radius, height, color) =>
  times(7, () => {
    const [vx, vy] = [
      x + random.between(-1, 0.7) * radius,
      y + random.between(-0.2, 1) * (height + radius * SQUASH),
    ];
    const [w, h] = [radius * random.between(0.3, 0.7), radius * random.between(-0.16, 0.2)];
    return stroke(
      `M${n(vx)} ${n(vy)}q${n(w * 0.3)} ${n(h)} ${n(w * 0.55)} ${n(h * 0.5)}t${n(w * 0.45)} ${n(h * 0.7)}`,
      mix(color, '#5b5668', 0.4),
      random.between(1.4, 3) * unit,
      { opacity: 0.4 },
    );
  }).join('');

const CHIPS: readonly [Hex, ...Hex[]] = ['#c9714f', '#7d8a94', '#d9a441', '#5f7f6b', '#9c8f86'];
const chips: Grain = ({ random, unit }, [x, y], radius, height) =>
  times(64, () =>
    circle(
      [
        x + random.between(-1, 1) * radius,
        y + random.between(-SQUASH * radius, height + SQUASH * radius),
      ],
      random.between(2, 6) * unit,
      random.pick(CHIPS),
      { opacity: 0.8 },
    ),
  ).join('');

const pores: Grain = ({ random, unit }, [x, y], radius, height, color) =>
  times(40, () =>
    circle(
      [
        x + random.between(-1, 1) * radius,
        y + random.between(-SQUASH * radius, height + SQUASH * radius),
      ],
      random.between(1, 3) * unit,
      mix(color, '#2a2340', 0.5),
      { opacity: 0.35 },
    ),
  ).join('');

const fibres: Grain = ({ random, unit }, [x, y], radius, height, color) =>
  times(11, (index) =>
    stroke(
      `M${n(x - radius + ((index + random.between(0.2, 0.8)) / 11) * 2 * radius)} ${n(y)}v${n(height + radius * SQUASH)}`,
      mix(color, '#3c2415', 0.5),
      2 * unit,
      { opacity: 0.35 },
    ),
  ).join('') +
  [0.8, 0.55, 0.3]
    .map((share) =>
      stroke(
        `M${n(x - radius * share)} ${n(y)}a${n(radius * share)} ${n(radius * SQUASH * share)} 0 1 0 ${n(2 * radius * share)} 0a${n(radius * share)} ${n(radius * SQUASH * share)} 0 1 0 ${n(-2 * radius * share)} 0`,
        mix(color, '#3c2415', 0.5),
        1.8 * unit,
        { opacity: 0.3 },
      ),
    )
    .join('');

/** What is seen of what a podium is of. */
const GRAINS: Readonly<Record<string, Grain>> = {
  marble: veins,
  terrazzo: chips,
  concrete: pores,
  stone: pores,
  travertine: pores,
  granite: pores,
  wooden: fibres,
};

/** A round podium: lit top, side in bands from light to shade. */
function podium(
  canvas: Canvas,
  at: Point,
  radius: number,
  height: number,
  { light, shape: body, deep }: Tints,
): string {
  const [x, y] = at;
  const squash = radius * SQUASH;
  const side = canvas.pen.linear(
    [x - radius, 0],
    [x + radius, 0],
    [
      [0, mix(body, light, 0.5)],
      [0.3, light],
      [0.62, body],
      [1, mix(body, deep, 0.55)],
    ],
  );
  const grain = GRAINS[canvas.stage.surface?.material ?? ''];
  const outline = outlineOf(at, radius, height);
  const top = ellipse(at, radius, squash, mix(light, '#ffffff', 0.4));
  const whole = `M${n(x - radius)} ${n(y)}A${n(radius)} ${n(squash)} 0 0 1 ${n(x + radius)} ${n(y)}V${n(y + height)}A${n(radius)} ${n(squash)} 0 0 1 ${n(x - radius)} ${n(y + height)}Z`;
  return (
    ellipse([x + radius * 0.16, y + height + squash * 0.25], radius * 1.16, squash * 1.05, deep, {
      opacity: 0.22,
    }) +
    path(outline, side) +
    top +
    (grain ? canvas.pen.clip(whole, grain(canvas, at, radius, height, body)) : '')
  );
}

/** A podium in the colour that was told, else in the picture's. */
function tintsFor({ stage }: Canvas, tints: Tints): Tints {
  const color = stage.surface?.color;
  if (!color) return tints;
  const isDark = toLch(color).lightness < 0.5;
  return {
    ...tints,
    shape: color,
    light: mix(color, '#ffffff', isDark ? 0.22 : 0.36),
    deep: mix(color, '#1d1630', 0.5),
  };
}

interface Under {
  canvas: Canvas;
  tints: Tints;
  x: number;
  standPx: number;
}

/** One under all, and a small one that nothing stands on beside it. */
export function onePodium({ canvas, tints, x, standPx }: Under, spanPx: number): string {
  const { random, widthPx, heightPx } = canvas;
  const own = tintsFor(canvas, tints);
  const least = Math.min(widthPx * 0.3, heightPx * 0.34);
  const radius = clamp((spanPx / 2) * 1.12, least, widthPx * 0.46);
  const height = heightPx * random.between(0.07, 0.1);
  const side = random.chance(0.5) ? 1 : -1;
  const aside: Point = [x + side * radius * 1.05, standPx + height * 0.5];
  return (
    podium(canvas, aside, radius * 0.42, height * 0.7, own) +
    podium(canvas, [x, standPx], radius, height, own)
  );
}

/** Of what stands on it, half the width of a podium; and how far its foot is under the lowest of all, of the height. */
const EACH = { half: 0.68, foot: 0.045 } as const;

/** One under each that stands up from the floor, those behind first. */
export function podiumsUnder(
  { canvas, tints, standPx }: Under,
  standing: readonly Standing[],
): string {
  const own = tintsFor(canvas, tints);
  const floor = standPx + canvas.heightPx * EACH.foot;
  return [...standing]
    .sort((one, other) => one.bottom - other.bottom)
    .map(({ left, right, bottom }) => {
      const radius = (right - left) * EACH.half;
      return podium(canvas, [(left + right) / 2, bottom], radius, floor - bottom, own);
    })
    .join('');
}
