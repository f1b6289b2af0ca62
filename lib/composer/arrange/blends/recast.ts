import { recolored } from '@/lib/svg/recolor';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import { darker, lighter } from '../../palette/tones';
import { MADE_IN_SHAPE } from '../../concepts/sorts-blends';
import { MATERIALS } from '../states/materials';
import { onRamp } from '../states/markup';
import { lightnessOf, silhouetteOf } from '../states/silhouette';
import type { Blend } from './body';
import { disguised } from './guise';

/** One thing in the shape of another that has no marks of its own to be known by: by its colours. */
export function recast(drawing: KitDrawing, blend: Blend, pen: Pen): KitDrawing {
  const { main } = silhouetteOf(drawing, pen);
  const ramp = [darker(main, 0.36), main, lighter(main, 0.55)] as const;
  const marks = (body: KitDrawing): KitDrawing => {
    const middle = lightnessOf(silhouetteOf(body, pen).main);
    const tone = (color: string) => onRamp(ramp, 0.52 + (lightnessOf(color) - middle) * 0.9);
    return { ...body, svg: recolored(body.svg, tone) };
  };
  return disguised(drawing, blend, { marks, bodyShare: 1 }, pen);
}

/** One thing of the substance of another: a star of dough, a dinosaur of leaves. */
export function madeIn(drawing: KitDrawing, blend: Blend, host: string, pen: Pen): KitDrawing {
  const marks = MATERIALS[MADE_IN_SHAPE[host] ?? ''];
  return marks ? disguised(drawing, blend, { marks, bodyShare: 1 }, pen) : drawing;
}
