import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { wayOf } from '../concepts/along';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import { copiesEach, penOfCopy } from './copies';
import type { Drawn } from './entwined';
import type { PenFor } from './held';
import type { Node } from './node';
import { shareOf } from './resting';

/** Somebody on their way down or up something: along a pole, an arc, a slope, up a wall or a stalk. */

/** Of its width, how far from each other several of them are. */
const APART = { across: 0.2 } as const;

/** Of what it has to be at least, how high it is at most: nobody is a speck on a rainbow. */
const MOST = 1.15;
/** A tree is seen from near where they are, and may be as much higher. */
const TREE_MOST = 1.9;

/** Of what one of them asks for, how much higher it is for each other who climbs it, over or under them. */
const FOR_EACH = 0.3;
/** More than so many on one ladder would be specks. */
const MOST_CLIMBING = 3;

/** The point of somebody that is on it: the seat of who slides, the hands of who climbs. */
function holdOf({ anchors, box }: KitDrawing, isClimbing: boolean): Point {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (!isClimbing) return anchors.seat?.at ?? [middle[0], box.bottom];
  const hand = anchors.hand?.at ?? middle;
  return [hand[0] - widthOf(box) * 0.06, middle[1]];
}

/** The stem of what stands is over its origin, and in the middle of all else. */
const stemOf = ({ left, right }: KitDrawing['box'], x: number): number =>
  x === 0.5 && left < 0 && right > 0 ? -left / (right - left) : x;

/** How far down what stands one of several is: from near its top to near its foot. */
function upAt(alone: number, index: number, count: number): number {
  const middle = count > 1 ? 0.5 : alone;
  return middle + (index - (count - 1) / 2) * (0.9 / (count + 0.4));
}

function placedOn(
  host: KitDrawing,
  { concept }: Node['thing'],
  each: KitDrawing,
  [index, isClimbing, count]: readonly [number, boolean, number],
): KitDrawing {
  const [width, height] = [widthOf(host.box), heightOf(host.box)];
  const { at, degrees } = wayOf(concept.id, width, height, isClimbing);
  const share: Point =
    degrees === 0
      ? [stemOf(host.box, at[0]), upAt(at[1], index, count)]
      : [at[0] - index * APART.across, Math.max(0, at[1] - index * APART.across * 0.8)];
  const spot = shareOf(host.box, share);
  const turned = moved(flattened(each), { at: [0, 0], angleDegrees: degrees });
  const hold = holdOf(turned, isClimbing);
  return moved(turned, { at: [spot[0] - hold[0], spot[1] - hold[1]] });
}

/** With those who slide down or climb up it, on what is as high as they need it. */
export function withAlong(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  const along = node.children.filter(({ bond }) => bond === 'along');
  if (along.length === 0) return host;
  const people = along.flatMap((child) => {
    const isClimbing = child.doing.pose === 'climb';
    const count = isClimbing ? Math.min(MOST_CLIMBING, copiesEach(child)) : copiesEach(child);
    return times(count, (index) => ({
      index,
      isClimbing,
      count,
      drawing: draw.actor(child, penOfCopy(penFor, index), isClimbing ? { pose: 'climb' } : {}),
    }));
  });
  const needed = Math.max(
    ...people.map(({ drawing, isClimbing, count }) => {
      const way = wayOf(node.thing.concept.id, widthOf(host.box), heightOf(host.box), isClimbing);
      return heightOf(drawing.box) * way.times * (isClimbing ? 1 + FOR_EACH * (count - 1) : 1);
    }),
  );
  const own = heightOf(host.box);
  const most = node.thing.concept.kind === 'plant' ? TREE_MOST : MOST;
  const scale = Math.min(Math.max(1, needed / own), (needed * most) / own);
  const grown = scale === 1 ? flattened(host) : moved(flattened(host), { at: [0, 0], scale });
  const all = stacked([
    grown,
    ...people.map(({ drawing, index, isClimbing, count }) =>
      placedOn(grown, node.thing, drawing, [index, isClimbing, count]),
    ),
  ]);
  const lifted = moved(all, { at: [0, -Math.max(all.box.bottom, grown.box.bottom)] });
  return { ...lifted, anchors: host.anchors };
}
