import { times } from '@/lib/svg/point';
import {
  type Block,
  blockOf,
  croppedTo,
  encircled,
  type Member,
  shifted,
  widthIn,
  widthOfBlock,
} from './block';
import {
  audienceOf,
  chased,
  isAudience,
  isChase,
  isOnWay,
  isTrail,
  isTurnedElsewhere,
  metBeyond,
} from './chased';
import { exaggeration, heightOf, type Item, type Recipe, sizeOf } from './item';
import type { Wish } from './node';

/** Of the width of two who stand close, what their boxes share. */
const CLOSE_SHARE = 0.12;
/** What is lower than this share of its neighbour lies before it. */
const ACCENT_SHARE = 0.45;
/** By how much higher what is behind something is seen over it; else where its middle is, of its width, beside that. */
const SEEN_OVER = 1.2;
const SEEN_BESIDE = 0.12;
/** Of a wide thing behind somebody, how far its middle is from them. */
const ASIDE_SHARE = 0.24;

/** Of the height of who is behind something, how high it is at most that they are seen over it. */
const SEEN_PAST = 0.55;

/** Of the widths of two of whom one goes behind the other, how far apart their middles are: neither hides the other. */
const FOLLOWED_SHARE = 0.9;

/** Trees between which something hangs are so high, of its width. */
const POST_SHARE = 0.72;
const POST_INSET = 0.06;
/** What is so much wider than high is strung between two; other things stand so far from each of them, of their width. */
const STRUNG = 1.5;
const FLANK_GAP = 0.12;
/** Of what is at the sides of somebody, how much of its width is seen at least, and of their height. */
const FLANK_SEEN = { share: 0.42, ofHeight: 0.7 } as const;
/** Of who points at a board, how much is before it. */
const BOARD_OVERLAP_SHARE = 0.3;

/** Of somebody's width, how far a hand goes that is laid on them. */
const TOUCH_SHARE = 0.3;

/** Where the hand of the outermost of a block is that is held out to one side; else where it is touched. */
function reachIn({ members }: Block, side: 1 | -1): number | undefined {
  const outer = [...members].sort((a, b) => side * (b.x - a.x))[0];
  if (!outer || !members.some(({ item }) => item.reachCm !== undefined)) return undefined;
  const { item, scale, x } = outer;
  if (item.reachCm === undefined) return x + side * widthIn(outer) * (0.5 - TOUCH_SHARE);
  return x + side * item.reachCm * scale;
}

/** Boxes of who hugs reach to the hands: so much of that is between their middles, not to stand apart. */
const EMBRACE_SHARE = -0.3;

/** How far apart two stand who hug: the hand of one is at the back of the other. */
function embrace(one: Block, other: Block): number | undefined {
  const [first, second] = [one.members.at(-1), other.members[0]];
  if (!first?.item.isEmbracing || !second || first.item.reachCm === undefined) return undefined;
  return first.x + first.item.reachCm * first.scale * EMBRACE_SHARE - second.x;
}

/** Of the taller one's height, how far apart two walk hand in hand: one's hand swings back to the other's. */
const STROLL_SHARE = 0.36;

function strolling(one: Block, other: Block): number | undefined {
  const [first, second] = [one.members.at(-1), other.members[0]];
  if (!first?.item.isStrolling || !second?.item.isStrolling) return undefined;
  return first.x - second.x + Math.max(one.height, other.height) * STROLL_SHARE;
}

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
  private join(host: Block, others: readonly Block[], members: Member[], lead?: Block): void {
    this.replace(host, others, lead ? croppedTo(lead, blockOf(members)) : blockOf(members));
  }

  /** The same, of those who touch each other. */
  private bind(host: Block, others: readonly Block[], members: readonly Member[]): void {
    const tie = host.members[0]?.item.id ?? '';
    this.join(
      host,
      others,
      members.map((each) => ({ ...each, tie })),
    );
  }

  private replace(host: Block, others: readonly Block[], joined: Block): void {
    this.blocks = this.blocks
      .filter((block) => !others.includes(block))
      .map((block) => (block === host ? joined : block));
  }

  /** Side by side and face to face: hands meet, or one's hand the other's arm. */
  close(one: Block, other: Block): void {
    const turned = (members: Member[], facing: 1 | -1) =>
      members.map((each) => {
        // Who sits at a table has the helper behind, and the table before.
        const isFree = each.item.isActor || each.item.isManned;
        const away = each.item.isAverted ? (-facing as 1 | -1) : facing;
        const way = each.item.isStrolling ? this.side : away;
        return { ...each, facing: each.facing ?? (isFree ? way : 1) };
      });
    const share = Math.min(widthOfBlock(one), widthOfBlock(other)) * CLOSE_SHARE;
    const [left, right] = [reachIn(one, 1), reachIn(other, -1)];
    const met = Math.min(one.right, left ?? Infinity) - Math.max(other.left, right ?? -Infinity);
    const isHandless = left === undefined && right === undefined;
    const isAverted = one.members.some(({ item }) => item.isAverted);
    const apart = isAverted || isHandless ? one.right - other.left - share : met;
    const by = embrace(one, other) ?? strolling(one, other) ?? apart;
    const others = turned(other.members, -1).map((each) => shifted(each, by));
    this.bind(one, [other], [...turned(one.members, 1), ...others]);
  }

  between(middle: Block, left: Block, right: Block): void {
    const isStrung = widthOfBlock(middle) > middle.height * STRUNG;
    if (!isStrung) {
      this.flanked(middle, left, right);
      return;
    }
    const tallest = widthOfBlock(middle) * POST_SHARE;
    const post = (block: Block, by: number) =>
      block.members.map((each) => ({
        ...shifted(each, by),
        scale: each.scale * Math.min(1, tallest / block.height),
        nearer: -0.03,
      }));
    const inset = widthOfBlock(middle) * POST_INSET;
    const posts = [...post(left, middle.left + inset), ...post(right, middle.right - inset)];
    this.bind(middle, [left, right], [...posts, ...middle.members]);
  }

  /** One on each side, turned to what is between them. */
  private flanked(middle: Block, left: Block, right: Block): void {
    const gap = widthOfBlock(middle) * FLANK_GAP;
    const beside = (block: Block, by: number, facing: 1 | -1) =>
      block.members.map((each) => ({
        ...shifted(each, by),
        facing: each.facing ?? facing,
      }));
    const joined = blockOf([
      ...beside(left, middle.left - gap - left.right, 1),
      ...beside(right, middle.right + gap - right.left, -1),
      ...middle.members.map((each) => ({ ...each, nearer: 0.01 })),
    ]);
    // Of two cars the frame may cut the far ends: who is between them is what the picture is of.
    const seen = (block: Block) =>
      Math.min(
        widthOfBlock(block),
        Math.max(widthOfBlock(block) * FLANK_SEEN.share, middle.height * FLANK_SEEN.ofHeight),
      );
    this.replace(middle, [left, right], {
      ...joined,
      left: middle.left - gap - seen(left),
      right: middle.right + gap + seen(right),
    });
  }

  /** Behind and to one side, so that both are seen. */
  behind(front: Block, back: Block, index = 0, lead = front): void {
    // Those who are behind already do not push the next one out of the frame.
    const [near, far] = [widthOfBlock(lead), widthOfBlock(back)];
    const aside = far > near * 1.5 ? far * ASIDE_SHARE : (near + far) * 0.3;
    // What is lower than what is before it is seen beside it.
    const isHidden = back.height < lead.height * SEEN_OVER && near > far * 0.7;
    const clear = isActing(front) && isOnWay(back) ? ((near + far) / 2) * FOLLOWED_SHARE : aside;
    const by = Math.max(clear, isHidden ? Math.max(aside, near / 2 + far * SEEN_BESIDE) : aside);
    const side = this.side * (index % 2 === 0 ? 1 : -1) * (1 + Math.floor(index / 2) * 0.6);
    // Who is behind somebody is at their back, and follows them.
    const isFollowing =
      index === 0 && isActing(front) && isActing(back) && (isHidden || isOnWay(back));
    const facing = isFollowing ? { facing: side > 0 ? (-1 as const) : (1 as const) } : {};
    const members = back.members.map((each) => ({
      ...facing,
      ...shifted(each, by * side),
      nearer: each.nearer - 0.08 - 0.03 * index,
    }));
    const led = front.members.map((each) => ({ ...facing, ...each }));
    this.join(front, [back], [...members, ...led], lead);
  }

  /** Each of several behind the same, by turns at its sides. */
  behindAs(from: string, to: string, index: number): void {
    const [front] = this.of(to);
    const back = this.of(from).filter((block) => block !== front)[0];
    if (!front || !back) return;
    // However many are behind, who is before them keeps their size.
    const own = front.members.filter(({ item }) => item.elements.includes(to));
    this.behind(front, back, index, front.isRing ? front : blockOf(own));
  }

  /** Hands on the handle of what is pushed ahead. */
  private pushed(doer: Block, thing: Block): Member[] | undefined {
    const [who, what] = [doer.members[0], thing.members[0]];
    const { reachCm } = who?.item ?? {};
    const { handleCm } = what?.item ?? {};
    if (!who || !what || reachCm === undefined || handleCm === undefined) return undefined;
    // Handles are behind what goes to the right.
    const { side } = this;
    const offset = Math.min(handleCm, -handleCm) * what.scale;
    const x = who.x + side * (reachCm * who.scale - offset);
    const facing = side;
    const isTurned = handleCm > 0;
    return [
      { ...what, x, nearer: 0.005, facing: isTurned ? (-facing as 1 | -1) : facing },
      { ...who, facing },
    ];
  }

  /** What is worked on or looked at: on the ground before who does, or between two of them. */
  facing(doers: readonly Block[], thing: Block): void {
    const [first, second] = doers;
    if (!first) return;
    const wide = widthOfBlock(thing);
    const before = (each: Member, by: number) => ({ ...shifted(each, by), nearer: 0.04 });
    if (!second) {
      const pushed = this.pushed(first, thing);
      if (pushed) {
        this.bind(first, [thing], pushed);
        return;
      }
      const by = this.side > 0 ? first.right + wide * 0.42 : first.left - wide * 0.42;
      const members = thing.members.map((each) => before(each, by));
      const doer = first.members.map((each) => ({ ...each, facing: this.side }));
      this.bind(first, [thing], [...doer, ...members]);
      return;
    }
    const by = first.right + wide * 0.46;
    const members: Member[] = [
      ...first.members.map((each) => ({ ...each, facing: 1 as const })),
      ...thing.members.map((each) => before(each, by)),
      ...second.members.map((each) => ({
        ...shifted(each, by + wide * 0.46 - second.left),
        facing: -1 as const,
      })),
    ];
    this.bind(first, [second, thing], members);
  }

  chase(chasers: readonly Block[], ahead: readonly Block[]): void {
    const [first, ...others] = chasers;
    if (first) this.join(first, [...others, ...ahead], chased(chasers, ahead, this.side));
  }

  watch(ones: readonly Block[], other: Block): void {
    this.join(other, ones, audienceOf(ones, other, this.side));
  }

  meet(one: Block, other: Block): void {
    this.join(one, [other], metBeyond(one, other));
  }

  /** Somebody at the near edge of what is as tall as they are, turned to it: a board, a machine. */
  before(doer: Block, thing: Block): void {
    const over = widthOfBlock(doer) * BOARD_OVERLAP_SHARE;
    const by = this.side > 0 ? doer.right - over - thing.left : doer.left + over - thing.right;
    const members = thing.members.map((each) => ({
      ...shifted(each, by),
      nearer: each.nearer - 0.05,
    }));
    const doers = doer.members.map((each) => ({ ...each, facing: this.side }));
    this.bind(doer, [thing], [...members, ...doers]);
  }

  encircle(host: Block, others: readonly Block[]): void {
    this.replace(host, others, { ...blockOf(encircled(host, others)), isRing: true });
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
    this.bind(front, [back], [...members, ...front.members]);
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
  } else if (kind === 'behind' && isTrail(ones, others)) blocks.chase(ones, others);
  else if (kind === 'behind')
    for (const [index] of ones.entries()) blocks.behindAs(from, to, index);
  else if (kind === 'in-front-of')
    for (const [index] of others.entries()) blocks.behindAs(to, from, index);
  else if (kind === 'towards' && isChase(ones, others)) blocks.chase(ones, others);
  else if (kind === 'towards' && isActing(one) && !isActing(other) && isLow(other, one)) {
    if (others.length > 1) blocks.row(one, others);
    else if (ones.length > 2) surround(blocks, ones, other);
    else blocks.facing(ones, other);
  } else if (kind === 'towards' && !isActing(other) && isAudience(ones, others)) {
    blocks.watch(ones, other);
  } else if (kind === 'towards' && isActing(one) && !isActing(other) && others.length === 1) {
    blocks.before(one, other);
  } else if (kind === 'towards' && isActing(one) && isActing(other)) {
    if (isAudience(ones, others)) blocks.watch(ones, other);
    else if (isTurnedElsewhere(one, other)) blocks.meet(one, other);
    else one.isAside = true;
  } else if (kind === 'around' && !ones.some(isActing)) blocks.around(other, ones);
  else if (kind === 'around' && !isActing(other) && !ones.includes(other))
    blocks.encircle(other, ones);
}

/** Who is behind it is seen over it; over what is higher nobody would be, and all stand on one side of it. */
function surround(blocks: Blocks, ones: readonly Block[], thing: Block): void {
  const [one] = ones;
  const isOver = one !== undefined && thing.height < one.height * SEEN_PAST;
  if (isOver || !isAudience(ones, [thing])) blocks.encircle(thing, ones);
  else blocks.watch(ones, thing);
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

/** Of somebody's height, how large what they wear is that lies before them. */
const PUT_DOWN_SHARE = 0.3;
const isPutBefore = ({ elements }: Item, wishes: readonly Wish[]): boolean =>
  wishes.some(({ kind, from }) => kind === 'in-front-of' && elements.includes(from));

/** However small somebody is whom a picture is of, a thing beside them is no more than so many times as large. */
const MOST_TIMES = 2.2;

/** Of a thing that a picture is of, how large sprigs and flowers about it are at most. */
const GARNISH_SHARE = 0.85;
const GARNISHED = /^(?:container|device|clothing|food)$/;

function scaleOf(
  item: Item,
  lead: Item | undefined,
  leadCm: number,
  { isLead, isBefore }: { isLead: boolean; isBefore: boolean },
): number {
  const isGarnish = item.kind === 'plant' && GARNISHED.test(lead?.kind ?? '');
  const isTowering = !isLead && !item.isActor && !item.isManned && lead?.isActor === true;
  const own = Math.min(
    exaggeration(item, leadCm),
    isTowering ? (leadCm * MOST_TIMES) / sizeOf(item) : Infinity,
  );
  const scale = isGarnish ? Math.min(own, (leadCm * GARNISH_SHARE) / sizeOf(item)) : own;
  // A hat for coins is a hat, however low who sits behind it is.
  if (item.kind === 'clothing' && isBefore)
    return Math.min(scale, (leadCm * PUT_DOWN_SHARE) / sizeOf(item));
  // A stone that somebody is on is as large as the first one.
  const isBearing = item.elements.length > 1;
  const isLow = item.isStrewn && item.kind === 'nature' && !isLead && !isBearing;
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
        ? [
            blockOf([
              {
                item,
                scale: scaleOf(item, items[0], leadCm, {
                  isLead: index === 0,
                  isBefore: isPutBefore(item, wishes),
                }),
                x: 0,
                nearer: 0,
              },
            ]),
          ]
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
