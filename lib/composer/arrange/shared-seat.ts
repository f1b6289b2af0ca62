import { heightOf, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import { copiesEach } from './copies';
import type { Node } from './node';
import { isBeast, LYING_POSES, widthFor } from './seats';

/** What several sit on is wide enough for them, and no higher than a seat. */

/** Poses that take no more room than a seat. */
const SEATED = new Set(['sit', undefined]);
const SHARED_KINDS = /^(?:furniture|plant|nature)$/;

const isSitter = (node: Node) => {
  const { bond, spot, thing, doing } = node;
  const isThere = bond === 'on' || bond === 'in';
  if (!isThere || spot !== undefined || thing.drawnBy.kind !== 'actor') return false;
  return isBeast(node) || SEATED.has(doing.pose) || LYING_POSES.has(doing.pose);
};

/** Of somebody's height, the width that they need on a log: what they hold reaches over its ends. */
const ON_LOG_SHARE = 0.46;

/** Who sits counts as wide as the seat that they take. */
export function asSeated(node: Node, drawn: KitDrawing): KitDrawing {
  const { concept, drawnBy } = node.thing;
  if (drawnBy.kind !== 'actor' || isBeast(node) || node.doing.pose !== 'sit') return drawn;
  const { left, right } = drawn.box;
  const half = Math.min((right - left) / 2, (concept.heightCm * ON_LOG_SHARE) / 2);
  const middle = (left + right) / 2;
  return { ...drawn, box: { ...drawn.box, left: middle - half, right: middle + half } };
}

/** Of who sits on it, how high a log or a rock is at most that grew with their number. */
const SEAT_HIGH_SHARE = 0.42;
const MOST_FLATTENED = 0.4;

/** A log that is longer for three is no thicker. */
export function lowered(node: Node, drawn: KitDrawing, grown: number): KitDrawing {
  const people = node.children.filter((child) => isSitter(child) && !isBeast(child));
  if (grown <= 1 || people.length === 0 || !/^(?:plant|nature)$/.test(node.thing.concept.kind))
    return drawn;
  const seatCm = Math.max(...people.map(({ thing }) => thing.concept.heightCm)) * SEAT_HIGH_SHARE;
  const scale = Math.max(MOST_FLATTENED, Math.min(1, seatCm / heightOf(drawn.box)));
  return scale < 1 ? moved(drawn, { at: [0, 0], scale, squeeze: 1 / scale }) : drawn;
}

/** Of the width of those who sit in a row, how long what they sit along is. */
const ALONG_SHARE = 1.12;
/** One alone sits on something that is long all the same. */
const LEAST_ALONG = 1.7;

/** A log or a beam, as long as those who sit along it need it; nothing where somebody stands on it. */
export function alongSitters(
  { children, thing: { concept } }: Node,
  drawn: KitDrawing,
  seated: readonly KitDrawing[],
): KitDrawing | undefined {
  const riders = children.filter(({ bond }) => bond === 'on');
  const areSitting = riders.every(
    (one) => isSitter(one) && !isBeast(one) && one.doing.pose === 'sit',
  );
  if (!isOfSort(concept.id, 'sat-along') || riders.length === 0 || !areSitting) return undefined;
  const tallest = Math.max(...riders.map(({ thing }) => thing.concept.heightCm));
  const across = seated.reduce((sum, { box }) => sum + widthOf(box), 0);
  const long = Math.max(across * ALONG_SHARE, tallest * ON_LOG_SHARE * LEAST_ALONG);
  const scale = Math.min(1, (tallest * SEAT_HIGH_SHARE) / heightOf(drawn.box));
  return moved(drawn, { at: [0, 0], scale, squeeze: long / (widthOf(drawn.box) * scale) });
}

/** Of a seat's height, how large an animal is that has furniture of its own size, and how large it is on that. */
const TINY_SHARE = 0.34;
const OWN_SHARE = 0.46;
/** Of its length, how large a bed is as a seat. */
const BED_SHARE = 0.45;

/** A mole's armchair is a mole's, as in tales. */
export function fittedTo(node: Node, drawn: KitDrawing, broadCm: (node: Node) => number): number {
  const sitters = node.children.filter(isSitter);
  const isSeat = node.thing.concept.kind === 'furniture' && drawn.anchors.seat !== undefined;
  if (!isSeat || sitters.length === 0 || !sitters.every(isBeast)) return 1;
  const largest = Math.max(
    ...sitters.map((one) => Math.max(broadCm(one) * 0.7, one.thing.concept.heightCm)),
  );
  const { bed, back } = drawn.anchors;
  const isBed = bed !== undefined && back === undefined;
  const high = Math.max(heightOf(drawn.box), isBed ? widthOf(drawn.box) * BED_SHARE : 0);
  return largest < high * TINY_SHARE ? largest / (high * OWN_SHARE) : 1;
}

/** How much wider a seat becomes for people, and how much larger for animals; of its span, what they may hang over. */
const MOST_WIDER = 1.5;
const MOST_LARGER = 1.7;
const OVERHANG = 1.12;
/** Of their widths, what people on one seat take: shoulders overlap. */
const PEOPLE_SHARE = 0.9;

/** A seat as wide as those who share it need it. */
export function shared(node: Node, drawn: KitDrawing, broadCm: (node: Node) => number): KitDrawing {
  const sitters = node.children.filter(isSitter);
  const count = sitters.reduce((sum, sitter) => sum + copiesEach(sitter), 0);
  const { branch, seat, seatFar, pedal, top } = drawn.anchors;
  const spanCm = (branch ?? seat ?? top)?.spanCm ?? widthOf(drawn.box);
  if (count < 2 || seatFar || pedal || !SHARED_KINDS.test(node.thing.concept.kind)) return drawn;
  const needed = sitters.reduce((sum, sitter) => {
    const one = isBeast(sitter) ? broadCm(sitter) : widthFor(sitter) * PEOPLE_SHARE;
    return sum + one * copiesEach(sitter);
  }, 0);
  const growth = needed / (spanCm * OVERHANG);
  if (growth <= 1) return drawn;
  return sitters.every(isBeast) && node.thing.concept.kind !== 'furniture'
    ? moved(drawn, { at: [0, 0], scale: Math.min(MOST_LARGER, growth) })
    : moved(drawn, { at: [0, 0], squeeze: Math.min(MOST_WIDER, growth) });
}
