import type { Cast } from '../arrange/cast';
import type { Brief } from '../brief';
import { conceptOf } from '../concepts';
import { isLivingKind } from '../concepts/concept';
import { isOfSort } from '../concepts/sorts';
import { ROOMS } from '../places/interiors/rooms';
import type { Stage } from '../places/place';
import { type GroundPlan, isTrack, landOf } from './ground';
import { DEVICES } from './ground-device';

const SOME = 3;
/** Words for them in the plural are words of their own: shops, racks. */
const isOneOfMany = (concept: ReturnType<typeof conceptOf>) =>
  concept?.kind === 'building' || concept?.id === 'server' || concept?.id === 'server-rack';

/** Cover of the open country, as houses, stands on a tile one by one. */
export function singled(brief: Brief): Brief {
  const single = (concept: string | undefined) => {
    const one = concept?.replace(/s$/, '');
    return one !== undefined && one !== concept && conceptOf(one)?.part !== undefined
      ? one
      : concept;
  };
  const elements = brief.elements.map((element) => {
    const concept = single(element.concept);
    const isSome =
      element.count === 1 && /[^s]s$/.test(element.phrase) && isOneOfMany(conceptOf(concept ?? ''));
    return { ...element, concept, ...(isSome ? { count: SOME, several: true } : {}) };
  });
  return { ...brief, elements };
}

/** Rooms of buildings, by the kind of the building. */
const ROOM_OF: Readonly<Record<string, string>> = {
  bakery: 'bakery',
  'cafe-front': 'cafe',
  shop: 'shop',
  school: 'classroom',
  hospital: 'clinic',
  factory: 'factory',
  columned: 'bank-hall',
  library: 'library',
  hotel: 'lobby',
  theatre: 'stage',
};
const INDOOR_KINDS = new Set(['furniture', 'food']);
/** Seen from outside as well. */
const OUTDOOR_TOO = new Set(['door', 'window', 'bench', 'gate']);

/** Where something is that has a house closed beside it. */
const OUTSIDE = /^(?:in-front-of|beside|against|around)$/;

const isBeside = ({ relations }: Pick<Brief, 'relations'>, id: string) =>
  relations.some(({ kind, to }) => to === id && OUTSIDE.test(kind));

const SETTLEMENTS = /^(?:city|street|village|square|suburb|harbour|medieval-street)$/;

/** A building with things of its inside is seen cut open: its room is drawn in place of it. */
export function openedBuilding(
  { things }: Pick<Cast, 'things'>,
  { relations, places }: Pick<Brief, 'relations' | 'places'>,
): { elementId: string; room: string } | undefined {
  const isInside = ({ concept }: Cast['things'][number]) =>
    INDOOR_KINDS.has(concept.kind) && !OUTDOOR_TOO.has(concept.id);
  const isSeatedOutside = things.some(({ concept }) => isOfSort(concept.id, 'shade-outdoors'));
  // In a city that is told the houses are closed, whatever stands before them.
  if (places.some(({ concept }) => SETTLEMENTS.test(concept))) return undefined;
  if (isSeatedOutside || !things.some(isInside)) return undefined;
  for (const { element, parameters } of things) {
    if (isBeside({ relations }, element.id)) continue;
    const room = ROOM_OF[String(parameters.kind)];
    if (room !== undefined) return { elementId: element.id, room };
  }
  return undefined;
}

/** A room of a name that no table knows is read as a bedroom; the building that it is in says more. */
const isVague = ({ places }: Brief): boolean =>
  places.some(({ concept, phrase }) => concept === 'bedroom' && !/bed|guest|hotel/i.test(phrase));

/** Land that is said to be white. */
const isUnderSnow = ({ phrase }: Brief['places'][number]): boolean =>
  /\b(?:snow|snowy|snow-covered|frozen|icy|winter|wintry)\b/i.test(phrase);

/** What is looked out at is behind a window of the room. */
const LOOKED_OUT_AT = /\b(?:view|window|overlooking|outside|interior|inside)\b/i;

/** A room that is told on a piece of land is a house there: a small office beside wind turbines, a data center on a hill. */
export function isSeenFromOutside(brief: Brief, things: Cast['things']): boolean {
  const places = brief.places.map(({ concept }) => concept);
  const isRoom = (place: string) => place in ROOMS;
  const hasBoth = places.some(isRoom) && !places.every(isRoom);
  const isLookedOut = brief.places.some(({ phrase }) => LOOKED_OUT_AT.test(phrase));
  const isLivedIn = things.some(
    ({ concept }) => INDOOR_KINDS.has(concept.kind) && !OUTDOOR_TOO.has(concept.id),
  );
  if (!hasBoth || isLookedOut || isLivedIn) return false;
  const isOpenFirst = !isRoom(places[0] ?? '');
  return isOpenFirst || !things.some(({ concept }) => isLivingKind(concept.kind));
}

/** The room that is named, opened or led to by furniture; nothing where it is of land. */
function roomOf(
  brief: Brief,
  things: Cast['things'],
  isApron: boolean,
): Record<'id' | 'named', string | undefined> & { isStreet: boolean } {
  const places = brief.places.map(({ concept }) => concept);
  const [first = ''] = places;
  // A shop that is told with a gas station is a house beside it.
  const isLaidOut = ROADLESS.has(first) && !(first in ROOMS);
  const named =
    isLaidOut || isSeenFromOutside(brief, things)
      ? undefined
      : places.find((place) => place in ROOMS && !(isApron && place === 'airport'));
  const isHome = things.some(({ concept }) => concept.kind === 'furniture');
  const isOpen = places.length > 0 || things.some(({ concept }) => OPEN_AIR.has(concept.kind));
  const opened = openedBuilding({ things }, brief);
  const isSettled = places.some((place) => SETTLEMENTS.test(place));
  const isStreet = (!isHome || isSettled) && opened === undefined && things.some(isLargeHouse);
  const led = isHome && !isOpen ? 'living-room' : undefined;
  const told = isVague(brief) ? (opened?.room ?? named) : (named ?? opened?.room);
  return { id: isStreet ? undefined : (told ?? led), named, isStreet };
}

/** A room where one is named or furniture leads, else land. */
export function groundOf(brief: Brief, { things }: Cast, stage: Stage): Omit<GroundPlan, 'side'> {
  const places = brief.places.map(({ concept }) => concept);
  const isApron = things.some(({ concept }) => APRON.has(concept.id));
  const { id, named, isStreet } = roomOf(brief, things, isApron);
  const device = things.find(({ concept }) => DEVICES[concept.id] !== undefined);
  const kind = device && DEVICES[device.concept.id];
  if (device && kind && isGround(things, named)) {
    const deviceId = device.element.id;
    return { kind: 'stone', surface: SCREEN, device: kind, deviceId };
  }
  const aloft = things.find(({ concept }) => isOfSort(concept.id, 'land-aloft'));
  if (aloft) return { ...landOf([]), aloftId: aloft.element.id };
  const spec = id === undefined ? undefined : ROOMS[id];
  if (!spec) {
    if (places.length === 0 && isStillLife(things)) return { ...PLINTH, isPlinth: true };
    const isSnowy =
      brief.season === 'winter' || brief.weather === 'snowfall' || brief.places.some(isUnderSnow);
    if (isSnowy) return landOf(['snow-field']);
    const houses = things.filter(isLargeHouse).length;
    const [only] = things.filter(isLargeHouse);
    // A house that something is told with is seen from near by, and in no town.
    const isAlone = things.length > 1 && !isInStreet(things);
    if (
      only &&
      houses === 1 &&
      places.length === 0 &&
      (isAlone || isBeside(brief, only.element.id))
    )
      return landOf([]);
    const bare =
      isStreet && places.length === 0 && houses > 0 ? landOf(['street']) : landOf(places);
    // `pink concrete`: a ground that is told in a colour has it.
    const [surface = bare.surface] = brief.places.flatMap(({ colors }) => colors);
    const land = { ...bare, surface };
    const isApronHere = isApron || places.some((place) => ROADLESS.has(place));
    const isVillage = places.some((place) => VILLAGES.has(place));
    const isIsle = places.some((place) => ISLES.has(place));
    const isOfHouse = houses === 1 && !brief.places.some(({ phrase }) => SETTLED.test(phrase));
    return {
      ...land,
      isIsle,
      isOfHouse,
      isTrack: isTrack(places),
      isCrossing: land.kind === 'street' && !(isOfHouse && !isCrossed(brief)),
      isTown: !isApronHere && (land.kind === 'street' || isVillage || isTrack(places)),
    };
  }
  return {
    kind: 'stone',
    surface: spec.floorColor,
    room: { spec, wall: stage.random.pick(spec.walls) },
  };
}

/** Where more than one house stands. */
const SETTLED =
  /city|town|village|suburb|neighbou?rhood|district|downtown|stadt|dorf|ville|ciudad|città|cidade|город|街|町|村/i;
const CROSSED =
  /cross ?roads?|intersection|crossing|junction|corner|kreuzung|carrefour|cruce|incrocio|cruzamento|перекр|交差点/i;
/** Whether roads are told to cross. */
const isCrossed = ({ places, elements }: Brief): boolean =>
  [...places, ...elements].some(({ phrase }) => CROSSED.test(phrase));

/** Cups, machines and food by themselves stand on a plinth, and on no meadow. */
const isStillLife = (things: Cast['things']) =>
  things.length > 0 &&
  things.every(
    ({ concept }) =>
      concept.heightCm <= (GEAR.test(concept.kind) ? GEAR_CM : STILL_CM) &&
      (concept.habitat !== 'ground' ||
        concept.heightCm <= ON_FLOOR_CM ||
        GEAR.test(concept.kind)) &&
      /^(?:food|container|tool|device|instrument|clothing)$/.test(concept.kind),
  );
const STILL_CM = 70;
/** Tripods, guitars and floor lamps are shown as goods, too. */
const GEAR = /^(?:tool|device|instrument)$/;
const GEAR_CM = 165;
const ON_FLOOR_CM = 45;
const PLINTH = { kind: 'stone', surface: '#f1ece6' } as const;

/** A device is the ground where no room is told of and nobody is at a desk: what is sold stands on it. */
const isGround = (things: Cast['things'], named: string | undefined) =>
  (named === undefined || named === 'shop') &&
  things.every(
    ({ concept }) =>
      concept.kind !== 'furniture' && concept.kind !== 'vehicle' && concept.kind !== 'food',
  );
const SCREEN = '#e9f1ff';
/** Cars, buses and street lamps are in a street, whatever house is told with them. */
const isInStreet = (things: Cast['things']) =>
  things.some(({ concept }) => isOfSort(concept.id, 'of-the-street'));
/** Streets with nothing but what drives on them. */
const ROADLESS = new Set(['airport', 'runway', 'parking-lot', 'gas-station', 'driveway']);
const ISLES = new Set(['island', 'lagoon']);
const VILLAGES = new Set(['village', 'medieval-street', 'suburb']);

/** Houses stand in no room, whatever place is named after them. */
const LEAST_HOUSE_CM = 560;
const isLargeHouse = ({ concept: { id, kind, habitat, heightCm } }: Cast['things'][number]) =>
  kind === 'building' && habitat === 'ground' && heightCm >= LEAST_HOUSE_CM && !RURAL.has(id);
/** These stand on grass, and by no road. */
const RURAL = new Set([
  'castle',
  'barn',
  'farmhouse',
  'windmill',
  'watermill',
  'church',
  'lighthouse',
  'pagoda',
  'villa',
  'modern-house',
  'cabin',
  'ruins',
  'parthenon',
  'taj-mahal',
  'pyramid',
]);

/** These stand before an airport, and in no hall of it. */
const APRON = new Set(['plane', 'helicopter', 'fighter-jet', 'biplane']);

const OPEN_AIR = new Set(['building', 'vehicle', 'nature']);
