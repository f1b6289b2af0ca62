import { isLowPose, verbFrameOf } from '../words/verb';
import type { Rule } from './rule';

const WET = /^(?:rain|storm|snowfall)$/;

/** Who lies or sits has no hand at its stick, and it is planted in the ground. */
export const shades: Rule = {
  name: 'who sleeps under an umbrella lies under a parasol',
  example: {
    prompt: 'a father sleeping under an umbrella',
    elements: ['father', 'beach umbrella'],
    without: ['umbrella'],
  },
  apply(draft) {
    if (WET.test(draft.weather ?? '')) return;
    const isOnSeat = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) =>
          from === id && /^(?:on|in)$/.test(kind) && draft.kindOf(to) === 'furniture',
      );
    const isHeld = (id: string) =>
      draft.relations.some(({ kind, to }) => kind === 'holding' && to === id) ||
      draft.actions.some(({ patient, instrument }) => patient === id || instrument === id);
    const isLow = (id: string) =>
      draft.actions.some(({ agent, verb }) => agent === id && isLowPose(verbFrameOf(verb)?.pose)) ||
      draft.element(id)?.attributes.includes('sleeping') === true;
    for (const { kind, from, to } of draft.relations) {
      const cover = draft.element(to);
      if (kind !== 'under' || cover?.concept !== 'umbrella' || isHeld(to)) continue;
      if (isLow(from) && !isOnSeat(from)) cover.concept = 'parasol';
    }
  },
};
