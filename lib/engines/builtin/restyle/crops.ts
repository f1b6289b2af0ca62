import { type Box } from '@/lib/imaging/kernels/components';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { type Size } from '@/lib/imaging/size';

/** Sizes that are tried, as shares of the largest part of the wanted ratio. */
const SCALES = [1, 0.92, 0.84, 0.76];
/** Places that are tried in each direction. */
const PLACES = 9;
/** Two crops that overlap more than this (intersection over union) are the same idea. */
const SAME_IDEA = 0.88;
/** Depth of a crop's rim, as a share of its shorter side, in which the subject seems cut. */
const RIM_SHARE = 0.05;
/** What is cut costs this much of what is seen. */
const CUT_COST = 1.5;
/** A framing may be worse than the best by this share of it. */
const MOST_LOSS = 0.3;

/**
 * Parts of a picture in a wanted ratio that keep what draws the eye, best first, each clearly
 * different from those before it. The first is the safest framing.
 * @param saliency sums to 1, in the shape of the picture
 */
export function proposeCrops(
  picture: Size,
  saliency: FloatPlane,
  ratio: number,
  count: number,
): Box[] {
  const sums = integrate(saliency);
  const scored = candidates(picture, ratio).map((box) => ({
    box,
    score: scoreOf(toMap(box, picture, saliency), saliency, sums),
  }));
  scored.sort((first, second) => second.score - first.score);
  const least = scored[0]!.score - MOST_LOSS * Math.abs(scored[0]!.score);
  const chosen: Box[] = [];
  for (const { box, score } of scored) {
    if (chosen.length === count || score < least) break;
    if (chosen.every((other) => overlapOf(box, other) < SAME_IDEA)) chosen.push(box);
  }
  return chosen;
}

function candidates({ widthPx, heightPx }: Size, ratio: number): Box[] {
  const largest = Math.min(widthPx, heightPx * ratio);
  return SCALES.flatMap((scale) => {
    const box = {
      widthPx: Math.max(1, Math.round(largest * scale)),
      heightPx: Math.max(1, Math.min(heightPx, Math.round((largest * scale) / ratio))),
    };
    const places = (sparePx: number) =>
      sparePx <= 0
        ? [0]
        : Array.from({ length: PLACES }, (_, at) => Math.round((sparePx * at) / (PLACES - 1)));
    return places(heightPx - box.heightPx).flatMap((topPx) =>
      places(widthPx - box.widthPx).map((leftPx) => ({ ...box, leftPx, topPx })),
    );
  });
}

function toMap(box: Box, picture: Size, map: Size): Box {
  const [across, down] = [map.widthPx / picture.widthPx, map.heightPx / picture.heightPx];
  const leftPx = Math.round(box.leftPx * across);
  const topPx = Math.round(box.topPx * down);
  return {
    leftPx,
    topPx,
    widthPx: Math.max(1, Math.min(map.widthPx - leftPx, Math.round(box.widthPx * across))),
    heightPx: Math.max(1, Math.min(map.heightPx - topPx, Math.round(box.heightPx * down))),
  };
}

/** What is seen, less what the rim cuts. */
function scoreOf(box: Box, map: Size, sums: Float64Array): number {
  const seen = sumIn(box, map, sums);
  const rimPx = Math.max(1, Math.round(Math.min(box.widthPx, box.heightPx) * RIM_SHARE));
  const inner = {
    leftPx: box.leftPx + rimPx,
    topPx: box.topPx + rimPx,
    widthPx: Math.max(1, box.widthPx - 2 * rimPx),
    heightPx: Math.max(1, box.heightPx - 2 * rimPx),
  };
  const cut = seen - sumIn(inner, map, sums);
  return seen - CUT_COST * cut;
}

/** Sums of all values above and to the left, one row and column of zeros first. */
function integrate({ widthPx, heightPx, data }: FloatPlane): Float64Array {
  const stride = widthPx + 1;
  const sums = new Float64Array(stride * (heightPx + 1));
  for (let y = 0; y < heightPx; y++) {
    let row = 0;
    for (let x = 0; x < widthPx; x++) {
      row += data[y * widthPx + x]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return sums;
}

function sumIn({ leftPx, topPx, widthPx, heightPx }: Box, map: Size, sums: Float64Array): number {
  const stride = map.widthPx + 1;
  const at = (x: number, y: number) => sums[y * stride + x]!;
  const [right, bottom] = [leftPx + widthPx, topPx + heightPx];
  return at(right, bottom) - at(leftPx, bottom) - at(right, topPx) + at(leftPx, topPx);
}

function overlapOf(first: Box, second: Box): number {
  const across =
    Math.min(first.leftPx + first.widthPx, second.leftPx + second.widthPx) -
    Math.max(first.leftPx, second.leftPx);
  const down =
    Math.min(first.topPx + first.heightPx, second.topPx + second.heightPx) -
    Math.max(first.topPx, second.topPx);
  const both = Math.max(0, across) * Math.max(0, down);
  const all = first.widthPx * first.heightPx + second.widthPx * second.heightPx;
  return both / (all - both);
}
