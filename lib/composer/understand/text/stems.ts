import type { Language } from '../../concepts/concept';
import { englishLemma } from './english-lemma';

/** A form without its ending: the same rule runs over the word tables and over a prompt's words. */
type Stem = (word: string) => string;

/** The shortest that is left of a word. */
const MIN_STEM = 3;

function without(endings: RegExp): Stem {
  return (word) => {
    const stem = word.replace(endings, '');
    return stem.length >= MIN_STEM ? stem : word;
  };
}

const UMLAUTS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' };
const germanEnding = without(/(?:ern|em|en|er|es|e)$/);
const germanRest = without(/[ns]$/);
const frenchEnding = without(/(?:es|s|x|e)$/);
/** `coniglio`, `conigli`; `treccia`, `trecce`. */
const italianEnding = without(/h?i?[aeiou]$/);
const russianAdjective =
  /(?:ыми|ими|ого|его|ому|ему|ой|ый|ий|ая|яя|ое|ее|ые|ие|ым|им|ых|их|ую|юю|ом|ем)$/;
const russianNoun =
  /(?:иями|ями|ами|иях|ях|ах|ов|ев|ей|ам|ям|ом|ем|ой|ою|ею|ью|а|я|ы|и|у|ю|е|о|ь|й)$/;

const STEMS: Record<Language, Stem> = {
  en: (word) => englishLemma(word).lemma,
  // Twice, so that `Pinguin` and `Pinguine`, `Haus` and `Häuser` end alike.
  de: (word) =>
    germanRest(germanEnding(word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))),
  fr: (word) => {
    // `chameaux`, `animaux`; `ânes`, `œuf` and `oeuf`.
    const single = word
      .replace(/oe(?=[iu])/g, 'œ')
      .replace(/(?<=.)eaux$/, 'eau')
      .replace(/(?<=[^e]{2}|e[^e])aux$/, 'al')
      .replace(/(?<=^\p{L}{3})s$/u, '');
    return frenchEnding(single).replace(/(?<=\p{L}{3})([nlt])\1$/u, '$1');
  },
  // `sartén`, `sartenes`: the accent goes with the plural.
  es: (word) =>
    without(/(?:es|as|os|a|o|e)$/)(
      word
        .replace(/[áéíóú](?=n)/g, (letter) => 'aeiou'['áéíóú'.indexOf(letter)] ?? letter)
        .replace(/ces$/, 'z')
        .replace(/(?<=..)s$/, ''),
    ),
  it: italianEnding,
  pt: (word) =>
    without(/[aoe]$/)(
      word
        .replace(/(?:ões|ães|ãos)$/, 'ão')
        .replace(/(?<=..)[éó]is$/, (ending) => (ending.startsWith('é') ? 'el' : 'ol'))
        .replace(/(?<=..)[aeou]is$/, (ending) => `${ending[0] ?? ''}l`)
        .replace(/ns$/, 'm')
        .replace(/(?<=[rz])es$/, '')
        .replace(/s$/, ''),
    ),
  ru: (word) => {
    const plain = word.replace(/ё/g, 'е');
    const adjective = plain.replace(russianAdjective, '');
    // `белом` is one, and `герой` is none.
    const isShort = adjective.length === MIN_STEM && !/(?:ой|ий|ее|ие|ем|им)$/.test(plain);
    const isAdjective = adjective !== plain && (adjective.length > MIN_STEM || isShort);
    const stem = isAdjective ? adjective : without(russianNoun)(plain);
    // `щенок`, `щенята`: young animals are called another way where there are several.
    const young = stem.replace(/(?<=..)(?:ено?к|(?<=[жчш])оно?к)$/, (end) =>
      end.startsWith('е') ? 'ят' : 'ат',
    );
    if (young !== stem) return young;
    // `муравей`, `муравьи`
    const hissed = /^(?:вороб|мурав|солов|руч|реп|ул)ь$/.exec(stem)?.[0];
    if (hissed) return hissed.slice(0, -1);
    // A vowel that comes and goes: замок, замком; котёл, котле.
    return stem.replace(/(?<=\p{L}{2})[ое]([кцлнр])$/u, '$1').replace(/ь(?=[кц]$)/, '');
  },
  ja: (word) => word,
};

const stems = new Map<Language, Map<string, string>>();
/** Words of a language met so far; beyond this they are stemmed anew each time. */
const MAX_CACHED_STEMS = 10_000;

function stemsOf(language: Language): Map<string, string> {
  const known = stems.get(language) ?? new Map<string, string>();
  stems.set(language, known);
  return known;
}

/** The stem of a lower-case word. */
export function stemOf(word: string, language: Language): string {
  const cached = stemsOf(language);
  const known = cached.get(word);
  if (known !== undefined) return known;
  const stem = STEMS[language](word);
  if (cached.size < MAX_CACHED_STEMS) cached.set(word, stem);
  return stem;
}

/** The stem of a phrase: each of its words without its ending. */
export function phraseStem(phrase: string, language: Language): string {
  return phrase
    .split(' ')
    .map((word) => stemOf(word, language))
    .join(' ');
}
