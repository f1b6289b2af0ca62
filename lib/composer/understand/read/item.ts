import { isLivingKind, type Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import type { Token } from '../text/tokens';
import { adverbBy } from './adverbs-abroad';
import { lookUp } from './look-up';
import { qualityBy } from './quality-forms';

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

/** `unter dem Tisch schläft ein Hund`: nobody falls asleep, where what sleeps comes after its article. */
const endsInArticle = (words: readonly string[], next: Token | undefined, { verb }: Senses) =>
  verb !== undefined &&
  words.at(-1) === 'ein' &&
  next !== undefined &&
  !next.mark &&
  (isCapital(next) || /(?:er|es)$/.test(next.lower));

const ARTICLE =
  /^(?:une?|una?|uno|uma?|des|el|la|los|las|le|les|il|lo|gli|i|o|a|os|as|ein|eine|einen|die|das|den)$/;

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
  // `horneando galletas`: cookies that are there; nothing is in `свернулась клубком`.
  const isBare = words.length === 2 || (words.length === 3 && ARTICLE.test(words[1] ?? ''));
  const isHow = language === 'ru' && /(?:[оеё]м|[оеё]й|ами|ями)$/.test(words.at(-1) ?? '');
  if (alone.id === verb.id) return isBare && !isHow;
  const said = next && !next.mark ? lookUp([next.lower], language, lexicon) : undefined;
  const isQuality = (said?.color ?? said?.attribute ?? said?.tone) !== undefined;
  return isQuality && said?.relation === undefined;
}

/** `isst auf dem Dach`: who eats on a roof does not eat up. */
const standsThere = (
  words: readonly string[],
  next: string | undefined,
  language: Language,
): boolean =>
  language === 'de' &&
  words.length === 2 &&
  /^(?:auf|an|vor|unter|hinter|über)$/.test(words[1] ?? '') &&
  /^(?:dem|der|einem|einer)$/.test(next ?? '');

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
      !standsThere(words.slice(0, length), tokens[at + length]?.lower, language) &&
      !endsInArticle(words.slice(0, length), tokens[at + length], senses) &&
      !losesQuality(words.slice(0, length), tokens[at + length], { language, lexicon })
    )
      return isDoneThere(words, senses, { language, lexicon }) ? 1 : length;
  }
  return 1;
}
