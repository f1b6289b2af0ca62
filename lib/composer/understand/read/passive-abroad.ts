import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * `un caballo montado por una chica`, `una gabbia tenuta da una mano`: told the other way round, the girl rides the horse. Read
 * before anything is bound, in the Romance languages, where what is done stands before the participle, or begins the sentence.
 */

const PARTICIPLE =
  /(?:é|ée|és|ées|[ai]d[oa]s?|[aiu]t[oaie]|tes[oaie]|fatt[oaie]|hech[oa]s?|feit[oa]s?)$/;
const BY =
  /^(?:par|por|pelo|pela|pelos|pelas|da|dal|dalla|dallo|dai|dalle|dagli|dall')(?: (?:un|una|uno|une|um|uma))?$/;
/** `tiré par` stands in the tables as one word. */
const WITH_BY = / (?:par|por|da)$/;
/** Not done by anybody who stands there. */
const NOT_DONE = /^(?:stand|sit|lie|lean|sleep|walk|run|float|reflect|surround|hang|tie|curl)$/;
/** At most so many words are said of whoever does it. */
const MOST_SAID = 8;

const isEnd = (item: Item | undefined) =>
  item === undefined || item.mark !== undefined || item.senses.verb !== undefined;

const isThing = ({ senses: { concept, small, relation } }: Item) =>
  concept !== undefined && small === undefined && relation === undefined;

/** The words of whoever does it, from an index on: somebody, with what is said of them. */
function doerFrom(items: readonly Item[], from: number, lexicon: Lexicon): number {
  const noun = items.findIndex(
    (item, at) => at >= from && at < from + 4 && item.senses.concept !== undefined,
  );
  const concept = items[noun]?.senses.concept ?? '';
  const isDoer = concept === 'hand' || isLivingKind(lexicon.factsOf(concept)?.kind);
  if (!isDoer || items.slice(from, noun).some(isEnd)) return -1;
  let end = noun + 1;
  while (end < from + MOST_SAID && !isEnd(items[end])) end += 1;
  return end;
}

/** What is done, as it is named again. */
function named(item: Item): Item[] {
  const article: Item = {
    text: 'le',
    lower: 'le',
    senses: { small: 'determiner' },
    unknown: false,
    owner: false,
    name: false,
  };
  return [article, item];
}

/** The words of a sentence, what is done by somebody as what they do. */
export function activelyAbroad(items: readonly Item[], lexicon: Lexicon): Item[] {
  const done = items.findIndex(
    ({ lower, senses }, at) =>
      senses.verb !== undefined &&
      !NOT_DONE.test(senses.verb.id) &&
      PARTICIPLE.test(lower.replace(WITH_BY, '')) &&
      (WITH_BY.test(lower) || BY.test(items[at + 1]?.lower ?? '')),
  );
  const from = WITH_BY.test(items[done]?.lower ?? '') ? done + 1 : done + 2;
  const end = done < 1 ? -1 : doerFrom(items, from, lexicon);
  const verb = items[done];
  const patient = items.findIndex(isThing);
  if (end < 0 || !verb?.senses.verb || patient < 0 || patient >= done) return [...items];
  const doing: Item = {
    ...verb,
    senses: { verb: { ...verb.senses.verb, form: 'gerund' } },
  };
  const doer = items.slice(from, end);
  const isApart = items[done - 1]?.mark === ',';
  // What is told of in a clause of its own is named again.
  return isApart
    ? [
        ...items.slice(0, done),
        ...doer,
        doing,
        ...named(items[patient] as Item),
        ...items.slice(end),
      ]
    : firstDone(items, { done, end }, { doer, doing });
}

interface Clause {
  done: number;
  end: number;
}

/** Where what is done stands right before: whoever does it opens the clause. */
function firstDone(
  items: readonly Item[],
  { done, end }: Clause,
  { doer, doing }: { doer: readonly Item[]; doing: Item },
): Item[] {
  let start = done;
  while (start > 0 && !isEnd(items[start - 1]) && !items[start - 1]?.senses.relation) start -= 1;
  if (start === done || !items.slice(start, done).some(isThing)) return [...items];
  if (items[start - 1]?.senses.relation ?? items[start - 1]?.senses.verb) return [...items];
  return [
    ...items.slice(0, start),
    ...doer,
    doing,
    ...items.slice(start, done),
    ...items.slice(end),
  ];
}
