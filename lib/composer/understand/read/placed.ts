import type { Doing } from './attach';
import type { Kind } from './clause-state';
import type { Draft } from './draft';
import { isOfSort } from '../../concepts/sorts';

/** Verbs that end with the thing somewhere: `putting coins into a jar`. */
export const PUTTING =
  /^(?:put|plant|pour|throw|pack|load|drop|drop-verb|place|insert|serve|hang|lay|push|hide-thing|throw-away|lift|arrange|stack|set|post|scan)$/;
/** Done on a board; nets that are mended on a wall are not pinned to it. */
const SHOWN =
  /^(?:write|draw|paint|show|hang|point|present-board|look|put|read|teach|type|project|stick|play-game|explain)$/;
const PLACES_OF = /^(?:in|on|at|towards|under|full-of|out-of)$/;
/** Where something may be put besides. */
const PUT_THERE = /^(?:in-front-of|beside|behind|above|around|between|against)$/;
/** Who is weighed is on the scale, and who is laid down on the bed. */
const SET_DOWN = /^(?:weigh|lay|put|set|place|lift)$/;
/** Out of where the thing comes, and not who takes it. */
const DRAWN_OUT =
  /^(?:pull|take|lift|dig|harvest|hold|pour|drop|throw|give|fish-verb|help|open-verb)$/;

/** To whom or with whom something is done: the patient of a verb, else who its doer is with. */
function partnerOf(draft: Draft, { actions, agents, hasPatient }: Doing): string | undefined {
  if (hasPatient) return actions.flatMap((index) => draft.actions[index]?.patient ?? [])[0];
  return draft.relations.findLast(
    ({ kind, from, to }) => kind === 'with' && agents.includes(from) && draft.isAnimate(to),
  )?.to;
}

/**
 * Of whom or what a place is said that comes after a verb and its thing, where that is not who does it:
 * `planting a seedling in a pot`, `pushing a man in a wheelchair`, `sawing a plank on a workbench`; and not
 * `reading a book on a bench`.
 */
export function partnerPlaced(
  draft: Draft,
  doing: Doing,
  kind: Kind,
  from: readonly string[],
  to: string,
): string | undefined {
  const isPut = PUTTING.test(doing.verb) && PUT_THERE.test(kind);
  if ((!PLACES_OF.test(kind) && !isPut) || !from.some((id) => doing.agents.includes(id)))
    return undefined;
  const partner = partnerOf(draft, doing);
  if (partner === undefined || partner === to) return undefined;
  return isPlaceOf(draft, partner, doing, kind, to) ? partner : undefined;
}

/** Too small for somebody to be on or in. */
const SMALL = /^(?:food|container|tool|device|symbol|toy|plant|body-part|instrument)$/;
/** `blowing out candles on a cake`: nobody stands on cakes. */
function isTooSmall(draft: Draft, doing: Doing, to: string): boolean {
  const concept = draft.element(to)?.concept ?? '';
  return (
    isOfPerson(draft, doing) &&
    SMALL.test(draft.kindOf(to) ?? '') &&
    !isOfSort(concept, 'carries-people')
  );
}

/** `a cat on a fence watching a bird in a tree`: who looks is somewhere already. */
const isSeenThere = (draft: Draft, { verb, agents }: Doing, kind: Kind): boolean =>
  draft.language === 'en' &&
  verb === 'look' &&
  /^(?:on|in)$/.test(kind) &&
  draft.relations.some(
    (one) => agents.includes(one.from) && /^(?:on|in|under|behind)$/.test(one.kind),
  );

/** `reaching for a jar on a shelf`: people are on no shelves, and on a sill they read, but look at what is there. */
const isOutOfSeat = (target: string, { verb }: Doing) =>
  isOfSort(target, 'stored-on') ||
  (isOfSort(target, 'bearing-board') && /^(?:look|touch|point)$/.test(verb));

const isOfPerson = (draft: Draft, { agents }: Doing) =>
  agents.length > 0 && agents.every((id) => draft.kindOf(id) === 'person');

function isPlaceOf(draft: Draft, partner: string, doing: Doing, kind: Kind, to: string): boolean {
  const target = draft.element(to)?.concept ?? '';
  const isVessel = isOfSort(target, 'vessel') || draft.kindOf(to) === 'container';
  if (kind === 'out-of') return DRAWN_OUT.test(doing.verb);
  if (SET_DOWN.test(doing.verb) && /^(?:in|on)$/.test(kind) && !draft.isAnimate(to)) return true;
  const isOnTable = draft.kindOf(partner) === 'animal' && isOfSort(target, 'flat-top');
  if (isOnTable && /^(?:in|on)$/.test(kind) && doing.verb !== 'feed') return true;
  if (draft.isAnimate(partner) && doing.verb === 'clean') return isOfSort(target, 'washed-in');
  if (draft.isAnimate(partner) && isSeenThere(draft, doing, kind)) return true;
  // `carrying a puppy in a basket`: the puppy is in it.
  if (draft.isAnimate(partner) && doing.verb === 'hold' && kind === 'in' && isVessel) return true;
  if (draft.isAnimate(partner))
    return isOfSort(target, 'carries-somebody') && /^(?:in|on)$/.test(kind);
  if (PUTTING.test(doing.verb)) return !draft.isAnimate(to);
  if (/^(?:on|in)$/.test(kind) && isTooSmall(draft, doing, to)) return true;
  if (kind === 'on' && isOutOfSeat(target, doing) && isOfPerson(draft, doing)) return true;
  return (
    (kind === 'in' && isVessel) ||
    (kind === 'on' &&
      (isOfSort(target, 'worked-on') || (isOfSort(target, 'shown-on') && SHOWN.test(doing.verb))))
  );
}
