/**
 * A mask: one byte a pixel, row by row, 255 where it is painted, 0 elsewhere, and between where a soft
 * brush went. Pixels from 128 on count as painted: that is what operations are sent.
 */
export interface MaskBitmap {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8Array;
}

/** Pixels `left ≤ x < right`, `top ≤ y < bottom`; empty when a side has no length. */
export interface PixelRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const PAINTED = 255;
export const EMPTY = 0;
export type MaskValue = typeof PAINTED | typeof EMPTY;

export function createBitmap(widthPx: number, heightPx: number): MaskBitmap {
  return { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
}

export function wholeOf({ widthPx, heightPx }: MaskBitmap): PixelRect {
  return { left: 0, top: 0, right: widthPx, bottom: heightPx };
}

export function isEmptyRect({ left, top, right, bottom }: PixelRect): boolean {
  return right <= left || bottom <= top;
}

/** The part of a rectangle that lies within a bitmap or picture, on whole pixels. */
export function clipRect(
  rect: PixelRect,
  { widthPx, heightPx }: Pick<MaskBitmap, 'widthPx' | 'heightPx'>,
): PixelRect {
  return {
    left: Math.max(0, Math.floor(rect.left)),
    top: Math.max(0, Math.floor(rect.top)),
    right: Math.min(widthPx, Math.ceil(rect.right)),
    bottom: Math.min(heightPx, Math.ceil(rect.bottom)),
  };
}

/** The smallest rectangle around both; an undefined or empty one adds nothing. */
export function unionRect(a: PixelRect | undefined, b: PixelRect): PixelRect {
  if (!a || isEmptyRect(a)) return b;
  if (isEmptyRect(b)) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Sets the pixels `from ≤ x < to` of a row, as far as they lie in the bitmap. */
export function fillSpan(
  { widthPx, heightPx, data }: MaskBitmap,
  y: number,
  from: number,
  to: number,
  value: MaskValue,
): void {
  if (y < 0 || y >= heightPx) return;
  const start = Math.max(0, from);
  const end = Math.min(widthPx, to);
  if (end > start) data.fill(value, y * widthPx + start, y * widthPx + end);
}

export function fillRect(bitmap: MaskBitmap, rect: PixelRect, value: MaskValue): void {
  const { left, top, right, bottom } = clipRect(rect, bitmap);
  for (let y = top; y < bottom; y++) fillSpan(bitmap, y, left, right, value);
}

/** The mask as operations take it: every pixel is painted or not. */
export function hardened({ widthPx, heightPx, data }: MaskBitmap): MaskBitmap {
  return { widthPx, heightPx, data: data.map((value) => (value >> 7 ? PAINTED : EMPTY)) };
}

/** How many pixels of a rectangle are painted. */
export function countPainted(bitmap: MaskBitmap, rect: PixelRect = wholeOf(bitmap)): number {
  const { left, top, right, bottom } = clipRect(rect, bitmap);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    const end = y * bitmap.widthPx + right;
    for (let at = y * bitmap.widthPx + left; at < end; at++) count += bitmap.data[at]! >> 7;
  }
  return count;
}
