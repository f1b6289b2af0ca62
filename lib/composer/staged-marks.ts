import { isLivingKind } from './concepts/concept';
import { characterOptionsOf } from './arrange/characters';
import type { Brief, BriefElement } from './brief';
import { conceptOf } from './concepts';
import { WINDING } from './concepts/wraps';

/** Marks, which fuse lifeless things to one sign of their own and stage only who holds or rides something. */
export const MARKS = new Set(['app-icon', 'emblem', 'icon', 'logo']);

export function isCharacter(element: BriefElement, brief: Brief): boolean {
  const concept = conceptOf(element.concept ?? '');
  return concept !== undefined && characterOptionsOf(element, concept, brief) !== undefined;
}

export function stagedIn(id: string, brief: Brief): Brief {
  if (!MARKS.has(id)) return brief;
  const isLiving = (elementId: string) => {
    const element = brief.elements.find((one) => one.id === elementId);
    const kind = conceptOf(element?.concept ?? '')?.kind ?? '';
    return isLivingKind(kind) || (element !== undefined && isCharacter(element, brief));
  };
  // Somebody in a box or a basket looks out of it; in a shape, a lantern or a drop they are a sign within a sign.
  const isContainer = (elementId: string) =>
    conceptOf(brief.elements.find((one) => one.id === elementId)?.concept ?? '')?.kind ===
    'container';
  // Who curls around a bean lies about it, as large as it: a sign of two. Snakes wind about what they are around.
  const isAround = (elementId: string) =>
    !((brief.elements.find((one) => one.id === elementId)?.concept ?? '') in WINDING) &&
    brief.relations.some(({ kind, from }) => kind === 'around' && from === elementId);
  const isApart = (kind: string, from: string) =>
    kind === 'in' || (kind === 'around' && isAround(from));
  const relations = brief.relations.filter(
    ({ kind, from, to }) =>
      (!isApart(kind, from) && (isLiving(from) || isLiving(to))) ||
      (kind === 'in' && isLiving(from) && isContainer(to)),
  );
  const actions = brief.actions
    .filter(({ agent, verb }) => !isHeldUp(brief, agent, verb))
    .map(({ patient, ...action }) =>
      patient === undefined || isAround(action.agent) ? action : { ...action, patient },
    );
  return {
    ...brief,
    relations: relations.filter(({ from }) => !isHeldUp(brief, from, 'hold')),
    actions,
  };
}

/** A hand in a mark is a sign with what it holds, and no arms that reach into the frame. */
export const isHeldUp = ({ elements }: Brief, agent: string, verb: string) =>
  verb === 'hold' && elements.find((one) => one.id === agent)?.concept === 'hand';
