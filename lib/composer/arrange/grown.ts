import type { Brief } from '../brief';
import { isOfSort } from '../concepts/sorts';
import type { Place } from '../places/place';
import { LANES } from '../places/worlds/lanes.data';
import { driftOf } from './drifting';
import type { Node, StagePlan } from './node';

/**
 * What a place draws itself and far better than one by one: the trees of a wood and the leaves on its
 * ground, the pool under a fall, a bow that spans the sky. Such things do not stand in it a second time.
 */

interface Grown {
  /** Ids of the places that draw it; any place does where there are none. */
  places?: ReadonlySet<string>;
  isGrown(node: Node, parts: readonly string[], words: string): boolean;
}

/** Trees from here on are those of the wood, and no saplings in somebody's hands. */
const LEAST_TREE_CM = 250;

const isTree = ({ thing: { concept } }: Node) =>
  concept.kind === 'plant' && concept.heightCm >= LEAST_TREE_CM;

/** The place of what is before a window. */
export const AT_WINDOW = 'at-window';
const SILL = 'window-sill';
/** What a window is told to have that a place is seen through. */
export const WITH_VIEW = 'with-view';
const isPlainWindow = ({ thing: { concept, element } }: Node) =>
  concept.id === 'window' &&
  element.count === 1 &&
  element.attributes.every((one) => one === WITH_VIEW);

/** A sill that somebody is on. */
export const isSill = ({ thing: { concept }, children }: Node) =>
  concept.id === SILL && children.length > 0;

/** Somebody, or something on its sill, at a window of a room that is not told: it is behind them. */
export function windowOf(
  { roots, surface }: Pick<StagePlan, 'roots' | 'surface'>,
  { elements }: Pick<Brief, 'elements'>,
): string | undefined {
  const bears = elements.find(({ id }) => id === surface)?.concept;
  if (bears === SILL || roots.some(isSill)) return AT_WINDOW;
  const window = roots.find((root) => isPlainWindow(root) && root.children.length === 0);
  const isAt = roots.some((root) => root !== window && !isPlainWindow(root));
  return window && isAt ? AT_WINDOW : undefined;
}

/** Trees on both sides of a way. */
const LINED =
  /\b(?:lined|lining|avenue|flanked|between|gesäumt\w*|allee|bordée?s?|bordead[ao]s?|fiancheggiat[ao]|ladead[ao]s?)\b|вдоль|並木/i;

const isSeveral = ({ thing: { element } }: Node) => element.several;

/** Skies that a bow spans behind the land. */
const UNDER_A_BOW = new Set(['outdoors', 'canyon', 'waterfall', 'woods']);

const INDOORS = /^(?:studio|table-top|podium|plain|bare-room|spot)$/;

const isBow = ({ thing: { concept, element } }: Node) =>
  concept.id === 'rainbow' && element.count === 1 && element.colors.length === 0;

/** Leaves that are told to be all over the ground, and not in a pile or in somebody's hands. */
const ALL_OVER =
  /\b(?:everywhere|all over|all around|covered|covering|carpet\w*|blanket\w*|scattered|strewn|littered|on the ground|on the path|on the floor|underfoot|falling|fallen|drifting|swirling|blowing|dancing|autumn leaves|fall leaves)\b/i;

/** Waves of a sea that is drawn in high waves. */
const ROUGH_SEA = /\b(?:storm\w*|rough|raging|wild|big waves|huge waves|high waves|crashing)\b/i;

/** Narrow streets go up in steps. */
const LANE_IDS = new Set(Object.keys(LANES));

const GROWN: readonly Grown[] = [
  { isGrown: ({ thing: { concept } }) => isOfSort(concept.id, 'beam-of-light') },
  {
    isGrown: (node, parts, words) =>
      isSeveral(node) &&
      isOfSort(node.thing.concept.id, 'leaves-on-ground') &&
      ALL_OVER.test(words) &&
      !parts.some((part) => INDOORS.test(part)),
  },
  {
    places: new Set(['woods']),
    isGrown: (node) => {
      const isOfWood = isTree(node) || isOfSort(node.thing.concept.id, 'wood-floor');
      return isSeveral(node) && isOfWood;
    },
  },
  {
    places: new Set(['island', 'lagoon', 'aerial-shore', 'aerial-land']),
    isGrown: (node) => isSeveral(node) && isTree(node),
  },
  {
    places: new Set(['outdoors']),
    isGrown: (node, parts) =>
      node.thing.concept.id === 'cypress' &&
      isSeveral(node) &&
      parts.some((part) => isOfSort(part, 'rise')),
  },
  {
    places: new Set(['cliff', 'outdoors']),
    isGrown: (node, parts, words) =>
      node.thing.concept.id === 'wave' &&
      isSeveral(node) &&
      node.children.length === 0 &&
      ROUGH_SEA.test(words) &&
      parts.some((part) => /^(?:cliff|sea|coast|beach)$/.test(part)),
  },
  { places: LANE_IDS, isGrown: ({ thing: { concept } }) => concept.id === 'stairs' },
  { places: new Set(['meeting-room']), isGrown: ({ thing }) => /chart$/.test(thing.concept.id) },
  { places: new Set([AT_WINDOW]), isGrown: isPlainWindow },
  {
    places: new Set(['attic', 'attic-bedroom']),
    isGrown: ({ thing: { concept, element } }) =>
      concept.id === 'skylight' && element.count === 1 && element.attributes.length === 0,
  },
  { places: UNDER_A_BOW, isGrown: isBow },
  {
    places: new Set(['outdoors']),
    isGrown: (node, parts) =>
      /^(?:rock|mesa)$/.test(node.thing.concept.id) && isSeveral(node) && parts.includes('desert'),
  },
  {
    places: new Set(['outdoors']),
    isGrown: (node, parts, words) =>
      isTree(node) &&
      isSeveral(node) &&
      parts.some((part) => isOfSort(part, 'way')) &&
      LINED.test(words),
  },
  {
    places: new Set(['woods', 'canyon', 'waterfall']),
    isGrown: ({ thing: { concept, element } }) =>
      concept.id === 'swimming-pool' && !/swim/i.test(element.phrase),
  },
];

const isAlone = ({ children, bond }: Node) => children.length === 0 && bond === undefined;

/** What is called so is a street where it has shops, and a way between trees where trees are told. */
const AVENUE = /\b(?:avenue|allee|allée|viale|alameda)\b|аллея|並木道/i;

/** `an avenue of poplars` leads through the country. */
export function withAvenue(
  places: readonly string[],
  brief: Brief,
  { roots }: Pick<StagePlan, 'roots'>,
): string[] {
  const isLined = roots.some((root) => isTree(root) && isSeveral(root));
  const isAvenue = brief.places.some(({ phrase }) => AVENUE.test(phrase));
  return places.map((place) => (place === 'street' && isLined && isAvenue ? 'road' : place));
}

/** A plan without the things that its place draws, which it names for the place. */
export function grownIn(
  { id }: Place,
  plan: StagePlan,
  { parts, words }: { parts: readonly string[]; words: string },
): StagePlan {
  const kinds = GROWN.filter(({ places }) => places?.has(id) ?? true);
  const found = plan.roots.filter(
    (root) => isAlone(root) && kinds.some(({ isGrown }) => isGrown(root, parts, words)),
  );
  // A bow that is the whole picture is a thing to be looked at.
  const grown = found.length === plan.roots.length ? found.filter((root) => !isBow(root)) : found;
  if (grown.length === 0) return plan;
  const ids = new Set(grown.map(({ thing }) => thing.element.id));
  return {
    ...plan,
    // Leaves that come down are in the air as well.
    roots: plan.roots.filter((root) => !grown.includes(root) || driftOf(root)),
    wishes: plan.wishes.filter(({ from, to }) => !ids.has(from) && !ids.has(to)),
    grown: new Set(grown.map(({ thing }) => thing.concept.id)),
  };
}
