import { clamp, type Edges, unionOf } from '@/lib/svg/point';
import { edgesIn, type Frame, originAt, type Spot } from './item';
import { overlap } from './covering';
import type { Wish } from './node';

/**
 * The moon that something is told to be under is seen over it, or beside its top where that reaches up to the edge of the
 * picture: no lamp post hides it.
 */

/** Of a disc, how much of it may be hidden; of its width, how far it then is from what hid it. */
const HIDDEN_MOST = 0.12;
const GAP = 0.16;
/** Of the height, where its middle is beside a tall thing. */
const LEVEL = 0.24;
const MARGIN = 0.03;

const areaOf = ({ left, top, right, bottom }: Edges) =>
  Math.max(1, (right - left) * (bottom - top));

function freed(orb: Spot, before: readonly Edges[], { widthPx, heightPx }: Frame): void {
  const own = edgesIn(orb);
  const over = before.filter((box) => overlap(own, box) > areaOf(own) * HIDDEN_MOST);
  if (over.length === 0) return;
  const [width, height] = [own.right - own.left, own.bottom - own.top];
  const hiding = unionOf(over);
  const margin = widthPx * MARGIN;
  const isRight = widthPx - hiding.right > hiding.left;
  const edge = isRight ? hiding.right + width * (0.5 + GAP) : hiding.left - width * (0.5 + GAP);
  const middle = clamp(edge, margin + width / 2, widthPx - margin - width / 2);
  orb.x = originAt(orb.item, middle, orb.pxPerCm, orb.mirrored);
  const level = clamp(heightPx * LEVEL, height / 2 + heightPx * MARGIN, heightPx);
  orb.y = level - ((orb.item.box.top + orb.item.box.bottom) / 2) * orb.pxPerCm;
}

/** Moves what shines over something out from behind all that stands. */
export function freeOrbs(spots: readonly Spot[], wishes: readonly Wish[], frame: Frame): void {
  const told = wishes.filter(({ kind }) => kind === 'under' || kind === 'above');
  const isTold = ({ item }: Spot) =>
    told.some(({ from, to }) => item.elements.includes(from) || item.elements.includes(to));
  const standing = spots
    .filter(({ item }) => item.layer === 'main' || (item.layer === 'scenery' && !item.isBackdrop))
    .map(edgesIn);
  for (const spot of spots)
    if (spot.item.kind === 'celestial' && spot.item.layer === 'sky' && isTold(spot))
      freed(spot, standing, frame);
}
