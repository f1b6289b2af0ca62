import { isNamed } from './inversion';
import type { Item } from './item';

/**
 * Sentences that open with where something is, or with what is said of who comes next: `under a tree sits a fox`, `on a
 * tray: bread and cheese`, `holding a lantern, a man walks`. They are told as `a fox sits under a tree`, since a sentence
 * is read from left to right and a preposition belongs to what stood before it (locative inversion; Huddleston and
 * Pullum, The Cambridge Grammar of the English Language, chapter 16). Of other languages `subjectFirst` turns those with
 * a verb between.
 */

const STANDING = /^(?:on|in|under|above|beside|behind|in-front-of|between|around|at|against)$/;

const isSmall = (item: Item | undefined, ...words: string[]) =>
  words.includes(item?.senses.small ?? '');
/** `under`, and `in the middle of`. */
const isWhere = (item: Item | undefined, next?: Item) => {
  const { kind = '', reversed = true } = item?.senses.relation ?? {};
  const isSpot = item?.senses.empty === 'position' && isSmall(next, 'of');
  return isSpot || (!reversed && STANDING.test(kind));
};
/** `eine`, `two`, `his`; and not `des Hauses`, whose it is. */
const opensPhrase = (item: Item | undefined) =>
  (isSmall(item, 'determiner', 'possessive') && !/^(?:des|der)$/.test(item?.lower ?? '')) ||
  item?.senses.count !== undefined;
const isDone = (item: Item | undefined) =>
  isSmall(item, 'auxiliary') || /^(?:finite|base)$/.test(item?.senses.verb?.form ?? '');
/** `sits`, and `stand` where a thing was named before it; `a stand` opens with its article. */
const isVerbAt = (items: readonly Item[], at: number) =>
  isDone(items[at]) && !opensPhrase(items[at - 1]) && items[at]?.senses.relation === undefined;

/** Where a noun phrase ends that begins at an index, with what it is of: past its last noun. */
function phraseEnd(items: readonly Item[], from: number): number {
  let end = from;
  let named = false;
  for (let at = from; at < items.length; at += 1) {
    const item = items[at] as Item;
    if (item.mark || item.senses.relation || isSmall(item, 'and', 'relative', 'for', 'not')) break;
    if (isSmall(item, 'of') && named) {
      named = false;
      continue;
    }
    if (named && (opensPhrase(item) || isVerbAt(items, at))) break;
    if (named && item.senses.verb?.form === 'gerund') break;
    if (!isNamed(item)) continue;
    named = true;
    end = at + 1;
  }
  return named ? end : from;
}

/** `on a bench in the park`, `in a tub full of foam`, `on a table with a cloth`. */
const goesOnAt = (item: Item | undefined) =>
  isWhere(item) || /^(?:full-of|with|made-of)$/.test(item?.senses.relation?.kind ?? '');

/** Where the words end that say where: `on a bench in the park`, `between a lamp and a clock`. */
function whereEnd(items: readonly Item[], from: number): number {
  const isBetween = items[from]?.senses.relation?.kind === 'between';
  const opensAt = items[from]?.senses.relation ? from + 1 : from + 2;
  let end = phraseEnd(items, opensAt);
  if (end === opensAt) return from;
  while (goesOnAt(items[end]) || (isBetween && isSmall(items[end], 'and'))) {
    const next = phraseEnd(items, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/** What a thing of a row has: `a vase with roses`. */
const isHad = (item: Item | undefined) =>
  /^(?:with|full-of|wearing|holding)$/.test(item?.senses.relation?.kind ?? '') &&
  item?.senses.relation?.reversed !== true;

/** Where a row of things ends: `a teapot, two cups and a plate of cookies`. */
function rowEnd(items: readonly Item[], from: number): number {
  let end = phraseEnd(items, from);
  while (end > from && end < items.length) {
    let next = end;
    if (items[next]?.mark === ',') next += 1;
    if (isSmall(items[next], 'and') || (next === end && isHad(items[next]))) next += 1;
    if (next === end) break;
    const after = phraseEnd(items, next);
    if (after === next || !items.slice(next, after).some(({ senses }) => senses.concept)) break;
    end = after;
  }
  // `a rock with a camera on it`: said of the row, before it is told where all of it is.
  const isSaidOfRow = end > from && isWhere(items[end]) && isSmall(items[end + 1], 'pronoun');
  return isSaidOfRow ? end + 2 : end;
}

const AND: Item = {
  text: 'and',
  lower: 'and',
  senses: { small: 'and' },
  unknown: false,
  owner: false,
  name: false,
};

/** `laptop, mug, notebook`: one row, which its last comma ends as `and` does. */
function asRow(who: readonly Item[]): Item[] {
  const last = who.findLastIndex(({ mark }) => mark === ',');
  const isRow = last >= 0 && !who.some(({ senses }) => senses.small === 'and');
  return isRow ? who.toSpliced(last, 1, AND) : [...who];
}

/** Of something that is a thing; places are read wherever they are told. */
const hasThing = (where: readonly Item[]) =>
  where.some(({ senses, unknown, mark }) => !mark && (unknown || senses.concept !== undefined));

/** Verbs that begin at an index, and the words for being that stand with them: `are playing`, `sits`. */
function verbsEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (isVerbAt(items, at) || (at > from && items[at]?.senses.verb)) at += 1;
  return at;
}

/** `reads a book`: where what is done ends that comes after who does it; the index itself where nothing is done. */
function deedEnd(items: readonly Item[], from: number): number {
  const isGerund = items[from]?.senses.verb?.form === 'gerund';
  const at = isGerund ? from + 1 : verbsEnd(items, from);
  return at === from ? from : phraseEnd(items, at);
}

/** What comes after where it is, in the order of who and then what they do; nothing where it is no clause. */
function clauseAfter(items: readonly Item[], whereTo: number) {
  const isParted = items[whereTo]?.mark === ',' || items[whereTo]?.mark === '.';
  const verbs = isParted ? whereTo + 1 : verbsEnd(items, whereTo);
  const isTurned = verbs > whereTo && !isParted;
  if (!isParted && !isTurned && !opensPhrase(items[verbs])) return undefined;
  const who = rowEnd(items, verbs);
  if (who === verbs) return undefined;
  const done = isTurned
    ? items.slice(whereTo, verbs).filter((item) => !isSmall(item, 'auxiliary'))
    : [];
  const end = isTurned ? who : deedEnd(items, who);
  const row = asRow(items.slice(verbs, who));
  return { isParted, isTurned, told: [...row, ...done, ...items.slice(who, end)], end };
}

/** `arranged on`, `laid out on`, `hidden under`: how it is there, said before it; `children on` and `a bed under` are things. */
function isLaidOut(items: readonly Item[], at: number): boolean {
  const {
    lower = '',
    unknown = false,
    senses: { concept, place, verb, attribute } = {},
  } = items[at] ?? {};
  const isManner = unknown
    ? /ed$/.test(lower)
    : (concept ?? place) === undefined && (verb ?? attribute) !== undefined;
  return (
    isManner &&
    /^(?:laid out|set out|spread out|\p{L}+(?:ed|en))$/u.test(lower) &&
    isWhere(items[at + 1])
  );
}

type Clause = ReturnType<typeof clauseAfter>;

/** Whether a clause may begin at an index; after a comma one that goes on without another. */
const isOpening = (items: readonly Item[], at: number, clause: Clause) =>
  at === 0 ||
  items[at - 1]?.mark === '.' ||
  isSmall(items[at - 1], 'and', 'relative') ||
  (items[at - 1]?.mark === ',' && clause?.isParted === false);

/** `holding a lantern,`, `wearing a hat,`, `with a sword in her hand,`: what is said of who comes after the comma. */
function isSaidFirst(items: readonly Item[], at: number): boolean {
  const { senses, lower } = items[at] as Item;
  if (isHad(items[at])) return true;
  const next = items[at + 1];
  const isWhole = lower.includes(' ') && next?.mark === ',';
  // A building on a hill builds nothing.
  const isThere = next?.senses.relation !== undefined && senses.concept === undefined;
  const isPhrase = isWhole || opensPhrase(next) || isThere;
  // Of whole phrases the tables keep one form of the verb.
  const isGerund = senses.verb?.form === 'gerund' || /^[a-z]+ing\b/.test(lower);
  return senses.verb !== undefined && isGerund && isPhrase;
}

/** `holding a lantern, an old man walks` as `an old man holding a lantern, walks`; others have no comma there. */
function saidAfter(
  items: readonly Item[],
  at: number,
  hasComma: boolean,
): { told: Item[]; end: number } | undefined {
  const isStart = at === 0 || items[at - 1]?.mark === '.';
  if (!isStart || !isSaidFirst(items, at)) return undefined;
  const comma = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
  if (items[comma]?.mark !== ',' || !opensPhrase(items[comma + 1])) return undefined;
  const end = phraseEnd(items, comma + 1);
  const goesOn = isDone(items[end]) || items[end]?.senses.verb?.form === 'gerund';
  if (end === comma + 1 || !goesOn) return undefined;
  const said = items.slice(at, hasComma ? comma + 1 : comma);
  return { told: [...items.slice(comma + 1, end), ...said], end };
}

const COMMA: Item = { ...AND, text: ',', lower: ',', senses: {}, mark: ',' };

/** `the cat is on the table and the mouse is under it`: two clauses, and no second thing that the cat is on. */
function apartBeing(items: readonly Item[]): Item[] {
  let isSaid = false;
  return items.map((item, at) => {
    if (item.mark === '.') isSaid = false;
    const end = isSmall(item, 'and') ? phraseEnd(items, at + 1) : at;
    const isNew = isSaid && end > at + 1 && isSmall(items[end], 'auxiliary');
    if (isSmall(item, 'auxiliary')) isSaid = true;
    return isNew ? COMMA : item;
  });
}

/** Words in their order, with whoever comes after where they are before it; `next` tells what begins at an index. */
function reordered(
  items: readonly Item[],
  next: (at: number) => { told: readonly Item[]; end: number } | undefined,
): Item[] {
  const told: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const clause = next(at);
    told.push(...(clause?.told ?? items.slice(at, at + 1)));
    at = clause?.end ?? at + 1;
  }
  return told;
}

/** A clause that opens at an index with where something is, told from who is there on. */
function clauseAt(items: readonly Item[], at: number, mayTurn: boolean) {
  const opensAt = isLaidOut(items, at) ? at + 1 : at;
  const to = isWhere(items[opensAt], items[opensAt + 1]) ? whereEnd(items, opensAt) : at;
  const where = items.slice(at, to);
  const clause = to > opensAt ? clauseAfter(items, to) : undefined;
  if (!clause || !isOpening(items, at, clause)) return undefined;
  if (clause.isTurned ? !mayTurn : !hasThing(where)) return undefined;
  const parting = isSmall(clause.told.at(-1), 'pronoun') ? [COMMA] : [];
  return { told: [...clause.told, ...parting, ...where], end: clause.end };
}

/** The words of an English prompt with everybody before what they do and where they are. */
export function whoFirst(given: readonly Item[]): Item[] {
  const items = apartBeing(given);
  return reordered(items, (at) => saidAfter(items, at, true) ?? clauseAt(items, at, true));
}

/**
 * `sur une table, une théière et deux tasses`, `auf einem Tisch eine Vase`: the same where no verb stands between them;
 * where one does, `subjectFirst` knows the order of each language.
 */
export const thingsFirst = (items: readonly Item[]): Item[] =>
  reordered(items, (at) => saidAfter(items, at, false) ?? clauseAt(items, at, false));
