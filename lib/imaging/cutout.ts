import { type Pixels, type Plane } from '@/lib/engines/engine';
import { boxBlur } from './kernels/blur';
import { type FloatPlane, toByte } from './kernels/float-plane';

/** Radii of the two estimates, as shares of the longer side: far enough to reach pure colours, then near. */
const FAR_SHARE = 0.03;
const NEAR_SHARE = 0.004;
const EPSILON = 1e-4;

/**
 * The subject on transparency: the picture with the matte as its alpha, and at soft edges with the
 * colours the subject has there itself, without what shone through from the old background.
 * Foreground colours are estimated by blur fusion, twice (M. Forte, "Approximate fast foreground
 * colour estimation", ICIP 2021).
 */
export function cutout(image: Pixels, matte: Plane): Pixels {
  const { widthPx, heightPx } = image;
  const size = { widthPx, heightPx };
  const alpha: FloatPlane = { ...size, data: Float32Array.from(matte.data, (a) => a / 255) };
  const data = Uint8Array.from(image.data);
  const longerPx = Math.max(widthPx, heightPx);
  const radii = [FAR_SHARE, NEAR_SHARE].map((share) => Math.max(2, Math.round(longerPx * share)));
  for (let channel = 0; channel < 3; channel++) {
    const color = { ...size, data: new Float32Array(alpha.data.length) };
    for (let at = 0; at < color.data.length; at++) color.data[at] = image.data[at * 4 + channel]!;
    const pure = estimateForeground(color, alpha, radii);
    for (let at = 0; at < pure.length; at++)
      if (alpha.data[at]! < 1) data[at * 4 + channel] = toByte(pure[at]!);
  }
  for (let at = 0; at < matte.data.length; at++) data[at * 4 + 3] = matte.data[at]!;
  return { ...size, data };
}

/** One channel of the subject's own colour, also where only part of the pixel is subject. */
function estimateForeground(
  color: FloatPlane,
  alpha: FloatPlane,
  radii: readonly number[],
): Float32Array {
  let foreground = color.data;
  let background = color.data;
  for (const radiusPx of radii) {
    const weight = boxBlur(alpha, radiusPx).data;
    const front = boxBlur(
      product(foreground, alpha, (a) => a),
      radiusPx,
    ).data;
    const back = boxBlur(
      product(background, alpha, (a) => 1 - a),
      radiusPx,
    ).data;
    const nextForeground = new Float32Array(weight.length);
    const nextBackground = new Float32Array(weight.length);
    for (let at = 0; at < weight.length; at++) {
      const share = alpha.data[at]!;
      const meanFront = front[at]! / (weight[at]! + EPSILON);
      const meanBack = back[at]! / (1 - weight[at]! + EPSILON);
      const rest = color.data[at]! - share * meanFront - (1 - share) * meanBack;
      nextForeground[at] = clampColor(meanFront + share * rest);
      nextBackground[at] = clampColor(meanBack + (1 - share) * rest);
    }
    foreground = nextForeground;
    background = nextBackground;
  }
  return foreground;
}

function product(
  values: Float32Array,
  alpha: FloatPlane,
  weight: (alpha: number) => number,
): FloatPlane {
  const data = new Float32Array(values.length);
  for (let at = 0; at < data.length; at++) data[at] = values[at]! * weight(alpha.data[at]!);
  return { widthPx: alpha.widthPx, heightPx: alpha.heightPx, data };
}

function clampColor(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
