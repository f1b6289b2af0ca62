import type { JointPose } from './joint-pose';
import { CARE } from './poses/care.data';
import { CLOSE } from './poses/close.data';
import { BEASTLY, CARRYING, MOVING } from './poses/moving.data';

/** Joint poses, by what is done; of several for one verb, the first that fits the two. */
export const JOINT_POSES: readonly JointPose[] = [
  ...CLOSE,
  ...CARRYING,
  ...CARE,
  ...MOVING,
  ...BEASTLY,
];
