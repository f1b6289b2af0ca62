import { type Pixels } from '@/lib/engines/engine';
import { flatnessOf, grainOf, lightnessOf } from '@/lib/engines/builtin/style-profile/measures';
import { shrinkPixels } from './kernels/resize';
import { fitInside } from './size';

/** Texture is judged at this size, where drawings and photos differ most. */
const JUDGED_SIDE_PX = 512;
/** A drawing has this share of even neighbourhoods, and less grain than any camera leaves. */
const DRAWN_FLATNESS = 0.62;
const DRAWN_GRAIN = 0.002;
/** Whether a picture is flat colours with clean edges rather than a photo or a rendering. */
export function isDrawing(image: Pixels): boolean {
  const small = shrinkPixels(image, fitInside(image, JUDGED_SIDE_PX));
  const { widthPx, heightPx } = small;
  const plane = lightnessOf(small);
  // Photos are told by the first, which is the cheaper one.
  return (
    flatnessOf(plane, widthPx, heightPx) > DRAWN_FLATNESS &&
    grainOf(plane, widthPx, heightPx) < DRAWN_GRAIN
  );
}
