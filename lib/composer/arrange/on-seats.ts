import { isOfSort } from '../concepts/sorts';
import type { Forest } from './forest';
import { HANDHELD_CM } from './forest';
import { isActor, isHeld, type Node } from './node';
import { isBeast } from './seats';

/** Who is on a chair, a sofa or a seat of a train: asleep they sit, and what they work on is in the lap. */

const SLEEPING = new Set(['sleep', 'lie']);

/** Whether nobody lies down on it: a chair has no room, and two on a sofa have none either. */
function isForSitting(seat: Node): boolean {
  const { id } = seat.thing.concept;
  if (isOfSort(id, 'sat-upright-on')) return true;
  const on = seat.children.filter((child) => isActor(child) && !isBeast(child));
  const many = on.reduce((sum, { thing }) => sum + thing.element.count, 0);
  return isOfSort(id, 'shared-seat') && !isOfSort(id, 'lain-on') && many > 1;
}

/** What is worked on where no table is: a screen on the knees, cards in the hand. */
function takeInLap(node: Node): void {
  const laid = node.children.filter(({ bond }) => bond === 'laid');
  for (const thing of laid) {
    const { id, heightCm } = thing.thing.concept;
    if (isOfSort(id, 'put-down')) {
      Object.assign(thing, { bond: 'on', spot: 'lap' });
      delete node.doing.tool;
    } else if (heightCm <= HANDHELD_CM && !node.children.some(isHeld)) thing.bond = 'held';
  }
}

/** Settles all who are on seats. */
export function settleOnSeats(forest: Forest): void {
  for (const seat of forest.nodes.values()) {
    if (seat.thing.concept.kind !== 'furniture' || !forest.hasSeat(seat)) continue;
    for (const node of seat.children) {
      const isOn = node.bond === 'on' || node.bond === 'in';
      if (!isOn || !isActor(node) || isBeast(node)) continue;
      if (SLEEPING.has(node.doing.pose ?? '') && isForSitting(seat))
        node.doing = { near: 'fold', far: 'fold', ...node.doing, pose: 'sit' };
      takeInLap(node);
    }
  }
}
