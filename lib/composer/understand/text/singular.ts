import type { Language } from '../../concepts/concept';
import { russianBases } from './russian-nouns';

/** What a plural may be the plural of, the likeliest first: endings of the plural, and of the singular in their place. */
const SINGULARS: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  // By their stems all others are found; `tennis` ends as `kiwis` do, and is none.
  en: [[/(?<=i)s$/, ['']]],
  de: [
    [/n$/, ['']],
    [/en$/, ['']],
    [/s$/, ['']],
    [/e$/, ['']],
    [/er$/, ['']],
    [/ern$/, ['']],
    [/nen$/, ['']],
  ],
  fr: [
    [/[sx]$/, ['']],
    [/aux$/, ['al', 'ail']],
  ],
  es: [
    [/s$/, ['']],
    [/iones$/, ['ión']],
    [/ones$/, ['ón']],
    [/ces$/, ['z']],
    [/es$/, ['']],
  ],
  it: [
    [/h([ie])$/, ['o', 'a']],
    [/([cg])e$/, ['$1ia']],
    // `le braccia`: several of these are feminine and end like one thing.
    [/(?<=^(?:bracci|oss|mur|uov|dit|labbr|ginocchi|lenzuol|cigli|sopraccigli|corn|pai))a$/, ['o']],
    [/(?<=^(?:orecchi|ginocchi))e$/, ['o']],
    [/ie$/, ['ia']],
    [/e$/, ['a']],
    [/i$/, ['o', 'e', 'io', 'a']],
  ],
  pt: [
    [/s$/, ['']],
    [/ões$/, ['ão']],
    [/ns$/, ['m']],
    [/is$/, ['l', 'il']],
    [/es$/, ['']],
  ],
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
const MIN_SINGULAR = 3;

/** `türen`, `dächer`; `hermanas`; `cavallette`; `трамвая`: the words that these may be several, or a case, of. */
export function singularsOf(word: string, language: Language): string[] {
  if (word.includes(' ')) return [];
  if (language === 'ru') return russianBases(word);
  return (SINGULARS[language] ?? [])
    .filter(([ending]) => ending.test(word))
    .flatMap(([ending, singulars]) => singulars.map((one) => word.replace(ending, one)))
    .flatMap((one) =>
      language === 'de'
        ? [one, one.replace(/[äöü]/, (letter) => UMLAUTS[letter] ?? letter)]
        : [one],
    )
    .filter((one) => one.length >= MIN_SINGULAR && one !== word);
}

/** The gender that a word ends in, as far as its ending tells. */
const GENDERS: Partial<Record<Language, readonly (readonly [RegExp, 'o' | 'a' | 'e'])[]>> = {
  es: [
    [/os?$/, 'o'],
    [/as?$/, 'a'],
    [/e$/, 'e'],
  ],
  pt: [
    [/(?:^|[^ã])os?$/, 'o'],
    [/as?$/, 'a'],
    [/e$/, 'e'],
  ],
  it: [
    [/o$/, 'o'],
    [/a$/, 'a'],
    [/e$/, 'e'],
  ],
};

const genderOf = (word: string, language: Language): string =>
  GENDERS[language]?.find(([ending]) => ending.test(word))?.[1] ?? '';

/** `preso` is no `presa`, `cobre` no `cobra`: what is called by the other gender is another thing, but for living beings. */
export function isOtherGender(word: string, base: string, language: Language): boolean {
  if (word.includes(' ')) return false;
  if (singularsOf(word, language).includes(base) || singularsOf(base, language).includes(word))
    return false;
  const [said, listed] = [genderOf(word, language), genderOf(base, language)];
  return said !== '' && said !== listed;
}
