import type { BriefAction } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

const RISES =
  /\b(?:ris(?:e|es|ing)|emerg(?:e|es|ing)|appear(?:s|ing)?|com(?:es|e|ing)|climb(?:s|ing)?|crawl(?:s|ing)?) (?:up |out )?(?:from|of|out of)\b/i;
/** `rise` as towers and smoke do it. */
const GROWS = 'stack';
/** Water, hills and houses somebody comes from are around them, not about them. */
const AROUND = /^(?:nature|building|place|celestial)$/;

/** The bird with both wings up. */
const RISING = 'phoenix-rising';

/** What somebody is told to come up out of. */
function hostOf(draft: Draft, { agent, patient }: BriefAction): string | undefined {
  const at = draft.relations.find(({ kind, from }) => kind === 'at' && from === agent)?.to;
  const host = patient ?? at;
  const isThing = host !== undefined && !AROUND.test(draft.kindOf(host) ?? 'place');
  return isThing && !draft.isAnimate(host) ? host : undefined;
}

/** What has wings and rises is over what it was in, both wings up. */
function spreadWings(draft: Draft): void {
  for (const relation of draft.relations) {
    const bird = draft.element(relation.from);
    if (relation.kind !== 'out-of' || !bird || !isOfSort(bird.concept, 'rises-winged')) continue;
    bird.concept = RISING;
    relation.kind = 'on';
  }
}

export const risen: Rule = {
  name: 'who rises from something is in it and looks out',
  example: {
    prompt: 'a genie rising from a lamp',
    brief: { actions: [], relations: [{ kind: 'out-of', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!RISES.test(prompt)) return;
    for (const action of draft.actions.filter(({ verb }) => verb === GROWS)) {
      const { agent } = action;
      if (!draft.isAnimate(agent)) continue;
      const host = hostOf(draft, action);
      if (host === undefined) continue;
      draft.actions.splice(draft.actions.indexOf(action), 1);
      draft.unrelate(({ kind, from, to }) => kind === 'at' && from === agent && to === host);
      const isBeast = draft.kindOf(agent) === 'animal';
      draft.relate(isBeast ? 'in' : 'out-of', agent, host);
    }
    spreadWings(draft);
  },
};
