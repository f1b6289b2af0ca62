import type { Doing } from './attach';
import type { ClauseState, Kind, Preposition } from './clause-state';
import type { Draft } from './draft';
import { PUTTING } from './placed';
import { isOfSort } from '../../concepts/sorts';

/** Of what a preposition says something, where neither what came last nor who does it is meant as a matter of course. */

/** Said of a way: who moves goes it, whatever else was named on the way. */
const WAYS =
  /^(?:into|onto|through|around|all around|towards|toward|across|over|past|along|up to|down to|to|out into)$/;
/** How bodies and vehicles get from one place to another, and what they take along. */
const MOVING =
  /^(?:walk|run|jump|fly|swim|climb|slide|crawl|travel|sail|ride|drive|push|pull|lead|follow|fall|dive-in|cycle|ski|skate|row-team|sneak-verb|train|float|skateboard-verb)$/;

/** `jumping from a bowl into a bigger one`, `pulling wagons full of blocks around a stack`: who moves does. */
export function moversOn({
  doing,
  settled,
  at,
  comma,
}: ClauseState): readonly string[] | undefined {
  if (!doing || comma || doing.agents.length === 0 || !MOVING.test(doing.verb)) return undefined;
  return WAYS.test(settled[at - 1]?.item.lower ?? '') ? doing.agents : undefined;
}

/** What is held or stands on a table: nobody's place. */
const SMALL = /^(?:tool|food|container|toy|symbol|clothing|instrument|body-part)$/;
const ROOMY = /^(?:furniture|building|nature|vehicle|plant|device|)$/;
/** What these show or make may be before anything. */
const SHOWING = /^(?:paint|draw|photograph|look|point|show|imagine|think|read|search|build)$/;

/** `turning a vase on a pipe in front of a furnace`: there is who turns it, and not the pipe. */
export function standersAt(
  { doing, draft, slot, subjects }: ClauseState,
  { kind, from }: Preposition,
  to: string,
): readonly string[] | undefined {
  if (slot.kind !== 'relation') return undefined;
  if (!/^(?:in-front-of|behind|beside|against)$/.test(kind)) return undefined;
  if (doing && (PUTTING.test(doing.verb) || SHOWING.test(doing.verb))) return undefined;
  const agents = (doing?.agents ?? []).filter((id) => draft.isAnimate(id));
  const isOf = agents.length > 0 && agents.some((id) => subjects.includes(id));
  const areSmall = from.every((id) => SMALL.test(draft.kindOf(id) ?? '?') && !agents.includes(id));
  const isPlace = ROOMY.test(draft.kindOf(to) ?? '') && !draft.isAnimate(to);
  // `out of a hat in front of children`: they watch who does it, and not the hat.
  const isAudience = draft.isAnimate(to) && (draft.element(to)?.count ?? 1) > 1;
  return isOf && areSmall && (isPlace || isAudience) ? agents : undefined;
}

/** Too small to carry somebody. */
const isSmall = (draft: Draft, id: string) =>
  /^(?:tool|food|container|symbol|body-part)$/.test(draft.kindOf(id) ?? '') &&
  !isOfSort(draft.element(id)?.concept, 'carries-people');

/** `a woman with glasses on a chain`: the glasses are on it. */
export function hadOn(
  { draft, last, doing, lastRelation }: ClauseState,
  { kind, from }: Preposition,
  to: string,
): readonly string[] | undefined {
  if (doing || !/^(?:on|in)$/.test(kind)) return undefined;
  if (!/^(?:with|wearing|holding)$/.test(lastRelation ?? '') || !isSmall(draft, to))
    return undefined;
  const isPerson = from.length > 0 && from.every((id) => draft.kindOf(id) === 'person');
  const thing = last.filter((id) => !draft.isAnimate(id) && id !== to).slice(-1);
  return isPerson && thing.length > 0 ? thing : undefined;
}

/** `a cowgirl on a bull with her hat flying off`: hers, and not the bull's. */
export function ownersOf(
  { draft, settled, subjects }: ClauseState,
  { kind, from, opensAt }: Preposition,
  to: string,
): readonly string[] | undefined {
  const whose = settled[opensAt]?.item.lower ?? '';
  if (kind !== 'with' || !/^(?:her|his|its)$/.test(whose)) return undefined;
  if (!/^(?:clothing|body-part)$/.test(draft.kindOf(to) ?? '')) return undefined;
  // A tree that an animal sits under is `it` as well, and has no eyes.
  const isOwner = (id: string) =>
    whose === 'its' ? draft.isAnimate(id) : draft.kindOf(id) === 'person';
  const people = subjects.filter((id) => isOwner(id) && id !== to);
  return people.length > 0 && !from.some((id) => people.includes(id)) ? people : undefined;
}

/** Who does this to somebody is near them, and need not be where they are. */
const ATTENDING =
  /^(?:look|watch|point|wave|feed|photograph|paint|draw|film|teach|treat|examine|interview|greet|call|serve|conduct|coach|explain|bark|shout|weigh|measure|inspect|sketch|portray)$/;
/** The same where several are meant: two who talk on a bench are both on it. */
const TALKING = /^(?:talk|read|sing|listen|play-music|preach|whisper|tell)$/;
const WITHIN = /^(?:on|in|at|under)$/;

/** `looking at two birds on a fence`, `talking to three players on benches`: these are there, and not who looks at them. */
export function isWhereTheyAre(
  draft: Draft,
  doing: Doing,
  last: readonly string[],
  kind: Kind,
): boolean {
  if (draft.language !== 'en' || !WITHIN.test(kind)) return false;
  if (!last.every((id) => draft.isAnimate(id) && !doing.agents.includes(id))) return false;
  const areSeveral = last.some((id) => (draft.element(id)?.count ?? 1) > 1);
  return ATTENDING.test(doing.verb) || (areSeveral && TALKING.test(doing.verb));
}

const HAVING = /^(?:with|holding|wearing)$/;

/** `talking to a woman with a cat on her lap`: the lap is hers who has the cat, though somebody else acts. */
export function havingOf({ draft, doing }: ClauseState, had: readonly string[]): string[] {
  if (!doing?.hasPatient) return [];
  return draft.relations
    .filter(({ kind, to }) => HAVING.test(kind) && had.includes(to))
    .map(({ from }) => from)
    .filter((id) => draft.kindOf(id) === 'person');
}
