import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Concept } from '../concepts/concept';

/**
 * What a thing has already as the kit draws it: a house its door, a tree its leaves. Such a part is seen
 * on its owner, and never stands beside it as a thing of its own.
 */
const OWNERS: Readonly<Record<string, (owner: Concept) => boolean>> = {
  porch: ({ kind }) => kind === 'building',
  door: ({ kind }) => kind === 'building',
  window: ({ kind }) => kind === 'building' || kind === 'vehicle',
  roof: ({ kind }) => kind === 'building',
  wall: ({ kind }) => kind === 'building',
  chimney: ({ id, kind }) => kind === 'building' && /house|cottage|cabin|home|factory/.test(id),
  tower: ({ id }) => /castle|church|cathedral|fortress|palace/.test(id),
  leaf: ({ id, kind }) => kind === 'plant' && id !== 'leaf',
  branch: ({ id }) => /tree|oak|pine|birch|willow|maple|palm/.test(id),
  trunk: ({ id, kind }) => kind === 'plant' && id !== 'trunk',
  'ferris-wheel': ({ kind }) => kind === 'vehicle',
  wheel: ({ kind }) => kind === 'vehicle',
  wing: ({ id, kind }) => kind === 'animal' || /plane|dragon|angel|fairy|bat|phoenix|jet/.test(id),
  candle: ({ id }) => id === 'birthday-cake',
};

/** Parts of which an owner has its own number, so that one that is told can't be promised. */
const COUNTED = new Set(['tower', 'candle', 'window', 'door', 'ferris-wheel', 'wheel']);

export type OwnPart = { owner: string; isAsAsked: boolean };

/** Whose part an element is, and whether it looks there as the prompt asks; nothing for a thing of its own. */
export function ownPartOf(element: BriefElement, brief: Brief): OwnPart | undefined {
  const { id, concept = '', colors, count, several } = element;
  const isOwner = OWNERS[concept];
  if (!isOwner) return undefined;
  for (const { kind, from, to } of brief.relations) {
    const owner = kind === 'with' && to === id ? from : kind === 'part-of' && from === id ? to : '';
    const host = conceptOf(brief.elements.find((one) => one.id === owner)?.concept ?? '');
    if (!host || !isOwner(host)) continue;
    const isCounted = COUNTED.has(concept) && count > 1 && !several;
    return { owner, isAsAsked: colors.length === 0 && !isCounted };
  }
  const only = onlyOwner(element, brief);
  return only === undefined ? undefined : { owner: only, isAsAsked: colors.length === 0 };
}

/** Parts that nobody sees alone: `a path to the door` of a cottage leads to its door. */
const NEVER_ALONE = new Set(['door', 'roof', 'chimney', 'branch', 'trunk', 'porch']);

/** Whose part it is where that is not said: of the one thing in the picture that has such a part. */
export function onlyOwner(
  { id, concept = '' }: BriefElement,
  { elements, relations, template }: Brief,
): string | undefined {
  const isOwner = OWNERS[concept];
  const [first] = elements;
  const isDesign = template !== undefined && template.id !== 'isometric';
  if (!isOwner || isDesign || !NEVER_ALONE.has(concept) || first?.id === id) return undefined;
  const isLead = relations.some(({ kind, to }) => kind === 'part-of' && to === id);
  const owners = elements.filter((one) => {
    const host = conceptOf(one.concept ?? '');
    return one.id !== id && host !== undefined && isOwner(host) && !NEVER_ALONE.has(host.id);
  });
  return owners.length === 1 && !isLead ? owners[0]?.id : undefined;
}
