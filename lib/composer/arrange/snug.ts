import { widthOf } from '@/lib/svg/point';
import type { Actors } from './at-table';
import type { PenFor } from './held';
import type { Host } from './nested';
import type { Node } from './node';
import { seenScale } from './rider-size';
import { LYING_POSES } from './seats';

/** How much room animals take that sit and lie side by side on something, in centimetres. */

/** Of their width, what animals side by side take. */
const SNUG_SHARE = 0.86;

/** How broad an animal is as it sits or lies among others; people sit in a width of their own. */
export function broadCm(node: Node, penFor: PenFor, { draw, isBeast }: Actors): number {
  if (!isBeast(node)) return 0;
  const pose = LYING_POSES.has(node.doing.pose) ? node.doing.pose : 'sit';
  return widthOf(draw(node, penFor, pose ? { pose } : {}).box) * SNUG_SHARE;
}

/** How much larger an animal among others is drawn on what is large. */
function seenOn(
  { host, concept }: Host,
  node: Node,
  count: number,
  penFor: PenFor,
  { draw, isBeast }: Actors,
): number {
  return node.bond === 'on' && isBeast(node) && !host.anchors.pedal
    ? seenScale(host, concept, [draw(node, penFor, { pose: 'sit' })], { count })
    : 1;
}

/** How broad one of several on something is drawn there. */
export const snugCm = (on: Host, node: Node, count: number, penFor: PenFor, actors: Actors) =>
  broadCm(node, penFor, actors) * seenOn(on, node, count, penFor, actors);
