import { verbFrameOf } from '../words/verb';
import type { ClauseState, Kind } from './clause-state';
import { isOfSort } from '../../concepts/sorts';

/** Whether what follows a verb and a preposition is what it is done to: `looking at a map`, and not `playing on a bridge`. */

const TARGETS = /^(?:at|towards|beside|in|on)$/;
const TAKES_TARGET = /^(?:target|partner|front|ridden|instrument)$/;
/** Done to what is touched; all else that is done in front of somebody is done somewhere: `building at the beach`. */
const TOUCHING =
  /^(?:lick|pounce|scratch|kick|touch|push|stalk|follow|climb|box|bend|ring-bell|knock-over|smell|feed|train|lean)$/;
/** What is ridden, where a child on a tricycle rides it and one on a lawn is only there. */
const CARRIES = /^(?:vehicle|animal|fantasy|toy|furniture)$/;
/** The noun that comes, as far as it is a phrase of a few words. */
function nextThing({ settled, at, draft }: ClauseState): { concept: string; kind: string } {
  for (const { role, item } of settled.slice(at, at + 5)) {
    if (role === 'noun' || role === 'unknown') {
      const { concept = '', place } = item.senses;
      const kind = place !== undefined ? 'place' : draft.lexicon.factsOf(concept)?.kind;
      return { concept, kind: kind ?? '' };
    }
    if (!/^(?:determiner|possessive|adjective)$/.test(role)) break;
  }
  return { concept: '', kind: '' };
}

export function isTarget(state: ClauseState, kind: Kind): boolean {
  const { doing, settled, at } = state;
  if (!doing || doing.hasPatient || !TARGETS.test(kind)) return false;
  const to = verbFrameOf(doing.verb)?.to ?? '';
  if (settled[at - 2]?.role !== 'verb' || !TAKES_TARGET.test(to)) return false;
  const isWithin = /^(?:in|on)$/.test(kind);
  const next = nextThing(state);
  // `fighting in the ring`, `holding hands at a table` say where, and not with whom.
  // `watching from a branch`: where who watches is.
  if (to === 'target' && settled[at - 1]?.item.lower === 'from') return false;
  if (to === 'partner') return !isWithin && next.kind !== 'furniture';
  if (next.kind === 'place') return false;
  if (to === 'ridden') return CARRIES.test(next.kind) && !isOfSort(next.concept, 'ridden-over');
  if (to === 'instrument') return next.kind === 'instrument' || next.kind === 'toy';
  if (to === 'front') return TOUCHING.test(doing.verb);
  return !isWithin || isOfSort(next.concept, 'looked-into');
}
