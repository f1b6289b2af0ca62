import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened, moved } from './assemble';
import type { Actors } from './at-table';
import type { PenFor } from './held';
import type { Node } from './node';
import type { Riders } from './nested';
import { isBeast, type SeatShare } from './seats';

/** Those who stand in a basket that flies: head and chest over its rim, whatever their size. */

/** Of the width of the floor: how high the smallest and the largest are, and how broad one alone is at most. */
const STANDING = { least: 1.3, most: 2, larger: 1.4, broad: 1.45 } as const;

/** Who rides in a basket, with the feet on its floor. */
export function inBasket(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
  { offCm }: Pick<SeatShare, 'offCm'>,
  { count }: Riders,
  actors: Actors,
): KitDrawing | undefined {
  const { inside } = host.anchors;
  if (!inside?.spanCm) return undefined;
  const pose = isBeast(node) ? 'sit' : 'stand';
  const body = flattened(actors.draw(node, penFor, { pose }));
  const [high, wide] = [heightOf(body.box), widthOf(body.box)];
  const least = (inside.spanCm * STANDING.least) / high;
  const most = (inside.spanCm * STANDING.most) / high;
  const broadest = (inside.spanCm * STANDING.broad) / Math.sqrt(count) / wide;
  const scale = Math.min(Math.max(STANDING.larger, least), most, broadest);
  const middle = ((body.box.left + body.box.right) / 2) * scale;
  return moved(body, {
    at: [inside.at[0] + offCm - middle, inside.at[1] - body.box.bottom * scale],
    scale,
  });
}
