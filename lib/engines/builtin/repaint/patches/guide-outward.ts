import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import { dilate } from '@/lib/imaging/kernels/morphology';
import { lumaOf } from '@/lib/imaging/quality';
import { type Size } from '@/lib/imaging/size';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { shrinkPlane } from '@/lib/imaging/kernels/resize';
import { shrinkHole } from '../network-view';
import { isFlat } from './blend-seams';
import { roughnessOf } from './feature-picture';
import { PATCH_RADIUS_PX } from './nearest-patches';
import { type PatchGuide } from './patch-fill';
import { rarityCost } from './rarity';

/** Cost of copying from elsewhere than home: of any picture, and of one that is all rows or columns. */
const LEAST_SHIFT_COST = 2_000;
const ORDERED_SHIFT_COST = 40_000;
/** What is rougher than its row, in squared levels up to a limit, costs this many times that. */
const ODDITY_GAIN = 12;
const MOST_ODDITY = 600;
/** Alpha of the subject from which a pixel is not copied, and the room around it. */
const SUBJECT_ALPHA = 60;
const SUBJECT_MARGIN_PX = 4;
/** A subject that is cut off along this share of a side goes on beyond it. */
const CUT_SHARE = 0.2;

/**
 * What may be copied where: not the subject, unless it goes on beyond a side, and rather what recurs;
 * in a picture of layers (sky, land) rather from the same height.
 */
export function guideOutward(
  guess: Pixels,
  hole: Plane,
  home: Box,
  subject: Plane,
  random: () => number,
): PatchGuide {
  const { widthPx, heightPx } = guess;
  const forbidden = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
  const solid = dilate(
    { ...subject, data: subject.data.map((alpha) => (alpha > SUBJECT_ALPHA ? 255 : 0)) },
    SUBJECT_MARGIN_PX,
  );
  if (!isCutOff(subject, guess, home))
    for (let y = 0; y < home.heightPx; y++)
      forbidden.data.set(
        solid.data.subarray(y * home.widthPx, (y + 1) * home.widthPx),
        (home.topPx + y) * widthPx + home.leftPx,
      );
  const source = cropPixels(guess, home);
  const { byRow, byColumn } = layering(source, solid);
  const rarity = rarityCost(guess, hole, random);
  return {
    forbidden,
    home,
    rowCost: LEAST_SHIFT_COST + ORDERED_SHIFT_COST * byRow,
    columnCost: LEAST_SHIFT_COST + ORDERED_SHIFT_COST * byColumn,
    // In a drawing a row of trees is as usual as the sky behind it.
    sourceCost: isFlat(source) ? rarity : withOddities(rarity, guess, hole, byRow),
  };
}

/**
 * In a picture of layers a place rougher than is usual in its row is dear too: masts and lamps in
 * front of a sky must not be sown all over it.
 * @param cost costs so far; changed in place
 * @param byRow how far the picture is one of layers, 0 to 1
 */
function withOddities(cost: FloatPlane, guess: Pixels, hole: Plane, byRow: number): FloatPlane {
  const { widthPx, heightPx, data } = shrinkPlane(roughnessOf(guess), cost);
  const unknown = shrinkHole(hole, cost).data;
  const odd = new Float32Array(data.length);
  for (let y = 0; y < heightPx; y++) {
    const row = Array.from({ length: widthPx }, (_, x) => y * widthPx + x);
    const known = row.filter((at) => unknown[at] === 0);
    if (known.length === 0) continue;
    const sorted = known.map((at) => data[at]!).toSorted((first, second) => first - second);
    const usual = sorted[sorted.length >> 1]!;
    for (const at of known) odd[at] = Math.min(MOST_ODDITY, Math.max(0, data[at]! - usual) ** 2);
  }
  const spread = boxBlur({ widthPx, heightPx, data: odd }, PATCH_RADIUS_PX).data;
  for (let at = 0; at < spread.length; at++)
    cost.data[at] = cost.data[at]! + ODDITY_GAIN * byRow ** 2 * spread[at]!;
  return cost;
}

/** Share of the variance of luma that rows explain, and columns, without the subject. */
function layering(pixels: Pixels, subject: Plane): { byRow: number; byColumn: number } {
  const { widthPx, heightPx, data } = lumaOf(pixels);
  const rows = new Means(heightPx);
  const columns = new Means(widthPx);
  const all = new Means(1);
  let squares = 0;
  for (let at = 0; at < data.length; at++) {
    if (subject.data[at] !== 0) continue;
    const value = data[at]!;
    rows.add(Math.floor(at / widthPx), value);
    columns.add(at % widthPx, value);
    all.add(0, value);
    squares += value * value;
  }
  const [mean, count] = [all.of(0), all.counts[0]!];
  const variance = Math.max(1, squares / Math.max(1, count) - mean * mean);
  return {
    byRow: rows.varianceAround(mean) / variance,
    byColumn: columns.varianceAround(mean) / variance,
  };
}

/** Means of several groups of values. */
class Means {
  readonly counts: Float64Array;
  private readonly sums: Float64Array;

  constructor(count: number) {
    this.counts = new Float64Array(count);
    this.sums = new Float64Array(count);
  }

  add(group: number, value: number): void {
    this.sums[group] = this.sums[group]! + value;
    this.counts[group] = this.counts[group]! + 1;
  }

  of(group: number): number {
    return this.sums[group]! / Math.max(1, this.counts[group]!);
  }

  varianceAround(mean: number): number {
    let [sum, total] = [0, 0];
    this.counts.forEach((count, group) => {
      sum += count * (this.of(group) - mean) ** 2;
      total += count;
    });
    return sum / Math.max(1, total);
  }
}

/** Whether the subject touches a side of the source that is to be extended, on much of its length. */
function isCutOff(subject: Plane, canvas: Size, box: Box): boolean {
  const { widthPx, heightPx, data } = subject;
  const shareAlong = (count: number, indexOf: (step: number) => number) => {
    let touching = 0;
    for (let step = 0; step < count; step++) if (data[indexOf(step)]! > SUBJECT_ALPHA) touching++;
    return touching / count;
  };
  const sides = [
    { room: box.leftPx, share: shareAlong(heightPx, (y) => y * widthPx) },
    {
      room: canvas.widthPx - box.leftPx - box.widthPx,
      share: shareAlong(heightPx, (y) => (y + 1) * widthPx - 1),
    },
    { room: box.topPx, share: shareAlong(widthPx, (x) => x) },
    {
      room: canvas.heightPx - box.topPx - box.heightPx,
      share: shareAlong(widthPx, (x) => (heightPx - 1) * widthPx + x),
    },
  ];
  return sides.some(({ room, share }) => room > 0 && share > CUT_SHARE);
}
