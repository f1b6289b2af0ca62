import { conceptOf } from '../../concepts';
import type { Build, Slots } from './build';
import { endOf } from './ends';
import {
  lineOf,
  oneOf,
  onPans,
  onSeesaw,
  type Piece,
  pieceOf,
  piecesOf,
  type Read,
} from './spread';

/** Pictures with a symbol for what cannot be seen at the ends of something that is known. */

/** What is at either end of an image that is `between cultures`: two of them that differ. */
const PAIRS: readonly (readonly [RegExp, string, string])[] = [
  [/cultures|civili[sz]ations|traditions/, 'pagoda', 'cathedral'],
  [/religions|faiths|beliefs/, 'mosque', 'church'],
  [/generations|ages/, 'grandmother standing', 'teenager standing'],
  [/nations|countries|states|worlds|continents/, 'flag', 'blue flag'],
  [/genders|sexes|men and women/, 'woman standing', 'man standing'],
  [/classes|incomes/, 'businessman standing', 'beggar'],
  [/languages|opinions|views/, 'speech bubble', 'speech bubble'],
  [
    /people|neighbou?rs|strangers|friends|lovers|us|communities|teams|partners|couples?/,
    'woman standing',
    'man standing',
  ],
  [/minds|thoughts/, 'head profile', 'head profile'],
  [/hearts/, 'red heart', 'red heart'],
];

function pairOf(both: string, read: Read): [Piece, Piece] | undefined {
  const [, left = '', right = ''] = PAIRS.find(([pattern]) => pattern.test(both)) ?? [];
  const [one, other] = [pieceOf(left, read), pieceOf(right, read)];
  return one && other && [one, other];
}

const isSomebody = ({ element: { concept = '' } }: Piece) => conceptOf(concept)?.kind === 'person';

/**
 * Both ends, of which at least one is what nobody can see, or who people are to each other: a bridge between two hills is a
 * bridge.
 */
function endsOf({ left = '', right = '', both }: Slots, read: Read): [Piece, Piece] | undefined {
  if (both !== undefined) return pairOf(both, read);
  const [one, other] = [endOf(left, read), endOf(right, read)];
  if (!one || !other) return undefined;
  const arePeople = isSomebody(one.piece) && isSomebody(other.piece);
  if (!one.isSymbol && !other.isSymbol && !arePeople) return undefined;
  return [one.piece, other.piece];
}

const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/bridg/, 'bridge'],
  [/rope|thread|line/, 'rope'],
  [/gap|divide|gulf|abyss|chasm/, 'gap'],
  [/wall/, 'wall'],
  [/ladder/, 'ladder'],
  [/stair|steps/, 'stairs'],
  [/maze|labyrinth/, 'maze'],
  [/key|unlock/, 'key'],
  [/door|gate|portal/, 'door'],
  [/path|road/, 'road'],
  [/arrow/, 'arrow'],
];
const hostOf = (host: string): string =>
  HOSTS.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1] ?? 'arrow';

/** Concepts that a host's props are. */
const SHOWN =
  'bridge stone-bridge footbridge rope-bridge rope tightrope cliff canyon ladder stairs staircase steps maze labyrinth road path arrow door doorway gate wall brick-wall key padlock scale balance-scale seesaw iceberg puzzle puzzle-piece seed sprout seedling plant flower mask carnival-mask face-mask yarn instrument-string'.split(
    ' ',
  );

/** Where the ends are: foot and size, and whether they float. */
type Place = readonly [x: number, y: number, height: number, width: number];

const at = ({ phrase }: Piece, place: Place, flags = ''): string => lineOf(phrase, place, flags);

/** On the edges of two cliffs. */
const EDGES: readonly [Place, Place] = [
  [11, 73, 34, 26],
  [89, 73, 34, 26],
];
const SIDES: readonly [Place, Place] = [
  [17, 90, 40, 32],
  [83, 90, 40, 32],
];

const crossing = (who: string | undefined, y: number): string[] =>
  who ? [lineOf(`${who} walking`, [50, y, 40, 30])] : [];

/** What lies between two ends, by its kind. */
function between(kind: string, [one, other]: readonly [Piece, Piece], who?: string): string[] {
  const [left, right] = /bridge|rope|gap/.test(kind) ? EDGES : SIDES;
  const ends = [at(one, left), at(other, right)];
  if (kind === 'bridge')
    return ['#cliffs 50 74 100', '#arch-bridge 50 74 54', ...ends, ...crossing(who, 69)];
  if (kind === 'rope')
    return ['#cliffs 50 74 100', '#rope 50 74 48', ...ends, ...crossing(who, 74)];
  if (kind === 'gap') return ['#cliffs 50 74 100', ...ends];
  if (kind === 'wall') return [...ends, '#brick-wall 50 92 70'];
  if (kind === 'maze')
    return ['#maze-board 50 92 46', at(one, [12, 90, 26, 22]), at(other, [88, 90, 26, 22])];
  if (kind === 'ladder' || kind === 'stairs') {
    const way = kind === 'ladder' ? ['#ladder 46 94 70 0'] : ['#stairs 50 94 52'];
    const climber = who
      ? [lineOf(`${who} climbing`, kind === 'ladder' ? [46, 78, 36, 26] : [50, 62, 32, 24])]
      : [];
    const top: Place = kind === 'ladder' ? [66, 36, 32, 36] : [85, 41, 30, 24];
    const foot: Place = kind === 'ladder' ? [16, 94, 32, 28] : [13, 83, 26, 20];
    return [at(other, top), ...way, at(one, foot), ...climber];
  }
  if (kind === 'road')
    return ['#way-up 50 92 80', at(one, [17, 92, 28, 24]), at(other, [80, 38, 34, 32])];
  return [
    at(one, [19, 54, 44, 36], 'centred'),
    '#arrow-block 50 52 22',
    at(other, [81, 54, 44, 36], 'centred'),
  ];
}

const spanning: Build = (slots, { read, who: named }) => {
  const ends = endsOf(slots, read);
  if (!ends) return undefined;
  return {
    lines: between(hostOf(slots.host ?? ''), ends, slots.who ?? named),
    shows: SHOWN,
  };
};

/** A way to one end only. */
function wayTo(kind: string, end: Piece, who?: string): string[] {
  if (kind === 'key')
    return [
      '#big-lock 66 94 84',
      at(end, [66, 68, 24, 26], 'centred'),
      'key 24 56 46 centred tilt -60',
    ];
  if (kind === 'door')
    return [
      '#light-door 50 94 88',
      at(end, [50, 88, 40, 28]),
      ...(who ? [lineOf(`${who} walking`, [16, 95, 52, 30])] : []),
    ];
  if (kind === 'road')
    return [
      '#way-up 50 92 80',
      at(end, [80, 38, 36, 34]),
      ...(who ? [lineOf(`${who} walking`, [28, 90, 38, 28])] : []),
    ];
  if (kind === 'maze') return ['#maze-board 46 92 52', at(end, [88, 90, 30, 24])];
  if (kind === 'stairs')
    return [
      at(end, [85, 41, 32, 26]),
      '#stairs 50 94 52',
      ...(who ? [lineOf(`${who} climbing`, [45, 64, 34, 26])] : []),
    ];
  if (kind === 'bridge')
    return ['#cliffs 50 74 100', '#arch-bridge 50 74 54', at(end, EDGES[1]), ...crossing(who, 69)];
  return [
    at(end, [60, 34, 34, 44]),
    '#ladder 44 94 62 0',
    ...(who ? [lineOf(`${who} climbing`, [44, 78, 38, 28])] : []),
  ];
}

const leading: Build = ({ host = '', goal = '', who: own }, { read, who = own }) => {
  const end = endOf(goal, read);
  if (!end?.isSymbol) return undefined;
  return { lines: wayTo(hostOf(host), end.piece, who), shows: SHOWN };
};

const ON_SEESAW = /saw|totter/;

const onScales: Build = (slots, { read }) => {
  const ends = endsOf(slots, read);
  if (!ends) return undefined;
  // Of a seesaw and of scales each has its own ends.
  if (ON_SEESAW.test(slots.host ?? '')) return { lines: onSeesaw(...ends), shows: SHOWN };
  return { lines: onPans(...ends, 26), shows: SHOWN };
};

const icebergOf: Build = ({ left = '', right = '' }, { read }) => {
  const [top, below] = [endOf(left, read), endOf(right, read)];
  if (!below?.isSymbol && !top?.isSymbol) return undefined;
  return {
    lines: [
      '#iceberg 50 40 90',
      ...(top ? [at(top.piece, [50, 16, 20, 24])] : []),
      ...(below ? [at(below.piece, [50, 66, 30, 34], 'centred')] : []),
    ],
    shows: [...SHOWN, 'sea', 'water', 'ice'],
  };
};

const seedOf: Build = ({ filling = '' }, { read, who }) => {
  const end = endOf(filling, read);
  if (!end?.isSymbol) return undefined;
  const x = who ? 62 : 50;
  return {
    lines: [
      `#flower-stem ${String(x)} 95 60`,
      at(end.piece, [x, 30, 42, 44], 'centred'),
      ...(who ? [lineOf(`${who} holding a watering can`, [18, 95, 60, 34])] : []),
    ],
    shows: SHOWN,
  };
};

const pieceOfPuzzle: Build = ({ filling = '' }, { read }) => {
  const end = endOf(filling, read);
  if (!end?.isSymbol) return undefined;
  return {
    lines: ['puzzle piece 50 92 84', at(end.piece, [50, 58, 30, 32], 'centred')],
    shows: SHOWN,
  };
};

/** Where many rise out of what they were. */
const RISING: readonly Place[] = [
  [54, 40, 12, 14],
  [64, 52, 14, 16],
  [68, 30, 15, 17],
  [79, 44, 17, 18],
  [84, 20, 18, 19],
  [92, 62, 18, 19],
];

/** One thing becomes another, or the many of which it then is. */
const turningInto: Build = ({ left = '', right = '' }, { read }) => {
  const [one, other] = [endOf(left, read)?.piece, endOf(right, read)?.piece];
  if (!one || !other || one.phrase === other.phrase) return undefined;
  // What becomes a plant is one thing already, with that growing out of it.
  const [from, to] = [one, other].map(({ element }) => conceptOf(element.concept ?? '')?.kind);
  if (to === 'plant' && from !== 'body-part' && !other.element.several) return undefined;
  // What melts to a puddle lies in it.
  if (/puddle|pool/.test(right))
    return {
      lines: [`puddle 50 96 12 wide 84`, at(one, [50, 92, 70, 70]).replace(/^/, 'melting ')],
      shows: ['puddle'],
    };
  if (other.element.several)
    return {
      lines: [
        at(one, [32, 94, 78, 60]),
        ...RISING.map((place) => lineOf(oneOf([other], 0), place, 'centred')),
      ],
      shows: [],
    };
  return {
    lines: [at(one, [19, 90, 60, 36]), '#arrow-block 50 60 18', at(other, [81, 90, 60, 36])],
    shows: ['arrow'],
  };
};

/** A tree whose crown is something. */
const LEAVES: readonly Place[] = [
  [22, 30, 13, 14],
  [36, 12, 13, 14],
  [50, 8, 13, 14],
  [64, 12, 13, 14],
  [78, 30, 13, 14],
  [26, 50, 13, 14],
  [74, 50, 13, 14],
];

const crowned: Build = ({ filling = '', leaves = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  const [leaf] = piecesOf(leaves, read);
  return {
    lines: [
      '#trunk 50 94 52',
      at(piece, [50, 34, 54, 62], 'centred'),
      ...(leaf ? LEAVES.map((place) => lineOf(oneOf([leaf], 0), place, 'centred')) : []),
    ],
    shows: ['tree', 'leaf', 'branch'],
  };
};

/** Somebody near by who is sad, and holds a smile before their face. */
const masked: Build = ({ who: own }, { who = own ?? 'woman' }) => ({
  lines: [lineOf(`sad ${who}`, [44, 190, 182, 150]), '#smile-mask 68 60 52'],
  shows: [...SHOWN, 'tear', 'smile'],
});

export const ABSTRACT_BUILDS: Readonly<Record<string, Build>> = {
  'between-two': spanning,
  'way-to': leading,
  'on-scales': onScales,
  'iceberg-of': icebergOf,
  'seed-of': seedOf,
  'piece-of': pieceOfPuzzle,
  'turning-into': turningInto,
  crowned,
  masked,
};
