import { type Brief, briefSchema } from '../brief';
import type { Language } from '../concepts/concept';
import type { Draft } from './read/draft';
import { itemsOf } from './read/item';
import { MAX_PROMPT_LENGTH } from './text/limits';
import { tokenize } from './text/tokens';

/** What a draft comes to once all is read: the brief, without what the prompt refuses. */

/** Everything a negative prompt names is excluded, whatever its grammar. */
export function exclude(draft: Draft, negativePrompt: string, language: Language): void {
  const { lexicon } = draft;
  const tokens = tokenize(negativePrompt.slice(0, MAX_PROMPT_LENGTH), language, (from) =>
    lexicon.longestWord(from),
  );
  for (const { senses } of itemsOf(tokens, language, lexicon)) {
    const concept = senses.concept ?? senses.place;
    if (concept) draft.excluded.push(concept);
  }
}

/** Who refuses people refuses each of them. */
const PEOPLE = ['people', 'person'] as const;

/** Each of a list once, in its order. */
export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The brief of a draft, checked by its schema. */
export function briefOf(draft: Draft): Brief {
  const excluded = new Set(draft.excluded);
  for (const person of PEOPLE)
    if (excluded.has(person)) PEOPLE.forEach((other) => excluded.add(other));
  const gone = new Set(
    draft.elements.flatMap(({ id, concept }) => (concept && excluded.has(concept) ? [id] : [])),
  );
  const stays = (...ids: (string | undefined)[]) => ids.every((id) => !id || !gone.has(id));
  const { hour, weather, season, mood, camera, template, background, clearSide, thrown } = draft;
  return briefSchema.parse({
    elements: draft.elements.filter(({ id }) => stays(id)),
    relations: draft.relations.filter(({ from, to }) => stays(from, to)),
    actions: draft.actions.filter(({ agent, patient }) => stays(agent, patient)),
    places: draft.places.filter(({ concept }) => !excluded.has(concept)),
    hour,
    weather,
    season,
    mood,
    ...(draft.qualities.length > 0 ? { qualities: draft.qualities.slice(0, 6) } : {}),
    camera,
    crop: draft.crop,
    seenFrom: draft.seenFrom,
    media: unique(draft.media),
    template,
    ...(draft.ideas.length > 0 ? { ideas: draft.ideas.slice(0, 8) } : {}),
    lettering: draft.lettering,
    excluded: [...excluded].sort(),
    paletteColors: unique(draft.paletteColors),
    background,
    clearSide,
    thrown,
    isOfIdea: draft.isOfIdea,
    words: draft.words,
  });
}
