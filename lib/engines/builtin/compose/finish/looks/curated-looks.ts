import type { Look } from '../look';
import { ART_LOOKS } from './art-looks';
import { ART_SHAPES } from './art-shapes';
import { ICON_LOOKS } from './icon-looks';
import { ICON_SHAPES } from './icon-shapes';
import { PHOTO_LOOKS } from './photo-looks';
import { PHOTO_SHAPES } from './photo-shapes';
import type { RasterLook } from './raster-look';

const RASTER_LOOKS = { ...PHOTO_LOOKS, ...ART_LOOKS, ...ICON_LOOKS };

const SHAPES: Record<ModernStyle, Look['vector']> = {
  ...PHOTO_SHAPES,
  ...ART_SHAPES,
  ...ICON_SHAPES,
};

/** Curated styles but for the names of earlier versions. */
export type ModernStyle = keyof typeof RASTER_LOOKS;

function join(style: ModernStyle): Look {
  const { name, lettering, photographs, shapes, pixels }: RasterLook = RASTER_LOOKS[style];
  const vector = SHAPES[style];
  const raster = pixels === 'shapes' ? { shapes: vector, pixels: [] } : { shapes, pixels };
  return { name, lettering, photographs, raster, vector };
}

/** Raster and vector halves of every curated look, joined by their style's name. */
export const CURATED_LOOKS = Object.fromEntries(
  (Object.keys(RASTER_LOOKS) as ModernStyle[]).map((style) => [style, join(style)]),
) as Record<ModernStyle, Look>;
