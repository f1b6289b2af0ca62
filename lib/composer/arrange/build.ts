import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import type { Thing } from './cast';
import type { Build } from './node';

/** Where a sign goes on a thing, the likeliest first. */
const FACES = ['page', 'screen', 'label'] as const;

/** How a thing is built, learnt from its drawing: data about it is not told twice. */
export function buildOf({ drawnBy, parameters }: Thing, pen: Pen): Build {
  if (drawnBy.kind === 'actor') return { hasSeat: false };
  const { anchors, box }: KitDrawing = drawnBy.part.draw(parameters, pen);
  const widthCm = box.right - box.left;
  const face = FACES.find((name) => anchors[name] !== undefined);
  const { top, mouth } = anchors;
  return {
    hasSeat: anchors.seat !== undefined,
    widthCm,
    ...(top ? { tableCm: -top.at[1] } : {}),
    // What is drunk from is no dish.
    ...(top && !mouth ? { toppedCm: top.spanCm ?? widthCm * 0.8 } : {}),
    ...(face ? { face } : {}),
    ...(mouth ? { isVessel: true } : {}),
    ...(anchors.eyes ? { hasEyepiece: true } : {}),
    ...(anchors.inside || anchors.bed ? { hasInside: true } : {}),
    ...(anchors.bed ? { hasBed: true } : {}),
    ...(anchors.chimney ? { hasChimney: true } : {}),
  };
}
