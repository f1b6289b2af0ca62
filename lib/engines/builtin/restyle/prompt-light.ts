import { type Brief } from '@/lib/composer';
import { hexToRgb } from '@/lib/color/hex';
import { type DrawSpec, type Pixels } from '@/lib/engines/engine';
import { type ColorStatistics, colorStatistics, harmonize } from '@/lib/imaging/harmonize';
import { fitInside } from '@/lib/imaging/size';
import { treatmentOf } from '../compose/finish/treatment-of';
import { emptied, placed } from '../compose/kit-painting';
import { drawGuidedPixels } from '../compose/guided-scene';
import { towardsColors } from '../look';

/** Size of the sketch of the prompt's scene that its light is read from. */
const SKETCH_SIDE_PX = 256;
/** A sketch has fuller colours than a photo of the place would. */
const LIGHT_STRENGTH = 1.3;
const STYLE_STRENGTH = 0.8;

/**
 * A picture on its way to the colours of a prompt: those that the request names, else those of its
 * style, else the light of the hour, weather and place that the prompt tells.
 */
export async function inPromptsLight(
  pixels: Pixels,
  brief: Brief,
  spec: DrawSpec,
  strength: number,
): Promise<Pixels> {
  const named = brief.paletteColors.map((hex) => ({ rgb: hexToRgb(hex) }));
  const colors = spec.colors?.length ? spec.colors : named;
  if (colors.length > 0) return towardsColors(pixels, colors, strength);
  if (spec.style)
    return towardsColors(pixels, spec.style.profile.palette, strength * STYLE_STRENGTH);
  const light = await lightOf(brief, spec);
  const own = colorStatistics(pixels);
  return light && own ? harmonize(pixels, own, light, strength * LIGHT_STRENGTH) : pixels;
}

async function lightOf(brief: Brief, spec: DrawSpec): Promise<ColorStatistics | undefined> {
  const { hour, weather, season, places } = brief;
  const isPlaceTold = places.length > 0;
  if (!isPlaceTold && ![hour, weather, season].some((told) => told !== undefined)) return undefined;
  const place = isPlaceTold ? emptied(brief) : placed(brief, 'hills');
  const size = fitInside(spec, SKETCH_SIDE_PX);
  // A ground of one colour would hide the place, and tint everything by itself.
  const sketch = { ...spec, ...size, textLayout: undefined, backgroundColor: undefined };
  const guide = { subject: undefined, horizon: undefined };
  return colorStatistics(await drawGuidedPixels(place, sketch, guide, treatmentOf({})));
}
