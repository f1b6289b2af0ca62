import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { endOf } from './ends';
import { lineOf, oneOf, type Piece, piecesOf } from './spread';

/** Pictures of what is done to somebody or something. */

const isPerson = ({ element: { concept = '' } }: Piece) => conceptOf(concept)?.kind === 'person';

/** Where balloons are over what they lift: middle, size. */
const BUNCH = [
  [33, 20, 25],
  [67, 20, 25],
  [50, 15, 28],
] as const;
const COLORS =
  /^(?:red|blue|green|yellow|pink|white|black|orange|purple|colou?rful|big|giant|many|three|two|tiny|small|a|hot)$/;
/** Where the strings meet. */
const KNOT = [50, 48] as const;

const liftedBy: Build = ({ filling = '', by = '', balloon = '', shape = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece || /hot/.test(balloon)) return undefined;
  const told = shape !== '' ? shape : COLORS.test(by.trim()) ? '' : by;
  const [other] = told === '' ? [] : piecesOf(told, read);
  if (shape !== '' && !other) return undefined;
  const isOne = !balloon.endsWith('s');
  const spots = isOne ? ([[50, 20, 34]] as const) : BUNCH;
  const balloons = spots.flatMap(([x, y, size], index) => [
    `#string ${x} ${y + size * 0.4} ${KNOT[0]} ${KNOT[1]}`,
    other
      ? lineOf(oneOf([other], 0), [x, y, size, size], 'centred')
      : `#balloon ${x} ${y} ${size} ${index}`,
    ...(other ? [`#balloon-knot ${x} ${y + size * 0.5} ${size * 0.1}`] : []),
  ]);
  const lifted = isPerson(piece) ? `${piece.phrase} with raised arms` : piece.phrase;
  return {
    lines: [...balloons, lineOf(lifted, [50, 82, 34, 46])],
    shows: ['balloon', 'balloons', 'string', 'rope'],
  };
};

/** What is far below who is carried through the air. */
const BELOW: readonly (readonly [RegExp, readonly string[]])[] = [
  [/clouds?|sky/, ['cloud 14 98 18', 'cloud 86 99 20', 'cloud 50 104 22']],
  [/city|town|skyline|buildings|skyscrapers|office/, ['#skyline 50 98 26']],
  [/sea|ocean|water|lake|river/, ['#sea 50 90 100', 'sailboat 18 94 12']],
  [
    /mountains?|valley|canyon|hills?/,
    ['mountain 18 104 26', 'mountain 52 104 20', 'mountain 86 104 28'],
  ],
  [
    /forest|trees|field|village/,
    ['tree 10 104 20', 'tree 30 104 16', 'tree 72 104 17', 'tree 92 104 21'],
  ],
];

/** Who hangs below something that flies, over where that is. */
const carriedOff: Build = ({ filling, who, by = '', place = '' }, { read }) => {
  const told = filling ?? who ?? '';
  const [carried] = piecesOf(told, read);
  const [flyer] = piecesOf(by, read);
  if (!carried || !flyer) return undefined;
  const isBird = conceptOf(flyer.element.concept ?? '')?.kind === 'animal';
  const isBalloon = /^balloon/.test(by);
  const isOnString = isBalloon || /cloud|star|feather/.test(by);
  const below = BELOW.find(([pattern]) => pattern.test(place))?.[1] ?? [];
  const above = isBalloon
    ? ['#string 50 40 50 50', '#balloon 50 22 44 1']
    : [
        ...(isOnString ? ['#string 50 30 50 50'] : []),
        lineOf(isBird ? `${flyer.phrase} flying` : flyer.phrase, [50, 45, 76, 42]),
      ];
  const hanging = isPerson(carried) ? `${carried.phrase} cheering` : carried.phrase;
  return {
    lines: [...below, ...above, lineOf(hanging, [50, 87, 40, 46])],
    shows: ['balloon', 'string', 'cloud', 'sea', 'skyline', flyer.element.concept ?? ''],
  };
};

/** They lie along the way they fly. */
const LONG = /pencil|pen$|brush|rocket|feather|carrot|spoon|banana|arrow/;

/** Who flies on something, over where that is. */
const flownOn: Build = ({ filling = '', who = 'woman', place = '' }, { read }) => {
  const [ridden] = piecesOf(filling, read);
  if (!ridden) return undefined;
  const below = BELOW.find(([pattern]) => pattern.test(place))?.[1] ?? [
    'cloud 16 94 16',
    'cloud 84 98 18',
  ];
  const turn = LONG.test(filling) ? ' tilt 78' : '';
  return {
    lines: [
      ...below,
      '#dash 4 62 20 60 0',
      '#dash 2 72 16 70 0',
      `${lineOf(ridden.phrase, [50, 62, 60, 84], 'centred')}${turn}`,
      lineOf(`${who} kneeling`, [48, 61.5, 40, 40]),
    ],
    shows: ['sky', 'cloud', 'skyline'],
  };
};

/** Something of the sky that somebody leads on a string like a balloon. */
const onAString: Build = ({ filling = '', who = 'child' }, { read }) => {
  const [led] = piecesOf(filling, read);
  if (!led) return undefined;
  return {
    lines: [
      '#string 64 44 38.5 58.5',
      lineOf(led.phrase, [64, 26, 46, 40], 'centred'),
      lineOf(`${who} pointing`, [30, 95, 50, 40]),
    ],
    shows: ['string', 'rope', 'balloon', 'kite', 'thread', 'leash', 'ball-of-yarn'],
  };
};

const pulledApart: Build = ({ who = 'man', left = '', right = '' }, { read }) => {
  const [one, other] = [endOf(left, read)?.piece, endOf(right, read)?.piece];
  const ends =
    one && other
      ? [lineOf(one.phrase, [12, 93, 44, 24]), lineOf(other.phrase, [88, 93, 44, 24])]
      : [
          lineOf('man pulling a rope', [13, 93, 48, 30], 'mirror'),
          lineOf('woman pulling a rope', [87, 93, 48, 30]),
        ];
  return {
    lines: [
      '#cord 38 55 24 73 2',
      '#cord 62 55 76 73 2',
      lineOf(`${who} standing with outstretched arms`, [50, 93, 58, 40]),
      ...ends,
    ],
    shows: ['rope', 'ropes', 'hand', 'string', 'label'],
  };
};

/** What is over a head and gives way, and what stands before somebody. */
const OVERHEAD = /ceiling|roof|glass|window/;

const breakingThrough: Build = ({ who = 'woman', host = '' }) => ({
  lines: OVERHEAD.test(host)
    ? [
        '#glass-ceiling 50 52 100',
        lineOf(`${who} jumping with raised arms`, [50, 84, 72, 50]),
        '#glass-shards 50 48 100',
      ]
    : ['#broken-wall 50 93 80', lineOf(`${who} running`, [50, 94, 60, 50])],
  shows: ['glass', 'ceiling', 'wall', 'window', 'brick-wall', 'glass-ceiling', 'roof', 'barrier'],
});

const unlocked: Build = ({ host = '' }, { read }) => {
  const isHead = /head|mind/.test(host);
  const [piece] = piecesOf(isHead ? 'head profile' : host, read);
  if (!piece) return undefined;
  return {
    lines: [
      lineOf(piece.phrase, [60, 94, 82, 72]),
      `#keyhole ${isHead ? 57 : 60} ${isHead ? 38 : 54} 22`,
      lineOf('key', [24, isHead ? 38 : 54, 42, 44], 'centred tilt -90').replace(
        /(centred) tilt -90 (wide \S+)/,
        '$1 $2 tilt -90',
      ),
    ],
    shows: ['head-profile', 'head', 'key', 'keyhole', 'lock', 'padlock'],
  };
};

const GOLD = /gold|kintsugi/;
const PLASTER = /bandage|plaster|band-aid|tape|patch/;

const stitched: Build = ({ host = '', with: thread = '' }, { read }) => {
  const [piece] = piecesOf(host === 'heart' ? 'red heart' : host, read);
  if (!piece || isPerson(piece)) return undefined;
  return {
    lines: [
      lineOf(piece.phrase, [50, 90, 76, 80]),
      GOLD.test(thread)
        ? '#gold-seams 50 50 66'
        : PLASTER.test(thread)
          ? '#plaster 50 54 30'
          : '#stitches 50 50 50',
      ...(/needle/.test(thread) ? ['needle 78 78 30'] : []),
    ],
    shows: [
      'thread',
      'needle',
      'stitches',
      'plaster',
      'bandage',
      'tape',
      'yarn',
      'string',
      'heart',
    ],
  };
};

const fuming: Build = ({ who = '', filling = '', part = '' }, { read }) => {
  const [piece] = piecesOf(who, read);
  if (!piece) return undefined;
  const isFire = /fire|flame/.test(filling);
  const spark = /spark|lightning/.test(filling);
  const puff = spark ? 'lightning bolt' : isFire ? 'flame' : '';
  const at = /ear/.test(part)
    ? ([
        [-9, -4],
        [9, -4],
      ] as const)
    : ([
        [-5, -14],
        [5, -17],
      ] as const);
  return {
    lines: [
      lineOf(isPerson(piece) ? `${piece.phrase} standing` : piece.phrase, [50, 94, 70, 64]),
      ...at.map(([x, y], index) =>
        puff
          ? lineOf(puff, [50 + x, 24 + y + 16, 14, 14], 'centred')
          : `#puffs ${50 + x} ${26 + y + 14} 22 ${index}`,
      ),
    ],
    shows: ['smoke', 'steam', 'fire', 'flame', 'head', 'head-profile', 'ear', 'lightning'],
  };
};

const overDanger: Build = ({ who = 'man', filling = '' }, { read }) => {
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first) return undefined;
  const isInWater = /shark|crocodil|alligator|piranha|fish/.test(filling);
  const below = [
    [32, 96, 25],
    [68, 97, 25],
    [50, 92, 27],
  ] as const;
  return {
    lines: [
      '#cliffs 50 50 100',
      ...(isInWater ? ['#sea 50 72 100'] : []),
      ...below.map(([x, y, size]) => lineOf(oneOf(pieces, 0), [x, y, size, 26])),
      '#rope 50 50 48',
      lineOf(`${who} walking with outstretched arms`, [50, 50, 40, 44]),
    ],
    shows: ['rope', 'tightrope', 'cliff', 'sea', 'water', 'wire', 'plank'],
  };
};

const HEAP = [
  [42, 58, 24],
  [58, 57, 24],
  [50, 62, 26],
  [30, 70, 26],
  [70, 70, 26],
  [42, 72, 28],
  [58, 72, 28],
  [18, 86, 28],
  [82, 86, 28],
  [34, 86, 30],
  [66, 86, 30],
  [50, 86, 32],
] as const;

const buriedIn: Build = ({ who = 'man', filling = '', source = '', sand }, { read }) => {
  if (sand)
    return {
      lines: [
        ...(/hourglass/.test(source) ? ['hourglass 76 60 44'] : []),
        lineOf(`sad ${who} standing`, [44, 93, 64, 50]),
        '#mound 44 94 48',
      ],
      shows: ['sand', 'neck', 'hourglass', 'beach'],
    };
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first || !(first.element.several || pieces.length > 1)) return undefined;
  return {
    lines: [
      lineOf(`${who} raising a hand`, [50, 96, 70, 50]),
      ...HEAP.map(([x, y, size], index) => {
        const tilt = ((index * 41) % 50) - 25;
        return `${lineOf(oneOf(pieces, index), [x, y, size, size], 'centred')} tilt ${tilt}`;
      }),
    ],
    shows: ['neck', 'chest', 'hand', 'arm', 'paper-pile', first.element.concept ?? ''],
  };
};

const tangledHead: Build = ({ who: own }, { who = own ?? 'woman' }) => ({
  lines: [lineOf(`sad ${who} standing`, [50, 94, 60, 40]), '#scrawl 50 20 30'],
  shows: [
    'head',
    'yarn',
    'head-profile',
    'knot',
    'cloud',
    'brain',
    'thread',
    'rope',
    'ball-of-yarn',
  ],
});

export const FORCE_BUILDS: Readonly<Record<string, Build>> = {
  'lifted-by': liftedBy,
  'carried-off': carriedOff,
  'on-a-string': onAString,
  'flown-on': flownOn,
  'pulled-apart': pulledApart,
  'breaking-through': breakingThrough,
  unlocked,
  stitched,
  fuming,
  'over-danger': overDanger,
  'buried-in': buriedIn,
  'tangled-head': tangledHead,
};
