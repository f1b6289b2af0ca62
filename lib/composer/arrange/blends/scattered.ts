import { rectangle } from '@/lib/svg/markup';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { flattened } from '../assemble';
import { silhouetteOf } from '../states/silhouette';
import { behind, widened } from '../states/state';
import { type Blend, bodyOf, turnedAt } from './body';

/** A thing that goes to pieces at one end, and the pieces are others: a book whose pages are birds. */

/** From here on, of its width, it is no longer whole. */
const WHOLE_UNTIL = 0.62;
const ROWS = 9;
const PIECES = 13;
const MOST_MARKUP = 160_000;

/** Its left part with a torn edge, in steps of cells that stand out by turns. */
function wholePart({ box }: KitDrawing, pen: Pen): string {
  const edge = box.left + widthOf(box) * WHOLE_UNTIL;
  const step = (heightOf(box) * 1.1) / ROWS;
  const teeth = times(ROWS, (row) => {
    const x = edge + widthOf(box) * pen.random.between(-0.07, 0.09);
    const y = box.top - heightOf(box) * 0.05 + row * step;
    return `H${x.toFixed(2)}V${(y + step).toFixed(2)}`;
  }).join('');
  const top = box.top - heightOf(box) * 0.05;
  return `M${box.left - widthOf(box)} ${top}${teeth}H${box.left - widthOf(box)}Z`;
}

/** Small squares of its own colour between what is whole and what flies off. */
function crumbs({ box }: KitDrawing, color: string, pen: Pen): string {
  return times(22, () => {
    const u = WHOLE_UNTIL + pen.random.between(0.02, 0.4);
    const side = widthOf(box) * 0.05 * (1.3 - u) * pen.random.between(0.5, 1.3);
    return rectangle(
      [
        box.left + widthOf(box) * u,
        box.top + heightOf(box) * (pen.random.between(0.06, 0.92) - (u - WHOLE_UNTIL) * 0.5),
      ],
      side,
      side,
      color,
    );
  }).join('');
}

/** From where pieces go, which way and how far, in the drawing's own units. */
interface Flight {
  from: Point;
  reach: Point;
  spread: number;
  size: number;
}

/** The own thing of a blend again and again along a flight, first small and close, then large and apart. */
function flying(blend: Blend, { from, reach, spread, size }: Flight, pen: Pen): string {
  const body = bodyOf(blend, pen, (box) => size / Math.max(widthOf(box), heightOf(box), 0.01));
  if (!body) return '';
  const count = Math.max(5, Math.min(PIECES, Math.floor(MOST_MARKUP / body.drawing.svg.length)));
  return times(count, (index) => {
    const share = (index + 0.5) / count;
    const aside = [0, 1, -1, 0.5, -0.5][index % 5] ?? 0;
    const factor = body.scale * (0.62 + share * 0.42);
    const at: Point = [
      from[0] + reach[0] * share,
      from[1] + reach[1] * share + spread * aside * (1 - share * 0.3),
    ];
    return turnedAt(body.drawing, at, factor, pen.random.between(-18, 18));
  }).join('');
}

/** Somebody stays whole: what the hair becomes goes from behind the head. */
function fromHead(drawing: KitDrawing, head: Point, blend: Blend, pen: Pen): KitDrawing {
  const size = heightOf(drawing.box) * 0.11;
  const flight = {
    from: [head[0] - size * 0.5, head[1]] as const,
    reach: [-size * 4.4, -size * 1.6] as const,
    spread: size * 0.9,
    size,
  };
  const pieces = flying(blend, flight, pen);
  return widened(behind(drawing, pieces), {
    left: Math.max(0, drawing.box.left - (flight.from[0] + flight.reach[0] - size)),
    top: size * 1.6,
  });
}

export function scattered(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const { head } = drawing.anchors;
  if (head) return fromHead(drawing, head.at, blend, pen);
  const { box, size, main } = silhouetteOf(drawing, pen);
  const [wide, high] = [widthOf(box), heightOf(box)];
  const pieces = flying(
    blend,
    {
      from: [box.left + wide * (WHOLE_UNTIL + 0.06), box.top + high * 0.46],
      reach: [wide * 0.72, -high * 0.62],
      spread: high * 0.34,
      size: size * 0.24,
    },
    pen,
  );
  const { front: _, ...rest } = drawing;
  return widened(
    {
      ...rest,
      svg:
        pen.clip(wholePart(drawing, pen), flattened(drawing).svg) +
        crumbs(drawing, main, pen) +
        pieces,
    },
    { right: wide * 0.5, top: high * 0.5 },
  );
}
