import { type Pixels } from '@/lib/engines/engine';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { shrinkPlane } from '@/lib/imaging/kernels/resize';
import { lumaOf } from '@/lib/imaging/quality';
import { type Size } from '@/lib/imaging/size';

/** Red, green, blue, and how rough the neighbourhood is across and down. */
export const CHANNELS = 5;

/** Roughness counts this much more than its gradient in levels. */
const ROUGHNESS_GAIN = 2.5;
/** Half the side of the neighbourhood whose roughness is felt, in pixels of the full picture. */
const ROUGHNESS_RADIUS_PX = 3;

/**
 * What patches are compared by, `CHANNELS` bytes a pixel. Roughness tells fine texture from even
 * ground where both have shrunk to the same colour (A. Newson et al., "Video inpainting of complex
 * scenes", 2014).
 */
export interface FeaturePicture extends Size {
  data: Uint8Array;
}

/** The features of a picture as planes of floats, for shrinking. */
export function featurePlanes(pixels: Pixels): FloatPlane[] {
  const { widthPx, heightPx, data } = pixels;
  const colors = [0, 1, 2].map((channel) => {
    const values = new Float32Array(widthPx * heightPx);
    for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + channel]!;
    return { widthPx, heightPx, data: values };
  });
  return [...colors, ...roughnesses(pixels)];
}

/** How rough the neighbourhood of each pixel is, in levels. */
export function roughnessOf(pixels: Pixels): FloatPlane {
  const [across, down] = roughnesses(pixels);
  return { ...across, data: across.data.map((value, at) => value + down.data[at]!) };
}

function roughnesses(pixels: Pixels): [across: FloatPlane, down: FloatPlane] {
  const luma = lumaOf(pixels);
  return [roughness(luma, 1), roughness(luma, luma.widthPx)];
}

function roughness({ widthPx, heightPx, data }: FloatPlane, step: number): FloatPlane {
  const steps = new Float32Array(data.length);
  for (let at = step; at < data.length; at++)
    steps[at] = ROUGHNESS_GAIN * Math.abs(data[at]! - data[at - step]!);
  // The first column has no left neighbour: the pixel before it is the end of another row.
  if (step === 1) for (let at = 0; at < data.length; at += widthPx) steps[at] = steps[at + 1] ?? 0;
  return boxBlur({ widthPx, heightPx, data: steps }, ROUGHNESS_RADIUS_PX);
}

/** The planes at a smaller size, interleaved. */
export function shrinkFeatures(planes: readonly FloatPlane[], size: Size): FeaturePicture {
  const data = new Uint8Array(size.widthPx * size.heightPx * CHANNELS);
  planes.forEach((plane, channel) => {
    const small = shrinkPlane(plane, size).data;
    for (let at = 0; at < small.length; at++) data[at * CHANNELS + channel] = toByte(small[at]!);
  });
  return { ...size, data };
}
