import { type Point, subtract } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';

/** How tools are turned in the hand, and where the end of them is that works. */

/** From the palm, where the end is that works: the bristles of a brush, the spout of a can. */
export function tipOf(reach: ActorPose['near']): Point {
  const { drawing, angleDegrees = 0 } = reach?.holds ?? {};
  if (!drawing) return [0, 0];
  const { grip, tip } = drawing.anchors;
  const from = grip?.at ?? [0, 0];
  const [x, y] = subtract(tip?.at ?? [drawing.box.right, from[1]], from);
  const angle = (angleDegrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Tools that are held by one end point forwards, at what they work on. */
const WORKING_DEGREES = 62;

export function aimed(reach: ActorPose['near']): ActorPose['near'] {
  const { drawing } = reach?.holds ?? {};
  const { grip, tip } = drawing?.anchors ?? {};
  if (!reach?.holds || !grip || !tip) return reach;
  const [x, y] = subtract(tip.at, grip.at);
  const isUpright = y < 0 && Math.abs(x) < -y * 0.6;
  return isUpright ? { ...reach, holds: { ...reach.holds, angleDegrees: WORKING_DEGREES } } : reach;
}
