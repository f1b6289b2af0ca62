import type { z } from 'zod';
import type { Point } from '@/lib/svg/point';
import type { Expression } from './expressions';
import type { Gesture } from './gestures';
import type { KitDrawing } from './part';
import type { Pen } from './pen';

/**
 * People and animals: parts with joints. Who arranges a scene asks for a pose by name, says where hands
 * have to be, what they hold and on what the body rests, all in centimetres in the actor's own frame
 * (see `part.ts`: facing right, origin on the ground under the body).
 */
export const POSES = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'sit-ground',
  'kneel',
  'crouch',
  'lie',
  'sleep',
  'ride',
  'cycle',
  'swim',
  'fly',
  'climb',
  'dance',
  'lotus',
  'fall',
  'float',
  /** On a board or on skis: knees bent, arms out. */
  'glide',
  /** Sits, the head on the table before it. */
  'slump',
  /** On hands and toes, as for push-ups. */
  'plank',
  /** On the back, knees up, the shoulders off the ground. */
  'crunch',
  /** Lies back in what sags, the trunk half raised, the knees a little up. */
  'recline',
  /** On the back with the arms up, the feet lower than what is lain on. */
  'press',
  /** Fists before the chin, knees bent. */
  'spar',
  /** One leg level in the air. */
  'kick',
  /** One knee far forward, the other leg straight behind. */
  'lunge',
  /** Feet wide apart, one ahead: who swings, pulls or pushes with all strength. */
  'brace',
  'handstand',
  /** Half way over the hands, arms and legs spread like spokes. */
  'cartwheel',
  /** Over backwards in the air, the knees at the chest. */
  'tuck',
  /** On one hand and the head, the legs bent in the air: who breakdances. */
  'freeze',
  /** On the toes of one foot, the other leg level behind. */
  'arabesque',
  /** On one leg, the other foot at its knee. */
  'tree',
  /** Hands and feet on the ground, the hips highest. */
  'arch',
  /** On hands and knees. */
  'crawl',
  /** A leap with both legs level. */
  'leap',
  /** Bent from the hips. */
  'bow',
  /** Head first through the air. */
  'dive',
  /** On something small: four feet together. */
  'balance',
  'tiptoe',
  /** Knees wide, hips low, the back upright. */
  'squat',
  /** On both knees, sitting on the heels. */
  'kneel-low',
  /** On the belly, propped on the elbows, the shins up. */
  'prone',
  /** On the side, the head in a hand. */
  'side',
  /** Flat on the back, the knees up, an arm free over the chest. */
  'supine',
  /** In the air, arms and legs spread. */
  'star',
  /** On tiptoe, bent, the paws before the chest. */
  'sneak',
  /** On the ground, the arms about the knees. */
  'huddle',
  /** On the feet, the back and one sole against something. */
  'prop',
  /** Up on the hind legs, the forelegs on what is before it. */
  'rear',
  /** By the hands, the legs free. */
  'dangle',
] as const;
export type Pose = (typeof POSES)[number];

/**
 * How a head is carried: `raised` with the muzzle to the sky (a wolf howls), `open` level with the mouth open
 * (a lion roars), `lowered` to the ground (a deer drinks), `bent` down to somebody smaller. People carry theirs by gaze and expression.
 */
export const HEADS = ['raised', 'open', 'lowered', 'bent'] as const;
export type HeadPose = (typeof HEADS)[number];

/** One arm's (paw's, wing's) task. */
export interface Reach {
  /** Where the palm has to be; without it the gesture decides. */
  at?: Point;
  gesture?: Gesture;
  /** Held in it: drawn at its own size with its `grip` in the palm, turned by `angleDegrees`. */
  holds?: Held;
}

export interface Held {
  drawing: KitDrawing;
  angleDegrees?: number;
  /** Beyond the body: somebody has it behind the back. */
  behind?: boolean;
  /** Both hands hold it: the other one goes to its `handle` or `gripFar`. */
  both?: boolean;
}

/** From where somebody is seen. */
export const VIEWS = ['front', 'three-quarter', 'profile', 'back'] as const;
export type View = (typeof VIEWS)[number];

export interface ActorPose {
  pose: Pose;
  /** The actor's own choice otherwise. */
  view?: View;
  near?: Reach;
  far?: Reach;
  /** Height of what it sits or rides on, above its own ground. */
  seatCm?: number;
  /** Where the feet rest when it sits, rides or cycles: near, far. */
  feet?: readonly [Point, Point];
  /** Blades are under the feet. */
  onBlades?: boolean;
  /** How far a person bends forwards, besides the lean of the pose; the hands may need more. */
  leanDegrees?: number;
  /** Where it looks. */
  gaze?: Point;
  head?: HeadPose;
  /** An animal from the side has its face turned to who looks at the picture. */
  looksOut?: boolean;
  expression?: Expression;
}

/**
 * Draws an actor in a pose; parameters are those of its part. What it gives as `front` covers furniture
 * that it sits or stands at: held things and the near arm of people. Who rides or cycles has as `svg`
 * only what is behind the mount (the far limbs), all else as `front`. Flying, falling and floating
 * bodies have the origin at their hips, swimmers on the water line.
 */
export interface ActorPart<Parameters = unknown> {
  id: string;
  /** What can be told of it; all have defaults. */
  parameters: z.ZodType<Parameters>;
  /** Poses it can take; any other is drawn as the first. */
  poses: readonly Pose[];
  drawActor(parameters: Parameters, pose: ActorPose, pen: Pen): KitDrawing;
}
