import { characterOptionsOf } from './arrange/characters';
import type { Brief, BriefElement } from './brief';
import { conceptOf } from './concepts';

/** Marks, which fuse lifeless things to one sign of their own and stage only who holds or rides something. */
export const MARKS = new Set(['app-icon', 'emblem', 'icon', 'logo']);
export const LIVING = /^(?:person|fantasy|animal)$/;

export function isCharacter(element: BriefElement, brief: Brief): boolean {
  const concept = conceptOf(element.concept ?? '');
  return concept !== undefined && characterOptionsOf(element, concept, brief) !== undefined;
}

export function stagedIn(id: string, brief: Brief): Brief {
  if (!MARKS.has(id)) return brief;
  const isLiving = (elementId: string) => {
    const element = brief.elements.find((one) => one.id === elementId);
    const kind = conceptOf(element?.concept ?? '')?.kind ?? '';
    return LIVING.test(kind) || (element !== undefined && isCharacter(element, brief));
  };
  // Somebody in a box or a basket looks out of it; in a shape, a lantern or a drop they are a sign within a sign.
  const isContainer = (elementId: string) =>
    conceptOf(brief.elements.find((one) => one.id === elementId)?.concept ?? '')?.kind ===
    'container';
  const relations = brief.relations.filter(
    ({ kind, from, to }) =>
      (kind !== 'in' && (isLiving(from) || isLiving(to))) ||
      (kind === 'in' && isLiving(from) && isContainer(to)),
  );
  const actions = brief.actions.filter(({ agent, verb }) => !isHeldUp(brief, agent, verb));
  return {
    ...brief,
    relations: relations.filter(({ from }) => !isHeldUp(brief, from, 'hold')),
    actions,
  };
}

/** A hand in a mark is a sign with what it holds, and no arms that reach into the frame. */
export const isHeldUp = ({ elements }: Brief, agent: string, verb: string) =>
  verb === 'hold' && elements.find((one) => one.id === agent)?.concept === 'hand';
