import type { ActorPose } from '../kit/actor';
import type { VerbFrame } from '../understand';

/** What an actor does, added up over its verbs. */
export type Doing = Pick<VerbFrame, 'pose' | 'near' | 'far' | 'tool' | 'turn' | 'head'> & {
  face?: ActorPose['expression'];
  view?: ActorPose['view'];
};
