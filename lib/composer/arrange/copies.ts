import type { KitDrawing } from '../kit/part';
import type { PenFor } from './held';
import type { Node } from './node';
import { isBeast } from './seats';

/** How often things are drawn, and how large tables are for those at them. */
/** From here on a table is stood at. */
export const STANDING_TABLE_CM = 84;
/** Copies of a thing that are drawn one by one; more would not be told apart. */
const MOST_COPIES = 12;

/** Copies of a node's thing that each of `hosts` has: three pupils at three desks are one at each. */
export function copiesEach({ thing }: Node, hosts = 1): number {
  return Math.min(MOST_COPIES, Math.ceil(thing.element.count / hosts));
}

/** Several of what is never counted, under one that stands on them all. */
const isGroundOfOne = ({ thing, children }: Node) =>
  thing.element.several &&
  children.length > 0 &&
  children.every(
    (child) =>
      child.bond === 'on' &&
      child.thing.element.count === 1 &&
      child.thing.concept.heightCm > thing.concept.heightCm,
  );

/** `two kids on bikes`: as many bikes as kids, where nobody says how many those are. */
function ridersOfUncounted({ thing, children }: Node): number | undefined {
  if (!thing.element.several) return undefined;
  const counts = children
    .filter(({ thing: { drawnBy, element } }) => drawnBy.kind === 'actor' && !element.several)
    .map((child) => child.thing.element.count);
  const [count = 1] = counts;
  return counts.length === 1 && count > 1 && count < thing.element.count ? count : undefined;
}

/** How often a node is drawn with all that belongs to it: those who share one board sit at one table. */
export function clustersOf(node: Node): number {
  const laid = node.children.filter(({ bond }) => bond === 'laid');
  if (node.children.some(({ bond }) => bond === 'touched')) return 1;
  if (node.grouping || node.children.some(({ bond }) => bond === 'strung')) return 1;
  // Two of a kind who do something together are one group.
  if (node.joint && node.bond !== 'paired' && node.bond !== 'attending') return 1;
  // `a lighthouse on the rocks` is one, however many rocks there are.
  if (isGroundOfOne(node)) return 1;
  const riders = ridersOfUncounted(node);
  if (riders !== undefined) return riders;
  const shares = laid.length > 0 && laid.every(({ thing }) => thing.element.count === 1);
  return shares ? 1 : copiesEach(node);
}

/** Each copy has a random stream of its own. */
export function penOfCopy(penFor: PenFor, index: number): PenFor {
  return index === 0 ? penFor : (label) => penFor(`${label} ${index}`);
}

/** Of a grown table's width, what a school desk has. */
export const SCHOOL_SQUEEZE = 0.6;
const CHILD_CM = 145;
const GROWN_CM = 170;

/** Paws are lower than hands, of somebody as tall. */
const BEAST_ARMS = 0.72;

const isUprightOne = ({ doing, thing: { concept, element } }: Node) =>
  concept.kind === 'person' || doing.pose === 'stand' || element.attributes.includes('upright');

/** Rabbits and badgers at table have one of their own size: of animals up to so high, and how high one is at a grown table. */
const SMALL_BEAST_CM = 62;
const BEAST_TABLE_CM = 132;
const LEAST_TABLE = 0.2;

/** How much smaller than for grown people a table for these is. */
export function tableScale(people: readonly Node[]): number {
  const tallest = Math.max(
    0,
    ...people.map(({ thing: { concept } }) =>
      concept.kind === 'person' ? concept.heightCm : concept.heightCm * BEAST_ARMS,
    ),
  );
  const highest = Math.max(0, ...people.map(({ thing }) => thing.concept.heightCm));
  if (people.length > 0 && people.every(isBeast) && highest < SMALL_BEAST_CM)
    return Math.max(LEAST_TABLE, highest / BEAST_TABLE_CM);
  const areChildren = tallest > 0 && tallest < CHILD_CM;
  return areChildren && people.every(isUprightOne) ? tallest / GROWN_CM : 1;
}

/** Somebody alone behind a counter has a short one, so as to be seen. */
const COUNTER_WIDTH_CM = 175;
const LEAST_SQUEEZE = 0.58;

export function counterSqueeze(
  { anchors, box }: KitDrawing,
  people: readonly Node[],
  hosts: number,
) {
  const isCounter = anchors.top !== undefined && -anchors.top.at[1] >= STANDING_TABLE_CM;
  const isAlone =
    people.length === 1 && people[0] !== undefined && copiesEach(people[0], hosts) === 1;
  if (!isCounter || !isAlone) return 1;
  return Math.min(1, Math.max(LEAST_SQUEEZE, COUNTER_WIDTH_CM / (box.right - box.left)));
}
