import { verbFrameOf } from '../words/verb';
import type { Draft } from '../read/draft';
import { isWornThing } from '../read/things';

const BACK = 'back-part';
const THERE = /^(?:on|at|in)$/;

/** What somebody carries by a verb, or has with them. */
function carriedBy(draft: Draft, bearer: string): string | undefined {
  const done = draft.actions.find(
    ({ agent, verb, patient }) =>
      agent === bearer && patient !== undefined && verbFrameOf(verb)?.to === 'held',
  );
  const had = draft.relations.find(({ kind, from }) => kind === 'with' && from === bearer);
  return done?.patient ?? had?.to;
}

function layOn(draft: Draft, carried: string, bearer: string): void {
  draft.unrelate(
    ({ kind, from, to }) => /^(?:with|holding)$/.test(kind) && from === bearer && to === carried,
  );
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
    if (!lies) continue;
    const own = draft.isAnimate(lies.from) ? carriedBy(draft, lies.from) : undefined;
    const isOwn = own !== undefined && (!owner || [lies.from, own].includes(owner.to));
    const bearer = isOwn ? lies.from : owner?.to;
    const carried = isOwn ? own : lies.from;
    if (!bearer || !carried || isWornThing(draft, carried)) continue;
    draft.elements.splice(draft.elements.indexOf(back), 1);
    draft.unrelate(({ from, to }) => from === back.id || to === back.id);
    layOn(draft, carried, bearer);
  }
}
