import type { Brief } from '../brief';
import type { KitDrawing } from '../kit/part';
import { clamp } from '@/lib/svg/point';
import { verbFrameOf } from '../understand';
import { mainMoved, type Recipe, type Spot } from './item';

/** Somebody seen so near that the picture ends at the chest: the head is this large, of the height. */
const HEADS: Partial<Record<NonNullable<Brief['camera']>, number>> = {
  portrait: 0.37,
  close: 0.46,
};
/** Of somebody seen to the waist, the same, and where the middle of the head is. */
const TO_WAIST = { head: 0.24, headY: 0.3 } as const;
/** Of somebody who is portrayed with something in the hands, which are seen with it. */
const WITH_HANDS = { head: 0.27, headY: 0.33 } as const;
/** Where the middle of the heads is, of the height, by how low the recipe has its things; and where the top of a hat may be. */
const HEAD_Y = { usual: 0.43, baseY: 0.87, share: 0.65 } as const;
/** How far aside one head is, of what the recipe asks for, so that it has room to look into; a couple is in the middle. */
const ASIDE = 0.4;
const HEADROOM = 0.05;
/** More heads than these are a group, which nobody calls a portrait. */
const MOST_HEADS = 3;
/** Several heads together take no more of the width. */
const WIDEST = 0.78;

interface Laid {
  spot: Spot;
  drawing: KitDrawing;
}

interface Head {
  left: number;
  right: number;
  y: number;
  top: number;
  size: number;
}

/** Where the head of somebody is in the picture; nothing for what has none. */
function headAt({ spot, drawing }: Laid): Head | undefined {
  const { head, top } = drawing.anchors;
  if (!spot.item.isActor || spot.item.layer !== 'main' || !head?.spanCm) return undefined;
  const { x, y, pxPerCm, mirrored } = spot;
  const middle = x + head.at[0] * pxPerCm * (mirrored ? -1 : 1);
  const half = (head.spanCm / 2) * pxPerCm;
  return {
    left: middle - half,
    right: middle + half,
    y: y + head.at[1] * pxPerCm,
    top: y + Math.min(top?.at[1] ?? head.at[1], head.at[1] - head.spanCm / 2) * pxPerCm,
    size: 2 * half,
  };
}

/** The main things enlarged about the heads of whoever is portrayed; as they were where nobody is. */
export function portrayed(
  laid: readonly Laid[],
  {
    camera,
    crop,
    seenFrom,
    relations = [],
    actions = [],
  }: Pick<Brief, 'camera' | 'crop' | 'seenFrom'> & Partial<Pick<Brief, 'relations' | 'actions'>>,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { baseY, focusX }: Pick<Recipe, 'baseY' | 'focusX'>,
): Spot[] {
  const spots = laid.map(({ spot }) => spot);
  const isToWaist = crop === 'waist';
  const isBusy =
    relations.some(({ kind }) => kind === 'holding') ||
    actions.some(({ verb, patient }) => patient !== undefined && verbFrameOf(verb)?.near);
  const hasHands = camera === 'portrait' && !isToWaist && isBusy;
  const near = isToWaist ? TO_WAIST : hasHands ? WITH_HANDS : undefined;
  const share = near ? near.head : camera && HEADS[camera];
  const heads = laid.flatMap((one) => headAt(one) ?? []);
  const [first] = heads;
  if (!share || !first || heads.length > MOST_HEADS) return spots;
  const [left, right] = [
    Math.min(...heads.map((one) => one.left)),
    Math.max(...heads.map((one) => one.right)),
  ];
  const size = Math.max(...heads.map((one) => one.size));
  const middle: [number, number] = [
    (left + right) / 2,
    heads.reduce((sum, { y }) => sum + y, 0) / heads.length,
  ];
  const headY = near ? near.headY : HEAD_Y.usual + (baseY - HEAD_Y.baseY) * HEAD_Y.share;
  const above = middle[1] - Math.min(...heads.map(({ top }) => top));
  const grown = Math.min(
    (heightPx * share) / size,
    (widthPx * WIDEST) / (right - left),
    (heightPx * (HEAD_Y.usual + 0.08 - HEADROOM)) / above,
  );
  if (grown <= 1) return spots;
  const y = Math.max(heightPx * headY, above * grown + heightPx * HEADROOM);
  const from = { x: middle[0], y: middle[1] };
  const free = Math.max(0, (widthPx * WIDEST - (right - left) * grown) / 2);
  const asked =
    heads.length === 1 ? (focusX - 0.5) * (seenFrom === 'front' ? 0 : ASIDE) * widthPx : 0;
  const x = widthPx / 2 + clamp(asked, -free, free);
  return mainMoved(spots, { from, to: { x, y }, scale: grown });
}
