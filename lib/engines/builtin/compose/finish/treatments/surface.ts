import { quilt } from '../../../style-profile/quilt';
import { boxBlur } from '../raster/blur';
import { clamp } from '../raster/math';
import { lumaOf, mapPlanes, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface SurfaceOptions {
  /** Lightness residues of the sample, square. */
  sample: Float32Array;
  /** 0 none to 1 as strong as on the reference. */
  strength: number;
}

/**
 * Gives a picture the surface of a reference: its texture is grown over the whole picture and takes
 * the place of the picture's own on even ground, less in deep shade and on bare white.
 */
export function surface(planes: Planes, scene: RasterScene, options: SurfaceOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const texture = quilt(options.sample, widthPx, heightPx, scene.random('surface'));
  const luma = lumaOf(planes);
  const smooth = boxBlur(luma, widthPx, heightPx, 2 * scale, 1);
  const strength = options.strength * scene.boldness;
  const factor = texture.map((value, p) => {
    const tone = luma[p]!;
    const room = clamp(tone * 6, 0.25, 1) * clamp((1.03 - tone) * 6, 0.25, 1);
    // Edges of the drawing keep their own sharpness.
    const even = clamp(1 - Math.abs(tone - smooth[p]!) * 8, 0.2, 1);
    return value * 1.15 * strength * room * even;
  });
  return mapPlanes(planes, (plane) => plane.map((value, p) => value + factor[p]!));
}
