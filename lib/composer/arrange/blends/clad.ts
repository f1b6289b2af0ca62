import { path } from '@/lib/svg/markup';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { darker, lighter } from '../../palette/tones';
import { flattened } from '../assemble';
import { onRamp } from '../states/markup';
import { lightnessOf, silhouetteOf } from '../states/silhouette';
import { type Blend, bodyOf, meanSideOf, turnedAt } from './body';

/** A thing of the stuff of another: a castle carved from cheese, an umbrella of newspaper. Its own lines stay in that stuff. */

/** Of the size of the thing, how large one sheet or piece of the stuff is, and how near the next one is. */
const SIDE = 0.34;
const APART = 0.62;
const MOST_MARKUP = 240_000;
/** How much of its own light and shade is seen over the stuff. */
const OWN_LINES = 0.34;

/** Pieces side by side over a box, those below over those above. */
export function sheets(box: KitDrawing['box'], side: number, piece: (at: Point) => string): string {
  const step = side * APART;
  return times(Math.ceil(heightOf(box) / step) + 1, (row) =>
    times(Math.ceil(widthOf(box) / step) + 1, (column) =>
      piece([box.left + (column + (row % 2 ? 0.5 : 0)) * step, box.top + row * step]),
    ).join(''),
  ).join('');
}

/** A drawing in the colours of another thing, with that on its skin; as it is where the kit does not draw it. */
export function clad(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const shape = silhouetteOf(drawing, pen);
  const { box, size, skin, main } = shape;
  const rough = bodyOf(blend, pen, (edges) => (size * SIDE) / meanSideOf(edges));
  if (!rough) return drawing;
  const count = (widthOf(box) * heightOf(box)) / (size * SIDE * APART) ** 2;
  const larger = Math.max(1, Math.sqrt((count * rough.drawing.svg.length) / MOST_MARKUP));
  const side = size * SIDE * larger;
  const stuff = silhouetteOf(rough.drawing, pen).main;
  const ramp = [darker(stuff, 0.5), stuff, lighter(stuff, 0.4)] as const;
  const middle = lightnessOf(main);
  const tone = (color: string) => onRamp(ramp, 0.52 + (lightnessOf(color) - middle) * 0.9);
  const own = recolored(flattened(drawing).svg, tone);
  const pieces = sheets(box, side, (at) =>
    turnedAt(rough.drawing, at, rough.scale * larger * 1.1, pen.random.between(-14, 14)),
  );
  const { front: _, ...rest } = drawing;
  return {
    ...rest,
    svg:
      own +
      pen.clip(skin, path(skin, stuff) + pieces) +
      pen.clip(skin, `<g opacity="${OWN_LINES}">${own}</g>`),
  };
}
