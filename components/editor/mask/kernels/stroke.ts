import { clipRect, fillSpan, type MaskBitmap, type MaskValue, type PixelRect } from '../bitmap';

interface Point {
  x: number;
  y: number;
}

/** An interval of x; empty when `from > to`. */
type Interval = [from: number, to: number];

const NOTHING: Interval = [Infinity, -Infinity];

/**
 * Where a brush of a whole diameter stands: odd ones in the middle of a pixel, even ones on a
 * corner, so that every stamp of one size has the same pixels.
 */
export function snapToBrush({ x, y }: Point, diameterPx: number): Point {
  const odd = diameterPx % 2 === 1;
  const snap = (value: number) => (odd ? Math.floor(value) + 0.5 : Math.round(value));
  return { x: snap(x), y: snap(y) };
}

/** Where the row at height `y` meets a disc. */
function discInterval({ x, y: middle }: Point, radius: number, y: number): Interval {
  const squared = radius * radius - (y - middle) ** 2;
  if (squared < 0) return NOTHING;
  const half = Math.sqrt(squared);
  return [x - half, x + half];
}

/** The x for which `low ≤ slope · x + offset ≤ high`. */
function linearInterval(slope: number, offset: number, low: number, high: number): Interval {
  if (Math.abs(slope) < 1e-12)
    return offset >= low && offset <= high ? [-Infinity, Infinity] : NOTHING;
  const ends = [(low - offset) / slope, (high - offset) / slope];
  return [Math.min(...ends), Math.max(...ends)];
}

/** Where the row meets the band between both ends: its points lie beside the segment, at most a radius away. */
function bandInterval(a: Point, b: Point, radius: number, y: number): Interval {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return NOTHING;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = linearInterval(ux, -ux * a.x + uy * (y - a.y), 0, length);
  const across = linearInterval(-uy, uy * a.x + ux * (y - a.y), -radius, radius);
  return [Math.max(along[0], across[0]), Math.min(along[1], across[1])];
}

/**
 * Paints every pixel whose centre is at most half a diameter away from a segment: what a round
 * brush covers on its way from `a` to `b`. A capsule is convex, so each of its rows is one span.
 */
export function fillCapsule(
  bitmap: MaskBitmap,
  a: Point,
  b: Point,
  diameterPx: number,
  value: MaskValue,
): PixelRect {
  const radius = diameterPx / 2;
  const rect = clipRect(
    {
      left: Math.min(a.x, b.x) - radius,
      top: Math.min(a.y, b.y) - radius,
      right: Math.max(a.x, b.x) + radius,
      bottom: Math.max(a.y, b.y) + radius,
    },
    bitmap,
  );
  for (let row = rect.top; row < rect.bottom; row++) {
    const y = row + 0.5;
    const parts = [discInterval(a, radius, y), discInterval(b, radius, y)];
    const band = bandInterval(a, b, radius, y);
    if (band[0] <= band[1]) parts.push(band);
    const from = Math.min(...parts.map(([start]) => start));
    const to = Math.max(...parts.map(([, end]) => end));
    if (from <= to) fillSpan(bitmap, row, Math.ceil(from - 0.5), Math.floor(to - 0.5) + 1, value);
  }
  return rect;
}
