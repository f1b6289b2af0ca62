import { areApart, coveredBy, facelessBy, outsideShare } from './covering';
import { shrink } from './hangings';
import { edgesIn, type Frame, type Item, type Recipe, type Spot } from './item';
import { layOut } from './layout';
import type { Wish } from './node';
import { middleOf } from './spot-edges';
import { isBinding, isFulfilled, toldToHide } from './still-told';

/**
 * Nothing stands before another thing's face, and nothing is lost behind another: what is free to move goes to the nearest
 * free place, on its own ground or in its own part of the sky or the wall, and is drawn smaller only where it must.
 */

/** What counts against a place: a hidden share of a thing, of a face, what is cut by the frame, the way there, the size lost. */
const COSTS = { hidden: 1, face: 2.4, outside: 4, across: 0.22, down: 0.3, smaller: 0.5 } as const;
/** Of a thing, what may be hidden before it counts. */
const FREE: Readonly<Record<Item['layer'], number>> = {
  main: 0.12,
  scenery: 0.4,
  sky: 0.06,
  wall: 0.12,
};
const FREE_FACE = 0.08;
/** What has to be gained for anything to move, and how often all are looked through. */
const LEAST_GAIN = 0.08;
const ROUNDS = 3;
/** More than so many things are a crowd, which is as it is laid out. */
const MOST_THINGS = 26;

/** Shares of the width by which things are moved, and of the height what is in the air or on a wall; and sizes. */
const ACROSS = [0, 0.05, 0.1, 0.15, 0.2, 0.27, 0.34, 0.42, 0.52, 0.64] as const;
const UP = [0, 0.06, 0.12, 0.2, 0.3] as const;
const SIZES = [1, 0.82, 0.66] as const;
/** Of the height, how low what hangs on a wall or is in the sky goes. */
const LOWEST = { wall: 0.6, sky: 0.62 } as const;

/** Things that move as one. */
type Unit = Spot[];

/** Whether something stays where it is: the picture is built about it. */
const isFixed = ({ item }: Spot): boolean =>
  item.isBackdrop === true ||
  item.isScattered === true ||
  item.isSpoken === true ||
  item.isBurst === true ||
  item.drift !== undefined ||
  item.isBridge === true;

/** Spots that touch each other, or that a wish binds to each other. */
function unitsOf(spots: readonly Spot[], wishes: readonly Wish[]): Unit[] {
  let units: Unit[] = spots.map((spot) => [spot]);
  const unite = (one: Spot, other: Spot) => {
    const [a, b] = [one, other].map((spot) => units.find((unit) => unit.includes(spot)));
    if (!a || !b || a === b) return;
    units = [...units.filter((unit) => unit !== a && unit !== b), [...a, ...b]];
  };
  const binding = wishes.filter(isBinding);
  spots.forEach((one, index) => {
    for (const other of spots.slice(index + 1)) {
      const isTied = one.tie !== undefined && one.tie === other.tie;
      const isTold =
        binding.some(
          ({ from, to }) =>
            (one.item.elements.includes(from) && other.item.elements.includes(to)) ||
            (other.item.elements.includes(from) && one.item.elements.includes(to)),
        ) &&
        !one.item.isBackdrop &&
        !other.item.isBackdrop &&
        !areApart(edgesIn(one), edgesIn(other));
      if (isTied || isTold) unite(one, other);
    }
  });
  return units;
}

/** All that a move is judged by. */
interface Stage {
  spots: readonly Spot[];
  wishes: readonly Wish[];
  frame: Frame;
}

/** What counts against two things, the nearer of which may hide something of the other. */
function costOfPair(far: Spot, near: Spot, { wishes }: Stage): number {
  if (areApart(edgesIn(far), edgesIn(near))) return 0;
  const told = toldToHide(far, near, wishes);
  const free = Math.max(told, FREE[far.item.layer]);
  // The moon is behind heads, and the sun behind everything.
  const isDisc = far.item.kind === 'celestial' && told > 0;
  const hidden = isDisc ? 0 : Math.max(0, coveredBy(far, near) - free);
  const face = Math.max(0, facelessBy(far, near) - FREE_FACE);
  return hidden * COSTS.hidden + face * COSTS.face;
}

/** Whether of two things the first is painted first. */
const isBehind = (one: Spot, other: Spot, from: Spot, spots: readonly Spot[]): boolean =>
  one.depth === other.depth ? spots.indexOf(from) < spots.indexOf(other) : one.depth < other.depth;

/** What counts against where a unit is, which was at `from`; no further than `least`. */
function costOf(unit: Unit, stage: Stage, least = Infinity, from: Unit = unit): number {
  let cost = 0;
  for (const [index, one] of unit.entries()) {
    const box = edgesIn(one);
    for (const other of stage.spots) {
      if (cost >= least) return cost;
      if (from.includes(other) || areApart(box, edgesOnce(other))) continue;
      cost += isBehind(one, other, from[index] ?? one, stage.spots)
        ? costOfPair(one, other, stage)
        : costOfPair(other, one, stage);
    }
  }
  return cost;
}

/** Edges of spots that stay where they are while others are tried beside them. */
const known = new WeakMap<Spot, ReturnType<typeof edgesIn>>();

function edgesOnce(spot: Spot) {
  const found = known.get(spot);
  if (found) return found;
  const edges = edgesIn(spot);
  known.set(spot, edges);
  return edges;
}

interface Step {
  across: number;
  up: number;
  size: number;
}

/** What counts against a way in itself. */
const wayOf = ({ across, up, size }: Step, { widthPx, heightPx }: Frame): number =>
  (Math.abs(across) / widthPx) * COSTS.across +
  (Math.abs(up) / heightPx) * COSTS.down +
  (1 - size) * COSTS.smaller;

/** The places to try for a unit, in pixels and shares of its size, the nearest first. */
function stepsOf(unit: Unit, { frame }: Stage): { step: Step; way: number }[] {
  const { layer } = unit[0]!.item;
  const isAloft = unit.every(
    ({ item }) => item.layer === 'sky' || item.layer === 'wall' || item.isLevitating,
  );
  const sizes: readonly number[] = isAloft && unit.length === 1 && layer !== 'main' ? SIZES : [1];
  const ups: readonly number[] = isAloft ? UP.flatMap((up) => (up === 0 ? [0] : [up, -up])) : [0];
  const steps = sizes.flatMap((size) =>
    ACROSS.flatMap((share) => (share === 0 ? [0] : [share, -share])).flatMap((across) =>
      ups.map((up) => ({ across: across * frame.widthPx, up: up * frame.heightPx, size })),
    ),
  );
  return steps
    .map((step) => ({ step, way: wayOf(step, frame) }))
    .sort((one, other) => one.way - other.way);
}

/** A spot moved along its ground, or in the air. */
function moved(spot: Spot, { across, up, size }: Step, { groundAt, widthPx }: Frame): Spot {
  const next = { ...spot };
  if (size !== 1) {
    const { top, bottom } = edgesIn(spot);
    shrink(next, size);
    next.y -= ((bottom - top) * (1 - size)) / 2;
  }
  const isAloft = spot.item.layer === 'sky' || spot.item.layer === 'wall' || spot.isAloft === true;
  const share = (x: number) => Math.min(1, Math.max(0, x / widthPx));
  const slope = isAloft
    ? 0
    : groundAt(spot.depth, share(spot.x + across)) - groundAt(spot.depth, share(spot.x));
  next.x += across;
  next.y += slope - up;
  if (spot.liftPx !== undefined) next.liftPx = spot.liftPx + up;
  return next;
}

/** Who looks at somebody does not come out behind them. */
const isLooking = ({ item }: Spot) => item.isActor || item.isManned === true;

/** Whether all that was told of a unit and fulfilled where it was is so where it would be. */
function keepsTold(unit: Unit, next: Unit, { spots, wishes, frame }: Stage): boolean {
  return unit.every((before, index) => {
    const after = next[index]!;
    return spots.every((other) => {
      if (unit.includes(other)) return true;
      const isOrdered =
        !(isLooking(before) && isLooking(other) && before.item.layer === 'main') ||
        before.item.elements[0] === other.item.elements[0] ||
        other.item.layer !== 'main' ||
        middleOf(before) < middleOf(other) === middleOf(after) < middleOf(other);
      return (
        isOrdered &&
        wishes.every(({ kind, from, to }) => {
          const { elements } = before.item;
          const others = other.item.elements;
          const keeps = (one: Spot, two: Spot, oneAfter: Spot, twoAfter: Spot) =>
            !isFulfilled(kind, one, two, frame.widthPx) ||
            isFulfilled(kind, oneAfter, twoAfter, frame.widthPx);
          if (elements.includes(from) && others.includes(to))
            return keeps(before, other, after, other);
          if (elements.includes(to) && others.includes(from))
            return keeps(other, before, other, after);
          return true;
        })
      );
    });
  });
}

/** Whether a unit stays in its part of the picture. */
function isWithin(unit: Unit, next: Unit, { frame }: Stage): boolean {
  return next.every((after, index) => {
    const { layer } = after.item;
    const before = unit[index]!;
    if (outsideShare(after, frame) > outsideShare(before, frame) + 0.01) return false;
    if (layer !== 'sky' && layer !== 'wall') return true;
    const { bottom } = edgesIn(after);
    return bottom <= Math.max(edgesIn(before).bottom, frame.heightPx * LOWEST[layer]);
  });
}

/** The best place for a unit, none where it is well where it is. */
function bestFor(unit: Unit, stage: Stage): Unit | undefined {
  const own = costOf(unit, stage);
  if (own < LEAST_GAIN) return undefined;
  let [best, least]: [Unit | undefined, number] = [undefined, own - LEAST_GAIN];
  for (const { step, way } of stepsOf(unit, stage)) {
    if (way >= least) break;
    const next = unit.map((spot) => moved(spot, step, stage.frame));
    if (!isWithin(unit, next, stage)) continue;
    const cost = way + costOf(next, stage, least - way, unit);
    if (cost < least && keepsTold(unit, next, stage)) [best, least] = [next, cost];
  }
  return best;
}

/** Behind all that stands and flies, before the sky. */
const BEYOND = 0.02;
/** Of what stands behind a wall from side to side, how much that may hide. */
const MOST_WALLED = 0.6;

const isOfSky = ({ item }: Spot) =>
  item.kind === 'celestial' && item.layer === 'sky' && item.elements.length === 1;

/** Suns and moons are behind everything, and what a wall from side to side would hide stands before it. */
function inOrderOfDepth(spots: readonly Spot[], wishes: readonly Wish[], frame: Frame): Spot[] {
  const walls = spots.filter(({ item }) => item.isBackdrop);
  return spots.map((spot) => {
    const { item } = spot;
    if (isOfSky(spot)) return { ...spot, depth: Math.min(spot.depth, BEYOND) };
    if (item.isBackdrop || item.layer !== 'scenery') return spot;
    const wall = walls.find(
      (one) =>
        isBehind(spot, one, spot, spots) &&
        coveredBy(spot, one) > MOST_WALLED &&
        toldToHide(spot, one, wishes) === 0,
    );
    if (!wall) return spot;
    const depth = wall.depth + 0.005;
    const y = spot.y + frame.groundAt(depth, 0.5) - frame.groundAt(spot.depth, 0.5);
    return { ...spot, depth, y };
  });
}

/** The things of a picture with nothing before what it should not be before. */
export function cleared(spots: readonly Spot[], wishes: readonly Wish[], frame: Frame): Spot[] {
  if (spots.length < 2 || spots.length > MOST_THINGS) return [...spots];
  let now = inOrderOfDepth(spots, wishes, frame);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isChanged = false;
    const units = unitsOf(now, wishes).filter((unit) => !unit.some(isFixed));
    const byCost = units
      .map((unit) => ({ unit, cost: costOf(unit, { spots: now, wishes, frame }) }))
      .filter(({ cost }) => cost >= LEAST_GAIN)
      .sort((a, b) => b.cost - a.cost);
    for (const { unit } of byCost) {
      const next = bestFor(unit, { spots: now, wishes, frame });
      if (!next) continue;
      now = now.map((spot) => next[unit.indexOf(spot)] ?? spot);
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return now.sort((a, b) => a.depth - b.depth);
}

/** What counts against all things of a picture together, for what hides them: 0 where all are seen. */
export function hiddenIn(spots: readonly Spot[], wishes: readonly Wish[], frame: Frame): number {
  const stage = { spots, wishes, frame };
  let cost = 0;
  spots.forEach((one, index) => {
    for (const other of spots.slice(index + 1))
      cost += isBehind(one, other, one, spots)
        ? costOfPair(one, other, stage)
        : costOfPair(other, one, stage);
  });
  return cost;
}

/** Where everything stands, with nothing in the way of anything else; still lifes and rooms are planned for that. */
export function layClear(
  items: readonly Item[],
  wishes: readonly Wish[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const laid = layOut(items, wishes, frame, recipe);
  if (recipe.isFlat || recipe.isStill || recipe.areOnPodiums) return laid;
  return cleared(laid, wishes, frame);
}
