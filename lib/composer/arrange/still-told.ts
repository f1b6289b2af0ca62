import { edgesIn, type Spot } from './item';
import type { Wish } from './node';
import { leftOf, middleOf, rightOf, topOf } from './spot-edges';

/** What of the wishes of a prompt two things fulfil where they are, so that whoever moves them keeps it. */

/** Of both widths, how far the middles of what is over the other are apart at most; of the lower one's height, how deep it hangs. */
const OVER = { aside: 0.62, down: 0.3 } as const;
/** Of the picture's width, what is free between two that are told to be beside, before or behind each other. */
const BESIDE = 0.2;

const widthIn = (spot: Spot) => rightOf(spot) - leftOf(spot);
const heightIn = (spot: Spot) => edgesIn(spot).bottom - topOf(spot);

const isOver = (upper: Spot, lower: Spot): boolean =>
  Math.abs(middleOf(upper) - middleOf(lower)) <
    Math.max(widthIn(upper), widthIn(lower)) * OVER.aside &&
  edgesIn(upper).bottom < topOf(lower) + heightIn(lower) * OVER.down;

const isNear = (one: Spot, other: Spot, widthPx: number): boolean =>
  Math.max(leftOf(one), leftOf(other)) - Math.min(rightOf(one), rightOf(other)) < widthPx * BESIDE;

/** Whether a wish that `from` has of `to` is fulfilled; of wishes that say nothing of where, it is. */
export function isFulfilled(kind: Wish['kind'], from: Spot, to: Spot, widthPx: number): boolean {
  if (kind === 'above') return isOver(from, to);
  if (kind === 'under') return isOver(to, from);
  if (kind === 'left-of') return middleOf(from) < middleOf(to);
  return isNear(from, to, widthPx);
}

/** Told to be on, in or against each other: one goes where the other goes. */
const BINDING: ReadonlySet<Wish['kind']> = new Set(['on', 'against', 'hung-by', 'tethered', 'in']);

export const isBinding = ({ kind }: Wish): boolean => BINDING.has(kind);

/** Of two that are told to overlap, what the farther one may have hidden, by the wish. */
const MAY_HIDE: Partial<Record<Wish['kind'], number>> = {
  'in-front-of': 0.5,
  behind: 0.5,
  against: 0.5,
  on: 1,
  at: 0.5,
  around: 0.4,
  tethered: 1,
  'hung-by': 1,
};

/** How much of each other two may hide because that is told of them, 0 where nothing is. */
export function toldToHide(one: Spot, other: Spot, wishes: readonly Wish[]): number {
  const isOf = (spot: Spot, id: string) => spot.item.elements.includes(id);
  return wishes.reduce((most, { kind, from, to }) => {
    const isTold = (isOf(one, from) && isOf(other, to)) || (isOf(other, from) && isOf(one, to));
    return isTold ? Math.max(most, MAY_HIDE[kind] ?? 0) : most;
  }, 0);
}
