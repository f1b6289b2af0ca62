import { edgesIn, type Frame, type Item, type Spot } from './item';

/** Of the picture's height, how far something that floats is over the ground, and what it leaves free above it. */
export const LIFT_SHARE = 0.13;
const MARGIN_SHARE = 0.05;
/** And something that flies: what it flies over is seen under it. */
const FLIGHT_SHARE = 0.26;

/** Of the picture's height, how low land in the air reaches, which clouds would hide further down. */
const LAND_FOOT = 0.84;

/** How far something that floats goes up whose foot would be at such a height. */
export const liftOf = (
  { kind, isFlying }: Pick<Item, 'kind' | 'isFlying'>,
  foot: number,
  { heightPx }: Frame,
): number =>
  kind === 'building'
    ? Math.max(heightPx * LIFT_SHARE, foot - heightPx * LAND_FOOT)
    : heightPx * (isFlying ? FLIGHT_SHARE : LIFT_SHARE);

/** What floats goes up, its shadow stays; what a hand holds up throws none. */
export function lifted(spots: readonly Spot[], frame: Frame): Spot[] {
  const { heightPx } = frame;
  return spots.map((spot) => {
    const { item } = spot;
    if (item.isInHand) return { ...spot, isAloft: true };
    // What something hangs over was lifted with it.
    const isUp = spot.liftPx !== undefined;
    if (!item.isLevitating || item.layer !== 'main' || isUp) return spot;
    const { top, bottom } = edgesIn(spot);
    const liftPx = liftOf(item, bottom, frame);
    const share = Math.min(1, (bottom - liftPx - heightPx * MARGIN_SHARE) / (bottom - top));
    const pxPerCm = spot.pxPerCm * share;
    const y = bottom - item.box.bottom * pxPerCm - liftPx;
    const x = spot.x + ((edgesIn(spot).left + edgesIn(spot).right) / 2 - spot.x) * (1 - share);
    return { ...spot, pxPerCm, x, y, liftPx };
  });
}
