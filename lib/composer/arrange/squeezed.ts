import type { ActorPose, Held } from '../kit/actor';
import { isOfSort } from '../concepts/sorts';
import { isHeld, type Node } from './node';

/** Of somebody's height, where the hand is at the near end of bellows that are drawn apart before the body. */
const NEAR_END = [-0.075, -0.645] as const;

/** An accordion is before the body that plays it, a hand at either end, and not held out at its rim. */
export function squeezing({ thing, children }: Node, held: Held | undefined): Partial<ActorPose> {
  const isPlayed = children.some(
    (child) => isHeld(child) && isOfSort(child.thing.concept.id, 'squeezed'),
  );
  if (!isPlayed || !held || thing.concept.kind !== 'person') return {};
  const [x, y] = NEAR_END;
  const { heightCm } = thing.concept;
  return {
    near: { at: [x * heightCm, y * heightCm], holds: { ...held, both: true } },
    view: 'three-quarter',
  };
}
