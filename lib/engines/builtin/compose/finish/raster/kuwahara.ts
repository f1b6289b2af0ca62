import { boxBlur } from './blur';
import { lumaOf, mapPlanes, multiplied, type Planes } from './planes';

/** Centres of the eight windows around a pixel, on the unit circle. */
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** Keeps the weights finite on perfectly flat ground. */
const FLOOR = 2e-5;

/**
 * Edge-preserving smoothing that leaves patches of even colour, as a brush does: every pixel takes
 * the colours of the calmest windows around it (Kuwahara 1976; weights by inverse variance as in
 * Papari, Petkov and Campisi, "Artistic edge and corner enhancing smoothing", 2007). A radius over
 * about 7 px at 1024 px eats small features.
 */
export function kuwahara(planes: Planes, radiusPx: number): Planes {
  const radius = Math.max(1, Math.round(radiusPx / 2));
  const { widthPx, heightPx } = planes;
  const luma = lumaOf(planes);
  const squares = multiplied(luma, luma);
  const blur = (plane: Float32Array) => boxBlur(plane, widthPx, heightPx, radius, 1);
  const means = mapPlanes(planes, blur);
  const mean = blur(luma);
  const meanSquare = blur(squares);
  const weights = new Float32Array(mean.length);
  for (let p = 0; p < weights.length; p += 1) {
    const spread = FLOOR + Math.max(0, meanSquare[p]! - mean[p]! * mean[p]!);
    weights[p] = 1 / (spread * spread);
  }
  return gather(means, weights, radius);
}

/** Mixes the window means around each pixel by their weights; edges are repeated. */
function gather(means: Planes, weights: Float32Array, radius: number): Planes {
  const { widthPx, heightPx } = means;
  const result = mapPlanes(means, (plane) => new Float32Array(plane.length));
  const columns = DIRECTIONS.map(([dx]) => Math.round(dx * radius));
  const rows = DIRECTIONS.map(([, dy]) => Math.round(dy * radius));
  const { red, green, blue } = means;
  const starts = new Int32Array(8);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let k = 0; k < 8; k += 1)
      starts[k] = Math.min(heightPx - 1, Math.max(0, y + rows[k]!)) * widthPx;
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      let total = 0;
      let redSum = 0;
      let greenSum = 0;
      let blueSum = 0;
      for (let k = 0; k < 8; k += 1) {
        const sx = x + columns[k]!;
        const q = starts[k]! + (sx < 0 ? 0 : sx >= widthPx ? widthPx - 1 : sx);
        const weight = weights[q]!;
        total += weight;
        redSum += red[q]! * weight;
        greenSum += green[q]! * weight;
        blueSum += blue[q]! * weight;
      }
      result.red[p] = redSum / total;
      result.green[p] = greenSum / total;
      result.blue[p] = blueSum / total;
    }
  }
  return result;
}
