import type { Cast } from '../arrange/cast';
import type { PenFor } from '../arrange/held';
import { isActor, type Node, type StagePlan } from '../arrange/node';
import type { Brief } from '../brief';
import { blackboard, whiteboard } from '../places/interiors/fixtures-boards';
import type { Stage } from '../places/place';
import {
  backToFront,
  type Floor,
  hiddenBy,
  isBeyond,
  type Placed,
  planFloor,
  trimmed,
} from './floor-plan';
import {
  anchorsOf,
  dressOf,
  type Extras,
  furnishings,
  furniture,
  greenery,
  roomOf,
} from './furnishing';
import { type GroundPlan, hasWater } from './ground';
import { enlarged, gathered, type Item, itemsOf, withTable, withWares } from './items';
import { withBuildings } from './built';
import { groundOf, openedBuilding } from './setting';
import { STAFF } from './sets/programs.data';
import { queued, stoodAsTold } from './told';
import { inTown, roadsOf } from './town';
import { type Hung, hangingsOf, hungOver, isHung } from './wall-things';

/** Smallest and largest side of the floor, and the step between. */
const SIDES = {
  least: 340,
  plinth: 110,
  room: 400,
  town: 860,
  by: 560,
  most: 1900,
  growth: 1.12,
} as const;
/** Of the tallest thing on it, what a side of a tile has at least. */
const TALL_SHARE = 0.72;
/** What hangs on the wall of a room anyway. */
const BOARDS = new Set(['blackboard', 'whiteboard']);
/** What a room is made of: its own walls and floor are it. */
const SHELL = new Set(['wall', 'brick-wall', 'stone-wall', 'floor', 'ceiling']);
/** An island is so much larger than what is on it. */
const ISLE_SHARE = 1.25;
/** What roads take of a side. */
const ROADS_CM = 200;

export interface Ordered {
  brief: Brief;
  variant: number;
  cast: Cast;
  plan: StagePlan;
  penFor: PenFor;
  stage: Stage;
}

export interface Arranged {
  ground: GroundPlan;
  /** What the prompt names. */
  asked: Item[];
  items: Item[];
  spots: Placed[];
  /** The element that the ground itself is. */
  opened: string | undefined;
  /** What the prompt names that hangs on walls. */
  hung: readonly Hung[];
}

/** Rooms of one request are furnished from other walls and other corners. */
const wallsOf = (variant: number) => ({
  leansLeft: variant % 2 === 1,
  startShare: variant % 4 < 2 ? 0.15 : 0.55,
});

interface Wish {
  ground: Omit<GroundPlan, 'side'>;
  isWet: boolean;
  isTown: boolean;
  walls: Pick<Floor, 'leansLeft' | 'startShare'>;
}

/** So often a floor grows for things that would hide others, and so much of one may be hidden. */
const CLEARING_STEPS = 4;
const MOST_HIDDEN = 0.55;

/** Whether something is mostly behind another that it is not told to be at. */
function hidesMuch(placed: readonly Placed[]): boolean {
  return placed.some((one, index) =>
    placed.slice(index + 1).some((other) => {
      const far = isBeyond(one, other) ? one : other;
      const near = far === one ? other : one;
      const isTold = [near.before, near.about, near.beneath, far.behind, far.beneath].some(
        (id) => id !== undefined && (id === far.id || id === near.id),
      );
      return !isTold && hiddenBy(one, other) > MOST_HIDDEN * far.height;
    }),
  );
}

/** The smallest floor on which everything finds a place. */
function planned(items: readonly Item[], wish: Wish, random: Stage['random']) {
  const { ground, isWet, isTown, walls } = wish;
  const apart = ground.isPlinth ? 16 : 50;
  const area = items.reduce(
    (sum, { print }) => sum + (print.width + apart) * (print.depth + apart),
    0,
  );
  let side = Math.max(
    ground.room
      ? SIDES.room
      : isTown
        ? ground.isCrossing && !ground.isOfHouse
          ? SIDES.town
          : SIDES.by
        : ground.isPlinth
          ? SIDES.plinth
          : SIDES.least,
    Math.sqrt(area) * (ground.room ? 1.16 : ground.isIsle ? 1.9 : ground.isPlinth ? 1.1 : 1.32) +
      (isTown ? ROADS_CM : 0),
    (ground.room ? 0 : Math.max(0, ...items.map(({ print }) => print.height)) * TALL_SHARE) *
      (ground.isIsle ? ISLE_SHARE : 1),
  );
  const roomiest = side * SIDES.growth ** CLEARING_STEPS;
  for (;;) {
    const floor: Floor = {
      ...walls,
      side,
      ...(ground.isIsle ? { isIsle: true } : {}),
      ...(isWet && !ground.isIsle ? { waterFrom: side * (isTown ? 0.74 : 0.56) } : {}),
      ...(isTown
        ? { roads: isWet ? roadsOf(side * 0.66, false) : roadsOf(side, ground.isCrossing === true) }
        : {}),
    };
    const placed = planFloor(
      items.map(({ print }) => print),
      floor,
      random,
    );
    const isWhole = placed.length === items.length;
    const isClear = side >= roomiest || ground.isPlinth || !hidesMuch(placed);
    if ((isWhole && isClear) || side > SIDES.most) return { floor, placed };
    side *= SIDES.growth;
  }
}

/** What a room has along its walls, and then on its floor. */
function furnished(
  ground: GroundPlan,
  stage: Stage,
  spots: readonly Placed[],
  named: ReadonlySet<string>,
  penFor: PenFor,
): Extras {
  const along = furnishings(ground, stage, spots);
  const on = furniture(ground, stage, [...spots, ...along.placed], named, penFor);
  return { items: [...along.items, ...on.items], placed: [...along.placed, ...on.placed] };
}

/** Whether it is told to be at something else than that. */
const isElsewhere = ({ print }: Item, { print: { id } }: Item) =>
  [print.before, print.about].some((host) => host !== undefined && host !== id);

/** Who serves stands behind the counter, where there is one. */
function served(items: readonly Item[], nodes: readonly Node[]): Item[] {
  const named = nodes.find(({ thing }) => COUNTERS.test(thing.concept.id))?.thing.element.id;
  const counter =
    items.find(({ elementId }) => elementId === named) ??
    items.find(({ print }) => COUNTERS.test(print.id));
  const all = nodes.flatMap((node) => [node, ...node.children]);
  const staff = new Set(
    all.filter(({ thing }) => STAFF.has(thing.concept.id)).map(({ thing }) => thing.element.id),
  );
  return items.map((item) =>
    counter && staff.has(item.elementId) && !isElsewhere(item, counter)
      ? { ...item, print: { ...item.print, before: undefined, behind: counter.print.id } }
      : item,
  );
}
const COUNTERS = /counter|checkout/i;

/** Statues, wells and stalls are built as well, and stand in rooms. */
const isHouse = ({ thing: { concept } }: Node) =>
  concept.kind === 'building' && concept.part !== 'outdoor-structure';

/** What stands in a room by itself: a board on the wall leaves those before it to themselves. */
function rootsOf(ordered: Ordered, ground: Omit<GroundPlan, 'side'>) {
  const { cast, plan } = ordered;
  const { places } = ordered.brief;
  const ownId = ground.deviceId ?? ground.aloftId;
  const opened = ownId ?? openedBuilding(cast, ordered.brief)?.elementId;
  const closed = plan.roots.flatMap((node) =>
    node.thing.element.id === opened
      ? ownId === undefined
        ? []
        : node.children.map(({ bond: _, ...child }) => child)
      : [node],
  );
  const hasBoard = ground.room?.spec.hung.some(
    (fixture) => fixture === blackboard || fixture === whiteboard,
  );
  const board = hasBoard ? closed.find(({ thing }) => BOARDS.has(thing.concept.id)) : undefined;
  const shell = ground.room ? closed.find(({ thing }) => SHELL.has(thing.concept.id)) : undefined;
  const onShell = (shell?.children ?? []).map(({ bond: _, ...child }) => child);
  const free = closed.flatMap((node) =>
    ground.room && (isHung(node) || (isHouse(node) && places.length > 0))
      ? []
      : node === shell
        ? onShell.filter((child) => isActor(child))
        : node === board
          ? node.children.map(({ bond: _, ...child }) => child)
          : [node],
  );
  // What is on a wall hangs there; who leans on it stands.
  const onWall = onShell.filter((child) => !isActor(child));
  const hanging = ground.room ? [...closed.filter(isHung), ...onWall] : [];
  return {
    roots: free,
    opened: opened ?? board?.thing.element.id ?? shell?.thing.element.id,
    hanging,
  };
}

/** Cups and burgers are so much larger on a plinth than in a room. */
const PLINTH_GROWTH = 3.4;

/** Of what a house is drawn smaller, how much cars beside it are, and how small they become at most. */
const BESIDE_HOUSE = { larger: 1.15, least: 0.4 } as const;

/** Cars and buses on a tile with a house, which is compressed far more than they are. */
function besideHouses(houses: readonly Item[]): (item: Item) => Item {
  const scale = Math.min(1, ...houses.map((house) => house.scale));
  return (item) => {
    if (houses.length === 0 || item.drives !== true) return item;
    const by = (scale * BESIDE_HOUSE.larger) / item.scale;
    return enlarged(item, Math.min(1, Math.max(BESIDE_HOUSE.least, by)));
  };
}

/** Land ends where its things do: what a picture is of is large on its tile. */
const cut = (plan: ReturnType<typeof planned>, ground: Omit<GroundPlan, 'side'>) =>
  ground.room ||
  ground.device ||
  ground.isIsle ||
  ground.isPlinth ||
  ground.aloftId !== undefined ||
  plan.floor.roads ||
  plan.floor.waterFrom !== undefined
    ? plan
    : trimmed(plan.floor, plan.placed, SIDES.least);

/** Everything on the floor, where it stands, and the floor. */
export function arranged(ordered: Ordered): Arranged {
  const { brief, cast, penFor, stage, variant } = ordered;
  const bare = groundOf(brief, cast, stage);
  const places = brief.places.map(({ concept }) => concept);
  const { roots: free, opened, hanging } = rootsOf(ordered, bare);
  const roots = bare.room
    ? free
    : bare.device
      ? withWares(free, places)
      : withBuildings(free, places);
  const dress = dressOf(roomOf(bare), stage.random);
  const named = new Set(cast.things.map(({ concept }) => concept.id));
  const laid = itemsOf(bare.room ? withTable(roots) : roots, penFor, dress);
  const isTown = bare.isTown === true;
  const onWalls = new Set(hanging.map(({ thing }) => thing.element.id));
  const standing = stoodAsTold(gathered(laid, roots), ordered.plan, onWalls);
  const anchors = anchorsOf(bare, stage, named, penFor);
  const houses = new Set(
    bare.room ? [] : roots.filter(isHouse).map(({ thing }) => thing.element.id),
  );
  const besideHouse = besideHouses(standing.filter(({ elementId }) => houses.has(elementId)));
  const asked = queued(served([...standing, ...anchors], roots), roots).map((item) =>
    isTown
      ? houses.has(item.elementId)
        ? item
        : inTown(item, bare.isTrack)
      : bare.isPlinth
        ? enlarged(item, PLINTH_GROWTH)
        : besideHouse(item),
  );
  const isWet =
    !bare.room && !bare.device && (hasWater(places) || asked.some(({ print }) => print.isAfloat));
  const wish: Wish = { ground: bare, isWet, isTown, walls: wallsOf(variant) };
  const { floor, placed: spots } = cut(planned(asked, wish, stage.random), bare);
  const ground: GroundPlan = { ...bare, ...floor };
  const extra = ground.room
    ? furnished(ground, stage, spots, named, penFor)
    : greenery(ground, stage, spots, named, penFor);
  return {
    ground,
    asked: asked.slice(0, standing.length),
    items: [...asked, ...extra.items],
    spots: backToFront([...spots, ...extra.placed]),
    opened,
    hung: hungOver(
      hanging.flatMap((node) => hangingsOf(node, penFor)),
      ordered.plan.wishes,
      asked,
    ),
  };
}
