import { clamp, type Edges, unionOf } from '@/lib/svg/point';
import { edgesIn, heightOf, type Item, originAt, type Tilt, widthOf } from './item';
import { type Group, groupsOf } from './still-groups';

/**
 * Things on a table as a painter puts them: the first that is named in the middle, tall ones behind its shoulders, low
 * ones before its foot, stalks and leaves out from behind it, small ones strewn before it, all overlapping. Lengths are
 * drawn centimetres of the leading thing, depths shares of the ground, both from where that stands.
 */
export interface Set {
  item: Item;
  scale: number;
  x: number;
  depth: number;
  /** Faces the other way than the leading one. */
  isTurned: boolean;
  tilt?: Tilt;
  /** How far under the ground line its foot is. */
  down?: number;
}

/** Where things are told to stand, by their elements: on both sides of another, behind it, before it. */
export interface StillWishes {
  flanking: ReadonlySet<string>;
  behind: ReadonlySet<string>;
  before: ReadonlySet<string>;
  beside: ReadonlySet<string>;
  /** What is over what. */
  above: ReadonlyMap<string, string>;
}

const NOTHING_TOLD: StillWishes = {
  flanking: new Set(),
  behind: new Set(),
  before: new Set(),
  beside: new Set(),
  above: new Map(),
};

/** What is lower than this share of the leading thing lies before it. */
const LOW_SHARE = 0.62;
/** Of its width, what a thing shares with its neighbour towards the middle. */
const SHARED = {
  behind: 0.3,
  before: 0.3,
  beside: 0.28,
  aside: 0.06,
  low: 0.18,
  over: 0.1,
} as const;
/** What of that a wide page leaves, with gaps; a narrow one has them share as much more. */
const AIRY = { kept: 0.1, gap: 0.14, crowded: 0.2 } as const;
/** Before something so much higher than itself, what is low may stand far in: it hides only a foot. */
const AT_FOOT = { from: 1.7, shared: 0.42, ofLead: 0.36, flat: 0.6 } as const;
/** What is so much wider than high lies. */
const FLAT = 4;
/** From so much of the leading thing's width on, a handful is wide; and how far aside of it it lies, of its own. */
const HANDFUL = { from: 0.9, aside: 0.2 } as const;
/** How much nearer or farther than the leading thing they stand, as depths. */
export const STEP = { behind: -0.26, before: 0.26, alike: 0.19, fan: -0.07, strewn: 0.3 } as const;
/** The most that stand in the back row, of few and of many others. */
const MOST_BEHIND = { few: 4, many: 3, from: 5 } as const;
/** Of something right behind the leading thing, how much is seen over it at least. */
const OVER = 0.45;
/** What is narrower than this, of the leading thing's width, stands at its shoulder. */
const SLIM = 0.45;
/** Of all widths, how much higher in the picture the back row stands. */
const RISE = 0.1;

/** Turns of what stands by itself are small, of what lies about any. */
function tiltOf(item: Item, { role }: Group, degrees: number): { tilt?: Tilt } {
  const { box } = item;
  if (role === 'fan') return { tilt: { degrees, pivot: [(box.left + box.right) / 2, box.bottom] } };
  const isFree = role === 'strewn' || item.isAslant || item.isLoose;
  if (!isFree || degrees === 0) return {};
  return {
    tilt: { degrees, pivot: [(box.left + box.right) / 2, (box.top + box.bottom) / 2] },
  };
}

/** All of a kind about a place. */
function placed(group: Group, x: number, depth: number, step: number = STEP.alike): Set[] {
  const { role, items, copies, scale, width, middle } = group;
  return items.flatMap((item, index) => {
    const copy = copies[index];
    if (!copy) return [];
    const isOdd = index % 2 === 1 && !item.isPaired;
    const isTurned = role === 'lead' ? isOdd : x < 0 !== isOdd;
    return [
      {
        item,
        isTurned,
        scale: scale * copy.scale,
        x: x - middle + copy.x * width,
        depth: depth + copy.nearer * step,
        ...tiltOf(item, group, copy.tiltDegrees),
      },
    ];
  });
}

/** Puts groups by turns at the sides, outwards from the middle. */
class Sides {
  private readonly reach: Record<-1 | 1, number>;

  constructor(
    half: number,
    private readonly first: -1 | 1,
    private readonly airiness: number,
  ) {
    this.reach = { [-1]: half, [1]: half };
  }

  /** How far from the middle the farthest of them reaches. */
  get widest(): number {
    return Math.max(this.reach[1], this.reach[-1]);
  }

  put(span: number, tight: number): number {
    const { first, airiness } = this;
    const other = first === 1 ? -1 : 1;
    const side = this.reach[first] <= this.reach[other] ? first : other;
    const shared =
      airiness > 0
        ? tight * (1 - airiness * (1 - AIRY.kept)) - airiness * AIRY.gap
        : tight - airiness * AIRY.crowded;
    const x = this.reach[side] + span * (0.5 - shared);
    this.reach[side] += span * (1 - shared);
    return x * side;
  }
}

/** Of the leading thing, how wide and how high a splash behind it is at least. */
const BURST = { width: 1.5, height: 1.12, depth: -0.04 } as const;

/** Behind the leading thing, with as much of it on all sides. */
function burst({ items }: Group, lead: Group): Set[] {
  return items.slice(0, 1).map((item) => {
    const scale = Math.max(
      (lead.span * BURST.width) / widthOf(item),
      (lead.height * BURST.height) / heightOf(item),
    );
    const down = Math.max(0, (heightOf(item) * scale - lead.height) / 2);
    return { item, isTurned: false, scale, x: 0, depth: BURST.depth, down };
  });
}

/** Of the leading thing's height, the width in which stalks come up behind it at most. */
const FAN_WIDTH = 1.3;
/** Several kinds of stalks turn farther apart by so much each. */
const FAN_TURN = 13;

/** Out from behind the leading thing, to both its sides. */
function fanned(group: Group, lead: Group, index: number, { way, opening }: Way): Set[] {
  const side = (index % 2 === 0 ? 1 : -1) * way;
  return group.items.flatMap((item, at) => {
    const copy = group.copies[at];
    if (!copy) return [];
    const degrees =
      (side * copy.tiltDegrees + Math.sign(side * copy.tiltDegrees) * index * FAN_TURN) * opening;
    return [
      {
        item,
        isTurned: degrees < 0,
        scale: group.scale * copy.scale,
        x: side * copy.x * Math.min(lead.span, lead.height * FAN_WIDTH),
        depth: STEP.fan - copy.nearer - index * 0.02,
        ...tiltOf(item, group, degrees),
      },
    ];
  });
}

interface Way {
  way: -1 | 1;
  /** 1 where the page is far wider than all of them, -1 where it is as much too narrow. */
  airiness: number;
  told: StillWishes;
  /** Of their angle, how far stalks open: on a page that stands they rise. */
  opening: number;
}

/** Of the width of what stands beside another, what the two share. */
const FLANK = { shared: 0.06, depth: -0.1 } as const;

/** One on each side of what is between them. */
function flanked(groups: readonly Group[], half: number): Set[] {
  const all = groups.flatMap((group) => group.items.map((item) => ({ item, group })));
  return all.map(({ item, group: { width, scale } }, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const row = Math.floor(index / 2);
    const x = side * (half + width * (0.5 - FLANK.shared + row * 0.8));
    return { item, scale, x, depth: FLANK.depth, isTurned: side > 0 };
  });
}

function stood(lead: Group, named: readonly Group[], { way, airiness, told }: Way): Set[] {
  const isOf = (ids: ReadonlySet<string>, { items: [item] }: Group) =>
    ids.has(item?.elements[0] ?? '');
  const isFlank = (group: Group) => isOf(told.flanking, group);
  const posts = named.filter(isFlank);
  const others = named.filter((group) => !isFlank(group));
  const isLow = (group: Group) =>
    group.role === 'strewn' ||
    isOf(told.before, group) ||
    (group.height < lead.height * LOW_SHARE && !isOf(told.behind, group));
  const byHeight = others.filter((group) => !isLow(group)).sort((a, b) => b.height - a.height);
  const { few, many, from } = MOST_BEHIND;
  const tall = byHeight.slice(0, others.length >= from ? many : few);
  const low = others.filter((group) => !tall.includes(group));
  // Over something low what is behind it is seen, and stands right there; the rest goes to its sides.
  const rise = [lead, ...others].reduce((sum, { span }) => sum + span, 0) * RISE;
  // The stem of a glass would be hidden behind a dish, and the glass float over it.
  const isSlim = (group: Group) => group.span < lead.span * SLIM && !isOf(told.behind, group);
  const isOver = (group: Group) =>
    !isOf(told.beside, group) &&
    group.height + rise - lead.height > group.height * OVER &&
    !isSlim(group);
  const above = new Sides(0, way, airiness);
  const over = tall.filter(isOver).flatMap((group) => {
    const x = above.put(group.span, SHARED.over);
    return placed(group, x, STEP.behind);
  });
  const behind = new Sides(Math.max(lead.span / 2, above.widest), way, airiness);
  const before = new Sides(lead.span / 2, way === 1 ? -1 : 1, airiness);
  return [
    ...over,
    ...tall
      .filter((group) => !isOver(group))
      .flatMap((group) => {
        // What is told to be beside it is seen, and not half of it behind.
        const shared = isOf(told.beside, group) ? SHARED.aside : SHARED.behind;
        return placed(group, behind.put(group.span, shared), STEP.behind);
      }),
    ...flanked(posts, lead.span / 2),
    ...placed(lead, 0, 0),
    ...low.flatMap((group, index) => {
      // The third and the fourth lie nearer still, before the gaps of the first two.
      const row = Math.floor(index / 2) % 2;
      const isAtFoot = lead.height > group.height * AT_FOOT.from;
      const atFoot = Math.min(AT_FOOT.shared, (AT_FOOT.ofLead * lead.span) / group.span);
      // A fork lies right before the plate.
      const [one] = group.items;
      const isFlat = one !== undefined && widthOf(one) > heightOf(one) * FLAT;
      const first = isFlat ? AT_FOOT.flat : isAtFoot ? atFoot : SHARED.before;
      // A wide handful lies about the foot, and does not draw the middle of the picture away.
      const isWide = group.role === 'strewn' && group.span > lead.span * HANDFUL.from;
      const aboutFoot = 0.5 - HANDFUL.aside + lead.span / (2 * group.span);
      const near = isOf(told.beside, group) ? Math.min(first, SHARED.beside) : first;
      const shared = index < 2 ? (isWide ? aboutFoot : near) : SHARED.low;
      const depth = group.role === 'strewn' ? STEP.strewn : STEP.before * (1 - row * 0.6);
      return placed(group, before.put(group.span, shared), depth);
    }),
  ];
}

/** Of how far stalks reach aside, what counts: their tips may come near the frame. */
const TIPS = 0.82;

const inward = (box: Edges, { depth, tilt }: Set): Edges =>
  tilt && depth < 0 ? { ...box, left: box.left * TIPS, right: box.right * TIPS } : box;

/** Edges of a set as if all stood on one line, of the top without what may leave the picture: the ends of a splash. */
export function edgesOfSets(sets: readonly Set[]): {
  left: number;
  right: number;
  tallest: number;
} {
  const boxOf = ({ item, scale, x, tilt, down = 0 }: Set) => {
    const at = originAt(item, x, scale, false);
    const tilted = tilt ? { tilt } : {};
    const y = Math.min(0, down);
    return edgesIn({ item, x: at, y, pxPerCm: scale, mirrored: false, depth: 0, ...tilted });
  };
  const { left, right } = unionOf(sets.map((set) => inward(boxOf(set), set)));
  // Where all that is told is in a splash, the splash is what stands there.
  const upright = sets.filter(({ item }) => !item.isBurst);
  const { top } = unionOf((upright.length > 0 ? upright : sets).map(boxOf));
  return { left, right, tallest: -top };
}

/** A page so much wider than what stands on it leaves gaps, of all that there may be at so much more; a narrower one crowds it. */
const PAGE = {
  wide: 1.5,
  from: 1.15,
  to: 2,
  fitting: 0.95,
  narrow: 0.6,
  square: 1.2,
  least: 0.5,
} as const;

/** All of a still life for a page of so much width by height: spread where that is far wider, crowded where it is narrower. */
export function setsFor(
  items: readonly Item[],
  way: Way['way'],
  page: number,
  told: StillWishes = NOTHING_TOLD,
): Set[] {
  const opening = clamp(page / PAGE.square, PAGE.least, 1);
  const close = setsOf(items, { way, airiness: 0, opening, told });
  const { left, right, tallest } = edgesOfSets(close);
  const wider = page / Math.max(0.1, (right - left) / Math.max(0.1, tallest));
  const { wide, from, to, fitting, narrow } = PAGE;
  const room = page > wide ? clamp((wider - from) / (to - from), 0, 1) : 0;
  const airiness = room > 0 ? room : -clamp((fitting - wider) / (fitting - narrow), 0, 1);
  return airiness === 0 ? close : setsOf(items, { way, airiness, opening, told });
}

/** Where all things stand about the first that leads; a page that is much wider than they are spreads them. */
function setsOf(items: readonly Item[], way: Way): Set[] {
  const [lead, ...rest] = groupsOf(items, way.told.behind);
  if (!lead) return [];
  const of = (role: Group['role']) => rest.filter((group) => group.role === role);
  const others = rest.filter(
    ({ role }) => role === 'other' || role === 'strewn' || role === 'lead',
  );
  const sets = [
    ...of('burst').flatMap((group) => burst(group, lead)),
    ...of('fan').flatMap((group, index) => fanned(group, lead, index, way)),
    ...stood(lead, others, way),
  ];
  return sets.map((set) => lifted(set, sets, way.told));
}

/** Of the height of what something floats over, how high that is. */
const OVER_IT = 1.08;

function lifted(set: Set, sets: readonly Set[], { above }: StillWishes): Set {
  const under = above.get(set.item.elements[0] ?? '');
  const host = sets.find(({ item }) => under !== undefined && item.elements[0] === under);
  if (!host || host === set) return set;
  return {
    ...set,
    x: host.x,
    depth: host.depth + 0.01,
    down: -heightOf(host.item) * host.scale * OVER_IT,
  };
}
