import { type Pixels, type Plane, type TextBox } from '@/lib/engines/engine';
import { composite, compositeOver } from '@/lib/imaging/composite';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { svgDocument } from '../compose/finish/assemble';
import { textLayer } from '../compose/finish/text-layer';
import { softEdged } from './settle';

/** What lies under the words is judged at this size. */
const PREVIEW_SIDE_PX = 320;

/** Letters the words of a text layout into a picture, cut to its hole. */
export function letterInHole(
  image: Pixels,
  hole: Plane,
  boxes: readonly TextBox[],
): { pixels: Pixels; missing: string[] } {
  const preview = shrinkPixels(image, fitInside(image, PREVIEW_SIDE_PX));
  const { layer, missing } = textLayer(boxes, 'poster', image, preview);
  const words = rasterizeSvg(svgDocument(image, '', layer.svg), image);
  return { pixels: composite(image, compositeOver(words, image), softEdged(hole)), missing };
}
