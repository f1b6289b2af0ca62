import { type Pixels, type Plane } from '@/lib/engines/engine';
import { measureGrain, measureSoftness } from '@/lib/imaging/grain';
import { type ColorStatistics, colorStatistics } from '@/lib/imaging/harmonize';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, growBox } from '@/lib/imaging/kernels/crop';
import { lumaOf } from '@/lib/imaging/quality';
import { isDrawing } from '@/lib/imaging/drawn';

/** What something new has to match to look at home in a picture. */
export interface Surroundings {
  light: ColorStatistics;
  /** Where the light seems to come from, clockwise from above. */
  lightDegrees: number;
  /** Deviation of the grain in levels, and of the blur of edges in pixels. */
  grain: number;
  softnessPx: number;
  /** How far something new goes towards that light, 1 as usual. */
  lightShare?: number;
  /** Flat drawn colours instead of a photo's. */
  isDrawing: boolean;
}

/** Levels of luma between the halves of a picture that stand for light straight from one side. */
const SIDE_LIGHT_LEVELS = 60;
const MOST_SIDE_DEGREES = 55;
/** Margin around a hole, against its longer side, that counts as its neighbourhood. */
const NEIGHBOURHOOD = 0.4;
/** Where nothing tells, light comes from the upper left, as draughtsmen have it. */
const USUAL_DEGREES = -25;

/**
 * @param image the whole picture, its hole filled
 * @param outside 255 for the pixels that are the picture's own
 * @param hole box of the hole
 */
export function readSurroundings(image: Pixels, outside: Plane, hole: Box): Surroundings {
  const weight = outside.data;
  return {
    light: colorStatistics(image, weight) ?? colorStatistics(image) ?? NEUTRAL,
    lightDegrees: lightDegreesOf(image),
    grain: measureGrain(image, weight),
    softnessPx: softnessNear(image, outside, hole),
    isDrawing: isDrawing(image),
  };
}

/**
 * A blurred background blurs what stands in it, but an empty sky doesn't tell how sharp it would
 * show things: so the neighbourhood counts up to twice the softness of the whole picture.
 */
function softnessNear(image: Pixels, outside: Plane, hole: Box): number {
  const whole = measureSoftness(image, outside.data);
  const marginPx = Math.round(Math.max(hole.widthPx, hole.heightPx) * NEIGHBOURHOOD);
  const near = growBox(hole, marginPx, image);
  const local = measureSoftness(cropPixels(image, near), cropPlane(outside, near).data);
  return Math.sqrt(whole * Math.min(2 * whole, Math.max(whole, local)));
}

/** A picture without a visible pixel. */
const NEUTRAL: ColorStatistics = { lightness: 0.6, contrast: 0.2, a: 0, b: 0, chroma: 0.05 };

function lightDegreesOf(image: Pixels): number {
  const { widthPx, heightPx, data } = lumaOf(image);
  let [left, right] = [0, 0];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (x * 2 < widthPx) left += data[y * widthPx + x]!;
      else right += data[y * widthPx + x]!;
    }
  const levels = ((right - left) * 2) / (widthPx * heightPx);
  if (Math.abs(levels) < SIDE_LIGHT_LEVELS / 10) return USUAL_DEGREES;
  const share = Math.max(-1, Math.min(1, levels / SIDE_LIGHT_LEVELS));
  return share * MOST_SIDE_DEGREES;
}
