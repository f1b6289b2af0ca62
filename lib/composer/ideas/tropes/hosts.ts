import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { called } from './called';
import { HALVES, STAGES } from './hosts.data';
import {
  lineOf,
  onPans,
  oneOf,
  onSeesaw,
  type Piece,
  pieceOf,
  piecesOf,
  type Read,
  rounded,
} from './spread';
import type { Room } from './vessels.data';

/** Pictures of hosts with what is in, on and at the ends of them. */

/** What the ground of a little world is, as the number that its prop draws. */
const GROUNDS: readonly (readonly [RegExp, number])[] = [
  [/\bcoins?\b|\bpennies\b/, 5],
  [/\bbanknotes?\b|\bcash\b|\bbills\b|\bmoney\b/, 6],
  [/\bsand|\bdesert|\bbeach|\bdunes?\b|\bpyramid/, 1],
  [/\bsnow|\bwinter|\bice\b|\bigloo|\bmountains?\b|\bpolar\b/, 2],
  [/\bsea\b|\bocean|\bwater|\bwaves?\b|\blighthouse|\bsail|\bship|\bboat|\bwhale|\bisland/, 3],
  [/\bcity|\bskyline|\bskyscraper|\btowers?\b|\bmetropolis|\bstreet/, 4],
];
const GRASS = 0;
const BARE = 7;

const groundOf = (text: string): number =>
  GROUNDS.find(([pattern]) => pattern.test(text))?.[1] ?? GRASS;

/** Places as what stands in them, in the order from the middle outwards. */
const WORLDS: Readonly<Record<string, readonly string[]>> = {
  forest: ['tree', 'pine tree', 'pine tree', 'tree', 'pine tree', 'tree', 'pine tree'],
  jungle: ['palm tree', 'tree', 'palm tree', 'palm tree', 'tree'],
  city: ['skyscraper', 'office building', 'skyscraper', 'office building', 'skyscraper'],
  village: ['church', 'house', 'cottage', 'tree', 'pine tree'],
  garden: ['tree', 'sunflower', 'tulip', 'rose', 'daisy'],
  desert: ['saguaro', 'saguaro', 'saguaro'],
  beach: ['palm tree', 'palm tree'],
  mountain: ['#little-mountain', 'pine tree', 'pine tree', 'pine tree'],
  meadow: ['daisy', 'poppy', 'daisy', 'tulip', 'poppy'],
  farm: ['barn', 'tree', 'cow'],
  sea: ['sailboat'],
  world: ['house', 'tree', 'pine tree'],
};

/** Names of those places. */
const CALLED: Readonly<Record<string, string>> = {
  wood: 'forest',
  woodland: 'forest',
  grove: 'forest',
  rainforest: 'jungle',
  skyline: 'city',
  metropolis: 'city',
  cityscape: 'city',
  town: 'village',
  hamlet: 'village',
  dune: 'desert',
  island: 'beach',
  landscape: 'mountain',
  field: 'meadow',
  ocean: 'sea',
};

const worldNamed = (phrase: string): readonly string[] | undefined => {
  const word = (phrase.split(' ').at(-1) ?? '').replace(/ies$/, 'y').replace(/s$/, '');
  return WORLDS[CALLED[word] ?? word];
};

/** Trees, houses and people; a pickle in a jar is only a pickle. */
const TREE_CM = 200;
const isOfWorld = ({ element: { concept = '' } }: Piece): boolean => {
  const { kind, heightCm = 0, habitat } = conceptOf(concept) ?? {};
  return (
    kind === 'building' ||
    kind === 'person' ||
    kind === 'fantasy' ||
    (kind === 'vehicle' && habitat !== 'water') ||
    (kind === 'plant' && heightCm >= TREE_CM) ||
    (kind === 'nature' && heightCm >= TREE_CM)
  );
};

const isSomebody = ({ element }: Piece) =>
  /^(?:person|fantasy)$/.test(conceptOf(element.concept ?? '')?.kind ?? '');

interface World {
  phrases: string[];
  isWorld: boolean;
  hasSomebody: boolean;
}

/** What is told to stand in a glass; nothing where one of it is not known. */
function worldOf(filling: string, read: Read): World | undefined {
  const parts = filling.split(/,? and |, | with /).map((part) => part.replace(/^(?:an?|the) /, ''));
  const world: World = { phrases: [], isWorld: false, hasSomebody: false };
  for (const part of parts) {
    const named = worldNamed(part);
    const pieces = named ? [] : piecesOf(part, read);
    if (!named && pieces.length === 0) return undefined;
    const several = pieces.flatMap((piece) => {
      const { count, several: isMany } = piece.element;
      const copies = Math.min(4, isMany ? 3 : count);
      return Array.from({ length: copies }, () => (copies > 1 ? oneOf([piece], 0) : piece.phrase));
    });
    world.phrases.push(...(named ?? several.map((phrase) => phrase.replace(NUMBER, ''))));
    world.isWorld ||= named !== undefined || pieces.some(isOfWorld);
    world.hasSomebody ||= pieces.some(isSomebody);
  }
  return world;
}

/** How many there are is told by how many are drawn. */
const NUMBER = /^(?:one|two|three|four|a couple of|a few|several|some|many) /;

/** Where those of a little world stand, the first in the middle: across, up, size, as shares of the room. */
const STANDS: readonly (readonly [across: number, up: number, size: number])[] = [
  [0, 0, 1],
  [-0.27, 0, 0.74],
  [0.28, 0, 0.68],
  [-0.12, 0.03, 0.8],
  [0.16, 0.035, 0.72],
  [-0.4, 0.03, 0.56],
  [0.41, 0.03, 0.54],
];
const PAIR: typeof STANDS = [
  [-0.23, 0, 0.9],
  [0.24, 0, 0.8],
];

/** Side by side on the ground of a room, the farthest first. */
function standing({ x, floor, width, height }: Room, phrases: readonly string[]): string[] {
  const shown = phrases.slice(0, STANDS.length);
  const stands = shown.length === 2 ? PAIR : STANDS;
  const share = shown.length === 1 ? 0.94 : shown.length === 2 ? 0.5 : 0.44;
  return shown
    .map((phrase, index) => ({ phrase, stand: stands[index] ?? ([0, 0, 1] as const) }))
    .sort((one, other) => other.stand[1] - one.stand[1])
    .map(({ phrase, stand: [across, up, size] }) =>
      lineOf(phrase, [
        x + across * width,
        floor + (index0(up) - up) * height,
        height * size * 0.96,
        width * share * Math.max(0.8, size),
      ]),
    );
}

/** Those in front stand a little before the line of the ground. */
const index0 = (up: number) => (up === 0 ? 0.03 : 0);

/** Who is shut in has no seat there. */
const POSED: Readonly<Record<string, string>> = {
  sitting: 'sitting on the floor',
  crouching: 'sitting on the floor',
  crying: 'crying',
  sleeping: 'sleeping',
  meditating: 'meditating',
  reading: 'reading',
};
/** A smoothie in a jar is drunk, and no world of its own. */
const isDrunk = (filling: string, read: Read) =>
  /^(?:drinking )?straws?,/.test(filling) ||
  piecesOf(filling, read).some(({ element: { concept = '' } }) =>
    /^(?:drinking-glass|cup)$/.test(conceptOf(concept)?.part ?? ''),
  );

const worldIn: Build = ({ host, filling = '', ground, pose = '' }, { read }) => {
  const stage = called(STAGES, host);
  if (!stage) return undefined;
  const does = POSED[pose];
  const world = worldOf(does ? `${filling} ${does}` : filling, read);
  if (!world?.isWorld || isDrunk(filling, read)) return undefined;
  const isGlobe = /snow/.test(host ?? '');
  const own = isGlobe ? 'snow' : world.hasSomebody && world.phrases.length === 1 ? '' : filling;
  const kind = ground ? groundOf(ground) : own === '' ? BARE : groundOf(own);
  // What nobody knows lies in no glass.
  if (ground && kind === GRASS && !/grass|moss|soil|earth/.test(ground)) return undefined;
  const room = ground ? stage.half : stage.low;
  const level = 94 - room.floor;
  return {
    lines: [
      `${stage.back} ${rounded(level)} ${String(kind)}`,
      ...standing(room, world.phrases),
      stage.front,
    ],
    shows: [...stage.shows, 'coins', 'coin', 'money', 'sand', 'snow', 'moss', 'grass'],
  };
};

const hourglassOf: Build = ({ upper = '', lower = '' }, { read }) => {
  const [above, below] = [upper, lower].map((side) => halfOf(side, read));
  if (!above && !below) return undefined;
  if ((upper && !above) || (lower && !below)) return undefined;
  const [over, under] = [groundOf(upper), groundOf(lower || upper)];
  // Trees that are told alone stand in the lower half, and the sand runs onto them.
  const [high, low] = lower ? [above, below] : [undefined, above];
  return {
    lines: [
      `#stage-hourglass-back 50 96 92 ${String(high ? over : 1)} ${String(low ? under : 1)}`,
      ...(high ? standing(HALVES.upper, high) : []),
      ...(low ? standing(HALVES.lower, low) : []),
      '#stage-hourglass-front 50 96 92',
    ],
    shows: ['hourglass', 'sand'],
  };
};

/** Snow or coins are the ground itself. */
const BARE_GROUND = /^(?:[a-z]+ )?(?:snow|sand|coins|money|water|grass)$/;
const halfOf = (side: string, read: Read): string[] | undefined => {
  if (side === '') return undefined;
  return BARE_GROUND.test(side) ? [] : worldOf(side, read)?.phrases;
};

/** Whose it is, is no thing on the seesaw. */
const plain = (slot: string) => slot.replace(/^(?:\w+ )?\w+'s /, '');

const atEnds: Build = ({ left = '', right = '', host = '' }, { read }) => {
  const [one, other] = [pieceOfSlot(plain(left), read), pieceOfSlot(plain(right), read)];
  if (!one || !other || (isSomebody(one) && isSomebody(other))) return undefined;
  const shows = ['scale', 'scales', 'seesaw', 'balance-scale', 'balance', 'kitchen-scale'];
  if (!/saw|totter/.test(host)) return { lines: onPans(one, other, 28), shows };
  return { lines: onSeesaw(one, other), shows: [...shows, 'child', 'person'] };
};

const pieceOfSlot = (slot: string, read: Read): Piece | undefined =>
  piecesOf(slot, read)[0] ?? pieceOf(slot, read);

/** The compartments of a box: middles and sizes, by how many there are. */
type Compartments = readonly (readonly [x: number, y: number, width: number, height: number])[];
const COMPARTMENTS: Readonly<Record<number, Compartments>> = {
  2: [
    [30, 52, 36, 44],
    [70, 52, 36, 44],
  ],
  3: [
    [32, 52, 40, 46],
    [73, 40, 32, 20],
    [73, 65, 32, 20],
  ],
  4: [
    [31, 40, 40, 23],
    [72, 40, 34, 23],
    [72, 66, 34, 20],
    [31, 66, 40, 20],
  ],
  5: [
    [31, 40, 40, 23],
    [72, 40, 34, 23],
    [22, 66, 24, 20],
    [50, 66, 24, 20],
    [78, 66, 24, 20],
  ],
};
const FOOD = /^(?:food|plant|container)$/;
/** As they lie in a box. */
const PACKED: Readonly<Record<string, string>> = {
  'boiled egg': 'soft boiled egg',
  'hard boiled egg': 'soft boiled egg',
  egg: 'soft boiled egg',
};

const packedBox: Build = ({ filling = '' }, { read }) => {
  const parts = filling.split(/,? and |, /).map((part) => part.replace(/^(?:an?|the|some) /, ''));
  const pieces = parts.map((part) => pieceOf(PACKED[part] ?? part, read));
  const places = COMPARTMENTS[parts.length];
  const known = pieces.flatMap((piece) => piece ?? []);
  const areFood = known.every(({ element }) =>
    FOOD.test(conceptOf(element.concept ?? '')?.kind ?? ''),
  );
  if (!places || known.length < parts.length || !areFood) return undefined;
  return {
    lines: [
      `#compartments 50 52 92 ${String(parts.length)}`,
      ...known.flatMap((piece, index) => inCompartment(piece, places[index] ?? [50, 52, 40, 40])),
    ],
    shows: ['bento-box', 'lunchbox', 'lunch-box', 'child', 'star', 'egg'],
  };
};

/** One lies in the middle; of small ones without a number there are some. */
function inCompartment(
  { phrase, element }: Piece,
  [x, y, width, height]: readonly [number, number, number, number],
): string[] {
  const heightCm = conceptOf(element.concept ?? '')?.heightCm ?? 10;
  const isLoose = element.several && heightCm < 7;
  if (!isLoose) return [lineOf(phrase, [x, y, height * 0.86, width * 0.84], 'centred')];
  const one = oneOf([{ phrase, element, isStanding: false }], 0);
  const size = Math.min(width / 2.9, height / 1.7);
  return [
    [-0.3, -0.18],
    [0, -0.22],
    [0.3, -0.16],
    [-0.16, 0.2],
    [0.16, 0.22],
  ].map(([u = 0, v = 0]) => lineOf(one, [x + u * width, y + v * height, size, size], 'centred'));
}

/** What grows by itself has stems of its own. */
const GROWN = /^(?:plant|food|nature|animal|place|person|building)$/;
/** Stems of a bed: where, and how high, of what stands on them. */
const STEMS = [
  [44, 40],
  [59, 30],
  [74, 42],
  [89, 32],
] as const;
const POT_STEMS = [
  [36, 32],
  [50, 20],
  [64, 34],
] as const;

const onStems: Build = ({ filling = '', host = '', who = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  const [tender] = who ? piecesOf(who, read) : [];
  if (!piece || GROWN.test(conceptOf(piece.element.concept ?? '')?.kind ?? '')) return undefined;
  if (who && !(tender && isSomebody(tender))) return undefined;
  const isPot = /pot|planter/.test(host);
  const asSaid = pieceOf(filling, read)?.element.concept ?? '';
  const shift = tender || isPot ? 0 : -16;
  const stems = isPot ? POT_STEMS : STEMS;
  const foot = isPot ? 66 : 80;
  return {
    lines: [
      ...stems.map(([x, y]) => `#leafy-stem ${x + shift} ${foot} ${foot - y - 5}`),
      isPot ? 'flower pot 50 94 32' : `#soil-bed ${66 + shift} 94 64`,
      ...stems.map(([x, y]) => lineOf(oneOf([piece], 0), [x + shift, y, 20, 15], 'centred')),
      ...(tender ? [lineOf(`${tender.phrase} holding a watering can`, [17, 95, 62, 34])] : []),
    ],
    shows: [
      asSaid,
      'raised-bed',
      'flower-pot',
      'soil',
      'garden',
      'flower',
      'watering-can',
      'stem',
      'ground',
    ],
  };
};

export const HOST_BUILDS: Readonly<Record<string, Build>> = {
  'world-in': worldIn,
  'hourglass-of': hourglassOf,
  'at-ends': atEnds,
  'packed-box': packedBox,
  'on-stems': onStems,
};
