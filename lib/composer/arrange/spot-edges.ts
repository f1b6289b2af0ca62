import { edgesIn, type Spot } from './item';

/** Where a spot begins and ends, in pixels. */
export const leftOf = (spot: Spot): number => edgesIn(spot).left;
export const rightOf = (spot: Spot): number => edgesIn(spot).right;
export const topOf = (spot: Spot): number => edgesIn(spot).top;
export const middleOf = (spot: Spot): number => (leftOf(spot) + rightOf(spot)) / 2;
