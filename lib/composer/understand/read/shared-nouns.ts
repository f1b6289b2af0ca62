import { isRomance, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * `eine weiße und eine schwarze Katze`, `un gato blanco y uno negro`: one noun that two are told by stands with each of them.
 */

const INDEFINITE =
  /^(?:eine?[nrms]?|une?|una|uno|uma?|otro|otra|un autre|une autre|un altro|un'altra|outro|outra)$/;
const isOne = (word: string) => INDEFINITE.test(word.toLowerCase());
const isArticle = (item: Item | undefined) =>
  item !== undefined &&
  !item.mark &&
  (INDEFINITE.test(item.lower) || /^(?:der|die|das|den|dem)$/.test(item.lower));
const isLook = (item: Item | undefined): item is Item =>
  item !== undefined &&
  !item.mark &&
  !item.senses.small &&
  !item.senses.relation &&
  (item.senses.color ?? item.senses.attribute ?? item.senses.tone) !== undefined;
const isNamed = (item: Item | undefined): item is Item =>
  item !== undefined &&
  !item.mark &&
  !item.senses.small &&
  !item.senses.relation &&
  (item.senses.concept ?? item.senses.place) !== undefined;
const isAnd = (item: Item | undefined) => item?.senses.small === 'and';

interface Reading {
  language: Language;
  lexicon: Lexicon;
}

/** A noun with a look as one thing, where the tables have both words: `schwarze Katze`; else the noun alone. */
function nounOf(word: string, look: Item, like: Item, { language, lexicon }: Reading): Item[] {
  const lower = word.toLowerCase();
  const phrase = language === 'de' ? `${look.lower} ${lower}` : `${lower} ${look.lower}`;
  const whole = lexicon.lookUp(phrase, language);
  const named = (text: string, senses: Item['senses']): Item => ({
    ...like,
    text,
    lower: text.toLowerCase(),
    senses,
  });
  if (whole?.concept !== undefined) return [named(phrase, whole)];
  const senses = lexicon.lookUp(lower, language);
  const alone = senses?.concept === undefined ? like : named(word, senses);
  return language === 'de' ? [look, alone] : [alone, look];
}

/** German: the noun comes at the end of both, `schwarze Katze` as one word of the tables or as two. */
function toldAtEnd(items: readonly Item[], reading: Reading): Item[] {
  return items.flatMap((item, at) => {
    const [article, and, other, next, last] = [at - 1, at + 1, at + 2, at + 3, at + 4].map(
      (index) => items[index],
    );
    const opens = isLook(item) && /^\p{Ll}/u.test(item.text) && isArticle(article) && isAnd(and);
    if (!opens || !isArticle(other)) return [item];
    const noun = isLook(next) && /^\p{Ll}/u.test(next.text) && isNamed(last) ? last : next;
    const word = noun?.text.split(' ').at(-1) ?? '';
    const isWhole = noun === last || / /.test(noun?.text ?? '');
    return isNamed(noun) && isWhole ? nounOf(word, item, noun, reading) : [item];
  });
}

/** Romance: the noun was told with the first. */
function toldAtStart(items: readonly Item[], reading: Reading): Item[] {
  return items.flatMap((item, at) => {
    const [article, next, first] = [items[at - 1], items[at + 1], items[at - 3]];
    const opens = isAnd(items[at - 2]) && isArticle(article) && isLook(item) && !isNamed(item);
    if (!opens || isNamed(next)) return [item];
    const noun = isLook(first) && !isNamed(first) ? items[at - 4] : first;
    const isWhole = noun !== first || / /.test(noun?.text ?? '');
    const words = noun?.text.split(' ').filter((word) => !isOne(word)) ?? [];
    return isNamed(noun) && isWhole ? nounOf(words[0] ?? '', item, noun, reading) : [item];
  });
}

/** Words with the noun said again that two are told by. */
export function withSharedNouns(
  items: readonly Item[],
  language: Language,
  lexicon: Lexicon,
): Item[] {
  if (language === 'de') return toldAtEnd(items, { language, lexicon });
  return isRomance(language) ? toldAtStart(items, { language, lexicon }) : [...items];
}
