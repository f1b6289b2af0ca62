import { heightOf, type Item, widthOf } from '../item';
import type { Wish } from '../node';
import { sets, type Stood, spanOf, tiesOf } from './row';

/** What hangs on the wall of a room and from its ceiling: over what it is told with, else in a free bay. Centimetres. */
export interface Hung {
  item: Item;
  x: number;
  /** How high over the floor its lower edge is. */
  upCm: number;
  isFromCeiling: boolean;
  /** How much larger than it is by itself. */
  scale?: number;
}

/** Free wall over furniture; how high pictures and sills are; how low lamps and pots hang over something, and free. */
const OVER_CM = 16;
const LEVEL = { picture: 128, sill: 84, lamp: 62, free: 168, garland: 196, most: 200 } as const;
const GAP_CM = 12;
const LARGEST_OPENING_CM = 176;
/** Where mirrors before seats begin. */
const SEATED_CM = 104;
/** The largest that hangs from a ceiling by a cord. */
const HUNG_CM = 46;
/** What is higher leaves no window behind it. */
const LOW_CM = 125;
/** Of a window, how far aside of who is by it. */
const BY_WINDOW = 0.42;
/** Wide low things along the wall: a garland, a row of flags. */
const STRUNG = 2.6;

const TIED = /^(?:above|under|behind|beside|at|on|in-front-of|against|towards|between)$/;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const boxOf = (x: number, upCm: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  bottom: upCm,
  top: upCm + height,
});

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom));

const stoodBox = ({ item, x }: Stood): Box => boxOf(x, 0, spanOf(item), heightOf(item));

interface Wall {
  hung: Hung[];
  stood: readonly Stood[];
  left: number;
  right: number;
  taken: Box[];
}

/** The bay with the least in it, from the middle outwards. */
function freeBay(
  width: number,
  upCm: number,
  height: number,
  { taken, left, right }: Wall,
): number {
  const [from, to] = [left + width / 2, right - width / 2];
  const middle = (left + right) / 2;
  if (to <= from) return middle;
  const steps = 24;
  let best = middle;
  let least = Infinity;
  for (let step = 0; step <= steps; step += 1) {
    const x = from + ((to - from) * step) / steps;
    const box = boxOf(x, upCm, width + GAP_CM, height + GAP_CM);
    const cost =
      taken.reduce((sum, other) => sum + shared(box, other), 0) + Math.abs(x - middle) * 2;
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

const totalOf = (set: readonly Item[]) =>
  set.reduce((sum, item) => sum + widthOf(item) + GAP_CM, -GAP_CM);

/** Several side by side about one point. */
function inRow(set: readonly Item[], middle: number, upCm: number, isFromCeiling: boolean): Hung[] {
  let x = middle - totalOf(set) / 2;
  return set.map((item) => {
    const at = x + widthOf(item) / 2;
    x += widthOf(item) + GAP_CM;
    return { item, x: at, upCm, isFromCeiling };
  });
}

function fromCeiling(set: readonly Item[], host: Stood | undefined, wall: Wall): Hung[] {
  const tallest = Math.max(0, ...wall.stood.map(({ item }) => heightOf(item)));
  const [first] = set;
  const table = wall.stood.find(({ item }) => item.room?.role === 'table');
  const under = host ?? table;
  const x = under?.x ?? (wall.left + wall.right) / 2;
  const isLamp = first?.room?.role === 'ceiling' && first.kind !== 'celestial';
  const lowest = under ? heightOf(under.item) + LEVEL.lamp : LEVEL.free;
  const upCm = (host ?? table) ? lowest : Math.max(LEVEL.free, Math.min(tallest + 20, LEVEL.most));
  const up = isLamp ? upCm : Math.max(upCm, 130);
  // Paper clouds over a cot are no larger than what hangs in a room.
  const scale = Math.min(
    1,
    ...set.map((item) => HUNG_CM / Math.max(widthOf(item), heightOf(item))),
  );
  if (scale === 1 || isLamp) return inRow(set, x, up, true);
  const step = HUNG_CM + GAP_CM;
  return set.map((item, index) => ({
    item,
    x: x + (index - (set.length - 1) / 2) * step,
    upCm: up,
    isFromCeiling: true,
    scale,
  }));
}

function sillOf(host: Stood | undefined, ties: string): number {
  if (!host) return LEVEL.sill;
  const top = heightOf(host.item);
  if (ties === 'above' || ties === 'under') return top + OVER_CM;
  return Math.max(LEVEL.sill, Math.min(top + OVER_CM / 2, LOW_CM));
}

const CURTAINS = /^curtain$/;
/** How much wider than the window curtains are, and how far over it their rod is. */
const CURTAIN = { wider: 1.42, overCm: 14 } as const;

/** At both sides of a window. */
function curtained(item: Item, { item: opening, x, upCm }: Hung): Hung {
  const scale = (widthOf(opening) * CURTAIN.wider) / widthOf(item);
  const top = upCm + heightOf(opening) + CURTAIN.overCm;
  return { item, x, upCm: top - heightOf(item) * scale, isFromCeiling: false, scale };
}

function onWall(
  set: readonly Item[],
  wishes: readonly Wish[],
  all: readonly Item[],
  wall: Wall,
): Hung[] {
  const [first] = set;
  if (!first) return [];
  const tie = tiesOf(first, all, wishes).find(
    ({ kind, other }) => TIED.test(kind) && wall.stood.some(({ item }) => item === other),
  );
  const host = wall.stood.find(({ item }) => item === tie?.other);
  const hosts = tie
    ? wall.stood.filter(({ item }) => item.elements[0] === tie.other.elements[0])
    : [];
  const isOpening = first.room?.role === 'opening';
  // With what stands on its sill a window is drawn no larger than windows are.
  const scale = isOpening ? Math.min(1, LARGEST_OPENING_CM / heightOf(first)) : 1;
  const [width, height] = [totalOf(set) * scale, heightOf(first) * scale];
  if (isOpening && scale < 1 && !host) {
    const at = freeBay(width, LEVEL.sill, height, wall);
    return inRow(set, at, LEVEL.sill, false).map((one) => ({ ...one, scale }));
  }
  if (isOpening) {
    const upCm = sillOf(host, tie?.kind ?? '');
    if (!host) return inRow(set, freeBay(width, upCm, height, wall), upCm, false);
    const isCentred = /^(?:above|under|towards|in-front-of|behind)$/.test(tie?.kind ?? '');
    const isHigh = heightOf(host.item) > LOW_CM;
    const way = host.x > (wall.left + wall.right) / 2 ? -1 : 1;
    const off = isCentred ? 0 : isHigh ? spanOf(host.item) / 2 + width / 2 : width * BY_WINDOW;
    return inRow(set, host.x + way * off, upCm, false);
  }
  if (CURTAINS.test(first.room?.concept ?? '')) {
    const opening = wall.hung.find(({ item }) => item.room?.role === 'opening');
    if (opening) return [curtained(first, opening)];
  }
  if (host) {
    // Each of several over its own of several.
    const isSeat = host.item.room?.role === 'seat';
    const over = isSeat
      ? Math.min(heightOf(host.item) + OVER_CM, SEATED_CM)
      : heightOf(host.item) + OVER_CM;
    const isEach = hosts.length > 1 && (hosts.length === set.length || first.isStrewn === true);
    if (isEach)
      return set
        .slice(0, hosts.length)
        .flatMap((item, index) => inRow([item], hosts[index]?.x ?? host.x, over, false));
    const before = wall.taken.filter(
      (box) => box.bottom > over - 30 && Math.abs((box.left + box.right) / 2 - host.x) < 20,
    );
    const aside = before.reduce((sum, box) => sum + (box.right - box.left), 0);
    return inRow(set, host.x + aside, Math.min(over, LEVEL.most), false);
  }
  const isStrung = width > height * STRUNG && height < 60;
  const upCm = isStrung ? LEVEL.garland : LEVEL.picture;
  return inRow(set, freeBay(width, upCm, height, wall), upCm, false);
}

/** All that hangs, windows first: they are of the wall itself. */
export function hangOnWall(
  hung: readonly Item[],
  all: readonly Item[],
  stood: readonly Stood[],
  wishes: readonly Wish[],
): Hung[] {
  const boxes = stood.filter(({ row }) => row < 1).map(stoodBox);
  const edges = stood.map(stoodBox);
  const wall: Wall = {
    stood,
    left: Math.min(-70, ...edges.map(({ left }) => left)),
    right: Math.max(70, ...edges.map(({ right }) => right)),
    taken: [...boxes],
    hung: [],
  };
  const order = { opening: 0, wall: 1 } as Readonly<Record<string, number>>;
  const groups = sets(hung).sort(
    ([a], [b]) => (order[a?.room?.role ?? ''] ?? 2) - (order[b?.room?.role ?? ''] ?? 2),
  );
  return groups.flatMap((set) => {
    const [first] = set;
    const isWall = first?.room?.role === 'opening' || first?.room?.role === 'wall';
    const tie =
      first &&
      tiesOf(first, all, wishes).find(({ other }) => stood.some(({ item }) => item === other));
    const host = stood.find(({ item }) => item === tie?.other);
    const placed = isWall ? onWall(set, wishes, all, wall) : fromCeiling(set, host, wall);
    for (const { item, x, upCm, scale = 1 } of placed)
      wall.taken.push(boxOf(x, upCm, widthOf(item) * scale, heightOf(item) * scale));
    wall.hung.push(...placed);
    return placed;
  });
}
