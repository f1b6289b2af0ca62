import { type Point, subtract } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { Anchor, KitDrawing } from '../kit/part';
import { restingSpots } from './resting';
import type { Node } from './node';

/** Who sits where, when several share a bench, a boat or a horse. */
export interface SeatShare {
  /** How far from the middle of the seat. */
  offCm: number;
  /** How much lower than it, on the other end of a seesaw. */
  downCm?: number;
  /** Faces left: neighbours on a bench turn to each other, and look ahead together in a boat. */
  isTurned: boolean;
}

export const ALONE: SeatShare = { offCm: 0, isTurned: false };

const GROWN_CM = 170;
/** Of a grown person's height, the width in which they sit. */
const SITTING_SHARE = 0.34;
/** Closer than this share of their width nobody sits. */
const CLOSEST_SHARE = 0.62;

/** The width in which people sit; animals are as broad as they are drawn. */
export const widthFor = ({ thing: { concept } }: Node, drawnCm = 0) =>
  drawnCm || Math.min(concept.heightCm, GROWN_CM * 1.2) * SITTING_SHARE;

/** Seats of equal right on something, from left to right in the order of the prompt. */
export function seatSharesOf(
  host: KitDrawing,
  sitters: readonly Node[],
  drawnCm: readonly number[] = [],
): SeatShare[] {
  if (sitters.length < 2) return sitters.map(() => ALONE);
  const { seat, seatFar, inside, back, bed, pedal } = host.anchors;
  if (seat && seatFar) return atBothEnds(seat, seatFar, sitters);
  const isSeat = seat !== undefined && pedal === undefined && seat.spanCm !== undefined;
  const spot = sitters[0]?.bond === 'in' ? (inside ?? seat) : (seat ?? back ?? inside ?? bed);
  const widths = sitters.map((sitter, index) => widthFor(sitter, drawnCm[index]));
  const least = widths.reduce((sum, width) => sum + width, 0) * CLOSEST_SHARE;
  // Who watches something from there looks that way, and so does who is beside them.
  const isWatching = sitters.some(({ looksAt }) => looksAt && !sitters.includes(looksAt));
  const spots = restingSpots([0, 0], Math.max(spot?.spanCm ?? 0, least), widths);
  return spots.map(([offCm], index) => ({
    offCm,
    isTurned: isSeat && !isWatching && index >= sitters.length / 2,
  }));
}

/** On a seesaw, as many at one end as at the other, face to face. */
function atBothEnds(near: Anchor, far: Anchor, sitters: readonly Node[]): SeatShare[] {
  const half = Math.ceil(sitters.length / 2);
  return sitters.map((sitter, index) => {
    const isFar = index >= half;
    const inwards = (index % half) * widthFor(sitter) * CLOSEST_SHARE * (isFar ? -1 : 1);
    const [x, y] = subtract(far.at, near.at);
    return { offCm: (isFar ? x : 0) + inwards, downCm: isFar ? y : 0, isTurned: isFar };
  });
}

/** What stands and goes as animals do, dragons too; only who holds something stands up for it. */
export function isBeast({ thing: { concept, drawnBy } }: Pick<Node, 'thing'>): boolean {
  if (drawnBy.kind !== 'actor' || concept.kind === 'person') return false;
  return !/^(?:person|robot|bones|character-.*)$/.test(drawnBy.actor.id);
}

/** Poses in which something is sat on; in any other it is stood or lain upon. */
const SEATED_POSES = new Set(['sit', 'ride', 'cycle', undefined]);
/** What is there to be sat on: who only looks at something from a sofa sits there. */
const SEATS = /^(?:furniture|vehicle|animal|fantasy)$/;

export const sitsOn = ({ doing, hasPosture }: Node, hostKind: string) =>
  SEATS.test(hostKind) && !hasPosture && doing.pose === 'stand'
    ? true
    : SEATED_POSES.has(doing.pose);

/** Of a seat's width, the most that an animal on it is high: bears sit in armchairs made for people. */
const BEAST_ON_SEAT = 1.25;

export function onFurniture(
  node: Node,
  hostKind: string,
  { box, anchors }: KitDrawing,
  drawn: KitDrawing,
): number {
  if (hostKind !== 'furniture' || !isBeast(node)) return 1;
  const width = Math.min(box.right - box.left, (anchors.seat?.spanCm ?? Infinity) * 1.6);
  return Math.min(1, (width * BEAST_ON_SEAT) / (drawn.box.bottom - drawn.box.top));
}

export const LYING_POSES = new Set<ActorPose['pose'] | undefined>(['lie', 'sleep']);

/** Somebody in bed, and no animal curled up on it. */
export const isTucked = (node: Node): boolean =>
  (node.bond === 'on' || node.bond === 'in') &&
  node.thing.drawnBy.kind === 'actor' &&
  (isBeast(node) ? node.bond === 'in' : LYING_POSES.has(node.doing.pose));

/** Animals lie beside one another. */
export const aside = (bed: Anchor, node: Node, offCm: number): Anchor =>
  isBeast(node) ? { ...bed, at: [bed.at[0] + offCm, bed.at[1]] } : bed;

/** Of somebody's height, how far ahead the feet of who sits in water are. */
const BATHING = 0.4;
export const bathing = ({ thing }: Node, y: number): Point => [thing.concept.heightCm * BATHING, y];

/** What somebody is on or in, drawn. */
interface Bearer {
  host: KitDrawing;
  concept: { id: string };
}

/**
 * Where somebody is on a host: on its seat, its floor, its stool or, where it is no vessel, its back; nowhere where an
 * animal is on a table with benches. A load is in the box of what somebody else pedals.
 */
export function spotOn(
  node: Node,
  { host: { anchors }, concept }: Bearer,
  isVessel: boolean,
  stool: Anchor | undefined,
): { spot: Anchor | undefined; isLoad: boolean } {
  const { seat, inside, back, pedal, top } = anchors;
  const isOnTable = node.bond === 'on' && top && /table|desk/.test(concept.id) && isBeast(node);
  if (isOnTable) return { spot: undefined, isLoad: false };
  if (isVessel && pedal) return { spot: inside, isLoad: true };
  return { spot: seat ?? inside ?? stool ?? (isVessel ? undefined : back), isLoad: false };
}
