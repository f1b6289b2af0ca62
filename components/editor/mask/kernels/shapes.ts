import {
  clipRect,
  fillRect,
  fillSpan,
  type MaskBitmap,
  type MaskValue,
  type PixelRect,
} from '../bitmap';

interface Point {
  x: number;
  y: number;
}

/** The rectangle between two corners on whole pixels. */
export function rectBetween(a: Point, b: Point): PixelRect {
  return {
    left: Math.round(Math.min(a.x, b.x)),
    top: Math.round(Math.min(a.y, b.y)),
    right: Math.round(Math.max(a.x, b.x)),
    bottom: Math.round(Math.max(a.y, b.y)),
  };
}

export function fillRectangle(bitmap: MaskBitmap, rect: PixelRect, value: MaskValue): PixelRect {
  fillRect(bitmap, rect, value);
  return clipRect(rect, bitmap);
}

/** Paints the pixels whose centres lie in the ellipse that touches a rectangle's four sides. */
export function fillEllipse(bitmap: MaskBitmap, rect: PixelRect, value: MaskValue): PixelRect {
  const clipped = clipRect(rect, bitmap);
  const [halfWidth, halfHeight] = [(rect.right - rect.left) / 2, (rect.bottom - rect.top) / 2];
  const [middleX, middleY] = [rect.left + halfWidth, rect.top + halfHeight];
  for (let row = clipped.top; row < clipped.bottom; row++) {
    const squared = 1 - ((row + 0.5 - middleY) / halfHeight) ** 2;
    if (squared < 0) continue;
    const half = halfWidth * Math.sqrt(squared);
    const from = Math.ceil(middleX - half - 0.5);
    fillSpan(bitmap, row, from, Math.floor(middleX + half - 0.5) + 1, value);
  }
  return clipped;
}
