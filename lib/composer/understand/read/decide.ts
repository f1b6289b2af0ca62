import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { sensesNamed } from '../words/sense-names';
import { phraseStem } from '../text/stems';
import { type Language, LANGUAGES } from '../../concepts/concept';
import { HOMOGRAPH_WORDS } from '../words/homographs.data';
import { NEIGHBOURS } from '../words/neighbours.data';
import { englishWords } from '../abroad/english-words';
import { HOMOGRAPHS_ABROAD } from '../words/homographs-abroad.data';
import type { Item } from './item';

interface Homograph {
  sense: string;
  cues: readonly string[];
}

type Homographs = ReadonlyMap<string, readonly Homograph[]>;

/** What each word can mean, as it is written or by its stem, in the order of the tables. */
const HOMOGRAPHS = new Map<Language, Homographs>(
  LANGUAGES.map((language) => [language, tableOf(language)]),
);

function tableOf(language: Language): Homographs {
  const table = new Map<string, Homograph[]>();
  const text =
    language === 'en'
      ? NEIGHBOURS + HOMOGRAPH_WORDS
      : HOMOGRAPHS_ABROAD.split('\n')
          .filter((line) => line.startsWith(`${language} `))
          .map((line) => line.slice(3))
          .join('\n');
  for (const line of text.trim().split('\n').filter(Boolean)) {
    const [words = '', sense = '', cues = ''] = line.split('|').map((cell) => cell.trim());
    const read = cues.split(' ').filter(Boolean);
    for (const word of words.split(' ')) {
      const known = table.get(word) ?? [];
      table.set(word, [...known, { sense, cues: read.map((cue) => cueOf(cue, language)) }]);
    }
  }
  return table;
}

/** A cue with its word as stems are compared; in other languages cues are English words for what stands about. */
function cueOf(cue: string, language: Language): string {
  const [, sign = '', word = ''] = /^([<>@^]?)(.*)$/.exec(cue) ?? [];
  return sign === '@' || language !== 'en' ? cue : sign + phraseStem(word, language);
}

const NO_WORDS: readonly string[] = [];
const wordsOf = (item: Item | undefined, language: Language): readonly string[] =>
  !item || item.mark
    ? NO_WORDS
    : item.lower.split(' ').flatMap((word) => [word, phraseStem(word, language)]);

/** Everything that may decide what the word at an index means. */
function surroundings(
  items: readonly Item[],
  at: number,
  { language, lexicon, about = NO_WORDS }: Reading,
): Set<string> {
  const cues = new Set<string>();
  items.forEach((item, index) => {
    if (index === at || item.mark) return;
    for (const word of wordsOf(item, language)) cues.add(word);
    const { concept, place, template } = item.senses;
    if (language !== 'en')
      for (const named of [place, template, place && '@place']) if (named) cues.add(named);
    if (concept === undefined) return;
    cues.add(concept);
    cues.add(`@${lexicon.factsOf(concept)?.kind ?? ''}`);
  });
  for (const word of about) for (const cue of [word, `^${word}`]) cues.add(cue);
  for (const word of wordsOf(items[at - 1], language)) cues.add(`<${word}`);
  for (const word of wordsOf(items[at + 1], language)) cues.add(`>${word}`);
  return cues;
}

function sensesOf(sense: string, { senses }: Item, lexicon: Lexicon): Senses | undefined {
  const named = sensesNamed(sense, lexicon);
  if (named?.concept === undefined) return named;
  const { inflected, base } = senses;
  return { ...named, ...(inflected === undefined ? {} : { inflected }), ...(base ? { base } : {}) };
}

const named = new Map<string, readonly string[]>();

/** What a cue stands for, by the name that concepts and places have. */
function standsFor(cue: string, { language, lexicon }: Reading): readonly string[] {
  if (language === 'en') return [cue];
  const known = named.get(cue);
  if (known) return known;
  const { concept, place } =
    lexicon.lookUp(cue.replace('place:', '').replaceAll('-', ' '), 'en') ?? {};
  const ids = [cue, concept, place].filter((id) => id !== undefined);
  named.set(cue, ids);
  return ids;
}

interface Reading {
  language: Language;
  lexicon: Lexicon;
  /** Words and stems of what the page is about, which was told apart: a knight of a chess tournament is a piece. */
  about?: readonly string[];
}

/** Words of a topic as cues are compared. */
export const cuesOfTopic = (topic: string, language: Language): readonly string[] =>
  topic
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean)
    .flatMap((word) => [word, phraseStem(word, language)]);

/** What a word that is a verb here means as one. */
const OF_VERBS = /^verb:/;

/** A verb of another meaning keeps its form. */
function actOf(senses: Senses | undefined, { senses: { verb } }: Item): Senses | undefined {
  if (!senses?.verb || !verb) return senses;
  return { ...senses, verb: { ...senses.verb, form: verb.form } };
}

/** `banner, a knight on a board`: the page that a prompt begins with is no flag of anybody in its picture. */
const isPageAhead = ([first, next]: readonly Item[], at: number): boolean =>
  at === 0 && first?.senses.template !== undefined && next?.mark !== undefined;

/** Words for several things mean the one that goes with what stands around them. */
export function decided(items: readonly Item[], reading: Reading): Item[] {
  const { language, lexicon } = reading;
  const table = HOMOGRAPHS.get(language);
  return items.map((item, at) => {
    const homographs = table?.get(item.lower) ?? table?.get(phraseStem(item.lower, language));
    if (item.mark || isPageAhead(items, at)) return item;
    if (!homographs) return language === 'en' ? item : asInEnglish(items, at, reading);
    const isAct = language === 'en' && isDone(items, at);
    const around = surroundings(items, at, reading);
    const meant = homographs.find(
      ({ sense, cues }) =>
        (!isAct || OF_VERBS.test(sense)) &&
        (cues.length === 0 ||
          cues.some((cue) => standsFor(cue, reading).some((one) => around.has(one)))),
    );
    if (!meant) return language === 'en' ? item : asInEnglish(items, at, reading);
    const senses = actOf(sensesOf(meant.sense, item, lexicon), item);
    return { ...item, senses: senses ?? {}, unknown: senses === undefined };
  });
}

/** What stands about a word, in English: things, places and what is done. */
function surroundingsInEnglish(items: readonly Item[], at: number, lexicon: Lexicon): Set<string> {
  const cues = new Set<string>();
  items.forEach(({ senses: { concept, place, verb, template } }, index) => {
    if (index === at) return;
    for (const id of [concept, place, verb?.id, template])
      if (id) for (const cue of [id, phraseStem(id, 'en')]) cues.add(cue);
    if (concept) cues.add(`@${lexicon.factsOf(concept)?.kind ?? ''}`);
  });
  return cues;
}

/** `redes` beside a fisherman are fishing nets as `nets` are: a word for a thing that has several names in English. */
function asInEnglish(items: readonly Item[], at: number, { lexicon }: Reading): Item {
  const item = items[at] as Item;
  const { concept, english, place, verb, attribute, small } = item.senses;
  if (!concept || (place ?? verb ?? attribute ?? small) !== undefined) return item;
  const name = english ?? englishWords(lexicon).get(`concept ${concept}`)?.[0] ?? '';
  const homographs = HOMOGRAPHS.get('en')?.get(name);
  if (!homographs || name.includes(' ')) return item;
  const around = surroundingsInEnglish(items, at, lexicon);
  const meant = homographs.find(({ cues }) => cues.some((cue) => around.has(cue)));
  const senses = meant && sensesOf(meant.sense, item, lexicon);
  return senses?.concept ? { ...item, senses } : item;
}

/** `people row a boat`, `who fly`: a verb and no thing, by the word before it. */
function isDone(items: readonly Item[], at: number): boolean {
  const { verb } = items[at]?.senses ?? {};
  const before = items[at - 1];
  if (!verb || !before || verb.form === 'gerund') return verb?.form === 'gerund';
  const { small, concept, attribute, color, relation } = before.senses;
  if (/^(?:determiner|possessive|of)$/.test(small ?? '')) return false;
  if (attribute ?? color ?? relation) return false;
  return concept !== undefined || small !== undefined;
}
