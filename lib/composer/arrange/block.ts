import { heightOf, type Item, widthOf } from './item';

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
  /** Which way it looks, where what it does asks for it. */
  facing?: 1 | -1;
  /** What it touches: all with the same tie move together. */
  tie?: string;
}

export interface Block {
  members: Member[];
  left: number;
  right: number;
  height: number;
  /** Stands at one end, to have the others before it: who photographs or films them. */
  isAside?: boolean;
  /** Somebody is around something: all of them are before what is behind that. */
  isRing?: boolean;
}

export const widthOfBlock = ({ left, right }: Block): number => right - left;

export const shifted = (member: Member, by: number): Member => ({ ...member, x: member.x + by });

export const widthIn = ({ item, scale }: Member) => widthOf(item) * scale;
const heightIn = ({ item, scale }: Member) => heightOf(item) * scale;

export function blockOf(members: Member[]): Block {
  return {
    members,
    left: Math.min(...members.map((one) => one.x - widthIn(one) / 2)),
    right: Math.max(...members.map((one) => one.x + widthIn(one) / 2)),
    height: Math.max(...members.map(heightIn)),
  };
}

/** How far what is behind something counts beside and above it, of its own width and height: the frame may cut the rest. */
const BACK_COUNTS = { beside: 0.7, above: 1.8 } as const;

/** A block that is as large as its front makes it. */
export function croppedTo(front: Block, whole: Block): Block {
  const beside = Math.max(front.right - front.left, front.height * 0.5) * BACK_COUNTS.beside;
  return {
    ...whole,
    left: Math.max(whole.left, front.left - beside),
    right: Math.min(whole.right, front.right + beside),
    height: Math.min(whole.height, front.height * BACK_COUNTS.above),
  };
}

/** Of somebody's width, how far they are from what they are around, and how much farther away the middle ones. */
const RING_SHARES = { near: 0.24, each: 0.26, far: 0.14 } as const;

/** People about a fire: in a half circle behind it, all turned to it. */
export function encircled(host: Block, others: readonly Block[]): Member[] {
  const width = others.reduce((sum, other) => sum + widthOfBlock(other), 0) / others.length;
  const spare = Math.max(0, others.length - 2) * RING_SHARES.each * width * 0.5;
  const radius = widthOfBlock(host) / 2 + width * RING_SHARES.near + spare;
  const ring = others.flatMap((other, index) => {
    const turn = others.length === 1 ? 0 : (index / (others.length - 1)) * Math.PI;
    const by = -Math.cos(turn) * radius - (other.left + other.right) / 2;
    return other.members.map((each) => ({
      ...shifted(each, by),
      nearer: -RING_SHARES.far * Math.sin(turn),
      facing: by > 0 ? (-1 as const) : (1 as const),
    }));
  });
  return [...ring, ...host.members.map((each) => ({ ...each, nearer: 0.03 }))];
}
