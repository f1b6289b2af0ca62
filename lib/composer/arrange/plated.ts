import { clamp, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { flattened, moved } from './assemble';
import { isTopping, strewnOver } from './garnish';
import { isSpotted, type Node } from './node';
import { HEAPED_STEP, heaped, lowestRow } from './resting';

/** Several kinds of food on one plate as a cook lays them out: what is high at its back, what is low before it. */

/** From so many kinds on they are laid out as a meal. */
const MEAL = 2;
const LAID = /^(?:on|in)$/;

/** The kinds of food that share a plate, a board or a tray; none where there is only one. */
function mealOn({ thing, children }: Node): Node[] {
  if (!isOfSort(thing.concept.id, 'serving-board')) return [];
  const food = children.filter(
    (child) =>
      LAID.test(child.bond ?? '') &&
      !isSpotted(child) &&
      child.thing.concept.kind === 'food' &&
      !isTopping(child),
  );
  return food.length < MEAL ? [] : food;
}

/** Of the span of a plate, the width of the largest and of the smallest kind, and how high any of them is at most. */
const SHARE = { largest: 0.86, least: 0.5, high: 0.62 } as const;
/** So much larger than it is beside the others something is drawn at most: one olive stays small. */
const MOST_GROWN = 2;
/** Of the width of the dish that is told first, how wide a dip with it is at most: a small bowl beside tacos. */
const DIP_SHARE = 0.5;
/** Of that span, how far kinds are from the middle, and how far the back row is from the front one. */
const APART = { aside: 0.3, deep: 0.055 } as const;

/** What is so much wider than high lies in parallel, and not in a heap; of its size, how far each is from the last. */
const LONG = { aspect: 1.6, aside: 0.12, up: 0.3 } as const;

const isLong = ({ box }: KitDrawing) => widthOf(box) > heightOf(box) * LONG.aspect;

interface Serving {
  isDip: boolean;
  one: KitDrawing;
  items: readonly KitDrawing[];
  widthCm: number;
}

interface Kind {
  items: readonly KitDrawing[];
  isDip: boolean;
}

function servingOf({ items, isDip }: Kind): Serving[] {
  const [one] = items;
  if (!one) return [];
  const rows = isLong(one) ? 1 + (items.length - 1) * LONG.aside : lowestRow(items.length);
  const across = 1 + (rows - 1) * HEAPED_STEP;
  return [{ isDip, one, items, widthCm: widthOf(one.box) * across }];
}

/** Of the middle of a plate, where each of so many kinds is: those at the back first. */
function placesOf(count: number): Point[] {
  const back = Math.floor(count / 2);
  const row = (length: number, y: number, off: number): Point[] =>
    Array.from({ length }, (_, index) => [
      length === 1 ? off : (index / (length - 1) - 0.5) * 2 * APART.aside,
      y,
    ]);
  const lean = count === MEAL ? APART.aside * 0.7 : 0;
  return [...row(back, -APART.deep, -lean), ...row(count - back, APART.deep * 0.5, lean)];
}

/** Of the span of a plate, how far from its middle food reaches: a little over its rim. */
const REACH = 0.58;

interface Fitted {
  sized: readonly KitDrawing[];
  widthCm: number;
  highCm: number;
}

/** How large all kinds are, and the widest that a dip may be, in centimetres. */
interface Measure {
  common: number;
  spanCm: number;
  dipCm: number;
}

function fit({ one, items, widthCm, isDip }: Serving, measure: Measure): Fitted {
  const { spanCm } = measure;
  const common = isDip ? Math.min(measure.common, measure.dipCm / widthCm) : measure.common;
  const asked = Math.max(1, Math.min(MOST_GROWN, (spanCm * SHARE.least) / (widthCm * common)));
  const least = isDip ? 1 : asked;
  const scale = Math.min(common * least, (spanCm * SHARE.high) / heightOf(one.box));
  const sized = items.map((item) => {
    const { left, right, bottom } = item.box;
    return moved(flattened(item), { at: [(-(left + right) / 2) * scale, -bottom * scale], scale });
  });
  return { sized, widthCm: widthCm * scale, highCm: heightOf(one.box) * scale };
}

/** One kind at its place. */
function laid(at: Point, { sized, widthCm, highCm }: Fitted): KitDrawing[] {
  const [one] = sized;
  if (!one || !isLong(one)) return heaped(at, widthCm, sized);
  return [...sized.keys()].reverse().flatMap((index) => {
    const off = index - (sized.length - 1) / 2;
    const spot: Point = [
      at[0] + off * widthOf(one.box) * LONG.aside,
      at[1] - index * highCm * LONG.up,
    ];
    return sized.slice(index, index + 1).map((item) => moved(item, { at: spot }));
  });
}

/** Kinds of food, each as its drawings, where they lie on a plate. */
function laidAsMeal(host: KitDrawing, kinds: readonly Kind[]): KitDrawing[] {
  const spot = host.anchors.top ?? host.anchors.inside;
  if (!spot) return [];
  const spanCm = spot.spanCm ?? widthOf(host.box) * 0.75;
  const servings = kinds.flatMap(servingOf);
  const wide = servings.filter(({ isDip }) => !isDip);
  const [main] = wide;
  const widest = Math.max(0.1, ...(main ? wide : servings).map((one) => one.widthCm));
  const common = (spanCm * SHARE.largest) / widest;
  const dipCm = main ? main.widthCm * common * DIP_SHARE : Infinity;
  const places = placesOf(servings.length);
  return servings
    .map((serving) => fit(serving, { common, spanCm, dipCm }))
    .sort((a, b) => b.highCm - a.highCm)
    .flatMap((fitted, index) => {
      const [x, y] = places[index] ?? [0, 0];
      const most = Math.max(0, spanCm * REACH - fitted.widthCm / 2);
      const off = clamp(x * spanCm, -most, most);
      return laid([spot.at[0] + off, spot.at[1] + y * spanCm], fitted);
    });
}

const isStrewn = (child: Node): boolean =>
  isTopping(child) && child.bond === 'on' && !isSpotted(child);

/** Whether it lies on what bears it in its own way: a topping, one kind of a meal. */
export const isServed = (host: Node, child: Node): boolean =>
  isStrewn(child) || mealOn(host).includes(child);

/** What is served on a thing, in the order it is drawn. */
export function servedOn(
  node: Node,
  host: KitDrawing,
  copies: (child: Node) => KitDrawing[],
): KitDrawing[] {
  const toppings = node.children.filter(isStrewn);
  return [
    ...laidAsMeal(
      host,
      mealOn(node).map((child) => ({
        items: copies(child),
        isDip: isOfSort(child.thing.concept.id, 'dip'),
      })),
    ),
    ...strewnOver(
      node.thing.concept,
      host,
      toppings.flatMap((child) => copies(child).slice(0, 1)),
    ),
  ];
}
