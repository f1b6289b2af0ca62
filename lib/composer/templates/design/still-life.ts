import type { Frame } from './frame';

/**
 * Where the things of a design stand in its frame: in one row or two, the small before the large as in
 * a still life, and what flies or hangs in the free parts above them. Pure: boxes in, boxes out.
 */

/** How large something is beside the others, in any one unit. */
export interface Sized {
  width: number;
  height: number;
  /** Has no place on the ground: a moon, a bird, a heart. */
  isFloating: boolean;
  /** It is one of several of a kind. */
  isAlike?: boolean;
  /** So far away that others may stand before it. */
  isBehind?: boolean;
  /** Who is alive, by a name of its own: none stands before another, but before its like. */
  alive?: string;
}

export interface Placed extends Frame {
  /** What has a higher one covers what has a lower one. */
  depth: number;
}

/** Shares of a box that its drawing mostly fills. */
const BODY = 0.86;
/** Neighbours of one row overlap so much. */
const NEAR = 0.92;
const CROWDED = 0.76;
/** Two long ones that look at each other do not cross their heads. */
const FACING = 0.97;
const LONG = 1.1;
/** How far in front of the second row the first may stand, of the lower height of both. */
const STEPS = [0.2, 0.45] as const;
/** Less of a thing than this must not be seen. */
const LEAST_SEEN = 0.78;
/** Parts of the frame's height that things on the ground may take where something floats. */
const GROUND_SHARES = [1, 0.84, 0.7, 0.58] as const;
const FLOAT_SCALES = [1, 0.8, 0.62, 0.48] as const;
const GRID = 14;
/** What is before all others in the air, and may be before a moon. */
const [BEHIND, ABOVE] = [-2, 2] as const;
/** What floats is soon too small beside what stands. */
const AIR_WORTH = 1.3;

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

function shared(a: Frame, b: Frame): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const areaOf = ({ width, height }: Frame) => width * height;

/** Share of a box that none of some others covers; what they cover twice counts twice. */
const seenOf = (box: Frame, before: readonly Frame[]) =>
  1 - (sum(before.map((other) => shared(box, other))) / Math.max(1e-6, areaOf(box))) * BODY;

/** The first in the middle, the others in turn to its left and right. */
function fromMiddle<T>(items: readonly T[]): T[] {
  const left = items.filter((_, index) => index % 2 === 1).reverse();
  return [...left, ...items.filter((_, index) => index % 2 === 0)];
}

interface Standing {
  index: number;
  size: Sized;
}

/** Several of a kind are a crowd: each stands partly before the next. */
function nearOf(row: readonly Standing[], index: number): number {
  const [name, next] = [row[index]?.size.alive, row[index + 1]?.size.alive];
  if (name === undefined || name !== next) return NEAR;
  const isLong = row.every(({ size }) => size.width > size.height * LONG);
  return row.length === 2 && isLong ? FACING : CROWDED;
}

/** A row on one base line from `left` on. */
function rowOf(row: readonly Standing[], left: number, base: number, depth: number) {
  let x = left;
  return row.map(({ index, size: { width, height } }, order) => {
    const place = { x, y: base - height, width, height, depth: depth + order * 0.01 };
    x += width * nearOf(row, order);
    return { index, place };
  });
}

const widthOf = (row: readonly Standing[]) =>
  sum(row.map(({ size }, index) => size.width * (index < row.length - 1 ? nearOf(row, index) : 1)));

const tallestOf = (row: readonly Standing[]) => Math.max(0, ...row.map(({ size }) => size.height));

type Arrangement = { index: number; place: Placed }[];

/** One row behind another that begins at a share of the room that is left. */
function inTwo(
  back: readonly Standing[],
  front: readonly Standing[],
  { at, by }: { at: number; by: number },
): Arrangement {
  const step = Math.min(tallestOf(back), tallestOf(front)) * by;
  const [wide, narrow] = [widthOf(back), widthOf(front)];
  // In front a row may reach a little beyond the one behind it.
  const reach = Math.max(0, narrow * 0.3);
  const left = -reach + (wide - narrow + 2 * reach) * at;
  return [...rowOf(fromMiddle(back), 0, -step, 0), ...rowOf(front, left, 0, 1)];
}

function boundsOf(arrangement: Arrangement): Frame {
  const places = arrangement.map(({ place }) => place);
  const x = Math.min(...places.map((one) => one.x));
  const y = Math.min(...places.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...places.map((one) => one.x + one.width)) - x,
    height: Math.max(...places.map((one) => one.y + one.height)) - y,
  };
}

/** How much of a frame an arrangement fills with what is seen; nothing where something is hidden. */
function worthOf(arrangement: Arrangement, { width, height }: Frame): number {
  const bounds = boundsOf(arrangement);
  const scale = Math.min(width / bounds.width, height / bounds.height);
  const seen = arrangement.map(({ place }) =>
    seenOf(
      place,
      arrangement.flatMap(({ place: other }) => (other.depth >= place.depth + 0.5 ? [other] : [])),
    ),
  );
  if (Math.min(...seen) < LEAST_SEEN) return -1;
  const areas = arrangement.map(({ place }, index) => areaOf(place) * (seen[index] ?? 0));
  return (sum(areas) * scale * scale) / (width * height);
}

/** Whether two rows have somebody each, and not the same. */
function areRivals(front: readonly Standing[], back: readonly Standing[]): boolean {
  const names = [front, back].map((row) => row.flatMap(({ size }) => size.alive ?? []));
  const [first = [], second = []] = names;
  return first.length > 0 && second.length > 0 && new Set(names.flat()).size > 1;
}

/** All ways to stand in one row or two; the first thing never in front of a larger one. */
function waysOf(standing: readonly Standing[]): Arrangement[] {
  const alone = rowOf(fromMiddle(standing), 0, 0, 0);
  if (standing.length < 2) return [alone];
  const most = 2 ** standing.length - 1;
  const ways = [alone];
  for (let mask = 1; mask < most; mask += 1) {
    const front = standing.filter((_, index) => (mask >> index) & 1);
    const back = standing.filter((_, index) => !((mask >> index) & 1));
    if (areRivals(front, back) || tallestOf(front) > tallestOf(back) * 1.02) continue;
    // Who is alive would float over the heads of others.
    const steps = back.some(({ size }) => size.alive) ? STEPS.slice(0, 1) : STEPS;
    for (const by of steps)
      for (const at of [0, 0.25, 0.5, 0.75, 1]) ways.push(inTwo(back, front, { at, by }));
  }
  return ways;
}

function onGround(standing: readonly Standing[], frame: Frame): Arrangement {
  const ways = waysOf(standing);
  const best = ways.reduce((one, other) =>
    worthOf(other, frame) > worthOf(one, frame) * 1.04 ? other : one,
  );
  const bounds = boundsOf(best);
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height);
  const left = frame.x + (frame.width - bounds.width * scale) / 2;
  const base = frame.y + frame.height;
  return best.map(({ index, place }) => ({
    index,
    place: {
      x: left + (place.x - bounds.x) * scale,
      y: base + (place.y - bounds.y - bounds.height) * scale,
      width: place.width * scale,
      height: place.height * scale,
      depth: place.depth,
    },
  }));
}

/** The free place for something that floats: high up, near the others, and off what floats already. */
function freePlace(size: Sized, taken: readonly Placed[], frame: Frame): Placed {
  let best: Placed = { ...frame, ...size, depth: -1 };
  let bestCost = Infinity;
  const steps = Array.from({ length: GRID + 1 }, (_, step) => step / GRID);
  for (const scale of FLOAT_SCALES) {
    const [width, height] = [size.width * scale, size.height * scale];
    for (const ax of steps)
      for (const ay of steps) {
        const place = {
          x: frame.x + (frame.width - width) * ax,
          y: frame.y + (frame.height - height) * ay,
          width,
          height,
          depth: size.isBehind ? BEHIND : ABOVE,
        };
        const near = taken.filter(({ depth }) => depth > BEHIND);
        const covered = 1 - seenOf(place, near);
        const excused = size.isBehind ? Math.max(0, covered - 0.4) : covered;
        const cost = excused * 6 + (1 - scale) * 1.1 + ay * 0.5 + Math.abs(ax - 0.5) * 0.12;
        if (cost < bestCost) [best, bestCost] = [place, cost];
      }
  }
  return best;
}

interface Trial {
  places: Map<number, Placed>;
  worth: number;
}

/** Places of what stands in a part of the frame, by the order of the things. */
export type Ground = (frame: Frame) => ReadonlyMap<number, Placed>;

const standingIn = (sizes: readonly Sized[]): Ground => {
  const standing = sizes.flatMap((size, index) => (size.isFloating ? [] : [{ index, size }]));
  return (frame) => new Map(onGround(standing, frame).map(({ index, place }) => [index, place]));
};

/** Things on a part of the frame's height, what floats in what that leaves. */
function tried(sizes: readonly Sized[], frame: Frame, share: number, ground: Ground): Trial {
  const standing = sizes.flatMap((size, index) => (size.isFloating ? [] : [{ index, size }]));
  const height = frame.height * share;
  const below = { ...frame, y: frame.y + frame.height - height, height };
  const places = new Map(ground(below));
  const [hero] = standing.map(({ index, size }) => (places.get(index)?.height ?? 0) / size.height);
  const unit = Math.max(hero ?? 0, (frame.height / tallestOf(standing)) * 0.6);
  const order = [...sizes.keys()].sort(
    (a, b) => Number(sizes[b]?.isBehind ?? false) - Number(sizes[a]?.isBehind ?? false),
  );
  order.forEach((index) => {
    const size = sizes[index];
    if (!size?.isFloating) return;
    const own = { ...size, width: size.width * unit, height: size.height * unit };
    places.set(index, freePlace(own, [...places.values()], frame));
  });
  const all = [...places.values()];
  const onFloor = all.filter(({ depth }) => depth >= 0 && depth < ABOVE);
  const worth = sum(
    all.map((place) => {
      const seen = seenOf(
        place,
        onFloor.filter((other) => other.depth > place.depth),
      );
      const side = Math.sqrt(areaOf(place)) * (seen < 0.6 ? 0 : seen);
      return side * (onFloor.includes(place) ? 1 : AIR_WORTH);
    }),
  );
  return { places, worth };
}

/** Things in the air alone, about the frame: middles as shares of it, and sizes of what one alone would have. */
const ALOFT: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.3, 0.9, 0.66],
  [0.98, 0.12, 0.4],
  [0.03, 0.02, 0.28],
  [1, 0.86, 0.24],
  [0.44, 0, 0.2],
];

/** One near and large, the others farther off at other heights. */
function aloft(sizes: readonly Sized[], frame: Frame): Placed[] {
  return sizes.map(({ width, height }, index) => {
    const [x, y, share] = ALOFT[index % ALOFT.length] ?? [0.5, 0.5, 0.3];
    const scale = Math.min(frame.width / width, frame.height / height) * share;
    const [w, h] = [width * scale, height * scale];
    return {
      x: frame.x + (frame.width - w) * x,
      y: frame.y + (frame.height - h) * y,
      width: w,
      height: h,
      depth: -index,
    };
  });
}

/** Places for all things in a frame, in their own order; what stands may have an order of its own. */
export function stillLife(sizes: readonly Sized[], frame: Frame, given?: Ground): Placed[] {
  const isAllFloating = sizes.every(({ isFloating }) => isFloating);
  const isFlock = isAllFloating && sizes.length > 1 && sizes.every(({ isAlike }) => isAlike);
  if (isFlock) return aloft(sizes, frame);
  const own = isAllFloating ? sizes.map((size) => ({ ...size, isFloating: false })) : sizes;
  const shares = own.some(({ isFloating }) => isFloating) ? GROUND_SHARES : [1];
  const best = shares
    .map((share) => tried(own, frame, share, given ?? standingIn(own)))
    .reduce((one, other) => (other.worth > one.worth ? other : one));
  return own.map((_, index) => best.places.get(index) ?? { ...frame, depth: 0 });
}
