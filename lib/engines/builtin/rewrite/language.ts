import { LANGUAGE_WORDS, type LanguageId } from './languages.data';

/** A script, its language, and letters that tell another language of the same script. */
interface Script {
  letters: RegExp;
  language: LanguageId | 'other';
  unless?: readonly [letters: RegExp, language: LanguageId | 'other'];
}

const SCRIPTS: readonly Script[] = [
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    language: 'zh',
    unless: [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  },
  { letters: /\p{Script=Hangul}/u, language: 'ko' },
  { letters: /\p{Script=Cyrillic}/u, language: 'ru', unless: [/[іїєґ]/iu, 'uk'] },
  { letters: /\p{Script=Arabic}/u, language: 'ar', unless: [/[پچژگ]/u, 'other'] },
  { letters: /\p{Script=Devanagari}/u, language: 'hi' },
  { letters: /[^\p{Script=Latin}]/u, language: 'other' },
];

/** One foreign name does not make a foreign prompt: this share of the letters has to be. */
const LEAST_SHARE = 0.3;
/** Foreign words inside quotes are lettering, not the language of the prompt. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|「[^」]*」|『[^』]*』/g;

/**
 * The language a prompt is written in: by script, else by the commonest words of each language that
 * uses Latin letters. English when nothing speaks for another.
 */
export function languageOf(prompt: string): LanguageId | 'en' | 'other' {
  const text = prompt.replace(QUOTED, ' ');
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(
    ({ letters: own }) =>
      letters.filter((letter) => own.test(letter)).length > letters.length * LEAST_SHARE,
  );
  if (script?.unless?.[0].test(text)) return script.unless[1];
  return script?.language ?? latinLanguageOf(text);
}

function latinLanguageOf(text: string): LanguageId | 'en' {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: LanguageId | 'en' = 'en';
  let bestCount = countOf(words, 'en');
  for (const language of LATIN_LANGUAGES) {
    const count = countOf(words, language);
    if (count > bestCount) [best, bestCount] = [language, count];
  }
  return best;
}

const LATIN_LANGUAGES = Object.keys(LANGUAGE_WORDS) as (keyof typeof LANGUAGE_WORDS)[];
const wordSets = new Map<string, ReadonlySet<string>>(
  LATIN_LANGUAGES.map((language) => [language, new Set(LANGUAGE_WORDS[language].split(' '))]),
);

function countOf(words: readonly string[], language: string): number {
  return words.filter((word) => wordSets.get(language)?.has(word)).length;
}
