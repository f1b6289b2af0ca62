import { heightOf } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Node } from './node';

/** Young that are carried by the skin of the neck hang from the mouth, limp, a small part of who carries them. */

/** Legs drawn up, as they do by themselves. */
export const LIMP: Partial<ActorPose> = { pose: 'sit', expression: 'calm' };

/** Of who carries it, how high it is, and how far it hangs back. */
const YOUNG = { share: 0.42, degrees: -34 } as const;

/** What hangs so: of what has fur and four legs. */
export const isYoung = (node: Node): boolean =>
  node.thing.concept.kind === 'animal' &&
  node.thing.drawnBy.kind === 'actor' &&
  node.thing.drawnBy.actor.id === 'quadruped' &&
  !node.thing.element.attributes.some((one) => /^in-(?:pouch|claws)$/.test(one));

export function byTheScruff(animal: KitDrawing, young: KitDrawing): KitDrawing {
  const mouth = animal.anchors.mouth?.at;
  const nape = young.anchors.neck?.at;
  if (!mouth || !nape) return animal;
  const scale = (YOUNG.share * heightOf(animal.box)) / Math.max(1, heightOf(young.box));
  const hung = moved(flattened(young), { at: [0, 0], scale, angleDegrees: YOUNG.degrees });
  const [x, y] = hung.anchors.neck?.at ?? nape;
  const at = [mouth[0] - x, mouth[1] - y] as const;
  return { ...stacked([moved(hung, { at }), animal]), anchors: animal.anchors };
}
