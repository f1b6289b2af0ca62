import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import type { Rule } from './rule';

/** What is tiny on something small is a toy of itself: a castle on a cake, a car on a cupcake, a house on a book. */

const SMALL = /^(?:tiny|small|young)$/;
/** On and in these even what is not said to be small is a model. */
const TABLED = /^(?:food|container)$/;
const MODELS = /^(?:building|vehicle|furniture|celestial)$/;
/** On food these are, too: a tree in a pot is a tree. */
const TOPPERS = /^(?:symbol|sign|plant|nature|toy|tool)$/;
/** So much larger than what it is on it is known to be by itself. */
const TOO_LARGE = 1.4;
const LARGE = /^(?:giant|big|tall)$/;

/** Of what it is on, how long it is: what is told first is seen as well as what bears it. */
const SHARE = 0.72;
const PLACED = /^(?:on|in|under|above)$/;

const heightOf = ({ concept = '' }: BriefElement): number => conceptOf(concept)?.heightCm ?? 0;

export const toySized: Rule = {
  name: 'a tiny castle on a cake is no larger than the cake',
  example: {
    prompt: 'a cake topped with a tiny castle',
    elements: ['cake', 'castle'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to } of draft.relations) {
      const [item, host] = [draft.element(from), draft.element(to)];
      // The flag that somebody plants on a cheese is as large as they need it.
      const isHandled = draft.actions.some(
        ({ agent, patient }) => patient === from && draft.isAnimate(agent),
      );
      if (isHandled) continue;
      if (!PLACED.test(kind) || !item || !host || item.measured || host.measured) continue;
      const [own, other] = [conceptOf(item.concept ?? ''), conceptOf(host.concept ?? '')];
      if (!own?.part || !other?.part || host.attributes.some((one) => LARGE.test(one))) continue;
      const isSmall = item.attributes.some((one) => SMALL.test(one));
      const isTopper = kind === 'on' && other.kind === 'food' && TOPPERS.test(own.kind);
      const isModel =
        (TABLED.test(other.kind) && MODELS.test(own.kind) && kind !== 'under') || isTopper;
      if ((!isSmall && !isModel) || own.habitat === 'wall') continue;
      if (heightOf(item) < heightOf(host) * TOO_LARGE || /^(?:building|place)$/.test(other.kind))
        continue;
      item.measured = { concept: other.id, times: SHARE, isHeight: false };
    }
  },
};
