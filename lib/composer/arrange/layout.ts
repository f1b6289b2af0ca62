import { blocksOf } from './blocks';
import { layInterior } from './interior';
import { layFlat } from './flat-lay';
import { lifted } from './lifted';
import { behindTable, layStill } from './still-life';
import {
  drawnRatio,
  type Frame,
  heightOf,
  movedTo,
  type Item,
  type Recipe,
  sizeOf,
  type Spot,
} from './item';
import { fillsPodiums, layOnPodiums } from './podiums';
import { hoverAt } from './hovering';
import { withHeadroom } from './headroom';
import { freeOrbs } from './orbs';
import { rowsOf } from './rows';
import { approached } from './near';
import type { Wish } from './node';
import { sided } from './sided';
import { farAway } from './far-away';
import { driftingOf } from './drifting';
import { aboveOf, sceneryOf, wallOf } from './surroundings';
import { follow, speak } from './wishes';

/** Of its size alone, what stands before the building that the picture is of: somebody, or something. */
const BESIDE = { actor: 0.62, thing: 0.42 } as const;

/** Before a house that is told somebody takes no more of the height: a castle is no toy at their feet. */
const BY_HOUSE = 0.58;

/** What is told to stand by a building is so much nearer than the building is; before it, nearer still. */
const NEARER: Readonly<Record<string, number>> = {
  beside: 1.5,
  with: 1.8,
  against: 1.3,
  'in-front-of': 2.1,
};
/** What nobody lives in is no larger beside a house for standing before it: a bench hides no door. */
const NEARER_THING = 1.35;
/** Of the height, what the building takes by which something stands, and the least that the other does. */
const TOLD = { building: 0.6, least: 0.13, leading: 0.44 } as const;
/** More than so many in the sky are what the picture is of. */
const MOST_PASSING = 2;
/** Of the height, what a thing takes before a wall from side to side, of which there is more to be seen. */
const BEFORE_WALL = 0.5;

/** The building or the tree that something small is told to stand by, and how much of the height that leaves it. */
function toldBeside(
  scenery: readonly Item[],
  main: readonly Item[],
  wishes: readonly Wish[],
  first: Item | undefined,
) {
  const [item, ...others] = main;
  const isOfOne = others.every(({ elements }) => elements[0] === item?.elements[0]);
  if (!item || !isOfOne || item.kind === 'person' || item.kind === 'fantasy') return undefined;
  const by = wishes.find(
    ({ kind, from, to }) => NEARER[kind] && [from, to].some((id) => item.elements.includes(id)),
  );
  // A wall behind it from side to side is as high as it needs, and makes nothing small.
  const other = scenery.find(
    ({ kind, elements, isBackdrop }) =>
      !isBackdrop &&
      /^(?:building|plant)$/.test(kind) &&
      elements.some((id) => id === by?.from || id === by?.to),
  );
  if (!by || !other) return undefined;
  const nearer = NEARER[by.kind] ?? 1;
  const isThing = !item.isActor && !item.isManned && item.kind !== 'vehicle';
  const drawn =
    drawnRatio(sizeOf(item) / sizeOf(other)) *
    (isThing ? Math.min(nearer, NEARER_THING) : nearer) *
    TOLD.building;
  // `a cow in front of a barn` is a picture of the cow.
  const least = item === first && item.isActor ? TOLD.leading : TOLD.least;
  return { other, fill: Math.max(least, (drawn * heightOf(item)) / sizeOf(item)) };
}

/** All as the recipe has it from farther away: the camera goes as near again, about another point. */
function fromAfar(spots: readonly Spot[], frame: Frame, { reserve = 1 }: Recipe): Spot[] {
  if (reserve === 1) return [...spots];
  const about = { x: frame.widthPx / 2, y: frame.groundAt(frame.mainDepth, 0.5) };
  return spots.map((spot) => movedTo(spot, { from: about, to: about, scale: reserve }));
}

function beside(scenery: readonly Item[], main: readonly Item[], recipe: Recipe): Recipe {
  const isThing = !main.some(({ isActor }) => isActor);
  if (isThing && scenery.some(({ isBackdrop, isLead }) => isBackdrop && !isLead))
    return { ...recipe, fill: Math.min(recipe.fill, BEFORE_WALL) };
  const hasHouse = scenery.some(({ kind, isBackdrop }) => kind === 'building' && !isBackdrop);
  if (!scenery.some(({ isLead }) => isLead))
    return hasHouse && !isThing ? { ...recipe, fill: Math.min(recipe.fill, BY_HOUSE) } : recipe;
  return { ...recipe, fill: recipe.fill * (isThing ? BESIDE.thing : BESIDE.actor) };
}

/** `against a brick wall under a street lamp`: the lamp shines on what is against the wall. */
function beforeWall(wish: Wish, items: readonly Item[], wishes: readonly Wish[]): Wish {
  const isWall = items.some(({ isBackdrop, id }) => isBackdrop && id === wish.from);
  if (wish.kind !== 'under' || !isWall) return wish;
  const leaning = wishes.find(({ kind, to }) => kind !== 'under' && to === wish.from);
  return leaning ? { ...wish, from: leaning.from } : wish;
}

/**
 * Where clusters stand in the picture, from their true sizes and the wishes of the prompt. Pure: boxes
 * in, places out. Sizes are softened (a mouse beside a house is drawn far larger than it is); the main
 * things stand in rows of blocks about the focus, large things behind them, what flies hangs above.
 */
export function layOut(
  all: readonly Item[],
  told: readonly Wish[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const aloft = all.filter(({ drift }) => drift !== undefined);
  if (aloft.length === 0) return layStanding(all, told, frame, recipe);
  const items = all.filter(({ drift }) => drift === undefined);
  const spots = layStanding(items, told, frame, recipe);
  const main = spots.filter(({ item }) => item.layer === 'main' || item.layer === 'scenery');
  return [...spots, ...driftingOf(aloft, main, frame)].sort((a, b) => a.depth - b.depth);
}

function layStanding(
  items: readonly Item[],
  told: readonly Wish[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const wishes = told.map((wish) => beforeWall(wish, items, told));
  if (recipe.isFlat) return sided(layFlat(items, frame, recipe), wishes, frame);
  if (recipe.isInterior)
    return layInterior(
      items,
      told.filter(({ kind }) => kind !== 'left-of'),
      frame,
      recipe,
    );
  const on = (layer: Item['layer']) => items.filter((item) => item.layer === layer);
  const main = on('main');
  const around = on('scenery').filter(({ isFarAway }) => !isFarAway);
  if (recipe.areOnPodiums && fillsPodiums(main))
    return sided(layOnPodiums(main, frame, recipe), wishes, frame);
  if (recipe.isStill) {
    const near = sided(layStill(main, frame, recipe, wishes), wishes, frame);
    return [...behindTable(on('wall'), near, frame), ...lifted(near, frame)];
  }
  const lead = main.find(({ isActor }) => isActor) ?? main[0];
  const large = toldBeside(around, main, wishes, items[0]);
  const led = large
    ? { ...recipe, fill: Math.min(recipe.fill, large.fill) }
    : beside(around, main, recipe);
  const rows = rowsOf(blocksOf(main, wishes, lead ? sizeOf(lead) : 1, led), frame, led);
  // Balloons over a field are the picture, and the farm under them is not.
  const isSkyLeading = main.length === 0 && items[0]?.layer === 'sky';
  const under = isSkyLeading ? (on('sky').length > MOST_PASSING ? 'many' : 'one') : undefined;
  const about = { under, leading: large?.other } as const;
  const scenery = sceneryOf(around, rows, frame, recipe, about);
  const distant = items.filter(({ isFarAway }) => isFarAway);
  const spots = [
    ...scenery,
    ...farAway(distant, [...scenery, ...rows], frame),
    ...aboveOf(
      on('sky'),
      rows,
      { hasScenery: scenery.length > 0, isLeading: isSkyLeading },
      frame,
      recipe,
    ),
    ...wallOf(on('wall'), rows, frame, recipe),
    ...rows,
  ];
  // What is far away is behind everybody anyway, and seen beside them.
  const isFar = (id: string) =>
    spots.some(({ item }) => (item.isFarAway || (frame.far && item.isSight)) && item.id === id);
  for (const wish of wishes) if (!isFar(wish.from) && !isFar(wish.to)) follow(wish, spots, frame);
  hoverAt(spots, wishes, frame);
  sided(spots, wishes, frame);
  speak(spots, frame);
  const seen = withHeadroom(large ? spots : approached(spots, frame, recipe), frame);
  const laid = lifted(fromAfar(seen, frame, recipe), frame);
  freeOrbs(laid, wishes, frame);
  return laid.sort((a, b) => a.depth - b.depth);
}
