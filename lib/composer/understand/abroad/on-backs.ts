import { verbFrameOf } from '../words/verb';
import type { Draft } from '../read/draft';
import { isWornThing } from '../read/things';

const BACK = 'back-part';
const THERE = /^(?:on|at|in)$/;

/** What somebody carries. */
const carriedBy = (draft: Draft, bearer: string): string | undefined =>
  draft.actions.find(
    ({ agent, verb, patient }) =>
      agent === bearer && patient !== undefined && verbFrameOf(verb)?.to === 'held',
  )?.patient;

function layOn(draft: Draft, carried: string, bearer: string): void {
  draft.unrelate(({ kind, from, to }) => kind === 'holding' && from === bearer && to === carried);
  for (const action of draft.actions)
    if (action.agent === bearer && action.patient === carried) delete action.patient;
  // Bags and baskets are worn there.
  if (draft.kindOf(carried) === 'container') draft.relate('wearing', bearer, carried);
  else draft.relate('on', carried, bearer);
}

/** `lleva una manzana en la espalda`, `несёт на спине`: it lies on who carries it, and who carries it on nothing. */
export function carryOnBacks(draft: Draft): void {
  for (const back of draft.elements.filter(({ concept }) => concept === BACK)) {
    const lies = draft.relations.find(({ kind, to }) => THERE.test(kind) && to === back.id);
    const owner = draft.relations.find(({ kind, from }) => kind === 'part-of' && from === back.id);
    const carried = lies && carriedBy(draft, lies.from);
    if (!lies || !carried || isWornThing(draft, carried)) continue;
    // Whose it is may be told of what is carried, which was named last.
    if (owner && ![lies.from, carried].includes(owner.to)) continue;
    draft.elements.splice(draft.elements.indexOf(back), 1);
    draft.unrelate(({ from, to }) => from === back.id || to === back.id);
    layOn(draft, carried, lies.from);
  }
}
