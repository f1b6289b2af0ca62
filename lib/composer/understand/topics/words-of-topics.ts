import { theLexicon } from '../lexicon';
import { formsOf } from '../text/conjugate';

/** What words of a topic are by the tables: verbs, things, people. English only. */

export const words = (text: string) => text.trim().split(/\s+/u).filter(Boolean);

export const lookUp = (text: string) => theLexicon().lookUp(text.toLowerCase(), 'en');

/** How a verb is said of somebody who does it; nothing where it is no verb. */
export const gerundOf = (verb: string): string | undefined => {
  const stem = verb.toLowerCase();
  const gerund = formsOf(stem, 'en').find(([, form]) => form === 'gerund')?.[0] ?? stem;
  const isVerb = [stem, `${stem} a`, gerund].some((form) => lookUp(form)?.verb !== undefined);
  return isVerb ? gerund : undefined;
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

export const UNCOUNTED =
  /^(?:food|music|bread|wood|water|wine|coffee|tea|money|paper|clay|furniture|art)$/i;
