import { LANGUAGES, type Language } from '../../concepts/concept';
import { symbolOf } from '../../ideas/tropes/symbols.data';
import { cellWords } from '../../concepts/word-cells';
import { NOTIONS_ABROAD } from '../words/notions-abroad.data';
import { SAYINGS_ABROAD } from '../words/sayings-abroad.data';
import { perLanguage } from '../text/per-language';

export interface Saying {
  english: string;
  /** In small letters, as the prompt's language has it. */
  said: string;
}

/** By language, the longest first. */
const sayingsOf = perLanguage((language): readonly Saying[] => {
  const column = LANGUAGES.indexOf(language);
  return [SAYINGS_ABROAD, NOTIONS_ABROAD]
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const cells = line.split('|');
      const english = cells[0]?.trim() ?? '';
      return cellWords(cells[column]).map((said) => ({ english, said }));
    })
    .sort((one, other) => other.said.length - one.said.length);
});

/** Figures of speech and notions of a prompt, with what English says for each. */
export function sayingsSaid(prompt: string, language: Language): Saying[] {
  const plain = ` ${prompt.toLowerCase().replace(/[’`´]/g, "'")} `;
  return sayingsOf(language).filter(({ said }) => {
    const at = plain.indexOf(said);
    if (at < 0 || language === 'ja') return at >= 0;
    const isWord = /\p{L}/u;
    return !isWord.test(plain[at - 1] ?? ' ') && !isWord.test(plain[at + said.length] ?? ' ');
  });
}

/** What English says for the figures of speech of a prompt. */
export function sayingsIn(prompt: string, language: Language): string[] {
  return [...new Set(sayingsSaid(prompt, language).map(({ english }) => english))];
}

/** Single words of sayings, by language. */
const wordsOf = perLanguage(
  (language): ReadonlySet<string> => new Set(sayingsOf(language).map(({ said }) => said)),
);

/** Whether a word names a notion in a language: it says which language a prompt is of that is this word alone. */
export function isNotionIn(word: string, language: Language): boolean {
  if (language === 'en') return symbolOf(word) !== undefined;
  return wordsOf(language).has(word);
}

let english: ReadonlySet<string> | undefined;
/** What English calls them: `multitasking` is German as well. */
const inEnglish = () =>
  (english ??= new Set(sayingsOf('de').map((saying) => saying.english.replace('concept of ', ''))));

/** Articles that a notion is named with: `la liberté`, `die Freiheit`. */
const ARTICLE = /^(?:(?:la|le|les|el|los|las|il|lo|gli|i|os?|as?|der|die|das) |l')/;
const MOST_LETTERS = 40;

/** In which language a text names a notion and nothing else: `cambio climático`; none where English or nobody does. */
export function languageOfNotion(text: string): Language | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const said = text.trim().toLowerCase().replace(/[’`´]/g, "'").replace(/[.!]$/, '');
  if (symbolOf(said) !== undefined || inEnglish().has(said)) return undefined;
  const bare = said.replace(ARTICLE, '');
  return LANGUAGES.find(
    (language) => language !== 'en' && (wordsOf(language).has(said) || wordsOf(language).has(bare)),
  );
}
