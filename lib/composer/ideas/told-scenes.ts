import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { HEADLINE } from './headlines/read';

/** Whether a prompt tells so much of its things that they are the picture, and no idea that it also names. */

const LIVING = /^(?:person|fantasy|animal)$/;

/** Things in states or in relation to each other are the picture themselves: a cabinet in chains with a lock on it. */
export function areTold({ relations }: Brief, things: readonly BriefElement[]): boolean {
  const ids = new Set(things.map(({ id }) => id));
  const areRelated = relations.some(({ from, to }) => ids.has(from) && ids.has(to));
  return (
    areRelated || (things.length > 1 && things.some(({ attributes }) => attributes.length > 0))
  );
}

/** Three things or more of which somebody holds, is on or before another are a scene: an app's message is in it already. */
export function tellsScene({ relations, actions }: Brief, named: readonly BriefElement[]): boolean {
  const ids = new Set(named.map(({ id }) => id));
  const living = new Set(
    named
      .filter(({ concept = '' }) => LIVING.test(conceptOf(concept)?.kind ?? ''))
      .map(({ id }) => id),
  );
  const isBetween = (one?: string, other?: string) =>
    one !== undefined && other !== undefined && living.has(one) && ids.has(other);
  return (
    ids.size > 2 &&
    (relations.some(({ from, to }) => isBetween(from, to)) ||
      actions.some(({ agent, patient }) => isBetween(agent, patient)))
  );
}

/** An error page that tells of three things and what is done with them is that scene. */
export const isErrorScene = (brief: Brief, named: readonly BriefElement[]): boolean =>
  brief.ideas?.some(({ id, slots }) => id === HEADLINE && slots?.plot === 'error-state') === true &&
  tellsScene(brief, named);
