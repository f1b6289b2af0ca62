import { conceptOf } from '../../lexicon/lexicon';
import {
  GARMENT_WORDS,
  HAIR_ADJECTIVES,
  hairColorOf,
  PLAIN_PEOPLE,
} from '../../lexicon/words/looks.data';
import type { Item } from '../match';
import { EMPTY } from './reading';

/** How many words may stand between a colour and the hair it is of: `red, wavy shoulder length hair`. */
const REACH = 4;
const NAMES_HAIR = /^(?:hair|haired|curl|curls|braid|braids|pigtails?|ponytail)$/;

const isPerson = (item: Item | undefined) =>
  item?.meaning.concept !== undefined && conceptOf(item.meaning.concept).kind === 'person';

/** Index of the word before `index` that tells the colour of hair; nothing where none does. */
function colorBefore(items: readonly Item[], index: number): number | undefined {
  for (let back = index - 1; back >= Math.max(0, index - REACH); back -= 1) {
    const { boundary, meaning, phrase } = items[back] as Item;
    if (boundary || meaning.concept || phrase === 'with') return undefined;
    if (meaning.color || HAIR_ADJECTIVES.has(phrase)) return back;
  }
  return undefined;
}

/**
 * Reads somebody's hair: `with long red hair`, `a red-haired boy`, `a blonde girl`. Its colour is that
 * of nothing else.
 */
export function readHair(items: readonly Item[]): Item[] {
  const read = items.map((item) => {
    const plain = PLAIN_PEOPLE[item.meaning.concept ?? ''];
    if (!plain) return item;
    const young = / (girl|boy)$/.exec(item.phrase)?.[1];
    return { ...item, meaning: { ...item.meaning, ...plain, ...(young && { concept: young }) } };
  });
  read.forEach((item, index) => {
    if (NAMES_HAIR.test(item.phrase)) {
      const at = colorBefore(read, index);
      const color = at === undefined ? undefined : read[at];
      if (at === undefined || !color) return;
      read[at] = { ...color, meaning: EMPTY };
      read[index] = { ...item, meaning: { hair: color.phrase } };
      return;
    }
    const told = HAIR_ADJECTIVES.has(item.phrase) && hairColorOf(item.phrase);
    if (told && [1, 2].some((step) => isPerson(read[index + step])))
      read[index] = { ...item, meaning: { hair: item.phrase } };
  });
  return read;
}

const PUTS_ON = /^(?:in|wearing|wears|with|and)$/;
/** How many words describe a garment before it is named: `in a long dark green knitted sweater`. */
const GARMENT_REACH = 6;

/** `a man in a black suit`, `a girl wearing a striped sweater`: whoever was named before wears it. */
export function readGarments(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    if (item.meaning.concept || !Object.hasOwn(GARMENT_WORDS, item.phrase)) return item;
    const earlier = items.slice(0, index);
    const near = earlier.slice(-GARMENT_REACH);
    const from = near.findLastIndex(({ boundary, meaning }) => boundary || meaning.concept);
    const worn = near.slice(from + 1).some(({ phrase }) => PUTS_ON.test(phrase));
    return worn && earlier.some(isPerson) ? { ...item, meaning: { garment: item.phrase } } : item;
  });
}

const COMPANY = /^(?:team|crew|crowd|audience)$/;
/** What is designed for a team shows what the team is for. */
const MARKS = /^(?:logo|icon|badge|sticker|pattern)$/;

/** `a team in an office`: people, where nothing says who else they are. */
export function readCompany(items: readonly Item[]): Item[] {
  if (items.some(({ meaning }) => MARKS.test(meaning.layout ?? ''))) return [...items];
  return items.map((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    const isOthers = next?.phrase === 'of' || before?.meaning.concept !== undefined;
    const qualifies = next?.meaning.concept !== undefined || next?.meaning.layout !== undefined;
    if (!COMPANY.test(item.phrase) || item.meaning.concept || isOthers || qualifies) return item;
    return { ...item, meaning: { concept: 'person' } };
  });
}

const WHOSE = /^(?:a|of|the|human|woman|female|abstract|beautiful|smiling|minimalist)$/;

/** `line art of a face`: somebody's, where nobody else and nothing is named. */
export function readFace(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ phrase }) => phrase === 'face');
  const item = items[at];
  const isNamed = items.some(({ meaning }) => meaning.concept !== undefined);
  if (!item || isNamed || !WHOSE.test(items[at - 1]?.phrase ?? '')) return [...items];
  return items.with(at, { ...item, meaning: { concept: 'woman', head: true } });
}
