import type { ClauseState } from './clause-state';
import type { Settled } from './settle';

/**
 * Clauses that hang on no word of what was told: `a detective under an oak, with butterflies around a bush`. What comes after
 * such a `with` is there as well; the detective neither has the butterflies nor is around the bush.
 */

const PHRASE = /^(?:determiner|adjective|noun|unknown)$/;
const PLACED =
  /^(?:on|in|under|above|behind|in-front-of|beside|between|against|around|hanging|at|out-of|over)$/;
/** What somebody has about them, wherever it is. */
const WORN = /^(?:clothing|body-part)$/;

/** Where a phrase ends that begins at an index. */
function endOf(settled: readonly Settled[], start: number): number {
  let end = start;
  while (settled[end] && PHRASE.test(settled[end]?.role ?? '')) end += 1;
  return end;
}

const kindAt = (
  { settled, draft }: ClauseState,
  start: number,
  end: number,
): string | undefined => {
  const noun = settled.slice(start, end).findLast(({ role }) => role === 'noun');
  return noun && draft.lexicon.factsOf(noun.item.senses.concept ?? '')?.kind;
};

/** A thing that was not told of before: `a branch`, `two trees`, and neither `his hand` nor `the roof`. */
const isNewThing = (state: ClauseState, start: number): boolean => {
  const { settled } = state;
  const end = endOf(settled, start);
  const first = settled[start];
  if (!first || end === start || /^(?:the|his|her|its|their)$/.test(first.item.lower)) return false;
  return !WORN.test(kindAt(state, start, end) ?? '');
};

/** Whether the `with` that was just read, after a comma, begins a clause with a place of its own. */
export function opensAbsolute(state: ClauseState): boolean {
  const { settled, at, comma, subjects, draft } = state;
  if (draft.language !== 'en' || !comma || settled[at - 1]?.item.lower !== 'with') return false;
  if (!subjects.some((id) => draft.isAnimate(id)) || settled[at]?.role === 'possessive')
    return false;
  const end = endOf(settled, at);
  const kind = kindAt(state, at, end);
  if (end === at || kind === undefined || WORN.test(kind)) return false;
  const isDone = settled[end]?.role === 'verb';
  const placeAt = isDone ? end + 1 : end;
  const place = settled[placeAt];
  const isPlaced =
    place?.role === 'preposition' && PLACED.test(place.item.senses.relation?.kind ?? '');
  return isPlaced && isNewThing(state, placeAt + 1);
}
