import type { ClauseState } from './clause-state';

/** Whether what comes after `and` or a comma goes on with what was told, or is a new thing. */

/** `a padlock on the screen and a shield`: a new thing, where `on the floor and the table` goes on. */
export function startsAnew({ draft, slot, settled }: ClauseState, phraseAt: number): boolean {
  if (draft.language !== 'en' || slot.kind !== 'relation') return false;
  if (!/^(?:on|in|at|under)$/.test(slot.preposition.kind)) return false;
  const wordAt = (index: number) => settled[index]?.item.lower ?? '';
  return wordAt(slot.preposition.opensAt) === 'the' && /^an?$/.test(wordAt(phraseAt));
}

/** `a bag full of apples and a scooter`: the scooter is not in the bag. */
export function endsFilling({ slot, settled, at }: ClauseState): boolean {
  const isFilling = slot.kind === 'relation' && slot.preposition.kind === 'full-of';
  return isFilling && settled[at]?.role === 'determiner';
}

/** `a house with panels on the roof and a yellow door`: the door is the house's as well. */
export function endsNested({ slot, settled, at }: ClauseState): boolean {
  const isOn =
    slot.kind === 'relation' && /^(?:on|in|at|under|beside)$/.test(slot.preposition.kind);
  return isOn && settled[at]?.role === 'determiner';
}

/** Whether `, b and c` follows without a verb or preposition in between. */
export function listGoesOn({ slot, settled, at }: ClauseState): boolean {
  if (slot.kind === 'subject') return false;
  for (const { role } of settled.slice(at)) {
    if (role === 'and') return true;
    if (/^(?:verb|preposition|stop|relative|template|for|not|text)$/.test(role)) return false;
  }
  return false;
}
