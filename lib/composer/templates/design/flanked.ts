import type { BriefElement } from '../../brief';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import { boundsOf, type Frame } from './frame';
import { type Group, groupArt } from './group';

/**
 * Things that are told to stand to the left and to the right of a page: each side is a still life of its own, and what
 * is told of neither stands between them or leaves the middle to the words.
 */

/** Of the width: each side where something stands between them, and where nothing does. */
const SIDE_SHARE = { among: 0.32, alone: 0.48 } as const;

/** The sides of a frame, and what is between them. */
function columnsOf({ x, width, ...rest }: Frame, sideWidth: number): Record<Column, Frame> {
  return {
    left: { ...rest, x, width: sideWidth },
    middle: { ...rest, x: x + sideWidth, width: width - 2 * sideWidth },
    right: { ...rest, x: x + width - sideWidth, width: sideWidth },
  };
}

const COLUMNS = ['middle', 'left', 'right'] as const;
type Column = (typeof COLUMNS)[number];

const columnOf = ({ side }: BriefElement): Column =>
  side === 'left' || side === 'right' ? side : 'middle';

/** Each side's things in their own part of the frame; `sideWidth` where the words have the middle. */
export function flankedArt(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  {
    look,
    shadow,
    sideWidth,
  }: { look: (element: BriefElement) => IconLook; shadow?: string; sideWidth?: number },
): Group | undefined {
  const hasMiddle = elements.some((one) => columnOf(one) === 'middle' && one.concept !== undefined);
  const width = sideWidth ?? frame.width * (hasMiddle ? SIDE_SHARE.among : SIDE_SHARE.alone);
  const columns = columnsOf(frame, width);
  const groups = COLUMNS.flatMap((column) => {
    const own = elements.filter((one) => columnOf(one) === column);
    return own.length === 0 ? [] : (groupArt(request, own, columns[column], look, shadow) ?? []);
  });
  if (groups.length === 0) return undefined;
  return {
    svg: groups.map(({ svg }) => svg).join(''),
    shown: [...new Set(groups.flatMap(({ shown }) => shown))],
    box: boundsOf(groups.map(({ box }) => box)),
  };
}
