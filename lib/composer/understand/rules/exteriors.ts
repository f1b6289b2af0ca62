import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { imply } from './imply';
import type { Rule } from './rule';
import { BUILT_ONTO } from '../../concepts/built-onto';
import { isOfSort } from '../../concepts/sorts';

/** Places that are rooms and houses alike: the house that one is from outside. */
const HOUSES: Readonly<Record<string, string>> = {
  library: 'library-building',
  museum: 'bank-building',
  cafe: 'cafe-building',
  restaurant: 'cafe-building',
  bar: 'cafe-building',
  bakery: 'bakery-building',
  shop: 'shop-building',
  boutique: 'shop-building',
  supermarket: 'shop-building',
  stage: 'theatre-building',
  clinic: 'hospital',
  classroom: 'school',
  garage: 'barn',
  'church-interior': 'church',
  'bus-stop': 'bus-shelter',
  cinema: 'theatre-building',
  stable: 'barn',
  courtroom: 'bank-building',
  'bank-hall': 'bank-building',
  'post-office': 'bank-building',
  brewery: 'factory-building',
  laundromat: 'shop-building',
  'hair-salon': 'shop-building',
  barbershop: 'shop-building',
  pharmacy: 'shop-building',
  'flower-shop': 'shop-building',
  'toy-shop': 'shop-building',
  'pet-shop': 'shop-building',
  'shoe-shop': 'shop-building',
  'butcher-shop': 'shop-building',
  'ice-cream-parlor': 'cafe-building',
  'sushi-bar': 'cafe-building',
  'veterinary-clinic': 'hospital',
  platform: 'station-building',
  'tea-room': 'tea-house',
  greenhouse: 'glass-house',
};
/** The house that a place is from outside; none where it has none. */
export const houseOf = (place: string | undefined): string | undefined => HOUSES[place ?? ''];
const BOOKSHOP = /book|librairie|librería|libreria|livraria|buch|книжн|本屋|書店/i;

/** What only a house is made of, and what is said of fronts. */
const BUILT_OF = /^(?:concrete|brick|stone|half-timbered|storeys-\d|glass)$/;
const FRONTS =
  /\b(?:corner|façade|facade|exterior|outside|storefront|building|architecture|street view)\b/i;
/** What is told of nothing but a front. */
const FRONT_ALONE =
  /\b(?:on (?:a|the) (?:street |busy |quiet )?corner|store ?front|shop ?front|fa[cç]ade|exterior|from outside|across the street|(?:lights?|lit|glowing|light glowing|warm light) (?:in|from|through) (?:the|its) windows?|(?:lit|glowing) windows?|awning|neon signs?|marquee|sign over the door)\b/i;
/** What is said of a front whoever is before it. */
const FRONT_SAID = /\b(?:store ?front|shop ?front|fa[cç]ade|exterior)\b/i;
/** What only the outside of a building has. */
const PARTS_TOLD =
  /\b(?:clock ?towers?|bell ?towers?|bell ?tower|steeples?|spires?|turrets?|domes?|porch|verandah?|balcon(?:y|ies)|chimneys?|fa[cç]ade|columns|pediment|(?:thatched|tiled|slate|sloping|curved|copper|glass|steep|green|red|blue) roof|stone steps|front steps|driveway)\b/i;
/** Open country, where it is told beside a house. */
const COUNTRY =
  /^(?:lake|river|sea|beach|forest|mountains|hills|meadow|garden|park|cliff|valley|countryside|rice-terraces|waterfall|island|snow)$/;
const LOOKED_AT = /\b(?:window|view|overlook\w*|through|painting|mural|poster)\b/i;
/** What is told to be outside, where nobody inside looks at it. */
const OUTDOORS_TOLD =
  /\b(?:(?:sitting|seated|eating|dining|drinking|waiting|queu\w+|parked|seating|tables?|chairs|bench(?:es)?|crates|buckets|people|customers|flowers|bikes?|bicycles?) (?:[a-z]+ ){0,2}?(?:outside|outdoors)|outdoor (?:tables?|seating|terrace|chairs)|parking lots?|car ?parks?|loading dock|entrance steps|(?:green|red|blue|pink|yellow|white|black|striped) awnings?)\b/i;
/** Land that a tile may be of: what is told beside it is seen from outside. */
const TILE_LAND =
  /^(?:farm|garden|harbour|street|city|village|parking-lot|playground|park|square|beach|forest|island|field|railway|suburb|meadow|lake|river)$/;
/** Tables on the pavement, whatever else is told. */
const ON_PAVEMENT = /(?:street|sidewalk|pavement|outdoor) caf[eé]/i;
const INSIDE = /\b(?:interior|inside|indoors?|room)\b|innen|intérieur|interno|внутри|店内/i;
const WET = new Set(['rain', 'snowfall', 'storm', 'fog', 'cloudy', 'wind']);
/** What stands behind no front: where it is told, rain and fog are those before the window. */
const KEPT_DRY =
  /^(?:desk|school-desk|bed|sofa|couch|bookshelf|armchair|blackboard|whiteboard|counter|stove|fireplace|wardrobe|piano|bar-counter|display-case)$/;
/** Rain that is told to be outside is before the windows, and so it is where somebody eats, drinks or reads. */
const WET_OUTSIDE =
  /\b(?:rain(?:s|ing|y)?|snow(?:s|ing|y)?|storm(?:s|ing|y)?|pours|pouring|drizzl(?:es|ing)) (?:heavily |softly |gently )?(?:outside|against the|on the|down the|behind the|through the|windows?)\b|\boutside,? (?:it(?:'s| is)? )?(?:rain|snow|pour|storm)/iu;
const DONE_INSIDE = /^(?:drink|eat|read|write|type|work|study|knit|bake|chat)$/;
const STREET_KINDS = /^(?:building|vehicle)$/;
const FURNISHED = /^(?:furniture)$/;

/** A window is that of a front as well. */
const isFurnishedRoom = (draft: Draft): boolean =>
  draft.elements.some(
    ({ id, concept }) => FURNISHED.test(draft.kindOf(id) ?? '') && concept !== 'window',
  );

function kindsOf(draft: Draft): string[] {
  return draft.elements.map(({ id }) => draft.kindOf(id) ?? '');
}

/** Whether the picture is taken from the street: by the weather, by what walls are made of, by what stands around. */
function isOutside(draft: Draft, prompt: string, attributes: readonly string[]): boolean {
  if (INSIDE.test(prompt)) return false;
  const kinds = kindsOf(draft);
  const isTile = draft.template?.id === 'isometric' || draft.camera === 'isometric';
  const isFurnished = isFurnishedRoom(draft);
  if (isTile && !isFurnished && kinds.includes('building')) return true;
  if (isTile && draft.places.some(({ concept }) => TILE_LAND.test(concept))) return true;
  const isStreet = kinds.filter((kind) => STREET_KINDS.test(kind)).length > 0;
  const isSky = draft.places.some(({ concept }) => concept === 'sky');
  const isDry =
    WET_OUTSIDE.test(prompt) ||
    draft.actions.some(({ verb }) => DONE_INSIDE.test(verb)) ||
    draft.elements.some(({ concept = '' }) => KEPT_DRY.test(concept));
  const isWet = WET.has(draft.weather ?? '') && !isDry;
  if (attributes.some((one) => BUILT_OF.test(one)) || isSky || isWet) return true;
  if (hasParasols(draft)) return true;
  if (OUTDOORS_TOLD.test(prompt) && !WET_OUTSIDE.test(prompt) && !LOOKED_AT.test(prompt))
    return true;
  const isOfStreet = draft.places.some(({ concept }) => isOfSort(concept, 'open-street'));
  if (isOfStreet && draft.elements.length === 0) return true;
  if (ON_PAVEMENT.test(prompt) || (FRONT_SAID.test(prompt) && !isDry)) return true;
  if (isFurnished) return false;
  if (PARTS_TOLD.test(prompt)) return true;
  const isInCountry = draft.places.some(({ concept }) => COUNTRY.test(concept));
  if (isInCountry && !isDry && !LOOKED_AT.test(prompt)) return true;
  if (FRONT_ALONE.test(prompt) && !kinds.some((kind) => /^(?:person|food)$/.test(kind)))
    return true;
  return isStreet && (FRONTS.test(prompt) || isOfStreet);
}

/** `a bench in front of a shop`: what is before a house is in the street. */
function isStoodBefore(prompt: string, phrase: string): boolean {
  const told = prompt.toLowerCase();
  const at = told.indexOf(phrase.toLowerCase());
  const before = at < 0 ? '' : told.slice(Math.max(0, at - 48), at);
  return /\b(?:in front of|outside(?: of)?|across from|opposite|leaving|walking past|passing) (?:an?|the|his|her|their|its|our|my) (?:(?!(?:in|at|on|inside|within|of) )[a-z-]{2,20} ){0,3}$/.test(
    before,
  );
}

/** What or whom the prompt names right before the house is before it. */
function standBefore(draft: Draft, house: BriefElement): void {
  const [first] = draft.elements.filter(({ id }) => id !== house.id);
  const standing = draft.elements.find(({ id }) => draft.isAnimate(id)) ?? first;
  if (standing) draft.relate('in-front-of', standing.id, house.id);
}

/** Who sits under a parasol sits outside. */
const hasParasols = ({ elements }: Draft): boolean =>
  elements.some(({ concept }) => isOfSort(concept, 'shade-outdoors'));

/** Tables under parasols are before the house. */
function seatBefore(draft: Draft, house: BriefElement): void {
  if (!hasParasols(draft)) return;
  for (const { id, concept } of draft.elements)
    if (FURNISHED.test(draft.kindOf(id) ?? '') || isOfSort(concept, 'shade-outdoors'))
      draft.relate('in-front-of', id, house.id);
}

export const exteriors: Rule = {
  name: 'a library under a grey sky is a house, and no room',
  example: {
    prompt: 'an old brick library in the rain',
    elements: ['public library building'],
    brief: { places: [] },
  },
  apply(draft, prompt) {
    if (draft.template && draft.template.id !== 'isometric') return;
    const before = draft.elements.length;
    for (const place of [...draft.places]) {
      const usual = HOUSES[place.concept];
      const isBefore = isStoodBefore(prompt, place.phrase) && draft.elements.length > 0;
      if (!usual || !(isBefore || isOutside(draft, prompt, place.attributes))) continue;
      const concept =
        place.concept === 'library' && BOOKSHOP.test(place.phrase) ? 'shop-building' : usual;
      if (draft.elements.length >= 40) return;
      draft.dropPlace(place);
      const element: BriefElement = {
        id: `e${String(draft.elements.length + 1)}`,
        concept,
        phrase: place.phrase,
        count: 1,
        several: false,
        colors: place.colors,
        attributes: place.attributes,
      };
      if (isBefore) {
        draft.elements.push(element);
        standBefore(draft, element);
        if (draft.places.length === 0) draft.addPlace('street', place.phrase);
      } else {
        draft.elements.unshift(element);
        seatBefore(draft, element);
      }
      ownParts(draft, element);
    }
    if (draft.template?.id === 'isometric' || draft.camera === 'isometric') plantParks(draft);
    if (draft.elements.length > before) {
      settleAround(draft);
      shopWindows(draft);
    }
  },
};

/** What was told of the room is of the house: its tower, its dome. */
function ownParts(draft: Draft, house: BriefElement): void {
  const isHad = (id: string) => draft.relations.some(({ from, to }) => from === id || to === id);
  for (const { id, concept } of draft.elements)
    if (id !== house.id && BUILT_ONTO.some(([part]) => part === concept) && !isHad(id))
      draft.relate('with', house.id, id);
}

/** A park beside the houses of a block has trees and a bench. */
function plantParks(draft: Draft): void {
  const park = draft.places.find(({ concept }) => concept === 'park');
  if (!park || !draft.places.some(({ concept }) => concept === 'city' || concept === 'street'))
    return;
  for (const concept of ['tree', 'bench'])
    imply(draft, { concept, count: concept === 'tree' ? 2 : 1, because: `in the ${park.phrase}` });
}

/** Around a house that is seen from the street: a town is one, and under the sky alone a lawn. */
function settleAround(draft: Draft): void {
  const [first] = draft.places;
  if (draft.places.length !== 1 || !first) return;
  if (first.concept === 'city' && !SKYLINES.test(first.phrase)) first.concept = 'street';
  else if (first.concept === 'sky') first.concept = 'park';
}
const SKYLINES = /skyline|panorama|silhouette|горизонт/i;

/** The window of a shop that stands there is its own. */
function shopWindows(draft: Draft): void {
  const isShop = ({ concept = '' }: BriefElement) =>
    /^(?:shop|bakery|cafe)-building$/.test(concept);
  const shops = draft.elements.filter(isShop);
  const [first, second] = shops;
  if (!first || !second || first.phrase === second.phrase) return;
  const isWindow = ({ phrase }: BriefElement) =>
    /vitrine|window|fenster|escaparate|vetrina|витрин/i.test(phrase);
  const window = shops.find(isWindow);
  const shop = shops.find((one) => one !== window);
  if (!window || !shop) return;
  for (const relation of draft.relations) {
    if (relation.from === window.id) relation.from = shop.id;
    if (relation.to === window.id) relation.to = shop.id;
  }
  window.concept = 'window';
  draft.relate('part-of', window.id, shop.id);
}
