import type { Pixels } from '@/lib/engines/engine';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { createRandom, type Random } from '@/lib/random/random';
import type { Painting, SceneLight } from '../../painting';
import { previewSize } from '../assemble';
import type { Rgb } from '../color/oklab';
import { readRegions, type Regions } from '../raster/regions';
import type { Shapes } from '../shapes/shape';
import { writeShapes } from '../shapes/write-shapes';

/** What a treatment of shapes may know about the picture besides its shapes. */
export interface VectorScene {
  widthPx: number;
  heightPx: number;
  light: SceneLight;
  /** The picture shows open country under a sky. */
  outdoors: boolean;
  /** How far a treatment goes: 1 as designed. */
  boldness: number;
  /** Pixels of the picture per pixel at 1024: widths of strokes are told at 1024. */
  scale: number;
  inks: readonly Rgb[];
  /** The picture meets itself at every border. */
  isTile: boolean;
  random(label: string): Random;
  /** A small rendering of shapes, for treatments that follow the tone. */
  preview(shapes: Shapes, sidePx: number): Pixels;
  /** Which shape is seen at each pixel of a small rendering. */
  regions(shapes: Shapes, sidePx: number): Regions;
}

export function createVectorScene(
  painting: Painting,
  run: { seed: number; boldness: number; inks: readonly Rgb[] },
): VectorScene {
  const { widthPx, heightPx, light } = painting;
  return {
    widthPx,
    heightPx,
    light,
    outdoors: painting.outdoors ?? false,
    boldness: run.boldness,
    scale: Math.min(widthPx, heightPx) / 1024,
    inks: run.inks,
    isTile: painting.isTile ?? false,
    random: (label) => createRandom(run.seed, label),
    preview: (shapes, sidePx) => {
      const size = previewSize(painting, sidePx);
      return rasterizeSvg(writeShapes(shapes, size), size);
    },
    regions: (shapes, sidePx) => {
      const size = previewSize(painting, sidePx);
      return readRegions(shapes, size.widthPx, size.heightPx);
    },
  };
}
