import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** House fronts seen straight on, in pixels: `scale` is pixels of a centimetre there. */
export interface FrontSpec {
  left: number;
  basePx: number;
  widthCm: number;
  floors: number;
  scale: number;
  wall: Hex;
  roof: Hex;
  far: number;
  style: 'flat' | 'gable' | 'mansard' | 'timber';
  shop?: boolean;
  awning?: Hex;
}

const n = number;
const FLOOR_CM = 290;

export const WALLS: readonly [Hex, ...Hex[]] = [
  '#f0d3b0',
  '#e6b8a0',
  '#c9d6e6',
  '#f3e3cd',
  '#d9c9e6',
  '#bcd9cf',
  '#efc48f',
  '#e9a58c',
];
export const ROOFS: readonly [Hex, ...Hex[]] = ['#b8553a', '#7a5a6a', '#5f6f8a', '#9a4a35'];

function isDark({ air }: Canvas): boolean {
  return air.areLampsLit;
}

function pane(canvas: Canvas, far: number): Hex {
  const { air, random } = canvas;
  if (isDark(canvas))
    return random.chance(0.55)
      ? air.glow(random.pick(['#ffd98a', '#ffc060', '#fff0c0']), far)
      : air.tone('#40506c', 0, far);
  return air.tone(random.chance(0.5) ? '#6f8fb8' : '#7fa3c6', 0.1, far);
}

function windowsOf(canvas: Canvas, spec: FrontSpec): string {
  const { air, random } = canvas;
  const { left, basePx, widthCm, floors, scale: s, far, wall } = spec;
  const columns = Math.max(2, Math.round(widthCm / 190));
  const step = widthCm / columns;
  const first = spec.shop ? 1 : 0;
  const frame = air.tone(mix(wall, '#ffffff', 0.6), 0.1, far);
  const box = random.chance(0.4);
  return times((floors - first) * columns, (index) => {
    const floor = first + Math.floor(index / columns);
    const column = index % columns;
    const isDoor = floor === 0 && column === Math.floor(columns / 2);
    const x = left + (step * (column + 0.5) - 45) * s;
    const y = basePx - (floor * FLOOR_CM + (isDoor ? 215 : 235)) * s;
    const high = isDoor ? 215 : 140;
    if (isDoor)
      return (
        rectangle([x - 4 * s, y - 4 * s], 98 * s, (high + 4) * s, frame) +
        rectangle([x, y], 90 * s, high * s, air.tone('#8a5638', -0.1, far))
      );
    const flowers =
      box && floor > 0
        ? times(4, (at) =>
            circle(
              [x + (14 + at * 21) * s, y + (high - 2) * s],
              12 * s,
              air.tone(random.pick(['#f2664f', '#6dbb74', '#f29bb0']), 0.1, far),
            ),
          ).join('') +
          rectangle([x - 5 * s, y + (high + 4) * s], 100 * s, 14 * s, air.tone('#8a5638', 0, far))
        : '';
    return (
      rectangle([x - 6 * s, y - 6 * s], 102 * s, (high + 12) * s, frame) +
      rectangle([x, y], 90 * s, high * s, pane(canvas, far)) +
      rectangle([x + 42 * s, y], 6 * s, high * s, frame) +
      rectangle([x, y + high * 0.45 * s], 90 * s, 5 * s, frame) +
      flowers
    );
  }).join('');
}

/** A striped awning: stripes that widen towards the street and hang in scallops. */
export function awning(
  { air }: Canvas,
  [x, y]: Point,
  width: number,
  height: number,
  color: Hex,
  far = 0,
): string {
  const count = Math.max(5, Math.round(width / (height * 0.42)) | 1);
  const spread = height * 0.34;
  return times(count, (index) => {
    const [a, b] = [index / count, (index + 1) / count];
    const tone = air.tone(index % 2 ? '#fff4de' : color, 0.2 - 0.4 * a, far);
    const [xa, xb] = [x + a * width, x + b * width];
    const [wa, wb] = [x - spread + a * (width + 2 * spread), x - spread + b * (width + 2 * spread)];
    const drop = y + height;
    const r = (wb - wa) / 2;
    return (
      shape(
        [
          [xa, y],
          [xb, y],
          [wb, drop],
          [wa, drop],
        ],
        tone,
      ) +
      path(
        `M${n(wa)} ${n(drop)}H${n(wb)}v${n(height * 0.12)}a${n(r)} ${n(r * 0.7)} 0 0 1 ${n(-2 * r)} 0Z`,
        air.tone(index % 2 ? '#fff4de' : color, -0.2, far),
      )
    );
  }).join('');
}

function shopFront(canvas: Canvas, spec: FrontSpec): string {
  const { air } = canvas;
  const { left, basePx, widthCm, scale: s, far } = spec;
  const color = spec.awning ?? '#2f8f78';
  const w = widthCm * s;
  const glow = isDark(canvas) ? air.glow('#ffdf9a', far) : air.tone('#fbe6c4', 0.2, far);
  const glass =
    rectangle([left + 30 * s, basePx - 200 * s], w - 170 * s, 160 * s, glow) +
    rectangle([left + 30 * s, basePx - 95 * s], w - 170 * s, 10 * s, air.tone('#b9763f', 0, far));
  const goods = times(5, (index) =>
    ellipse(
      [left + (60 + (index * (widthCm - 230)) / 5) * s, basePx - 108 * s],
      18 * s,
      14 * s,
      air.tone(
        ['#e0a458', '#f2664f', '#6dbb74', '#f5b33f', '#8a5638'][index] ?? '#e0a458',
        0.1,
        far,
      ),
    ),
  );
  const door =
    rectangle([left + w - 115 * s, basePx - 215 * s], 85 * s, 215 * s, air.tone(color, -0.3, far)) +
    rectangle([left + w - 103 * s, basePx - 200 * s], 61 * s, 120 * s, glow);
  const sign =
    rectangle([left + 14 * s, basePx - 290 * s], w - 28 * s, 46 * s, air.tone(color, -0.1, far)) +
    rectangle([left + w * 0.32, basePx - 272 * s], w * 0.36, 9 * s, air.tone('#fff4de', 0.1, far), {
      radius: 4 * s,
    });
  return (
    rectangle(
      [left, basePx - 300 * s],
      w,
      300 * s,
      air.tone(mix(spec.wall, color, 0.2), -0.1, far),
    ) +
    glass +
    goods.join('') +
    door +
    sign +
    awning(canvas, [left + 20 * s, basePx - 246 * s], w - 40 * s, 52 * s, color, far)
  );
}

function roofOf(
  { air }: Canvas,
  { left, basePx, widthCm, floors, scale: s, roof, far, style, wall }: FrontSpec,
): string {
  const top = basePx - floors * FLOOR_CM * s;
  const w = widthCm * s;
  if (style === 'flat')
    return (
      rectangle(
        [left - 8 * s, top - 26 * s],
        w + 16 * s,
        30 * s,
        air.tone(mix(wall, '#ffffff', 0.4), 0.1, far),
      ) + rectangle([left - 8 * s, top + 4 * s], w + 16 * s, 8 * s, air.tone(wall, -0.4, far))
    );
  if (style === 'mansard')
    return (
      shape(
        [
          [left - 10 * s, top],
          [left + 36 * s, top - 130 * s],
          [left + w - 36 * s, top - 130 * s],
          [left + w + 10 * s, top],
        ],
        air.tone(roof, -0.1, far),
      ) +
      rectangle([left + w * 0.68, top - 180 * s], 46 * s, 70 * s, air.tone('#a8604a', -0.1, far)) +
      rectangle(
        [left - 12 * s, top - 6 * s],
        w + 24 * s,
        12 * s,
        air.tone(mix(wall, '#ffffff', 0.4), 0.1, far),
      )
    );
  const rise = w * (style === 'timber' ? 0.72 : 0.5);
  const gable: Point[] = [
    [left, top + 1],
    [left + w / 2, top - rise],
    [left + w, top + 1],
  ];
  const verge = (side: number): Point[] => {
    const x = side < 0 ? left : left + w;
    return [
      [x + side * 16 * s, top + 14 * s],
      [left + w / 2, top - rise - 20 * s],
      [left + w / 2, top - rise + 16 * s],
      [x - side * 14 * s, top + 14 * s],
    ];
  };
  return (
    shape(gable, air.tone(wall, 0.05, far)) +
    circle([left + w / 2, top - rise * 0.36], 24 * s, air.tone('#40506c', 0, far)) +
    shape(verge(-1), air.tone(roof, 0.35, far)) +
    shape(verge(1), air.tone(roof, -0.35, far))
  );
}

function beams(
  { air }: Canvas,
  { left, basePx, widthCm, floors, scale: s, far }: FrontSpec,
): string {
  const color = air.tone('#6b4632', -0.1, far);
  const w = widthCm * s;
  const rows = times(floors + 1, (index) =>
    rectangle([left, basePx - index * FLOOR_CM * s - 9 * s], w, 18 * s, color),
  );
  const posts = times(5, (index) =>
    rectangle(
      [left + (index / 4) * (w - 16 * s), basePx - floors * FLOOR_CM * s],
      16 * s,
      floors * FLOOR_CM * s - FLOOR_CM * s,
      color,
    ),
  );
  const brace = [0.02, 0.76].map((share, index) => {
    const y = basePx - floors * FLOOR_CM * s;
    const [a, b] = index === 0 ? [share, share + 0.22] : [share + 0.22, share];
    return `<path d="M${n(left + a * w)} ${n(y + FLOOR_CM * s)}L${n(left + b * w)} ${n(y)}" stroke="${color}" stroke-width="${n(14 * s)}"/>`;
  });
  return rows.join('') + posts.join('') + brace.join('');
}

export function houseFront(canvas: Canvas, spec: FrontSpec): string {
  const { air, pen } = canvas;
  const { left, basePx, widthCm, floors, scale: s, wall, far } = spec;
  const [w, h] = [widthCm * s, floors * FLOOR_CM * s];
  const fill = pen.linear(
    [left, 0],
    [left + w, 0],
    [
      [0, air.tone(wall, 0.25, far)],
      [1, air.tone(wall, -0.2, far)],
    ],
  );
  return (
    rectangle([left, basePx - h], w, h, fill) +
    (spec.style === 'timber' ? beams(canvas, spec) : '') +
    roofOf(canvas, spec) +
    windowsOf(canvas, spec) +
    (spec.shop
      ? shopFront(canvas, spec)
      : rectangle([left, basePx - 30 * s], w, 30 * s, air.tone(wall, -0.45, far)))
  );
}
