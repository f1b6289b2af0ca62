import { clamp } from '@/lib/svg/point';
import { type Item, widthOf } from '../item';
import type { Wish } from '../node';

/** What stands on the floor of a room: along its wall, and in groups before that. Centimetres of the far wall. */
export interface Stood {
  item: Item;
  /** Where its middle is. */
  x: number;
  /** 0 at the wall, 1 right before it, 2 nearest to the eye. */
  row: number;
  mirrored: boolean;
}

/** Free wall between two, and how far seats at the ends come before what stands beside them. */
const GAP_CM = 14;
const TUCKED = 0.3;
/** Of a lamp, only its foot needs room. */
const LAMP_SHARE = 0.5;
const SPARE: Readonly<Record<string, number>> = { 'floor-lamp': LAMP_SHARE };

const NEXT_TO = /^(?:beside|against|at|between|towards|with)$/;
const BEFORE = /^(?:in-front-of|at|behind|under)$/;

export const spanOf = (item: Item): number =>
  widthOf(item) * (SPARE[item.room?.concept ?? ''] ?? 1);

const roleIs = (item: Item, role: NonNullable<Item['room']>['role']) => item.room?.role === role;

/** What a wish ties something to, and how. */
export interface Tie {
  kind: Wish['kind'];
  other: Item;
  /** The other is told by its place to this one. */
  isOther: boolean;
}

export function tiesOf(item: Item, items: readonly Item[], wishes: readonly Wish[]): Tie[] {
  const has = (one: Item, id: string) => one.elements.includes(id);
  return wishes.flatMap(({ kind, from, to }) => {
    const isFrom = has(item, from);
    if (!isFrom && !has(item, to)) return [];
    const other = items.find((one) => one !== item && has(one, isFrom ? to : from));
    return other && !(isFrom && has(item, to)) ? [{ kind, other, isOther: !isFrom }] : [];
  });
}

/** Copies of one thing, in the order in which they come. */
export function sets(items: readonly Item[]): Item[][] {
  const byId = new Map<string, Item[]>();
  for (const item of items) {
    const id = item.elements[0] ?? item.id;
    byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  return [...byId.values()];
}

interface Slot {
  item: Item;
  /** It is moved before its neighbours. */
  isBefore: boolean;
}

/** At which end of a row something goes: where it is told, else by turns. */
function addAtEnd(row: Slot[], slot: Slot, isLeft: boolean): void {
  if (isLeft) row.unshift(slot);
  else row.push(slot);
}

/** The row along the wall: what stands there, what stands beside that, and at its ends whatever stands free. */
function lineUp(along: readonly Item[], others: readonly Item[], wishes: readonly Wish[]): Slot[] {
  const all = [...along, ...others];
  const row: Slot[] = [];
  let isLeft = false;
  const nextSide = ({ room }: Item) => {
    if (room?.side) return room.side === 'left';
    isLeft = !isLeft;
    return !isLeft;
  };
  for (const item of along) {
    const tied = tiesOf(item, all, wishes).find(
      ({ kind, other }) => NEXT_TO.test(kind) && row.some((slot) => slot.item === other),
    );
    // Of several beside one thing, every other is on its left.
    const twins = row.filter((slot) => slot.item.elements[0] === item.elements[0]).length;
    const isLeftOf = item.room?.side === 'left' || (tied !== undefined && twins % 2 === 1);
    insert(row, { item, isBefore: false }, tied?.other, isLeftOf);
  }
  for (const item of others) {
    const isBefore = !roleIs(item, 'aside');
    const tied = tiesOf(item, all, wishes).find(({ other }) =>
      row.some((slot) => slot.item === other),
    );
    const isCorner = item.room?.side === 'corner';
    const left = nextSide(item);
    if (isCorner) addAtEnd(row, { item, isBefore }, left);
    else insert(row, { item, isBefore }, tied?.other, left);
  }
  return row;
}

function insert(row: Slot[], slot: Slot, beside: Item | undefined, isLeft: boolean): void {
  const at = row.findIndex(({ item }) => item === beside);
  if (at < 0) addAtEnd(row, slot, isLeft);
  else row.splice(isLeft ? at : at + 1, 0, slot);
}

/** Left to right with gaps between; what comes before its neighbours overlaps them a little. */
function spread(row: readonly Slot[]): Stood[] {
  let x = 0;
  const middle = (row.length - 1) / 2;
  return row.map(({ item, isBefore }, index): Stood => {
    const width = spanOf(item);
    const tuck = isBefore && row.length > 1 ? width * TUCKED : 0;
    const start = index === 0 ? 0 : x - tuck;
    x = start + width - (index === 0 ? tuck : 0) + GAP_CM;
    // Seats at either end are turned to the middle.
    const mirrored = isBefore && index > middle;
    return { item, x: start + width / 2, row: isBefore ? 1 : 0, mirrored };
  });
}

/** How far from the middle of a table its chairs are, at its ends and along it. */
const CHAIR = { out: 0.3, along: 0.36 } as const;
/** Of what stands there, how far aside one seat before it stands. */
const ASIDE_SHARE = 0.2;
const STOOLS = /stool$|^pouf$/;

/** Chairs at the ends of a table, the others behind it; before a counter they stand in a row. */
function around(table: Stood, seats: readonly Item[], hasEnds: boolean): Stood[] {
  const width = widthOf(table.item);
  const ends = hasEnds && seats.length > 1 && !STOOLS.test(seats[0]?.room?.concept ?? '') ? 2 : 0;
  const rest = seats.length - ends;
  return seats.map((item, index): Stood => {
    const half = widthOf(item) / 2;
    if (index < ends) {
      const side = index === 0 ? -1 : 1;
      const x = table.x + side * (width / 2 + half * CHAIR.out * 2);
      return { item, x, row: table.row, mirrored: side > 0 };
    }
    const k = rest === 1 ? 0 : (index - ends) / (rest - 1) - 0.5;
    const isAlone = rest === 1 && ends === 0;
    const x = table.x + (isAlone ? width * ASIDE_SHARE : k * width * CHAIR.along * 2);
    // Along a table that has ends they look over it from behind.
    const row = hasEnds && !isAlone ? table.row - 0.5 : table.row + 1;
    return { item, x, row, mirrored: isAlone };
  });
}

/** Before a sofa its table stands. */
const SOFTEST = /^(?:sofa|armchair|bed|bunk-bed|fireplace)$/;
/** A table with chairs about it before what stands along the wall. */
const inFront = (item: Item, ties: readonly Tie[]) =>
  ties.find(({ kind, isOther }) => BEFORE.test(kind) && !(kind === 'in-front-of' && isOther)) ??
  (item.isActor ? ties[0] : undefined);

/** Who is before what: seats at desks and tables, tables before sofas, a dog before the fire. */
function hostOf(item: Item, floor: readonly Item[], wishes: readonly Wish[]): Item | undefined {
  const { role, concept = '' } = item.room ?? {};
  const told = inFront(item, tiesOf(item, floor, wishes))?.other;
  if (role === 'along') return undefined;
  if (told && told.room?.role !== 'rug') return told;
  if (concept === 'coffee-table')
    return floor.find(({ room }) => SOFTEST.test(room?.concept ?? ''));
  // A dog on its rug lies before the fire, and in no row with it.
  if (/^(?:rug|carpet)$/.test(concept))
    return (
      floor.find(({ room }) => SOFTEST.test(room?.concept ?? '') && room?.role === 'along') ??
      floor.find(({ room }) => room?.role === 'along')
    );
  if (role !== 'seat') return undefined;
  if (/^(?:chair|high-chair)$/.test(concept)) return floor.find((one) => isSatAt(one));
  if (/stool$/.test(concept)) return floor.find(({ room }) => COUNTERS.test(room?.concept ?? ''));
  if (concept === 'office-chair') return floor.find(({ room }) => /desk/.test(room?.concept ?? ''));
  return undefined;
}
const COUNTERS = /(?:counter|island|coffee-bar|^bar|workbench|piano)$/;
const isSatAt = ({ room }: Item) =>
  (room?.role === 'table' && room.concept !== 'coffee-table') || /desk/.test(room?.concept ?? '');

/** Whether it stands free in the room, with the others along the wall behind it. */
const isAmid = ({ room }: Item) =>
  /(?:^|-)island$/.test(room?.concept ?? '') || (room?.role === 'along' && room.side === 'middle');

/** Before the middle of the row, side by side. */
function amidst(row: readonly Stood[], items: readonly Item[]): Stood[] {
  const left = Math.min(...row.map(({ item, x }) => x - spanOf(item) / 2));
  const right = Math.max(...row.map(({ item, x }) => x + spanOf(item) / 2));
  const step = Math.max(0, ...items.map((item) => spanOf(item) + GAP_CM));
  return items.map((item, index) => ({
    item,
    x: (left + right) / 2 + (index - (items.length - 1) / 2) * step,
    row: 1,
    mirrored: false,
  }));
}

/** All that stands on the floor, in centimetres from the left of the row along the wall. */
export function standOnFloor(floor: readonly Item[], wishes: readonly Wish[]): Stood[] {
  const hosts = new Map(floor.map((item) => [item, hostOf(item, floor, wishes)]));
  // Who is before something that is itself before something is not taken out of the row twice.
  const isHosted = (item: Item) => {
    const host = hosts.get(item);
    return host !== undefined && hosts.get(host) !== item;
  };
  const unhosted = floor.filter((item) => !isHosted(item));
  const amid = unhosted.filter(isAmid);
  const hasWall = unhosted.some((item) => roleIs(item, 'along') && !amid.includes(item));
  const free = hasWall ? unhosted.filter((item) => !amid.includes(item)) : unhosted;
  const along = free.filter((item) => roleIs(item, 'along'));
  const first = along.length > 0 ? along : free.slice(0, 1);
  const others = free.filter((item) => !first.includes(item));
  const row = spread(lineUp(first, others, wishes));
  const placed = [...row, ...(hasWall ? amidst(row, amid) : [])];
  const waiting = sets(floor.filter(isHosted));
  for (const set of [...waiting].sort((a, b) => depthOf(a, hosts) - depthOf(b, hosts)))
    placed.push(...before(set, placed, hosts));
  return placed;
}

/** Tables come before the chairs that stand at them. */
function depthOf([item]: readonly Item[], hosts: ReadonlyMap<Item, Item | undefined>): number {
  let depth = 0;
  for (let host = item && hosts.get(item); host && depth < 4; host = hosts.get(host)) depth += 1;
  return depth;
}

function before(
  set: readonly Item[],
  placed: readonly Stood[],
  hosts: ReadonlyMap<Item, Item | undefined>,
): Stood[] {
  const [item] = set;
  const host = placed.find((one) => item && one.item === hosts.get(item));
  if (!item || !host)
    return set.map((one, index) => ({ item: one, x: index * 60, row: 1, mirrored: false }));
  if (roleIs(item, 'seat')) return around(host, set, roleIs(host.item, 'table'));
  const step = spanOf(item) + GAP_CM;
  return set.map((one, index): Stood => {
    const off = (index - (set.length - 1) / 2) * step;
    const aside =
      roleIs(one, 'table') || one.room?.concept === 'rug' ? 0 : spanOf(host.item) * ASIDE_SHARE;
    return { item: one, x: host.x + off + aside, row: clamp(host.row + 1, 1, 2), mirrored: false };
  });
}
