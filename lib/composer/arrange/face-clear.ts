import { clamp, type Edges, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { ActorPose, Held } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { gripOf } from '../kit/people/held';
import { moved } from './assemble';

/**
 * Eyes and mouth are what somebody is known by: nothing that is held or perched is before them. What is in the
 * hand goes down as far as that takes, and is drawn smaller where that is not enough; a bird goes beside the head.
 */

/** Of the head's radius, how far the face goes about the eyes and the mouth. */
const FACE = { aside: 0.6, up: 0.34, down: 0.3 } as const;
/** Of the face, what may be covered before anything is done about it. */
const MOST_COVERED = 0.12;

/** Where the face of somebody is; nothing where its anchors do not say. */
export function faceZone({ anchors }: Pick<KitDrawing, 'anchors'>): Edges | undefined {
  const { head, eyes, mouth } = anchors;
  if (!head?.spanCm || !eyes || !mouth) return undefined;
  const radius = head.spanCm / 2;
  return {
    left: Math.min(eyes.at[0], mouth.at[0]) - FACE.aside * radius,
    right: Math.max(eyes.at[0], mouth.at[0]) + FACE.aside * radius,
    top: eyes.at[1] - FACE.up * radius,
    bottom: Math.max(eyes.at[1], mouth.at[1]) + FACE.down * radius,
  };
}

/** Of one box, the share that another one covers. */
function coveredShare(zone: Edges, { left, top, right, bottom }: Edges): number {
  const across = Math.min(zone.right, right) - Math.max(zone.left, left);
  const down = Math.min(zone.bottom, bottom) - Math.max(zone.top, top);
  return (Math.max(0, across) * Math.max(0, down)) / (widthOf(zone) * heightOf(zone));
}

/** What is perched on a shoulder, moved to the side of the head that is turned away. */
export function besideFace(host: KitDrawing, perched: KitDrawing): KitDrawing {
  const zone = faceZone(host);
  const { head, eyes } = host.anchors;
  if (!zone || !head || !eyes || coveredShare(zone, perched.box) === 0) return perched;
  const turn = eyes.at[0] - head.at[0];
  const middle = (perched.box.left + perched.box.right) / 2;
  const isBehind = turn === 0 ? middle < head.at[0] : turn > 0;
  const off = isBehind
    ? Math.min(0, zone.left - perched.box.right)
    : Math.max(0, zone.right - perched.box.left);
  return moved(perched, { at: [off, 0] });
}

/** What somebody does with the hand at the face: that is meant to be there. */
const AT_FACE = /^(?:eat|blown|sight|ear|groom|hide-face|think|gasp|hush|raise|wave|cheer)$/;
/** Of somebody's height: what is wider, or higher, is no thing before the chest but a parasol or a ladder. */
const MOST_SIZE = { wide: 0.85, high: 0.6, shaft: 0.09 } as const;
/** How far down hands go at most, of somebody's height, and how small what is in them gets. */
const DOWN = { most: 0.26, margin: 0.02, least: 0.6 } as const;

const isBefore = ({ drawing, angleDegrees = 0 }: Held, heightCm: number): boolean =>
  angleDegrees === 0 &&
  widthOf(drawing.box) < heightCm * MOST_SIZE.wide &&
  widthOf(drawing.box) > heightCm * MOST_SIZE.shaft &&
  heightOf(drawing.box) < heightCm * MOST_SIZE.high;

/** A racket or a paddle is too long to go down: it leans ahead, with its head beside the face. */
const ASLANT = 68;
const isLongBefore = ({ drawing, angleDegrees = 0 }: Held, heightCm: number): boolean =>
  angleDegrees === 0 &&
  widthOf(drawing.box) > heightCm * MOST_SIZE.shaft &&
  widthOf(drawing.box) < heightCm * MOST_LONG.wide &&
  heightOf(drawing.box) > widthOf(drawing.box) * MOST_LONG.ratio;
const MOST_LONG = { wide: 0.4, ratio: 1.6 } as const;

/** Where what is in a hand is. */
function boxInHand({ drawing }: Held, palm: Point): Edges {
  const [x, y] = gripOf(drawing);
  const { left, top, right, bottom } = drawing.box;
  const [dx, dy] = [palm[0] - x, palm[1] - y];
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** The pose with what is in the hand under the face; nothing where the face is free already. */
export function clearOfFace(
  drawn: KitDrawing,
  pose: ActorPose,
  heightCm: number,
): ActorPose | undefined {
  const { near } = pose;
  const palm = drawn.anchors.hand?.at;
  const zone = faceZone(drawn);
  if (!near?.holds || near.at || AT_FACE.test(near.gesture ?? '') || !palm || !zone)
    return undefined;
  const { holds } = near;
  if (isLongBefore(holds, heightCm) && coveredShare(zone, boxInHand(holds, palm)) > MOST_COVERED)
    return { ...pose, near: { ...near, holds: { ...holds, angleDegrees: ASLANT } } };
  if (!isBefore(holds, heightCm)) return undefined;
  const box = boxInHand(holds, palm);
  if (coveredShare(zone, box) <= MOST_COVERED) return undefined;
  const wanted = zone.bottom + DOWN.margin * heightCm - box.top;
  const down = Math.min(wanted, DOWN.most * heightCm);
  const above = palm[1] - box.top;
  const scale = clamp((above - (wanted - down)) / Math.max(0.1, above), DOWN.least, 1);
  const drawing = scale < 1 ? moved(holds.drawing, { at: [0, 0], scale }) : holds.drawing;
  return {
    ...pose,
    near: { ...near, at: [palm[0], palm[1] + down], holds: { ...holds, drawing } },
  };
}
