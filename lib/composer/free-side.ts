import type { Brief, BriefElement } from './brief';
import type { IllustrationRequest } from './illustration';

const SIDE_TOLD = /\b(?:left|right)\b/i;

/** A side that is left free for words and that nobody chose is the other one in every other picture. */
export function withFreeSide({ brief, variant }: IllustrationRequest): Brief {
  const { clearSide, words } = brief;
  const isChosen = words.some(({ word }) => SIDE_TOLD.test(word));
  if (variant % 2 === 0 || isChosen || clearSide === undefined || clearSide === 'top') return brief;
  return { ...brief, clearSide: clearSide === 'left' ? 'right' : 'left' };
}

/** Whether things are told for both sides of a picture. */
export function isFlanked(elements: readonly BriefElement[]): boolean {
  return (['left', 'right'] as const).every((side) => elements.some((one) => one.side === side));
}
