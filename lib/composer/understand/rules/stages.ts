import { CALLINGS } from '../words/callings.data';
import { imply } from './imply';
import type { BriefAction } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const PLAYING = /^(?:play-with|play-music|play-standing|perform|practise|play-sport)$/;
/** What is stood on, and never played with. */
const STOOD_ON = /^(?:building|vehicle|nature|plant)$/;
/** What an action has for a patient though it is only where it happens. */
function groundOf(draft: Draft, patient: string | undefined): string | undefined {
  const where = draft.element(patient ?? '');
  if (!where) return undefined;
  const isStoodOn = STOOD_ON.test(draft.kindOf(where.id) ?? '');
  return isStoodOn || isOfSort(where.concept, 'played-on') ? where.id : undefined;
}

/** Who plays with no instrument plays the one of their calling. */
function takeInstrument(draft: Draft, action: BriefAction): void {
  const agent = draft.element(action.agent);
  const calling = CALLINGS[agent?.concept ?? ''];
  if (calling?.does !== 'play-music' || calling.with === undefined) return;
  action.verb = 'play-music';
  const because = `what a ${agent?.phrase ?? ''} plays`;
  const instrument = imply(draft, { concept: calling.with, because });
  if (instrument) action.patient = instrument;
  for (const word of draft.words) if (PLAYING.test(word.note ?? '')) word.note = 'play-music';
}

/** A bridge that somebody is seen on would leave them as small as a bird: they are before it. */
function comeBefore(draft: Draft, agent: string): void {
  for (const relation of draft.relations)
    if (
      relation.from === agent &&
      relation.kind === 'on' &&
      draft.kindOf(relation.to) === 'building'
    )
      relation.kind = 'in-front-of';
}

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
      if (!PLAYING.test(action.verb)) continue;
      const ground = groundOf(draft, action.patient);
      if (ground !== undefined) {
        delete action.patient;
        draft.relate('on', action.agent, ground);
        takeInstrument(draft, action);
      }
      comeBefore(draft, action.agent);
    }
  },
};
