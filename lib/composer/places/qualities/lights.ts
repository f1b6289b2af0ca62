import { type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Effect } from './quality';

/** Lights and trimmings that are hung up and put down: chains of bulbs, pennants, candles, tubes of neon. */

const BEHIND_PEOPLE = 0.055;

/** A line from side to side that hangs through, and its points. */
const sagging = ({ widthPx, heightPx }: Canvas, y: number, sag: number, spans: number) => {
  const span = widthPx / spans;
  const data = times(spans, (index) => {
    const x = index * span;
    return `M${number(x)} ${number(heightPx * y)}Q${number(x + span / 2)} ${number(heightPx * (y + sag * 2))} ${number(x + span)} ${number(heightPx * y)}`;
  }).join('');
  const at = (share: number): Point => {
    const inSpan = (share * spans) % 1;
    return [share * widthPx, heightPx * (y + sag * 4 * inSpan * (1 - inSpan))];
  };
  return { data, at };
};

/** Chains of warm bulbs under the upper edge. */
export const bulbs =
  (colors: readonly [Hex, ...Hex[]]): Effect =>
  ({ canvas }) => {
    const { unit, pen } = canvas;
    const svg = [0.035, 0.1]
      .map((y, row) => {
        const { data, at } = sagging(canvas, y, 0.045, 2 + row);
        const lamps = times(19, (index, share) => {
          const [x, top] = at(Math.min(0.999, share + row * 0.02));
          const color = colors[index % colors.length] ?? colors[0];
          const middle: Point = [x, top + 9 * unit];
          return (
            circle(
              middle,
              30 * unit,
              pen.radial(middle, 30 * unit, [
                [0, color, 0.6],
                [1, color, 0],
              ]),
            ) +
            ellipse(middle, 7 * unit, 9 * unit, '#fff6d0') +
            ellipse(middle, 7 * unit, 9 * unit, color, { opacity: 0.55 })
          );
        }).join('');
        return stroke(data, '#4a3f4a', 2.2 * unit) + lamps;
      })
      .join('');
    canvas.add({ id: 'bulbs', isOfFrame: true, depth: BEHIND_PEOPLE, svg, shows: ['lights'] });
  };

/** Pennants in a row under the upper edge. */
export const pennants: Effect = ({ canvas }) => {
  const { unit, widthPx } = canvas;
  const colors: readonly Hex[] = ['#e5534b', '#f5b33f', '#3f9a8a', '#5a6ac0', '#e0708a'];
  const { data, at } = sagging(canvas, 0.015, 0.06, 2);
  const w = widthPx / 26;
  const flags = times(22, (index, share) => {
    const [x, y] = at(Math.min(0.999, share));
    return shape(
      [
        [x - w * 0.45, y],
        [x + w * 0.45, y],
        [x, y + w * 1.15],
      ],
      colors[index % colors.length] ?? '#e5534b',
    );
  }).join('');
  canvas.add({
    id: 'pennants',
    isOfFrame: true,
    depth: BEHIND_PEOPLE + 0.001,
    svg: flags + stroke(data, '#5a4a52', 2.4 * unit),
    shows: ['bunting'],
  });
};

const candleAt = (canvas: Canvas, [x, y]: Point, high: number): string => {
  const { pen } = canvas;
  const w = high * 0.3;
  const flame: Point = [x, y - high * 1.22];
  return (
    circle(
      flame,
      high * 1.9,
      pen.radial(flame, high * 1.9, [
        [0, '#ffd27a', 0.75],
        [0.4, '#ffb85a', 0.3],
        [1, '#ffb85a', 0],
      ]),
    ) +
    ellipse([x, y], w * 1.1, w * 0.3, '#3a2436', { opacity: 0.35 }) +
    rectangle([x - w / 2, y - high], w, high, '#fff1d8', { radius: w * 0.18 }) +
    rectangle([x + w * 0.14, y - high * 0.96], w * 0.36, high * 0.96, '#e8cfa6', {
      radius: w * 0.14,
    }) +
    path(
      `M${number(x)} ${number(y - high * 1.62)}Q${number(x + w * 0.62)} ${number(y - high * 1.16)} ${number(x)} ${number(y - high)}Q${number(x - w * 0.62)} ${number(y - high * 1.16)} ${number(x)} ${number(y - high * 1.62)}Z`,
      '#ffc44a',
    ) +
    ellipse([x, y - high * 1.14], w * 0.17, high * 0.15, '#fff7dc')
  );
};

/** Candles on the ground or the table, at both sides of what the picture is of. */
export const candles: Effect = ({ canvas, ground, landFrom, things, isTop }) => {
  const { widthPx, heightPx, random } = canvas;
  const places = [0.05, 0.13, 0.2, 0.8, 0.88, 0.95].map((share, index) => {
    const depth = isTop
      ? Math.max(0.02, ground.mainDepth * 0.6)
      : Math.max(landFrom, ground.mainDepth * (0.86 + (index % 3) * 0.16));
    return { x: widthPx * share, depth, y: ground.yAt(Math.min(0.98, depth), share) };
  });
  const free = places.filter(({ x }) =>
    things.every(({ left, right }) => x < left - widthPx * 0.03 || x > right + widthPx * 0.03),
  );
  const svg = (free.length > 1 ? free : places.slice(0, 1).concat(places.slice(-1)))
    .sort((one, other) => one.depth - other.depth)
    .map(({ x, y }) => candleAt(canvas, [x, y], heightPx * random.between(0.045, 0.085)))
    .join('');
  canvas.add({
    id: 'candles',
    depth: Math.max(0.06, ground.mainDepth - 0.01),
    svg,
    shows: ['candle', 'candles'],
  });
};

/** Tubes of neon along the walls or the fronts. */
export const tubes: Effect = ({ canvas, ground }) => {
  const { widthPx, heightPx, unit } = canvas;
  const foot = Math.min(ground.yAt(0, 0.5), heightPx * 0.62);
  const tube = (data: string, color: Hex) =>
    stroke(data, color, 22 * unit, { opacity: 0.25 }) +
    stroke(data, color, 9 * unit, { opacity: 0.85 }) +
    stroke(data, '#ffffff', 3 * unit, { opacity: 0.9 });
  const y = (share: number) => number(foot * share);
  const x = (share: number) => number(widthPx * share);
  canvas.add({
    id: 'neon-tubes',
    isOfFrame: true,
    depth: BEHIND_PEOPLE,
    svg:
      tube(
        `M0 ${y(0.16)}H${x(0.34)}l${number(26 * unit)} ${number(26 * unit)}H${x(0.6)}`,
        '#ff4fa8',
      ) +
      tube(`M${x(1)} ${y(0.3)}H${x(0.7)}`, '#38d6f5') +
      tube(`M${x(0.06)} ${y(0.42)}V${y(0.72)}`, '#8a5cff') +
      tube(`M${x(0.94)} ${y(0.46)}V${y(0.78)}`, '#ff4fa8'),
    shows: ['neon'],
  });
};

/** What signs throw on the ground, in these colours. */
export const colouredPools =
  (colors: readonly [Hex, ...Hex[]]): Effect =>
  ({ canvas, ground }) => {
    const { widthPx, heightPx, random, pen } = canvas;
    const svg = times(8, (index) => {
      const color = colors[index % colors.length] ?? colors[0];
      const r = widthPx * random.between(0.1, 0.17);
      const fill = pen.radial([0, 0], r, [
        [0, color, 0.75],
        [1, color, 0],
      ]);
      const x = widthPx * ((index * 0.29 + 0.05) % 1);
      const y = ground.yAt(0.2 + 0.75 * random(), x / widthPx);
      return placed(circle([0, 0], r, fill), { at: [x, y], scaleX: 1.3, scaleY: 0.34 });
    });
    const glows = times(6, (index) => {
      const color = colors[index % colors.length] ?? colors[0];
      const at: Point = [widthPx * (0.08 + index * 0.17), heightPx * random.between(0.2, 0.5)];
      const r = widthPx * 0.13;
      const fill = pen.radial(at, r, [
        [0, color, 0.5],
        [1, color, 0],
      ]);
      return circle(at, r, fill);
    });
    canvas.add({ id: 'coloured-pools', depth: 0.075, svg: [...svg, ...glows].join('') });
  };
