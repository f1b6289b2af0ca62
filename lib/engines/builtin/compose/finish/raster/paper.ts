import { noiseField, whiteNoise } from './noise';
import { boxBlur } from './blur';
import type { RasterScene } from './scene';

/** The tooth of drawing paper, about -1 in the valleys to 1 on the hills. */
export function paperTooth(scene: RasterScene, grainPx = 2.4): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const coarse = noiseField(widthPx, heightPx, scene.random('tooth'), {
    scalePx: grainPx * 2.6 * scale,
    octaves: 3,
    roughness: 0.75,
  });
  const fine = boxBlur(
    whiteNoise(widthPx * heightPx, scene.random('tooth-fine')),
    widthPx,
    heightPx,
    Math.max(0, scale * 0.6),
    1,
  );
  return coarse.map((value, p) => value * 0.75 + fine[p]! * 0.45);
}

/** Mixes ink over paper: `ink` 0 bare to 1 full. */
export function inkOn(
  ink: Float32Array,
  paper: readonly [number, number, number],
  color: readonly [number, number, number],
): { red: Float32Array; green: Float32Array; blue: Float32Array } {
  const mix = (c: 0 | 1 | 2) => ink.map((value) => paper[c] + (color[c] - paper[c]) * value);
  return { red: mix(0), green: mix(1), blue: mix(2) };
}
