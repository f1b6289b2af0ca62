import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import type { Thing } from './cast';
import type { Build } from './stage-plan';

/** How a thing is built, learnt from its drawing: data about it is not told twice. */
export function buildOf({ drawnBy, parameters }: Thing, pen: Pen): Build {
  if (drawnBy.kind === 'actor') return { hasSeat: false };
  const { anchors }: KitDrawing = drawnBy.part.draw(parameters, pen);
  return {
    hasSeat: anchors.seat !== undefined,
    ...(anchors.top ? { tableCm: -anchors.top.at[1] } : {}),
  };
}
