import type { Brief } from '../brief';
import type { Concept } from '../concepts/concept';
import { isIndoors, isPlaceDrawn } from '../places';
import { TERRAINS } from '../places/outdoor/terrain';
import { isActor, type Node, nodesOf, type StagePlan } from './node';
import { AT_WINDOW, isSill, windowOf } from './grown';
import { isAsPeople, settingOf, tradeHome } from './setting';
import { conceptOf } from '../concepts';
import { isOfSort } from '../concepts/sorts';
import { verbFrameOf } from '../understand';

/**
 * Where a picture is when the prompt names no place: on a table that it names, outdoors where the sky
 * was told of (rain, sunset, winter), and else nowhere: before a quiet backdrop.
 */
const UNDER_THE_SKY = new Set([
  'person',
  'animal',
  'fantasy',
  'building',
  'plant',
  'vehicle',
  'nature',
  'celestial',
]);
const TOLD_HOURS = new Set(['dawn', 'sunset', 'dusk', 'night']);

function isSkyTold({ hour, weather, season }: Brief): boolean {
  const hasWeather = weather !== undefined && weather !== 'clear';
  return hasWeather || season !== undefined || (hour !== undefined && TOLD_HOURS.has(hour));
}

/** Where somebody is at home, who sits on what leads the picture before the seat. */
function homeOf(node: Node): string | undefined {
  const riders = node.children.filter(({ bond, thing }) => bond && thing.drawnBy.kind === 'actor');
  const homes = [...riders, node].flatMap(({ thing }) => thing.concept.places);
  return homes.find((place) => place in TERRAINS && isPlaceDrawn(place));
}

/** Country for a sky, a weather or a season that is told of alone. */
function landUnder({ hour, weather, season }: Brief): string[] {
  if (weather === 'aurora') return ['lake', 'mountains'];
  if (season === 'winter' || weather === 'snowfall') return ['hills', 'mountains'];
  const isLow = hour === 'dawn' || hour === 'sunset';
  return isLow && season === undefined ? ['sea'] : ['hills'];
}

const FALLING = /^(?:rain|snowfall|storm|fog)$/;
/** `in the rain`, in any language: a coffee on a rainy day is not out in it, and has it before the window. */
const OUT_IN =
  /^(?:in|under|im|unter|sous|dans|bajo|en|sotto|nella?|sob|na|no|под|в)(?!\p{L})|中/iu;

/** Signposts, lamps and whatever else stands as high as somebody is in no room. */
const POST_CM = 150;
const isPost = ({ thing: { concept } }: Node): boolean =>
  concept.habitat === 'ground' &&
  concept.heightCm >= POST_CM &&
  !/^(?:furniture|device|clothing|instrument)$/.test(concept.kind);

/** Where something alone is out in the weather: in no studio does it rain. */
function weatheredGround(brief: Brief, lead: Node): string[] {
  const { weather = '', template, background, camera, isOfIdea, words } = brief;
  const isShown = template !== undefined || background !== undefined || camera === 'top';
  if (isShown || isOfIdea === true || !FALLING.test(weather)) return [];
  const isOutIn = words.some(({ word, fate }) => fate === 'weather' && OUT_IN.test(word));
  const isOut = isOutIn || isPost(lead);
  const ground = homeOf(lead) ?? (isOut ? landUnder(brief)[0] : undefined);
  return [ground ?? AT_WINDOW];
}

/** A house that leads a picture stands under a sky, unless a plain ground was asked for. */
const LEAST_HOUSE_CM = 380;
function groundsOf({ thing: { concept } }: Node): string {
  if (isOfSort(concept.id, 'spans-city-water')) return 'city';
  if (isOfSort(concept.id, 'street-front')) return 'street';
  if (isOfSort(concept.places[0], 'town-place')) return 'park';
  const home = concept.places.find((place) => isOfSort(place, 'country'));
  return home !== undefined && isPlaceDrawn(home) ? home : 'hills';
}

function isArchitecture(lead: Node, { background, camera }: Brief): boolean {
  const { id, kind, habitat } = lead.thing.concept;
  // A tiny house still stands under a sky.
  const heightCm = conceptOf(id)?.heightCm ?? lead.thing.concept.heightCm;
  const isHouse = kind === 'building' && habitat === 'ground' && heightCm >= LEAST_HOUSE_CM;
  return isHouse && background === undefined && camera !== 'below' && camera !== 'top';
}

/** Islands and castles in the air. */
const isAloft = ({ thing: { concept } }: Node): boolean =>
  concept.kind === 'building' && concept.habitat === 'sky';

/** A station above a planet: nothing but what is out there. */
function isInSpace(roots: readonly Node[]): boolean {
  const isOutThere = ({ thing: { concept } }: Node) =>
    concept.places.includes('space') || isOfSort(concept.id, 'space-body');
  return roots.length > 1 && roots.every(isOutThere);
}
/** Rockets take off where nobody lives. */
const LAUNCH_GROUND = 'desert';
const isTakingOff = ({ thing }: Node): boolean => thing.element.attributes.includes('launched');

/** Furniture and devices that nobody has outdoors, however dark it is there. */
const INDOORS = /^(?:furniture|device)$/;

/** Cars and houses as high as this are in no room; a bicycle or a model may be. */
const PARKED_CM = 120;

/** The room of what somebody is at: who works at a desk at night is in a study, and not in a meadow. */
function roomOf(roots: readonly Node[]): string | undefined {
  const all = roots.flatMap((root) => [root, ...root.children]);
  // The moon may be seen through a window.
  const hasWindow = all.some(({ thing }) => thing.concept.id === 'window');
  const isOutdoors = ({ thing, doing }: Node) =>
    (thing.concept.kind === 'celestial' && !hasWindow) ||
    (/^(?:vehicle|building)$/.test(thing.concept.kind) && thing.concept.heightCm > PARKED_CM) ||
    /^(?:fly|ride)$/.test(doing.pose ?? '');
  if (all.some(isOutdoors)) return undefined;
  return all
    .filter(({ thing: { concept } }) => INDOORS.test(concept.kind))
    .flatMap(({ thing }) => thing.concept.places)
    .find((place) => isIndoors(place) && isPlaceDrawn(place));
}

/** What mascots and figures on a sheet do as well: it tells of nothing that happens somewhere. */
const POSED = new Set([
  'hold',
  'wear',
  'wave',
  'smile',
  'laugh',
  'thumbs-up',
  'stand',
  'akimbo',
  'cross-arms',
  'point',
  'look',
  'clap',
  'celebrate',
]);

const isShip = ({ kind, habitat }: Concept) => kind === 'vehicle' && habitat === 'water';

/** Ships that pass each other do so on the water; a boat alone is a figure. */
function waterUnder({ template, background }: Brief, roots: readonly Node[]): string | undefined {
  const ships = roots.filter(({ thing }) => isShip(thing.concept));
  const isPlain = template !== undefined || background !== undefined;
  return isPlain || ships.length < 2 || ships.length < roots.length ? undefined : 'sea';
}

/** Who lives there and swims is seen whole. */
const DEEP = 'underwater';

const isOfTales = ({ id, kind }: Concept) => kind === 'fantasy' || isOfSort(id, 'tale-folk');

/** Where a tale happens that says no place: an animal or somebody of legends who does something is where it lives. */
function taleGround(
  { actions, template, background, camera, relations, isOfIdea }: Brief,
  roots: readonly Node[],
): string | undefined {
  const [lead] = roots;
  const isShown = template !== undefined || background !== undefined || camera === 'portrait';
  if (!lead || isShown || isOfIdea || lead.thing.drawnBy.kind !== 'actor') return undefined;
  const legends = roots.filter(({ thing }) => thing.drawnBy.kind === 'actor');
  const { concept: leading } = lead.thing;
  const legend = legends.find(({ thing }) => isOfTales(thing.concept))?.thing.concept;
  const concept = leading.kind === 'animal' ? leading : (legend ?? leading);
  const happens =
    actions.some(({ verb }) => !POSED.has(verb)) ||
    relations.some(({ kind }) => /^(?:on|in|under|around|beside)$/.test(kind));
  if (!happens || !(concept.kind === 'animal' || isOfTales(concept))) return undefined;
  const home = isOfTales(concept) ? concept.places.find(isPlaceDrawn) : undefined;
  const dives = lead.doing.pose === 'swim' && concept.places.includes(DEEP);
  // What is done to a ship is done at sea.
  if (roots.some(({ thing }) => isShip(thing.concept))) return 'sea';
  return dives ? DEEP : (roomOf(roots) ?? home ?? homeOf(lead));
}

/** A vehicle under way or beside something else in the open, and a storm over a house, are where they are at home. */
function openGround(
  { actions, relations, template, background, camera, isOfIdea }: Brief,
  [lead, ...others]: readonly Node[],
): string | undefined {
  const isShown = template !== undefined || background !== undefined || camera === 'top';
  if (!lead || isShown || isOfIdea || !/^(?:vehicle|nature)$/.test(lead.thing.concept.kind))
    return undefined;
  const { id } = lead.thing.element;
  const isUnderWay = actions.some(({ agent, verb }) => agent === id && !POSED.has(verb));
  const isMet =
    others.some(({ thing }) => UNDER_THE_SKY.has(thing.concept.kind)) &&
    relations.some(({ from, to }) => from === id || to === id);
  if (!isUnderWay && !isMet) return undefined;
  const { places } = lead.thing.concept;
  const isOfTown = others.some(({ thing }) => isOfSort(thing.concept.places[0], 'town-place'));
  const home = isOfTown ? undefined : places.find((place) => place in TERRAINS);
  return [home, ...places].find((place) => place !== undefined && isPlaceDrawn(place));
}

/** What goods stand on besides a table is before a photographer's wall; a cloth lies on a table. */
function groundUnder({ elements }: Brief, surface: string): string {
  const concept = elements.find(({ id }) => id === surface)?.concept;
  return isOfSort(concept, 'stand') && concept !== CLOTH ? 'studio' : 'table-top';
}
const CLOTH = 'cloth';

export function placesOf(
  brief: Brief,
  { roots, surface }: Pick<StagePlan, 'roots' | 'surface'>,
): string[] {
  const named = brief.places.map(({ concept }) => concept);
  // A studio photo of something on a table: the table is seen, and the studio is how it is lit.
  const isTableInStudio = surface !== undefined && named.every((place) => place === 'studio');
  if (named.some(isPlaceDrawn) && !isTableInStudio) return named;
  if (surface) return [groundUnder(brief, surface)];
  if (isInSpace(roots)) return ['space'];
  const [lead] = roots;
  if (lead && isTakingOff(lead) && brief.background === undefined) return [LAUNCH_GROUND];
  if (lead && isAloft(lead)) return [homeOf(lead) ?? 'clouds'];
  if (!lead) return isSkyTold(brief) ? landUnder(brief) : [];
  if (isArchitecture(lead, brief)) return [groundsOf(lead)];
  // Those under an umbrella are in the rain, and not the umbrella alone.
  const shown = [lead, ...lead.children].map(({ thing }) => thing.concept.kind);
  if (!shown.some((kind) => UNDER_THE_SKY.has(kind))) return weatheredGround(brief, lead);
  const house = roots.find((root) => isArchitecture(root, brief));
  if (house) return [homeOf(house) ?? 'hills'];
  const tale = waterUnder(brief, roots) ?? taleGround(brief, roots) ?? openGround(brief, roots);
  if (!isSkyTold(brief)) return tale === undefined ? [] : [tale];
  const room = roomOf(roots);
  if (room) return [room];
  return [sceneryHome(roots) ?? homeOf(lead) ?? 'hills'];
}

/** Who is at a fire in the night is where fires are, and not where people are at home. */
const sceneryHome = ([lead, ...others]: readonly Node[]): string | undefined =>
  lead && isActor(lead)
    ? others
        .filter(({ thing }) => thing.concept.kind === 'nature')
        .map(homeOf)
        .find(Boolean)
    : undefined;

const firstFateOf = (words: Brief['words']) =>
  words.find(({ fate }) => fate === 'element' || fate === 'place')?.fate;

/** Whether a prompt begins with a thing, and tells where that is afterwards; of a desert house the desert only tells where it is. */
export const isThingLed = ({ words }: Brief): boolean =>
  words.find(({ fate }) => fate === 'element' || fate === 'relation')?.fate === 'element';

/**
 * `an autumn park with a bench`: the place is told of first, and what is in it is a part of the view. Who
 * does something leads a picture all the same.
 */
export function isPlaceLed({ words, places, actions, elements }: Brief): boolean {
  const isOpen = places.some(({ concept }) => isPlaceDrawn(concept) && !isIndoors(concept));
  // Of a snowy mountain cabin the mountain only tells where it is.
  const isOfThing = places.some(({ phrase }) =>
    elements.some((element) => element.phrase.includes(phrase)),
  );
  return (
    firstFateOf(words) === 'place' &&
    isOpen &&
    !isOfThing &&
    actions.length === 0 &&
    elements.length <= 3
  );
}

const UNDER_LEAVES = /^(?:forest|jungle)$/;

/** Where nobody told of trees, northern lights and rainbows are over open country, and not behind leaves. */
function clearOfLeaves({ weather, elements }: Brief, places: string[]): string[] {
  const isAcross =
    weather === 'aurora' || elements.some(({ concept }) => isOfSort(concept, 'across-the-sky'));
  return isAcross && places.some((one) => UNDER_LEAVES.test(one)) ? ['hills', 'mountains'] : places;
}

/** What is done is done somewhere outdoors, which is nearer than where who does it lives: bears fish at a lake. */
const isDoneOutdoors = ({ actions }: Brief): boolean =>
  actions.some(({ verb }) => {
    const at = verbFrameOf(verb)?.at;
    return at !== undefined && at in TERRAINS && isPlaceDrawn(at);
  });

/** The places of a picture of its own: told, or else where what is done in it is done. */
export function placesAround(brief: Brief, plan: StagePlan): string[] {
  const told = placesOf(brief, plan);
  const isFree =
    brief.places.length === 0 &&
    brief.background === undefined &&
    !brief.template &&
    !brief.isOfIdea;
  const window = isFree ? windowOf(plan, brief) : undefined;
  if (window) return [window];
  const [lead] = plan.roots;
  const isElsewhere = isDoneOutdoors(brief) || (lead !== undefined && isAsPeople(lead));
  const isOpen = told.length === 0 || (isFree && isElsewhere);
  const setting = isOpen ? settingOf(brief, plan.roots) : undefined;
  if (isFree && isOnFloor(brief) && !(setting && isIndoors(setting)))
    return told.some(isIndoors) ? told : [roomOfTrade(plan) ?? ROOM_OF_FLOOR];
  return setting ? [setting] : isFree ? clearOfLeaves(brief, told) : told;
}

/** A floor is that of a room, which is the plainest where nothing says which. */
const ROOM_OF_FLOOR = 'living-room';

/** The room of somebody's trade: a teacher's kids sit on the floor of a classroom. */
const roomOfTrade = ({ roots }: StagePlan): string | undefined =>
  [...nodesOf(roots).values()]
    .flatMap((node) => (isActor(node) ? (tradeHome(node) ?? []) : []))
    .find((place) => isIndoors(place) && isPlaceDrawn(place));

/** Whether somebody is told to be on the floor, in a picture that shows more than their face. */
const isOnFloor = ({ relations, elements, camera }: Brief): boolean =>
  camera === undefined &&
  relations.some(
    ({ kind, to }) =>
      kind === 'on' && isOfSort(elements.find(({ id }) => id === to)?.concept, 'bare-ground'),
  );

const WALL = 'wall';
/** Lengths of masonry that stand behind others from side to side. */
const LENGTHS = 7;

/** A wall behind others is as long as the picture is wide, of bricks of their true size. */
function lengthened(root: Node): Node {
  const { thing, children } = root;
  if (thing.concept.id !== WALL || children.length > 0) return root;
  return { ...root, thing: { ...thing, parameters: { ...thing.parameters, count: LENGTHS } } };
}

/** What is on something, as things of their own. */
const freed = ({ children }: Node): Node[] => children.map(({ bond: _, ...child }) => child);

/** Who sits on a sill has the feet on it. */
const onSill = (node: Node): Node =>
  isActor(node) &&
  node.thing.concept.kind === 'person' &&
  /^(?:sit|undefined)$/.test(String(node.doing.pose))
    ? { ...node, doing: { ...node.doing, pose: 'sit-ground' } }
    : node;

/** In a room its own wall is the wall that a prompt means, and no piece of masonry stands in it. */
export function stagedIn(places: readonly string[], plan: StagePlan): StagePlan {
  if (!places.some(isIndoors))
    return plan.roots.length > 1 ? { ...plan, roots: plan.roots.map(lengthened) } : plan;
  if (plan.roots.some(isSill) && places.includes('at-window'))
    return {
      ...plan,
      roots: plan.roots.flatMap((root) => (isSill(root) ? freed(root).map(onSill) : [root])),
    };
  const roots = plan.roots.flatMap((root) =>
    root.thing.concept.id === WALL && !root.children.some(isActor)
      ? root.children.map(({ bond: _, ...child }) => child)
      : [root],
  );
  return { ...plan, roots };
}

/** A board with somebody on it who surfs is on the water; who sits on one is on the beach. */
const isRidden = ({ thing, children }: Node): boolean =>
  isOfSort(thing.concept.id, 'floats-when-ridden') &&
  children.some((child) => isActor(child) && child.doing.pose === 'glide');

/** Whether something lies in the water, or stands in it with its feet on the ground. */
export function floats(node: Node): boolean {
  const { thing, doing, bond } = node;
  if (thing.element.attributes.some((one) => /^(?:beached|airborne)$/.test(one))) return false;
  const swims =
    doing.pose === 'swim' || doing.pose === 'float' || thing.element.attributes.includes('wading');
  return (
    thing.concept.habitat === 'water' ||
    isRidden(node) ||
    // A balloon floats in the air, whatever water is under it.
    (bond === undefined && swims && !/^(?:table|air|sky)$/.test(thing.concept.habitat))
  );
}

/** Who dives is above the water, and not on its shore. */
const dives = ({ thing, doing }: Node): boolean =>
  doing.pose === 'dive' && thing.concept.kind === 'person';

/** Whether the picture is on the water: what leads it floats, and there is water. */
export function isAfloat(places: readonly string[], { roots }: StagePlan): boolean {
  const [lead] = roots.filter(({ thing }) => thing.concept.habitat !== 'sky');
  return (
    lead !== undefined &&
    (floats(lead) || dives(lead)) &&
    places.some((place) => isOfSort(place, 'open-water'))
  );
}
