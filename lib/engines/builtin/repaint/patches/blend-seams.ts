import { type Pixels } from '@/lib/engines/engine';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { measureTexture } from '../../style-profile/measures';
import { type PatchFill } from './patch-fill';

/** Gradients of photos may bend while seams are blended, flat colours not. */
const PHOTO_HOLD = 0.015;
const FLAT_HOLD = 0.5;
/** Flat is what has this share of even neighbourhoods, at this size, and less grain than a camera's. */
const LEAST_FLATNESS = 0.5;
const MOST_GRAIN = 0.002;
const JUDGED_SIDE_PX = 512;

const SWEEPS = 40;
const RELAXATION = 1.7;

/** How firmly colours of a picture are kept while its seams are blended. */
export function holdOf(pixels: Pixels): number {
  return isFlat(pixels) ? FLAT_HOLD : PHOTO_HOLD;
}

/** Whether a picture is mostly even colours without grain: a drawing, on whose edges glows would show. */
export function isFlat(pixels: Pixels): boolean {
  const small = shrinkPixels(pixels, fitInside(pixels, JUDGED_SIDE_PX));
  const { flatness, grain } = measureTexture(small);
  return flatness > LEAST_FLATNESS && grain < MOST_GRAIN;
}

/**
 * The fill with the steps of colour that its sources have inside them, rather than their colours: so
 * it meets the known picture, and patches from different places meet each other, without a seam
 * (P. Pérez, M. Gangnet and A. Blake, "Poisson image editing", 2003; held to the fill's own colours).
 * @param hold how firmly colours stay what the patches said: seams fade over 1 / √hold pixels
 * @param pixels the picture that was filled, for the known pixels and the sources
 */
export function blendSeams(pixels: Pixels, fill: PatchFill, hold: number): Pixels {
  const { widthPx, heightPx } = fill;
  const data = Uint8Array.from(fill.pixels.data);
  const hole = holeOf(fill);
  for (let channel = 0; channel < 3; channel++) {
    const said = new Float32Array(widthPx * heightPx);
    const known = new Float32Array(said.length);
    for (let at = 0; at < said.length; at++) {
      known[at] = pixels.data[at * 4 + channel]!;
      said[at] = fill.source[at]! < 0 ? known[at]! : fill.pixels.data[at * 4 + channel]!;
    }
    const blended = solve(said, hole, divergence(known, hole, fill), { widthPx, hold });
    for (const at of hole) data[at * 4 + channel] = toByte(blended[at]!);
  }
  return { widthPx, heightPx, data };
}

function holeOf({ source }: PatchFill): Int32Array {
  return Int32Array.from(source.keys()).filter((at) => source[at]! >= 0);
}

/** For each hole pixel the sum of its wanted steps to its neighbours. */
function divergence(known: Float32Array, hole: Int32Array, fill: PatchFill): Float32Array {
  const { source } = fill;
  const result = new Float32Array(known.length);
  for (const at of hole)
    for (const step of neighbours(at, fill)) {
      const other = at + step;
      const here = stepAt(known, source, at, step);
      const there = stepAt(known, source, other, -step);
      const fromHere = here ?? (there === undefined ? 0 : -there);
      const fromThere = there === undefined ? fromHere : -there;
      result[at] = result[at]! + (fromHere + fromThere) / 2;
    }
  return result;
}

/** The step of value that a pixel's source has in a direction; undefined for known pixels. */
function stepAt(
  known: Float32Array,
  source: Int32Array,
  at: number,
  step: number,
): number | undefined {
  const from = source[at]!;
  // The source's neighbour must be known too.
  if (from < 0 || source[from + step] !== -1) return undefined;
  return known[from]! - known[from + step]!;
}

function neighbours(at: number, { widthPx, heightPx }: PatchFill): number[] {
  const x = at % widthPx;
  const steps: number[] = [];
  if (x > 0) steps.push(-1);
  if (x + 1 < widthPx) steps.push(1);
  if (at >= widthPx) steps.push(-widthPx);
  if (at + widthPx < widthPx * heightPx) steps.push(widthPx);
  return steps;
}

/** Gauss–Seidel with over-relaxation on the screened Poisson equation; known pixels stay. */
function solve(
  said: Float32Array,
  hole: Int32Array,
  wanted: Float32Array,
  { widthPx, hold }: { widthPx: number; hold: number },
): Float32Array {
  const value = Float32Array.from(said);
  const heightPx = said.length / widthPx;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let index = 0; index < hole.length; index++) {
      const at = hole[sweep % 2 === 0 ? index : hole.length - 1 - index]!;
      const x = at % widthPx;
      let sum = hold * said[at]! + wanted[at]!;
      let weight = hold;
      if (x > 0) [sum, weight] = [sum + value[at - 1]!, weight + 1];
      if (x + 1 < widthPx) [sum, weight] = [sum + value[at + 1]!, weight + 1];
      if (at >= widthPx) [sum, weight] = [sum + value[at - widthPx]!, weight + 1];
      if (at + widthPx < widthPx * heightPx)
        [sum, weight] = [sum + value[at + widthPx]!, weight + 1];
      value[at] = value[at]! + RELAXATION * (sum / weight - value[at]!);
    }
  return value;
}
