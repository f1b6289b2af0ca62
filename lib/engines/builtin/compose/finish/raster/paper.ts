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
  for (let p = 0; p < coarse.length; p += 1) coarse[p] = coarse[p]! * 0.75 + fine[p]! * 0.45;
  return coarse;
}
