import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { erode } from '@/lib/imaging/kernels/morphology';
import { inverted } from '@/lib/imaging/mask';
import { type Size } from '@/lib/imaging/size';
import { shrinkHole } from '../network-view';
import { CHANNELS, featurePlanes, type FeaturePicture, shrinkFeatures } from './feature-picture';
import { fillByExemplars } from './exemplar-fill';
import {
  guessPatches,
  improvePatches,
  type NearestPatches,
  PATCH_RADIUS_PX,
  type PatchSources,
  settlePatches,
} from './nearest-patches';
import { vote } from './vote';

/** Shorter side of the coarsest level, at least, and by how much levels differ. */
const COARSEST_SIDE_PX = 44;
const LEVEL_SCALE = 0.5;
/** Rounds of matching and voting at the coarsest level and at the finest. */
const MOST_ROUNDS = 4;
const LEAST_ROUNDS = 1;
const SWEEPS = 2;
/** Finer levels look for better matches this near to those of the coarser one. */
const REACH_PX = 12;
/** What a patch has to say counts less by this factor per pixel inside the hole. */
const DOUBT = 1.12;
const VALUES_OF_PATCH = (2 * PATCH_RADIUS_PX + 1) ** 2 * CHANNELS;

/** Which parts of a picture may continue it, at any size. */
export interface PatchGuide {
  /** 255 where pixels must not be copied from: holes, and what must not appear twice. */
  forbidden: Plane;
  /** What is not a hole: the home of a target is the nearest row and column in it. */
  home: Box;
  /** Costs, in squared levels per value of a patch, of a source by the picture's height off home … */
  rowCost: number;
  /** … and by its width. */
  columnCost: number;
  /** … and of a source by itself, a plane of any size; none without it. */
  sourceCost?: FloatPlane;
  /** The guess already tells what is where: only its material is exchanged. */
  trustsGuess?: boolean;
}

/** A filled picture, and for each filled pixel where it was copied from. */
export interface PatchFill extends Size {
  /** Per pixel the index of its source; −1 outside the hole. */
  source: Int32Array;
  /** The fill with its seams blended, opaque. */
  pixels: Pixels;
  /** Mean cost of the patches. */
  cost: number;
}

/**
 * Fills a hole with patches of the rest of the picture, from coarse to fine, so that everything in it
 * is of the picture's own material. Undefined where nothing is left to copy from.
 * @param pixels opaque, with a first guess in the hole
 * @param hole 255 where a fill is wanted
 */
export function fillByPatches(
  pixels: Pixels,
  hole: Plane,
  guide: PatchGuide,
  random: () => number,
): PatchFill | undefined {
  const planes = featurePlanes(pixels);
  const sizes = levelSizes(pixels);
  let picture: FeaturePicture | undefined;
  let nearest: NearestPatches | undefined;
  for (const [index, size] of sizes.entries()) {
    const level = prepareLevel(planes, hole, guide, size);
    if (level === undefined) continue;
    const { sources, holePixels, targets } = level;
    const isFirst = nearest === undefined;
    if (nearest && picture) {
      // Without a guess to start from, a coarse match may be wrong, and all of the picture is searched.
      if (guide.trustsGuess) sources.reachPx = REACH_PX;
      nearest = enlarge(nearest, picture, level.picture, targets, sources, random);
    } else {
      nearest = guessPatches(level.picture, targets, sources, random);
      if (!guide.trustsGuess) fillByExemplars(level.picture, holePixels, sources, nearest);
    }
    picture = level.picture;
    if (!isFirst) vote(picture, holePixels, nearest, level.confidence);
    const progress = sizes.length === 1 ? 1 : index / (sizes.length - 1);
    const rounds = Math.round(MOST_ROUNDS + (LEAST_ROUNDS - MOST_ROUNDS) * progress);
    for (let round = 0; round < rounds; round++) {
      improvePatches(picture, nearest, sources, SWEEPS, random);
      vote(picture, holePixels, nearest, level.confidence);
    }
    if (index === sizes.length - 1) {
      settlePatches(picture, nearest, sources);
      vote(picture, holePixels, nearest, level.confidence);
    }
  }
  return picture && nearest && toFill(picture, nearest, hole);
}

/** Coarse to fine; the last is the picture's own. */
function levelSizes(full: Size): Size[] {
  const sizes: Size[] = [full];
  for (;;) {
    const last = sizes[0]!;
    const size = {
      widthPx: Math.round(last.widthPx * LEVEL_SCALE),
      heightPx: Math.round(last.heightPx * LEVEL_SCALE),
    };
    if (Math.min(size.widthPx, size.heightPx) < COARSEST_SIDE_PX) return sizes;
    sizes.unshift(size);
  }
}

interface Level {
  picture: FeaturePicture;
  holePixels: Int32Array;
  targets: Int32Array;
  sources: PatchSources;
  confidence: Float32Array;
}

function prepareLevel(
  planes: readonly FloatPlane[],
  fullHole: Plane,
  guide: PatchGuide,
  size: Size,
): Level | undefined {
  const hole = shrinkHole(fullHole, size);
  const blocked = shrinkHole(guide.forbidden, size);
  const usable = erode(inverted(union(hole, blocked)), PATCH_RADIUS_PX * Math.SQRT2);
  const inside = insideOf(size);
  const isCenter = usable.data.map((value, at) => (value !== 0 && inside[at] ? 1 : 0));
  const centers = indicesOf(isCenter);
  if (centers.length === 0) return undefined;
  const toHole = squaredDistances(hole, 255);
  const covers = hole.data.map((_, at) =>
    inside[at] && toHole[at]! <= 2 * PATCH_RADIUS_PX ** 2 ? 1 : 0,
  );
  const depth = squaredDistances(hole, 0);
  return {
    picture: shrinkFeatures(planes, size),
    holePixels: indicesOf(hole.data),
    targets: indicesOf(covers),
    sources: { centers, isCenter, ...costsAt(guide, size, fullHole) },
    confidence: Float32Array.from(depth, (squared) => DOUBT ** -Math.min(200, Math.sqrt(squared))),
  };
}

/** The guide's costs for whole patches at the size of a level. */
function costsAt(guide: PatchGuide, size: Size, full: Size) {
  const { widthPx, heightPx } = size;
  const { home, sourceCost } = guide;
  const homes = (lengthPx: number, fullPx: number, fromPx: number, countPx: number) => {
    const scale = lengthPx / fullPx;
    const last = (fromPx + countPx) * scale - 1;
    return Float32Array.from({ length: lengthPx }, (_, at) =>
      Math.max(fromPx * scale, Math.min(last, at)),
    );
  };
  const cost = sourceCost ? resample(sourceCost, size) : new Float32Array(widthPx * heightPx);
  return {
    sourceCost: cost.map((value) => value * VALUES_OF_PATCH),
    homeRow: homes(heightPx, full.heightPx, home.topPx, home.heightPx),
    rowCost: (guide.rowCost * VALUES_OF_PATCH) / heightPx ** 2,
    homeColumn: homes(widthPx, full.widthPx, home.leftPx, home.widthPx),
    columnCost: (guide.columnCost * VALUES_OF_PATCH) / widthPx ** 2,
  };
}

function resample(plane: FloatPlane, { widthPx, heightPx }: Size): Float32Array {
  const result = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(((y + 0.5) * plane.heightPx) / heightPx) * plane.widthPx;
    for (let x = 0; x < widthPx; x++)
      result[y * widthPx + x] =
        plane.data[row + Math.floor(((x + 0.5) * plane.widthPx) / widthPx)]!;
  }
  return result;
}

/** The matches of a coarser level, moved to a finer one; what lands nowhere is guessed. */
function enlarge(
  coarse: NearestPatches,
  from: Size,
  to: FeaturePicture,
  targets: Int32Array,
  sources: PatchSources,
  random: () => number,
): NearestPatches {
  const fine = guessPatches(to, targets, sources, random);
  const { widthPx, heightPx } = to;
  const margin = PATCH_RADIUS_PX;
  for (const at of targets) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const place = (position: number, fineLengthPx: number, lengthPx: number) =>
      Math.max(
        margin,
        Math.min(lengthPx - 1 - margin, Math.floor(((position + 0.5) * lengthPx) / fineLengthPx)),
      );
    const [cx, cy] = [place(x, widthPx, from.widthPx), place(y, heightPx, from.heightPx)];
    const source = coarse.source[cy * from.widthPx + cx]!;
    if (source < 0) continue;
    const stepX = Math.round((((source % from.widthPx) - cx) * widthPx) / from.widthPx);
    const stepY = Math.round(((Math.floor(source / from.widthPx) - cy) * heightPx) / from.heightPx);
    const [sx, sy] = [x + stepX, y + stepY];
    if (sx < 0 || sy < 0 || sx >= widthPx || sy >= heightPx) continue;
    const candidate = sy * widthPx + sx;
    if (sources.isCenter[candidate] !== 1) continue;
    fine.source[at] = candidate;
    fine.cost[at] = 0;
  }
  return fine;
}

function toFill(picture: FeaturePicture, nearest: NearestPatches, hole: Plane): PatchFill {
  const { widthPx, heightPx, data } = picture;
  const pixels = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at++)
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 4 + channel] = data[at * CHANNELS + channel]!;
  let cost = 0;
  for (const at of nearest.targets) cost += nearest.cost[at]! / nearest.targets.length;
  const source = nearest.source.map((_, at) =>
    hole.data[at] === 0 ? -1 : sourceOf(at, nearest, picture),
  );
  return { widthPx, heightPx, source, pixels: { widthPx, heightPx, data: pixels }, cost };
}

/** Pixels at the rim are no patch's centre: they come from the nearest centre's patch. */
function sourceOf(at: number, { source }: NearestPatches, { widthPx, heightPx }: Size): number {
  const inside = (position: number, lengthPx: number) =>
    Math.max(PATCH_RADIUS_PX, Math.min(lengthPx - 1 - PATCH_RADIUS_PX, position));
  const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
  const center = inside(y, heightPx) * widthPx + inside(x, widthPx);
  return source[center]! + at - center;
}

/** Pixels around which a whole patch fits into the picture. */
function insideOf({ widthPx, heightPx }: Size): Uint8Array {
  const inside = new Uint8Array(widthPx * heightPx);
  const margin = PATCH_RADIUS_PX;
  for (let y = margin; y < heightPx - margin; y++)
    inside.fill(1, y * widthPx + margin, (y + 1) * widthPx - margin);
  return inside;
}

function indicesOf(flags: Uint8Array): Int32Array {
  const indices = new Int32Array(flags.length);
  let count = 0;
  for (let at = 0; at < flags.length; at++) if (flags[at] !== 0) indices[count++] = at;
  return indices.slice(0, count);
}

function union(first: Plane, second: Plane): Plane {
  return { ...first, data: first.data.map((value, at) => value | second.data[at]!) };
}
