import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import type { Thing } from './cast';

/** A thing whose finished drawing is changed, whoever draws it: a part of the kit or an actor in whatever pose. */
export function redrawn(
  thing: Thing,
  change: (drawing: KitDrawing, pen: Pen) => KitDrawing,
): Thing {
  const { drawnBy } = thing;
  if (drawnBy.kind === 'part') {
    const { part } = drawnBy;
    const draw: typeof part.draw = (parameters, pen) => change(part.draw(parameters, pen), pen);
    return { ...thing, drawnBy: { kind: 'part', part: { ...part, draw } } };
  }
  const { actor } = drawnBy;
  const drawActor: typeof actor.drawActor = (parameters, pose, pen) =>
    change(actor.drawActor(parameters, pose, pen), pen);
  return { ...thing, drawnBy: { kind: 'actor', actor: { ...actor, drawActor } } };
}
