import { z } from 'zod';
import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { LIVELY } from '../concepts/joints';
import { isOfSort } from '../concepts/sorts';
import { type Concept, isLivingKind } from '../concepts/concept';
import { actorOf, partOf } from '../kit';
import { isIndoors } from '../places';
import type { ActorPart } from '../kit/actor';
import { characterOf, faced } from '../kit/characters/character';
import type { KitPart } from '../kit/part';
import { builtWith, characterOptionsOf, conceptOfCharacter, isPartOfCharacter } from './characters';
import { givenTo } from './features';
import { dressed, isDressing } from './dressing';
import { asFromAbove } from './looked-down-on';
import { ownPartOf } from './own-parts';
import { blended } from './blends';
import { swapped } from './blends/swapped';
import { circumstancesOf } from './circumstances';
import { builtOnto, withParts } from './built-onto';
import { bunched } from './bunched';
import { parted } from './parts/parted';
import { lampsOf, parametersOf, snowOf } from './parameters';
import { asPeople, inRole } from './roles';
import { served } from './servings';
import { asSign } from './large-signs';
import { asHighAs, sized } from './sizes';
import { stilted } from './stilted';
import { depicting } from './depictions';
import { labelled } from './labelled';
import { stated } from './stated';

/** An element that the kit can draw: what it is, who draws it, and how it is drawn. */
export interface Thing {
  element: BriefElement;
  concept: Concept;
  drawnBy: { kind: 'actor'; actor: ActorPart } | { kind: 'part'; part: KitPart };
  parameters: Record<string, unknown>;
}

export interface Cast {
  things: Thing[];
  /** Parts that their owner has anyway, such as hands or a door, by whose they are. */
  parts: Map<string, string>;
  /** Elements that nothing in the kit can draw. */
  undrawable: BriefElement[];
}

export function drawnBy({ part }: Concept): Thing['drawnBy'] | undefined {
  if (part === undefined) return undefined;
  const actor = actorOf(part);
  if (actor) return { kind: 'actor', actor };
  const found = partOf(part);
  return found ? { kind: 'part', part: found } : undefined;
}

/** In winter snow lies on roofs and trees. */
const isUnderSnow = (brief: Brief, { kind }: Concept) =>
  (kind === 'building' || kind === 'plant') &&
  !brief.places.some(({ concept }) => isIndoors(concept)) &&
  circumstancesOf(brief).season === 'winter';

/** Who keeps its green when leaves turn, or has its blossom. */
const EVERGREEN =
  /conifer|pine|fir|spruce|cypress|palm|holly|olive|eucalypt|cedar|juniper|cactus|bamboo|blossom|cherry|christmas|bare|autumn/;
const TREES = /^(?:tree|oak|wild-tree|tree-kind|crown-tree|fruit-tree)$/;
const TURNED = ['#e8923a', '#d9663a', '#e6b23c', '#c9542f'] as const;

const isTurning = (brief: Brief, { id, part }: Concept) =>
  TREES.test(part ?? '') && brief.season === 'autumn' && !EVERGREEN.test(id);

/** Trees of several kinds turn to several colours. */
function leavesOf({ id, concept = '' }: BriefElement): { color?: string } {
  const color = concept === 'birch' ? TURNED[2] : TURNED[Number(id.slice(1)) % TURNED.length];
  return color ? { color } : {};
}

/** The parameters of the concept with the colours and attributes that the prompt gives. */
function told(concept: Concept, element: BriefElement, drawer: Thing['drawnBy'], brief: Brief) {
  const { camera, hour, media } = brief;
  const isDark = hour === 'night' || hour === 'dusk';
  if (drawer.kind === 'part') {
    const parameters = parametersOf(concept, element, drawer.part.parameters, camera);
    const snow = isUnderSnow(brief, concept) ? snowOf(drawer.part.parameters) : {};
    const leaves = isTurning(brief, concept) ? leavesOf(element) : {};
    return isDark && (concept.kind === 'building' || concept.id === 'window')
      ? { ...lampsOf(drawer.part.parameters), ...snow, ...parameters }
      : {
          ...snow,
          ...leaves,
          ...parameters,
          ...(leaves.color && !element.colors[0] ? leaves : {}),
        };
  }
  if (drawer.actor.id !== 'person') {
    const own = parametersOf(concept, element, drawer.actor.parameters);
    const turned = { ...own, face: 'back' };
    const isTurned = brief.seenFrom === 'back' && concept.kind !== 'animal';
    return isTurned && drawer.actor.parameters.safeParse(turned).success ? turned : own;
  }
  const { parameters } = inRole(concept, element);
  const own = parametersOf({ ...concept, parameters }, element, drawer.actor.parameters);
  const manner = media.includes('chibi') ? ['chibi'] : [];
  const as = dressed(inOwnSkin(own, concept, element), [...element.attributes, ...manner], []);
  const { seenFrom } = brief;
  return {
    ...as,
    ...(isInWind(brief) ? { windblown: true } : {}),
    ...(isPortrayed(brief) ? { isPortrait: true } : {}),
    ...(seenFrom && (brief.template === undefined || seenFrom === 'back')
      ? { face: seenFrom }
      : {}),
  };
}

/** Wind is felt in the open air. */
const isInWind = ({ weather, places }: Brief) =>
  weather === 'wind' && !places.some(({ concept }) => isIndoors(concept));

/** More people than these are a group, of which nobody sees a face from near. */
const MOST_PORTRAYED = 3;

/** Whether the picture is of faces: it ends at the chest of few people. */
function isPortrayed({ camera, template, elements }: Brief): boolean {
  if ((camera !== 'portrait' && camera !== 'close') || template) return false;
  const people = elements.filter(isPerson).reduce((sum, { count }) => sum + count, 0);
  return people <= MOST_PORTRAYED;
}

/** The colour of a troll or an imp is that of its skin, and not of what it wears. */
function inOwnSkin(
  { colors, ...own }: Record<string, unknown>,
  { id }: Concept,
  { colors: [color] }: BriefElement,
): Record<string, unknown> {
  const isOfSkin = isOfSort(id, 'of-another-skin') && color !== undefined;
  return isOfSkin ? { ...own, skin: color } : { ...own, ...(colors ? { colors } : {}) };
}

/** Draws nothing: what a figure has as a parameter, such as a beard, is seen on whoever has it. */
const OF_A_FIGURE: KitPart = {
  id: 'of-a-figure',
  parameters: z.looseObject({}),
  draw: () => ({ svg: '', box: { left: 0, top: 0, right: 0, bottom: 0 }, anchors: {} }),
};

const HAVING = new Set(['with', 'wearing', 'part-of']);

/** A beard or a cape that somebody in the brief has, though nothing draws it alone. */
function featureOf(element: BriefElement, brief: Brief): Thing | undefined {
  const { id, concept = '' } = element;
  const isOnPerson = brief.relations.some(({ kind, from, to }) => {
    const [owned, owner] = kind === 'part-of' ? [from, to] : [to, from];
    const who = brief.elements.find((one) => one.id === owner)?.concept ?? '';
    return HAVING.has(kind) && owned === id && conceptOf(who)?.part === 'person';
  });
  if (!isDressing(concept) || !isOnPerson) return undefined;
  return {
    element,
    concept: { id: concept, kind: 'clothing', words: {}, heightCm: 1, habitat: 'body', places: [] },
    drawnBy: { kind: 'part', part: OF_A_FIGURE },
    parameters: {},
  };
}

/** An astronaut girl is as tall as a girl. */
const sizedInRole = (concept: Concept, element: BriefElement, { kind, ...by }: Thing['drawnBy']) =>
  kind === 'actor' && 'actor' in by && by.actor.id === 'person'
    ? { ...concept, heightCm: inRole(concept, element).heightCm }
    : concept;

/** An animal in clothes or with a trade, as somebody with its head. */
function peopled(thing: Thing, { relations, elements, actions }: Brief): Thing {
  const { id } = thing.element;
  const worn = relations
    .filter(({ kind, from }) => from === id && HAVING.has(kind))
    .map(({ to }) => elements.find((one) => one.id === to)?.concept ?? '');
  const verbs = actions.filter(({ agent }) => agent === id).map(({ verb }) => verb);
  const isAmongPeoplesThings = elements.some(({ concept = '' }) => isMadeForPeople(concept));
  const shown = asPeople(thing, { worn, verbs, isAmongPeoplesThings });
  if (shown === thing) return thing;
  return {
    ...shown,
    parameters: dressed(shown.parameters, thing.element.attributes.filter(isLook), []),
  };
}

/** What is ridden, lived in or sat on is as large as people need it. */
function isMadeForPeople(conceptId: string): boolean {
  const { kind, heightCm = 0 } = conceptOf(conceptId) ?? {};
  const isHome = isOfSort(conceptId, 'home-of-tales');
  return isHome || (/^(?:vehicle|building|furniture)$/.test(kind ?? '') && heightCm >= 60);
}

const isLook = (attribute: string) => attribute !== 'old' && attribute !== 'bearded';

/** Whatever has feet stands on them. */
const WITHOUT_BASE = { saucer: false };

/** A teddy bear that does something is a bear of plush. */
function comesAlive(thing: Thing, heightCm: number | undefined): Thing | undefined {
  const { as, ...parameters } = LIVELY[thing.concept.id] ?? {};
  const living = conceptOf(as ?? '');
  const drawer = living && drawnBy(living);
  if (!living || !drawer || heightCm === undefined) return undefined;
  const own = { ...thing.concept, heightCm, habitat: living.habitat };
  const element = { ...thing.element, attributes: [...thing.element.attributes, 'upright'] };
  return {
    ...thing,
    element,
    concept: own,
    parameters: { ...living.parameters, ...parameters, upright: true, heightCm },
    drawnBy: drawer,
  };
}

/** A thing with the face and the limbs that the prompt gives it. */
function personified(thing: Thing, brief: Brief): Thing {
  const { drawnBy: drawer, element, concept } = thing;
  if (drawer.kind === 'actor') return thing;
  const options = characterOptionsOf(element, concept, brief);
  if (!options) return thing;
  if (options.limbs === 'none') {
    const part = faced(drawer.part, options.expression);
    const withFace: Thing = { ...thing, drawnBy: { kind: 'part', part } };
    return options.bodyCm === undefined ? withFace : asHighAs(withFace, options.bodyCm);
  }
  const stuffed = comesAlive(thing, options.bodyCm);
  if (stuffed) return stuffed;
  const actor = characterOf(drawer.part, options);
  const parameters = { ...thing.parameters, ...WITHOUT_BASE };
  return {
    ...thing,
    parameters,
    concept: conceptOfCharacter(concept),
    drawnBy: { kind: 'actor', actor },
  };
}

const FIGURE_PARTS =
  /^(?:head|face|hand|arm|leg|foot|shoulder|wrist|finger|eye|ear|nose|mouth|back|back-part|palm-of-hand|knee|lap|belly|cheek|neck|elbow|tail)$/;

const isPerson = ({ concept = '' }: BriefElement) => conceptOf(concept)?.part === 'person';

/** Somebody or something that has a face or limbs because the prompt makes a character of it. */
function characterWith(element: BriefElement, brief: Brief): string | undefined {
  if (!isPartOfCharacter(element)) return undefined;
  return brief.elements.find((other) => {
    const concept = other === element ? undefined : conceptOf(other.concept ?? '');
    return concept !== undefined && characterOptionsOf(other, concept, brief) !== undefined;
  })?.id;
}

/** Whose hand or face it is: whoever is told to have it, else the one person of the picture. */
function wholeOf({ id, concept = '', phrase }: BriefElement, brief: Brief): string | undefined {
  if (!FIGURE_PARTS.test(concept) && !FIGURE_PARTS.test(phrase.toLowerCase())) return undefined;
  const owner = brief.relations.find(({ kind, from }) => kind === 'part-of' && from === id)?.to;
  const people = brief.elements.filter(isPerson);
  const whole = owner
    ? brief.elements.find(
        (one) => one.id === owner && isLivingKind(conceptOf(one.concept ?? '')?.kind),
      )
    : people.length === 1
      ? people[0]
      : undefined;
  return whole?.id;
}

/** Whether it is a part of the body of somebody or something in the picture, and no thing of its own. */
function isPartOfOther(element: BriefElement, { kind }: Concept, brief: Brief): boolean {
  // An ear that is giant is nobody's.
  if (kind !== 'body-part' || element.attributes.includes('giant')) return false;
  const { id } = element;
  const isOwned = brief.relations.some(
    (one) => (one.kind === 'part-of' && one.from === id) || (HAVING.has(one.kind) && one.to === id),
  );
  return isOwned || wholeOf(element, brief) !== undefined;
}

/** What a place has as its own, and shows: nothing of the kind stands before it. */
const OWN_OF_PLACE: Readonly<Record<string, RegExp>> = {
  'church-interior': /^(?:window|stained-glass-window|sun-rays)$/,
  airport: /^(?:window|plane)$/,
  'attic-bedroom': /^window$/,
  attic: /^window$/,
  cockpit: /^(?:window|planet|star|earth)$/,
  'moon-base': /^(?:window|planet|star|earth)$/,
  'train-cabin': /^window$/,
  'bus-cabin': /^window$/,
  'tram-cabin': /^window$/,
  'metro-cabin': /^window$/,
  'plane-cabin': /^window$/,
  'car-cabin': /^window$/,
  'camper-cabin': /^(?:window|curtain)$/,
  'submarine-cabin': /^(?:window|porthole)$/,
  'ship-cabin': /^(?:window|porthole)$/,
  'station-cabin': /^(?:window|planet|star|earth)$/,
  dojo: /^(?:window|door)$/,
  'tea-room': /^(?:window|door|rug|carpet|mat|yoga-mat)$/,
  cinema: /^(?:monitor|television|projector|curtain)$/,
  'greek-lane': /^(?:house|cottage|townhouse|door)$/,
  'front-porch': /^(?:house|door|window|stairs)$/,
  platform: /^(?:train|clock)$/,
  'subway-station': /^train$/,
  laundromat: /^washing-machine$/,
};

const isOfPlace = ({ concept = '', depicts }: BriefElement, { places, camera }: Brief) =>
  camera !== 'isometric' &&
  depicts === undefined &&
  places.some((place) => OWN_OF_PLACE[place.concept]?.test(concept));

/** Towers of a city that is seen as a whole are those of its skyline. */
const isOfSkyline = ({ concept, several }: BriefElement, { places, camera }: Brief) =>
  concept === 'skyscraper' &&
  several &&
  camera !== 'isometric' &&
  places.some((place) => place.concept === 'city');

/** Stars of a clear sky or of space are those of the picture's own sky. */
const isOfSky = ({ concept, several, colors }: BriefElement, { places, weather, hour }: Brief) =>
  concept === 'star' &&
  several &&
  colors.length === 0 &&
  (weather ?? 'clear') === 'clear' &&
  (places.length > 0 || hour === 'night') &&
  places.every((place) => !isIndoors(place.concept));

/** A thing with everything that the prompt says of how it looks, from its own drawing outwards. */
function finished(thing: Thing, brief: Brief): Thing {
  const shaped = asSign(stilted(sized(blended(served(bunched(thing, brief))))), brief);
  const living = asFromAbove(swapped(personified(peopled(shaped, brief), brief)), brief);
  const shown = depicting(brief, stated(parted(living)));
  // Designs set the names of things beside them, but for the sign that somebody holds.
  const isBeside = brief.template !== undefined && !isOfSort(thing.concept.id, 'written-on');
  return isBeside ? shown : labelled(shown);
}

/** The things of a brief, places aside: those are drawn around them. */
export function castOf(brief: Brief): Cast {
  const things: Thing[] = [];
  const undrawable: BriefElement[] = [];
  const parts = new Map<string, string>();
  const built = new Map<string, BriefElement[]>();
  for (const element of brief.elements) {
    const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
    const isOwn = isOfSkyline(element, brief) || isOfPlace(element, brief);
    if (concept?.kind === 'place' || isOwn || isOfSky(element, brief)) continue;
    const given = givenTo(element, brief, things, parts);
    if (given !== undefined) {
      parts.set(element.id, given);
      continue;
    }
    const own = ownPartOf(element, brief);
    const host = own ? undefined : builtOnto(element, brief);
    if (host !== undefined) {
      parts.set(element.id, host);
      built.set(host, [...(built.get(host) ?? []), element]);
      continue;
    }
    if (own) {
      if (own.isAsAsked) parts.set(element.id, own.owner);
      else undrawable.push(element);
      continue;
    }
    const limbOf = builtWith(element, brief) ?? characterWith(element, brief);
    if (limbOf) {
      parts.set(element.id, limbOf);
      continue;
    }
    const drawer = concept && !isPartOfOther(element, concept, brief) && drawnBy(concept);
    const feature = drawer ? undefined : featureOf(element, brief);
    const whole = drawer || feature ? undefined : wholeOf(element, brief);
    if (whole) parts.set(element.id, whole);
    else if (feature) things.push(feature);
    else if (!concept || !drawer) undrawable.push(element);
    else
      things.push(
        finished(
          {
            element,
            concept: sizedInRole(concept, element, drawer),
            drawnBy: drawer,
            parameters: told(concept, element, drawer, brief),
          },
          brief,
        ),
      );
  }
  return { things: withParts(things, built), parts, undrawable };
}
