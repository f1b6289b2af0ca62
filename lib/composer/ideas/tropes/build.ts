import { isLivingKind } from '../../concepts/concept';
import { conceptOf } from '../../concepts';
import { ACT_BUILDS } from './acts';
import { ABSTRACT_BUILDS } from './abstracts';
import { isBuiltOf } from './built';
import { EFFORT_BUILDS } from './efforts';
import { FORCE_BUILDS } from './forces';
import { HOST_BUILDS } from './hosts';
import { SCENE_BUILDS } from './scenes';
import { called } from './called';
import { NOTIONAL_BUILDS } from './notional';
import { comingFrom, lineOf, oneOf, type Piece, piecesOf, type Read, spreadIn } from './spread';
import { doneIn, SHUT, SHUT_IN } from './done-in';
import { OPENINGS, type Opening, VESSELS } from './vessels.data';

/** What a trope is drawn of. */
export interface TropePicture {
  /** As of ideas: a line a thing. */
  lines: readonly string[];
  /** Concepts that its props show. */
  shows: readonly string[];
}

export interface TropeContext {
  read: Read;
  /** Somebody whom the prompt names, in its words. */
  who?: string;
}

/** What the words of a trope name, by the names of its slots. */
export type Slots = Readonly<Record<string, string>>;
/** A picture of the things in the slots; nothing where one of them is not known. */
export type Build = (slots: Slots, context: TropeContext) => TropePicture | undefined;

const inside: Build = (
  { host, filling = '', pose = '', bound, held, does, deed = filling },
  { read },
) => {
  const vessel = called(VESSELS, host);
  const told = SHUT_IN[pose];
  const isShut =
    (bound ?? held) !== undefined && /man|person|boy|girl|kid|child|people/.test(filling);
  const shown = isShut && !told ? `sad ${filling}` : filling;
  const pieces = piecesOf([shown, told ?? does].filter(Boolean).join(' '), read);
  if (!vessel || pieces.length === 0) return undefined;
  const { back, front, room, shows } = vessel;
  const done = isShut ? [] : doneIn(room, deed, read);
  return {
    lines: [
      back,
      ...(done.length > 0 ? done : spreadIn(room, pieces)),
      ...(front ? [front] : []),
      ...(isShut ? SHUT : []),
    ],
    shows,
  };
};

/** What a thing is that has no opening of its own, and stands at the foot of the picture. */
function openingOf(host: string, read: Read): Opening | undefined {
  const known = called(OPENINGS, host);
  if (known) return known;
  const [piece] = piecesOf(host, read);
  if (!piece) return undefined;
  return {
    words: '',
    shows: [],
    before: lineOf(piece.phrase, [50, 94, 40, 60]),
    mouth: [50, 62],
    height: 54,
  };
}

/** What somebody does who comes out of something. */
const POSES = /^(?:wav|smil|jump|runn|walk|danc|fly|talk)\w+$/;

/** Where somebody is who tends what comes out of something. */
const TENDER = [15, 95, 58, 34] as const;

const tended: Build = ({ who = 'woman', does = '', ...slots }, context) => {
  const picture = outOf(slots, context);
  const doing = /^water/.test(does) ? 'holding a watering can' : does;
  return (
    picture && {
      lines: [...picture.lines, lineOf(`${who} ${doing}`, TENDER)],
      shows: [...picture.shows, 'plant', 'potted-plant', 'sprout', 'watering-can'],
    }
  );
};

const SERVED_IN = /\b(?:mug|cup|bowl|glass|jar|pot|pan|plate)\b/i;

const outOf: Build = ({ host = '', filling = '', more = '', pose = '' }, { read }) => {
  const opening = openingOf(host, read);
  // What grows there has roots, and no pot.
  const grown = filling.replace(/^(?:(?:small|green|little|tiny|young) )?plant$/, 'young tree');
  const said = [grown, POSES.test(pose) ? pose : '', more].filter(Boolean).join(' ');
  const pieces = piecesOf(said, read);
  if (!opening || pieces.length === 0) return undefined;
  // `a mug with marshmallows and a cinnamon stick`: what a drink is served with sticks out of nothing.
  const isServed = pieces.every(({ element }) => conceptOf(element.concept ?? '')?.kind === 'food');
  if (!pose && isServed && SERVED_IN.test(host)) return undefined;
  // Of a tick and a receipt that come out of a phone, the first is on its screen.
  if (pieces.length > 1 && opening.shows.includes('phone') && / and /.test(filling))
    return undefined;
  const isSomebody = pieces.every(({ element }) =>
    isLivingKind(conceptOf(element.concept ?? '')?.kind),
  );
  const { before, isFalling, shows } = opening;
  const { behind, mouth, height } = (isSomebody ? opening.upright : undefined) ?? opening;
  return {
    lines: [
      ...(behind ? [behind] : []),
      ...comingFrom(mouth, height, pieces, isFalling),
      ...(before ? [before] : []),
    ],
    shows: [
      ...(grown === filling ? shows : [...shows, 'plant', 'potted-plant']),
      // Of three people each is drawn by what they are.
      ...pieces.flatMap(({ element }) => (element.count > 1 ? (element.concept ?? []) : [])),
    ],
  };
};

/** Looks that a word asks for, in words that the kit knows. */
const LOOKS: Readonly<Record<string, string>> = {
  dry: 'bare',
  dead: 'bare',
  withered: 'bare',
  dying: 'bare',
  alive: 'green',
  living: 'green',
  healthy: 'green',
  blooming: 'blossoming',
  human: 'woman',
  machine: 'robot',
  cyborg: 'robot',
  digital: 'circuit',
};

/** A side of what is split: the thing in its look, or what the side is called by itself. */
function sideOf(side: string, whole: string | undefined, read: Read): Piece | undefined {
  const told = LOOKS[side] ?? side;
  const candidates = whole ? [`${told} ${whole}`, told] : [told];
  return candidates.flatMap((phrase) => {
    const { elements } = read(phrase);
    const isWhole = elements.length === 1 && elements[0]?.phrase.toLowerCase() !== whole;
    return isWhole ? piecesOf(phrase, read) : [];
  })[0];
}

const NEAR = /face|portrait|head/;

const halves: Build = ({ thing, left = '', right = '' }, { read }) => {
  const [one, other] = [sideOf(left, thing, read), sideOf(right, thing, read)];
  if (!one || !other || one.phrase === other.phrase) return undefined;
  // A face is seen near by, the rest of whoever has it is below the picture.
  const isNear = NEAR.test(thing ?? '');
  const size = isNear ? ([50, 176, 168, 130] as const) : ([50, 92, 82, 90] as const);
  return {
    lines: [
      '#split-ground 50 50 100',
      lineOf(one.phrase, size, isNear ? 'left mirror' : 'left'),
      lineOf(other.phrase, size, 'right'),
    ],
    shows: [],
  };
};

const inPlaceOfHead: Build = ({ filling = '', who = 'person', part }, { read }) => {
  const [piece] = piecesOf(filling.replace(/\bclock\b/, 'wall clock'), read);
  if (!piece) return undefined;
  const isHair = part === 'hair';
  return {
    lines: [
      lineOf(`${who} standing`, [50, 94, 74, 60]),
      lineOf(piece.phrase, [0, isHair ? -7 : -1, 25, 34], 'centred headed'),
    ],
    shows: [],
  };
};

/** Where many of a kind are, with room for one in their middle. */
const ROUND = [16, 50, 84].flatMap((x) => [18, 50, 82].map((y) => [x, y] as const));

/** One that is otherwise than all around it; what grows or goes by itself is so in its own field. */
const oddOne: Build = ({ odd = '', named = '', others = '' }, { read }) => {
  const [one] = piecesOf(odd, read);
  const [other] = piecesOf(others.replace(/\bones$/, named).replace(/s$/, ''), read);
  const kind = conceptOf(one?.element.concept ?? '')?.kind ?? '';
  if (!one || !other || /^(?:person|fantasy|plant|animal|building)$/.test(kind)) return undefined;
  const areColored = [one, other].every(({ element }) => element.colors.length > 0);
  if (one.element.concept !== other.element.concept || !areColored) return undefined;
  return {
    lines: ROUND.map(([x, y]) => {
      const isOdd = x === 50 && y === 50;
      const size = isOdd ? 34 : 25;
      return lineOf((isOdd ? one : other).phrase, [x, y, size, size], 'centred');
    }),
    shows: [],
  };
};

/** Where what leaves a head is, the first nearest to it: right, down, size. */
const FROM_HEAD = [
  [50, 17, 13],
  [34, 21, 12],
  [66, 18, 13],
  [22, 12, 14],
  [79, 9, 15],
  [12, 32, 14],
  [88, 33, 15],
] as const;

/** Somebody to the waist, and what leaves their head around it. */
const fromHead: Build = ({ filling = '', who = 'person' }, { read }) => {
  const pieces = piecesOf(filling, read);
  if (pieces.length === 0) return undefined;
  return {
    lines: [
      lineOf(`${who} standing`, [50, 172, 148, 110]),
      ...FROM_HEAD.map(([x, y, size], index) => {
        const line = lineOf(oneOf(pieces, index), [x, y, size, size * 1.3], 'centred');
        return `${line} tilt ${((index * 37) % 50) - 25}`;
      }),
    ],
    shows: ['head'],
  };
};

/** Where what is juggled is over a head. */
const ARC = [
  [24, 54],
  [28, 31],
  [43, 14],
  [63, 14],
  [78, 31],
  [82, 56],
] as const;
const JUGGLED = 'clock, laptop, phone, letter, lightbulb';

/** What is named is juggled in the scene itself; duties are clocks, phones and letters. */
const juggling: Build = ({ filling = '', who = 'person' }, { read }) => {
  if (piecesOf(filling, read).length > 0) return undefined;
  const pieces = piecesOf(JUGGLED, read);
  const count = Math.min(ARC.length, pieces.length);
  const step = (ARC.length - 1) / (count - 1);
  return {
    lines: [
      lineOf(`${who} juggling`, [50, 95, 70, 60]),
      ...pieces.slice(0, count).map(({ phrase }, index) => {
        const [x, y] = ARC[Math.round(index * step)] ?? [50, 15];
        return lineOf(phrase, [x, y, 23, 23], 'centred');
      }),
    ],
    shows: [],
  };
};

/** Two who pull at a rope, and what it is about over its middle or at its ends. */
const tug: Build = ({ filling = '', left = '', right = '' }, { read, who = 'man' }) => {
  const [prize] = piecesOf(filling, read);
  const [one, other] = [piecesOf(left, read)[0], piecesOf(right, read)[0]];
  const over = (piece: Piece | undefined, x: number, y: number, size: number) =>
    piece ? [lineOf(piece.phrase, [x, y, size, size * 1.1])] : [];
  const somebody = /team|people|group|wom[ae]n/.test(who) ? 'people' : who;
  return {
    lines: [
      lineOf('two women pulling a rope', [50, 80, 40, 92]),
      lineOf(
        somebody === 'people' ? 'two men pulling a rope' : `two ${plural(who)} pulling a rope`,
        [50, 93, 44, 96],
      ),
      ...over(prize, 50, 48, 32),
      ...over(one, 16, 40, 24),
      ...over(other, 84, 40, 24),
    ],
    shows: ['person', 'people', 'team'],
  };
};

const plural = (who: string) => (/man$/.test(who) ? who.replace(/man$/, 'men') : `${who}s`);

/** Where a hand puts something down: how high that is, and where what it holds ends. */
const SET_DOWN = { base: 46, held: 22, gapY: 2 } as const;

const CHESS = /chess|pawn|knight|bishop|rook|queen|king/;

const handAct: Build = ({ filling = '', host = '' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  if (CHESS.test(filling))
    return {
      lines: [
        '#chess-board 46 95 96',
        lineOf('chess pawn', [18, 80, 22, 14]),
        lineOf('chess pawn', [70, 76, 20, 14]),
        lineOf(piece.phrase, [42, 88, 46, 30]),
        '#pinch-hand 43 46 62',
      ],
      shows: ['hand', 'chess-board', 'chessboard'],
    };
  const [base] = piecesOf(host, read);
  const top = base ? 92 - SET_DOWN.base - SET_DOWN.gapY : 84;
  const size = base ? SET_DOWN.held : 40;
  return {
    lines: [
      ...(base ? [lineOf(base.phrase, [46, 92, SET_DOWN.base, 70])] : []),
      lineOf(piece.phrase, [46, top, size, size * 1.2]),
      `#pinch-hand 47 ${top - size + 4} ${base ? 46 : 60}`,
    ],
    shows: ['hand', 'hands'],
  };
};

/** A ladder that ends at something high, and who climbs it. */
const ladderTo: Build = ({ goal, end: told = '' }, { read, who = 'woman' }) => {
  const [end] = piecesOf(goal ?? told, read);
  if (!end) return undefined;
  return {
    lines: [
      lineOf(end.phrase, [62, 26, 38, 52], 'centred'),
      '#ladder 44 94 70 0',
      lineOf(`${who} climbing`, [44, 74, 40, 30]),
    ],
    shows: ['ladder'],
  };
};

const tiedTo: Build = ({ filling = '', who: told }, { read, who: named = 'man' }) => {
  const who = told ?? named;
  // Of a teenager with a phone, the phone is tied.
  const [piece] = piecesOf(filling.replace(/^.* (?:with|and) (?:an? |the )?/, ''), read);
  if (!piece) return undefined;
  return {
    lines: [
      lineOf(`sad ${who} standing`, [28, 93, 68, 40]),
      lineOf(piece.phrase, [74, 93, 46, 44]),
      '#chain 32 90 74 84 4',
    ],
    shows: ['leg', 'foot', 'wrist', 'arm', 'hand', 'chain', 'prisoner', 'football'],
  };
};

const mirror: Build = ({ filling = '', who = 'man' }, { read }) => {
  const [piece] = piecesOf(filling, read);
  if (!piece) return undefined;
  return {
    lines: [
      '#mirror-back 68 93 86',
      lineOf(piece.phrase, [68, 84, 62, 44]),
      '#mirror-front 68 93 86',
      lineOf(`${who} standing`, [22, 95, 64, 36]),
    ],
    shows: ['mirror'],
  };
};

const BUILDS: Readonly<Record<string, Build>> = {
  inside,
  'out-of': outOf,
  tended,
  'made-of': isBuiltOf,
  halves,
  'in-place-of-head': inPlaceOfHead,
  'from-head': fromHead,
  'odd-one': oddOne,
  juggling,
  tug,
  'hand-act': handAct,
  'ladder-to': ladderTo,
  'tied-to': tiedTo,
  mirror,
  ...ACT_BUILDS,
  ...EFFORT_BUILDS,
  ...HOST_BUILDS,
  ...SCENE_BUILDS,
  ...FORCE_BUILDS,
  ...ABSTRACT_BUILDS,
  ...NOTIONAL_BUILDS,
};

/** The picture of a trope; nothing where one of its things is not known. */
export function tropePicture(
  id: string,
  slots: Slots,
  context: TropeContext,
): TropePicture | undefined {
  return BUILDS[id]?.(slots, context);
}
