import type { ActorPose, Held } from '../kit/actor';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { moved } from './assemble';
import { isHeld, type Node } from './node';

/** What somebody hides behind the back is in the far hand, beyond the body, so that it looks out there. */

/** Of somebody's height, where that hand is. */
const HAND = [-0.15, -0.5] as const;
/** What is long lies across the back, so much turned. */
const ACROSS_DEGREES = -58;
/** Of its height, how much longer than wide something long is. */
const LONG = 1.8;

export const isBehindBack = ({ children }: Node): boolean =>
  children.some((one) => isHeld(one) && one.thing.element.attributes.includes('behind-back'));

/** Both arms of who has something behind the back. */
export function behindBack(node: Node, held: Held | undefined): Partial<ActorPose> {
  if (!held || !isBehindBack(node)) return {};
  const { heightCm } = node.thing.concept;
  const { box } = held.drawing;
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const centred = moved(held.drawing, { at: [-middle[0], -middle[1]] });
  const isLong = widthOf(box) > heightOf(box) * LONG;
  const { pose } = node.doing;
  return {
    pose: pose === 'walk' ? 'walk' : 'stand',
    near: { gesture: 'relax' },
    far: {
      at: [HAND[0] * heightCm, HAND[1] * heightCm],
      holds: {
        drawing: { ...centred, anchors: { grip: { at: [0, 0] } } },
        behind: true,
        ...(isLong ? { angleDegrees: ACROSS_DEGREES } : {}),
      },
    },
  };
}
