import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import { isCycle } from './cycle-baskets';
import type { Rule } from './rule';

/** Where on something is what it is told to have: `a tree with a swing`, `a bicycle with a basket of flowers`. */

type Place = Omit<BriefRelation, 'from' | 'to'>;

/** How what is had is bound to who has it; nothing where it may be anywhere beside. */
function placeOf(draft: Draft, had: string, owner: string): Place | undefined {
  const [thing, host] = [draft.element(had), draft.element(owner)];
  const [facts, of] = [conceptOf(thing?.concept ?? ''), conceptOf(host?.concept ?? '')];
  if (!facts || !of) return undefined;
  if (isCycle(of) && facts.kind === 'container') return { kind: 'on', spot: 'handlebars' };
  if (of.kind === 'plant' && isOfSort(facts.id, 'hung-from-limbs')) return { kind: 'hanging' };
  if (isOfSort(of.id, 'stuck-with') && isOfSort(facts.id, 'stuck-into-hats')) return { kind: 'on' };
  return undefined;
}

const AT_NECK = /\b(?:around|round|about|at|on) (?:its|his|her|their|the) necks?\b/i;

function wear(draft: Draft, who: string, what: string): void {
  draft.unrelate(({ kind, from, to }) => kind === 'around' && from === what && to === who);
  draft.relate('wearing', who, what);
}

/** Bound otherwise than by having it: `with a bell around its neck`. */
const isToldOtherwise = (draft: Draft, { from, to }: BriefRelation): boolean =>
  draft.relations.some((one) => one.from === to && one.to === from && one.kind === 'around');

export const had: Rule = {
  name: 'a swing of a tree hangs from it, and a basket of a bicycle is at its handlebars',
  example: {
    prompt: 'a bike with a basket',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1', spot: 'handlebars' }] },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    const isAtNeck = AT_NECK.test(prompt);
    for (const relation of [...draft.relations]) {
      if (relation.kind !== 'with') continue;
      const { from, to } = relation;
      const place = isToldOtherwise(draft, relation) ? undefined : placeOf(draft, to, from);
      if (!place && !isToldOtherwise(draft, relation)) continue;
      draft.unrelate((one) => one.kind === 'with' && one.from === from && one.to === to);
      if (!place) {
        if (isAtNeck && draft.isAnimate(from)) wear(draft, from, to);
        continue;
      }
      draft.relate(place.kind, to, from, place.spot);
    }
  },
};
