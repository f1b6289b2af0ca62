import { boxBlur } from '../raster/blur';
import { clamp, smoothstep } from '../raster/math';
import { whiteNoise } from '../raster/noise';
import type { Planes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { RasterScene } from '../raster/scene';

export interface StippleOptions {
  /** Size of the grains in pixels at 1024. */
  grainPx: number;
  /** How dark the shaded side gets, 0 to 1. */
  depth: number;
}

/**
 * Grain shading as illustrators spray it: flat shapes, and on the side away from the light dots of a
 * deeper tone that thin out towards the middle, light dots on the other side.
 */
export function stipple(planes: Planes, scene: RasterScene, options: StippleOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const { height, raised } = reliefOf(scene.regions(), {
    what: 'everything',
    roundness: 0.06,
    body: 0.8,
  });
  const smooth = boxBlur(height, widthPx, heightPx, 8 * scale, 2);
  const turn = (clamp(scene.light.directionDegrees, -60, 60) * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const grain = boxBlur(
    whiteNoise(smooth.length, scene.random('spray')),
    widthPx,
    heightPx,
    options.grainPx * 0.5 * scale - 0.2,
    1,
  );
  const spread = 1 / Math.max(0.25, 0.62 / Math.max(1, options.grainPx * scale));
  const [red, green, blue] = [planes.red.slice(), planes.green.slice(), planes.blue.slice()];
  const depth = options.depth * scene.boldness;
  for (let y = 1; y < heightPx - 1; y += 1) {
    const skyFade = 0.12 * (1 - y / heightPx);
    for (let x = 1; x < widthPx - 1; x += 1) {
      const p = y * widthPx + x;
      const dx = smooth[p + 1]! - smooth[p - 1]!;
      const dy = smooth[p + widthPx]! - smooth[p - widthPx]!;
      const facing = -(dx * lx + dy * ly);
      const dice = 0.5 + grain[p]! * 0.5 * spread;
      const dark =
        smoothstep(-0.04, 0.04, clamp(-facing * 0.8 + (raised[p]! ? 0 : skyFade), 0, 0.85) - dice) *
        depth;
      const light = smoothstep(-0.04, 0.04, clamp(facing * 0.5, 0, 0.6) - (1 - dice)) * depth * 0.5;
      // The deeper tone keeps its hue: channels fall in proportion, blue a little less.
      red[p] = red[p]! * (1 - dark * 0.62) + light * (1 - red[p]!) * 0.8;
      green[p] = green[p]! * (1 - dark * 0.66) + light * (1 - green[p]!) * 0.75;
      blue[p] = blue[p]! * (1 - dark * 0.52) + light * (1 - blue[p]!) * 0.6;
    }
  }
  return { ...planes, red, green, blue };
}
