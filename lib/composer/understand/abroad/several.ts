import type { Language } from '../../concepts/concept';
import type { Item } from '../read/item';
import type { Settled } from '../read/settle';

const PLURALS: Partial<Record<Language, RegExp>> = {
  fr: /[sx]$/,
  es: /s$/,
  pt: /s$/,
  it: /[ie]$/,
  ru: /(?:ы|и|ами|ями|ах|ях|ов|ев|ей)$/,
  de: /(?:e|er|en|n|s)$/,
};
const SINGULAR_ARTICLE =
  /^(?:une?|una|uno|um|uma|ein|eine|einen|einem|einer|eines|dem|des|das|le|la|l'|el|il|lo|o|a|al|del|au|du|nel|nella|sul|sulla|no|na|do|da|im|am|zum|vom|beim)$/;
/** What stands before several things alone. */
const PLURAL_BEFORE: Partial<Record<Language, RegExp>> = {
  it: /^(?:le|i|gli|dei|delle|degli|nei|nelle|negli|sui|sulle|sugli|ai|alle|agli|dai|dalle|dagli|due|tre|quattro|cinque|sei|alcuni|alcune)$/,
  es: /^(?:los|las|unos|unas)$/,
  pt: /^(?:os|as|nos|nas|dos|das|aos|às|pelos|pelas|uns|umas)$/,
  fr: /^(?:les|des|aux|quelques)$/,
};
/** Plurals by their letters alone, where no article is before them. */
const BARE_PLURAL: Partial<Record<Language, RegExp>> = {
  it: /(?:in|gatt|can|pirat|ragazz|amic|turist|operai|fior|student|cavall|uccell)i$/,
  ru: /^(?:дети|люди|ребята|друзья|братья|щенки|котята)$/,
};
/** Of several words the first says how many: `calabazas de Halloween`. */
const HEAD_FIRST = /^(?:fr|es|it|pt)$/;

/** Whether a word for a thing says that there are several of it. */
export function isSeveral(item: Item, before: Settled | undefined, language: Language): boolean {
  const { lower, senses } = item;
  const ending = PLURALS[language];
  if (!ending) return false;
  // `две козы`, whatever their ending.
  if ((before?.item.senses.count ?? 1) > 1 && before?.role === 'adjective') return true;
  const opens = before?.item.lower ?? '';
  if (PLURAL_BEFORE[language]?.test(opens)) return true;
  if (SINGULAR_ARTICLE.test(opens)) return false;
  // `bambini`, `дети`, which stand in the tables as they are.
  if (BARE_PLURAL[language]?.test(lower)) return true;
  const base = senses.base ?? lower;
  if (lower.includes(' ') && HEAD_FIRST.test(language)) {
    const head = lower.split(' ')[0] ?? '';
    return language === 'it' ? base !== lower && ending.test(head) : ending.test(head);
  }
  if (senses.inflected !== true) return false;
  // `des Fuchses`
  if (
    language === 'de' &&
    (lower === `${base}es` || lower === `${base}s`) &&
    /[sxzßdtlr]es$/.test(lower)
  )
    return false;
  if (language !== 'ru') return ending.test(lower);
  // `яблок` is a plural without an ending; after a preposition -и and -ы end singulars as well.
  if (lower.length < base.length && /[аоя]$/.test(base)) return true;
  const isGoverned = /^(?:preposition|adjective|not|noun|in-it|on-it|under-it|of)$/.test(
    before?.role ?? '',
  );
  return isGoverned ? /(?:ами|ями|ах|ях|ов|ев)$/.test(lower) : ending.test(lower);
}
