import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type ColorStatistics, colorStatistics, harmonize } from './harmonize';

/** How far a subject goes towards the background's light, where that changes it little. */
const STRENGTH = 0.7;
/** Mean change of its colours, in levels, that still reads as the same thing in another light. */
const MOST_CHANGE = 9;
/** Rounds in which the strength is found at which the change is just that. */
const ROUNDS = 4;
/** About as many pixels are measured. */
const SAMPLES = 20_000;

/**
 * A cut-out subject in the light of a background: brighter or darker, and a little of its cast. Its
 * own contrast and chroma stay, and no light changes its colours by more than a few levels on
 * average: a red bowl stays as red as it is.
 * @param matte the subject's alpha, of the picture's size
 */
export function lightSubject(cutout: Pixels, matte: Plane, background: Pixels): Pixels {
  const own = colorStatistics(cutout, matte.data);
  const light = colorStatistics(background);
  if (own === undefined || light === undefined) return cutout;
  const towards: ColorStatistics = { ...light, contrast: own.contrast, chroma: own.chroma };
  const sample = sampleOf(cutout, matte);
  const changeAt = (strength: number) =>
    meanChange(sample, harmonize(sample, own, towards, strength));
  let strength = STRENGTH;
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = changeAt(strength);
    if (change <= MOST_CHANGE) break;
    strength *= (MOST_CHANGE / change) * 0.98;
  }
  return harmonize(cutout, own, towards, strength);
}

/** Some of the subject's opaque pixels, in a row. */
function sampleOf({ data }: Pixels, matte: Plane): Pixels {
  const stride = Math.max(1, Math.floor(matte.data.length / SAMPLES)) | 1;
  const taken: number[] = [];
  for (let pixel = 0; pixel < matte.data.length; pixel += stride)
    if (matte.data[pixel]! > 127)
      taken.push(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!, 255);
  return { widthPx: taken.length / 4, heightPx: 1, data: Uint8Array.from(taken) };
}

function meanChange(before: Pixels, after: Pixels): number {
  let sum = 0;
  for (let at = 0; at < before.data.length; at += 1)
    sum += Math.abs(before.data[at]! - after.data[at]!);
  return sum / Math.max(1, (before.data.length / 4) * 3);
}
