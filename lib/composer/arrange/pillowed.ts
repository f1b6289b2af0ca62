import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** What somebody who lies on the floor has the head on. */

const LARGEST_CM = 60;
/** Of a head, how wide and how high what is under it is, how far under its middle that begins, how far ahead it is. */
const UNDER = { wide: 1.5, high: 0.75, top: 0.3, ahead: 0.3 } as const;

export function restHead(forest: Forest, owner: Node, pillow: Node): boolean {
  const isSmall = !isActor(pillow) && pillow.thing.concept.heightCm <= LARGEST_CM;
  const isDown = /^(?:sleep|lie)$/.test(owner.doing.pose ?? '');
  const isAnimal = isActor(owner) && owner.thing.concept.kind === 'animal';
  return isSmall && isDown && isAnimal && forest.bind(pillow, owner, 'pillow');
}

/** The chin lies over its edge. */
export function withPillow(drawn: KitDrawing, pillow: KitDrawing): KitDrawing {
  const { head } = drawn.anchors;
  if (!head) return drawn;
  const span = head.spanCm ?? heightOf(drawn.box) * 0.5;
  const scale = Math.min(
    (span * UNDER.wide) / widthOf(pillow.box),
    (span * UNDER.high) / heightOf(pillow.box),
  );
  const { left, right, top } = pillow.box;
  const [x, y] = head.at;
  const middle = x + span * UNDER.ahead;
  const placed = moved(flattened(pillow), {
    at: [middle - ((left + right) / 2) * scale, y + span * UNDER.top - top * scale],
    scale,
  });
  // Whoever lies with the chin on the ground is raised by what is under it.
  const sunk = Math.max(0, placed.box.bottom - Math.max(0, drawn.box.bottom));
  return {
    ...stacked([flattened(drawn), moved(placed, { at: [0, -sunk] })]),
    anchors: drawn.anchors,
  };
}
