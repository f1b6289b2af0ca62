import { type Pixels, type Plane } from '@/lib/engines/engine';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { fitInside } from '@/lib/imaging/size';
import { shrinkHole } from '../network-view';
import { CHANNELS, featurePlanes, shrinkFeatures } from './feature-picture';
import {
  guessPatches,
  improvePatches,
  PATCH_RADIUS_PX,
  type PatchSources,
} from './nearest-patches';

/** What recurs shows at this size. */
const WORK_SIDE_PX = 112;
const SWEEPS = 3;
/** A thing resembles itself beside itself: only what recurs farther away counts, of the long side. */
const LEAST_MOVE = 0.1;

/** What does not recur is not repeated: its uniqueness, up to a limit, times this. */
const GAIN = 2;
const MOST_UNIQUENESS = 600;

/**
 * How little each part of a picture recurs elsewhere in it, in squared levels per value of a patch:
 * skies, grass and planks recur, a moon or a face does not. What is rare is dear to copy.
 * @param hole 255 where the picture is not known
 */
export function rarityCost(pixels: Pixels, hole: Plane, random: () => number): FloatPlane {
  const size = fitInside(pixels, WORK_SIDE_PX);
  const picture = shrinkFeatures(featurePlanes(pixels), size);
  const sources = everywhere(shrinkHole(hole, size));
  const nearest = guessPatches(picture, sources.centers, sources, random);
  improvePatches(picture, nearest, sources, SWEEPS, random);
  const values = (2 * PATCH_RADIUS_PX + 1) ** 2 * CHANNELS;
  const data = new Float32Array(size.widthPx * size.heightPx);
  for (const at of sources.centers)
    data[at] = GAIN * Math.min(MOST_UNIQUENESS, nearest.cost[at]! / values);
  return { ...size, data };
}

function everywhere(hole: Plane): PatchSources {
  const { widthPx, heightPx } = hole;
  const toHole = squaredDistances(hole, 255);
  const isCenter = new Uint8Array(widthPx * heightPx);
  const centers: number[] = [];
  const margin = PATCH_RADIUS_PX;
  for (let y = margin; y < heightPx - margin; y++)
    for (let x = margin; x < widthPx - margin; x++) {
      const at = y * widthPx + x;
      if (toHole[at]! <= 2 * margin ** 2) continue;
      isCenter[at] = 1;
      centers.push(at);
    }
  return {
    centers: Int32Array.from(centers),
    isCenter,
    sourceCost: new Float32Array(widthPx * heightPx),
    homeRow: new Float32Array(heightPx),
    rowCost: 0,
    homeColumn: new Float32Array(widthPx),
    columnCost: 0,
    leastMovePx: Math.round(LEAST_MOVE * Math.max(widthPx, heightPx)),
  };
}
