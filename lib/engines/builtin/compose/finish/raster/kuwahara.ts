import { boxBlur } from './blur';
import { lumaOf, mapPlanes, type Planes } from './planes';

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
  const squares = luma.map((value) => value * value);
  const blur = (plane: Float32Array) => boxBlur(plane, widthPx, heightPx, radius, 1);
  const means = mapPlanes(planes, blur);
  const mean = blur(luma);
  const meanSquare = blur(squares);
  const weights = mean.map(
    (value, p) => 1 / (FLOOR + Math.max(0, meanSquare[p]! - value * value)) ** 2,
  );
  return gather(means, weights, radius);
}

/** Mixes the window means around each pixel by their weights. */
function gather(means: Planes, weights: Float32Array, radius: number): Planes {
  const { widthPx, heightPx } = means;
  const result = mapPlanes(means, (plane) => new Float32Array(plane.length));
  const offsets = DIRECTIONS.map(
    ([dx, dy]) => [Math.round(dx * radius), Math.round(dy * radius)] as const,
  );
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      let [total, red, green, blue] = [0, 0, 0, 0];
      for (let k = 0; k < 8; k += 1) {
        const offset = offsets[k]!;
        const sx = Math.min(widthPx - 1, Math.max(0, x + offset[0]));
        const sy = Math.min(heightPx - 1, Math.max(0, y + offset[1]));
        const q = sy * widthPx + sx;
        const weight = weights[q]!;
        total += weight;
        red += means.red[q]! * weight;
        green += means.green[q]! * weight;
        blue += means.blue[q]! * weight;
      }
      const p = y * widthPx + x;
      result.red[p] = red / total;
      result.green[p] = green / total;
      result.blue[p] = blue / total;
    }
  }
  return result;
}
