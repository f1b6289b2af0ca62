import { PART_OWNERS } from '../../concepts/part-owners';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { mark } from './mark';
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

const CROSSED = /\bcrossed\b/iu;

export const crossedInMarks: Rule = {
  name: 'two things that a mark is told to have crossed are',
  example: {
    prompt: 'logo, a wheat ear and a rolling pin crossed',
    elements: ['wheat', 'rolling-pin'],
    brief: { template: { id: 'logo' }, actions: [] },
  },
  apply(draft, prompt) {
    const part = prompt.split(/[,;.]/u).find((one) => CROSSED.test(one));
    if (!MARKS.test(draft.template?.id ?? '') || part === undefined) return;
    const said = part.toLowerCase();
    const two = draft.elements.filter(({ phrase }) => said.includes(phrase.toLowerCase()));
    const first = two.at(-2);
    if (!first || two.some(({ attributes }) => attributes.includes('crossed'))) return;
    for (const element of two.slice(-2)) mark(element, 'crossed');
    const others = draft.actions.filter(({ agent }) => !two.some(({ id }) => id === agent));
    draft.actions.splice(0, Infinity, ...others);
  },
};
