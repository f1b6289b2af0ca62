import { times } from '@/lib/svg/point';
import { type Block, widthOfBlock } from './block';

/** Several animals of one kind: they all look one way, each a little nearer than who is before it. */

const LEAST_HERD = 3;
/** Up to so many stand in one row, in two, in three; more in four. Side by side they would all be small. */
const MOST_IN_ROWS = [3, 6, 10] as const;
/** Width by height from which on an animal is long: it has no head at its back, and stands free. */
const LONG = 0.75;
/** Of its own width, what the next one covers; less than nothing is a gap. */
const COVERED = { long: -0.03, upright: 0.06 } as const;
/** How much nearer the next one is. */
export const HERD_STEP = 0.035;

export function isHerd(blocks: readonly Block[]): boolean {
  const first = blocks[0]?.members[0]?.item.elements[0];
  return (
    blocks.length >= LEAST_HERD &&
    blocks.every(({ members: [one, ...others] }) => {
      const isAnimal = one?.item.kind === 'animal' && one.facing === undefined;
      return isAnimal && others.length === 0 && one.item.elements[0] === first;
    })
  );
}

/** A herd in rows from the farthest to the nearest, which is the longest. */
export function herdRows(blocks: readonly Block[]): Block[][] {
  const fewer = MOST_IN_ROWS.findIndex((most) => blocks.length <= most);
  const count = fewer < 0 ? MOST_IN_ROWS.length + 1 : fewer + 1;
  const at = (row: number) => Math.floor((blocks.length * row) / count);
  return times(count, (row) => blocks.slice(at(row), at(row + 1)));
}

/** What two neighbours of a herd share, in drawn centimetres. */
export function sharedIn(blocks: readonly Block[]): number {
  const width = blocks.reduce((sum, block) => sum + widthOfBlock(block), 0) / blocks.length;
  const isLong = width > Math.max(...blocks.map(({ height }) => height)) * LONG;
  return width * (isLong ? COVERED.long : COVERED.upright);
}
