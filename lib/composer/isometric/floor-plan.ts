import type { Random } from '@/lib/random/random';
import { townCostOf, townSpots } from './town-plan';

/** Where things stand on a square floor, seen from above. Pure: footprints in, corners out. */
export interface Footprint {
  id: string;
  /** Along x and y, unturned, in centimetres. */
  width: number;
  depth: number;
  height: number;
  isAtWall: boolean;
  /** Things may stand on it: a rug. */
  isFlat: boolean;
  /** Something is told to be on it, though it lies flat: nothing else stands there. */
  isTaken?: boolean;
  /** Only along a wall, or not at all. */
  isOptional?: boolean;
  /** Has to be in the water, or out of it, where there is some. */
  isAfloat: boolean;
  /** Stands at the front of another. */
  before?: string;
  /** At which side of the table that it stands before it is, counted from the left one. */
  seatIndex?: number;
  /** Stands close around another. */
  about?: string;
  /** Stands at the back of another: who serves at a counter. */
  behind?: string;
  /** Is under another: it has no floor of its own. */
  beneath?: string;
  /** Of what it is under only the edge is free: it is seen at its front. */
  looksOut?: boolean;
  /** Stands before what hangs on the wall, by its element. */
  faces?: string;
  /** Free floor that it has to have at its front, for what is told to be there. */
  frontCm?: number;
  /** The prompt says by what it stands. */
  isTold?: boolean;
  /** On the roads of a town, or beside them. */
  lane?: 'road' | 'kerb';
  /** It stands before nothing that somebody asked for: what grows on a tile. */
  staysClear?: boolean;
  /** Half of what is seen of it from left to right, as lengths along a side; as its foot is where it is none. */
  reach?: number;
}

export interface Placed extends Footprint {
  x: number;
  y: number;
  turned: boolean;
}

export interface Floor {
  side: number;
  /** From this y on there is water. */
  waterFrom?: number;
  /** The wall that is furnished first: the right one, or the left. */
  leansLeft?: boolean;
  /** Where along a wall the first thing stands, as a share of it. */
  startShare?: number;
  /** Water is all around: what stands is on a round of land in the middle. */
  isIsle?: boolean;
  /** Roads of a town: nothing but what drives is on them. */
  roads?: readonly Road[];
}

/** A band of the floor with a kerb on both sides. */
export interface Road {
  /** The axis that it runs along. */
  along: 'x' | 'y';
  from: number;
  wide: number;
  kerb: number;
}

/** Spots are tried so finely: of large floors by their side. */
const STEP_CM = 16;
const MOST_STEPS = 36;
const GAP_CM = 16;
const SEAT_GAP_CM = -8;
const EDGE_CM = 12;
/** Things at the wall begin near the corner. */
const START_SHARE = 0.15;
/** What the other wall costs, in sides of the floor. */
const OTHER_WALL_SHARE = 0.12;
/** Of a side, where what is before something on the wall is, from the corner along it and away from it. */
const FACING = { x: 0.5, y: 0.06 } as const;
/** From here on a thing belongs on the floor, and not in a corner. */
const SMALL_AREA = 8000;
/** What nobody asked for is left out where it would hide something, in sides of the floor. */
const MOST_OPTIONAL_COST = 0.95;
/** Of a side, how far land goes from the middle, and where the water is deep. */
export const ISLE = { land: 0.37, water: 0.46 } as const;

export const spans = ({ width, depth, turned }: Pick<Placed, 'width' | 'depth' | 'turned'>) =>
  turned ? ([depth, width] as const) : ([width, depth] as const);

function collides(one: Placed, other: Placed): boolean {
  if (one.isFlat !== other.isFlat && !one.isTaken && !other.isTaken) return false;
  if (one.beneath === other.id || other.beneath === one.id) return false;
  // Chairs are close to their table.
  const isAtTable = one.seatIndex !== undefined && one.before === other.id;
  const gap = isAtTable ? SEAT_GAP_CM : GAP_CM;
  const [w, d] = spans(one);
  const [ow, od] = spans(other);
  return (
    one.x < other.x + ow + gap &&
    other.x < one.x + w + gap &&
    one.y < other.y + od + gap &&
    other.y < one.y + d + gap
  );
}

/** What is seen of it: edges in lengths along a side, to the right and down. */
function seen(one: Placed) {
  const [w, d] = spans(one);
  const middle = one.x + w / 2 - one.y - d / 2;
  const reach = one.reach ?? (w + d) / 2;
  const foot = (one.x + one.y) / 2 + (one.reach === undefined ? (w + d) / 2 : (w + d) / 4);
  const back = one.reach === undefined ? (one.x + one.y) / 2 : foot;
  return { left: middle - reach, right: middle + reach, top: back - one.height, bottom: foot };
}

/** Whether the first is farther: of two that a line parts, the one on its far side, however long either is. */
export function isBeyond(one: Placed, other: Placed): boolean {
  const [w, d] = spans(one);
  const [ow, od] = spans(other);
  if (one.x + w <= other.x || one.y + d <= other.y) return true;
  if (other.x + ow <= one.x || other.y + od <= one.y) return false;
  return one.x + one.y < other.x + other.y;
}

/** How much of the one that is farther the other hides, as a height. */
export function hiddenBy(one: Placed, other: Placed): number {
  if (one.isFlat || other.isFlat) return 0;
  const [a, b] = [seen(one), seen(other)];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide <= 0 || high <= 0) return 0;
  const far = isBeyond(one, other) ? a : b;
  return (high * wide) / (far.right - far.left);
}

/** How far a chair is from its side of a table: those across it first, then before and behind it. */
function seatCost([cx, cy]: readonly [number, number], spot: Placed, host: Placed): number {
  const [w, d] = spans(spot);
  const [hw, hd] = spans(host);
  const sides = [
    [host.x - w / 2, host.y + hd / 2],
    [host.x + hw + w / 2, host.y + hd / 2],
    [host.x + hw / 2, host.y + hd + d / 2],
    [host.x + hw / 2, host.y - d / 2],
  ] as const;
  const [x, y] = sides[(spot.seatIndex ?? 0) % sides.length] ?? [host.x, host.y];
  return Math.hypot(cx - x, cy - y) * 3;
}

/** Whether who sits at that side of a table looks to the left. */
export const facesLeft = (seatIndex: number): boolean => seatIndex % 4 === 1 || seatIndex % 4 === 3;

function costOf(spot: Placed, placed: readonly Placed[], floor: Floor, lean: number): number {
  const [w, d] = spans(spot);
  const [cx, cy] = [spot.x + w / 2, spot.y + d / 2];
  const { side } = floor;
  if (floor.roads) return townCostOf(spot, placed, floor.side, floor.roads);
  const bar = placed.find(({ id }) => id === spot.behind);
  if (bar) return Math.hypot(cx - bar.x - spans(bar)[0] / 2, cy - bar.y + d / 2 + GAP_CM) * 3;
  const host = placed.find(({ id }) => id === spot.before);
  const hiding = placed.reduce((sum, other) => sum + hiddenBy(spot, other), 0);
  if (host) {
    const [hw, hd] = spans(host);
    if (spot.seatIndex !== undefined) return seatCost([cx, cy], spot, host);
    const at = host.turned
      ? ([host.x + hw + w / 2 + GAP_CM, host.y + hd / 2] as const)
      : ([host.x + hw / 2, host.y + hd + d / 2 + GAP_CM] as const);
    return Math.hypot(cx - at[0], cy - at[1]) * 3;
  }
  const hearth = placed.find(({ id }) => id === spot.about);
  if (hearth) {
    const [hw, hd] = spans(hearth);
    return Math.hypot(cx - hearth.x - hw / 2, cy - hearth.y - hd / 2) * 3 + hiding * 5;
  }
  // In the middle of the wall that all look at, with room for whoever is at it.
  if (spot.faces !== undefined)
    return Math.abs(cx - side * FACING.x) + Math.abs(cy - side * FACING.y - d / 2) * 2 + hiding * 5;
  if (spot.isAtWall) {
    const far = Math.abs((spot.turned ? cy : cx) - side * (floor.startShare ?? START_SHARE));
    const other = spot.turned === (floor.leansLeft ?? false) ? 0 : side * OTHER_WALL_SHARE;
    return (spot.turned ? spot.x : spot.y) * 8 + far * 0.35 + other + hiding * 4;
  }
  if (spot.isOptional && w * d < SMALL_AREA) {
    // To one of the corners at the sides, before nothing.
    const corner = lean > 0 ? ([0.86, 0.12] as const) : ([0.12, 0.86] as const);
    return Math.hypot(cx - side * corner[0], cy - side * corner[1]) + hiding * 14;
  }
  const deep = spot.height > 150 ? 0.36 : 0.6;
  const target = [side * (deep + lean), side * (deep - lean)] as const;
  return Math.hypot(cx - target[0], cy - target[1]) + hiding * 4;
}

/** Of the height of what somebody asked for, what a tree or a bush may hide at most. */
const MOST_GROWN_OVER = 0.1;

/** Whether it would grow before what somebody asked for. */
const growsOver = (spot: Placed, placed: readonly Placed[]): boolean =>
  spot.staysClear === true &&
  placed.some(
    (other) =>
      !other.isOptional &&
      !isBeyond(spot, other) &&
      hiddenBy(spot, other) > other.height * MOST_GROWN_OVER,
  );

/** Around what stands on a tile of land, of its extent. */
const MARGIN_SHARE = 0.12;

/** A floor that is no larger than what stands on it and a margin around, with that in its middle. */
export function trimmed(
  floor: Floor,
  placed: readonly Placed[],
  leastCm: number,
): { floor: Floor; placed: Placed[] } {
  const whole = { floor, placed: [...placed] };
  if (placed.length === 0) return whole;
  const ends = placed.map((one) => [one.x + spans(one)[0], one.y + spans(one)[1]] as const);
  const [fromX, fromY] = [
    Math.min(...placed.map(({ x }) => x)),
    Math.min(...placed.map(({ y }) => y)),
  ];
  const [toX, toY] = [Math.max(...ends.map(([x]) => x)), Math.max(...ends.map(([, y]) => y))];
  const extent = Math.max(toX - fromX, toY - fromY);
  const side = Math.max(leastCm, extent * (1 + 2 * MARGIN_SHARE));
  if (side >= floor.side) return whole;
  const [byX, byY] = [(side - fromX - toX) / 2, (side - fromY - toY) / 2];
  return {
    floor: { ...floor, side },
    placed: placed.map((one) => ({ ...one, x: one.x + byX, y: one.y + byY })),
  };
}

/** Whether something is on the land of an island, or off it where it floats. */
function isAshore(
  isAfloat: boolean,
  [x, y]: readonly [number, number],
  long: number,
  side: number,
) {
  const away = Math.hypot(x - side / 2, y - side / 2);
  return isAfloat ? away > side * ISLE.water + long * 0.2 : away + long * 0.3 < side * ISLE.land;
}

function candidates(print: Footprint, floor: Floor): Placed[] {
  if (floor.roads) return townSpots(print, floor, floor.roads);
  const { side, waterFrom } = floor;
  const step = Math.max(STEP_CM, side / MOST_STEPS);
  const found: Placed[] = [];
  for (const turned of print.isAtWall ? [false, true] : [false]) {
    const [own, far] = spans({ ...print, turned });
    const front = print.frontCm ?? 0;
    const [w, d] = turned ? [own + front, far] : [own, far + front];
    const least = waterFrom !== undefined && print.isAfloat ? waterFrom + EDGE_CM : EDGE_CM;
    const most = waterFrom !== undefined && !print.isAfloat ? waterFrom : side;
    for (let x = EDGE_CM; x + w <= side - EDGE_CM; x += step)
      for (let y = least; y + d <= most - EDGE_CM; y += step) {
        const isOff = (turned ? x : y) > EDGE_CM;
        if (floor.isIsle && !isAshore(print.isAfloat, [x + w / 2, y + d / 2], Math.max(w, d), side))
          continue;
        if (!(print.isOptional && print.isAtWall && isOff)) found.push({ ...print, x, y, turned });
      }
  }
  return found;
}

/**
 * Places as many as fit, the first most surely, and answers where.
 * @param standing what stands there already
 */
export function planFloor(
  prints: readonly Footprint[],
  floor: Floor,
  random: Random,
  standing: readonly Placed[] = [],
): Placed[] {
  const placed: Placed[] = [...standing];
  const leans = prints.map(() => random.between(-0.2, 0.2));
  const order = inOrder(prints);
  order.forEach((print) => {
    const roof = placed.find(({ id }) => id === print.beneath);
    if (roof) {
      placed.push(under(print, roof));
      return;
    }
    const lean = leans[prints.indexOf(print)] ?? 0;
    let best: Placed | undefined;
    let least = Infinity;
    for (const spot of candidates(print, floor)) {
      if (placed.some((other) => collides(spot, other))) continue;
      if (growsOver(spot, placed)) continue;
      const cost = costOf(spot, placed, floor, lean);
      if (print.isOptional && !floor.roads && cost > MOST_OPTIONAL_COST * floor.side) continue;
      if (cost < least) [best, least] = [spot, cost];
    }
    if (best) placed.push(best);
  });
  return placed.slice(standing.length);
}

/** Of its own depth, how far beyond the edge of what it is under something looks out. */
const LOOKS_OUT = 0.3;

/** What fits stands in the middle under it, and what does not looks out at its front. */
function under(print: Footprint, roof: Placed): Placed {
  const isTurned = roof.turned;
  const [w, d] = spans({ ...print, turned: isTurned });
  const [rw, rd] = spans(roof);
  const fits = !print.looksOut && w <= rw * 0.9 && d <= rd * 0.9;
  const [outX, outY] = fits
    ? [0, 0]
    : isTurned
      ? [rw / 2 + w * LOOKS_OUT, 0]
      : [0, rd / 2 + d * LOOKS_OUT];
  return {
    ...print,
    turned: isTurned,
    x: roof.x + rw / 2 - w / 2 + outX,
    y: roof.y + rd / 2 - d / 2 + outY,
  };
}

const hostOf = ({ before, about, behind, beneath }: Footprint) =>
  before ?? about ?? behind ?? beneath;

/**
 * Hosts before what stands at them, what is large before what is small; what is told to stand by something comes
 * right after it, before others take its place. Things that are told in a ring, each by the next, end where they began.
 */
function inOrder(prints: readonly Footprint[]): Footprint[] {
  const hosts = new Map(prints.map((print) => [print.id, print]));
  const rankOf = (print: Footprint, guests: readonly Footprint[]): number => {
    const host = hosts.get(hostOf(print) ?? '');
    const isNext = print.isTold && host && hostOf(host) !== print.id && !guests.includes(host);
    if (isNext) return rankOf(host, [...guests, print]) + 0.5;
    const { isAtWall, width, depth } = print;
    return (hostOf(print) ? 1e9 : 0) + (isAtWall ? 0 : 1e6) - width * depth;
  };
  const ranks = new Map(prints.map((print) => [print, rankOf(print, [])]));
  return [...prints].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Back to front: of two things that one line parts, the one beyond it comes first. */
export function backToFront(placed: readonly Placed[]): Placed[] {
  const behind = (a: Placed, b: Placed) => {
    if (a.isFlat !== b.isFlat) return a.isFlat;
    if (a.beneath === b.id || b.beneath === a.id) return a.beneath === b.id;
    const [aw, ad] = spans(a);
    const [bw, bd] = spans(b);
    if (a.x + aw <= b.x + 0.01 || a.y + ad <= b.y + 0.01) return true;
    if (b.x + bw <= a.x + 0.01 || b.y + bd <= a.y + 0.01) return false;
    return a.x + a.y < b.x + b.y;
  };
  const rest = [...placed].sort((a, b) => a.x + a.y - b.x - b.y);
  const sorted: Placed[] = [];
  while (rest.length > 0) {
    const free = rest.findIndex((one) =>
      rest.every((other) => other === one || !behind(other, one) || behind(one, other)),
    );
    sorted.push(...rest.splice(Math.max(0, free), 1));
  }
  return sorted;
}
