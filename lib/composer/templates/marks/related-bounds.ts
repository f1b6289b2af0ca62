import { unionOf } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import type { Frame } from '../design/frame';
import { iconWordOf, type SubjectArt } from '../design/subject';
import { iconOf } from '../icons/icon-names';
import { strokesOf } from '../icons/icon-sets';

/** Icons and figures fill their square in part; how much of it is seen. */
const GRID = 24;
/** Half of a stroke, in units of the grid. */
const HALF_STROKE = 1;

export function piecesBounds(boxes: readonly Frame[]): Frame {
  const { left, top, right, bottom } = unionOf(
    boxes.map(({ x, y, width, height }) => ({
      left: x,
      top: y,
      right: x + width,
      bottom: y + height,
    })),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What is seen of a thing that was drawn as an icon; the kit's drawings tell it themselves. */
export function boundsOf(element: BriefElement, { by, box }: SubjectArt, told?: string): Frame {
  if (by !== 'icon') return box;
  const word = iconWordOf(element);
  const key = told ?? (word === undefined ? undefined : iconOf(word));
  const strokes = key === undefined ? [] : strokesOf(key);
  if (strokes.length === 0) return box;
  const { left, top, right, bottom } = unionOf(strokes.map((stroke) => stroke.box));
  const unit = box.width / GRID;
  return {
    x: box.x + (left - HALF_STROKE) * unit,
    y: box.y + (top - HALF_STROKE) * unit,
    width: (right - left + 2 * HALF_STROKE) * unit,
    height: (bottom - top + 2 * HALF_STROKE) * unit,
  };
}
