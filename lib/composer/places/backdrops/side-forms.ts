import { circle } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Tints } from './tints';

/**
 * What a page that lies has on its wall beside the form behind the subject, and one that stands over it, as the form fills the
 * short side and no more: parts of large discs that come in from its edges, and a few dots. They are plain, and could be taken for no thing.
 */

/** Of the height, how wide a side has to be free, and how large what is in it is. */
const FREE = 0.34;
const DISC = { low: 0.46, high: 0.34, inner: 0.62 } as const;
const DOTS = { step: 0.05, radius: 0.008, columns: 6, rows: 3, from: 0.1 } as const;

interface Sides {
  canvas: Canvas;
  tints: Tints;
  /** Where the form behind the subject begins and ends, pixels. */
  left: number;
  right: number;
  floorPx: number;
}

const disc = (at: Point, radius: number, { shape, floor }: Tints) =>
  circle(at, radius, shape, { opacity: 0.5 }) +
  circle(at, radius * DISC.inner, floor, { opacity: 0.4 });

/** Dots in rows, by the short side of the page. */
const dots = ([x, y]: Point, sidePx: number, { floor }: Tints) =>
  times(DOTS.columns * DOTS.rows, (index) => {
    const [column, row] = [index % DOTS.columns, Math.floor(index / DOTS.columns)];
    const at: Point = [x + column * sidePx * DOTS.step, y + row * sidePx * DOTS.step];
    return circle(at, sidePx * DOTS.radius, floor);
  }).join('');

/** On a page that stands, of its width: discs at two heights of its sides, far enough over the subject. */
const OVER = { free: 0.45, high: 0.5, low: 0.26, dots: 0.16 } as const;

/** Forms on the wall over the subject of a page that stands; nothing where it leaves no room for them. */
export function formsOver({
  canvas,
  tints,
  topPx,
}: Pick<Sides, 'canvas' | 'tints'> & { topPx: number }) {
  const { widthPx: w } = canvas;
  if (topPx < w * OVER.free) return '';
  const across = (DOTS.columns - 1) * DOTS.step * w;
  return (
    disc([w, 0], w * OVER.high, tints) +
    disc([0, topPx * 0.72], w * OVER.low, tints) +
    dots([w * OVER.dots, topPx * 0.2], w, tints) +
    dots([w * (1 - OVER.dots) - across, topPx * 0.86], w, tints)
  );
}

/** Forms beside the subject; nothing where it leaves no room for them. */
export function sideForms({ canvas, tints, left, right, floorPx }: Sides): string {
  const { widthPx: w, heightPx: h } = canvas;
  const hasLeft = left > h * FREE;
  const hasRight = w - right > h * FREE;
  const across = (DOTS.columns - 1) * DOTS.step * h;
  return (
    (hasLeft
      ? disc([0, floorPx], h * DISC.low, tints) +
        dots([left * 0.5 - across / 2, h * DOTS.from], h, tints)
      : '') +
    (hasRight
      ? disc([w, 0], h * DISC.high, tints) +
        dots([(w + right) / 2 - across / 2, floorPx - h * 0.22], h, tints)
      : '')
  );
}
