import { type Block, type Member, shifted, widthOfBlock } from './block';

/**
 * Several who have to do with one: those who watch somebody, and those who are after them.
 * Several who are after one, or one after several: all go the same way, with whom or what they are after before
 * them. Face to face with it between them nobody would know who chases whom.
 */

/** Of the width of each of a row, how far its middle is from the next; and how far ahead is what they are after. */
const APART_SHARE = 0.72;
const AHEAD_SHARE = 0.2;
/** Every second one goes a little farther away. */
const STAGGERED = -0.03;

export const isOnWay = ({ members }: Block): boolean => members.some(({ item }) => item.isGoing);

export const isChase = (ones: readonly Block[], others: readonly Block[]): boolean =>
  ones.length + others.length > 2 &&
  !ones.some((one) => others.includes(one)) &&
  ones.every(isOnWay) &&
  others.every(({ members }) => members.some(({ item }) => item.isAhead));

const isLive = ({ members }: Block): boolean => members.some(({ item }) => item.isActor);

/** Which way whoever acts in a block is turned already, to what they do. */
const turnedTo = ({ members }: Block): 1 | -1 | undefined =>
  members.find(({ item, facing }) => item.isActor && facing !== undefined)?.facing;

/** So many watch somebody side by side. */
const MOST_WATCHING = 5;

export const isAudience = (ones: readonly Block[], others: readonly Block[]): boolean =>
  ones.length > 1 &&
  ones.length <= MOST_WATCHING &&
  others.length === 1 &&
  ones.every((one) => isLive(one) && !isOnWay(one) && turnedTo(one) === undefined);

/** Whether one of two has their back to the other by what they are at: the ball is on the far side of who kicks it. */
export const isTurnedElsewhere = (one: Block, other: Block): boolean =>
  turnedTo(one) !== undefined && turnedTo(other) === undefined && one.members.length > 1;

/** Of their width, how near those stand who watch together, and how far from whom they watch. */
const WATCHING = { apart: 0.62, ahead: 0.35, farther: -0.05 } as const;

/** Those who watch beside each other, all turned to whom they watch, who is turned to them or to their own work. */
export function audienceOf(ones: readonly Block[], other: Block, side: 1 | -1): Member[] {
  const way = turnedTo(other) ?? side;
  const turned = ones.flatMap((block, index) => {
    const by = -way * index * widthOfBlock(block) * WATCHING.apart - (block.left + block.right) / 2;
    return block.members.map((each) => ({
      ...shifted(each, by),
      nearer: each.nearer + (index % 2 ? WATCHING.farther : 0),
      facing: way,
    }));
  });
  const [first] = ones;
  const width = first ? widthOfBlock(first) : 0;
  const by = way * width * (0.5 + WATCHING.ahead) - (way > 0 ? other.left : other.right);
  const own = turnedTo(other) ?? (-way as 1 | -1);
  const isThing = !isLive(other);
  const watched = other.members.map((each) => ({
    ...(isThing ? {} : { facing: own }),
    ...shifted(each, by),
  }));
  return [...turned, ...watched];
}

/** Somebody at what they do, and beyond that whom they do it to. */
export function metBeyond(one: Block, other: Block): Member[] {
  const way = turnedTo(one) ?? 1;
  const gap = widthOfBlock(other) * AHEAD_SHARE;
  const by = (way > 0 ? one.right : one.left) + way * gap - (way > 0 ? other.left : other.right);
  const met = other.members.map((each) => ({ ...shifted(each, by), facing: -way as 1 | -1 }));
  return [...one.members, ...met];
}

/** Ducklings behind their mother go in a row after her. */
export const isTrail = (ones: readonly Block[], others: readonly Block[]): boolean =>
  ones.length > 1 &&
  others.length === 1 &&
  !ones.some((one) => others.includes(one)) &&
  [...ones, ...others].every(isOnWay);

/** Who chases, and before them what they are after, as members of one block; `way` is 1 to the right. */
export function chased(chasers: readonly Block[], ahead: readonly Block[], way: 1 | -1): Member[] {
  const last = chasers.at(-1);
  const gap = last ? widthOfBlock(last) * AHEAD_SHARE : 0;
  let edge = 0;
  return [...chasers, ...ahead].flatMap((block, index) => {
    const overlap = widthOfBlock(block) * (APART_SHARE - 1);
    const apart = index === 0 ? 0 : index === chasers.length ? gap : overlap;
    const by = edge + way * apart - (way > 0 ? block.left : block.right);
    edge = by + (way > 0 ? block.right : block.left);
    return block.members.map((each) => ({
      ...shifted(each, by),
      nearer: each.nearer + (index % 2 ? STAGGERED : 0),
      facing: way,
    }));
  });
}
