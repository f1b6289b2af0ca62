import { type Pixels } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside, type Size } from '@/lib/imaging/size';
import {
  CHANNELS,
  featurePlanes,
  type FeaturePicture,
  shrinkFeatures,
} from '../patches/feature-picture';
import {
  guessPatches,
  improvePatches,
  PATCH_RADIUS_PX,
  type PatchSources,
} from '../patches/nearest-patches';
import { isBesideRows } from './strips';

/** Objects that a network invents still show at this size. */
const JUDGED_SIDE_PX = 160;
/** Roughness is felt at this size at most, which bounds the memory. */
const FELT_SIDE_PX = 1024;
const SWEEPS = 4;
const VALUES_OF_PATCH = (2 * PATCH_RADIUS_PX + 1) ** 2 * CHANNELS;
/** What a match at the other end of the picture costs, in squared levels per value of a patch. */
const SHIFT_COST = 1_500;
/** What resembles itself beside itself does not recur, within this share of the picture's side. */
const LEAST_MOVE = 0.1;
/** A few pixels that match nothing count no more than this. */
const MOST_STRANGENESS = 3_000;
/** A frame runs along at least this share of the border. */
const FRAME_SHARE = 1 / 3;
const LEAST_FRAME_PX = 8;

/** Faults of a strip, in squared levels per value. */
export interface StripFaults {
  /** How little the strip is made of what the source shows. */
  strangeness: number;
  /** The greatest step of colour along a line that follows the source's border. */
  frame: number;
}

/**
 * How far a network has invented what `source` does not show: objects of other materials, and frames
 * around it. Matches are looked for by patches, rather near by.
 * @param picture with the strip filled
 * @param random decides where matches are looked for
 */
export function judgeStrip(
  picture: Pixels,
  source: Box,
  strip: Box,
  random: () => number,
): StripFaults {
  const { small, home, box } = shrinkToJudge(picture, source, strip);
  const sources = sourcesIn(home, small);
  return {
    strangeness: strangenessOf(small, centersIn(box, small, 0), sources, random),
    frame: frameOf(small, box, !isBesideRows(strip, source)),
  };
}

/**
 * The strangeness of the source itself, as far beside the strip as the strip is deep: how little of it
 * recurs elsewhere in the source. What continues it is no stranger.
 * @param picture with the source in its place
 */
export function strangenessBeside(
  picture: Pixels,
  source: Box,
  strip: Box,
  random: () => number,
): number {
  const { small, home, box } = shrinkToJudge(picture, source, strip);
  const targets = centersIn(bandBeside(box, home), small, PATCH_RADIUS_PX);
  const leastMovePx = Math.round(LEAST_MOVE * JUDGED_SIDE_PX);
  return strangenessOf(small, targets, { ...sourcesIn(home, small), leastMovePx }, random);
}

/** The strip folded inwards over the border that it shares with `home`. */
function bandBeside(strip: Box, home: Box): Box {
  const fold = (fromPx: number, depthPx: number, homePx: number, lengthPx: number) =>
    fromPx < homePx ? homePx : Math.max(homePx, homePx + lengthPx - depthPx);
  if (isBesideRows(strip, home)) {
    const leftPx = fold(strip.leftPx, strip.widthPx, home.leftPx, home.widthPx);
    return { ...home, leftPx, widthPx: Math.min(strip.widthPx, home.widthPx) };
  }
  const topPx = fold(strip.topPx, strip.heightPx, home.topPx, home.heightPx);
  return { ...home, topPx, heightPx: Math.min(strip.heightPx, home.heightPx) };
}

function shrinkToJudge(picture: Pixels, source: Box, strip: Box) {
  const size = fitInside(picture, JUDGED_SIDE_PX);
  const scale = size.widthPx / picture.widthPx;
  const felt = fitInside(picture, FELT_SIDE_PX);
  const shrunk = felt.widthPx === picture.widthPx ? picture : shrinkPixels(picture, felt);
  return {
    small: shrinkFeatures(featurePlanes(shrunk), size),
    home: scaled(source, scale),
    box: scaled(strip, scale),
  };
}

function scaled({ leftPx, topPx, widthPx, heightPx }: Box, scale: number): Box {
  const [left, top] = [Math.round(leftPx * scale), Math.round(topPx * scale)];
  return {
    leftPx: left,
    topPx: top,
    widthPx: Math.round((leftPx + widthPx) * scale) - left,
    heightPx: Math.round((topPx + heightPx) * scale) - top,
  };
}

function strangenessOf(
  picture: FeaturePicture,
  targets: Int32Array,
  sources: PatchSources,
  random: () => number,
): number {
  if (sources.centers.length === 0 || targets.length === 0) return MOST_STRANGENESS;
  const nearest = guessPatches(picture, targets, sources, random);
  improvePatches(picture, nearest, sources, SWEEPS, random);
  let sum = 0;
  for (const at of targets) sum += Math.min(MOST_STRANGENESS, nearest.cost[at]! / VALUES_OF_PATCH);
  return sum / targets.length;
}

function sourcesIn(home: Box, size: Size): PatchSources {
  const { widthPx, heightPx } = size;
  const centers = centersIn(home, size, PATCH_RADIUS_PX);
  const isCenter = new Uint8Array(widthPx * heightPx);
  for (const at of centers) isCenter[at] = 1;
  const homes = (lengthPx: number, fromPx: number, countPx: number) =>
    Float32Array.from({ length: lengthPx }, (_, at) =>
      Math.max(fromPx, Math.min(fromPx + countPx - 1, at)),
    );
  return {
    centers,
    isCenter,
    sourceCost: new Float32Array(widthPx * heightPx),
    homeRow: homes(heightPx, home.topPx, home.heightPx),
    rowCost: (SHIFT_COST * VALUES_OF_PATCH) / heightPx ** 2,
    homeColumn: homes(widthPx, home.leftPx, home.widthPx),
    columnCost: (SHIFT_COST * VALUES_OF_PATCH) / widthPx ** 2,
  };
}

/** Pixels in a box around which a patch fits into the picture, and `marginPx` into the box. */
function centersIn(box: Box, { widthPx, heightPx }: Size, marginPx: number): Int32Array {
  const centers: number[] = [];
  const fits = (at: number, fromPx: number, countPx: number, fullPx: number) =>
    at >= Math.max(PATCH_RADIUS_PX, fromPx + marginPx) &&
    at < Math.min(fullPx - PATCH_RADIUS_PX, fromPx + countPx - marginPx);
  for (let y = 0; y < heightPx; y++) {
    if (!fits(y, box.topPx, box.heightPx, heightPx)) continue;
    for (let x = 0; x < widthPx; x++)
      if (fits(x, box.leftPx, box.widthPx, widthPx)) centers.push(y * widthPx + x);
  }
  return Int32Array.from(centers);
}

/** @param isAcross whether the strip lies above or below the source, its border being a row */
function frameOf(picture: FeaturePicture, strip: Box, isAcross: boolean): number {
  const { widthPx } = picture;
  const [alongStep, deepStep] = isAcross ? [1, widthPx] : [widthPx, 1];
  const first = strip.topPx * widthPx + strip.leftPx;
  const [alongPx, depthPx] = isAcross
    ? [strip.widthPx, strip.heightPx]
    : [strip.heightPx, strip.widthPx];
  const linePx = Math.max(LEAST_FRAME_PX, Math.floor(alongPx * FRAME_SHARE));
  let worst = 0;
  for (let deep = 1; deep + 1 < depthPx; deep++)
    for (let from = 0; from + linePx <= alongPx; from += linePx >> 1) {
      const line = first + deep * deepStep + from * alongStep;
      worst = Math.max(worst, stepAcross(picture, { line, linePx, alongStep, deepStep }));
    }
  return worst;
}

/** Mean step of colour from one side of a line to the other, squared, in a mean over the colours. */
function stepAcross(
  { data }: FeaturePicture,
  line: { line: number; linePx: number; alongStep: number; deepStep: number },
): number {
  let squares = 0;
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    for (let along = 0; along < line.linePx; along++) {
      const at = line.line + along * line.alongStep;
      sum +=
        data[(at + line.deepStep) * CHANNELS + channel]! -
        data[(at - line.deepStep) * CHANNELS + channel]!;
    }
    squares += (sum / line.linePx) ** 2;
  }
  return squares / 3;
}
