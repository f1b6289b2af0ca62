import type { Concept } from '../concepts/concept';
import type { Anchor, KitDrawing } from '../kit/part';
import { flattened, moved } from './assemble';
import type { Actors } from './at-table';
import type { PenFor } from './held';
import { isHeld, type Node } from './node';
import { isBeast, LYING_POSES } from './seats';

/** Animals in beds made for people: the head on the pillow, the rest under the quilt, or sitting up with a book. */

interface Bed {
  mattress: Anchor;
  pillow: Anchor;
}

/** A bed with a pillow and a quilt over who is told to be in it. */
function bedFor(node: Node, { anchors, front }: KitDrawing): Bed | undefined {
  const { bed: mattress, head: pillow } = anchors;
  if (!isBeast(node) || node.bond !== 'in' || !mattress || !pillow || !front) return undefined;
  return { mattress, pillow };
}

/** Of the length of a mattress, how much somebody takes, and in centimetres how high a quilt is over the back. */
const LENGTH_SHARE = 0.86;
const UNDER_QUILT_CM = 34;
/** How high over the mattress somebody is who sits up, and how far from the pillow. */
const SITTING_CM = 134;
const FROM_PILLOW_CM = 50;
/** Of its length, how far from its middle the head of who lies rolled up is at most. */
const ROLLED_SHARE = 0.3;
/** The second of several lies beside the first, nearer and further down. */
const BESIDE_CM = 24;

function inBed(
  node: Node,
  { mattress, pillow }: Bed,
  penFor: PenFor,
  actors: Actors,
  index = 0,
): KitDrawing {
  const isUp = !LYING_POSES.has(node.doing.pose) || node.children.some(isHeld);
  const [pillowX] = pillow.at;
  const [, y] = mattress.at;
  if (isUp) {
    const sat = flattened(actors.draw(node, penFor, { pose: 'sit' }));
    const scale = SITTING_CM / (sat.box.bottom - sat.box.top);
    const middle = ((sat.box.left + sat.box.right) / 2) * scale;
    return moved(sat, {
      at: [pillowX + FROM_PILLOW_CM - middle + index * BESIDE_CM * 2, y - sat.box.bottom * scale],
      scale,
    });
  }
  const pose = node.doing.pose === 'sleep' ? 'sleep' : 'lie';
  const { box, anchors, ...body } = stretchedOut(actors, node, penFor, pose);
  const highCm = Math.max(1, box.bottom - (anchors.back?.at[1] ?? box.top));
  const longCm = (mattress.spanCm ?? 180) * LENGTH_SHARE;
  const scale = Math.min(longCm / (box.right - box.left), UNDER_QUILT_CM / highCm);
  // It faces right by itself, and the pillow is on the left.
  const headX = anchors.head?.at[0] ?? box.right;
  return moved(
    { ...body, box, anchors },
    {
      at: [pillowX + headX * scale + index * BESIDE_CM, y - box.bottom * scale],
      scale,
      mirrored: true,
    },
  );
}

/** Somebody in a bed that is made for people; nothing where it is none, or people lie in it. */
export function tuckedIn(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
  actors: Actors,
  index: number,
): KitDrawing | undefined {
  const bed = bedFor(node, host);
  return bed && inBed(node, bed, penFor, actors, index);
}

/** On a pillow nobody is rolled up: who sleeps so elsewhere lies with closed eyes. */
function stretchedOut(
  actors: Actors,
  node: Node,
  penFor: PenFor,
  pose: 'sleep' | 'lie',
): KitDrawing {
  const asleep = flattened(actors.draw(node, penFor, { pose }));
  const { left, right } = asleep.box;
  const headX = asleep.anchors.head?.at[0] ?? right;
  const isRolled = Math.abs(headX - (left + right) / 2) < (right - left) * ROLLED_SHARE;
  if (!isRolled || pose === 'lie') return asleep;
  return flattened(actors.draw(node, penFor, { pose: 'lie', expression: 'asleep' }));
}

/** What sags under who lies in it: head and knees are over its edge. */
const SLUNG = new Set(['hammock']);

/** Somebody stretched out in a bed or a hammock. */
export function lying(
  node: Node,
  bed: Anchor,
  concept: Concept,
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const isSlung = SLUNG.has(concept.id) && !isBeast(node);
  const awake = isSlung ? 'recline' : 'lie';
  const pose = node.doing.pose === 'sleep' ? 'sleep' : awake;
  const body = actors.draw(node, penFor, { pose });
  const { left, right, bottom } = body.box;
  return moved(body, {
    at: [bed.at[0] - (left + right) / 2, bed.at[1] - Math.max(0, bottom)],
  });
}
