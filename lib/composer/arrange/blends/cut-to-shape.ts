import { path } from '@/lib/svg/markup';
import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { darker } from '../../palette/tones';
import { flattened } from '../assemble';
import { middleOf } from '../states/edges';
import { silhouetteOf } from '../states/silhouette';
import { type Blend, centredAt } from './body';
import { disguised } from './guise';

/** How much larger than the shape that is cut out of it a thing is, so that its own edge is nowhere in it. */
const OVERSIZE = 1.5;
/**
 * What is long covers a shape that is as wide as high when it is squeezed, up to so much: only enlarged it would
 * reach canvases beyond the shape, where resvg 2.6 ends with the process.
 */
const MOST_SQUEEZED = 2;
/** Of the size of the shape, how thick its rim is. */
const RIM = 0.055;

/** What is flat or soft, in the outline of something else with its own face: a heart of a pizza. */
export function cutToShape(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const marks = (body: KitDrawing): KitDrawing => {
    const shape = silhouetteOf(body, pen);
    const { outline, size, box } = shape;
    const { main } = silhouetteOf(drawing, pen);
    const ratios = [widthOf(box) / widthOf(drawing.box), heightOf(box) / heightOf(drawing.box)];
    const least = (OVERSIZE * Math.max(...ratios)) / MOST_SQUEEZED;
    const [scaleX, scaleY] = ratios.map((ratio) => Math.max(OVERSIZE * ratio, least));
    const face = centredAt(flattened(drawing), middleOf(shape), scaleX ?? 1, scaleY);
    const rim = `<path d="${outline}" fill="none" stroke="${darker(main, 0.2)}" stroke-width="${(size * RIM * 2).toFixed(2)}" stroke-linejoin="round"/>`;
    return { ...body, svg: pen.clip(outline, path(outline, main) + face + rim) };
  };
  return disguised(drawing, blend, { marks, bodyShare: 1 }, pen);
}
