import type { Language } from '../../concepts/concept';

const ELIDED = /(^| )(l|d|un|dell|all|sull|nell|dall|qu|s)'(?=\p{L})/gu;

/** French and Italian words as they are cut in a prompt: `d' anniversaire`. */
export function apart(phrase: string, language: Language): string {
  return language === 'fr' || language === 'it' ? phrase.replace(ELIDED, "$1$2' ") : phrase;
}
