import { LANGUAGES, type Language } from '../../concepts/concept';
import { cellWords } from '../../concepts/word-cells';
import { SAYINGS_ABROAD } from '../words/sayings-abroad.data';

interface Saying {
  english: string;
  said: string;
}

/** By language, the longest first. */
const SAYINGS = new Map<Language, readonly Saying[]>();

function sayingsOf(language: Language): readonly Saying[] {
  const known = SAYINGS.get(language);
  if (known) return known;
  const column = LANGUAGES.indexOf(language);
  const sayings = SAYINGS_ABROAD.trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|');
      const english = cells[0]?.trim() ?? '';
      return cellWords(cells[column]).map((said) => ({ english, said }));
    })
    .sort((one, other) => other.said.length - one.said.length);
  SAYINGS.set(language, sayings);
  return sayings;
}

/** What English says for the figures of speech of a prompt. */
export function sayingsIn(prompt: string, language: Language): string[] {
  const plain = ` ${prompt.toLowerCase().replace(/[’`´]/g, "'")} `;
  const found = sayingsOf(language).filter(({ said }) => {
    const at = plain.indexOf(said);
    if (at < 0 || language === 'ja') return at >= 0;
    const isWord = /\p{L}/u;
    return !isWord.test(plain[at - 1] ?? ' ') && !isWord.test(plain[at + said.length] ?? ' ');
  });
  return [...new Set(found.map(({ english }) => english))];
}
