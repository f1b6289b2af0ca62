import type { BriefAction, BriefRelation } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** Somebody puts something into or onto something else: it is in the hand, and the hand is at where it goes. */

/** What hands do that carry something to where it goes; some of these one does with the whole body where nothing is moved. */
const CARRIED_TO =
  /^(?:put|pack|slide|fall|throw|stick|post-letter|plant|move|load|drop-verb|put-away)$/;
/** Where it goes: into all that is no place, and onto what is higher than a table. */
const HIGH_CM = 110;
/** What goes from a hand is no larger, and where it goes is larger than it. */
const LARGEST_CM = 70;
const NOT_CARRIED = /^(?:person|animal|fantasy|place|celestial|body-part|building|vehicle)$/;
const TAKES_NOTHING = /^(?:person|animal|fantasy|place|celestial|body-part|food)$/;

/** Clothes are folded for it. */
const FOLDED_CM = 20;

const heightOf = (draft: Draft, id: string): number | undefined =>
  draft.kindOf(id) === 'clothing'
    ? FOLDED_CM
    : conceptOf(draft.element(id)?.concept ?? '')?.heightCm;

const isCarried = (draft: Draft, id: string): boolean =>
  !NOT_CARRIED.test(draft.kindOf(id) ?? 'place') && (heightOf(draft, id) ?? Infinity) <= LARGEST_CM;

function takes(draft: Draft, { kind, from, to }: BriefRelation, thing: string): boolean {
  if (TAKES_NOTHING.test(draft.kindOf(to) ?? 'place')) return false;
  if (draft.element(thing)?.concept === draft.element(to)?.concept) return false;
  const [own, other] = [heightOf(draft, thing) ?? 0, heightOf(draft, to) ?? 0];
  const isInto = kind === 'in' || (kind === 'on' && other >= HIGH_CM);
  // Who rides or sits in it carries nothing to it.
  const isVehicle = from !== thing && draft.kindOf(to) === 'vehicle';
  return isInto && other >= own * 0.8 && !isVehicle;
}

/** What is carried, and where it goes: the verb is read of either. */
function goalOf(draft: Draft, agent: string, patient: string) {
  for (const relation of draft.relations) {
    const { from, to } = relation;
    const thing = from === agent ? patient : from;
    const isOfThis = thing === patient || to === patient;
    if (isOfThis && thing !== to && isCarried(draft, thing) && takes(draft, relation, thing))
      return { relation, thing };
  }
  return undefined;
}

function carry(draft: Draft, action: BriefAction, goal: BriefRelation, thing: string): void {
  const { agent } = action;
  draft.unrelate((one) => one === goal);
  if (draft.element(agent)?.concept === 'hand') {
    draft.relate('in', thing, goal.to);
    draft.relate('holding', agent, thing);
    return;
  }
  for (const word of draft.words) if (word.note === action.verb) word.note = 'put-into';
  draft.unrelate(({ from, to }) => from === agent && (to === thing || to === goal.to));
  const brought = draft.element(action.instrument ?? '');
  if (brought?.because?.startsWith('needed to')) remove(draft, (id) => id === brought.id);
  const carried = draft.element(thing);
  // One after the other: so many as nobody counts are in one hand.
  if (carried?.several && carried.count === 3) Object.assign(carried, { count: 1 });
  const host = draft.element(goal.to);
  if (host && isOfSort(host.concept, 'opened-to-fill')) host.attributes.push('open');
  Object.assign(action, { verb: 'put-into', patient: goal.to, instrument: thing });
}

const transfers: Rule = {
  name: 'what somebody puts into something is in their hand, and the hand is at it',
  example: {
    prompt: 'a woman loading plates into a dishwasher',
    brief: { actions: [{ verb: 'put-into', agent: 'e1', patient: 'e3', instrument: 'e2' }] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient } = action;
      if (!CARRIED_TO.test(verb) || patient === undefined) continue;
      const isHanded = draft.kindOf(agent) === 'person' || draft.element(agent)?.concept === 'hand';
      const goal = isHanded ? goalOf(draft, agent, patient) : undefined;
      if (goal) carry(draft, action, goal.relation, goal.thing);
    }
  },
};

export const TRANSFER_RULES: readonly Rule[] = [transfers];
