import { type Pixels, type Plane } from '@/lib/engines/engine';
import { composite, compositeOver } from '@/lib/imaging/composite';
import { contactShadow, layShadow } from '@/lib/imaging/contact-shadow';
import { addGrain, blurPixels } from '@/lib/imaging/grain';
import { colorStatistics, harmonize } from '@/lib/imaging/harmonize';
import { type Box } from '@/lib/imaging/kernels/components';
import { featherInwards } from '@/lib/imaging/kernels/morphology';
import { type Size } from '@/lib/imaging/size';
import { type Surroundings } from './surroundings';

/** How far new things go towards the picture's light: drawings set their own colours side by side. */
const PHOTO_STRENGTH = 0.8;
const DRAWING_STRENGTH = 0.25;
/** A thing that ends at the mask's border fades over this many pixels at 1000. */
const EDGE_SHARE = 0.002;
/** Softness that a rendering has by itself. */
const OWN_SOFTNESS_PX = 0.5;

/** Colours, softness and grain of the surroundings, for something drawn. */
export function dressFor(drawn: Pixels, surroundings: Surroundings): Pixels {
  const own = colorStatistics(drawn);
  if (own === undefined) return drawn;
  const usual = surroundings.isDrawing ? DRAWING_STRENGTH : PHOTO_STRENGTH;
  const strength = usual * (surroundings.lightShare ?? 1);
  const lit = harmonize(drawn, own, surroundings.light, strength);
  if (surroundings.isDrawing) return lit;
  const blurPx = Math.sqrt(Math.max(0, surroundings.softnessPx ** 2 - OWN_SOFTNESS_PX ** 2));
  const soft = blurPx > 0.3 ? blurPixels(lit, blurPx) : lit;
  return addGrain(soft, surroundings.grain);
}

/** Sets a figure into the picture inside its hole, with a contact shadow where it stands. */
export function settleFigure(
  image: Pixels,
  hole: Plane,
  figure: Pixels,
  box: Box,
  stands: boolean,
): Pixels {
  const layer = onCanvas(figure, box, image);
  const shadow = stands ? contactShadow(alphaOf(layer)) : undefined;
  const shaded = shadow ? layShadow(image, shadow) : image;
  return composite(image, compositeOver(layer, shaded), softEdged(hole));
}

/** Weight of what is new: all of it in the hole, fading where the hole ends, none outside. */
export function softEdged(hole: Plane): Plane {
  const longerPx = Math.max(hole.widthPx, hole.heightPx);
  return featherInwards(hole, Math.max(1, Math.round(longerPx * EDGE_SHARE)));
}

/** A transparent canvas with the figure in its box, which may reach beyond the borders. */
function onCanvas(figure: Pixels, box: Box, { widthPx, heightPx }: Size): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let y = 0; y < figure.heightPx; y++) {
    const row = box.topPx + y;
    if (row < 0 || row >= heightPx) continue;
    const from = Math.max(0, -box.leftPx);
    const to = Math.min(figure.widthPx, widthPx - box.leftPx);
    if (to <= from) continue;
    const part = figure.data.subarray(
      (y * figure.widthPx + from) * 4,
      (y * figure.widthPx + to) * 4,
    );
    data.set(part, (row * widthPx + box.leftPx + from) * 4);
  }
  return { widthPx, heightPx, data };
}

export function alphaOf({ widthPx, heightPx, data }: Pixels): Plane {
  const alpha = new Uint8Array(widthPx * heightPx);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]!;
  return { widthPx, heightPx, data: alpha };
}
