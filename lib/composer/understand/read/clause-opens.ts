import { isLivingKind } from '../../concepts/concept';
import { verbFrameOf } from '../words/verb';
import type { ClauseState, Kind } from './clause-state';
import type { Settled } from './settle';

/** Where `and` joins no things but clauses: `a man feeding a goat and a woman serving coffee`. */

/** A verb of what follows, past `slowly` and `both`. */
const actsAt = (settled: readonly Settled[], at: number) =>
  settled.slice(at, at + 2).find(({ role }) => role !== 'empty')?.role === 'verb';

/** These show somebody who does something: `photographing a bride and a groom dancing`. */
const SHOWING = /^(?:photograph|paint|draw|look|watch|listen|imagine|dream)$/;

/** Where a thing of its own stands: `a girl folding a map and a cat on a shelf`. */
const PLACED = /^(?:on|in|at|under|above|behind|in-front-of|beside|between|against)$/;

/** Where things are that go on with others: `on a shelf and a dog under the table` is no dog on the shelf. */
const LISTED = /^(?:on|in|at|under|above|behind|in-front-of|beside|against)$/;

const HAVING = /^(?:with|wearing|holding)$/;

/** Ways and leads are of whoever moves: `carrying a basket and a cat up the stairs`. */
const MOVES = /^(?:up|down|into|onto|to|through|along|across|past|towards?|over|out of|from|off)$/;

interface Comes {
  /** Where its phrase begins, and the first word after it. */
  start: number;
  end: number;
  isLiving: boolean;
  /** It does what the word after it says. */
  acts: boolean;
  /** What kind of thing it is. */
  kind: string;
}

/** `a poster with a cat and a dog playing`: who are told together after `with` do it both. */
function isTogether({ slot, last, doing, draft }: ClauseState): boolean {
  if (slot.kind !== 'relation' || slot.preposition.kind !== 'with') return false;
  const { from } = slot.preposition;
  const isDoing = last.some((id) => doing?.agents.includes(id));
  return (
    last.length > 0 &&
    !isDoing &&
    last.every((id) => draft.isAnimate(id)) &&
    !from.some((id) => draft.isAnimate(id))
  );
}

/** `girl in a purple sweater and boy in a green shirt`: nobody is in both, and in no boy. */
function isWornBefore({ slot, draft, settled, last }: ClauseState, comes: Comes): boolean {
  if (slot.kind !== 'relation' || slot.preposition.kind !== 'in' || !comes.isLiving) return false;
  const isDressed = last.length > 0 && last.every((id) => draft.kindOf(id) === 'clothing');
  const { role, item } = settled[comes.end] ?? {};
  const kind = role === 'preposition' ? item?.senses.relation?.kind : undefined;
  return isDressed && (role === 'verb' || kind === 'in' || HAVING.test(kind ?? ''));
}

/** Whether the phrase after `and` is the subject of a clause of its own, and not done to as well. */
export function opensClause(state: ClauseState, comes: Comes): boolean {
  const { joined, slot, draft, settled, last } = state;
  if (joined && slot.kind === 'relation' && comes.acts) return !isTogether(state);
  const verb = slot.kind === 'patient' ? slot.doing.verb : '';
  const isPlaced = slot.kind === 'relation' && LISTED.test(slot.preposition.kind);
  if (!joined || !(verb || isPlaced)) return false;
  if (isWornBefore(state, comes)) return true;
  const opens = settled[comes.start];
  const isNew =
    opens?.role === 'determiner' ||
    opens?.role === 'possessive' ||
    opens?.item.senses.count !== undefined;
  if (!isNew || SHOWING.test(verb)) return false;
  if (comes.isLiving && actsAt(settled, comes.end)) return true;
  const next = settled[comes.end];
  const where = next?.role === 'preposition' ? next.item.senses.relation?.kind : undefined;
  // `leaning against a car and a man with a bicycle`
  if (where && comes.isLiving && isPlaced && HAVING.test(where))
    return !last.some((id) => draft.isAnimate(id));
  if (!where || !PLACED.test(where) || MOVES.test(next?.item.lower ?? '')) return false;
  const kinds = last.map((id) => draft.kindOf(id) ?? '');
  if (comes.isLiving) return !kinds.some(isLivingKind);
  const isTaken = /^(?:held|ridden|inside)$/.test(verbFrameOf(verb)?.to ?? '');
  return !isTaken && comes.kind !== '' && !kinds.includes(comes.kind);
}

/**
 * What a preposition is said of after a subject that was joined to one who does something: `a baby sleeping and a lamp
 * on a piano`, of the lamp alone.
 */
export function joinedSubject(
  { doing, slot, last, draft, settled, at }: ClauseState,
  kind: Kind,
): readonly string[] | undefined {
  if (!doing || slot.kind !== 'subject' || draft.language !== 'en' || !PLACED.test(kind))
    return undefined;
  const before = settled[at - 2]?.role;
  const newest = last.slice(-1);
  const isThing = newest.length > 0 && !newest.some((id) => doing.agents.includes(id));
  return isThing && /^(?:noun|unknown)$/.test(before ?? '') ? newest : undefined;
}
