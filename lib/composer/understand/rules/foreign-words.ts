import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import type { Language } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** `flash cards: la cuchara, el plato`: listed words of another language are shown by what they mean there. */

/** Languages by their articles, the commonest first where several have them. */
const ARTICLES: readonly (readonly [Language, RegExp])[] = [
  ['es', /^(?:el|la|los|las|una?|unos|unas) /iu],
  ['fr', /^(?:(?:le|la|les|une?|des) |l['’] ?)/iu],
  ['de', /^(?:der|die|das|eine?) /iu],
  ['it', /^(?:(?:il|lo|la|i|gli|le|una?|uno) |(?:l|un)['’] ?)/iu],
  ['pt', /^(?:os?|as?|uma?) /iu],
];
/** How a prompt names the language of its words. */
const NAMED: readonly (readonly [Language, RegExp])[] = [
  ['es', /\bspanish\b/i],
  ['fr', /\bfrench\b/i],
  ['de', /\bgerman\b/i],
  ['it', /\bitalian\b/i],
  ['pt', /\b(?:portuguese|brazilian)\b/i],
];
/** Who lists such words teaches them. */
const TEACHES =
  /\b(?:flash ?cards?|cards|words?|vocabulary|vocab|learn(?:ing|s)?|lessons?|class)\b/i;
const CARDS = /\b(?:flash ?)?cards\b/i;
const LEAST_WORDS = 2;
/** Of all that is listed, how much is known in its language. */
const LEAST_KNOWN = 0.6;

const articleOf = (language: Language) => ARTICLES.find(([own]) => own === language)?.[1];

/** What a phrase of a language means. */
function meantBy(phrase: string, language: Language, draft: Draft): string | undefined {
  const article = articleOf(language);
  const word = (article ? phrase.replace(article, '') : phrase).toLowerCase().trim();
  const concept = draft.lexicon.lookUp(word, language)?.concept;
  return concept !== undefined && conceptOf(concept) ? concept : undefined;
}

/** What is listed at the end of a prompt, after its colon or its first comma. */
function listIn(prompt: string): string[] {
  const colon = prompt.lastIndexOf(':');
  const at = colon >= 0 ? colon : prompt.indexOf(',');
  if (at < 0) return [];
  return prompt
    .slice(at + 1)
    .split(/,\s*(?:and |y |et |und |e )?|\s(?:and|y|et|und)\s|;|\.(?=\s|$)/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The listed words of one other language, as far as they are written in it. */
function wordsIn(
  prompt: string,
  draft: Draft,
): { language: Language; words: string[] } | undefined {
  const listed = listIn(prompt);
  const named = NAMED.find(([, pattern]) => pattern.test(prompt))?.[0];
  const languages = named ? [named] : ARTICLES.map(([language]) => language).slice(0, -1);
  const told = languages.map((language) => {
    const article = articleOf(language);
    const articled = listed.filter((word) => article?.test(word));
    const isBare = named !== undefined && articled.length === 0;
    return { language, words: isBare ? listed : articled };
  });
  const known = told
    .map((one) => ({
      ...one,
      count: one.words.filter((word) => meantBy(word, one.language, draft)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [best] = known;
  const isMeant = best && best.count >= Math.max(LEAST_WORDS, best.words.length * LEAST_KNOWN);
  return isMeant ? { language: best.language, words: best.words } : undefined;
}

export const foreignWords: Rule = {
  name: 'listed words of another language are shown by what they mean there',
  example: {
    prompt: 'printable flash cards with kitchen words: la cuchara, el plato, la olla',
    elements: ['spoon', 'plate', 'cooking pot'],
  },
  apply(draft, prompt) {
    const { template } = draft;
    if (!template || !/^(?:flash-card|wall-chart|poster|worksheet)$/.test(template.id)) return;
    if (!TEACHES.test(prompt)) return;
    const told = wordsIn(prompt, draft);
    if (!told) return;
    remove(draft, () => true);
    told.words.forEach((phrase, index) => {
      const id = `i${String(index + 1)}`;
      const concept = meantBy(phrase, told.language, draft);
      const element: BriefElement = {
        id,
        phrase,
        count: 1,
        several: false,
        colors: [],
        attributes: [],
      };
      draft.elements.push(concept === undefined ? element : { ...element, concept });
    });
    const items = told.words.map((text) => ({ text }));
    draft.template = CARDS.test(prompt)
      ? { id: 'flash-card' }
      : { id: 'wall-chart', ...(template.title ? { title: template.title } : {}), items };
    // What the words are said to be is no thing beside them.
    for (const word of draft.words)
      if (/^(?:unknown|element|place)$/.test(word.fate)) word.fate = 'ignored';
    draft.places.splice(0);
  },
};
