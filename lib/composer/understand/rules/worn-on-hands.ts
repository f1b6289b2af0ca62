import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** A hand, a wrist or an ear that is all there is of somebody, and what it has on. */

const SPOTS = [
  ['worn-on-fingers', 'finger', /^(?:hand|finger)$/],
  ['worn-on-wrists', 'wrist', /^hand$/],
  ['worn-on-ears', 'lobe', /^ear$/],
] as const;

const spotOf = (part: BriefElement, worn: BriefElement) =>
  SPOTS.find(
    ([sort, , parts]) => isOfSort(worn.concept, sort) && parts.test(part.concept ?? ''),
  )?.[1];

const doesNothing = (draft: Draft, id: string) =>
  draft.actions.every(({ agent, patient }) => agent !== id && patient !== id);

/** Whose it is needs no figure of their own, where they are nothing but whose it is. */
function withoutOwner(draft: Draft, part: BriefElement): void {
  const owner = draft.relations.find(
    ({ kind, from }) => kind === 'part-of' && from === part.id,
  )?.to;
  if (!owner || draft.kindOf(owner) !== 'person' || !doesNothing(draft, owner)) return;
  const has = draft.relations.filter(({ from }) => from === owner).map(({ to }) => to);
  const phrase = draft.element(owner)?.phrase ?? '';
  showWith(part, phrase);
  const implied = (id: string) => has.includes(id) && draft.element(id)?.because !== undefined;
  remove(draft, (id) => id === owner || implied(id));
}

export const wornOnHands: Rule = {
  name: 'a wrist with a watch has it on',
  example: {
    prompt: 'a wrist with a watch',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1', spot: 'wrist' }] },
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const [part, worn] = /^(?:with|wearing)$/.test(kind)
        ? [draft.element(from), draft.element(to)]
        : /^(?:on|around)$/.test(kind)
          ? [draft.element(to), draft.element(from)]
          : [];
      const spot = part && worn && spotOf(part, worn);
      if (!part || !worn || !spot) continue;
      // A finger alone is that of a hand.
      if (spot === 'finger') part.concept = draft.lexicon.conceptNamed('hand');
      draft.unrelate((one) => one.from === from && one.to === to && one.kind === kind);
      draft.relations.push({ kind: 'on', from: worn.id, to: part.id, spot });
      withoutOwner(draft, part);
    }
  },
};
