import type { Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { JAPANESE_COUNT } from '../text/tokens';
import { withQuality } from './quality-forms';

const KANJI_DIGITS = '一二三四五六七八九';

/** `6個`, `三匹の`, `十二枚`: a number and what is counted by. */
function japaneseCount(word: string): Senses | undefined {
  const [, digits = ''] = JAPANESE_COUNT.exec(word) ?? [];
  if (!digits) return undefined;
  const plain = digits.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  if (/^\d+$/.test(plain)) return { count: Number(plain) };
  const [tens = '', ones] = plain.includes('十') ? plain.split('十') : ['', plain];
  const digit = (kanji = '') => KANJI_DIGITS.indexOf(kanji) + 1;
  const ten = plain.includes('十') ? 10 * (tens ? digit(tens) : 1) : 0;
  return { count: ten + (ones ? digit(ones) : 0) };
}

/** What a word or phrase in small letters means in a language: as a table has it, else by its form. */
export function lookUp(
  words: readonly string[],
  language: Language,
  lexicon: Lexicon,
  isCapital = language === 'de',
): Senses | undefined {
  const phrase = words.join(' ');
  const digits = /^\d{1,2}$/.test(phrase) ? Number(phrase) : 0;
  if (digits > 0 && digits <= 50) return { count: digits };
  return (
    withQuality(lexicon.lookUp(phrase, language), phrase, { language, lexicon }) ??
    (phrase.includes('-') ? lexicon.lookUp(phrase.replaceAll('-', ' '), language) : undefined) ??
    (isCapital && words.length === 1 ? germanCompound(phrase, lexicon) : undefined) ??
    prefixedVerb(phrase, language, lexicon) ??
    withoutClitic(phrase, language, lexicon) ??
    (language === 'ru'
      ? (russianAdjective(phrase, lexicon) ?? russianForm(phrase, lexicon))
      : undefined) ??
    hyphenated(phrase, language, lexicon) ??
    diminutive(phrase, language, lexicon) ??
    (language === 'ja' ? japaneseCount(phrase) : undefined) ??
    (words.length === 2 && language === 'en'
      ? lexicon.lookUp(words.join('-'), language)
      : undefined)
  );
}

/** `Holzhaus` is a house, and of wood: the longest known end is what it is. */
function germanCompound(word: string, lexicon: Lexicon): Senses | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = lexicon.lookUp(word.slice(at), 'de');
    const isThing = head?.concept ?? head?.place ?? head?.template;
    if (!head || !isThing) continue;
    const first = word.slice(0, at).replace(/-$/, '');
    const modifier = firstHalf(first, lexicon);
    if ((!modifier && !head.template) || modifier?.small) continue;
    const { attribute, color, hour, season, weather } = modifier ?? {};
    // `Karotten-Maskottchen`: the mascot is what stands before it.
    if (head.template === 'mascot' && modifier?.concept) return modifier;
    const { concept, place, inflected, template } = head;
    const isNamed = modifier?.concept !== undefined && attribute === undefined;
    const told = isNamed && modifier ? { modifier: { text: first, senses: modifier } } : {};
    return {
      concept,
      place,
      template,
      inflected,
      attribute,
      color,
      hour,
      season,
      weather,
      ...told,
    };
  }
  return undefined;
}

/** `Küchentisch` is no table for `Kuchen`: the first half as it is written goes before its stem. */
function firstHalf(first: string, lexicon: Lexicon): Senses | undefined {
  const shorter = first.replace(/(?:s|n|en|es)$/, '');
  return (
    lexicon.lookUp(lexicon.isWritten(shorter, 'de') ? shorter : first, 'de') ??
    lexicon.lookUp(shorter, 'de')
  );
}

/** What the ends of Russian adjectives made of nouns change in them: `больничный`, `книжный`. */
const NOUN_ENDS: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/ч$/, 'к'],
  [/ч$/, 'ц'],
  [/ж$/, 'г'],
  [/ш$/, 'х'],
  [/ь$/, ''],
];

/** `тыквенное поле`: of pumpkins. */
function russianAdjective(word: string, lexicon: Lexicon): Senses | undefined {
  const stem =
    /^(.{3,}?)(?:енн|ян|анн|ов|ев|ин|ск|ическ|н)(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ую|юю|ых|их|ыми|ими)$/.exec(
      word,
    )?.[1];
  if (!stem) return undefined;
  for (const [end, changed] of NOUN_ENDS) {
    if (!end.test(stem)) continue;
    const senses = lexicon.lookUp(stem.replace(end, changed), 'ru');
    if (senses?.concept) return { attribute: senses.concept, modifier: { text: word, senses } };
  }
  return undefined;
}

/** `попугая` is no adjective, and `синем` is one: the endings that the rule of the language does not take first. */
function russianForm(word: string, lexicon: Lexicon): Senses | undefined {
  if (word.includes(' ')) return undefined;
  const noun = /^(.{4,})(?:ая|ее|ие|ий|ем|ой|ей|ою)$/.exec(word)?.[1];
  const ends = noun ? [`${noun}й`, `${noun}ай`, `${noun}я`, `${noun}а`, `${noun}ь`] : [];
  if (/ая$/.test(word)) ends.unshift(`${word.slice(0, -1)}й`);
  const adjective = /^(.{3,})(?:его|ему|ем|ей|юю|их|им|ими)$/.exec(word)?.[1];
  if (adjective) ends.push(`${adjective}ий`);
  for (const end of ends) {
    const senses = lexicon.lookUp(end, 'ru');
    const { concept, place, color, attribute } = senses ?? {};
    if (senses && (concept ?? place ?? color ?? attribute) !== undefined) return senses;
  }
  return undefined;
}

/** Pronouns that are written together with a verb: `enseñándole`, `tenendola`, `olhando-o`. */
const CLITICS: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/(?<=[áé]ndo)(?:se)?(?:l[aeo]s?|me|te|se|nos)$/, ''],
    [/(?<=.{3}[aeiáéí]r)(?:se)?(?:l[aeo]s?|se)$/, ''],
  ],
  it: [
    [/(?<=[ae]ndo)(?:gli)?(?:l[aeio]|gli|si|ne|ci)$/, ''],
    [/(?<=.{3}[aei]r)(?:l[aeio]|gli|ci|ne)$/, 'e'],
  ],
  pt: [[/-(?:se|lhes?|me|n?[ao]s?|l[ao]s?)$/, '']],
};
const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' };

function withoutClitic(word: string, language: Language, lexicon: Lexicon): Senses | undefined {
  for (const [ending, kept] of CLITICS[language] ?? []) {
    const bare = word.replace(ending, kept);
    if (bare === word) continue;
    const plain = bare.replace(/[áéí](?=ndo$|r$)/, (letter) => ACCENTS[letter] ?? letter);
    const verb = lexicon.lookUp(plain, language)?.verb;
    if (verb) return { verb };
  }
  return undefined;
}

/** What a small one is called after: `menininha`, `casetta`, `perrito`, `Häuschen`. */
const DIMINUTIVES: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  pt: [[/(?:z?inh|zit|it)[oa](?=s?$)/, ['o', 'a', 'e', '']]],
  es: [[/(?:ec|c)?it[oa](?=s?$)|(?:ec|c)?ill[oa](?=s?$)/, ['o', 'a', 'e', '']]],
  it: [[/(?:cin|icin|ellin|olin|erell|in|ett|ell|ucci|icell)[oaie]$/, ['o', 'a', 'e', 'io', 'ia']]],
  de: [[/(?:chen|lein)$/, ['', 'e', 'en']]],
  ru: [
    [/чик(?=(?:а|у|ом|е|и|ов|ам|ами|ах)?$)/, ['', 'а']],
    [/(?:ик|ок|ек)(?=(?:а|у|ом|е|и|ов|ам|ами|ах)?$)/, ['', 'а']],
    // `тарелочка`, `горшочек`, `черепашка`, `дорожка`
    [/оч(?=к(?:а|у|ой|е|и|ам|ами|ах)$|к?$)/, ['']],
    [/оче?к(?=(?:а|у|ом|е|и|ов|ам|ами|ах)?$)/, ['ок']],
    [/шк(?=(?:а|у|ой|е|и|ам|ами|ах)$)/, ['х']],
    [/жк(?=(?:а|у|ой|е|и|ам|ами|ах)$)/, ['г']],
    [/[её]нок$|онок$/, ['', 'а', 'ь']],
  ],
};

/** How a language writes before -i- and -e- what it writes so before other vowels: `vaquita`, `pececito`, `criancinha`. */
const RESPELT: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/c$/, 'z'],
  ],
  pt: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/c$/, 'ç'],
    [/n$/, 'm'],
  ],
  it: [
    [/ch$/, 'c'],
    [/gh$/, 'g'],
  ],
};

/** What may be left of a word without the ending of small ones, as it is written by itself. */
function unspelt(stem: string, language: Language): string[] {
  const others = (RESPELT[language] ?? [])
    .filter(([end]) => end.test(stem))
    .map(([end, plain]) => stem.replace(end, plain));
  return [stem, ...others];
}

function diminutive(word: string, language: Language, lexicon: Lexicon): Senses | undefined {
  for (const [ending, bases] of DIMINUTIVES[language] ?? []) {
    const stem = word.replace(ending, '\0');
    if (stem === word || stem.length < 4) continue;
    const [start = '', end = ''] = stem.split('\0');
    for (const plain of unspelt(start, language))
      for (const base of bases) {
        const senses = lexicon.lookUp(plain + base + end, language);
        if (senses?.concept ?? senses?.place) return { ...senses, inflected: /s$/.test(word) };
      }
  }
  return undefined;
}

/** `носом-морковкой`, `bateau-maison`: the first half says what it is. */
function hyphenated(word: string, language: Language, lexicon: Lexicon): Senses | undefined {
  if (!/^(?:ru|fr|es|it|pt)$/.test(language) || !/^\p{L}{3,}-\p{L}{3,}$/u.test(word))
    return undefined;
  const [first = '', second = ''] = word.split('-');
  const head = lexicon.lookUp(first, language);
  const modifier = lexicon.lookUp(second, language);
  // `талисман-морковка`
  if (head?.template === 'mascot' && modifier?.concept) return modifier;
  if (!head?.concept) return undefined;
  return modifier?.concept ? { ...head, modifier: { text: second, senses: modifier } } : head;
}

/** Prefixes that verbs take, which change the direction and not what is seen. */
const PREFIXES: Partial<Record<Language, RegExp>> = {
  de: /^(?:hinaus|heraus|hinein|herein|herum|hinauf|hinunter|herunter|vorbei|zurück|nieder|weg|auf|aus|an|zu|ab|ein|hoch|los)(?=.{4})/,
  ru: /^(?:при|под|про|пере|вы|от|у|за|по|на|с)(?=.{4})/,
};

function prefixedVerb(word: string, language: Language, lexicon: Lexicon): Senses | undefined {
  const rest = word.replace(PREFIXES[language] ?? /^$/, '');
  const verb = rest === word ? undefined : lexicon.lookUp(rest, language)?.verb;
  return verb && { verb };
}
