import { PART_OWNERS } from '../../concepts/part-owners';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** Marks, which set each element for itself. */
const MARKS = /^(?:icon|icon-set|app-icon|logo|emblem|sticker|badge|avatar)$/;
const OWNERS = /^(?:animal|fantasy)$/;

/** Of whom an element is a part, if its drawing has that already or has no place for it. */
function ownerOf(draft: Draft, id: string): string | undefined {
  const concept = draft.element(id)?.concept ?? '';
  const { shown, unseen } = PART_OWNERS[concept] ?? {};
  for (const { kind, from, to } of draft.relations) {
    const isHad = /^(?:with|wearing)$/.test(kind) && to === id;
    const owner = isHad ? from : kind === 'part-of' && from === id ? to : undefined;
    const host = draft.element(owner ?? '')?.concept ?? '';
    const isFeature =
      draft.kindOf(id) === 'body-part' && OWNERS.test(draft.kindOf(owner ?? '') ?? '');
    if (owner !== undefined && (isFeature || shown?.test(host) || unseen?.test(host))) return owner;
  }
  return undefined;
}

export const featuresOfMarks: Rule = {
  name: 'eyes and fins of what a mark shows are no second thing in it',
  example: {
    prompt: 'sticker of a ghost with big round eyes',
    elements: ['ghost'],
    without: ['eye'],
    brief: { template: { id: 'sticker' } },
  },
  apply(draft) {
    if (!MARKS.test(draft.template?.id ?? '')) return;
    const owners = new Map(draft.elements.map(({ id }) => [id, ownerOf(draft, id)]));
    for (const { id, phrase } of draft.elements) {
      const owner = owners.get(id);
      if (owner !== undefined) draft.fate(phrase, 'attribute', owner);
    }
    remove(draft, (id) => owners.get(id) !== undefined);
  },
};
