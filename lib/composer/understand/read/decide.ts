import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { sensesNamed } from '../words/sense-names';
import { phraseStem } from '../text/stems';
import { HOMOGRAPH_WORDS } from '../words/homographs.data';
import type { Item } from './item';

interface Homograph {
  sense: string;
  cues: readonly string[];
}

const stemmed = (word: string) => phraseStem(word, 'en');

/** What each word can mean, by its stem, in the order of the table. */
const HOMOGRAPHS: ReadonlyMap<string, readonly Homograph[]> = tableOf(HOMOGRAPH_WORDS);

function tableOf(text: string): Map<string, Homograph[]> {
  const table = new Map<string, Homograph[]>();
  for (const line of text.trim().split('\n')) {
    const [words = '', sense = '', cues = ''] = line.split('|').map((cell) => cell.trim());
    for (const word of words.split(' ')) {
      const known = table.get(word) ?? [];
      table.set(word, [...known, { sense, cues: cues.split(' ').filter(Boolean).map(cueOf) }]);
    }
  }
  return table;
}

/** A cue with its word as stems are compared. */
function cueOf(cue: string): string {
  const [, sign = '', word = ''] = /^([<>@]?)(.*)$/.exec(cue) ?? [];
  return sign === '@' ? cue : sign + stemmed(word);
}

const NO_WORDS: readonly string[] = [];
const wordsOf = (item: Item | undefined): readonly string[] =>
  !item || item.mark ? NO_WORDS : item.lower.split(' ').flatMap((word) => [word, stemmed(word)]);

/** Everything that may decide what the word at an index means. */
function surroundings(items: readonly Item[], at: number, lexicon: Lexicon): Set<string> {
  const cues = new Set<string>();
  items.forEach((item, index) => {
    if (index === at || item.mark) return;
    for (const word of wordsOf(item)) cues.add(word);
    const { concept } = item.senses;
    if (concept === undefined) return;
    cues.add(concept);
    cues.add(`@${lexicon.factsOf(concept)?.kind ?? ''}`);
  });
  for (const word of wordsOf(items[at - 1])) cues.add(`<${word}`);
  for (const word of wordsOf(items[at + 1])) cues.add(`>${word}`);
  return cues;
}

function sensesOf(sense: string, { senses }: Item, lexicon: Lexicon): Senses | undefined {
  const named = sensesNamed(sense, lexicon);
  if (named?.concept === undefined) return named;
  const { inflected, base } = senses;
  return { ...named, ...(inflected === undefined ? {} : { inflected }), ...(base ? { base } : {}) };
}

/** English words for several things mean the one that goes with what stands around them. */
export function decided(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const homographs = HOMOGRAPHS.get(item.lower) ?? HOMOGRAPHS.get(stemmed(item.lower));
    if (!homographs || item.mark || isDone(items, at)) return item;
    const around = surroundings(items, at, lexicon);
    const meant = homographs.find(
      ({ cues }) => cues.length === 0 || cues.some((cue) => around.has(cue)),
    );
    if (!meant) return item;
    const senses = sensesOf(meant.sense, item, lexicon);
    return { ...item, senses: senses ?? {}, unknown: senses === undefined };
  });
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
