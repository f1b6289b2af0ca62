import { clamp, heightOf, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import { copiesEach } from './copies';
import { isActor, type Node } from './node';

/** What is no seat and is sat on all the same: a cool box, a ball, a board that lies. */

/** Of who sits on it, how high it is at least and at most to be sat on and not stood by. */
const SEAT = { least: 0.12, most: 0.62, drawn: 0.24 } as const;
/** Of its width, what of its top is sat on. */
const TOP_SHARE = 0.9;
/** What other things sit in or stand on are seats of a kind already. */
const NO_SEATS = /^(?:container|toy|tool|device|food|sign|symbol|nature|instrument)$/;

const isSitter = (node: Node) =>
  node.bond === 'on' &&
  node.spot === undefined &&
  node.thing.concept.kind === 'person' &&
  isActor(node) &&
  node.doing.pose === 'sit';

/** Who sits on something that nobody made for that. */
const sittersOn = ({ children, thing: { concept } }: Node): Node[] =>
  NO_SEATS.test(concept.kind) && !isOfSort(concept.id, 'floating-ground')
    ? children.filter(isSitter)
    : [];

/** A thing with a seat on it, as high as whoever sits on it can. */
export function withSeat(node: Node, drawn: KitDrawing): KitDrawing {
  const sitters = sittersOn(node);
  const { seat, back, bed, branch, inside } = drawn.anchors;
  const isSeat = seat ?? back ?? bed ?? branch ?? inside;
  if (sitters.length === 0 || isSeat) return drawn;
  const tallest = Math.max(...sitters.map(({ thing }) => thing.concept.heightCm));
  const high = heightOf(drawn.box);
  const isFlat = high < tallest * SEAT.least;
  const scale = isFlat ? 1 : clamp(high, tallest * SEAT.drawn, tallest * SEAT.most) / high;
  const sized = scale === 1 ? drawn : moved(drawn, { at: [0, 0], scale });
  const { left, right, top } = sized.box;
  const count = sitters.reduce((sum, sitter) => sum + copiesEach(sitter), 0);
  return {
    ...sized,
    anchors: {
      ...sized.anchors,
      seat: {
        at: [(left + right) / 2, sized.anchors.top?.at[1] ?? top],
        ...(count > 1 ? { spanCm: widthOf(sized.box) * TOP_SHARE } : {}),
      },
    },
  };
}
