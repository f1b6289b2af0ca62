import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type PatchGuide } from './patch-fill';
import { rarityCost } from './rarity';

/** A hole is rather filled from near it: what copying from the picture's other end costs. */
const SHIFT_COST = 2_000;

/** How a hole inside a picture is filled: as a guess says, from near by, with what recurs. */
export function guideInward(guess: Pixels, hole: Plane, random: () => number): PatchGuide {
  const { widthPx, heightPx } = guess;
  return {
    forbidden: hole,
    home: { leftPx: 0, topPx: 0, widthPx, heightPx },
    rowCost: SHIFT_COST,
    columnCost: SHIFT_COST,
    sourceCost: rarityCost(guess, hole, random),
    trustsGuess: true,
  };
}
