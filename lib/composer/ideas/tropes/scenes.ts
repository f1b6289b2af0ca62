import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { onStrings } from './puppets';
import { lineOf, oneOf, onPans, onSeesaw, type Piece, piecesOf } from './spread';

/** Pictures of somebody and a thing in one scene that cannot be. */

const kindOf = ({ element }: Piece) => conceptOf(element.concept ?? '')?.kind ?? '';
const isSmall = (piece: Piece | undefined) => piece !== undefined && kindOf(piece) === 'animal';

const WORN = /hat|crown|helmet|cape|mask|horns|wings|glasses|coat|halo|ears|tie|armou?r|scarf/;

/** The shape on the wall, and before it whoever casts it. */
function shadowOf(shape: string, who: string, caster: Piece): string[] {
  const size = isSmall(caster) ? 30 : 52;
  return [
    lineOf(shape, [60, 92, 88, 78], 'shadow'),
    lineOf(kindOf(caster) === 'person' ? `${who} standing` : who, [20, 95, size, 36]),
  ];
}

const shadow: Build = ({ who = '', filling = '', does }, { read }) => {
  const [caster] = piecesOf(who, read);
  const [piece] = piecesOf(filling, read);
  if (!caster) return undefined;
  if (/jester|clown/.test(filling) && does) {
    return {
      lines: shadowOf('jester standing', who, caster),
      shows: ['wall', 'hat', 'jester-hat'],
    };
  }
  if (!piece) return undefined;
  const carries = does !== undefined && !/wear/.test(does) && !WORN.test(filling);
  const shape = does ? `${who} ${carries ? 'holding' : 'wearing'} a ${piece.phrase}` : piece.phrase;
  return {
    lines: shadowOf(shape, who, caster),
    shows: ['wall', ...(does ? [piece.element.concept ?? ''] : [])],
  };
};

/** What a cup is filled with, as the number of its colour. */
const DRINKS: readonly (readonly [RegExp, number])[] = [
  [/coffee|espresso|cocoa|chocolate/, 1],
  [/tea|beer|whisky|soup/, 2],
  [/wine|juice/, 3],
  [/milk|cereal|cream|rice/, 4],
];
const AFLOAT: Readonly<Record<string, string>> = {
  sailing: 'sailing a sailboat',
  rowing: 'rowing a rowboat',
  paddling: 'paddling a canoe',
  swimming: 'swimming',
  drowning: 'swimming',
  diving: 'diving',
  surfing: 'surfing',
  floating: 'sitting on a swim ring',
  fishing: 'fishing in a rowboat',
};

const inBasin: Build = ({ who = '', pose = '', host = '', boat, drink = '' }, { read }) => {
  const told = `${drink} ${host}`;
  const color = DRINKS.find(([pattern]) => pattern.test(told))?.[1] ?? 0;
  const shape = /bowl|pot|sink|tub|bucket|saucepan/.test(host) ? 1 : 0;
  const afloat = boat && pose === 'floating' ? `rowing a ${boat}` : AFLOAT[pose];
  const pieces = piecesOf(afloat ? `${who} ${afloat}` : `${who} sitting`, read);
  if (pieces.length === 0) return undefined;
  const inWater = /swim|drown|div/.test(pose);
  return {
    lines: [
      `#basin-back 50 94 62 ${shape} ${color}`,
      lineOf(`${who} ${afloat ?? 'sitting'}`, [50, inWater ? 47 : 52, 52, 62]),
      `#basin-front 50 94 62 ${shape} ${color}`,
    ],
    shows: [
      ...['cup', 'mug', 'teacup', 'coffee', 'tea', 'glass', 'bowl', 'bucket', 'pot', 'bathtub'],
      ...['coffee-cup', 'cup-of-coffee', 'rowboat', 'boat', 'canoe', 'sea', 'soup', 'wine'],
    ],
  };
};

/** Rows of what stands on a land: how deep, how high, where. */
const ROWS = [
  [61, 26, [4, 18, 32, 46, 60, 74, 88, 100]],
  [74, 36, [-4, 12, 28, 72, 88, 104]],
  [94, 50, [2, 20, 80, 99]],
] as const;
const NATURAL = /^(?:plant|nature|place|celestial)$/;

const landOf: Build = ({ filling = '' }, { read, who }) => {
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first || NATURAL.test(kindOf(first))) return undefined;
  const grown = ROWS.flatMap(([y, height, places], row) =>
    places.map((x, index) => {
      const one = oneOf(pieces, index + row);
      const lean = ((index * 5 + row * 3) % 5) * 5 - 10;
      return `${lineOf(one, [x, y, height, height * 0.95])}${first.isStanding ? '' : ` tilt ${String(lean)}`}`;
    }),
  );
  return {
    lines: [
      '#field 50 52 100',
      ...grown,
      ...(who ? [lineOf(`${who} walking`, [48, 92, 46, 40])] : []),
    ],
    shows: ['forest', 'tree', 'grass', 'flower', 'garden', 'field', 'meadow', 'desert'],
  };
};

const seaOf: Build = ({ filling = '', boat = '' }, { read, who = 'woman' }) => {
  const pieces = piecesOf(filling, read);
  const [afloat] = boat === '' ? [] : piecesOf(boat, read);
  const rower = afloat && kindOf(afloat) !== 'person' ? afloat.phrase : `${who} rowing a rowboat`;
  const [first] = pieces;
  if (!first || NATURAL.test(kindOf(first)) || kindOf(first) === 'animal') return undefined;
  const row = (y: number, size: number, count: number, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = (100 / (count - 1)) * index + shift;
      const tilt = ((index * 37 + y * 5) % 60) - 30;
      return `${lineOf(oneOf(pieces, index), [x, y + (index % 2) * 3, size, size], 'centred')} tilt ${String(Math.round(tilt))}`;
    });
  return {
    lines: [
      ...row(56, 13, 9, 0),
      ...row(66, 17, 7, 5),
      lineOf(rower, [50, afloat ? 74 : 78, afloat ? 36 : 44, 56]),
      ...row(80, 21, 6, -3),
      ...row(94, 25, 6, 6),
    ],
    shows: [
      'sea',
      'lake',
      'water',
      'pool',
      'rowboat',
      'boat',
      ...(/paper|doc/.test(filling) ? ['paper-pile', 'document'] : []),
    ],
  };
};

/** Where what falls is. */
const FALLING = [
  [12, 16, -24],
  [32, 30, 18],
  [50, 10, -12],
  [70, 26, 30],
  [89, 12, -20],
  [10, 50, 26],
  [91, 48, -30],
  [17, 74, 12],
  [85, 76, -14],
] as const;

function falling(pieces: readonly Piece[], size = 15): string[] {
  return FALLING.map(([x, y, tilt], index) => {
    return `${lineOf(oneOf(pieces, index, 'drop'), [x, y, size, size], 'centred')} tilt ${String(tilt)}`;
  });
}

const rainOf: Build = ({ filling = '' }, { read, who = 'woman' }) => {
  const pieces = piecesOf(filling, read);
  if (pieces.length === 0) return undefined;
  return {
    lines: [...falling(pieces), lineOf(`${who} holding an umbrella`, [50, 94, 64, 50])],
    shows: ['umbrella', 'rain', 'storm-cloud'],
  };
};

/** The back of a wave up to its crest, which hangs over. */
const WAVE = [
  [8, 88, 24],
  [24, 86, 24],
  [40, 88, 22],
  [6, 70, 24],
  [22, 68, 24],
  [37, 72, 20],
  [10, 52, 22],
  [25, 50, 22],
  [16, 35, 20],
  [30, 32, 20],
  [44, 25, 18],
  [57, 27, 15],
  [65, 35, 12],
] as const;

const waveOf: Build = ({ filling = '' }, { read, who = 'man' }) => {
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first || NATURAL.test(kindOf(first))) return undefined;
  return {
    lines: [
      ...WAVE.map(([x, y, size], index) => {
        const tilt = ((index * 41) % 50) - 25;
        return `${lineOf(oneOf(pieces, index), [x, y, size, size], 'centred')} tilt ${String(tilt)}`;
      }),
      lineOf(`${who} running`, [76, 94, 44, 40]),
    ],
    shows: ['wave', 'sea', 'snow'],
  };
};

/** As high as what is stacked is together. */
const STACK = { foot: 94, high: 46, levels: 6 } as const;
const FLAT =
  /^(?:papers?|documents|paperwork|bills|files|folders|letters|books?|plates|newspapers)$/;

/** What people do balance on is drawn as it is. */
const REAL =
  /rope|wire|beam|saw|scale|board|log|rail|fence|wall|leg|foot|toes|hand|ladder|ledge|edge|chair/;

const balancing: Build = ({ who = '', filling = '' }, { read }) => {
  const [doer] = piecesOf(who, read);
  const [piece] = piecesOf(filling, read);
  if (!doer || !piece || NATURAL.test(kindOf(piece)) || REAL.test(filling)) return undefined;
  if (kindOf(piece) === 'vehicle') return undefined;
  const isStack = piece.element.several || FLAT.test(filling);
  if (!isStack && !/animal|person|building|fantasy/.test(kindOf(doer))) return undefined;
  const step = STACK.high / STACK.levels;
  const stack = isStack
    ? Array.from({ length: STACK.levels }, (_, level) => {
        const x = 50 + (((level * 7) % 5) - 2) * 1.6;
        return `#slab ${String(x)} ${String(STACK.foot - level * step)} ${String(step)} ${String(level)} ${/paper|doc|bill|file|letter|news/.test(filling) ? '1' : '0'}`;
      })
    : [lineOf(piece.phrase, [50, STACK.foot, STACK.high, 60])];
  const isThings = isStack && !/paper|doc|bill|file|letter|news|book|folder/.test(filling);
  const things = Array.from({ length: 4 }, (_, level) =>
    lineOf(oneOf([piece], 0), [50 + (level % 2 ? 1.5 : -1.5), STACK.foot - level * 11.5, 12, 30]),
  );
  const pose = kindOf(doer) === 'person' ? `${who} standing with outstretched arms` : who;
  return {
    lines: [...(isThings ? things : stack), lineOf(pose, [50, STACK.foot - STACK.high, 44, 60])],
    shows: ['paper', 'paper-pile', 'document', 'book', 'books', piece.element.concept ?? ''],
  };
};

const chased: Build = ({ who = 'man', filling = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  return {
    lines: [lineOf(piece.phrase, [29, 94, 74, 54]), lineOf(`${who} running`, [78, 94, 50, 40])],
    shows: [],
  };
};

const weighing: Build = ({ left = '', right = '', host = '' }, { read }) => {
  const [one] = piecesOf(left, read);
  const [other] = piecesOf(right.replace(/ on the other.*$/u, ''), read);
  if (!one || !other) return undefined;
  if (!/saw/.test(host))
    return {
      lines: onPans(one, other, 28),
      shows: ['scale', 'scales', 'balance-scale', 'balance'],
    };
  return {
    lines: onSeesaw(one, other),
    shows: ['scale', 'scales', 'seesaw', 'balance-scale', 'balance'],
  };
};

const sheltered: Build = ({ filling = '', rain }, { read }) => {
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first) return undefined;
  const drops = rain ? piecesOf(rain, read) : [];
  const above = [
    [10, 12],
    [30, 7],
    [70, 7],
    [90, 12],
    [6, 40],
    [94, 40],
    [8, 66],
    [92, 66],
  ] as const;
  return {
    lines: [
      ...above.map(([x, y], index) => {
        const phrase = oneOf(drops, index);
        return phrase
          ? lineOf(phrase, [x, y, 12, 12], 'centred')
          : `#rain-streak ${String(x)} ${String(y)} 9`;
      }),
      lineOf(first.phrase, [50, 94, 48, 58]),
      '#canopy 50 50 88',
    ],
    shows: ['umbrella', 'rain'],
  };
};

const ON_ROPE = [
  [26, 44],
  [32, 22],
  [50, 11],
  [68, 22],
  [74, 44],
] as const;

const jugglingOnRope: Build = ({ filling = '', who = 'woman' }, { read }) => {
  const pieces = piecesOf(filling, read);
  const [first] = pieces;
  if (!first) return undefined;
  return {
    lines: [
      '#cliffs 50 82 100',
      '#rope 50 82 48',
      lineOf(`${who} juggling`, [50, 82, 54, 50]),
      ...ON_ROPE.map(([x, y], index) => lineOf(oneOf(pieces, index), [x, y, 17, 17], 'centred')),
    ],
    shows: ['rope', 'tightrope', 'cliff', 'time'],
  };
};

const YOUNGER = /one|other|person|another|colleague|friend|someone|somebody|woman|man|girl|boy/;

const pulledUp: Build = ({ who = 'woman', other = 'person' }, { read }) => {
  const [named] = piecesOf(other, read);
  const isNamed = named !== undefined && kindOf(named) === 'person';
  if (!isNamed && !YOUNGER.test(other)) return undefined;
  const second = isNamed
    ? named.phrase
    : /girl|woman|lady|mother/.test(who)
      ? 'young woman'
      : 'man';
  return {
    lines: [
      '#ledge 50 94 34',
      lineOf(`${who} bending down`, [63, 61, 42, 44], 'mirror'),
      lineOf(`${second} reaching up`, [40, 95, 60, 30]),
    ],
    shows: ['cliff', 'rock', 'mountain', 'ledge', 'hand', 'wall', 'step', 'rock-face'],
  };
};

const OF_HEADS = /head|face|mind|brain/;
const STRING = /thread|string|rope|line|cord|wire|cable|yarn/;

/** One on either side, and between them what ties or parts them. */
const linked: Build = ({ who = '', how = '', filling = '' }, { read }) => {
  const one = who === 'people' ? 'person' : who.replace(/men$/, 'man').replace(/s$/, '');
  const isHeads = OF_HEADS.test(who);
  const isThread = STRING.test(filling) && !/separat|divid|apart/.test(how);
  const [piece] = piecesOf(filling, read);
  if (!piece && !isThread) return undefined;
  const figure = isHeads ? 'head profile' : piecesOf(one, read).length > 0 ? one : undefined;
  if (!figure) return undefined;
  const between = isThread ? ['#tangle 50 60 30'] : [lineOf(piece?.phrase ?? '', [50, 93, 56, 30])];
  const size = isHeads ? 56 : 60;
  return {
    lines: [
      lineOf(figure, [19, 93, size, 36]),
      lineOf(figure, [81, 93, size, 36], 'mirror'),
      ...between,
    ],
    shows: ['head', 'head-profile', 'thread', 'rope', 'string', 'yarn', 'wire', 'person', 'people'],
  };
};

const matchPerson: Build = ({ at }) => ({
  lines: at
    ? ['#match-person 38 88 72', 'desk 60 95 40', 'laptop 62 56 15']
    : ['#match-person 50 94 78'],
  shows: ['match', 'matches', 'woman', 'man', 'smoke', 'head', 'person', 'desk', 'fire'],
});

export const SCENE_BUILDS: Readonly<Record<string, Build>> = {
  shadow,
  'in-basin': inBasin,
  'land-of': landOf,
  'sea-of': seaOf,
  'rain-of': rainOf,
  'wave-of': waveOf,
  balancing,
  chased,
  weighing,
  sheltered,
  'on-strings': onStrings,
  'juggling-on-rope': jugglingOnRope,
  'pulled-up': pulledUp,
  linked,
  'match-person': matchPerson,
};
