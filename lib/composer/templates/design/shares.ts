import type { BriefElement } from '../../brief';

/** Real sizes are drawn together: a bee beside a horse is small, not a dot. */
const SIZE_POWER = 0.42;
const LEAST_SHARE = 0.36;
/** A phone with a map on it is as large as who runs past it: what it shows is to be seen. */
const SHOWING_SHARE = 0.85;
/** Who or what is told to be tiny is so beside all the rest, and what is told to be giant is as high as the frame. */
const TINY_SHARE = 0.24;
const BESIDE_GIANT = 0.5;

export const isTiny = ({ attributes }: BriefElement): boolean => attributes.includes('tiny');
const isGiant = ({ attributes }: BriefElement) => attributes.includes('giant');

/** Of the frame's height, what something takes beside the others, as it is told and as high as it is. */
export function shareOf(
  element: BriefElement,
  all: readonly BriefElement[],
  { heightCm, tallestCm }: { heightCm: number; tallestCm: number },
): number {
  if (isTiny(element) && !all.every(isTiny)) return TINY_SHARE;
  if (isGiant(element) && all.length > 1) return 1;
  const least = element.depicts ? SHOWING_SHARE : LEAST_SHARE;
  const natural = Math.max(least, Math.min(1, heightCm / tallestCm) ** SIZE_POWER);
  return all.some(isGiant) ? Math.min(BESIDE_GIANT, natural) : natural;
}
