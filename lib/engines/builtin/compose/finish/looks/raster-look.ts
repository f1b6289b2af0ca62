import type { Look } from '../look';
import type { PixelStep } from '../raster/steps';
import type { ShapeStep } from '../vector/steps';

/** The raster half of a look; `shapes` where the treatment of its shapes is all there is to it. */
export interface RasterLook {
  name: string;
  lettering: Look['lettering'];
  photographs?: boolean;
  /** Treatments of shapes before the pixels'. */
  shapes?: readonly ShapeStep[];
  pixels: readonly PixelStep[] | 'shapes';
}
