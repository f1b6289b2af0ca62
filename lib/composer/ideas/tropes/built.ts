import { conceptOf } from '../../concepts';
import type { Slots, TropeContext, TropePicture } from './build';
import { called } from './called';
import { type Form, FORMS, STRUCTURES } from './forms.data';
import { lineOf, oneOf, type Piece, piecesOf, rounded } from './spread';

/** Something that is built of things, or that things fill the outline of. */

/** A substance is how a thing looks (`a heart made of wood`), and nothing to build it of. */
const SUBSTANCE =
  /^(?:\w+ )?(?:wood|wooden|stone|ice|glass|metal|steel|iron|gold|silver|paper|cardboard|snow|sand|clay|fabric|felt|wool|yarn|concrete|marble|crystal|bronze|copper|leather|cloth|wax|straw|bamboo|light|neon|water|fire|smoke|gingerbread|chocolate|mud|chrome|jelly|plasticine)$/;

/** Words for more than one. */
const MANY =
  /(?:s|people|children|men|women|money|cash|data|fruit|trash|waste|garbage|paperwork|laundry|clothing|luggage|junk|furniture|food|rubbish|litter|mail|homework|lego)$/;

const WASTE = /waste|trash|garbage|rubbish|litter|plastic|bottles|cans/;

const cycle = (pieces: readonly Piece[], index: number): string =>
  pieces[index % pieces.length]?.phrase ?? 'ball';

/** Side of the square that an outline fills, and how much of a cell a thing takes. */
const FILLED = { side: 82, middleY: 50, share: 1.24 } as const;
/** Of flowers the heads make an outline, and not their stalks. */
const FLOWERS = /^(?:flower|daisy|rose|tulip|sunflower|poppy|peony|lily|dahlia|cherry-blossom)s?$/;

/** The rows of an outline, and how large each of its cells is in the picture. */
function cellsOf({ mask, side = FILLED.side }: Form) {
  const rows = mask.trim().split('\n');
  const columns = Math.max(...rows.map((row) => row.length));
  return { rows, columns, cell: side / Math.max(columns, rows.length) };
}

function inOutline(form: Form, pieces: readonly Piece[], isWaste: boolean): string[] {
  const { middleY = FILLED.middleY } = form;
  const { rows, columns, cell } = cellsOf(form);
  return rows.flatMap((row, v) =>
    [...row].flatMap((sign, u) => {
      if (sign !== '#') return [];
      const x = 50 + (u - (columns - 1) / 2) * cell + (((u * 7 + v * 5) % 3) - 1) * cell * 0.07;
      const y = middleY + (v - (rows.length - 1) / 2) * cell;
      const size = cell * FILLED.share;
      const phrase = cycle(pieces, u * 2 + v * 3);
      if (pieces.every(({ element }) => isPerson(element.concept)))
        return [
          `#tiny-person ${rounded(x)} ${rounded(y)} ${rounded(cell * 1.3)} ${(u * 3 + v * 2) % 5}`,
        ];
      if (isWaste)
        return [
          `#litter ${rounded(x)} ${rounded(y)} ${rounded(size)} ${(u + v * 3) % 4} ${((u * 37 + v * 53) % 50) - 25}`,
        ];
      const isFlower = pieces.some(({ element }) => FLOWERS.test(element.concept ?? ''));
      if (isFlower)
        return [`#blossom ${rounded(x)} ${rounded(y)} ${rounded(size)} ${(u + v * 2) % 4}`];
      return [lineOf(phrase, [x, y, size, size], 'centred')];
    }),
  );
}

/** Where the tip of an outline is, down the picture. */
function topOf(form: Form): number {
  const { middleY = FILLED.middleY } = form;
  const { rows, cell } = cellsOf(form);
  return middleY - (rows.length / 2) * cell - cell * 0.3;
}

const isPerson = (concept = '') => conceptOf(concept)?.kind === 'person';

const COINS = /coin|money|dollar|euro/;
const BOOKS = /book/;
/** They lie on a bridge, and do not stand. */
const LONG =
  /pencil|pen\b|pens|match|brush|spoon|fork|knife|carrot|ruler|candle|bottle|baguette|syringe|screwdriver|key/;
const isLong = ([first]: readonly Piece[]) => LONG.test(first?.phrase ?? '');

/** Steps from the left up to the right, each as many things high. */
function stairs(pieces: readonly Piece[]): string[] {
  const [{ phrase } = { phrase: '' }] = pieces;
  if (BOOKS.test(phrase)) return ['#bookstairs 50 93 62'];
  if (COINS.test(phrase))
    return [0, 1, 2, 3, 4].map((step) => `#coin-stack ${10 + step * 18} 93 ${10 + step * 10.4}`);
  return [0, 1, 2, 3, 4].flatMap((step) =>
    Array.from({ length: step + 1 }, (_, level) =>
      lineOf(cycle(pieces, step + level), [10 + step * 18, 93 - level * 10.4, 11.4, 19]),
    ),
  );
}

/** Somebody climbs them whom nobody names, where nothing else is on them. */
const onStairs = ({ who }: TropeContext, goal: string[], top?: string): string[] => [
  ...(who || !top ? [lineOf(`${who ?? 'woman'} climbing`, [44, 62, 34, 26])] : []),
  ...(top ? [lineOf(top, [84, 41, 34, 24])] : []),
  ...goal.map((phrase) => lineOf(phrase, [84, 41, 36, 26])),
];

interface Hill {
  who: string | undefined;
  isWaste: boolean;
  isClimbed: boolean;
  top: string | undefined;
}

function hill(pieces: readonly Piece[], { who, isWaste, isClimbed, top }: Hill): string[] {
  const rows = 6;
  const heap = Array.from({ length: rows }, (_, level) =>
    Array.from({ length: rows - level }, (_, index) => {
      const x = 50 + (index - (rows - level - 1) / 2) * 13.4 + (level % 2 ? 1 : -1);
      const tilt = ((index * 37 + level * 53) % 40) - 20;
      if (isWaste)
        return `#litter ${rounded(x)} ${84 - level * 11} 25 ${(index * 3 + level) % 4} ${tilt * 2}`;
      return `${lineOf(cycle(pieces, index + level), [x, 90 - level * 10, 19, 19])} tilt ${tilt}`;
    }),
  ).flat();
  const climber = isClimbed
    ? [lineOf(`${who ?? 'woman'} climbing`, [27, 66, 34, 24])]
    : who && !top
      ? [lineOf(`${who} standing`, [50, 32, 28, 20])]
      : [];
  return [...heap, ...climber, ...(top ? [lineOf(top, [50, 33, 24, 26])] : [])];
}

/** Rows of what is flat, as bricks are, are nearer to each other. */
const FLAT_ROW = 6.6;
const isFlat = ({ phrase }: Piece): boolean => /\b(?:bricks?|planks?|bars?|ingots?)\b/.test(phrase);

/** Bricks by themselves, as the kit draws several of them in a row of its own. */
const flatWall = (pieces: readonly Piece[]): string[] =>
  Array.from({ length: 8 }, (_, row) => row).flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      lineOf(oneOf(pieces, row + column), [
        13 + column * 17 + (row % 2) * 6,
        92 - row * FLAT_ROW,
        FLAT_ROW,
        17,
      ]),
    ),
  );

const wall = (pieces: readonly Piece[]): string[] =>
  pieces.every(isFlat)
    ? flatWall(pieces)
    : [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((column) =>
          lineOf(cycle(pieces, row + column), [
            12 + column * 15 + (row % 2) * 4,
            90 - row * 14,
            15,
            17,
          ]),
        ),
      );

/** A way that winds from the foot of the picture to the far end, each thing smaller than the one before. */
function road(pieces: readonly Piece[], goal: string[]): string[] {
  const far = Array.from({ length: 13 }, (_, index) => {
    const t = 1 - index / 12;
    const depth = t ** 1.5;
    const x = 50 + Math.sin(t * 5.4) * 24 * (0.3 + depth) - 6 * depth;
    return [-1, 1].map((side) =>
      lineOf(
        cycle(pieces, index),
        [x + side * (3 + 8 * depth), 50 + depth * 46, 5 + 11 * depth, 18],
        'centred',
      ),
    );
  }).flat();
  return [...goal.map((phrase) => lineOf(phrase, [46, 50, 28, 40])), ...far.reverse().reverse()];
}

function ladder(pieces: readonly Piece[], { who = 'woman' }: TropeContext, goal: string[]) {
  const rungs = Array.from(
    { length: 7 },
    (_, index) =>
      `${lineOf(cycle(pieces, index), [40, 84 - index * 11, 30, 30], 'centred')} tilt 90`,
  );
  return [
    ...goal.map((phrase) => lineOf(phrase, [74, 34, 28, 34])),
    '#ladder 40 94 88 0',
    ...rungs,
    lineOf(`${who} climbing`, [40, 70, 38, 26]),
  ];
}

/** Books lie, and others stand, side by side from cliff to cliff; nobody walks there who is not named. */
function bridge(pieces: readonly Piece[], { who }: TropeContext): string[] {
  const areBooks = BOOKS.test(pieces[0]?.phrase ?? '');
  const row = areBooks
    ? [0, 1, 2].flatMap((layer) =>
        Array.from(
          { length: 5 },
          (_, index) =>
            `#slab ${rounded(30 + index * 10 + (layer % 2) * 3)} ${rounded(78 - layer * 3.6)} 3.6 ${String(index + layer * 2)} 0`,
        ),
      )
    : isLong(pieces)
      ? [0, 1, 2].flatMap((layer) =>
          Array.from(
            { length: 4 },
            (_, index) =>
              `${lineOf(cycle(pieces, index), [31 + index * 13 + (layer % 2) * 3, 78 - layer * 2.6, 17, 17], 'centred')} tilt 90`,
          ),
        )
      : Array.from({ length: 7 }, (_, index) =>
          lineOf(cycle(pieces, index), [26.5 + index * 7.9, 80, 10, 10]),
        );
  return [
    '#cliffs 50 72 100',
    ...row,
    ...(who
      ? [lineOf(`${who} walking`, [50, areBooks ? 67.4 : isLong(pieces) ? 71 : 72, 44, 40])]
      : []),
  ];
}

/** What is told of a structure beside what it is made of. */
interface Told {
  context: TropeContext;
  goal: string[];
  filling: string;
  isClimbed: boolean;
  top: string | undefined;
}

function structure(
  id: string,
  pieces: readonly Piece[],
  { context, goal, filling, isClimbed, top }: Told,
): string[] {
  if (id === 'stairs') return [...stairs(pieces), ...onStairs(context, goal, top)];
  if (id === 'ladder') return ladder(pieces, context, goal);
  if (id === 'bridge') return bridge(pieces, context);
  if (id === 'wall') return wall(pieces);
  if (id === 'road') return road(pieces, goal);
  const [aim] = goal;
  return [
    ...(aim ? [lineOf(aim, [82, 18, 26, 26], 'centred')] : []),
    ...hill(pieces, { who: context.who, isWaste: WASTE.test(filling), isClimbed, top }),
  ];
}

/** A staircase of books, a heart of flowers; nothing where it is told what it is made of only as a substance. */
export function isBuiltOf(
  { host = '', filling = '', goal = '', climb, top = '' }: Slots,
  context: TropeContext,
): TropePicture | undefined {
  if (SUBSTANCE.test(filling)) return undefined;
  const pieces = piecesOf(filling, context.read);
  // One cloud in the shape of a heart is a cloud.
  const isMany = pieces.length > 1 || MANY.test(filling);
  if (pieces.length === 0 || !isMany) return undefined;
  const material = [
    ...pieces.flatMap(({ element }) => element.concept ?? []),
    ...(COINS.test(filling) ? ['coins', 'coin'] : []),
  ];
  const ends = piecesOf(goal, context.read).map(({ phrase }) => phrase);
  const structures = Object.entries(STRUCTURES).map(([id, entry]) => ({ id, ...entry }));
  const built = called(structures, host);
  if (built)
    return {
      lines: structure(built.id, pieces, {
        context,
        goal: ends,
        filling,
        isClimbed: climb !== undefined,
        top: piecesOf(top, context.read)[0]?.phrase,
      }),
      shows: [...built.shows, ...material],
    };
  const form = called(FORMS, host);
  if (!form) return undefined;
  const { under, shows } = form;
  return {
    lines: [
      ...(under ? [under] : []),
      ...inOutline(form, pieces, WASTE.test(filling)),
      ...piecesOf(top, context.read).map(({ phrase }) =>
        lineOf(phrase, [50, topOf(form), 16, 16], 'centred'),
      ),
    ],
    shows: [...shows, ...material],
  };
}
