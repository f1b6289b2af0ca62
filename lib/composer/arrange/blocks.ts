import { times } from '@/lib/svg/point';
import { exaggeration, heightOf, type Item, type Recipe, widthOf } from './item';
import type { Wish } from './node';

/**
 * Things that stand together, as one block of the row: two who hug, a hammock between its palms, a
 * teacher before the blackboard, strawberries around a plate. Lengths are drawn centimetres, from the
 * middle of the block.
 */
export interface Member {
  item: Item;
  scale: number;
  x: number;
  /** Nearer (positive) or farther than the block. */
  nearer: number;
}

export interface Block {
  members: Member[];
  left: number;
  right: number;
  height: number;
}

/** Of the width of two who stand close, what their boxes share. */
const CLOSE_SHARE = 0.12;
/** What is lower than this share of its neighbour lies before it. */
const ACCENT_SHARE = 0.45;
/** Of a wide thing behind somebody, how far its middle is from them. */
const ASIDE_SHARE = 0.24;

/** Trees between which something hangs are so high, of its width. */
const POST_SHARE = 0.98;
const POST_INSET = 0.06;

const widthIn = ({ item, scale }: Member) => widthOf(item) * scale;
const heightIn = ({ item, scale }: Member) => heightOf(item) * scale;

function blockOf(members: Member[]): Block {
  return {
    members,
    left: Math.min(...members.map((one) => one.x - widthIn(one) / 2)),
    right: Math.max(...members.map((one) => one.x + widthIn(one) / 2)),
    height: Math.max(...members.map(heightIn)),
  };
}

export const widthOfBlock = ({ left, right }: Block): number => right - left;

const shifted = (member: Member, by: number): Member => ({ ...member, x: member.x + by });

class Blocks {
  constructor(
    public blocks: Block[],
    private readonly side: 1 | -1,
  ) {}

  of(id: string): Block[] {
    return this.blocks.filter(({ members }) =>
      members.some(({ item }) => item.elements.includes(id)),
    );
  }

  /** Puts blocks into one, in the place of the first. */
  private join(host: Block, others: readonly Block[], members: Member[]): void {
    const joined = blockOf(members);
    this.blocks = this.blocks
      .filter((block) => !others.includes(block))
      .map((block) => (block === host ? joined : block));
  }

  /** Side by side, sharing a little. */
  close(one: Block, other: Block): void {
    const share = Math.min(widthOfBlock(one), widthOfBlock(other)) * CLOSE_SHARE;
    const by = one.right - other.left - share;
    this.join(one, [other], [...one.members, ...other.members.map((each) => shifted(each, by))]);
  }

  between(middle: Block, left: Block, right: Block): void {
    const tallest = widthOfBlock(middle) * POST_SHARE;
    const post = (block: Block, by: number) =>
      block.members.map((each) => ({
        ...shifted(each, by),
        scale: each.scale * Math.min(1, tallest / block.height),
        nearer: -0.03,
      }));
    const inset = widthOfBlock(middle) * POST_INSET;
    const posts = [...post(left, middle.left + inset), ...post(right, middle.right - inset)];
    this.join(middle, [left, right], [...posts, ...middle.members]);
  }

  /** Behind and to one side, so that both are seen. */
  behind(front: Block, back: Block): void {
    const [near, far] = [widthOfBlock(front), widthOfBlock(back)];
    const by = far > near * 1.5 ? far * ASIDE_SHARE : (near + far) * 0.3;
    const members = back.members.map((each) => ({
      ...shifted(each, by * this.side),
      nearer: each.nearer - 0.08,
    }));
    this.join(front, [back], [...members, ...front.members]);
  }

  /** What is worked on or looked at: on the ground before who does, or between two of them. */
  facing(doers: readonly Block[], thing: Block): void {
    const [first, second] = doers;
    if (!first) return;
    const wide = widthOfBlock(thing);
    const before = (each: Member, by: number) => ({ ...shifted(each, by), nearer: 0.04 });
    if (!second) {
      const by = this.side > 0 ? first.right + wide * 0.42 : first.left - wide * 0.42;
      const members = thing.members.map((each) => before(each, by));
      this.join(first, [thing], [...first.members, ...members]);
      return;
    }
    const by = first.right + wide * 0.46;
    const members = [
      ...first.members,
      ...thing.members.map((each) => before(each, by)),
      ...second.members.map((each) => shifted(each, by + wide * 0.46 - second.left)),
    ];
    this.join(first, [second, thing], members);
  }

  /** A bed of flowers on one side, some nearer than others. */
  row(host: Block, others: readonly Block[]): void {
    let edge = this.side > 0 ? host.right : host.left;
    const members = others.flatMap((other, index) => {
      const by = edge + (this.side * widthOfBlock(other)) / 2;
      edge += this.side * widthOfBlock(other) * (others.length > 4 ? 0.62 : 0.9);
      return other.members.map((each) => ({
        ...shifted(each, by),
        nearer: index % 2 ? 0.07 : -0.01,
      }));
    });
    this.join(host, others, [...host.members, ...members]);
  }

  /** A pair of shoes: one behind the other. */
  pair(front: Block, back: Block): void {
    const by = widthOfBlock(front) * 0.42;
    const members = back.members.map((each) => ({
      ...shifted(each, by),
      nearer: each.nearer - 0.1,
    }));
    this.join(front, [back], [...members, ...front.members]);
  }

  /** Around the foot: before it at its sides, the later ones behind. */
  around(host: Block, others: readonly Block[]): void {
    const members = others.flatMap((other, index) => {
      const side = index % 2 === 0 ? this.side : -this.side;
      const isBehind = index >= 4 || (index >= 2 && others.length > 3);
      const width = widthOfBlock(other);
      const edge = side > 0 ? host.right : host.left;
      const step = Math.floor(index / 2) * width * 0.55;
      const by = edge + side * (width * (isBehind ? 0.05 : 0.22) + step);
      const nearer = isBehind ? -0.05 : 0.06 - 0.02 * Math.floor(index / 2);
      return other.members.map((each) => ({ ...shifted(each, by), nearer }));
    });
    this.join(host, others, [...members, ...host.members]);
  }
}

/** Those who hold hands, hug or dance stand as one. */
function joinClose(blocks: Blocks): void {
  const isClose = ({ members }: Block) => members.some(({ item }) => item.isClose);
  const close = blocks.blocks.filter(isClose);
  for (let index = 1; index < close.length; index += 1) {
    const host = blocks.blocks.find(isClose);
    const other = close[index];
    if (host && other && host !== other) blocks.close(host, other);
  }
}

function follow(blocks: Blocks, { kind, from, to }: Wish): void {
  const [ones, others] = [blocks.of(from), blocks.of(to)];
  const [one, other] = [ones[0], others[0]];
  if (!one || !other || one === other) return;
  if (kind === 'between') {
    if (others[1]) blocks.between(one, other, others[1]);
  } else if (kind === 'behind') blocks.behind(other, one);
  else if (kind === 'in-front-of') blocks.behind(one, other);
  else if (kind === 'towards' && isActing(one) && !isActing(other) && isLow(other, one)) {
    if (others.length === 1) blocks.facing(ones, other);
    else blocks.row(one, others);
  } else if (kind === 'around' && !ones.some(isActing)) blocks.around(other, ones);
}

const isLow = (thing: Block, doer: Block) => thing.height < doer.height * 0.75;

const isActing = ({ members }: Block) => members.some(({ item }) => item.isActor);

/** Small things lie before the block that they go `with`, or before the leading one. */
function joinAccents(blocks: Blocks, wishes: readonly Wish[]): void {
  const tallest = Math.max(...blocks.blocks.map(({ height }) => height));
  const small = blocks.blocks.filter(
    (block) => !isActing(block) && block.height < tallest * ACCENT_SHARE,
  );
  const hosts = new Map<Block, Block[]>();
  for (const block of small) {
    const ids = block.members.flatMap(({ item }) => item.elements);
    const wish = wishes.find(({ from, to }) => ids.includes(from) !== ids.includes(to));
    const [wished] = wish ? blocks.of(ids.includes(wish.from) ? wish.to : wish.from) : [];
    const host =
      wished && !small.includes(wished)
        ? wished
        : blocks.blocks.find((each) => !small.includes(each));
    if (host) hosts.set(host, [...(hosts.get(host) ?? []), block]);
  }
  for (const [host, accents] of hosts) blocks.around(host, accents);
}

/** Stones and puddles that lie about are low, however large the only one of them would be. */
const STREWN_SHARE = 0.34;

function scaleOf(item: Item, leadCm: number, isLead: boolean): number {
  const scale = exaggeration(item, leadCm);
  const isLow = item.isStrewn && item.kind === 'nature' && !isLead;
  return isLow ? Math.min(scale, (leadCm * STREWN_SHARE) / heightOf(item)) : scale;
}

/** The main things of a picture as blocks, in their order. */
export function blocksOf(
  items: readonly Item[],
  wishes: readonly Wish[],
  leadCm: number,
  { flipped }: Pick<Recipe, 'flipped'>,
): Block[] {
  const blocks = new Blocks(
    times(items.length, (index) => {
      const item = items[index];
      return item
        ? [blockOf([{ item, scale: scaleOf(item, leadCm, index === 0), x: 0, nearer: 0 }])]
        : [];
    }).flat(),
    flipped ? -1 : 1,
  );
  joinClose(blocks);
  const [one, two, ...more] = blocks.blocks;
  const isPair = one && two && more.length === 0 && items.every(({ kind }) => kind === 'clothing');
  if (isPair) blocks.pair(one, two);
  for (const wish of wishes) follow(blocks, wish);
  if (blocks.blocks.length > 1) joinAccents(blocks, wishes);
  return blocks.blocks;
}
