import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { type Front, PANES, type WindowStyle } from './style';

/** Windows of a front: `x` is their middle, `y` their sill. */

/** The outline of an opening, `grow` larger all around. */
export function openingOf(
  head: WindowStyle['head'],
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  grow = 0,
): string {
  const half = width / 2 + grow;
  const [low, high] = [y + grow * 0.4, y - height - grow];
  if (head === 'flat' || head === 'band') return `M${x - half} ${low}V${high}H${x + half}V${low}Z`;
  const spring = high + half * (head === 'pointed' ? 1.25 : 1);
  if (head === 'pointed')
    return `M${x - half} ${low}V${spring}C${x - half} ${spring - half * 0.8} ${x - half * 0.2} ${high + half * 0.3} ${x} ${high - half * 0.2}C${x + half * 0.2} ${high + half * 0.3} ${x + half} ${spring - half * 0.8} ${x + half} ${spring}V${low}Z`;
  if (head === 'horseshoe')
    return `M${x - half * 0.86} ${low}V${spring + half * 0.5}A${half * 1.04} ${half * 1.04} 0 1 1 ${x + half * 0.86} ${spring + half * 0.5}V${low}Z`;
  return `M${x - half} ${low}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${low}Z`;
}

function panes({ style, lit, chance }: Front, x: number, y: number): string {
  const { head, widthCm: w, heightCm: h } = style.window;
  const isLit = lit && chance() < 0.62;
  const glass: Hex = isLit ? PANES.lit : PANES.day;
  const bars = head === 'band' ? 4 : w > 160 ? 2 : 1;
  const frame = style.surface === 'beams' ? HOUSE.white : style.trim;
  const uprights = times(bars, (index) =>
    rectangle([x - w / 2 + ((index + 1) * w) / (bars + 1) - 4, y - h + 6], 8, h - 8, frame),
  ).join('');
  const shine = isLit
    ? ''
    : shape(
        [
          [x - w * 0.36, y - h * 0.2],
          [x - w * 0.36, y - h * 0.62],
          [x + w * 0.02, y - h * 0.84],
        ],
        PANES.shine,
        { opacity: 0.7 },
      );
  return (
    path(openingOf(head, [x, y], w, h), glass) +
    shine +
    uprights +
    rectangle([x - w / 2 + 2, y - h * 0.58], w - 4, 7, frame)
  );
}

function hoodOf({ style, wall }: Front, x: number, y: number): string {
  const { hood, widthCm: w, heightCm: h } = style.window;
  const up = y - h - 14;
  const ink = darker(wall, 0.26);
  if (hood === 'ledge')
    return (
      rectangle([x - w * 0.66, up - 20], w * 1.32, 20, style.trim) +
      rectangle([x - w * 0.66, up], w * 1.32, 7, ink)
    );
  if (hood === 'gable')
    return (
      shape(
        [
          [x - w * 0.74, up],
          [x, up - 46],
          [x + w * 0.74, up],
        ],
        lighter(style.trim, 0.1),
      ) + rectangle([x - w * 0.74, up - 2], w * 1.48, 10, darker(style.trim, 0.2))
    );
  if (hood === 'eyebrow')
    return (
      rectangle([x - w * 0.62, up - 22], w * 1.24, 24, style.trim, { radius: 8 }) +
      rectangle([x - w * 0.6, up + 2], w * 1.2, 12, HOUSE.ink, { opacity: 0.16 })
    );
  return '';
}

function shuttersOf({ style, paint }: Front, x: number, y: number): string {
  const { widthCm: w, heightCm: h, shutters } = style.window;
  if (!shutters) return '';
  const wide = w * 0.46;
  return [-1, 1]
    .map((side) => {
      const left = side < 0 ? x - w / 2 - wide - 5 : x + w / 2 + 5;
      return (
        rectangle([left, y - h], wide, h, side < 0 ? paint : darker(paint, 0.12)) +
        times(Math.floor(h / 26), (index) =>
          rectangle([left + 6, y - h + 10 + index * 26], wide - 12, 6, darker(paint, 0.3)),
        ).join('')
      );
    })
    .join('');
}

const BLOOMS = ['#e8506a', '#f2953f', '#f6e05f', '#e8506a', '#ffffff'] as const;

function flowersOf({ style, chance }: Front, x: number, y: number): string {
  const { widthCm: w, flowers } = style.window;
  if (!flowers) return '';
  const bloom = BLOOMS[Math.floor(chance() * 4)] ?? BLOOMS[0];
  return (
    times(7, (index) =>
      circle([x - w * 0.56 + (index * w * 1.12) / 6, y + 2 - (index % 2) * 10], 15, '#4f9455'),
    ).join('') +
    times(6, (index) =>
      circle([x - w * 0.46 + (index * w * 0.92) / 5, y - 8 - (index % 2) * 9], 9, bloom),
    ).join('') +
    rectangle([x - w * 0.62, y + 6], w * 1.24, 22, '#7a4f38')
  );
}

/** A window with all that belongs to it. */
export function windowAt(front: Front, x: number, y: number): string {
  const { style, wall } = front;
  const { head, widthCm: w, heightCm: h } = style.window;
  const isBare = style.surface === 'concrete';
  const frame = isBare ? darker(wall, 0.38) : style.trim;
  const grow = isBare ? 16 : 13;
  return (
    path(openingOf(head, [x, y], w, h, grow), frame) +
    panes(front, x, y) +
    rectangle([x - w / 2, y - h + (head === 'flat' ? 0 : h * 0.4)], 9, h * 0.6, HOUSE.ink, {
      opacity: 0.16,
    }) +
    rectangle([x - w * 0.64, y + 4], w * 1.28, 12, isBare ? lighter(wall, 0.2) : style.trim) +
    hoodOf(front, x, y) +
    shuttersOf(front, x, y) +
    flowersOf(front, x, y)
  );
}

const IRON = '#2f3440';

/** An iron railing from edge to edge on its slab. */
export function railing(left: number, right: number, y: number, slab: Hex, color: Hex = IRON) {
  const count = Math.max(4, Math.round((right - left) / 26));
  const step = (right - left) / count;
  return (
    rectangle([left - 10, y + 2], right - left + 20, 20, slab) +
    rectangle([left - 10, y + 22], right - left + 20, 9, HOUSE.ink, { opacity: 0.22 }) +
    times(count + 1, (index) => rectangle([left + index * step - 2.5, y - 84], 5, 88, color)).join(
      '',
    ) +
    times(count, (index) =>
      circle([left + (index + 0.5) * step, y - 42], step * 0.24, color, { opacity: 0.75 }),
    ).join('') +
    rectangle([left - 4, y - 92], right - left + 8, 10, color)
  );
}

/** A stone balcony with its balusters. */
function balustrade(left: number, right: number, y: number, trim: Hex): string {
  const count = Math.max(3, Math.round((right - left) / 30));
  const step = (right - left) / count;
  return (
    rectangle([left, y - 70], right - left, 70, darker(trim, 0.34)) +
    times(count + 1, (index) =>
      rectangle([left + index * step - 7, y - 72], 14, 74, trim, { radius: 6 }),
    ).join('') +
    rectangle([left - 10, y - 84], right - left + 20, 16, lighter(trim, 0.3)) +
    rectangle([left - 14, y], right - left + 28, 18, trim) +
    rectangle([left - 10, y + 18], right - left + 20, 10, HOUSE.ink, { opacity: 0.2 })
  );
}

/** What stands out before the windows of a storey whose bays stand at `middles`. */
export function balconiesOf(front: Front, storey: number, middles: readonly number[], y: number) {
  const { style, half, storeys, wall } = front;
  const { balcony, widthCm: w } = style.window;
  const foot = y + 14;
  if (balcony === 'gallery')
    return storey === 1 || storey === storeys - 1
      ? railing(-half + 14, half - 14, foot, lighter(wall, 0.3))
      : middles.map((x) => railing(x - w * 0.56, x + w * 0.56, foot, lighter(wall, 0.2))).join('');
  if (balcony === 'iron')
    return middles.map((x) => railing(x - w * 0.8, x + w * 0.8, foot, lighter(wall, 0.4))).join('');
  if (balcony === 'stone') {
    const [first, last] = [middles[1] ?? 0, middles.at(-2) ?? 0];
    return storey === 1 && middles.length > 2
      ? balustrade(first - w * 0.8, last + w * 0.8, foot, style.trim)
      : '';
  }
  if (balcony === 'slab')
    return middles
      .filter((_, index) => (index + storey) % 2 === 0)
      .map(
        (x) =>
          rectangle([x - w * 0.58, foot + 14], w * 1.16, 16, HOUSE.ink, { opacity: 0.25 }) +
          rectangle([x - w * 0.62, foot - 74], w * 1.24, 92, lighter(wall, 0.16)) +
          rectangle([x + w * 0.44, foot - 74], w * 0.18, 92, darker(wall, 0.14)),
      )
      .join('');
  return '';
}
