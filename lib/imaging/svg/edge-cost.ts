import type { Matrix } from '@/lib/svg/matrix';
import { NS } from './drawing-figures';
import type { Box } from './geometry';
import type { OutlineMeasure } from './measure-outline';

/** Lines of an outline, in every row of pixels that they cross. */
export function edgesNs(
  outline: OutlineMeasure,
  box: Box,
  { matrix: [, b, , d], canvas }: { matrix: Matrix; canvas: Box },
  times = 1,
  mostInRow = Infinity,
): number {
  const rows = Math.max(1, Math.min(box.bottom, canvas.bottom) - Math.max(box.top, 0));
  if (box.bottom < 0 || box.top > canvas.bottom) return 0;
  const crossed = Math.abs(b) * outline.alongX + Math.abs(d) * outline.alongY;
  const edges = times * Math.min(crossed, outline.vertices * rows);
  const others = Math.min(edges / rows, mostInRow);
  const each = Math.min(NS.crowdedEdge, NS.edge + NS.edgeOfOthers * others);
  return NS.row * rows + edges * each;
}

/** Length of one round of a pattern of dashes, in its own units. */
export function periodOf(dashes: string): number {
  const lengths = dashes.split(/[\s,]+/).map(Number.parseFloat);
  return lengths.reduce((sum, length) => (length > 0 ? sum + length : sum), 0);
}
