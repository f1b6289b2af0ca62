import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** A barrel and a crate as goods are shown on them: only the upper part, which the frame cuts. */

const n = number;
const IRON = '#6c7690';

export interface WoodenStand {
  /** Where the middle of the top is. */
  at: Point;
  halfPx: number;
  heightPx: number;
  color: Hex;
}

/** Of its half width: how deep the top is, how far the belly of a barrel goes out, and where its hoops are. */
const BARREL = { squash: 0.2, belly: 1.14, staves: 11, hoops: [0.16, 0.42] } as const;

export function barrelHead(canvas: Canvas, { at: [x, y], halfPx, color }: WoodenStand): string {
  const { air, pen, heightPx: pageBottom } = canvas;
  const ry = halfPx * BARREL.squash;
  const foot = pageBottom + ry;
  const wide = halfPx * BARREL.belly;
  const side = (down: number) => {
    const share = Math.min(1, down / Math.max(1, halfPx));
    return halfPx + (wide - halfPx) * Math.sin((share * Math.PI) / 2);
  };
  const body = pen.linear(
    [x - wide, 0],
    [x + wide, 0],
    [
      [0, air.tone(color, -0.12)],
      [0.28, air.tone(color, 0.28)],
      [0.6, air.tone(color, 0)],
      [1, air.tone(color, -0.45)],
    ],
  );
  const outline = `M${n(x - halfPx)} ${n(y)}C${n(x - halfPx * 1.07)} ${n(y + halfPx * 0.4)} ${n(x - wide)} ${n(y + halfPx * 0.7)} ${n(x - wide)} ${n(foot)}H${n(x + wide)}C${n(x + wide)} ${n(y + halfPx * 0.7)} ${n(x + halfPx * 1.07)} ${n(y + halfPx * 0.4)} ${n(x + halfPx)} ${n(y)}Z`;
  const seams = times(BARREL.staves - 1, (index) => {
    const cosine = Math.cos(((index + 1) / BARREL.staves) * Math.PI);
    const top = y + ry * Math.sin(((index + 1) / BARREL.staves) * Math.PI);
    return `M${n(x - halfPx * cosine)} ${n(top)}Q${n(x - wide * cosine)} ${n(y + halfPx * 0.5)} ${n(x - wide * cosine)} ${n(foot)}`;
  });
  const hoop = (at: number) => {
    const [upper, lower] = [halfPx * at, halfPx * (at + 0.11)];
    const [a, b] = [side(upper), side(lower)];
    return path(
      `M${n(x - a)} ${n(y + upper)}A${n(a)} ${n(ry)} 0 0 0 ${n(x + a)} ${n(y + upper)}L${n(x + b)} ${n(y + lower)}A${n(b)} ${n(ry)} 0 0 1 ${n(x - b)} ${n(y + lower)}Z`,
      air.tone(IRON, -0.1),
    );
  };
  const planks = times(6, (index) => {
    const across = ((index + 1) / 7) * 2 - 1;
    const half = ry * 0.84 * Math.sqrt(1 - across * across);
    return `M${n(x + halfPx * 0.88 * across)} ${n(y - half)}V${n(y + half)}`;
  });
  return (
    path(outline, body) +
    stroke(seams.join(''), air.tone(color, -0.55), 2.6 * canvas.unit, { opacity: 0.5 }) +
    BARREL.hoops.map(hoop).join('') +
    ellipse([x, y], halfPx, ry, air.tone(color, -0.2)) +
    ellipse([x, y], halfPx * 0.92, ry * 0.88, air.tone(color, 0.34)) +
    stroke(planks.join(''), air.tone(color, -0.35), 2.2 * canvas.unit, { opacity: 0.45 })
  );
}

/** Of its half width: how deep the top is, and how wide its posts are. */
const CRATE = { squash: 0.22, narrower: 0.86, post: 0.15, slats: 3, gap: 0.12 } as const;

export function crateTop(
  canvas: Canvas,
  { at: [x, y], halfPx, heightPx, color }: WoodenStand,
): string {
  const { air, heightPx: pageBottom } = canvas;
  const squash = halfPx * CRATE.squash;
  const [front, foot] = [y + squash, Math.max(y + heightPx, pageBottom)];
  const slat = Math.max(halfPx * 0.3, (foot - front) / CRATE.slats);
  const slats = times(CRATE.slats, (index) =>
    rectangle(
      [x - halfPx, front + slat * index],
      2 * halfPx,
      slat * (1 - CRATE.gap),
      air.tone(color, index % 2 ? -0.04 : 0.1),
    ),
  );
  const post = (left: number, tone: number) =>
    rectangle([left, front], halfPx * CRATE.post, foot - front, air.tone(color, tone));
  const boards = times(4, (index) => {
    const [from, to] = [index / 4, (index + 0.94) / 4];
    const along = (share: number, row: number): Point => {
      const half = halfPx * (CRATE.narrower + (1 - CRATE.narrower) * row);
      return [x - half + 2 * half * share, y - squash + 2 * squash * row];
    };
    return shape(
      [along(0, from), along(1, from), along(1, to), along(0, to)],
      air.tone(color, index % 2 ? 0.42 : 0.32),
    );
  });
  return (
    rectangle([x - halfPx, front], 2 * halfPx, foot - front, air.tone(color, -0.6)) +
    slats.join('') +
    post(x - halfPx, 0.2) +
    post(x + halfPx * (1 - CRATE.post), -0.2) +
    shape(
      [
        [x - halfPx * CRATE.narrower, y - squash],
        [x + halfPx * CRATE.narrower, y - squash],
        [x + halfPx, front],
        [x - halfPx, front],
      ],
      air.tone(color, -0.4),
    ) +
    boards.join('')
  );
}
