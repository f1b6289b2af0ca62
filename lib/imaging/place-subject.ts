import { type Pixels, type Plane } from '@/lib/engines/engine';
import { composite, compositeOver } from './composite';
import { contactShadow, layShadow } from './contact-shadow';
import { addGrain, blurPixels, measureGrain, measureSoftness } from './grain';
import { colorStatistics, harmonize } from './harmonize';
import { gaussianBlur } from './kernels/blur';
import { toByte, toFloatPlane } from './kernels/float-plane';
import { featherInwards } from './kernels/morphology';
import { inverted } from './mask';
import { lightSubject } from './light-subject';

export interface PlacementOptions {
  /**
   * Whether the background has ground where the subject's feet are. By default it is taken for
   * ground in the lower part of the picture.
   */
  hasGround?: boolean;
}

/** How far a background goes towards pixels that must not change. */
const BACKGROUND_STRENGTH = 0.45;
/** Ground is expected below this share of the height. */
const GROUND_FROM = 0.5;
/** Light that spills from the background over the subject's edge: reach as a share of the longer side. */
const WRAP_REACH = 0.006;
const WRAP_STRENGTH = 0.45;
/** Only part of the subject's grain: a drawn ground looks dirty with all of it. */
const GRAIN_SHARE = 0.8;

/**
 * Puts a cut-out subject before a background so that both seem taken together: the subject's colours
 * go some way towards the background's light, light wraps around its edge, a contact shadow lies
 * under its feet (unless the lower border cuts it off), and the background gets the subject's grain
 * and softness. All have the same size.
 * @param cutout the subject with its own colours (`cutout`)
 * @param matte its alpha
 */
export function placeSubject(
  cutout: Pixels,
  matte: Plane,
  background: Pixels,
  options: PlacementOptions = {},
): Pixels {
  const ground = matchTexture(background, cutout, matte.data);
  const shaded = shade(ground, matte, options);
  const subject = withAlpha(lightSubject(cutout, matte, background), matte);
  return compositeOver(wrapLight(subject, shaded), shaded);
}

/**
 * The same for a background that a mask marks: white is replaced, and every byte under black stays
 * as it came, so it is the background that goes towards the picture's light.
 */
export function placeBehind(
  image: Pixels,
  mask: Plane,
  background: Pixels,
  options: PlacementOptions = {},
): Pixels {
  const kept = inverted(mask);
  const own = colorStatistics(background);
  const light = colorStatistics(image, kept.data);
  const lit = own && light ? harmonize(background, own, light, BACKGROUND_STRENGTH) : background;
  const shaded = shade(matchTexture(lit, image, kept.data), kept, options);
  const edgePx = Math.max(1, Math.round(Math.max(image.widthPx, image.heightPx) / 700));
  return composite(image, shaded, featherInwards(mask, edgePx));
}

/** The background as soft and as grainy as the visible part of the subject. */
function matchTexture(background: Pixels, subject: Pixels, visible: Uint8Array): Pixels {
  const softnessPx = measureSoftness(subject, visible);
  const soft = softnessPx > 0.8 ? blurPixels(background, softnessPx * 0.8) : background;
  const missing = measureGrain(subject, visible) ** 2 - measureGrain(soft) ** 2;
  return addGrain(soft, Math.sqrt(Math.max(0, missing)) * GRAIN_SHARE);
}

function shade(background: Pixels, alpha: Plane, { hasGround }: PlacementOptions): Pixels {
  if (hasGround === false) return background;
  const shadow = contactShadow(alpha);
  if (shadow === undefined) return background;
  const { widthPx, heightPx } = background;
  if (hasGround === undefined && lowestRow(shadow, widthPx) < heightPx * GROUND_FROM)
    return background;
  return layShadow(background, shadow);
}

function lowestRow(shadow: Float32Array, widthPx: number): number {
  return Math.floor(shadow.findLastIndex((darkness) => darkness > 0) / widthPx);
}

function withAlpha(pixels: Pixels, alpha: Plane): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let pixel = 0; pixel < alpha.data.length; pixel++) data[pixel * 4 + 3] = alpha.data[pixel]!;
  return { ...pixels, data };
}

/** Bright ground shines around the edge of what stands before it, as it does in a lens. */
function wrapLight(subject: Pixels, background: Pixels): Pixels {
  const { widthPx, heightPx } = subject;
  const reachPx = Math.max(1.2, Math.max(widthPx, heightPx) * WRAP_REACH);
  const alpha: Plane = {
    widthPx,
    heightPx,
    data: Uint8Array.from(
      { length: widthPx * heightPx },
      (_, pixel) => subject.data[pixel * 4 + 3]!,
    ),
  };
  const inside = gaussianBlur(toFloatPlane(alpha), reachPx).data;
  const light = blurPixels(background, reachPx * 2).data;
  const data = Uint8Array.from(subject.data);
  for (let pixel = 0; pixel < inside.length; pixel++) {
    const share = (1 - inside[pixel]!) * WRAP_STRENGTH;
    if (share < 0.01 || alpha.data[pixel] === 0) continue;
    for (let channel = pixel * 4; channel < pixel * 4 + 3; channel++) {
      const brighter = light[channel]! - data[channel]!;
      if (brighter > 0) data[channel] = toByte(data[channel]! + brighter * share);
    }
  }
  return { widthPx, heightPx, data };
}
