import { isOfSort } from '../concepts/sorts';
import { CARRIED_CM, type Forest, hold } from './forest';
import { isActor, isHeld, type Node } from './node';
import { isBeast } from './seats';

/** What is done close before the face: read, kissed, eaten from the hand, typed on. */

/** A book that is read is open, in both hands. */
export function openToRead(forest: Forest, reader: Node, book: Node): boolean {
  const { parameters, ...thing } = book.thing;
  if (parameters.kind !== 'book' || !hold(forest, reader, book, true)) return false;
  book.thing = { ...thing, parameters: { ...parameters, state: 'read' } };
  return true;
}

/** So small that who kisses it has it in the hands. */
const LIFTED_CM = 42;

/** What is small is lifted to the face; animals have their muzzles at each other. */
export function kiss(forest: Forest, agent: Node, patient: Node): boolean {
  if (agent === patient || !isActor(patient)) return false;
  if (isBeast(agent)) {
    delete agent.isClose;
    forest.touch(agent, patient, 'face');
    return true;
  }
  const isSmall = patient.thing.concept.heightCm <= LIFTED_CM && isBeast(patient);
  if (!isSmall || !hold(forest, agent, patient, false)) return false;
  agent.doing.near = 'eat';
  return true;
}

/** A stalk or a branch of what is too tall to be held is eaten from the hand. */
export function eatPlant(forest: Forest, agent: Node, plant: Node): boolean {
  const { concept } = plant.thing;
  const isTall = concept.kind === 'plant' && concept.heightCm > CARRIED_CM;
  return isActor(agent) && isTall && forest.bind(plant, agent, 'held');
}

/** Before a computer somebody sits and works. */
export function sitBefore(forest: Forest, a: Node, b: Node): boolean {
  const { id } = b.thing.concept;
  const isWorked = isOfSort(id, 'put-down') || isOfSort(id, 'worked-before');
  if (!isActor(a) || !isWorked || !forest.bind(b, a, 'laid')) return false;
  a.doing = { near: 'type', far: 'type', ...a.doing, pose: 'sit' };
  return true;
}

/** Who is at what stands on a table has it before them. */
export function workAt(forest: Forest, a: Node, b: Node): boolean {
  if (isActor(a) && isOfSort(b.thing.concept.id, 'put-down')) return forest.bind(b, a, 'laid');
  return isOfSort(b.thing.concept.id, 'worked-before') && sitBefore(forest, a, b);
}

const HUMBLED = /^(?:kneel|kneel-low|bow|crouch|squat)$/;

/** Who kneels before a queen does so at her feet, turned to her, and does not hide her. */
export function kneelBefore(forest: Forest, a: Node, b: Node): boolean {
  if (!isActor(b) || !HUMBLED.test(a.doing.pose ?? '')) return false;
  forest.wishes.push({ kind: 'beside', from: a.thing.element.id, to: b.thing.element.id });
  forest.turn(a, b);
  return true;
}

/** Young of its own kind on its mother. */
export const isYoungOn = (inner: Node, outer: Node): boolean =>
  isActor(inner) &&
  outer.thing.concept.kind === 'animal' &&
  inner.thing.concept.id === outer.thing.concept.id &&
  inner.thing.element.attributes.includes('young');

/** Who gets something stands before who gives it, a hand out for it. */
export function meet(giver: Node, receiver: Node): void {
  if (!giver.isGiving || !isActor(giver) || !isActor(receiver)) return;
  giver.isClose = true;
  receiver.isClose = true;
  if (!receiver.children.some(isHeld)) receiver.doing.near ??= 'reach';
}
