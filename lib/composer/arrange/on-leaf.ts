import { add } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import type { Host } from './nested';
import type { Node } from './node';
import { isAfloatLeaf } from './resting';
import { isBeast } from './seats';

export const sitsDown = (node: Node) => !isBeast(node) && node.doing.pose === 'sit';

/** On a leaf that lies flat somebody sits as on the ground; nothing of any other host. */
export function onLeaf(
  node: Node,
  { host, concept }: Host,
  offCm: number,
  draw: (pose: Partial<ActorPose>) => KitDrawing,
) {
  const { top } = host.anchors;
  if (!top || !isAfloatLeaf(concept, host) || !sitsDown(node)) return undefined;
  const drawing = moved(draw({ pose: 'sit-ground' }), { at: add(top.at, [offCm, 0]) });
  return { drawing, astride: false };
}
