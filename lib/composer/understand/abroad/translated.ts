import type { Draft } from '../read/draft';
import type { Settled } from '../read/settle';
import { RULES } from '../rules';
import type { Item } from '../read/item';
import { meanPlaces } from './meant-places';
import { meanVerbs } from './meant-verbs';
import { carryOnBacks } from './on-backs';
import { inEnglishOrder } from './english-order';
import { englishOfDraft } from './told-again';
import { Glossary } from './gloss';
import { plainEnglish } from './plain-english';
import { sayingsSaid } from './sayings';
import { Voices } from './voices';

/** A prompt as English says it. */
export function englishOf(settled: readonly Settled[], draft: Draft): string {
  const { language, lexicon, lettering } = draft;
  const relationOf = relationsRead(draft);
  const glossary = new Glossary({ language, lexicon, texts: lettering, relationOf });
  if (language === 'ja') return englishOfDraft(draft, glossary);
  const told = inEnglishOrder(glossary.glossed(settled), { language, lexicon })
    .map(({ english }) => english)
    .join(' ')
    .replace(/ (?=[,.])/g, '');
  return plainEnglish(told);
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
  meanPlaces(draft);
  meanVerbs(draft);
  carryOnBacks(draft);
  const glossary = new Glossary({ language, lexicon, texts: lettering });
  const sayings = sayingsSaid(prompt, language);
  const gloss = [...new Set(sayings.map((one) => one.english)), english].join('. ');
  new Voices({ draft, glossary, prompt, gloss, sayings }).apply(RULES);
}
