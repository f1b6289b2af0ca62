import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { type Edges, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Definitions } from '../kit/pen';
import type { KitDrawing } from '../kit/part';

/**
 * What a drawing covers, in cells: enough to tell whether one thing hides another. A box would not do: who holds out an
 * arm hides nobody beside their legs.
 */
export interface Outline {
  /** Middles of the cells in which something is drawn, in the drawing's own centimetres. */
  cells: readonly Point[];
  /** Whether something is drawn at a point. */
  has(x: number, y: number): boolean;
}

/** Cells of the longer side. */
const CELLS = 28;
/** Alpha of 255 from which on something hides what is behind it: no glow, no beam and no glass. */
const SOLID = 120;

/** The definitions that markup refers to. */
function definitionsIn(svg: string, definitions: Definitions): string {
  const ids = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id));
  return [...ids].map((id) => definitions.markupOf(id) ?? '').join('');
}

/** Cells of a drawing that lie in `box`, which is no more than what of it is seen. */
export function outlineOf(
  { svg, front = '' }: Pick<KitDrawing, 'svg' | 'front'>,
  box: Edges,
  definitions: Definitions,
): Outline {
  const markup = svg + front;
  const cell = Math.max(widthOf(box), heightOf(box), 0.01) / CELLS;
  const columns = Math.max(1, Math.ceil(widthOf(box) / cell));
  const rows = Math.max(1, Math.ceil(heightOf(box) / cell));
  const { left, top } = box;
  const view = [left, top, columns * cell, rows * cell].map((one) => one.toFixed(4)).join(' ');
  const { data } = rasterizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${columns}" height="${rows}"><defs>${definitionsIn(markup, definitions)}</defs>${markup}</svg>`,
    { widthPx: columns, heightPx: rows },
  );
  const isSolid = (at: number) => (data[at * 4 + 3] ?? 0) > SOLID;
  const cells: Point[] = [];
  for (let at = 0; at < columns * rows; at += 1)
    if (isSolid(at))
      cells.push([
        left + ((at % columns) + 0.5) * cell,
        top + (Math.floor(at / columns) + 0.5) * cell,
      ]);
  return {
    cells,
    has: (x, y) => {
      const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
      return (
        column >= 0 && row >= 0 && column < columns && row < rows && isSolid(row * columns + column)
      );
    },
  };
}

/** The same, measured when it is first asked for. */
export function outlineLater(measure: () => Outline): () => Outline {
  let known: Outline | undefined;
  return () => (known ??= measure());
}
