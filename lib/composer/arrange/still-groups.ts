import { isOfSort } from '../concepts/sorts';
import { type Copy, endsOf, fanOf, groupOfAlike, handfulOf, MOST_FANNED, pairsOf } from './plural';
import { heightOf, type Item, widthOf } from './item';

/** Things of a still life by kind: who leads, what stands by, what fans out behind, what lies strewn before it. */

/** What its sort says of how several of a thing lie together. */
export const inGroup = (concept: string | undefined): Partial<Item> => ({
  ...(isOfSort(concept, 'loose') ? { isLoose: true } : {}),
  ...(isOfSort(concept, 'sprig') ? { isSprig: true } : {}),
  ...(isOfSort(concept, 'in-pairs') ? { isPaired: true } : {}),
  ...(isOfSort(concept, 'rests-aslant') ? { isAslant: true } : {}),
});

export type Role = 'lead' | 'other' | 'fan' | 'strewn' | 'burst';

/** All of a kind. Lengths are drawn centimetres of the leading thing. */
export interface Group {
  role: Role;
  items: readonly Item[];
  copies: readonly Copy[];
  /** Of the largest of them. */
  scale: number;
  width: number;
  height: number;
  /** From the first to the last, the middle of which is `middle` from the middle of the copies. */
  span: number;
  middle: number;
}

/** Sizes are softened far more than out of doors: an olive beside a bottle is still to be seen. */
const SOFTENED = 0.56;
const DRAWN = { least: 0.38, most: 1.05, slender: 1.4 } as const;
/** Before a dish, which is so much wider than high, what of food lies loose is smaller than it. */
const DISH = { aspect: 1.7, most: 0.64, tall: 1.25 } as const;
/** Of the leading thing's size, a single nut or berry of a handful. */
const STREWN = { least: 0.18, most: 0.4, lead: 0.42 } as const;
/** Of what is so large, as cookies are, so many lie about. */
const FEW = { from: 0.27, count: 5 } as const;
/** Of the leading thing, how long stalks are: of its height, balloons above it, of its width, and the least of both by their own size. */
const FAN = { ofHeight: 1.06, above: 2.1, ofWidth: 0.5, least: 0.66 } as const;
/** Behind what is wide stalks that lean aside are hidden, so they are longer: of its height, and of its width up to so much of that. */
const FAN_OVER = { height: 0.8, width: 0.5, most: 1.6 } as const;
/** Where they are what the picture is of, of those without a number so many are enough. */
const LED = { count: 5 } as const;
/** Stalks stand up; what is so much wider than high lies. */
const STALK = 1.3;

/** What is so much wider than high lies flat under others, and is no measure for them by its length. */
const FLAT = { aspect: 5, share: 0.3, wide: 0.8 } as const;

const isFlat = (item: Item) => widthOf(item) > heightOf(item) * FLAT.aspect;
const bulkOf = (item: Item): number =>
  isFlat(item)
    ? Math.max(heightOf(item), widthOf(item) * FLAT.share)
    : Math.max(heightOf(item), widthOf(item) * FLAT.wide);

/** When a group is first named: tacos on a board lead though the board is told last. */
const namedAt = (items: readonly Item[]) =>
  Math.min(...items.flatMap(({ elements }) => elements.map((id) => Number(/\d+/.exec(id)?.[0]))));

const isStalk = (item: Item) => item.isSprig && widthOf(item) < heightOf(item) * STALK;
const isLeading = ([item]: readonly Item[]) =>
  item !== undefined && !item.isLoose && !item.isBurst && !item.isSprig && !isFlat(item);

function roleOf(item: Item, lead: Item): Role {
  if (item.elements[0] === lead.elements[0]) return 'lead';
  if (item.isBurst) return 'burst';
  if (isStalk(item)) return 'fan';
  return item.isLoose ? 'strewn' : 'other';
}

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Of its true size beside the leading thing, how large something is that lies flat, as a fork does: enough to be seen. */
const LYING = { own: 0.85, least: 0.5, most: 0.95 } as const;
const trueScale = (item: Item, lead: Item): number => {
  const across = widthOf(lead) / widthOf(item);
  return between(LYING.own, across * LYING.least, Math.max(LYING.own, across * LYING.most));
};

/** The most that something is drawn of the leading thing. */
function mostOf(item: Item, lead: Item): number {
  const isDish = widthOf(lead) > heightOf(lead) * DISH.aspect;
  const isLoose = item.kind === 'food' && heightOf(item) < widthOf(item) * DISH.tall;
  // A racket takes little room however long it is.
  const slender = between(Math.sqrt(heightOf(item) / widthOf(item)), 1, DRAWN.slender);
  return isDish && isLoose ? DISH.most : DRAWN.most * slender;
}

/** Of the leading thing's size, what one of them is drawn as. */
function drawnShare(item: Item, lead: Item, role: Role, count: number): number {
  const softened = (bulkOf(item) / bulkOf(lead)) ** SOFTENED;
  if (role === 'lead') return 1;
  // One alone is to be told as well as a handful.
  if (role === 'strewn' && count > 2)
    return between(softened * STREWN.lead, STREWN.least, STREWN.most);
  // A fork is no longer than a plate is wide, however low it lies.
  if (role !== 'fan' && isFlat(item)) return (bulkOf(item) / bulkOf(lead)) * trueScale(item, lead);
  if (role !== 'fan') return between(softened, DRAWN.least, mostOf(item, lead));
  const over = item.kind === 'toy' ? FAN.above : FAN.ofHeight;
  const wide = Math.min(widthOf(lead), heightOf(lead) * FAN_OVER.most) * FAN_OVER.width;
  const long = Math.max(
    heightOf(lead) * over,
    widthOf(lead) * FAN.ofWidth,
    heightOf(lead) * FAN_OVER.height + wide,
  );
  return (long * between(softened, FAN.least, 1)) / bulkOf(lead);
}

function copiesOf(role: Role, items: readonly Item[], share: number): readonly Copy[] {
  const [first] = items;
  const count =
    role === 'lead' && first?.isStrewn ? Math.min(LED.count, items.length) : items.length;
  if (role === 'fan') return fanOf(count);
  if (role === 'strewn' && count > 2)
    return handfulOf(first?.isStrewn && share > FEW.from ? Math.min(FEW.count, count) : count);
  if (first?.isPaired) return pairsOf(count);
  return groupOfAlike(count, first && heightOf(first) / widthOf(first));
}

function groupOf(items: readonly Item[], lead: Item): Group[] {
  const [first] = items;
  if (!first) return [];
  const role = roleOf(first, lead);
  const share = drawnShare(first, lead, role, items.length);
  const copies = copiesOf(role, items, share);
  const scale = (share * bulkOf(lead)) / bulkOf(first);
  const [width, height] = [widthOf(first) * scale, heightOf(first) * scale];
  const [left, right] = endsOf(copies);
  const most = role === 'fan' ? MOST_FANNED : copies.length;
  const kept = items.slice(0, most);
  const span = (right - left) * width;
  return [
    { role, items: kept, copies, scale, width, height, span, middle: ((left + right) / 2) * width },
  ];
}

/** Copies of one element lie together; the first that is more than garnish leads, the others in the order of the prompt. */
export function groupsOf(items: readonly Item[], behind: ReadonlySet<string> = new Set()): Group[] {
  const byElement = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.elements[0] ?? item.id;
    byElement.set(key, [...(byElement.get(key) ?? []), item]);
  }
  const lists = [...byElement.values()].sort((one, other) => namedAt(one) - namedAt(other));
  // What is told to be behind another leads nothing.
  const isBehind = ([item]: readonly Item[]) => behind.has(item?.elements[0] ?? '');
  const leading =
    lists.find((one) => isLeading(one) && !isBehind(one)) ?? lists.find(isLeading) ?? lists[0];
  const lead = leading?.[0];
  if (!lead) return [];
  return [leading, ...lists.filter((one) => one !== leading)].flatMap((each) =>
    groupOf(each, lead),
  );
}
