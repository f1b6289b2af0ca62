import sharp, { type Sharp } from 'sharp';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { fitInside, type Size } from '@/lib/imaging/size';
import type { JobImage } from '../job';

/** Longest side at which results are compared: grain is gone, a small change still shows. */
const COMPARED_SIDE_PX = 192;
/** Pictures differ by their most different part, this share of them: a small hole is repainted too, … */
const COMPARED_SHARE = 0.0025;
/** … where it is farther apart than this, in levels per channel: what one sees side by side. */
const LEAST_DIFFERENCE = 6;

/** How a result looks at a glance: red, green and blue of a small rendering on white. */
export interface Impression extends Size {
  data: Uint8Array;
}

/** The impression of an encoded result. */
export async function impressionOf({
  bytes,
  mediaType,
  widthPx,
  heightPx,
}: JobImage): Promise<Impression> {
  const size = fitInside({ widthPx, heightPx }, COMPARED_SIDE_PX);
  const picture =
    mediaType === 'image/svg+xml' ? drawn(Buffer.from(bytes).toString('utf8'), size) : sharp(bytes);
  const data = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

function drawn(svg: string, size: Size): Sharp {
  const { data, widthPx, heightPx } = rasterizeSvg(svg, size);
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } });
}

/** Whether somebody who sees two pictures side by side would see two pictures. */
export function differ(first: Impression, second: Impression): boolean {
  if (first.widthPx !== second.widthPx || first.heightPx !== second.heightPx) return true;
  const count = first.widthPx * first.heightPx;
  const differences = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    let sum = 0;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
      sum += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
    differences[pixel] = sum / 3;
  }
  const compared = Math.max(1, Math.round(count * COMPARED_SHARE));
  const most = differences.sort().subarray(count - compared);
  return most.reduce((sum, value) => sum + value, 0) / compared >= LEAST_DIFFERENCE;
}
