import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { lineOf, oneOf, type Piece, piecesOf, type Read, rounded } from './spread';

/** Pictures of effort and plight, and of things of which one part is replaced by others. */

/** What somebody is under, and what is carried and what is rolled before them. */
const CARRIED = /carry|lift|bear|haul|shoulder|heav|struggl/;
/** More than one, where no number is told. */
const SEVERAL =
  /\b(?:team|people|group|workers|colleagues|employees|friends|children|kids|men|women)\b/;
/** Who several people are, one after the other. */
const ANYBODY = ['woman', 'man'] as const;
const MOST_DOERS = 4;
const NUMBERS = ['one', 'two', 'three', 'four'];

/** Each of those who do it, in words of one: `four people` are two women and two men. */
function doersOf(who: string, read: Read): string[] {
  const told = who.replace(/^as /, '');
  const somebody = read(told).elements.find(({ concept = '' }) =>
    /^(?:person|fantasy)$/.test(conceptOf(concept)?.kind ?? ''),
  );
  const least = SEVERAL.test(told) ? 2 : 1;
  const number = NUMBERS.indexOf(/\b(?:two|three|four)\b/.exec(told)?.[0] ?? '') + 1;
  const count = Math.min(MOST_DOERS, Math.max(least, number, somebody?.count ?? 1));
  if (count === 1) return [told];
  const { concept = '' } = somebody ?? {};
  const isAnybody = concept === '' || /^(?:people|person|team|crowd|group)$/.test(concept);
  const name = conceptOf(concept)?.words.en?.[0] ?? concept;
  return Array.from({ length: count }, (_, index) =>
    isAnybody ? (ANYBODY[index % ANYBODY.length] ?? name) : name,
  );
}

/** Those who do it in a row, from the last to the first. */
function rowOf(doers: readonly string[], pose: string, { middle, step, height, floor }: Row) {
  const first = middle - ((doers.length - 1) * step) / 2;
  return doers.map((doer, index) => {
    const x = first + index * step;
    return lineOf(`${doer} ${pose}`, [x, floor(x) + 1, step * 1.6, height]);
  });
}

interface Row {
  middle: number;
  step: number;
  height: number;
  floor: (x: number) => number;
}

const SLOPE = '#slope 50 92 46';
/** How high the slope is at `x`. */
const slopeAt = (x: number) => 92 - 0.46 * x;

/** Where things of a ball lie in it, in shares of its radius: those at its rim first. */
const IN_BALL = Array.from({ length: 19 }, (_, index) => {
  const [ring, count] = index < 11 ? [0.74, 11] : index < 17 ? [0.4, 6] : [0.1, 2];
  const turn = ((index % count) / count) * Math.PI * 2 + ring * 3;
  return [Math.cos(turn) * ring, Math.sin(turn) * ring] as const;
});

/** A ball of many things that lies on the slope. */
const ballOf = (pieces: readonly Piece[], foot: number): string[] => [
  `#boulder 66 ${rounded(foot + 2)} 46`,
  ...IN_BALL.map(([dx, dy], index) => {
    const at = [66 + dx * 25, foot - 23 + dy * 25, 17, 17] as const;
    return `${lineOf(oneOf(pieces, index), at, 'centred')} tilt ${((index * 67) % 90) - 45}`;
  }),
];

const effort =
  (isUphill: boolean): Build =>
  ({ filling = '', how = '', who = 'man', stuff, matter }, { read }) => {
    const made = piecesOf(stuff ?? matter ?? '', read);
    const [piece] = made.length > 0 ? made : piecesOf(filling, read);
    if (!piece) return undefined;
    const floor = (x: number) => (isUphill ? slopeAt(x) : 93);
    const isCarried = CARRIED.test(how);
    const doers = doersOf(who, read);
    const isLifted = /lift|heav/.test(how) && !isUphill;
    const isTeam = doers.length > 1;
    const height = isTeam ? 30 : 40;
    const row = { step: isTeam ? 13 : 29, height, floor };
    const carrying = isLifted || isTeam ? 'cheering' : 'walking';
    const lines = isCarried
      ? [
          isTeam
            ? `${lineOf(piece.phrase, [44, floor(44) - height - 10, 64, 36], 'centred')}${isUphill ? ' tilt -25' : ''}`
            : lineOf(piece.phrase, [46, floor(44) - 54, 46, 58], 'centred'),
          ...rowOf(doers, carrying, { ...row, middle: 44 }),
        ]
      : [
          ...(made.length > 0
            ? ballOf(made, floor(66))
            : [lineOf(piece.phrase, [66, floor(70) + 1, 50, 50])]),
          ...rowOf(doers, 'pushing', { ...row, step: isTeam ? 11 : 26, middle: isTeam ? 26 : 31 }),
        ];
    return { lines: [...(isUphill ? [SLOPE] : []), ...lines], shows: ['hill', 'mountain'] };
  };

const crushed: Build = ({ filling = '', who = 'man' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  const isPile = piece.element.several;
  const pile = [
    [42, 78, 26],
    [58, 77, 26],
    [49, 69, 28],
    [55, 60, 26],
    [45, 51, 28],
    [53, 42, 26],
    [48, 33, 24],
  ] as const;
  const load = isPile
    ? pile.map(([x, y, size]) => lineOf(piece.phrase, [x, y, size, size]))
    : [lineOf(piece.phrase, [50, 70, 64, 78])];
  return { lines: [lineOf(`${who} crawling`, [50, 94, 26, 60]), ...load], shows: ['hill'] };
};

const reaching: Build = ({ filling = '', host = '', who = 'woman' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  const [stand] = host === '' ? [] : piecesOf(host, read);
  if (host !== '' && (!stand || /\b(?:arm)?chair|sofa|bench/.test(host))) return undefined;
  // From the top of what is stood on.
  if (stand)
    return {
      lines: [
        lineOf(stand.phrase, [48, 95, 44, 94]),
        lineOf(piece.phrase, [70, 15, 22, 24], 'centred'),
        lineOf(`${who} reaching up`, [48, 54, 40, 40]),
      ],
      shows: [],
    };
  return {
    lines: [
      lineOf(piece.phrase, [70, 26, 36, 40], 'centred'),
      lineOf(`${who} jumping with raised arms`, [38, 94, 62, 46]),
    ],
    shows: [],
  };
};

const scaling: Build = ({ filling = '', who = 'woman' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  return {
    lines: [
      lineOf(piece.phrase, [56, 94, 86, 66]),
      // Hands and knees are on it, however slim it is.
      lineOf(`${who} climbing`, [6, 76, 40, 30], 'before'),
    ],
    shows: [],
  };
};

const overGap: Build = ({ host = '' }) => ({
  lines: [
    '#cliffs 50 72 100',
    ...(/bridge/.test(host) ? ['#snapped-bridge 50 73 46'] : []),
    'handshake 50 62 34 wide 84',
  ],
  shows: ['hand', 'hands', 'handshake', 'bridge', 'canyon', 'cliff'],
});

/** Where things are that stand for a part, from the middle of the picture: x, y, size. */
type Spots = readonly (readonly [x: number, y: number, size: number])[];

const ring = (
  count: number,
  radius: number,
  size: number,
  [x, y]: readonly [number, number],
): Spots =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, size] as const;
  });

const CROWN: Spots = [
  [50, 20, 17],
  [34, 27, 17],
  [66, 27, 17],
  [24, 41, 17],
  [42, 38, 17],
  [58, 38, 17],
  [76, 41, 17],
  [33, 54, 16],
  [50, 52, 17],
  [67, 54, 16],
];

interface Replaced {
  /** Lines under what stands for the part; `$host` is the thing. */
  under: readonly string[];
  spots: Spots;
  over?: readonly string[];
}

/** How a part of a thing is shown by others. */
const PARTS: Readonly<Record<string, Replaced>> = {
  leaves: { under: ['#bare-tree 50 94 86'], spots: CROWN },
  petals: {
    under: ['#flower-stem 50 95 60'],
    spots: ring(8, 22, 19, [50, 34]),
    over: ['#flower-heart 50 34 20'],
  },
  rays: { under: [], spots: ring(9, 34, 18, [50, 50]), over: ['sun 50 50 40 centred'] },
  wings: {
    under: [],
    spots: [
      [22, 46, 38],
      [78, 46, 38],
    ],
    over: ['$host 50 78 44 wide 34'],
  },
  roots: {
    under: ['$host 50 64 56 wide 60'],
    spots: [
      [34, 78, 18],
      [50, 84, 20],
      [66, 78, 18],
    ],
  },
  head: { under: ['#flower-stem 50 95 60'], spots: [[50, 32, 46]] },
};

/** Parts that are shown alike. */
const ALIKE: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  fruit: 'leaves',
  blossom: 'leaves',
  branches: 'leaves',
  petal: 'petals',
  wing: 'wings',
  ray: 'rays',
  root: 'roots',
  top: 'head',
};

/** A plant has one thing for its flower, a flower its petals, a tree all its leaves. */
const OF_HOST: Readonly<Record<string, string>> = { plant: 'head', tree: 'leaves', flower: 'head' };

const replaced: Build = ({ host = '', part = '', filling = '' }, { read, who }) => {
  const [piece] = piecesOf(filling, read);
  const kind = host.split(' ').at(-1) ?? '';
  const name = part === '' ? (OF_HOST[kind] ?? '') : (ALIKE[part.replace(/s$/, '')] ?? part);
  const isFlowerOfTree = kind === 'tree' && name === 'petals';
  const told = PARTS[isFlowerOfTree ? 'leaves' : name];
  const isBig = name === 'head' && kind !== 'plant' && kind !== 'flower';
  if (!piece || !told || isBig) return undefined;
  const named = (line: string) => line.replace('$host', host);
  const shift = who ? 12 : 0;
  const lines = [
    ...told.under.map(named),
    ...told.spots.map(([x, y, size]) => lineOf(piece.phrase, [x, y, size, size * 1.15], 'centred')),
    ...(told.over ?? []).map(named),
  ].map((line) =>
    shift
      ? line.replace(
          /^(\D+?)(\d[\d.]*)/,
          (_, what: string, x: string) => `${what}${Number(x) + shift}`,
        )
      : line,
  );
  return {
    lines: [...lines, ...(who ? [lineOf(`${who} holding a watering can`, [15, 95, 60, 34])] : [])],
    shows: [
      'tree',
      'plant',
      'leaf',
      'flower',
      'petals',
      'branch',
      'houseplant',
      'sun',
      'watering-can',
    ],
  };
};

export const EFFORT_BUILDS: Readonly<Record<string, Build>> = {
  uphill: effort(true),
  burden: effort(false),
  crushed,
  reaching,
  scaling,
  'over-gap': overGap,
  replaced,
};
