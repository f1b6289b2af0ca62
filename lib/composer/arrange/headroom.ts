import type { Edges } from '@/lib/svg/point';
import { edgesIn, type Frame, mainMoved, type Spot } from './item';

/** Of somebody's height, how much hair, a hat or a lifted head may add to what they were measured with. */
const HAIR = 0.05;

/** Where somebody is seen, with room for hair. */
export function headEdges(spot: Spot): Edges {
  const edges = edgesIn(spot);
  return spot.item.isActor
    ? { ...edges, top: edges.top - (edges.bottom - edges.top) * HAIR }
    : edges;
}

/** Of the height, what is free above whoever is tallest, and how far below the frame feet may be that count as seen. */
const HEADROOM = { free: 0.02, cut: 0, feet: 1.02 } as const;

const isStanding = ({ item }: Spot) =>
  item.layer === 'main' && (item.isActor || item.isManned === true);

/**
 * Whoever is seen down to the feet is not without a head: where one reaches out of the top of the frame, all that
 * stands with them is drawn smaller about their feet. Portraits, which the frame cuts below, stay as they are.
 */
export function withHeadroom(spots: readonly Spot[], frame: Frame): Spot[] {
  const { heightPx, widthPx } = frame;
  const edges = spots.filter(isStanding).map(headEdges);
  if (edges.length === 0) return [...spots];
  const top = Math.min(...edges.map((one) => one.top));
  const foot = Math.max(...edges.map((one) => one.bottom));
  if (top >= heightPx * HEADROOM.cut || foot > heightPx * HEADROOM.feet) return [...spots];
  const scale = (foot - heightPx * HEADROOM.free) / (foot - top);
  const about = { x: widthPx / 2, y: foot };
  return mainMoved(spots, { from: about, to: about, scale });
}
