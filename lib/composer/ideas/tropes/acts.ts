import { conceptOf } from '../../concepts';
import type { Build } from './build';
import { lineOf, oneOf, type Piece, piecesOf, type Read } from './spread';

/** Pictures of what people do with symbols that are as large as they are. */

const kindOf = ({ element: { concept = '' } }: Piece) => conceptOf(concept)?.kind ?? '';

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 4, six: 4 };
const PLAIN =
  /\b(?:people|persons|characters|colleagues|coworkers|co-workers|teammates|friends|team|group|crowd)\b/;
const ANYBODY = ['woman', 'man'] as const;

/** So many who are told, each by one: `two engineers`, or women and men by turns. */
function doersOf(who: string, read: Read): string[] {
  const count = COUNTS[/\b(?:two|three|four|five|six)\b/.exec(who)?.[0] ?? ''] ?? 3;
  const [named] = read(who).elements;
  const { kind, words } = conceptOf(named?.concept ?? '') ?? {};
  const name = words?.en?.[0];
  const isTrade = kind === 'person' && name !== undefined && !PLAIN.test(who);
  return Array.from({ length: count }, (_, index) =>
    isTrade ? name : (ANYBODY[index % ANYBODY.length] ?? 'woman'),
  );
}

/** Where those stand who have their hands on what is in the middle: from the left and the right by turns. */
const AROUND = [
  [13, 95, 'pushing', ''],
  [87, 95, 'pushing', 'mirror'],
  [29, 98, 'reaching up', ''],
  [72, 98, 'reaching up', 'mirror'],
] as const;

/** Four pieces that are about to meet: middle, size, how far each is turned. */
const PIECES = [
  [38, 64, 26, 0],
  [62, 66, 26, 90],
  [37, 38, 26, -12],
  [64, 34, 26, 102],
] as const;

/** What is put together of pieces, and what is a thing of its own that several are at. */
const OF_PIECES = /^(?:puzzle-piece|gear|toy-blocks?|brick|building-blocks?|lego)$/;
const SET_UP = /^(?:symbol|device|tool|toy|instrument|body-part|container|vehicle)$/;

const assembled: Build = ({ who = '', filling = '', huge }, { read }) => {
  const [piece] = piecesOf(filling.replace(/^(?:puzzle|jigsaw)$/, 'puzzle piece'), read);
  if (!piece || !SET_UP.test(kindOf(piece))) return undefined;
  const areSeveral = piece.element.several || filling.endsWith('pieces');
  const isOfPieces = OF_PIECES.test(piece.element.concept ?? '') && areSeveral;
  const all = doersOf(who, read);
  // One or two are seen to work on it as they are told, with their tools.
  if (!isOfPieces && (huge === undefined || areSeveral || all.length < 3)) return undefined;
  const middle = isOfPieces
    ? PIECES.map(
        ([x, y, size, tilt]) =>
          `${lineOf(oneOf([piece], 0), [x, y, size, size], 'centred')} tilt ${String(tilt)}`,
      )
    : [lineOf(piece.phrase, [50, 92, 70, 54])];
  const doers = all.map((doer, index) => {
    const [x, y, pose, flags] = AROUND[index % AROUND.length] ?? AROUND[0];
    return lineOf(`${doer} ${pose}`, [x, y, 50, 34], flags);
  });
  return {
    lines: [...middle, ...doers],
    shows: ['people', 'team', 'person', 'crowd', 'group', 'puzzle-piece', 'jigsaw'],
  };
};

/** Arms from below, from the outside inwards: right, height, turn. */
const ARMS = [
  [14, 52, 16],
  [86, 52, -16],
  [33, 46, 8],
  [67, 46, -8],
] as const;

const handsUp: Build = ({ filling = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece || /^(?:person|animal|food)$/.test(kindOf(piece))) return undefined;
  return {
    lines: [
      lineOf(piece.phrase, [50, 38, 52, 60], 'centred'),
      ...ARMS.map(
        ([x, height, turn], index) =>
          `#raised-arm ${String(x)} 104 ${String(height)} ${String(index)} tilt ${String(turn)}`,
      ),
    ],
    shows: ['hand', 'hands', 'arm', 'palm-of-hand', 'skin'],
  };
};

/** On the way to a head: middle and size, the nearest last. */
const ON_THE_WAY = [
  [9, 16, 15],
  [10, 46, 15],
  [25, 30, 15],
  [12, 74, 14],
  [29, 56, 14],
  [42, 22, 14],
  [44, 40, 12],
] as const;

const intoHead: Build = ({ filling = '' }, { read }) => {
  const pieces = piecesOf(filling, read);
  if (pieces.length === 0) return undefined;
  return {
    lines: [
      lineOf('head profile', [68, 95, 82, 62]),
      ...ON_THE_WAY.map(
        ([x, y, size], index) =>
          `${lineOf(oneOf(pieces, index), [x, y, size, size * 1.3], 'centred')} tilt ${String(((index * 29) % 40) - 20)}`,
      ),
    ],
    shows: ['head', 'head-profile', 'brain', 'person', 'woman', 'man'],
  };
};

/** Off the back of a head, the nearest first: middle and size. */
const FALLEN = [
  [33, 24, 17],
  [22, 38, 15],
  [34, 46, 14],
  [14, 58, 15],
  [27, 68, 14],
  [10, 82, 14],
] as const;

const outOfHead: Build = ({ filling = '' }, { read }) => {
  const pieces = piecesOf(filling, read);
  if (pieces.length === 0) return undefined;
  return {
    lines: [
      lineOf('head profile', [64, 95, 84, 64]),
      ...FALLEN.map(
        ([x, y, size], index) =>
          `${lineOf(oneOf(pieces, index), [x, y, size, size], 'centred')} tilt ${String(((index * 47) % 80) - 40)}`,
      ),
    ],
    shows: ['head', 'head-profile', 'brain'],
  };
};

/** Behind the one that leads: foot, height. */
const FOLLOWING = [
  [24, 60, 20],
  [14, 78, 23],
  [40, 74, 23],
  [24, 94, 26],
] as const;

const leading: Build = ({ filling = '', others = '' }, { read }) => {
  const [one] = piecesOf(filling, read);
  const named = others.replace(/\bones$/, filling.split(' ').slice(-2).join(' '));
  const [other] = piecesOf(named, read);
  if (!one || !other || /^(?:person|animal|fantasy)$/.test(kindOf(one))) return undefined;
  return {
    lines: [
      ...FOLLOWING.map(([x, y, size]) => lineOf(oneOf([other], 0), [x, y, size, size * 1.3])),
      lineOf(one.phrase, [73, 86, 46, 44]),
    ],
    shows: [],
  };
};

const NUMBER = /^(?:two|three) /;

const asBalloon: Build = ({ filling = '', riders, who: own }, { read, who = own }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece || piece.element.several) return undefined;
  const told = riders ?? who;
  const rider = told?.replace(/^(?:an?|the) /, '');
  const areTwo = rider !== undefined && (NUMBER.test(rider) || /people|couple/.test(rider));
  const one = rider?.replace(NUMBER, '');
  const standing = areTwo ? ['woman', 'man'] : one === undefined ? [] : [one];
  return {
    lines: [
      '#ropes 50 50 28 26',
      lineOf(piece.phrase, [50, 32, 58, 62], 'centred'),
      ...standing.map((somebody, index) =>
        lineOf(`${somebody} waving`, [50 + (index - (standing.length - 1) / 2) * 10, 92, 28, 20]),
      ),
      '#gondola 50 95 17',
      'cloud 12 84 15',
      'cloud 88 72 17',
    ],
    shows: ['hot-air-balloon', 'balloon', 'basket', 'picnic-basket', 'people', 'person', 'cloud'],
  };
};

const chainsBroken: Build = ({ who: own }, { who = own ?? 'woman' }) => ({
  lines: [
    '#ring 50 40 52',
    lineOf(`happy ${who} cheering`, [50, 94, 80, 60]),
    '#chain 4 66 30 34 6',
    '#chain 70 34 96 66 6',
    '#spark 33 24 12',
    '#spark 67 24 12',
  ],
  shows: ['chain', 'chains', 'handcuffs', 'shackles', 'free'],
});

const unplugging: Build = ({ who: own = '' }, { read, who = own }) => {
  const [doer] = who === '' || /^(?:an? )?hand/.test(who) ? [] : piecesOf(who, read);
  if (!doer)
    return {
      lines: ['#unplugged 50 46 62', '#spark 54 28 16', '#pull-hand 27 60 44 -1'],
      shows: ['hand', 'plug', 'cable', 'cord', 'outlet', 'power-outlet'],
    };
  const pose = /person|fantasy/.test(kindOf(doer)) ? 'pulling' : '';
  return {
    lines: [
      lineOf([doer.phrase, pose].filter(Boolean).join(' '), [26, 94, 66, 50]),
      '#unplugged 66 58 44',
      '#spark 70 44 14',
    ],
    shows: ['plug', 'cable', 'cord', 'outlet', 'power-outlet', 'hand'],
  };
};

const atFork: Build = ({ who: own }, { who = own ?? 'man' }) => ({
  lines: [
    '#fork 50 96 74',
    'question mark 36 24 20',
    'question mark 64 24 20',
    lineOf(`confused ${who} standing`, [50, 95, 56, 40]),
  ],
  shows: ['question-mark', 'path', 'road', 'crossroads', 'signpost', 'street'],
});

export const ACT_BUILDS: Readonly<Record<string, Build>> = {
  assembled,
  'hands-up': handsUp,
  'into-head': intoHead,
  'out-of-head': outOfHead,
  leading,
  'as-balloon': asBalloon,
  'chains-broken': chainsBroken,
  unplugging,
  'at-fork': atFork,
};
