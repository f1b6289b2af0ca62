import { edgesIn, type Frame, type Spot } from './item';

/** Of the picture's height, how far something that floats is over the ground, and what it leaves free above it. */
export const LIFT_SHARE = 0.13;
const MARGIN_SHARE = 0.05;

/** What floats goes up, its shadow stays; what a hand holds up throws none. */
export function lifted(spots: readonly Spot[], { heightPx }: Frame): Spot[] {
  return spots.map((spot) => {
    const { item } = spot;
    if (item.isInHand) return { ...spot, isAloft: true };
    if (!item.isLevitating || item.layer !== 'main') return spot;
    const { top, bottom } = edgesIn(spot);
    const share = Math.min(1, (bottom - heightPx * (LIFT_SHARE + MARGIN_SHARE)) / (bottom - top));
    const pxPerCm = spot.pxPerCm * share;
    const liftPx = heightPx * LIFT_SHARE;
    const y = bottom - item.box.bottom * pxPerCm - liftPx;
    const x = spot.x + ((edgesIn(spot).left + edgesIn(spot).right) / 2 - spot.x) * (1 - share);
    return { ...spot, pxPerCm, x, y, liftPx };
  });
}
