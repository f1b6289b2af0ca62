import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import type { Node } from './node';

/** What stands with somebody on the same fence or wall stands to both sides of them, and before nobody. */

/** Of the width of who sits there, what may be covered. */
const MOST_COVERED = 0.3;
/** Things so much lower than they are cover nobody: an apple before a cat. */
const LOW = 0.4;
/** Of its width, how far each is from the next. */
const STEP = 0.94;

const middleOf = ({ box }: KitDrawing) => (box.left + box.right) / 2;

function covers({ box }: KitDrawing, rider: KitDrawing): boolean {
  const shared = Math.min(box.right, rider.box.right) - Math.max(box.left, rider.box.left);
  const isHigh = heightOf(box) > heightOf(rider.box) * LOW;
  return isHigh && shared > widthOf(rider.box) * MOST_COVERED;
}

/** Things moved outwards, in their order, as far as those who sit among them need it. */
export function besideRiders(
  items: readonly KitDrawing[],
  riders: readonly KitDrawing[],
): readonly KitDrawing[] {
  if (riders.length === 0 || !items.some((item) => riders.some((one) => covers(item, one))))
    return items;
  const left = Math.min(...riders.map(({ box }) => box.left));
  const right = Math.max(...riders.map(({ box }) => box.right));
  const ordered = [...items].sort((one, other) => middleOf(one) - middleOf(other));
  const half = Math.floor(ordered.length / 2);
  const placed = new Map<KitDrawing, number>();
  let edge = left;
  for (const item of ordered.slice(0, half).reverse()) {
    placed.set(item, edge - item.box.right);
    edge -= widthOf(item.box) * STEP;
  }
  edge = right;
  for (const item of ordered.slice(half)) {
    placed.set(item, edge - item.box.left);
    edge += widthOf(item.box) * STEP;
  }
  return items.map((item) => moved(item, { at: [placed.get(item) ?? 0, 0] }));
}

/** Of somebody's height, how broad the face and the shoulders are that nothing on a counter is to hide. */
const BREADTH = 0.26;
/** Tables from this height on are stood at. */
const STOOD_AT_CM = 80;

/** What is seen of somebody alone who stands behind a counter: things on it stand to their sides. */
export function seenBehind(table: KitDrawing, people: readonly Node[]): readonly KitDrawing[] {
  const [one, ...others] = people;
  const { top } = table.anchors;
  if (!one || others.length > 0 || one.thing.element.count > 1 || !top || -top.at[1] < STOOD_AT_CM)
    return [];
  const middle = middleOf(table);
  const { heightCm } = one.thing.concept;
  const half = (heightCm * BREADTH) / 2;
  const box = { left: middle - half, right: middle + half, top: -heightCm, bottom: top.at[1] };
  return [{ svg: '', box, anchors: {} }];
}
