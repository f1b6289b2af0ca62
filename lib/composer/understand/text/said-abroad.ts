import type { Language } from '../../concepts/concept';
import { SAID_ABROAD } from '../words/said-abroad.data';
import { SAID_BRIEFLY } from '../words/said-abroad-briefly.data';
import { SAID_COMMONLY } from '../words/said-abroad-commonly.data';
import { SAID_OF_DEEDS } from '../words/said-abroad-deeds.data';
import { SAID_IN_PATTERNS } from '../words/said-abroad-patterns.data';
import { SAID_OF_SIGHTS } from '../words/said-abroad-sights.data';
import { SAID_IN_TURNS } from '../words/said-abroad-turns.data';
import { SAID_USUALLY_NORTH } from '../words/said-abroad-usually-north.data';
import { SAID_USUALLY } from '../words/said-abroad-usually.data';
import { reworded } from './reworded';

interface Saying {
  said: string;
  plain: string;
}

const SAYINGS = new Map<string, Saying[]>();
for (const line of SAID_ABROAD.trim().split('\n')) {
  const [language = '', said = '', plain = ''] = line.split('|').map((cell) => cell.trim());
  SAYINGS.set(language, [...(SAYINGS.get(language) ?? []), { said, plain }]);
}

const LETTER = /[\p{L}\p{N}]/u;

/** A phrase as a word of its own, from an index on; below zero where there is none. */
function wordAt(text: string, said: string, from: number): number {
  for (let at = text.indexOf(said, from); at >= 0; at = text.indexOf(said, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + said.length]];
    if (!LETTER.test(before) && (!LETTER.test(after) || !LETTER.test(said.at(-1) ?? ''))) return at;
  }
  return -1;
}

/** `per terra`, `al hombro`: turns of phrase of another language in words that say it one by one. */
export function saidWordByWord(text: string, language: Language): string {
  const tables = [
    SAID_COMMONLY,
    SAID_USUALLY,
    SAID_USUALLY_NORTH,
    SAID_BRIEFLY,
    SAID_OF_DEEDS,
    SAID_IN_TURNS,
    SAID_OF_SIGHTS,
    SAID_IN_PATTERNS,
  ];
  let told = tables.reduce((said, table) => reworded(said, table[language] ?? []), text);
  for (const { said, plain } of SAYINGS.get(language) ?? []) {
    // With a capital the planet, and no soil.
    const isName = said !== said.toLowerCase();
    const searched = () => (isName ? told : told.toLowerCase());
    let at = wordAt(searched(), said, isName ? 1 : 0);
    while (at >= 0) {
      told = told.slice(0, at) + plain + told.slice(at + said.length);
      at = wordAt(searched(), said, at + plain.length);
    }
  }
  return told;
}
