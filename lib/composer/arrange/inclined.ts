import { edgesIn, type Item, originAt, type Spot, type Tilt } from './item';

/** Who goes along a slope leans as it does, and who is in the air on a board is turned a little. */

/** How far the ground goes down a pixel along it. */
const FALL = { downhill: 0.3, uphill: 0.26 } as const;
/** Of the slope, how far whoever walks it is turned: people stand upright on hills, boards lie on them. */
const TURNED = { boarded: 0.9, onFoot: 0.22 } as const;
/** Degrees by which the front of what jumps is up. */
const NOSE_UP = -13;

const DEGREES = 180 / Math.PI;

const leadOf = (spots: readonly Spot[]) =>
  spots.find(({ item }) => item.incline && item.layer === 'main');

/** How the ground falls under whoever leads the picture, a pixel to the right; none where nobody is on a slope. */
export function fallOf(spots: readonly Spot[]): number | undefined {
  const lead = leadOf(spots);
  if (!lead?.item.incline) return undefined;
  const down = lead.item.incline === 'downhill' ? 1 : -1;
  return FALL[lead.item.incline] * down * (lead.mirrored ? -1 : 1);
}

function turnOf(item: Item): number {
  if (item.isAirborne) return NOSE_UP;
  if (!item.incline) return 0;
  const slope = Math.atan(FALL[item.incline]) * DEGREES * (item.incline === 'downhill' ? 1 : -1);
  return slope * ((item.isManned ?? item.isSliding) ? TURNED.boarded : TURNED.onFoot);
}

const pivotOf = ({ box }: Item): Tilt['pivot'] => [(box.left + box.right) / 2, box.bottom];

/** All who go along a slope go the same way. */
function turnedAlong(spot: Spot, lead: Spot | undefined): Spot {
  const { item, mirrored, pxPerCm } = spot;
  if (!item.incline || !lead || mirrored === lead.mirrored) return spot;
  const { left, right } = edgesIn(spot);
  const x = originAt(item, (left + right) / 2, pxPerCm, lead.mirrored);
  return { ...spot, mirrored: lead.mirrored, x };
}

/** Spots of who is on a slope or in the air, turned as they are there. */
export function inclined(spots: readonly Spot[]): Spot[] {
  const lead = leadOf(spots);
  return spots.map((one) => {
    const spot = turnedAlong(one, lead);
    const degrees = turnOf(spot.item);
    return degrees === 0 || spot.tilt
      ? spot
      : { ...spot, tilt: { degrees, pivot: pivotOf(spot.item) } };
  });
}
