import type { Brief } from '../../lib/composer';
import { theLexicon } from '../../lib/composer/understand/lexicon';

/**
 * Whether a phrase of a report stands for something of the gold: by its words, or because both name
 * one concept (`gull` and `Möwe`). Synonyms are those of the tables that the prompt was read with.
 */
const lexicon = theLexicon();

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .map((word) => (word.length > 3 ? word.replace(/(ies)$/, 'y').replace(/s$/, '') : word))
    .filter(Boolean);

/** Concepts of a phrase of a brief: of its element, its place, its weather or hour. */
export function conceptsOfPhrase(
  { elements, places, words: fates }: Brief,
  phrase: string,
): string[] {
  return [
    ...elements.filter((one) => one.phrase === phrase).flatMap(({ concept }) => concept ?? []),
    ...places.filter((one) => one.phrase === phrase).map(({ concept }) => concept),
    ...fates
      .filter(({ word, fate }) => word === phrase && /^(?:weather|hour|template)$/.test(fate))
      .flatMap(({ note }) => note ?? []),
  ];
}

/** Concepts that an English name stands for. */
export function conceptsOfName(name: string): string[] {
  const { concept, place, weather, hour, template } = lexicon.lookUp(name, 'en') ?? {};
  return [concept, place, weather, hour, template].filter((it) => it !== undefined);
}

export interface Named {
  name: string;
  accept: readonly string[];
}

export function isNamed(
  phrases: readonly string[],
  { name, accept }: Named,
  brief: Brief,
): boolean {
  const accepted = [name, ...accept];
  const concepts = new Set(accepted.flatMap(conceptsOfName));
  return phrases.some((phrase) => {
    const said = words(phrase);
    return (
      accepted.some((one) => words(one).every((word) => said.includes(word))) ||
      conceptsOfPhrase(brief, phrase).some((concept) => concepts.has(concept))
    );
  });
}

/** Whether an English prompt has a word for something of the gold: all words of a brief carry meaning. */
export function isAsked(named: Named, brief: Brief): boolean {
  const phrases = [
    ...brief.words.map(({ word }) => word),
    ...brief.elements.map(({ phrase }) => phrase),
  ];
  return isNamed(phrases, named, brief);
}
