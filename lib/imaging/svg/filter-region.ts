import type { Matrix } from '@/lib/svg/matrix';
import { type DrawnNode, lengthOf } from './element';
import * as geometry from './geometry';
import type { Box } from './geometry';

/** Filter region (Filter Effects 1, 7): the element's box and a tenth around it, unless it says else. */
export function filterRegion(
  filter: DrawnNode,
  box: Box | undefined,
  { matrix, viewport }: { matrix: Matrix; viewport: { width: number; height: number } },
): Box | undefined {
  const { x, y, width, height, filterUnits } = filter.attributes;
  if (filterUnits === 'userSpaceOnUse') {
    const left = lengthOf(x ?? '-10%', viewport.width) ?? 0;
    const top = lengthOf(y ?? '-10%', viewport.height) ?? 0;
    const wide = lengthOf(width ?? '120%', viewport.width) ?? 0;
    const high = lengthOf(height ?? '120%', viewport.height) ?? 0;
    return geometry.mapBox(matrix, geometry.boxOf(left, top, wide, high));
  }
  if (!box) return undefined;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return geometry.boxOf(
    box.left + (lengthOf(x ?? '-10%', 1) ?? 0) * wide,
    box.top + (lengthOf(y ?? '-10%', 1) ?? 0) * high,
    (lengthOf(width ?? '120%', 1) ?? 0) * wide,
    (lengthOf(height ?? '120%', 1) ?? 0) * high,
  );
}
