import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { CLEAR_HOLLOWS } from '../concepts/hollows';
import { isOfSort } from '../concepts/sorts';
import type { Anchor, KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { moved } from './assemble';
import type { Node } from './node';
import { type Contents, contentsOf, cutByRim } from './within';

/**
 * Flowers in a vase: they fan out over its rim and are about as high as it, a bouquet is broader than it, and stems are
 * seen through glass. In the neck of the vase alone they would be a tuft.
 */

/**
 * Of the vessel's height, how high flowers are over all; of its width, how broad a bloom may be, one alone more; of its
 * own height, how much of a stem is inside.
 */
const STEMS = {
  high: 1.3,
  shorter: 0.2,
  bloom: 0.74,
  alone: 1.15,
  degrees: 34,
  sunk: 0.2,
} as const;
/**
 * Of those whose stems are seen in glass, down to its floor where they are so long: shares of the vessel's height and
 * width, and of a stem.
 */
const IN_GLASS = { high: 1.5, sunk: 0.8, ofStem: 0.52, mouth: 0.1, bloom: 0.8 } as const;
/** Of the vessel's width and height, how broad and high a bouquet is, and how much of it is inside. */
const BOUQUET = { wide: 1.75, high: 1.15, sunk: 0.34 } as const;
/** Where only several are told, there are so many; few stand more upright. */
const SEVERAL = 5;

const isBouquet = ({ thing }: Node) =>
  isOfSort(thing.concept.id, 'wrapped') && thing.concept.id !== 'gift';
const isFlower = (node: Node) => node.thing.concept.kind === 'plant' || isBouquet(node);

/** Foot of the stem at the origin. */
const footed = (item: KitDrawing): KitDrawing => {
  const { left, right, bottom } = item.box;
  return moved(item, { at: [-(left + right) / 2, -bottom] });
};

/** From the outermost to the one in the middle, which is before all others. */
function fromOutside(count: number): number[] {
  const middle = (count - 1) / 2;
  return [...Array(count).keys()].sort(
    (one, other) => Math.abs(other - middle) - Math.abs(one - middle),
  );
}

function stems(items: readonly KitDrawing[], host: KitDrawing, at: Point, isClear: boolean) {
  const { high: share, bloom } = isClear ? IN_GLASS : STEMS;
  const most = widthOf(host.box) * (items.length === 1 ? STEMS.alone : bloom);
  const middle = (items.length - 1) / 2;
  const leanDegrees = (STEMS.degrees * Math.min(SEVERAL, items.length)) / SEVERAL;
  return fromOutside(items.length).flatMap((index): KitDrawing[] => {
    const item = items[index];
    if (!item) return [];
    const aside = middle === 0 ? 0 : (index - middle) / middle;
    const high = heightOf(host.box) * share * (1 - STEMS.shorter * Math.abs(aside));
    const scale = Math.min(high / heightOf(item.box), most / widthOf(item.box));
    const long = heightOf(item.box) * scale;
    const deepCm = isClear
      ? Math.min(heightOf(host.box) * IN_GLASS.sunk, long * IN_GLASS.ofStem)
      : long * STEMS.sunk;
    const foot = moved(footed(item), { at: [0, 0], scale });
    const leaning = moved(foot, { at: [0, 0], angleDegrees: aside * leanDegrees });
    return [moved(leaning, { at: [at[0], at[1] + deepCm] })];
  });
}

function bouquet(item: KitDrawing, host: KitDrawing, at: Point): KitDrawing {
  const scale = Math.min(
    (widthOf(host.box) * BOUQUET.wide) / widthOf(item.box),
    (heightOf(host.box) * BOUQUET.high) / heightOf(item.box),
  );
  const down = heightOf(item.box) * scale * BOUQUET.sunk;
  return moved(moved(footed(item), { at: [0, 0], scale }), { at: [at[0], at[1] + down] });
}

function arranged(
  { concept }: Node['thing'],
  host: KitDrawing,
  rim: Anchor,
  { items, isWrapped }: { items: readonly KitDrawing[]; isWrapped: boolean },
  pen: Pen,
): KitDrawing[] {
  const { at } = rim;
  const isClear = CLEAR_HOLLOWS[concept.id] !== undefined;
  // Through glass the stems are seen down to its floor, whose hollow is told by its middle.
  const mouth: Point = isClear ? [at[0], host.box.top + heightOf(host.box) * IN_GLASS.mouth] : at;
  const drawn = isWrapped
    ? items.map((item) => bouquet(item, host, mouth))
    : stems(items, host, mouth, isClear);
  if (isClear && !isWrapped) return drawn;
  return drawn.map((item) => cutByRim({ ...rim, at: mouth }, host, item, pen));
}

/** What is in something, flowers of a vase arranged in it. */
export function contentsIn(
  node: Node,
  host: KitDrawing,
  held: readonly KitDrawing[],
  pen: Pen,
): Contents {
  const { concept } = node.thing;
  const inside = node.children.filter(({ bond }) => bond === 'in');
  const rim = host.anchors.inside ?? host.anchors.top;
  const isVase = isOfSort(concept.id, 'flowers-arranged-in') && held.length > 0 && rim;
  if (!isVase || !inside.every(isFlower)) return contentsOf(concept, host, held, pen);
  const isOpenCount = inside.every(({ thing }) => thing.element.several);
  const items: readonly (KitDrawing | undefined)[] =
    isOpenCount && held.length > 1
      ? Array.from({ length: SEVERAL }, (_, index) => held[index % held.length] ?? held[0])
      : held;
  const order = { items: items.flatMap((item) => item ?? []), isWrapped: inside.every(isBouquet) };
  return { behind: [], between: arranged(node.thing, host, rim, order, pen) };
}
