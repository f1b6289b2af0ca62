import type { ActorPose, Pose, View } from '../../kit/actor';
import type { Gesture } from '../../kit/gestures';
import type { AnchorName } from '../../kit/part';
import type { Point } from '@/lib/svg/point';

/**
 * How two are drawn who do something together: the pose of either, what each hand is on, how near they are and who
 * is before whom. The table of them is in `poses/`; `solve.ts` brings two bodies of any size into contact.
 */
export interface JointPose {
  id: string;
  /** Verbs that it shows, of a brief's actions. */
  verbs: readonly string[];
  /** Who does it, and with whom: the first pose of the table that fits both is taken. */
  between: readonly [Being, Being];
  /** Of the height of who does it, how tall the other is at least and at most. */
  ratio?: readonly [number, number];
  /** Both do it: two of whom it is said are with each other. */
  isMutual?: true;
  /** Two of a kind do it each for themselves. */
  isOfCouples?: true;
  /** Only where it is told what the other sits on: there whoever does it stands before them. */
  isOfSeated?: true;
  /** Of a woman and a man, he is who does it. */
  isLedByHim?: true;
  agent: Side;
  patient: Side;
  /** Face to face, or both the same way: the other ahead, or behind where they are less than nothing apart. */
  facing: 'towards' | 'along';
  /** A part of the one and of the other, and how far apart they are; of the smaller one's height. */
  apart: readonly [mine: AnchorName, theirs: AnchorName, share: number];
  /** Animals that stand as people do. */
  isUpright?: true;
  /** It is these parts that touch, and hands may be elsewhere: mouths that kiss. */
  isOfParts?: true;
  /** The other is off the ground: that part is so much lower than mine, of the smaller one's height. */
  lifted?: number;
  /** Parts that are to be at one height: who can go down to it does. */
  level?: readonly [mine: AnchorName, theirs: AnchorName];
  /** Where hands meet, from the lower shoulder of the two, of the smaller one's height. */
  meetsAt?: number;
  /** Who is before whom; woven, near arms are over both bodies. */
  order: 'agent' | 'patient' | 'woven';
  links?: readonly Link[];
  /** Concept of the table between them, with their hands on it. */
  table?: string;
}

export type Being = 'person' | 'animal' | 'any';

/** One of two. */
export interface Side {
  /** Any of them: the first that brings those parts to one height. */
  poses?: readonly Pose[];
  /** Further leans of the trunk to choose from. */
  leans?: readonly number[];
  near?: Hand;
  far?: Hand;
  /** At what of the other they look; the eyes otherwise. */
  gaze?: AnchorName;
  face?: ActorPose['expression'];
  head?: ActorPose['head'];
  view?: View;
  /** What is in the hands otherwise is out of the way. */
  isBare?: true;
  /** How they look for this: long hair that is braided. */
  look?: Readonly<Record<string, unknown>>;
  /** Concept of what they sit on. */
  seat?: string;
}

/** What a hand is on: a part of the other, of its own body, or the hand of the other. */
export interface Hand {
  on?: AnchorName;
  own?: AnchorName;
  meets?: true;
  /** How far from there: ahead and down, of the own height. */
  off?: Point;
  gesture?: Gesture;
}

/** What is drawn between two parts: a cuff about an arm, the tube to it, a tape, a rope. */
export interface Link {
  from: readonly [whose: 'agent' | 'patient', part: AnchorName];
  to: readonly [whose: 'agent' | 'patient', part: AnchorName];
  color: string;
  /** Of the smaller one's height. */
  width: number;
  sag?: number;
  /** Of the way, where it begins and ends. */
  span?: readonly [number, number];
}
