import type { MaskBitmap, MaskValue, PixelRect } from '../bitmap';

/** RGBA pixels, row by row. */
export interface RgbaPixels {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/** Selected pixels: 255 for each within the rectangle, row by row, 0 for the others. */
export interface Selection {
  rect: PixelRect;
  data: Uint8Array<ArrayBuffer>;
}

export interface SimilarOptions {
  /** How far each channel may be from that of the pixel asked about, 0 to 100 of its range. */
  tolerance: number;
  /** Only what is connected with the pixel asked about, by sides. */
  contiguous: boolean;
}

const MAX_TOLERANCE = 100;
/** No pixels; new memory each time, as selections are handed over with theirs. */
export function noSelection(): Selection {
  return { rect: { left: 0, top: 0, right: 0, bottom: 0 }, data: new Uint8Array(0) };
}

/** Says which pixels are like one: each channel is within the tolerance. What can't be seen has no colour. */
function likeness({ data }: RgbaPixels, seed: number, tolerance: number) {
  const reach = (255 * tolerance) / MAX_TOLERANCE;
  const at = seed * 4;
  const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
  return (pixel: number): boolean => {
    const from = pixel * 4;
    const opacity = data[from + 3]!;
    if (Math.abs(opacity - alpha) > reach) return false;
    if (opacity === 0 && alpha === 0) return true;
    return (
      Math.abs(data[from]! - red) <= reach &&
      Math.abs(data[from + 1]! - green) <= reach &&
      Math.abs(data[from + 2]! - blue) <= reach
    );
  };
}

/** A stack of pixels that grows by doubling: plain arrays of millions are slow. */
class PixelStack {
  private values = new Uint32Array(1024);
  private length = 0;

  push(pixel: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = pixel;
  }

  pop(): number | undefined {
    return this.length > 0 ? this.values[--this.length] : undefined;
  }
}

type Like = (pixel: number) => boolean;
type Pixels = Pick<RgbaPixels, 'widthPx' | 'heightPx'> & { plane: Uint8Array };

/** Pushes the first pixel of each run of a neighbouring row that lies beside a span and is wanted. */
function pushRuns(plane: Uint8Array, like: Like, from: number, to: number, stack: PixelStack) {
  let inRun = false;
  for (let at = from; at <= to; at++) {
    const wanted = plane[at] === 0 && like(at);
    if (wanted && !inRun) stack.push(at);
    inRun = wanted;
  }
}

/**
 * Marks everything connected with a pixel, by whole spans of rows: A. R. Smith, "Tint fill" (SIGGRAPH
 * 1979). Each pixel is looked at a few times, however winding the region is.
 */
function fillConnected({ widthPx, heightPx, plane }: Pixels, seed: number, like: Like): PixelRect {
  const rect = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  const stack = new PixelStack();
  stack.push(seed);
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    if (plane[pixel] !== 0) continue;
    const y = Math.floor(pixel / widthPx);
    const row = y * widthPx;
    let [from, to] = [pixel, pixel];
    while (from > row && like(from - 1)) from--;
    while (to < row + widthPx - 1 && like(to + 1)) to++;
    plane.fill(255, from, to + 1);
    rect.left = Math.min(rect.left, from - row);
    rect.right = Math.max(rect.right, to - row + 1);
    rect.top = Math.min(rect.top, y);
    rect.bottom = Math.max(rect.bottom, y + 1);
    if (y > 0) pushRuns(plane, like, from - widthPx, to - widthPx, stack);
    if (y < heightPx - 1) pushRuns(plane, like, from + widthPx, to + widthPx, stack);
  }
  return rect;
}

function markAll({ widthPx, heightPx, plane }: Pixels, like: Like): PixelRect {
  for (let at = 0; at < plane.length; at++) if (like(at)) plane[at] = 255;
  return { left: 0, top: 0, right: widthPx, bottom: heightPx };
}

/** Only a rectangle of a plane, in new memory. */
function cutPlane({ widthPx, plane }: Pixels, rect: PixelRect): Selection {
  const width = rect.right - rect.left;
  const data = new Uint8Array(width * (rect.bottom - rect.top));
  for (let y = rect.top; y < rect.bottom; y++) {
    const start = y * widthPx + rect.left;
    data.set(plane.subarray(start, start + width), (y - rect.top) * width);
  }
  return { rect, data };
}

/** The pixels whose colour is like that of the one at `x`, `y`; nothing for one beside the picture. */
export function selectSimilar(
  pixels: RgbaPixels,
  { x, y }: { x: number; y: number },
  { tolerance, contiguous }: SimilarOptions,
): Selection {
  const { widthPx, heightPx } = pixels;
  if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return noSelection();
  const seed = Math.floor(y) * widthPx + Math.floor(x);
  const marked = { widthPx, heightPx, plane: new Uint8Array(widthPx * heightPx) };
  const like = likeness(pixels, seed, tolerance);
  const rect = contiguous ? fillConnected(marked, seed, like) : markAll(marked, like);
  return cutPlane(marked, rect);
}

/** Adds selected pixels to a mask, or takes them away; answers the rectangle that it touched. */
export function addSelection(
  mask: MaskBitmap,
  { rect, data }: Selection,
  value: MaskValue,
): PixelRect {
  const width = rect.right - rect.left;
  for (let y = rect.top; y < rect.bottom; y++) {
    const row = data.subarray((y - rect.top) * width, (y - rect.top + 1) * width);
    const start = y * mask.widthPx + rect.left;
    for (let x = 0; x < width; x++) if (row[x]) mask.data[start + x] = value;
  }
  return rect;
}
