import type { Language } from '../../concepts/concept';
import type { Senses } from '../senses';

/**
 * How adverbs of manner end in the other languages: `pacientemente`, `patiemment`, `терпеливо`. Words that a table knows are
 * looked up before; of the others these name nothing that is seen.
 */
const ADVERBS: Partial<Record<Language, RegExp>> = {
  de: /^.{3,}(?:ig|lich|isch|sam|haft|voll|weise|erweise)$/u,
  fr: /^.{2,}(?:[ae]m|(?:eus|iv|iqu|ell|al|bl|il|nt|it|uc|èr|tt|rm|rg|d|g)e|[éiu])ment$/u,
  es: /^.{3,}mente$/u,
  it: /^.{3,}mente$/u,
  pt: /^.{3,}mente$/u,
  ru: /^.{2,}(?:[лнвтрскдбшжч]ив|[нлт]н|[влдрстжчшмб]н|ев|тат|ск|ок|оват|льн|ич)о$|^.{3,}ески$/u,
};

/** What an unknown word says that is an adverb of manner by its ending; German ones are written in small letters. */
export function adverbBy(word: string, language: Language): Senses | undefined {
  return ADVERBS[language]?.test(word) === true && !word.includes(' ')
    ? { empty: 'how it is done' }
    : undefined;
}
