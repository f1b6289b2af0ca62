import { circle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Tints } from './tints';

/**
 * What a page that lies has on its wall beside the form behind the subject, which is as high as the page and no wider: quarters of
 * large discs that come in from its corners, and a few dots. They are plain, and could be taken for no thing.
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

/** Forms beside the subject; nothing where it leaves no room for them. */
export function sideForms({ canvas, tints, left, right, floorPx }: Sides): string {
  const { widthPx: w, heightPx: h } = canvas;
  const disc = (x: number, y: number, radius: number) =>
    circle([x, y], radius, tints.shape, { opacity: 0.5 }) +
    circle([x, y], radius * DISC.inner, tints.floor, { opacity: 0.4 });
  const dots = (x: number, y: number) =>
    times(DOTS.columns * DOTS.rows, (index) =>
      circle(
        [
          x + (index % DOTS.columns) * h * DOTS.step,
          y + Math.floor(index / DOTS.columns) * h * DOTS.step,
        ],
        h * DOTS.radius,
        tints.floor,
      ),
    ).join('');
  const hasLeft = left > h * FREE;
  const hasRight = w - right > h * FREE;
  const across = (DOTS.columns - 1) * DOTS.step * h;
  return (
    (hasLeft ? disc(0, floorPx, h * DISC.low) + dots(left * 0.5 - across / 2, h * DOTS.from) : '') +
    (hasRight
      ? disc(w, 0, h * DISC.high) + dots((w + right) / 2 - across / 2, floorPx - h * 0.22)
      : '')
  );
}
