import type { Brief, BriefElement } from './brief';
import type { IllustrationRequest } from './illustration';

const SIDE_TOLD = /\b(?:left|right)\b/i;
/** Words for the room that something is to have. */
const SPACE_TOLD = /\b(?:left|right|space|empty|blank)\b/i;

/** From here on a page has room for words beside its picture. */
const WIDE_RATIO = 1.15;

/**
 * A side that is left free for words and that nobody chose is the other one in every other picture; a page that is
 * no wider than high has its picture to itself.
 */
export function withFreeSide({ brief, variant, widthPx, heightPx }: IllustrationRequest): Brief {
  const { clearSide, words } = brief;
  const isChosen = words.some(({ word }) => SIDE_TOLD.test(word));
  const isAsked = words.some(({ word }) => SPACE_TOLD.test(word));
  if (!isAsked && clearSide !== 'top' && widthPx < heightPx * WIDE_RATIO) {
    const { clearSide: _, ...whole } = brief;
    return whole;
  }
  if (variant % 2 === 0 || isChosen || clearSide === undefined || clearSide === 'top') return brief;
  return { ...brief, clearSide: clearSide === 'left' ? 'right' : 'left' };
}

/** Whether things are told for both sides of a picture. */
export function isFlanked(elements: readonly BriefElement[]): boolean {
  return (['left', 'right'] as const).every((side) => elements.some((one) => one.side === side));
}
