import { conceptOf } from '../../concepts';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import type { Thing } from '../cast';
import { redrawn } from '../redrawn';
import type { Blend } from './body';
import { clad } from './clad';
import { covered } from './covered';
import { cutToShape } from './cut-to-shape';
import { filled } from './filled';
import { disguised, guiseOf, markedAs } from './guise';
import { madeIn, recast } from './recast';
import { scattered } from './scattered';

function drawnOf(drawing: KitDrawing, blend: Blend, { concept }: Thing, pen: Pen): KitDrawing {
  if (blend.way === 'scattered') return scattered(drawing, blend, pen);
  if (blend.way === 'made') return madeIn(drawing, blend, concept.id, pen);
  if (blend.way === 'cut') return cutToShape(drawing, blend, pen);
  if (blend.way === 'recast') return recast(drawing, blend, pen);
  if (blend.way === 'clad') return clad(drawing, blend, pen);
  if (blend.way === 'covered') return covered(drawing, blend, pen);
  const guise = guiseOf(concept);
  if (blend.way === 'guise') return guise ? disguised(drawing, blend, guise, pen) : drawing;
  const mosaic = filled(drawing, blend, pen);
  return guise && /^(?:building|vehicle)$/.test(concept.kind)
    ? markedAs(mosaic, guise, pen)
    : mosaic;
}

/** A thing that is drawn of another, where the prompt says so: its part draws it first, and gives its outline. */
export function blended(thing: Thing): Thing {
  const { blend } = thing.element;
  if (!blend || conceptOf(blend.concept)?.part === undefined) return thing;
  return redrawn(thing, (drawing, pen) => drawnOf(drawing, blend, thing, pen));
}
