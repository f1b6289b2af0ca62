import type { EnvironmentId, Hour, RelationKind, Weather } from '../../understand/description';

/** What a word shows that is not the name of it: where somebody hammers, there is a hammer. */
export interface ImpliedThing {
  concept: string;
  count: number;
  /** What who does it is to the thing; only somebody can do it. */
  relation?: RelationKind;
}

const thing = (concept: string, count = 1): ImpliedThing => ({ concept, count });
const tool = (concept: string): ImpliedThing => ({ concept, count: 1, relation: 'holding' });
const mount = (concept: string): ImpliedThing => ({ concept, count: 1, relation: 'riding' });

const VILLAGES = ['village', 'village street', 'snowy village', 'snow covered village'];
const WOODCUTTING = ['wood', 'firewood', 'log'].flatMap((cut) => [
  `chopping ${cut}`,
  `splitting ${cut}`,
]);

export const IMPLIED_THINGS = new Map<string, ImpliedThing>([
  ['bedroom', thing('bed')],
  ['candlelight', thing('candle')],
  ['candlelit', thing('candle')],
  ['graveyard', thing('headstone', 3)],
  ['cemetery', thing('headstone', 3)],
  ['horse drawn', thing('horse')],
  ['bookshop', thing('books')],
  ['bookstore', thing('books')],
  ['pumpkin patch', thing('pumpkin', 3)],
  ...VILLAGES.map((village): [string, ImpliedThing] => [village, thing('house', 3)]),
  ...WOODCUTTING.map((work): [string, ImpliedThing] => [work, tool('axe')]),
  ['hammering', tool('hammer')],
  ['sweeping', tool('broom')],
  ['fishing', tool('fishing-pole')],
  ['skateboarding', mount('skateboard')],
  ['sledding', mount('sled')],
  ['cycling', mount('bicycle')],
]);

/** Before what can burn down, these show a fire. */
export const BURNING = new Set(['burning', 'blazing', 'flaming']);

const invert = <T extends string>(lines: Partial<Record<T, string>>) =>
  new Map(
    (Object.entries(lines) as [T, string][]).flatMap(([value, keys]) =>
      keys.split(',').map((key): [string, T] => [key.trim(), value]),
    ),
  );

/** Words that tell where a scene is without being the name of a place. */
export const PLACE_BY_WORD = invert<EnvironmentId>({
  sea: 'surfing, surf, tidal wave, tsunami, deckhand, shipwreck, fishing trawler',
  meadow: 'wildflower, flower meadow, park bench, picnic blanket, picnic basket',
  underwater: 'scuba diver, diver, scuba, snorkeling, snorkelling, snorkeler, scuba diving',
  room: 'blackboard, chalkboard, whiteboard, ceiling, bedside, wallpapered, fireside',
  tabletop: 'platter, food photography, charcuterie board, cheeseboard, tabletop photography',
  road: 'runway, hitchhiker, traffic jam',
  street: 'storefront, shopfront, shop window, graffiti',
});

/** Things that stand in one kind of place. */
export const PLACE_BY_CONCEPT = invert<EnvironmentId>({
  space: 'ringed-planet, space-station',
  sea: 'mermaid, merman, merperson, water-wave, person-surfing, man-surfing, woman-surfing, pirate-ship, dolphin, spouting-whale, whale',
  underwater: 'coral',
  snow: 'snowman, snowman-without-snow, igloo, skier, snowboarder',
});

/** Things that stand in one kind of place where something else is beside them. */
export const PLACE_BESIDE = invert<EnvironmentId>({
  farm: 'barn, silo, hay-bale, scarecrow, tractor',
  street:
    'school-bus, bus-stop, lamp-post, phone-booth, fire-hydrant, postbox, vertical-traffic-light',
});

/** Furniture that stands in one kind of room, where somebody is beside it. */
export const ROOM_BY_FURNITURE = invert<EnvironmentId>({
  room: 'fireplace, armchair, sofa, couch-and-lamp, bed, bookshelf, bathtub, desk, office-worker, teacher',
  kitchen: 'stove, refrigerator',
});

export const HOUR_BY_CONCEPT = invert<Hour>({
  night: 'full-moon, crescent-moon, fireworks, firefly',
});

export const WEATHER_BY_WORD = invert<Weather>({
  rain: 'raincoat, rain coat, rain boot, rubber boot, wellington boot, puddle',
  storm: 'lightning, lightning bolt, lightning strike',
});
