import type { Edges, Point } from '@/lib/svg/point';
import { heightOf } from '@/lib/svg/point';
import type { Anchor, AnchorName, KitDrawing } from '../kit/part';
import type { Contact } from '../understand';
import { FOLIAGE } from './at-food';

/** Where something is touched that somebody does something to. */

/** Parts of what is touched, the best first; where it has none of them its near side is. */
const PARTS: Readonly<Record<Contact, readonly AnchorName[]>> = {
  side: [],
  around: [],
  over: [],
  top: ['blossom', 'top'],
  head: ['crown', 'head', 'top'],
  face: ['mouth', 'eyes', 'head'],
  chest: ['chest', 'back', 'screen', 'page'],
  belly: ['lap'],
  fleece: ['back'],
  handle: ['handle', 'grip'],
  eye: ['eyes'],
  mouth: ['top'],
  view: [],
  muzzle: ['blossom', 'top'],
  bark: ['blossom', 'top'],
  paws: [],
  tipped: [],
  dropped: [],
  lifted: [],
  overhead: [],
  work: ['trunk', 'handle', 'top'],
  into: [],
  strike: ['top'],
  hood: [],
  slung: [],
  tow: ['handle', 'grip', 'neck'],
  leash: ['neck', 'chest'],
};

/** Shares of the height of who does it: where hands get to comfortably, standing. */
export const REACH = { ahead: 0.36, low: 0.42, high: 0.98, crouching: 0.2 } as const;
/** Of the breadth of a body, how far hands go into the side that they are laid on. */
const INSIDE = 0.06;
/** A handle that sticks out towards who pushes it; others are for other uses. */
const isAtEdge = ({ left, right }: Edges, handle?: Anchor) =>
  handle === undefined || handle.at[0] < left + (right - left) * 0.3;

/** Of the height of a tree, half the breadth of its trunk. */
export const TRUNK = 0.03;
/** Of the height of who gnaws at a trunk, where that is. */
const BITTEN = 0.6;

/** Of the height of who puts something in, how far from the near edge the hand gets. */
const INTO = 0.34;
/** Of its height, how far under its top the opening of a vessel is at most; what opens at the front has it lower. */
const RIM_SHARE = 0.32;

/** Where what goes in is held: before the opening of what stands open, over that of a vessel. */
function openingOf({ box, anchors }: KitDrawing, heightCm: number): Point {
  const [x, y] = anchors.inside?.at ?? [box.left, box.top];
  const rim = anchors.top?.at[1] ?? y;
  const isVessel = y - rim < (box.bottom - box.top) * RIM_SHARE;
  return [Math.min(x, box.left + INTO * heightCm), isVessel ? Math.min(y, rim) : y];
}

/** The point of a drawing that is touched, in its own frame. */
export function contactOf({ box, anchors }: KitDrawing, contact: Contact, heightCm: number): Point {
  const [width, height] = [box.right - box.left, heightOf(box)];
  if (contact === 'over') return [box.left + Math.min(width * 0.4, heightCm * 0.3), box.top];
  if (contact === 'lifted') return [box.left + width * 0.04, box.bottom - height * 0.1];
  // An udder is before the hind legs.
  if (contact === 'belly') return [box.left + width * 0.34, box.top + height * 0.66];
  if (contact === 'handle' && !isAtEdge(box, anchors.handle))
    return contactOf({ svg: '', box, anchors }, 'side', heightCm);
  if (contact === 'into' && anchors.inside) return openingOf({ svg: '', box, anchors }, heightCm);
  // Leaves are eaten where a tree has them.
  if (contact === 'muzzle' && anchors.trunk)
    return [box.left + width * FOLIAGE.along, box.top + height * FOLIAGE.down];
  if (contact === 'bark' && anchors.trunk)
    return [anchors.trunk.at[0] - height * TRUNK, -BITTEN * heightCm];
  const found = PARTS[contact].find((name) => anchors[name] !== undefined);
  const part = found && anchors[found]?.at;
  if (contact === 'top' && !part) return [box.left + width * 0.3, box.top + height * 0.04];
  if (part) return part;
  const hands = Math.max(box.top + height * 0.25, -REACH.high * 0.72 * heightCm);
  const inside = contact === 'around' ? width * 0.5 : width * INSIDE;
  const post = anchors.trunk && contact !== 'top' ? anchors.trunk.at[0] : undefined;
  return [post ?? box.left + inside, Math.min(hands, box.bottom - height * 0.1)];
}
