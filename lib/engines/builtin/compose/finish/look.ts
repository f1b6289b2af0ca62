import type { LetteringMood } from '@/lib/lettering/faces';
import type { PixelStep } from './raster/steps';
import type { ShapeStep } from './vector/steps';

/**
 * How a picture is finished. A raster picture first has its shapes treated, then its pixels; a vector
 * picture has its shapes treated and nothing else, so it never holds a bitmap.
 */
export interface Look {
  /** Readable name, unique among looks. */
  name: string;
  lettering: LetteringMood;
  /** A look of the camera: it photographs wild land instead of drawing it. */
  photographs?: boolean;
  raster: { shapes?: readonly ShapeStep[]; pixels: readonly PixelStep[] };
  vector: readonly ShapeStep[];
}
