import { CALLINGS } from '../words/callings.data';
import { imply } from './imply';
import type { Rule } from './rule';

const PLAYING = /^(?:play-with|play-music|perform|practise|play-sport)$/;
/** What is stood on, and never played with. */
const STOOD_ON = /^(?:building|vehicle|nature|plant)$/;
const FLOORS = /^(?:stairs|balcony|bench|rug|carpet|podium|stage|platform|chair|stool|sofa|bed)$/;

export const stages: Rule = {
  name: 'who plays on a bridge plays an instrument and no bridge, and is before it, large',
  example: {
    prompt: 'a violinist playing on a bridge',
    elements: ['violinist', 'violin', 'bridge'],
    brief: { relations: [{ kind: 'in-front-of', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!/\b(?:on|in|at|under)\b/i.test(prompt)) return;
    for (const action of draft.actions) {
      const where = draft.element(action.patient ?? '');
      if (!where || !PLAYING.test(action.verb)) continue;
      const isGround =
        STOOD_ON.test(draft.kindOf(where.id) ?? '') || FLOORS.test(where.concept ?? '');
      if (!isGround) continue;
      const calling = CALLINGS[draft.element(action.agent)?.concept ?? ''];
      delete action.patient;
      // A bridge that somebody is seen on would leave them as small as a bird.
      const isBuilt = draft.kindOf(where.id) === 'building';
      draft.relate(isBuilt ? 'in-front-of' : 'on', action.agent, where.id);
      if (calling?.does !== 'play-music' || calling.with === undefined) continue;
      action.verb = 'play-music';
      const because = `what a ${draft.element(action.agent)?.phrase ?? ''} plays`;
      const instrument = imply(draft, { concept: calling.with, because });
      if (instrument) action.patient = instrument;
      for (const word of draft.words) if (PLAYING.test(word.note ?? '')) word.note = 'play-music';
    }
  },
};
