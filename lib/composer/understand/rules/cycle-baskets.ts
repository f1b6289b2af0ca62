import { conceptOf } from '../../concepts';
import type { Concept } from '../../concepts/concept';
import { hasSpot } from '../../concepts/host-spots';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What a bicycle carries is in the basket at its handlebars, whoever rides it. */

const CARRIED_IN = /^(?:basket|crate|milk-crate|wicker-basket)$/;
/** What is ridden with the hands on its handlebars. */
export const isCycle = (concept: Concept | undefined): boolean =>
  concept?.kind === 'vehicle' && hasSpot(concept, 'handlebars');

/** Who rides a cycle, by what is said of them. */
const ridersOf = (draft: Draft, cycle: string): Set<string> =>
  new Set([
    ...draft.relations
      .filter(({ kind, to }) => kind === 'on' && to === cycle)
      .map(({ from }) => from),
    ...draft.actions
      .filter(({ patient, instrument }) => patient === cycle || instrument === cycle)
      .map(({ agent }) => agent),
  ]);

/** Nobody rides in it, and it is full of no bicycle: what they are told with is. */
function fill(draft: Draft, basket: string, cycle: string): void {
  const owners = ridersOf(draft, cycle).add(cycle);
  const isWrong = (from: string, to: string) =>
    (owners.has(from) && to === basket) || (from === basket && to === cycle);
  const isEmpty = !draft.relations.some(
    ({ kind, from, to }) =>
      (kind === 'full-of' && from === basket && !owners.has(to)) ||
      (/^(?:in|on)$/.test(kind) && to === basket && !owners.has(from)),
  );
  const load = draft.relations.find(
    ({ kind, from, to }) => kind === 'with' && owners.has(from) && to !== basket && to !== cycle,
  );
  draft.unrelate(({ from, to }) => isWrong(from, to));
  draft.unrelate(
    ({ kind, from, to }) =>
      kind === 'with' &&
      owners.has(from) &&
      (to === basket || draft.relations.some((one) => one.from === to && one.to === basket)),
  );
  for (const { kind, from } of [...draft.relations].filter(({ to }) => to === basket)) {
    if (kind !== 'on') continue;
    draft.unrelate((one) => one.from === from && one.to === basket);
    draft.relate('in', from, basket);
  }
  if (isEmpty && load) {
    draft.unrelate((one) => one === load);
    draft.relate('in', load.to, basket);
  }
}

export const cycleBaskets: Rule = {
  name: 'what a bicycle carries is in the basket at its handlebars, and neither it nor its rider is',
  example: {
    prompt: 'a bicycle with tulips in the basket',
    brief: {
      relations: [
        { kind: 'in', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e3', to: 'e1', spot: 'handlebars' },
      ],
    },
  },
  apply(draft) {
    const ids = draft.elements.map(({ id }) => id);
    const cycles = ids.filter((id) => isCycle(conceptOf(draft.element(id)?.concept ?? '')));
    const baskets = ids.filter((id) => CARRIED_IN.test(draft.element(id)?.concept ?? ''));
    const [cycle] = cycles;
    const [basket] = baskets;
    // More than one of either is a shop's.
    if (!cycle || !basket || cycles.length > 1 || baskets.length > 1 || draft.template) return;
    const isElsewhere = draft.relations.some(
      ({ kind, from, to }) =>
        (/^(?:on|in|under|beside|hanging|behind|in-front-of)$/.test(kind) &&
          from === basket &&
          to !== cycle) ||
        (/^(?:holding|carrying)$/.test(kind) && to === basket),
    );
    if (isElsewhere) return;
    fill(draft, basket, cycle);
    draft.unrelate(({ from, to }) => from === basket && to === cycle);
    draft.relate('on', basket, cycle, 'handlebars');
  },
};
