import { conceptOf } from '../../concepts';
import { lineOf, type Piece, piecesOf, type Read } from './spread';
import type { Room } from './vessels.data';

/** Poses of somebody shut in: a seat is nowhere there. */
export const SHUT_IN: Readonly<Record<string, string>> = {
  sitting: 'sitting on the floor',
  crouching: 'sitting on the floor',
  crying: 'crying',
  sleeping: 'sleeping',
  meditating: 'meditating',
  reading: 'reading',
  working: 'working on a laptop',
  standing: 'standing',
};

/** Chains before who is shut in, and their lock. */
export const SHUT = ['#chain 8 38 92 72 2', '#chain 8 74 92 40 2', 'padlock 50 68 22'];

/** Somebody in a vessel who does something to a thing there. */
const DEED =
  /^((?:\p{L}+ ){0,2}?(?:man|woman|boy|girl|child|kid|person|people|\p{L}+(?:er|or|ist|ian|man))) (watering|planting|painting|picking|feeding|cleaning|repairing|fixing|building|chasing|catching|playing|carrying|pushing|studying) ((?:\p{L}+ ){0,2}?\p{L}+)$/u;
/** How that is done where the thing stands before them. */
const DOING: Readonly<Record<string, string>> = {
  watering: 'holding a watering can',
  planting: 'holding a shovel',
  repairing: 'holding a wrench',
  fixing: 'holding a wrench',
  cleaning: 'holding a broom',
  feeding: 'reaching out',
};
/** Of a room: how far either is from its middle, how high and wide each may be. */
const AT_IT = { aside: 0.23, who: 0.86, thing: 0.56, wide: 0.46 } as const;

/** The two of them in a room, each on its side; nothing where the words tell no deed, or a thing that nobody draws. */
export function doneIn({ x, floor, width, height }: Room, filling: string, read: Read): string[] {
  const [, who = '', verb = '', what = ''] = DEED.exec(filling) ?? [];
  const [somebody] = who === '' ? [] : piecesOf(who, read);
  const [thing] = what === '' ? [] : piecesOf(what, read);
  if (!somebody || !thing || kindOfPiece(somebody) !== 'person') return [];
  const wide = width * AT_IT.wide;
  return [
    lineOf(`${somebody.phrase} ${DOING[verb] ?? verb}`, [
      x - width * AT_IT.aside,
      floor,
      height * AT_IT.who,
      wide,
    ]),
    lineOf(thing.phrase, [x + width * AT_IT.aside, floor, height * AT_IT.thing, wide]),
  ];
}

const kindOfPiece = ({ element: { concept = '' } }: Piece) => conceptOf(concept)?.kind;
