import type { Language } from '../../concepts/concept';

/** What a plural may be the plural of, the likeliest first: endings of the plural, and of the singular in their place. */
const SINGULARS: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
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

/** `türen`, `dächer`; `hermanas`; `cavallette`: the words that these may be several of. */
export function singularsOf(word: string, language: Language): string[] {
  if (word.includes(' ')) return [];
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
