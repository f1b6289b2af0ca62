import type { ActorPose, Pose } from '../kit/actor';
import type { Bond, Node } from './node';

/** Poses in which an animal has time for who looks at the picture; who runs or swims looks ahead. */
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>([
  'stand',
  'walk',
  'sit',
  'sit-ground',
  'lie',
  'crouch',
  'sneak',
  'balance',
]);

/** What something before its muzzle keeps its eyes on. */
const BUSY_WITH: ReadonlySet<Bond> = new Set<Bond>([
  'held',
  'held-both',
  'touched',
  'tossed',
  'hauling',
  'paired',
  'led',
]);

const isBusy = ({ joint, grouping, partner, looksAt, isFacing, isHurled, children }: Node) =>
  (joint ?? grouping ?? partner ?? looksAt) !== undefined ||
  isFacing === true ||
  isHurled === true ||
  children.some(({ bond }) => bond !== undefined && BUSY_WITH.has(bond));

/**
 * Whether an animal turns its face to who looks at the picture: it is at ease, has nothing to do with anybody, and
 * its head is carried as its kind does. By its face it is known better than by its side.
 */
export const looksOut = (node: Node, { pose, head, gaze, near, far }: ActorPose): boolean =>
  AT_EASE.has(pose) && (head ?? gaze ?? near ?? far) === undefined && !isBusy(node);
