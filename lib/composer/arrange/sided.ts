import { clamp } from '@/lib/svg/point';
import { type Frame, originAt, type Spot } from './item';
import { shrink } from './hangings';
import type { Wish } from './node';
import { leftOf, middleOf, rightOf } from './spot-edges';

/** Puts things in the order from left to right that a prompt tells: left of another, between two others. */

/** What keeps its place to all others when the order changes: copies of one thing, or one half of them. */
interface Unit {
  spots: Spot[];
  left: number;
  right: number;
}

const unitOf = (spots: Spot[]): Unit => ({
  spots,
  left: Math.min(...spots.map(leftOf)),
  right: Math.max(...spots.map(rightOf)),
});

const widthOf = ({ left, right }: Unit) => right - left;
const centreOf = ({ left, right }: Unit) => (left + right) / 2;

/** Of the width, how near the sides they come; of their mean width, how much two share at most; how many make one row. */
const ROW = { edge: 0.03, shared: 0.06, most: 5 } as const;
/** Of the narrower of two, how much may be before or behind the other for its side to be seen. */
const SEEN_SHARE = 0.35;

const isOf = (id: string) => (spot: Spot) => spot.item.elements.includes(id);
const isOrdered = ({ item: { layer, isBackdrop } }: Spot) => layer === 'main' && !isBackdrop;

/** Copies whose like stand on both sides of something are told apart, all others stay together. */
function unitsOf(spots: readonly Spot[], wishes: readonly Wish[]): Unit[] {
  const groups = new Map<string, Spot[]>();
  for (const spot of spots.filter(isOrdered)) {
    const key = spot.item.elements[0] ?? spot.item.id;
    groups.set(key, [...(groups.get(key) ?? []), spot]);
  }
  const flanks = new Set(
    wishes.flatMap(({ kind, from, to }) => {
      const isOnlyOne = !wishes.some(
        (one) => one.kind === kind && one.from === from && one.to !== to,
      );
      return kind === 'between' && isOnlyOne ? [to] : [];
    }),
  );
  return [...groups].flatMap(([key, group]) => {
    if (!flanks.has(key) || group.length < 2) return [unitOf(group)];
    const row = [...group].sort((a, b) => middleOf(a) - middleOf(b));
    const half = Math.ceil(row.length / 2);
    return [unitOf(row.slice(0, half)), unitOf(row.slice(half))];
  });
}

const indexOf = (row: readonly Unit[], id: string) =>
  row.findIndex(({ spots }) => spots.some(isOf(id)));

function moveBefore(row: Unit[], from: number, to: number): void {
  const [unit] = row.splice(from, 1);
  if (unit) row.splice(from < to ? to - 1 : to, 0, unit);
}

/** The row with what is told to be left of something there; what keeps to its side already stays. */
function putLeft(row: Unit[], { from, to }: Wish): void {
  const [a, b] = [indexOf(row, from), indexOf(row, to)];
  if (a > b && b >= 0) moveBefore(row, a, b);
}

function putBetween(row: Unit[], id: string, ends: readonly string[]): void {
  const middle = indexOf(row, id);
  const at = row.flatMap(({ spots }, index) =>
    spots.some((spot) => ends.some((end) => isOf(end)(spot))) ? [index] : [],
  );
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (middle < 0 || at.length < 2 || (middle > first && middle < last)) return;
  moveBefore(row, middle, middle < first ? last : first + 1);
}

function orderTold(units: readonly Unit[], wishes: readonly Wish[]): Unit[] {
  const row = [...units].sort((a, b) => centreOf(a) - centreOf(b));
  const between = new Set(wishes.flatMap(({ kind, from }) => (kind === 'between' ? [from] : [])));
  for (const id of between)
    putBetween(
      row,
      id,
      wishes.flatMap(({ kind, from, to }) => (kind === 'between' && from === id ? [to] : [])),
    );
  for (const wish of wishes) if (wish.kind === 'left-of') putLeft(row, wish);
  return row;
}

/** Of two that are told to be beside each other one hides the other. */
function isHidden(row: readonly Unit[], { from, to }: Wish): boolean {
  const one = row[indexOf(row, from)];
  return row.some((other) => {
    if (!one || one === other || !other.spots.some(isOf(to))) return false;
    const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return shared > SEEN_SHARE * Math.min(widthOf(one), widthOf(other));
  });
}

function moveTo({ spots, left }: Unit, to: number, { widthPx, groundAt }: Frame): void {
  for (const spot of spots) {
    const before = groundAt(spot.depth, spot.x / widthPx);
    spot.x += to - left;
    spot.y += groundAt(spot.depth, spot.x / widthPx) - before;
  }
}

/** Who looked at each other does so from their new sides. */
function turnRound(units: readonly Unit[]): void {
  for (const spot of units.flatMap(({ spots }) => spots)) {
    if (!spot.item.isActor) continue;
    const middle = middleOf(spot);
    spot.mirrored = !spot.mirrored;
    spot.x = originAt(spot.item, middle, spot.pxPerCm, spot.mirrored);
  }
}

function spread(row: readonly Unit[], frame: Frame): void {
  const { widthPx } = frame;
  const edge = widthPx * ROW.edge;
  const [left, right] = [
    Math.min(...row.map((unit) => unit.left)),
    Math.max(...row.map((unit) => unit.right)),
  ];
  const sum = row.reduce((all, unit) => all + widthOf(unit), 0);
  const least = (-ROW.shared * sum) / row.length;
  const gap = Math.max(least, (right - left - sum) / Math.max(1, row.length - 1));
  const whole = sum + gap * (row.length - 1);
  const share = Math.min(1, (widthPx - 2 * edge) / whole);
  let x = clamp((left + right - whole * share) / 2, edge, widthPx - edge - whole * share);
  for (const unit of row) {
    const about = centreOf(unit);
    for (const spot of unit.spots) {
      const middle = middleOf(spot);
      if (share < 1) shrink(spot, share);
      spot.x += (middle - about) * (share - 1);
    }
    moveTo(unitOf(unit.spots), x, frame);
    x += (widthOf(unit) + gap) * share;
  }
}

/** Where the like of a sun or a picture on the wall is, of the room on the side that it is told to be. */
function moveAside(wish: Wish, spots: readonly Spot[], { widthPx }: Frame): void {
  const [ones, others] = [spots.filter(isOf(wish.from)), spots.filter(isOf(wish.to))];
  const [one, other] = [ones[0], others[0]];
  if (!one || !other || one === other || middleOf(one) < middleOf(other)) return;
  const isFree = (spot: Spot) => !isOrdered(spot);
  const half = (rightOf(one) - leftOf(one)) / 2;
  if (isFree(one)) one.x += Math.max(half, leftOf(other) / 2) - middleOf(one);
  else if (isFree(other)) {
    const room = (rightOf(one) + widthPx) / 2;
    other.x += Math.min(widthPx - (rightOf(other) - leftOf(other)) / 2, room) - middleOf(other);
  }
}

/** The things of a picture moved to the sides that they are told to be on. */
export function sided(spots: Spot[], wishes: readonly Wish[], frame: Frame): Spot[] {
  const told = wishes.filter(({ kind }) => kind === 'left-of' || kind === 'between');
  if (told.length === 0) return spots;
  const units = unitsOf(spots, told);
  const before = [...units].sort((a, b) => centreOf(a) - centreOf(b));
  const row = orderTold(units, told);
  const moved = row.filter((unit, index) => unit !== before[index]);
  const isChanged = moved.length > 0 || told.some((wish) => isHidden(row, wish));
  if (isChanged && row.length <= ROW.most) {
    if (moved.length === 2) turnRound(moved);
    spread(row, frame);
  }
  for (const wish of told) if (wish.kind === 'left-of') moveAside(wish, spots, frame);
  return spots;
}
