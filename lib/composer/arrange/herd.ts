import { type Block, widthOfBlock } from './block';

/** Several animals of one kind: they all look one way, each a little nearer than who is before it. */

const LEAST_HERD = 3;
/** More of them stand in two rows. */
const ONE_ROW = 3;
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

export const isInOneRow = (blocks: readonly Block[]): boolean => blocks.length <= ONE_ROW;

/** What two neighbours of a herd share, in drawn centimetres. */
export function sharedIn(blocks: readonly Block[]): number {
  const width = blocks.reduce((sum, block) => sum + widthOfBlock(block), 0) / blocks.length;
  const isLong = width > Math.max(...blocks.map(({ height }) => height)) * LONG;
  return width * (isLong ? COVERED.long : COVERED.upright);
}
