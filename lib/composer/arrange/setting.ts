import type { Brief } from '../brief';
import { conceptOf } from '../concepts';
import { isIndoors, isPlaceDrawn } from '../places';
import { verbFrameOf } from '../understand';
import { areDescribed } from './described';
import { isActor, type Node, nodesOf } from './node';
import { isOfSort } from '../concepts/sorts';

/**
 * Where somebody is who does something, when the prompt names no place: what is done tells it (who mows is in a
 * garden), whose trade it is (a vet has a practice), and what they are at (a bathtub). Who only
 * stands there is nowhere, and so is what nobody is at.
 */

/** How much each hints at its place; the place with the most is taken, and chairs alone are too little. */
const HINTS = { deed: 3, trade: 3, fixture: 4, seat: 1 } as const;
const LEAST = 3;

const isWorkplace = (place: string): boolean =>
  isOfSort(place, 'ground-of-a-trade') || (isIndoors(place) && !isOfSort(place, 'hall'));

/** What is where it is used, and is carried nowhere. */
const FIXTURES = /^(?:furniture|instrument|toy|device|vehicle|building|nature|plant)$/;
const FIXED_CM = 60;
const STANDING = /^(?:ground|water)$/;
/** What is seen from a roof that somebody is on. */
const AMONG_ROOFS = 'village';
/** Where small beings are that are on or under one of these. */
const GROUNDS: Readonly<Record<string, string>> = {
  mushroom: 'forest',
  toadstool: 'forest',
  'lily-pad': 'lake',
  lotus: 'lake',
};
export const isGroundOfTales = ({ thing: { concept }, children }: Node): boolean =>
  concept.id in GROUNDS && children.some(isActor);
/** What every room may have. */
const MOVABLE =
  /(?:^|-)(?:chair|stool|table|rug|carpet|bench|shelf|door|window|wall|curtain|lamp)$/;

/** A shelf with loaves or jars on it is a shelf of wherever those are, and of no library. */
const isShelfOfGoods = ({ thing: { concept }, children }: Node): boolean =>
  isOfSort(concept.id, 'shelves-books') &&
  children.length > 0 &&
  children.every((child) => !isOfSort(child.thing.concept.id, 'shelved-books'));

function hintOf(node: Node): number {
  const { concept } = node.thing;
  if (isShelfOfGoods(node)) return 0;
  if (!FIXTURES.test(concept.kind) || !STANDING.test(concept.habitat)) return 0;
  const isFixed = concept.heightCm >= FIXED_CM && !MOVABLE.test(concept.id);
  return isFixed ? HINTS.fixture : HINTS.seat;
}

/** A log or a stump that somebody sits on is where it was felled. */
const isSatUpon = ({ thing: { concept }, children }: Node): boolean =>
  concept.kind === 'plant' &&
  children.some(
    ({ bond, doing, thing }) =>
      bond === 'on' && doing.pose === 'sit' && thing.concept.kind === 'person',
  );

/** A parasol with somebody under it is where parasols are. */
const isShading = ({ thing: { concept }, children }: Node): boolean =>
  isOfSort(concept.id, 'planted-shade') && children.some(isActor);

/** A wheelchair or a pram with somebody in it. */
const isGoneAboutIn = ({ thing: { concept }, children }: Node): boolean =>
  concept.kind === 'vehicle' && isOfSort(concept.id, 'carries-somebody') && children.some(isActor);

/** Somebody alone with nothing to do, or a close view of a face, is a figure and no scene. */
const isPortrayed = ({ camera, background }: Brief): boolean =>
  camera === 'portrait' || camera === 'close' || camera === 'top' || background !== undefined;

const SYMBOLIC = /^(?:symbol|device|tool|instrument|body-part)$/;

/** A pencil as tall as whoever is at it says something, and is in no room. */
const isSymbolic = ({ thing: { concept, element } }: Node): boolean =>
  element.attributes.includes('giant') && SYMBOLIC.test(concept.kind);

/** Who is told by the clothes, and only stands there in some way, is a figure as well. */
const isOfLooks = ({ actions }: Brief, roots: readonly Node[]): boolean =>
  areDescribed(roots) && actions.every(({ verb }) => verbFrameOf(verb)?.at === undefined);

/** Where charts hang is where they are talked about; pictures and clocks hang in every home. */
const HUNG_ROOMS: readonly (readonly [hung: RegExp, room: string])[] = [
  [/chart|graph|diagram|whiteboard/, 'meeting-room'],
  [/^(?:painting|picture|photo|clock|mirror|poster|map|calendar|television|shelf)/, 'living-room'],
];
/** What is made and mended under a roof, wherever it stands later. */
const MADE_INDOORS =
  /(?:^|-)(?:statue|sculpture|bust|shelf|bookshelf|chair|table|bench|cabinet|wardrobe)$/;
const MASONRY = new Set(['brick', 'stone', 'old', 'garden', 'concrete', 'high']);

/** The room on whose wall something hangs that hangs on no wall outdoors. */
function roomOfHung({ relations, elements }: Brief, nodes: ReadonlyMap<string, Node>) {
  const wall = elements.find(({ concept }) => concept === 'wall');
  if (!wall || wall.attributes.some((one) => MASONRY.has(one))) return undefined;
  const hung = relations
    .filter(({ kind, to }) => to === wall.id && /^(?:on|hanging|against)$/.test(kind))
    .map(({ from }) => nodes.get(from)?.thing.concept);
  return HUNG_ROOMS.find(([pattern]) => hung.some((one) => one && pattern.test(one.id)))?.[1];
}

/** Where somebody has a trade: people, and animals of tales that are told to have one. */
export function tradeHome({ thing: { concept, element } }: Node): string | undefined {
  const trade = element.attributes
    .map((told) => conceptOf(told))
    .find((told) => told?.kind === 'person');
  return trade?.places[0] ?? (concept.kind === 'person' ? concept.places[0] : undefined);
}

/** An animal that stands upright and does what people do, which is done where they do it. */
export const isAsPeople = ({ thing: { concept, element } }: Node): boolean =>
  conceptOf(concept.id)?.kind === 'animal' && element.attributes.includes('upright');

/** A witch who stirs has no kitchen like ours, and an elf shoots in no park. */
const NOT_OF_TALES = /^(?:kitchen|park)$/;

/** The place that most of this hints at; none where too little does, or a figure alone is wanted. */
export function settingOf(brief: Brief, roots: readonly Node[]): string | undefined {
  const isAlone = brief.isOfIdea === true || isPortrayed(brief) || isOfLooks(brief, roots);
  const isDesigned = brief.template !== undefined && !roots.some(isGroundOfTales);
  if (isDesigned || isAlone) return undefined;
  const nodes = nodesOf(roots);
  const actors = [...nodes.values()].filter(isActor);
  if (actors.length === 0 || [...nodes.values()].some(isSymbolic)) return undefined;
  const lived = new Set(actors.flatMap(({ thing }) => thing.concept.places));
  const votes = new Map<string, number>();
  const vote = (place: string | undefined, weight: number) => {
    if (!place || !isPlaceDrawn(place) || isOfSort(place, 'ungrounded-place')) return;
    votes.set(place, (votes.get(place) ?? 0) + weight);
  };
  const doers = new Set<Node | undefined>();
  const made = new Set<Node | undefined>();
  // Who is at a board or a desk does what the trade does there.
  for (const { kind, from } of brief.relations) if (kind === 'at') doers.add(nodes.get(from));
  vote(roomOfHung(brief, nodes), HINTS.deed);
  for (const { verb, agent, patient = '' } of brief.actions) {
    const doer = nodes.get(agent);
    const thing = nodes.get(patient)?.thing.concept;
    // Pictures and mirrors are hung up in a room, and on no wall of bricks.
    if (verb === 'hang' && thing?.habitat === 'wall')
      vote(thing.places.find(isIndoors) ?? 'living-room', HINTS.deed);
    if (!doer || !isActor(doer)) continue;
    doers.add(doer);
    if (verbFrameOf(verb)?.at && thing && MADE_INDOORS.test(thing.id)) made.add(nodes.get(patient));
    const at = (doer.bond === 'along' ? thing?.places[0] : undefined) ?? verbFrameOf(verb)?.at;
    const isFolk = isOfSort(doer.thing.concept.id, 'tale-folk');
    const isElsewhere =
      doer.thing.concept.kind === 'fantasy' || (isFolk && NOT_OF_TALES.test(at ?? ''));
    if (!isElsewhere || isAsPeople(doer)) vote(at, HINTS.deed);
  }
  const isFurnished = [...nodes.values()].some(
    (node) =>
      node.thing.concept.kind === 'furniture' &&
      hintOf(node) === HINTS.fixture &&
      isIndoors(node.thing.concept.places[0] ?? ''),
  );
  for (const node of nodes.values()) {
    const { places, kind } = node.thing.concept;
    // A fern beside a sofa is in a pot, and in no forest.
    if (isFurnished && kind === 'plant' && !places.some(isIndoors)) continue;
    // A tree stands where who is in it lives, if it may.
    const shared = places.find((place) => lived.has(place));
    const home = shared ?? places[0];
    if (isActor(node)) {
      const workplace = tradeHome(node);
      // A car that is lain under is in the garage of who mends it, and not on the road.
      const weight = node.lurks === 'under' ? 2 * HINTS.trade : HINTS.trade;
      if (doers.has(node) && workplace && isWorkplace(workplace)) vote(workplace, weight);
    } else if (isGoneAboutIn(node) || made.has(node)) {
      // It says nothing of where they are; nor does what is made or mended in a workshop of where it will stand.
      continue;
    } else if (isOfSort(node.thing.concept.id, 'roofing') && node.children.some(isActor))
      vote(AMONG_ROOFS, HINTS.fixture);
    else if (node.children.some(isActor) && GROUNDS[node.thing.concept.id])
      vote(shared ?? GROUNDS[node.thing.concept.id], HINTS.fixture);
    else if (isSatUpon(node) || isShading(node)) vote(home, HINTS.fixture);
    else vote(home, hintOf(node));
  }
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  return best && best[1] >= LEAST ? best[0] : undefined;
}
