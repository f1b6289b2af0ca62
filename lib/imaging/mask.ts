import { ApiError } from '@/lib/errors/api-error';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { decodeImage } from './decode';
import { checkImage } from './inspect';
import { IMAGE_RULES } from './limits';
import { type Size } from './size';

/**
 * A mask for an image of `size`: PNG, JPG or WEBP, gray or RGB with equal channels, opaque, exactly
 * the image's size, every pixel exactly 0 (keep) or 255 (change). Source: spec, "Common rules".
 * @throws ApiError `invalid_mask` saying what is off; `invalid_image` when it is no readable image
 */
export async function decodeMask(
  bytes: Uint8Array,
  size: Size,
  { param }: { param: string },
): Promise<Plane> {
  const facts = await checkImage(bytes, IMAGE_RULES.mask, { param });
  if (facts.widthPx !== size.widthPx || facts.heightPx !== size.heightPx)
    throw new ApiError(
      'invalid_mask',
      `The mask is ${facts.widthPx}×${facts.heightPx} px, the image ${size.widthPx}×` +
        `${size.heightPx} px; both must have the same size.`,
      { param },
    );
  return maskFromPixels(await decodeImage(bytes, facts, { param }), param);
}

/** @throws ApiError `invalid_mask` unless every pixel is opaque black or white */
export function maskFromPixels(pixels: Pixels, param: string): Plane {
  const { widthPx, heightPx, data } = pixels;
  const mask = new Uint8Array(widthPx * heightPx);
  const faults = new Faults(widthPx);
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const value = data[pixel * 4]!;
    const isGray = data[pixel * 4 + 1] === value && data[pixel * 4 + 2] === value;
    if (!isGray) faults.note('coloured', pixel, value);
    else if (data[pixel * 4 + 3] !== 255) faults.note('transparent', pixel, data[pixel * 4 + 3]!);
    else if (value !== 0 && value !== 255) faults.note('neither', pixel, value);
    else mask[pixel] = value;
  }
  const message = faults.message();
  if (message !== undefined) throw new ApiError('invalid_mask', message, { param });
  return { widthPx, heightPx, data: mask };
}

type Fault = 'coloured' | 'transparent' | 'neither';

/** Counts what is wrong with a mask, so that one message tells all a client needs to mend it. */
class Faults {
  private readonly found = new Map<
    Fault,
    { count: number; least: number; most: number; first: number }
  >();

  constructor(private readonly widthPx: number) {}

  note(fault: Fault, pixel: number, value: number): void {
    const entry = this.found.get(fault);
    if (entry === undefined) {
      this.found.set(fault, { count: 1, least: value, most: value, first: pixel });
      return;
    }
    entry.count++;
    if (value < entry.least) entry.least = value;
    if (value > entry.most) entry.most = value;
  }

  message(): string | undefined {
    const parts = Array.from(this.found, ([fault, { count, least, most, first }]) => {
      const range = least === most ? `value ${least}` : `values ${least} to ${most}`;
      const where = `the first at x ${first % this.widthPx}, y ${Math.floor(first / this.widthPx)}`;
      const pixels = count === 1 ? '1 pixel is' : `${count} pixels are`;
      if (fault === 'coloured') return `${pixels} coloured (${where})`;
      if (fault === 'transparent') return `${pixels} transparent (alpha ${range}, ${where})`;
      return `${pixels} neither (${range}, ${where})`;
    });
    if (parts.length === 0) return undefined;
    const advice = this.found.has('neither')
      ? ' Save it as PNG without anti-aliasing; JPG blurs edges.'
      : '';
    return `Every mask pixel must be exactly 0 or 255, gray and opaque; ${parts.join('; ')}.${advice}`;
  }
}

/** White where the mask is black, and the other way round; any value between likewise. */
export function inverted(mask: Plane): Plane {
  return { ...mask, data: mask.data.map((value) => 255 - value) };
}
