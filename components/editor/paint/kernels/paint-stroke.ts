import type { PixelRect } from '../../mask/bitmap';
import type { Stroke } from '../stroke';
import { blendClone, blendColor, type PixelPart } from './blend';
import { boundsOfSegment, coverSegment, type Coverage } from './coverage';

interface Size {
  widthPx: number;
  heightPx: number;
}

function clip({ left, top, right, bottom }: PixelRect, { widthPx, heightPx }: Size): PixelRect {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(widthPx, right),
    bottom: Math.min(heightPx, bottom),
  };
}

/** The pixels of a picture that a stroke may change; nothing where it passes beside it. */
function boundsOfStroke({ segments }: Stroke, size: Size): PixelRect | undefined {
  const all = segments.map(boundsOfSegment);
  const [first, ...others] = all;
  if (!first) return undefined;
  const around = others.reduce(
    (sum, rect) => ({
      left: Math.min(sum.left, rect.left),
      top: Math.min(sum.top, rect.top),
      right: Math.max(sum.right, rect.right),
      bottom: Math.max(sum.bottom, rect.bottom),
    }),
    first,
  );
  const rect = clip(around, size);
  return rect.right > rect.left && rect.bottom > rect.top ? rect : undefined;
}

function moved({ left, top, right, bottom }: PixelRect, { x, y }: { x: number; y: number }) {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** A picture that pixels are read from. */
interface Readable extends Size {
  read: (rect: PixelRect) => PixelPart;
}

/**
 * The part of a picture that a stroke changes, as it is afterwards; nothing where it changes none.
 * All of a cloning stroke takes from the picture as it was before, so that it never clones itself.
 */
export function paintStroke(picture: Readable, stroke: Stroke): PixelPart | undefined {
  const rect = boundsOfStroke(stroke, picture);
  if (!rect) return undefined;
  const [widthPx, heightPx] = [rect.right - rect.left, rect.bottom - rect.top];
  const { left, top } = rect;
  const data = new Uint8Array(widthPx * heightPx);
  const coverage: Coverage = { left, top, widthPx, heightPx, data };
  for (const segment of stroke.segments) coverSegment(coverage, segment, stroke.hardness);
  const pixels = picture.read(rect);
  const { paint, opacity } = stroke;
  if (paint.kind === 'color') {
    blendColor(pixels, coverage, paint.rgb, opacity);
    return pixels;
  }
  const from = clip(moved(rect, paint.offset), picture);
  if (from.right <= from.left || from.bottom <= from.top) return undefined;
  blendClone(pixels, coverage, { source: picture.read(from), offset: paint.offset, opacity });
  return pixels;
}
