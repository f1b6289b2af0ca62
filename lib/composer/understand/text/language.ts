import type { Language } from '../../concepts/concept';

/** Words that are frequent in one language and rare in the others. */
const MARKERS: Record<Exclude<Language, 'ja' | 'ru'>, string> = {
  en: 'a an the as of with and in on at by for to is are from under over his her their this that no',
  de: 'ein eine einer einem einen der die das dem den des mit und im am auf unter über neben für von zum zur ist vor bei ins aus ohne vom sich seine seinem seiner ihre ihrem ihren hinter zwischen während wie durch drei zwei beim hält trägt',
  fr: 'un une le la les des du de avec et dans sur sous à au aux en pour devant est qui près chez sans son sa ses vers leur leurs dont où ce cette par derrière deux pendant tient porte',
  es: 'un una el la los las del de con y en sobre bajo para por su junto al que es está sin unos entre hacia sus se mientras desde muy dos tres detrás delante',
  it: 'un una uno il lo la i gli le di del della con e in nel nella sul sulla per sotto che è al alla dei delle senza suo sua da su tra dal dalla dai negli nei nelle nello sui sulle sugli sullo mentre gli suoi due tre dietro davanti ai tiene',
  pt: 'um uma o a os as de do da com e em no na sobre sob para ao à que é está dos das sem num numa seu sua por pelo pela até nas nos aos seus suas dois duas enquanto atrás dele dela',
};

const LETTERS: readonly (readonly [Language, RegExp, number])[] = [
  ['de', /[äöüß]/, 1.5],
  ['fr', /[èêëîïœùû]|\b(?:l|d|qu)'/, 1.5],
  ['es', /[ñ¿¡]|[óíú]n\b/, 1.5],
  // `le da un libro a una princesa`: to whom is told twice.
  [
    'es',
    /\bles? (?:d|le|muestr|enseñ|sirv|pon|cort|lav|cuent|ofrec|lanz|cant)\p{L}{1,4} .{2,40}\ba (?:una?|su|la|los|las)\b/u,
    1.5,
  ],
  ['it', /[àèìòù]\b|\b(?:dell|nell|sull|all)'/, 1],
  // Italian leaves out vowels as French does: `foglie d'acero`.
  ['it', /\b(?:l|d)'/, 1.4],
  ['pt', /[ãõ]|ção|ções|lh|nh/, 1.2],
];

const weights = new Map<string, (readonly [Language, number])[]>();
for (const [language, words] of Object.entries(MARKERS) as [Language, string][]) {
  for (const word of words.split(' '))
    weights.set(word, [...(weights.get(word) ?? []), [language, 1]]);
}

type Knows = (word: string, language: Language) => boolean;
/** What a word says for a language that has it as it is written. */
const WRITTEN = 0.72;
/** And where only its stem is known: neighbours share their stems, `princesa` and `principessa`. */
const KNOWN = 0.45;
/** Where nothing decides, it is English. */
const ENGLISH_ANYWAY = 0.3;
/** Sums of these scores differ in their last digits. */
const ROUNDING = 1e-9;

const RIVALS = ['de', 'fr', 'es', 'it', 'pt'] as const;

/**
 * The languages that a text could be of, beside English, if they had all of its words. The others need not be asked,
 * whose tables take a moment to make: for most English texts that is each of them.
 */
function rivalsOf(
  lower: string,
  words: readonly string[],
  knows: Knows,
  isWritten: Knows,
): Language[] {
  const sums = new Map<Language, number>([['en', ENGLISH_ANYWAY]]);
  const add = (language: Language, score: number) =>
    sums.set(language, (sums.get(language) ?? 0) + score);
  let others = 0;
  for (const word of words) {
    const markers = weights.get(word) ?? [];
    for (const [language, weight] of markers) add(language, weight / Math.sqrt(markers.length));
    if (markers.length > 0) continue;
    others += WRITTEN;
    if (knows(word, 'en')) add('en', isWritten(word, 'en') ? WRITTEN : KNOWN);
  }
  for (const [language, letters, score] of LETTERS) if (letters.test(lower)) add(language, score);
  // Each language has at least what it has already.
  const least = Math.max(...sums.values()) - ROUNDING;
  return RIVALS.filter((language) => (sums.get(language) ?? 0) + others >= least);
}

/**
 * The language of a prompt, by its script, its small words and its letters. `knows` says whether a
 * language has a word: it decides where there are no small words. English where nothing decides.
 */
export function languageOf(text: string, knows: Knows, isWritten: Knows = knows): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  const lower = text.toLowerCase().replace(/’/g, "'");
  const words = (lower.match(/[\p{L}]+/gu) ?? []).slice(0, 60);
  const rivals = rivalsOf(lower, words, knows, isWritten);
  if (rivals.length === 0) return 'en';
  const scores = new Map<Language, number>([['en', ENGLISH_ANYWAY]]);
  const add = (language: Language, score: number) =>
    scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of words) {
    const markers = weights.get(word) ?? [];
    for (const [language, weight] of markers) add(language, weight / Math.sqrt(markers.length));
    if (markers.length > 0) continue;
    for (const language of ['en', ...rivals] as const)
      if (knows(word, language)) add(language, isWritten(word, language) ? WRITTEN : KNOWN);
  }
  for (const [language, letters, score] of LETTERS) if (letters.test(lower)) add(language, score);
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
