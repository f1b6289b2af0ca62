import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { ringOf } from './stands';

/** What goods lie on in advertisements, from side to side: silk in folds, sand, water, moss, petals. */

const n = number;

interface Ground {
  canvas: Canvas;
  color: Hex;
  /** Where it ends behind, and where things stand on it. */
  topPx: number;
  standPx: number;
}

/** Nearer rows lie farther apart: the share of the way to the lower edge of one of `count`. */
const rowAt = (index: number, count: number) => ((index + 0.5) / count) ** 1.6;

function sheet({ canvas, color, topPx }: Ground, light = 0.3, dark = -0.16): string {
  const { widthPx, heightPx, pen, air } = canvas;
  const fill = pen.linear(
    [0, topPx],
    [widthPx * 0.3, heightPx],
    [
      [0, air.tone(color, light)],
      [1, air.tone(color, dark)],
    ],
  );
  return rectangle([0, topPx], widthPx, heightPx - topPx, fill);
}

/** Crescents of light and shade, as cloth falls and as sand and snow are blown. */
function crescents(
  ground: Ground,
  {
    count,
    lengthShare,
    thickShare,
    bend,
    dark,
    light,
  }: Record<string, number> & {
    count: number;
    lengthShare: number;
    thickShare: number;
    bend: number;
    dark: number;
    light: number;
  },
): string {
  const { canvas, color, topPx } = ground;
  const { widthPx, heightPx, random, air } = canvas;
  const span = heightPx - topPx;
  const one = (index: number): string => {
    const y = topPx + rowAt(index, count) * span;
    const length = widthPx * lengthShare * random.between(0.7, 1.3);
    const x = random.between(-0.25, 0.95) * widthPx;
    const rise = span * bend * random.between(0.4, 1) * (random.chance(0.5) ? 1 : -1);
    const thick = span * thickShare * (0.5 + rowAt(index, count)) * random.between(0.7, 1.2);
    const fold = (by: number) =>
      `M${n(x)} ${n(y + by)}C${n(x + length * 0.3)} ${n(y + by - rise)} ${n(x + length * 0.65)} ${n(y + by + rise)} ${n(x + length)} ${n(y + by - rise * 0.4)}C${n(x + length * 0.65)} ${n(y + by + rise + thick)} ${n(x + length * 0.3)} ${n(y + by - rise + thick)} ${n(x)} ${n(y + by)}Z`;
    return (
      path(fold(0), air.tone(color, dark), { opacity: 0.5 }) +
      path(fold(-thick * 0.85), air.tone(color, light), { opacity: 0.55 })
    );
  };
  return times(count, one).join('');
}

const FOLDS = {
  count: 11,
  lengthShare: 0.95,
  thickShare: 0.15,
  bend: 0.3,
  dark: -0.3,
  light: 0.85,
};
const RIPPLES = {
  count: 22,
  lengthShare: 0.42,
  thickShare: 0.022,
  bend: 0.035,
  dark: -0.3,
  light: 0.6,
};
const DRIFTS = {
  count: 9,
  lengthShare: 0.7,
  thickShare: 0.05,
  bend: 0.06,
  dark: -0.16,
  light: 0.9,
};

const silk = (ground: Ground) => sheet(ground, 0.35, -0.22) + crescents(ground, FOLDS);

function linen(ground: Ground): string {
  const { canvas, color, topPx } = ground;
  const { widthPx, heightPx, air, unit } = canvas;
  const count = 26;
  const threads = times(count, (index) => {
    const y = topPx + rowAt(index, count) * (heightPx - topPx);
    return `M0 ${n(y)}q${n(widthPx / 2)} ${n(6 * unit)} ${n(widthPx)} 0`;
  });
  return (
    sheet(ground, 0.3, -0.14) +
    stroke(threads.join(''), air.tone(color, -0.3), 1.6 * unit, { opacity: 0.28 }) +
    crescents(ground, { ...FOLDS, count: 5, dark: -0.24, light: 0.6 })
  );
}

/** A soft far edge instead of a straight one. */
function mound({ canvas, color, topPx }: Ground, tone = 0.3): string {
  const { widthPx, heightPx, air, random } = canvas;
  const rise = heightPx * 0.035;
  const wave = `M0 ${n(topPx + 4)}V${n(topPx - rise * random.between(0.1, 0.8))}C${n(widthPx * 0.3)} ${n(topPx - rise * 1.4)} ${n(widthPx * 0.55)} ${n(topPx + rise * 0.4)} ${n(widthPx)} ${n(topPx - rise * random.between(0.3, 1))}V${n(topPx + 4)}Z`;
  return path(wave, air.tone(color, tone));
}

const sand = (ground: Ground) => mound(ground) + sheet(ground) + crescents(ground, RIPPLES);
const snow = (ground: Ground) =>
  mound(ground, 0.5) + sheet(ground, 0.5, -0.12) + crescents(ground, DRIFTS);

function water(ground: Ground): string {
  const { canvas, color, topPx, standPx } = ground;
  const { widthPx, heightPx, air, stage, unit } = canvas;
  const x = widthPx * stage.focusX;
  const rings = [0.26, 0.36, 0.48, 0.62, 0.78].map((share, index) =>
    stroke(
      ringOf([x, standPx], widthPx * share, widthPx * share * 0.24),
      air.tone(color, index % 2 ? 0.9 : -0.3),
      (5 - index * 0.6) * unit,
      { opacity: 0.6 - index * 0.08 },
    ),
  );
  const inside = `M0 ${n(topPx)}H${widthPx}V${heightPx}H0Z`;
  return (
    sheet(ground, 0.45, -0.2) +
    crescents(ground, { ...RIPPLES, count: 12, dark: -0.2, light: 0.8 }) +
    canvas.pen.clip(inside, rings.join(''))
  );
}

/** Blades or tufts in rows, the nearer the larger, in three tones. */
function tufted(ground: Ground, blade: (at: Point, size: number) => string, many: number): string {
  const { canvas, color, topPx } = ground;
  const { widthPx, heightPx, random, air } = canvas;
  const tones = [-0.3, 0.15, 0.45];
  const paths = tones.map((tone) => {
    const blades = times(many, (index) => {
      const row = rowAt(index, many);
      const at: Point = [
        random.between(-0.02, 1.02) * widthPx,
        topPx + (row * 1.02 - 0.005) * (heightPx - topPx),
      ];
      return blade(at, heightPx * (0.016 + 0.03 * row) * random.between(0.7, 1.2));
    });
    return path(blades.join(''), air.tone(color, tone));
  });
  return sheet(ground, 0.2, -0.3) + paths.join('');
}

const grass = (ground: Ground) =>
  tufted(
    ground,
    ([x, y], size) =>
      `M${n(x - size * 0.3)} ${n(y)}q${n(size * 0.1)} ${n(-size)} ${n(-size * 0.3)} ${n(-size * 1.7)}q${n(size * 0.5)} ${n(size * 0.6)} ${n(size * 0.5)} ${n(size * 1.1)}q${n(size * 0.2)} ${n(-size * 0.9)} ${n(size * 0.8)} ${n(-size * 1.5)}q${n(-size * 0.3)} ${n(size * 0.9)} ${n(-size * 0.3)} ${n(size * 2.1)}Z`,
    110,
  );
const moss = (ground: Ground) =>
  mound(ground, 0.1) +
  tufted(
    ground,
    ([x, y], size) => `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 0.8)} 0 0 1 ${n(2 * size)} 0Z`,
    90,
  );

/** Petals, leaves or pebbles strewn all over. */
function strewn(ground: Ground, petal: (at: Point, size: number, angle: number) => string): string {
  const { canvas, topPx } = ground;
  const { widthPx, heightPx, random } = canvas;
  const count = 120;
  const all = times(count, (index) => {
    const row = rowAt(index, count);
    const at: Point = [random.between(-0.02, 1.02) * widthPx, topPx + row * (heightPx - topPx)];
    return petal(at, heightPx * (0.014 + 0.026 * row), random.between(0, 180));
  });
  return sheet(ground, 0.1, -0.3) + all.join('');
}

function petals(ground: Ground): string {
  const { air, random } = ground.canvas;
  return strewn(ground, ([x, y], size, angle) => {
    const tone = random.pick([-0.22, 0.1, 0.4, 0.65]);
    const transform = `translate(${n(x)} ${n(y)}) rotate(${n(angle * 0.5 - 45)})`;
    return path(
      `M${n(-size * 1.5)} 0C${n(-size)} ${n(-size)} ${n(size)} ${n(-size)} ${n(size * 1.5)} 0C${n(size)} ${n(size * 0.8)} ${n(-size)} ${n(size * 0.8)} ${n(-size * 1.5)} 0Z`,
      air.tone(ground.color, tone),
      { transform },
    );
  });
}

function pebbles(ground: Ground): string {
  const { air, random } = ground.canvas;
  return strewn(ground, ([x, y], size) => {
    const tone = random.pick([-0.3, 0, 0.25, 0.5]);
    return (
      ellipse([x, y], size * 1.5, size * 0.95, air.tone(ground.color, tone - 0.3)) +
      ellipse(
        [x - size * 0.1, y - size * 0.12],
        size * 1.36,
        size * 0.8,
        air.tone(ground.color, tone),
      )
    );
  });
}

/** Cracks and bright edges on a sheet of ice. */
function ice(ground: Ground): string {
  const { canvas, topPx } = ground;
  const { widthPx, heightPx, random } = canvas;
  const shards = times(16, () => {
    const [x, y] = [random.between(-0.1, 1) * widthPx, random.between(topPx, heightPx)];
    const [w, h] = [random.between(0.1, 0.25) * widthPx, random.between(0.02, 0.06) * heightPx];
    const corners: Point[] = [
      [x, y],
      [x + w * 0.7, y - h],
      [x + w, y + h * 0.3],
      [x + w * 0.3, y + h],
    ];
    return shape(corners, '#ffffff', { opacity: random.between(0.15, 0.4) });
  });
  const inside = `M0 ${n(topPx)}H${widthPx}V${heightPx}H0Z`;
  return sheet(ground, 0.5, -0.12) + canvas.pen.clip(inside, shards.join(''));
}

/** Chips of other colours in a smooth top. */
function terrazzo(ground: Ground): string {
  const { air, random } = ground.canvas;
  return strewn(ground, ([x, y], size) => {
    const chip = random.pick<Hex>(['#c98a6a', '#8a93a5', '#d9b98a', '#6f7f78', '#f6efe6']);
    return circle([x, y], size * random.between(0.25, 0.6), air.tone(chip, 0.1));
  });
}

/** Grounds with a drawing of their own, by material; the rest are smooth tops. */
/** How paper and foil are creased: how many creases there are, and how light and dark the sides of one are. */
const CREASES = {
  paper: { count: 13, light: 0.5, dark: -0.2, opacity: 0.4 },
  foil: { count: 26, light: 1, dark: -0.55, opacity: 0.5 },
} as const;

/** Each crease is a long triangle of light beside one of shade. */
const creased =
  ({ count, light, dark, opacity }: (typeof CREASES)[keyof typeof CREASES]) =>
  (ground: Ground): string => {
    const { canvas, color, topPx } = ground;
    const { widthPx, heightPx, random, air } = canvas;
    const span = heightPx - topPx;
    const sides = times(count, (index) => {
      const y = topPx + rowAt(index, count) * span;
      const x = random.between(-0.1, 0.9) * widthPx;
      const long = random.between(0.12, 0.34) * widthPx;
      const wide = (0.03 + rowAt(index, count) * 0.05) * span * random.between(0.6, 1.4);
      const end: Point = [x + long, y + random.between(-0.5, 0.9) * wide * 2];
      const upper: Point[] = [[x, y], end, [x + long * 0.6, y - wide]];
      const lower: Point[] = [[x, y], end, [x + long * 0.5, y + wide]];
      return (
        shape(upper, air.tone(color, light), { opacity }) +
        shape(lower, air.tone(color, dark), { opacity })
      );
    });
    return sheet(ground, 0.3, -0.14) + sides.join('');
  };

export const GROUNDS: Readonly<Record<string, (ground: Ground) => string>> = {
  silk,
  linen,
  sand,
  snow,
  water,
  grass,
  moss,
  petals,
  leaves: petals,
  pebbles,
  ice,
  terrazzo,
  paper: creased(CREASES.paper),
  foil: creased(CREASES.foil),
  leather: (ground) => sheet(ground, 0.28, -0.2),
};
