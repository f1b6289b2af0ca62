import { theLexicon } from '../lexicon';

/** What words of a topic are by the tables: verbs, things, people. English only. */

export const lookUp = (text: string) => theLexicon().lookUp(text.toLowerCase(), 'en');

export const gerundOf = (verb: string): string | undefined => {
  const stem = verb.toLowerCase();
  const isDoubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(stem);
  const bare = /[^eoy]e$/.test(stem) ? stem.slice(0, -1) : stem;
  const isVerb = [stem, `${stem} a`, `${bare}ing`].some((form) => lookUp(form)?.verb !== undefined);
  return isVerb ? `${bare}${isDoubled ? (stem.at(-1) ?? '') : ''}ing` : undefined;
};

export const isGerund = (word: string): boolean =>
  /ing$/i.test(word) && lookUp(word)?.verb !== undefined;

export const isThing = (word: string): boolean => {
  const { concept, verb } = lookUp(word) ?? {};
  return concept !== undefined && verb === undefined;
};

/** A thing that has a verb in its name: running shoes, a washing machine. */
export const isKnown = (text: string): boolean => {
  const { concept, place } = lookUp(text) ?? {};
  return text.includes(' ') && (concept ?? place) !== undefined;
};

export const isUnknown = (text: string): boolean => {
  const { concept, place, metaphor } = lookUp(text) ?? {};
  return (concept ?? place ?? metaphor) === undefined;
};

export const isPeople = (text: string): boolean => {
  const { concept = '' } = lookUp(text) ?? {};
  return theLexicon().factsOf(concept)?.kind === 'person';
};

export const pluralOf = (noun: string): string =>
  /(?:s|x|ch|sh)$/i.test(noun) ? noun : noun.replace(/([^aeiou])y$/i, '$1ie').concat('s');
export const UNCOUNTED =
  /^(?:food|music|bread|wood|water|wine|coffee|tea|money|paper|clay|furniture|art)$/i;
