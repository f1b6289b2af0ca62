import type { Draft } from '../read/draft';
import type { Settled } from '../read/settle';
import { RULES } from '../rules';
import type { Item } from '../read/item';
import { meanPlaces } from './meant-places';
import { meanVerbs } from './meant-verbs';
import { carryOnBacks } from './on-backs';
import { inEnglishOrder } from './english-order';
import { englishOfDraft } from './told-again';
import { type Glossed, Glossary, isSomebody } from './gloss';
import { plainEnglish } from './plain-english';
import { sayingsSaid } from './sayings';
import { verbFrameOf } from '../words/verb';
import { Voices } from './voices';

/** A prompt as English says it, and what English says for each of its words. */
export interface InEnglish {
  english: string;
  /** In the order of the prompt; none for languages that are told again from what was read. */
  words: readonly Glossed[];
}

/** A prompt as English says it. */
export function englishOf(settled: readonly Settled[], draft: Draft): InEnglish {
  const { language, lexicon, lettering } = draft;
  meanPlaces(draft);
  meanVerbs(draft);
  const relationOf = relationsRead(draft);
  const isNamed = thingsUnknown(draft);
  const verbMeant = verbsRead(draft);
  const texts = lettering;
  const told = { language, lexicon, texts, relationOf, isNamed, verbMeant };
  const glossary = new Glossary(told);
  if (language === 'ja') return { english: englishOfDraft(draft, glossary), words: [] };
  const words = glossary.glossed(settled);
  const ordered = inEnglishOrder(words, { language, lexicon });
  const english = ordered.map((word) => word.english).join(' ');
  const isOfSomebody = words.some(
    ({ senses, role }) => role === 'noun' && isSomebody(senses, lexicon),
  );
  return { english: plainEnglish(english.replace(/ (?=[,.:])/g, ''), isOfSomebody), words };
}

/** What is done by a word, as what it is done to says. */
function verbsRead(draft: Draft) {
  const meant = new Map(draft.words.map(({ word, note }) => [word, note]));
  return (word: string) => {
    const verb = meant.get(word);
    return verb !== undefined && verbFrameOf(verb) ? verb : undefined;
  };
}

/** Whether a word that no table knows names something. */
function thingsUnknown(draft: Draft) {
  const heads = new Set<Item>();
  for (const [id, items] of draft.said)
    if (draft.element(id)?.concept === undefined) for (const item of items) heads.add(item);
  return (item: Item) => heads.has(item);
}

/** How what some words name stands to something told before it. */
function relationsRead(draft: Draft) {
  const ids = new Map<Item, string>();
  for (const [id, items] of draft.said) for (const item of items) ids.set(item, id);
  return (item: Item) => {
    const id = ids.get(item);
    return draft.relations.find(({ to }) => id !== undefined && to === id)?.kind;
  };
}

/**
 * Lets the rules read a prompt of another language, in English where they ask for its words.
 */
export function applyAbroad(draft: Draft, prompt: string, english: string): void {
  const { language, lexicon, lettering } = draft;
  carryOnBacks(draft);
  const glossary = new Glossary({ language, lexicon, texts: lettering });
  const sayings = sayingsSaid(prompt, language);
  const gloss = [...new Set(sayings.map((one) => one.english)), english].join('. ');
  new Voices({ draft, glossary, prompt, gloss, sayings }).apply(RULES);
}
