import type { PixelRect, MaskBitmap } from './bitmap';

/** How picture pixels lie on device pixels: device = picture × scale + offset. */
export interface DeviceView {
  scale: number;
  x: number;
  y: number;
}

/** RGBA pixels of the screen, one 32-bit word each, in the byte order of `ImageData`. */
export interface Screen {
  widthPx: number;
  heightPx: number;
  pixels: Uint32Array;
}

export interface MaskLook {
  /** The tint of painted pixels. */
  tint: number;
  /** How far the outline has marched, in device pixels. */
  phasePx: number;
  /** Device pixels that the outline reaches to either side of the edge. */
  outlinePx: number;
  /** Length of a dash in device pixels. */
  dashPx: number;
}

/** Packs a colour as `ImageData` holds it on little-endian machines, which all browsers run on. */
export function packRgba(red: number, green: number, blue: number, alpha: number): number {
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** How far a pixel looks around itself to tell which way the outline runs. */
const SLOPE_PX = 3;
const WHITE = packRgba(255, 255, 255, 255);
const BLACK = packRgba(0, 0, 0, 255);

/** For each device pixel of a stretch, the picture pixel under its middle, or −1 outside the picture. */
function sources(from: number, to: number, offset: number, scale: number, length: number) {
  return Int32Array.from({ length: to - from }, (_, index) => {
    const at = Math.floor((from + index + 0.5 - offset) / scale);
    return at >= 0 && at < length ? at : -1;
  });
}

/** How much paint the device pixels of a region and of a margin around it show, row by row. */
function sample(bitmap: MaskBitmap, view: DeviceView, region: PixelRect, margin: number) {
  const columns = sources(
    region.left - margin,
    region.right + margin,
    view.x,
    view.scale,
    bitmap.widthPx,
  );
  const rows = sources(
    region.top - margin,
    region.bottom + margin,
    view.y,
    view.scale,
    bitmap.heightPx,
  );
  const width = columns.length;
  const plane = new Uint8Array(width * rows.length);
  rows.forEach((row, index) => {
    if (row < 0) return;
    const start = index * width;
    // Far in, many device rows show one picture row.
    if (row === rows[index - 1]) return void plane.copyWithin(start, start - width, start);
    const base = row * bitmap.widthPx;
    for (let x = 0; x < width; x++) {
      const column = columns[x]!;
      if (column >= 0) plane[start + x] = bitmap.data[base + column]!;
    }
  });
  return { plane, width };
}

/** The tint by how much a pixel is painted. */
function tintsOf(tint: number): Uint32Array {
  const alpha = tint >>> 24;
  return Uint32Array.from({ length: 256 }, (_, value) =>
    value === 0 ? 0 : (tint & 0xffffff) | (Math.round((alpha * value) / 255) << 24),
  );
}

/**
 * Draws a mask on a region of the screen: one flat tint, and a dashed outline along its edge,
 * found from the pixels themselves, so that it is always true to what is sent. Costs as much as
 * the region has device pixels, however large the picture is.
 */
export function rasterizeMask(
  bitmap: MaskBitmap,
  view: DeviceView,
  screen: Screen,
  region: PixelRect,
  { tint, phasePx, outlinePx, dashPx }: MaskLook,
): void {
  const margin = Math.max(outlinePx, SLOPE_PX);
  const { plane, width } = sample(bitmap, view, region, margin);
  const [across, down] = [outlinePx, outlinePx * width];
  const slopeDown = SLOPE_PX * width;
  const tints = tintsOf(tint);
  for (let y = region.top; y < region.bottom; y++) {
    let at = (y - region.top + margin) * width + margin;
    let out = y * screen.widthPx + region.left;
    for (let x = region.left; x < region.right; x++, at++, out++) {
      const value = plane[at]!;
      const here = value >> 7;
      const edge =
        plane[at - across]! >> 7 !== here ||
        plane[at + across]! >> 7 !== here ||
        plane[at - down]! >> 7 !== here ||
        plane[at + down]! >> 7 !== here;
      if (edge) {
        const slopeX = plane[at + SLOPE_PX]! - plane[at - SLOPE_PX]!;
        const slopeY = plane[at + slopeDown]! - plane[at - slopeDown]!;
        // Dashes lie across the line, whichever way it runs.
        const along = slopeX * slopeY > 0 ? x - y : x + y;
        screen.pixels[out] = Math.floor((along + phasePx) / dashPx) & 1 ? WHITE : BLACK;
      } else screen.pixels[out] = tints[value]!;
    }
  }
}
