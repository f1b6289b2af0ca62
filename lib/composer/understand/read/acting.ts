import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import { AGENTS, NO_AGENTS } from '../words/agents.data';
import { MEN_NAMES, WOMEN_NAMES } from '../words/given-names.data';
import type { Item } from './item';

/**
 * Who acts without being in any table: `a kayaker paddling`, `a customs officer`, `Romeo climbing a trellis`. A noun
 * that says who does something is a person, in the clothes of the nearest trade, and told by its own word.
 */

const NEAREST: ReadonlyMap<string, string> = new Map(
  AGENTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', words = ''] = line.split('|').map((cell) => cell.trim());
      return words.split(' ').map((word): [string, string] => [word, concept]);
    }),
);

/** Ends that are said of nobody but people. */
const PEOPLE_ENDS =
  /(?:.{2}(?:wom[ae]n|m[ae]n|person|people|smiths?|wrights?|mongers?|keepers?|makers?|sellers?|masters?|binders?|blowers?)|.{4}ists?|.{2}(?:icians?|ologists?|eers?))$/;
/** Ends that machines and materials have as well: people where they do something. */
const AGENT_ENDS = /.{2}(?:er|or|ster|ant|ent|ee|ian)s?$/;
/** `a minimalist poster`: before a noun it says what kind that is. */
const isNoun = (item: Item | undefined) =>
  item !== undefined &&
  !item.mark &&
  item.senses.verb === undefined &&
  (item.unknown
    ? !/(?:ing|ly)$/.test(item.lower)
    : (item.senses.concept ?? item.senses.place ?? item.senses.template ?? item.senses.ground) !==
      undefined);

const ACTS = /^(?:gerund|finite)$/;
const isDone = (item: Item | undefined) =>
  item !== undefined &&
  !item.mark &&
  (ACTS.test(item.senses.verb?.form ?? '') ||
    /^(?:relative|auxiliary)$/.test(item.senses.small ?? '') ||
    (item.unknown && /.{3}ing$/.test(item.lower)));

/** The word after a noun, past `slowly` and `both`. */
const following = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(at + 1, at + 4).find(({ lower, mark }) => mark !== undefined || !/ly$/.test(lower));

const singularOf = (word: string) =>
  word
    .replace(/^passers(-?by)$/, 'passer$1')
    .replace(/(wo)?men$/, '$1man')
    .replace(/([^s])s$/, '$1');

function agentIn(word: string, acts: boolean): string | undefined {
  const singular = singularOf(word);
  const nearest = NEAREST.get(singular) ?? NEAREST.get(word);
  if (nearest !== undefined) return nearest;
  if (NO_AGENTS.test(word)) return undefined;
  if (/.{2}m[ae]n$/.test(singular) && !/wom[ae]n$/.test(singular)) return 'man';
  if (/wom[ae]n$/.test(singular)) return 'woman';
  return PEOPLE_ENDS.test(word) || (acts && AGENT_ENDS.test(word)) ? 'person' : undefined;
}

/** Who a word says that does something; nothing where it says what something else is. */
function actorOf(items: readonly Item[], at: number, lexicon: Lexicon): Senses | undefined {
  const item = items[at] as Item;
  const { senses, lower, unknown } = item;
  const isVague = senses.concept === 'person' && !/^(?:person|human|adult)/.test(lower);
  if (item.mark || (!unknown && !isVague)) return undefined;
  const next = following(items, at);
  if (isNoun(items[at + 1])) return undefined;
  const word = lower.split(' ').at(-1) ?? '';
  // `window cleaners`: the last word says who they are.
  const trade = isVague && word !== lower ? lexicon.lookUp(word, 'en')?.concept : undefined;
  const isTrade = lexicon.factsOf(trade ?? '')?.kind === 'person';
  const concept = isTrade ? trade : agentIn(word, isDone(next));
  if (concept === undefined || (isVague && concept === 'person')) return undefined;
  const isSeveral = singularOf(word) !== word;
  return {
    ...(senses.verb ? {} : senses),
    concept: lexicon.conceptNamed(concept),
    inflected: isSeveral || senses.inflected === true,
    isUndrawn: false,
  };
}

const TAKES_NAME = /^(?:towards|beside|behind|in-front-of|with|between|around)$/;

/** `Emma and her dog`, `Romeo climbing`, `towards Juliet on the balcony`: a name that does something or is somewhere. */
function namedOf(items: readonly Item[], at: number, lexicon: Lexicon): Senses | undefined {
  const item = items[at] as Item;
  if (item.mark || item.owner || !/^\p{Lu}/u.test(item.text)) return undefined;
  if (!item.unknown && item.senses.concept !== undefined) return undefined;
  const isWoman = WOMEN_NAMES.has(item.text);
  if (!isWoman && !MEN_NAMES.has(item.text)) return undefined;
  const [before, next] = [items[at - 1], following(items, at)];
  // `my dog Max`, `style of Max`: whose name it is, and who made it.
  if (before?.senses.concept !== undefined || isNoun(items[at + 1])) return undefined;
  if (/^(?:of|for)$/.test(before?.senses.small ?? '') || before?.lower === 'by') return undefined;
  const isPlaced = next?.senses.relation !== undefined && !/^(?:for|from|by)$/.test(next.lower);
  const isJoined =
    next?.senses.small === 'and' &&
    items.slice(at + 1, at + 6).some((one) => ACTS.test(one.senses.verb?.form ?? ''));
  const isTaken = TAKES_NAME.test(before?.senses.relation?.kind ?? '');
  const isHanded = before?.senses.verb !== undefined && before.senses.verb.form !== 'past';
  if (!isDone(next) && !isPlaced && !isJoined && !isTaken && !isHanded) return undefined;
  return { concept: lexicon.conceptNamed(isWoman ? 'woman' : 'man') };
}

/** The words of an English prompt, those for who acts as people. */
export function acting(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const named = namedOf(items, at, lexicon);
    const senses = named ?? actorOf(items, at, lexicon);
    if (!senses) return item;
    return { ...item, senses, unknown: false, name: named === undefined && item.name };
  });
}
