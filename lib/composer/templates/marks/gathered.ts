import { placed } from '@/lib/svg/markup';
import { type Frame, middleOf } from '../design/frame';
import type { Fused, FusionRequest } from './fusion';
import { type Drawn, type Piece, pieceOf } from './related';
import { piecesBounds } from './related-bounds';

/** Several things of a mark that nothing joins: beside and over each other in full rows, each as large as there is room. */

const PARTS_MAX = 4;
/** Of the side of the frame: how wide the rows may be, the gaps in and between them, and the circle that all is in. */
const ROOM = 1.3;
const CIRCLE = 0.66;
const GAP = 0.09;
/** Of the height, what a row that is not the only one has at most. */
const ROW_MOST = 0.62;
/** How many of so many things stand in each row. */
const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[2], [1, 1]],
  3: [[3], [1, 2], [2, 1]],
  4: [[2, 2], [1, 3], [4]],
};
const PROBE = { x: 0, y: 0, width: 100, height: 100 } as const;

/** Height of each row, and how wide the widest of them is. */
interface Plan {
  rows: readonly { from: number; to: number; height: number }[];
  /** Side of the smallest of the things, as a square of its area. */
  least: number;
}

/** Rows as high as the room lets them be; everything in one row has one height. */
function planned(ratios: readonly number[], counts: readonly number[], room: Frame, gap: number) {
  const most = counts.length > 1 ? room.height * ROW_MOST : room.height;
  let from = 0;
  const rows = counts.map((count) => {
    const own = ratios.slice(from, from + count);
    const wide = own.reduce((sum, ratio) => sum + ratio, 0);
    const height = Math.min(most, (room.width - gap * (count - 1)) / wide);
    from += count;
    return { from: from - count, to: from, height };
  });
  const high = rows.reduce((sum, { height }) => sum + height, gap * (rows.length - 1));
  const share = Math.min(1, room.height / high);
  const fitted = rows.map((row) => ({ ...row, height: row.height * share }));
  const least = Math.min(
    ...fitted.flatMap(({ from: first, to, height }) =>
      ratios.slice(first, to).map((ratio) => height * Math.sqrt(ratio)),
    ),
  );
  return { rows: fitted, least };
}

function drawnRows(
  pieces: readonly Piece[],
  ratios: readonly number[],
  { rows }: Plan,
  { room, gap }: { room: Frame; gap: number },
): Drawn[] {
  const [x, middle] = middleOf(room);
  const high = rows.reduce((sum, { height }) => sum + height, gap * (rows.length - 1));
  let y = middle - high / 2;
  return rows.flatMap(({ from, to, height }) => {
    const widths = ratios.slice(from, to).map((ratio) => ratio * height);
    const wide = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
    let left = x - wide / 2;
    const top = y;
    y += height + gap;
    return pieces.slice(from, to).flatMap((piece, index) => {
      const width = widths[index] ?? height;
      const into = { x: left, y: top, width, height };
      left += width + gap;
      return piece.draw(into, 'middle') ?? [];
    });
  });
}

/** Two to four things as large as they may be together; nothing where one of them cannot be drawn. */
export function gatheredArt(request: FusionRequest): Fused | undefined {
  const elements = request.elements.slice(0, PARTS_MAX);
  const layouts = ROWS[elements.length] ?? [];
  // Of several that no number is told of, one is the sign.
  const pieces = elements.map((element) =>
    pieceOf(element.several ? { ...element, count: 1 } : element, request),
  );
  const probes = pieces.map((piece) => piece.draw(PROBE, 'middle'));
  const ratios = probes.flatMap((drawn) => (drawn ? [drawn.box.width / drawn.box.height] : []));
  if (layouts.length === 0 || ratios.length < elements.length) return undefined;
  const { frame } = request;
  const side = Math.min(frame.width, frame.height);
  const [x, y] = middleOf(frame);
  const width = side * ROOM;
  const room = { x: x - width / 2, y: y - side / 2, width, height: side };
  const gap = side * GAP;
  const [first, ...others] = layouts.map((counts) => planned(ratios, counts, room, gap));
  if (!first) return undefined;
  const best = others.reduce((a, b) => (b.least > a.least ? b : a), first);
  const drawn = drawnRows(pieces, ratios, best, { room, gap });
  if (drawn.length < elements.length) return undefined;
  const box = piecesBounds(drawn.map((one) => one.box));
  const [bx, by] = middleOf(box);
  const scaleX = Math.min(1, (side * CIRCLE * 2) / Math.hypot(box.width, box.height));
  const svg = drawn.map((one) => one.svg).join('');
  return {
    svg: placed(svg, { at: [x - bx * scaleX, y - by * scaleX], scaleX }),
    shown: elements.map(({ id }) => id),
  };
}
