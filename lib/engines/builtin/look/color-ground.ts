import { type DrawSpec, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { boundingBox, type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, pastePixels } from '@/lib/imaging/kernels/crop';
import { labToRgb, rgbToLab } from '../compose/finish/color/oklab';
import { towardsColors } from './towards-colors';

/** How far a ground goes over to the colours of a request: something of it stays. */
const BACKGROUND_SHARE = 0.88;
const PALETTE_SHARE = 0.75;
/** Light and dark of a ground that is left on another colour. */
const KEPT_RELIEF = 0.45;

/**
 * What a request says of the ground of a picture: its background colour, its palette.
 * @param weight where that ground is, the size of the picture
 */
export function colorGround(picture: Pixels, weight: Plane, spec: DrawSpec): Pixels {
  const box = boundingBox(weight);
  if (box === undefined) return picture;
  const { backgroundColor, colors = [], style } = spec;
  const palette = colors.length > 0 ? colors : style?.profile.palette;
  let part = cropPixels(picture, box);
  if (palette) part = towardsColors(part, palette, PALETTE_SHARE);
  if (backgroundColor) part = onColor(part, cropPlane(weight, box), backgroundColor);
  return part.data === picture.data ? picture : blendPart(picture, part, box, weight);
}

/** A ground in another colour: its light and dark stay, less of them. */
function onColor(part: Pixels, weight: Plane, color: readonly [number, number, number]): Pixels {
  const [wanted, a, b] = rgbToLab(...color);
  const mean = meanLightness(part, weight);
  const data = Uint8Array.from(part.data);
  for (let at = 0; at < data.length; at += 4) {
    const [lightness, ownA, ownB] = rgbToLab(data[at]!, data[at + 1]!, data[at + 2]!);
    const lit = wanted + (lightness - mean) * KEPT_RELIEF;
    const between = (own: number, target: number) => own + (target - own) * BACKGROUND_SHARE;
    const rgb = labToRgb(
      Math.min(1, Math.max(0, between(lightness, lit))),
      between(ownA, a),
      between(ownB, b),
    );
    for (let channel = 0; channel < 3; channel++) data[at + channel] = rgb[channel]!;
  }
  return { ...part, data };
}

function meanLightness({ data }: Pixels, weight: Plane): number {
  let [sum, total] = [0, 0];
  for (let pixel = 0; pixel < weight.data.length; pixel++) {
    const share = weight.data[pixel]!;
    if (share === 0) continue;
    sum += rgbToLab(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!)[0] * share;
    total += share;
  }
  return total === 0 ? 0.5 : sum / total;
}

/** A part of a picture put back into it, by weight. */
export function blendPart(picture: Pixels, part: Pixels, box: Box, weight: Plane): Pixels {
  const layer = { ...picture, data: Uint8Array.from(picture.data) };
  pastePixels(layer, part, box.leftPx, box.topPx);
  return composite(picture, layer, weight);
}
