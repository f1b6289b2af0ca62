import { boxBlur as boxBlurOnce } from '@/lib/imaging/kernels/blur';

/**
 * Box blur of a plane, several times over, which comes near a Gaussian (central limit); `radiusPx` is
 * rounded, below 0.5 the plane is copied.
 */
export function boxBlur(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
  passes = 2,
): Float32Array {
  const radius = Math.round(radiusPx);
  if (radius < 1) return plane.slice();
  let blurred = { widthPx, heightPx, data: plane };
  for (let pass = 0; pass < passes; pass += 1) blurred = boxBlurOnce(blurred, radius);
  return blurred.data;
}
