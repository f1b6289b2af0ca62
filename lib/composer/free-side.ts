import type { Brief, BriefElement } from './brief';
import type { IllustrationRequest } from './illustration';

const SIDE_TOLD = /\b(?:left|right)\b/i;
/** Words for the room that something is to have. */
const SPACE_TOLD = /\b(?:space|room|area|empty|blank)\b/i;

/** From here on a page has room for words beside its picture, and else above it. */
const WIDE_RATIO = 1.15;

/**
 * A side is left free for words where that is asked for: a header that nobody wants room in has its picture from side to side.
 * Where nobody chose which side, it is the other one in every other picture, and the upper part of a page that is not wide.
 */
export function withFreeSide({ brief, variant, widthPx, heightPx }: IllustrationRequest): Brief {
  const { clearSide, words } = brief;
  if (clearSide === undefined || clearSide === 'top') return brief;
  if (words.some(({ word }) => SIDE_TOLD.test(word))) return brief;
  if (!words.some(({ word }) => SPACE_TOLD.test(word))) {
    const { clearSide: _, ...whole } = brief;
    return whole;
  }
  if (widthPx < heightPx * WIDE_RATIO) return { ...brief, clearSide: 'top' };
  if (variant % 2 === 0) return brief;
  return { ...brief, clearSide: clearSide === 'left' ? 'right' : 'left' };
}

/** Whether things are told for both sides of a picture. */
export function isFlanked(elements: readonly BriefElement[]): boolean {
  return (['left', 'right'] as const).every((side) => elements.some((one) => one.side === side));
}
