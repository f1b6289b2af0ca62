import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { accentOf } from './design/ink';
import type { Motif, Motifs } from './pattern-motifs';
import { footprintOf, gridOf, keepCorner } from './pattern-grid';
import { discOf, type DistanceField, packed, type Placement } from './pattern-packing';
import { filler, wrapped } from './pattern-strewn';
import type { TemplateRequest } from './template';

/** Motifs in all directions, as in printed cloth: large ones first, small ones into the room that is left, dots last. */

const LEANS = { even: 4, free: 32 } as const;
/** Cells between motifs, by what is placed. */
const GAPS = { main: 2.4, small: 2.2, dot: 3 } as const;
/** Of the ones that are drawn large, how large they are again in the gaps. */
const AGAIN = 0.5;
const MOST_DOTS = 60;
const DOT_CELLS = 1;

const inPixels = ([x, y]: Point, cellPx: number): Point => [x * cellPx, y * cellPx];

interface Tossing {
  design: Design;
  cellPx: number;
  field: DistanceField;
  random: TemplateRequest['random'];
  mostDegrees: number;
}

/** Motifs at a size where there is room for them, drawn. */
function placedIn(
  { design, cellPx, field, random, mostDegrees }: Tossing,
  motifs: readonly Motif[],
  scale: number,
  { gapCells, most }: { gapCells: number; most: number },
): string[] {
  const order = motifs.map((motif) => footprintOf(motif, cellPx, scale));
  const drawn = ({ at, motif, angleDegrees, isFlipped }: Placement): string => {
    const { svg, radius } = motifs[motif] ?? { svg: '', radius: 0 };
    const own = isFlipped ? placed(svg, { scaleX: -1, scaleY: 1 }) : svg;
    const spot = { at: inPixels(at, cellPx), angleDegrees, scale };
    return wrapped(design, own, radius, spot);
  };
  const isFlippable = motifs.map((motif) => motif.isFlippable);
  return packed({ field, random, gapCells, mostDegrees, isFlippable }, order, most).map(drawn);
}

function dots({ design, cellPx, field, random }: Tossing, colors: readonly Hex[]): string[] {
  const packing = { field, random, gapCells: GAPS.dot, mostDegrees: 0, isFlippable: [false] };
  const kind = random.whole(0, 3);
  return packed(packing, [discOf(DOT_CELLS)], MOST_DOTS).map(({ at }, index) => {
    const color = colors[index % Math.max(1, colors.length)] ?? '#888888';
    const radius = cellPx * DOT_CELLS * 1.3;
    const spot = { at: inPixels(at, cellPx), angleDegrees: 0, scale: 1 };
    return wrapped(design, filler(index % 3 === 0 ? kind : 0, radius, color), radius * 2, spot);
  });
}

/**
 * All of a tossed pattern, as markup.
 * @param options.most large motifs at most, and about as many small ones
 */
export function tossed(
  design: Design,
  { random, palette }: TemplateRequest,
  { motifs: { main, small }, most, isEven }: { motifs: Motifs; most: number; isEven: boolean },
): string[] {
  const { cellPx, field } = gridOf(design);
  keepCorner(field);
  const mostDegrees = isEven ? LEANS.even : LEANS.free;
  const tossing: Tossing = { design, cellPx, field, random, mostDegrees };
  const large = placedIn(tossing, main, 1, { gapCells: GAPS.main, most });
  const filling = small.length > 0 ? small : main;
  const scale = small.length > 0 ? 1 : AGAIN;
  const between = placedIn(tossing, filling, scale, { gapCells: GAPS.small, most });
  const colors = [0, 1, 2].map((index) => accentOf(palette, index));
  return [...dots(tossing, colors), ...large, ...between];
}
