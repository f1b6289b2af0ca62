import { isLivingKind, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { JAPANESE_COUNT, type Token } from '../text/tokens';
import { adverbBy } from './adverbs-abroad';
import { qualityBy, withQuality } from './quality-forms';

/** Words that belong together, and what they can mean. */
export interface Item {
  text: string;
  lower: string;
  senses: Senses;
  /** No table has it. */
  unknown: boolean;
  mark?: Token['mark'];
  /** English `'s`. */
  owner: boolean;
  /** Not the first word of its sentence, and written with a capital. */
  name: boolean;
}

const MAX_PHRASE_WORDS = 6;

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

function lookUp(
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

function itemOf(tokens: readonly Token[], senses: Senses | undefined, first: boolean): Item {
  const [head] = tokens;
  const text = tokens.map((token) => token.text).join(' ');
  const mark = head?.mark;
  return {
    text,
    lower: tokens.map((token) => token.lower).join(' '),
    senses: senses ?? {},
    unknown: (!senses || senses.isUndrawn === true) && !mark,
    owner: tokens.at(-1)?.owner ?? false,
    name: !first && /^\p{Lu}/u.test(text),
    ...(mark ? { mark } : {}),
  };
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);

/** `vom obersten Regal`, `flache Illustration`: a form in small letters where nouns have capitals is of no general and no flax. */
function nameless(senses: Senses | undefined): Senses | undefined {
  if (!senses?.inflected || (senses.concept ?? senses.place) === undefined) return senses;
  const { concept: _concept, place: _place, english: _english, ...rest } = senses;
  const isSaid = Object.keys(rest).some((key) => key !== 'inflected' && key !== 'base');
  return isSaid ? rest : undefined;
}

/** Longest match from left to right; what no table knows becomes an item of its own. */
export function itemsOf(tokens: readonly Token[], language: Language, lexicon: Lexicon): Item[] {
  const items: Item[] = [];
  // `grantiger` is no tiger: compounds are nouns, and those have capitals where anything has.
  const hasCapitals = tokens.some(isCapital);
  const isNoun = ([token]: readonly Token[]) =>
    language === 'de' && (!hasCapitals || /^\p{Lu}/u.test(token?.text ?? ''));
  const isWritten = language === 'de' && tokens.filter(isCapital).length > 1;
  let at = 0;
  while (at < tokens.length) {
    const first = at === 0 || tokens[at - 1]?.mark === '.';
    const longest = longestAt(tokens, at, language, lexicon);
    const done = language === 'en' && doneBy(items.at(-1), tokens.slice(at, at + longest), lexicon);
    const length = done ? done.length : longest;
    const slice = tokens.slice(at, at + length);
    const words = slice.map((token) => token.lower);
    const known = () => {
      const senses = lookUp(words, language, lexicon, isNoun(slice));
      const isSmall = isWritten && slice.length === 1 && !isNoun(slice);
      const [word = ''] = words;
      const isAdverb = slice.length === 1 && (isSmall || language !== 'de');
      const said = isSmall ? (nameless(senses) ?? qualityBy(word, language, lexicon)) : senses;
      return said ?? (isAdverb ? adverbBy(word, language) : undefined);
    };
    const found = () =>
      known() ??
      (language === 'en'
        ? handledBy(items, words, tokens.slice(at + length, at + length + 4), lexicon)
        : undefined);
    items.push(
      itemOf(
        slice,
        slice[0]?.mark ? undefined : done ? done.senses : found(),
        // German writes every noun with a capital.
        first || language === 'de',
      ),
    );
    at += length;
  }
  return items;
}

/**
 * `friends shaking hands`, `a girl skipping rope`: after somebody, words that begin with a gerund are what they do, though
 * a thing is called so as well.
 */
function doneBy(
  doer: Item | undefined,
  tokens: readonly Token[],
  lexicon: Lexicon,
): { length: number; senses: Senses } | undefined {
  const [gerund] = tokens;
  const kind = lexicon.factsOf(doer?.senses.concept ?? '')?.kind ?? '';
  if (!/^(?:person|animal)$/.test(kind) || tokens.length < 2) return undefined;
  if (!gerund?.lower.endsWith('ing')) return undefined;
  const whole = lookUp(
    tokens.map(({ lower }) => lower),
    'en',
    lexicon,
  );
  if (!whole?.concept) return undefined;
  if (whole.verb) return { length: tokens.length, senses: { verb: whole.verb } };
  const { verb } = lookUp([gerund.lower], 'en', lexicon) ?? {};
  return verb && { length: 1, senses: { verb } };
}

const OPENS_PATIENT = /^(?:a|an|the|his|her|its|their|two|three|some|another)$/;

/** `stuffing sunflower seeds into`: goods in the plural need no article; `a cat feeding bowl` is a bowl. */
function areSeveral(coming: readonly Token[], lexicon: Lexicon): boolean {
  const end = coming.findIndex(({ mark }) => mark !== undefined);
  const words = end < 0 ? coming : coming.slice(0, end);
  // `piping cream onto a cake`: it goes somewhere.
  const goes = words.findIndex(({ lower }) => /^(?:into|onto|over|through)$/.test(lower));
  const moved = words.slice(0, Math.max(0, goes)).map(({ lower }) => lower);
  if (lexicon.lookUp(moved.join(' '), 'en')?.concept !== undefined) return true;
  return words.some(({ lower }, index) => {
    const phrase = words.slice(0, index + 1).map((word) => word.lower);
    return /[^s]s$/.test(lower) && lexicon.lookUp(phrase.join(' '), 'en')?.concept !== undefined;
  });
}

/** `a girl zesting a lime`: an unknown gerund between somebody and a thing is something that hands do. */
function handledBy(
  items: readonly Item[],
  words: readonly string[],
  coming: readonly Token[],
  lexicon: Lexicon,
): Senses | undefined {
  const [next] = coming;
  if (words.length !== 1 || !/.{3}ing$/.test(words[0] ?? '')) return undefined;
  if (!next || next.mark) return undefined;
  if (!OPENS_PATIENT.test(next.lower) && !areSeveral(coming, lexicon)) return undefined;
  const before = items.at(-1)?.senses ?? {};
  const goesOn = before.small !== undefined && /^(?:and|auxiliary|relative)$/.test(before.small);
  const doer = goesOn ? items.findLast(({ senses }) => senses.concept) : items.at(-1);
  const concept = doer?.senses.concept ?? '';
  const isDoer = concept === 'hand' || isLivingKind(lexicon.factsOf(concept)?.kind);
  return isDoer ? { verb: { id: 'handle', form: 'gerund' } } : undefined;
}

/** How somebody is where they are: `flotando sobre`, `perché sur` are something done, and where. */
const POSTURES = /^(?:fly|float|sit|perch-on|stand|lie|swim|sleep)$/;

function isDoneThere(
  [first = '', ...rest]: readonly string[],
  { relation }: Senses,
  { language, lexicon }: { language: Language; lexicon: Lexicon },
): boolean {
  if (language === 'en' || !relation || rest.length === 0) return false;
  const { verb } = lookUp([first], language, lexicon, false) ?? {};
  if (!verb || !POSTURES.test(verb.id)) return false;
  return lookUp(rest, language, lexicon, false)?.relation !== undefined;
}

/** `volando una cometa roja`: done to a thing that is told further, where the table has the verb with the thing alone. */
function losesQuality(
  words: readonly string[],
  next: Token | undefined,
  { language, lexicon }: { language: Language; lexicon: Lexicon },
): boolean {
  if (!/^(?:de|fr|es|it|pt|ru)$/.test(language) || words.length < 2) return false;
  const { verb, concept } = lexicon.lookUp(words.join(' '), language) ?? {};
  if (!verb || concept) return false;
  const thing = lexicon.lookUp(words.at(-1) ?? '', language)?.concept;
  const alone = lookUp([words[0] ?? ''], language, lexicon)?.verb;
  if (!thing || !alone) return false;
  // `horneando galletas`: cookies that are there.
  if (alone.id === verb.id) return true;
  const said = next && !next.mark ? lookUp([next.lower], language, lexicon) : undefined;
  const isQuality = (said?.color ?? said?.attribute ?? said?.tone) !== undefined;
  return isQuality && said?.relation === undefined;
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): number {
  if (tokens[at]?.mark || language === 'ja') return 1;
  const words: string[] = [];
  const first = tokens[at]?.lower ?? '';
  const longest = Math.min(MAX_PHRASE_WORDS, lexicon.longestPhrase(first, language));
  for (const token of tokens.slice(at, at + longest)) {
    if (token.mark) break;
    words.push(token.lower);
  }
  for (let length = words.length; length > 1; length -= 1) {
    const senses = lookUp(words.slice(0, length), language, lexicon);
    // `ein Paar tanzt`: two people, where `ein paar` are some.
    const [last, after] = tokens.slice(at + length - 1);
    const isNoun = (token: Token | undefined) => token !== undefined && isCapital(token);
    const isTwo = senses?.small === 'determiner' && isNoun(last) && !isNoun(after);
    if (
      senses &&
      !isTwo &&
      !losesQuality(words.slice(0, length), tokens[at + length], { language, lexicon })
    )
      return isDoneThere(words, senses, { language, lexicon }) ? 1 : length;
  }
  return 1;
}
