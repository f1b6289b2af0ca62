import { type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { type FloatPlane, toFloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, shrinkPlane } from '@/lib/imaging/kernels/resize';
import { fitInside, type Size } from '@/lib/imaging/size';
import { type Arrangement, ARRANGEMENTS } from './arrangements';

/** Hole and figure are compared at this size. */
const PROBE_SIDE_PX = 72;
/** Share of the figure that must lie inside the hole; the rest is cut off. */
const LEAST_INSIDE = 0.985;
const LARGEST = 0.94;
const SMALLEST = 0.3;
const SHRINK = 0.93;
/** Room below a standing figure for its shadow, as a share of the hole's height. */
const FLOOR_SHARE = 0.04;

/**
 * Where a figure fits into a hole: as large as it can be with (almost) nothing of it outside. A
 * standing one goes as low as it fits, a floating one to the middle.
 * @param hole 255 where the figure may be; the whole plane is the hole's box
 * @param alpha the figure at any size
 * @param ratio its width over its height in the picture
 * @param arrangement how much smaller than that, and where beside the middle
 * @returns the figure's box in the hole's pixels
 */
export function fitInHole(
  hole: Plane,
  alpha: Plane,
  ratio: number,
  stands: boolean,
  { size, shift }: Arrangement = ARRANGEMENTS[0],
): Box {
  const probe = shrinkPlane(toFloatPlane(hole), fitInside(hole, PROBE_SIDE_PX));
  const sums = summedArea(probe);
  let best: { box: Box; score: number } | undefined;
  for (let scale = LARGEST * size; scale >= SMALLEST * size; scale *= SHRINK) {
    const figure = figureAt(alpha, ratio, probe, scale);
    for (const place of placesFor(figure, probe, stands, shift)) {
      // Most places fail by their corners alone; counting pixels is for the others.
      if (rectangleShare(sums, probe, place) < 0.35) continue;
      const inside = insideShare(probe, figure, place);
      if (inside >= LEAST_INSIDE) return enlargeBox(place, probe, hole, ratio, stands);
      const score = inside ** 4 * scale;
      if (best === undefined || score > best.score) best = { box: place, score };
    }
  }
  const middle = { leftPx: 0, topPx: 0, ...sizeOf(probe) };
  return enlargeBox(best?.box ?? middle, probe, hole, ratio, stands);
}

function sizeOf({ widthPx, heightPx }: Size): Size {
  return { widthPx, heightPx };
}

/** The figure's alpha fitted into the probe at a scale. */
function figureAt(alpha: Plane, ratio: number, probe: Size, scale: number): FloatPlane {
  const heightPx = Math.min(probe.heightPx, probe.widthPx / ratio) * scale;
  const size = {
    widthPx: Math.max(1, Math.round(heightPx * ratio)),
    heightPx: Math.max(1, Math.round(heightPx)),
  };
  const plane = toFloatPlane(alpha);
  const isSmaller = size.widthPx > alpha.widthPx || size.heightPx > alpha.heightPx;
  return isSmaller ? enlargePlane(plane, size) : shrinkPlane(plane, size);
}

/** Places for a figure, the most wanted first. */
function* placesFor(figure: Size, probe: Size, stands: boolean, shift: number): Generator<Box> {
  const roomX = probe.widthPx - figure.widthPx;
  const roomY = probe.heightPx - figure.heightPx;
  const wantedX = (roomX * (1 + shift)) / 2;
  const wantedY = stands ? Math.max(0, roomY - probe.heightPx * FLOOR_SHARE) : roomY / 2;
  const steps: [x: number, y: number, cost: number][] = [];
  const stepX = Math.max(1, Math.round(roomX / 8));
  const stepY = Math.max(1, Math.round(roomY / 8));
  for (let y = 0; y <= roomY; y += stepY)
    for (let x = 0; x <= roomX; x += stepX)
      steps.push([x, y, Math.abs(x - wantedX) + Math.abs(y - wantedY) * (stands ? 2 : 1)]);
  steps.push([Math.round(wantedX), Math.round(wantedY), 0]);
  steps.sort((first, second) => first[2] - second[2]);
  for (const [leftPx, topPx] of steps) yield { leftPx, topPx, ...sizeOf(figure) };
}

function insideShare(probe: FloatPlane, figure: FloatPlane, { leftPx, topPx }: Box): number {
  let [inside, all] = [0, 0];
  for (let y = 0; y < figure.heightPx; y++)
    for (let x = 0; x < figure.widthPx; x++) {
      const alpha = figure.data[y * figure.widthPx + x]!;
      all += alpha;
      inside += alpha * probe.data[(topPx + y) * probe.widthPx + leftPx + x]!;
    }
  return all === 0 ? 0 : inside / all;
}

/** Running sums, one row and column larger than the plane. */
function summedArea({ widthPx, heightPx, data }: FloatPlane): Float32Array {
  const sums = new Float32Array((widthPx + 1) * (heightPx + 1));
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      sums[(y + 1) * (widthPx + 1) + x + 1] =
        data[y * widthPx + x]! +
        sums[y * (widthPx + 1) + x + 1]! +
        sums[(y + 1) * (widthPx + 1) + x]! -
        sums[y * (widthPx + 1) + x]!;
  return sums;
}

function rectangleShare(sums: Float32Array, { widthPx }: Size, box: Box): number {
  const at = (x: number, y: number) => sums[y * (widthPx + 1) + x]!;
  const [right, bottom] = [box.leftPx + box.widthPx, box.topPx + box.heightPx];
  const sum =
    at(right, bottom) - at(box.leftPx, bottom) - at(right, box.topPx) + at(box.leftPx, box.topPx);
  return sum / (box.widthPx * box.heightPx);
}

/** A box of the probe in the hole's pixels, with the figure's exact ratio. */
function enlargeBox(box: Box, probe: Size, hole: Size, ratio: number, stands: boolean): Box {
  const scale = hole.widthPx / probe.widthPx;
  const heightPx = Math.max(
    1,
    Math.round(Math.min(box.heightPx * scale, (box.widthPx * scale) / ratio)),
  );
  const widthPx = Math.max(1, Math.round(heightPx * ratio));
  const spareY = box.heightPx * scale - heightPx;
  return {
    leftPx: Math.round(box.leftPx * scale + (box.widthPx * scale - widthPx) / 2),
    topPx: Math.round(box.topPx * scale + (stands ? spareY : spareY / 2)),
    widthPx,
    heightPx,
  };
}
