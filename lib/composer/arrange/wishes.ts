import { clamp } from '@/lib/svg/point';
import { edgesIn, type Frame, heightOf, originAt, type Spot, widthOf } from './item';
import {
  hangAboveAll,
  hangBefore,
  hangBehind,
  HANGING,
  peekFrom,
  POINTED_SHARE,
  shrink,
} from './hangings';
import type { Wish } from './node';
import { leftOf, middleOf, rightOf, topOf } from './spot-edges';
import { holdOver } from './under-hand';
import { gatherBefore, standAtSides } from './at-sides';
import { areInSky, cloud } from './clouded';

/** Moves spots to where the prompt says that things are, as far as their block did not do so already. */

/** Houses and hills are never hung over anything. */
const EARTHBOUND = new Set(['building', 'nature', 'furniture', 'person']);

const isUp = ({ item: { layer } }: Spot) => layer === 'sky' || layer === 'wall';

/** What is under these is at their foot; what is under all else is right below it. */
const STANDING = new Set([...EARTHBOUND, 'plant', 'vehicle', 'animal', 'fantasy']);

/** How much higher a roof is than what is under it, of its width what is under it, and what is a post. */
const ROOF = {
  // The crown of a tree may leave the picture: who lies under it is what the picture is of.
  plant: { times: 2.4, share: 0.5, most: 1.7 },
  other: { times: 1.55, share: 0.62, most: 0.94 },
  widest: 1.25,
  post: 0.6,
} as const;

/** A lamp is so much higher than what it shines on, which takes so much of the width at most. */
const LAMP = { times: 1.72, most: 0.62 } as const;

const isMainActor = ({ item }: Spot) => item.isActor === true && item.layer === 'main';

/** Of their width, how far those under one roof are from each other at most. */
const GATHERED_SHARE = 0.12;

/** Of the height, what who is under a tree takes at least. */
const LEAST_UNDER = 0.44;

/** Who is under one roof stands close together there, about where they were. */
function gather(under: readonly Spot[], { widthPx }: Frame): void {
  if (under.length < 2) return;
  const row = [...under].sort((a, b) => middleOf(a) - middleOf(b));
  const widths = row.map((spot) => rightOf(spot) - leftOf(spot));
  const gap = Math.max(...widths) * GATHERED_SHARE;
  const whole = widths.reduce((sum, width) => sum + width, gap * (row.length - 1));
  const span = Math.max(...row.map(rightOf)) - Math.min(...row.map(leftOf));
  if (whole >= span) return;
  const middle = row.reduce((sum, spot) => sum + middleOf(spot), 0) / row.length;
  let x = clamp(middle - whole / 2, 0, Math.max(0, widthPx - whole));
  row.forEach((spot, index) => {
    const width = widths[index] ?? 0;
    spot.x = originAt(spot.item, x + width / 2, spot.pxPerCm, spot.mirrored);
    x += width + gap;
  });
}

/** A roof over somebody: large enough, behind, on the same ground; who stands beside them keeps their scale. */
function standOver(
  roof: Spot,
  under: readonly Spot[],
  frame: Frame,
  beside: readonly Spot[] = [],
): void {
  gather(under, frame);
  const ground = Math.max(...under.map(({ y }) => y));
  const own = ground - Math.min(...under.map(topOf));
  const span = Math.max(...under.map(rightOf)) - Math.min(...under.map(leftOf));
  const isPlant = roof.item.kind === 'plant';
  const { times, share: widthShare, most: tallest } = isPlant ? ROOF.plant : ROOF.other;
  const aspect = widthOf(roof.item) / heightOf(roof.item);
  const most = Math.min(ground * tallest, (frame.widthPx * ROOF.widest) / aspect);
  const isBroad = aspect > ROOF.post;
  const fits = isBroad ? (most * aspect * widthShare) / span : 1;
  // Of many under one tree some sit beside its crown, before they are specks.
  const least = Math.min(1, (frame.heightPx * LEAST_UNDER) / own);
  const isLamp = !isPlant && !isBroad;
  const closer = isLamp
    ? Math.min(most / (own * LAMP.times), (frame.widthPx * LAMP.most) / span)
    : 1;
  const asRoof = Math.max(Math.min(1, most / (own * times), fits), isPlant ? least : 0);
  const share = isLamp ? closer : asRoof;
  if (share !== 1) {
    for (const spot of [...under, ...beside]) shrink(spot, share);
    gather(under, frame);
  }
  const asBroad = isBroad ? (span * share) / (aspect * widthShare) : 0;
  const height = Math.min(most, Math.max(own * share * (isLamp ? LAMP.times : times), asBroad));
  const asLamp = isLamp
    ? Math.min(roof.pxPerCm, (own * share * LAMP.times) / heightOf(roof.item))
    : roof.pxPerCm;
  roof.pxPerCm = Math.max(asLamp, height / heightOf(roof.item));
  const [left, right] = [Math.min(...under.map(leftOf)), Math.max(...under.map(rightOf))];
  const width = widthOf(roof.item) * roof.pxPerCm;
  // A lamp stands at one end of what is under it.
  const isPost = width < (right - left) * 0.75;
  const aside = isPlant ? -width * 0.22 : 0;
  const middle = isPost ? left + width * 0.1 : (left + right) / 2 + aside;
  roof.x = originAt(roof.item, middle, roof.pxPerCm, roof.mirrored);
  // A tree is behind all who sit at its foot.
  const foot = isPlant ? Math.min(...under.map(({ y }) => y)) : ground;
  roof.y = foot - frame.heightPx * 0.005;
  roof.depth = Math.min(...under.map(({ depth }) => depth)) - 0.02;
  if (!isPlant) roof.isOver = true;
}

/** Scenery behind somebody looks out at one side of them. */
function standBehind(back: Spot, front: Spot, frame: Frame): void {
  back.depth = Math.min(back.depth, front.depth - 0.06);
  back.y = frame.groundAt(back.depth, 0.5);
  const width = widthOf(back.item) * back.pxPerCm;
  const side = middleOf(front) > frame.widthPx / 2 ? -1 : 1;
  // What is smaller than who is before it looks out at their side.
  const [wide, high] = [rightOf(front) - leftOf(front), heightOf(front.item) * front.pxPerCm];
  const isHidden = width < wide && heightOf(back.item) * back.pxPerCm < high;
  const middle = middleOf(front) + side * (isHidden ? wide / 2 : width * 0.2);
  const inset = width * 0.46;
  const kept =
    inset * 2 > frame.widthPx ? frame.widthPx / 2 : clamp(middle, inset, frame.widthPx - inset);
  back.x = originAt(back.item, kept, back.pxPerCm, false);
}

/** A kite, so large that it is the second thing of the picture, up where its flyer looks. */
const FLOWN_SHARE = 0.4;

function flyFrom(flown: Spot, flyer: Spot, { widthPx, heightPx }: Frame): void {
  const isRight = middleOf(flyer) < widthPx / 2;
  flown.pxPerCm = (heightPx * FLOWN_SHARE) / Math.max(heightOf(flown.item), widthOf(flown.item));
  flown.mirrored = !isRight;
  const half = (widthOf(flown.item) * flown.pxPerCm) / 2;
  const middle = clamp(isRight ? widthPx * 0.78 : widthPx * 0.22, half * 1.1, widthPx - half * 1.1);
  flown.x = originAt(flown.item, middle, flown.pxPerCm, flown.mirrored);
  flown.y = heightPx * 0.06 - flown.item.box.top * flown.pxPerCm;
  flown.depth = Math.min(flown.depth, flyer.depth - 0.01);
  flyer.mirrored = !isRight;
}

/** Of the frame, how high what hides somebody is at most; of it, how high they are, and how far out they look. */
const HIDING = { front: 0.82, back: 0.52, aside: 0.3 } as const;
/** Of somebody behind a fence, how much of them it covers. */
const FENCED_SHARE = 0.52;

/** Somebody behind a tree or a house looks out at its side; over a fence they look. */
function hideBehind(back: Spot, front: Spot, frame: Frame): void {
  const { isBackdrop } = front.item;
  if (isBackdrop) {
    const height = (edgesIn(back).bottom - topOf(back)) * FENCED_SHARE;
    front.pxPerCm = height / heightOf(front.item);
    front.x = originAt(front.item, middleOf(back), front.pxPerCm, front.mirrored);
    front.y = back.y + frame.heightPx * 0.015;
    front.depth = back.depth + 0.01;
    return;
  }
  const ground = frame.groundAt(frame.mainDepth, 0.5);
  const most = Math.min(frame.heightPx * HIDING.front, ground * 0.95);
  front.pxPerCm = most / Math.max(heightOf(front.item), widthOf(front.item));
  const hidden = heightOf(front.item) * front.pxPerCm * HIDING.back;
  back.pxPerCm = Math.min(back.pxPerCm, hidden / heightOf(back.item));
  const side = middleOf(front) > frame.widthPx / 2 ? -1 : 1;
  front.depth = back.depth + 0.01;
  front.y = ground;
  front.x = originAt(front.item, frame.widthPx / 2, front.pxPerCm, front.mirrored);
  back.y = front.y - frame.heightPx * 0.01;
  const trunk = front.item.kind === 'plant' ? 0 : widthOf(front.item) * front.pxPerCm * 0.42;
  const off = trunk + widthOf(back.item) * back.pxPerCm * HIDING.aside;
  back.x = originAt(back.item, frame.widthPx / 2 + side * off, back.pxPerCm, back.mirrored);
}

/** Of the shorter side, how large a sun or a moon behind something is, and of that thing, where its middle is. */
const ORB = { most: 0.66, least: 0.4, taller: 1.15, y: 0.36, aside: 0.12 } as const;

/** Before the sky and behind all land, mountains too. */
const BEYOND_LAND = 0.005;

/** The disc behind somebody whose silhouette is seen against it. */
function shineBehind(orb: Spot, front: Spot, { widthPx, heightPx }: Frame): void {
  const { top, bottom, left, right } = edgesIn(front);
  const side = Math.min(widthPx, heightPx);
  const size = clamp((bottom - top) * ORB.taller, side * ORB.least, side * ORB.most);
  orb.pxPerCm = size / Math.max(heightOf(orb.item), widthOf(orb.item));
  const away = (left + right) / 2 > widthPx / 2 ? -1 : 1;
  const middle = (left + right) / 2 + away * (right - left) * ORB.aside;
  orb.x = originAt(orb.item, middle, orb.pxPerCm, orb.mirrored);
  const { top: above, bottom: below } = orb.item.box;
  const y = Math.max(top + (bottom - top) * ORB.y, size * 0.45);
  orb.y = y - ((above + below) / 2) * orb.pxPerCm;
  orb.depth = Math.min(orb.depth, BEYOND_LAND);
}

function placeBehind(backs: readonly Spot[], front: Spot, frame: Frame): void {
  for (const back of backs) {
    if (back.item.isBackdrop) continue;
    if (back.item.kind === 'celestial') shineBehind(back, front, frame);
    else if (back.item.layer === 'wall') hangBehind(back, front, frame);
    else if (back.item.layer === 'scenery') standBehind(back, front, frame);
    else if (isShip(back) && !isShip(front)) sailBehind(back, front, frame);
  }
}

const isShip = ({ item: { kind, isAquatic } }: Spot) => kind === 'vehicle' && isAquatic === true;

/** A ship behind somebody is out on the water: so high of the picture, so near the horizon, beside them. */
const SAILING = { high: 0.15, wide: 0.24, depth: 0.06, edge: 0.04 } as const;

function sailBehind(ship: Spot, front: Spot, frame: Frame): void {
  ship.pxPerCm = Math.min(
    ship.pxPerCm,
    (frame.heightPx * SAILING.high) / heightOf(ship.item),
    (frame.widthPx * SAILING.wide) / widthOf(ship.item),
  );
  ship.depth = SAILING.depth;
  ship.y = frame.groundAt(ship.depth, 0.5);
  const half = (widthOf(ship.item) * ship.pxPerCm) / 2 + frame.widthPx * SAILING.edge;
  const { left, right } = edgesIn(front);
  const isRoomRight = frame.widthPx - right > left;
  const middle = isRoomRight ? (right + frame.widthPx) / 2 : left / 2;
  ship.x = originAt(
    ship.item,
    clamp(middle, half, frame.widthPx - half),
    ship.pxPerCm,
    ship.mirrored,
  );
}

/** Of what something rests on, how wide it is at most. */
const RESTING_SHARE = 0.7;

/** Of what something rests on, how much of it goes below the picture at most. */
const MOST_LOWERED = 0.5;

/** What could not be bound to a top stands on it all the same, no wider than it. */
function restOn(
  upper: Spot,
  lower: Spot,
  { heightPx }: Frame,
  { index, count }: { index: number; count: number },
): void {
  if (upper === lower || isUp(upper) || upper.item.isBackdrop || lower.item.isBackdrop) return;
  if (lower.item.layer === 'sky') return;
  const width = widthOf(lower.item) * lower.pxPerCm;
  const room = (width * RESTING_SHARE) / count;
  upper.pxPerCm = Math.min(upper.pxPerCm, room / widthOf(upper.item));
  const tall = edgesIn(lower).bottom - topOf(lower);
  const asked = heightOf(upper.item) * upper.pxPerCm + heightPx * HANGING.margin - topOf(lower);
  // A roof goes down out of the picture for whoever stands on it, and then they are smaller.
  const lowered = clamp(asked, 0, tall * MOST_LOWERED);
  lower.y += lowered;
  const left = topOf(lower) - heightPx * HANGING.margin;
  upper.pxPerCm = Math.min(upper.pxPerCm, left / heightOf(upper.item));
  const aside = ((index + 0.5) / count - 0.5) * width;
  upper.x = originAt(upper.item, middleOf(lower) + aside, upper.pxPerCm, upper.mirrored);
  const sunk = tall * 0.04;
  upper.y = topOf(lower) + sunk - upper.item.box.bottom * upper.pxPerCm;
  upper.depth = lower.depth + 0.01;
  // Who rides a wave is what the picture is of, however far out.
  if (lower.item.isAquatic) upper.airShare = lower.airShare = 0;
}

/** Of what leans, how much of its width lies over what it leans on. */
const LEANING_SHARE = 0.3;

function leanAgainst(leaning: Spot, support: Spot, frame: Frame): void {
  if (support.item.isBackdrop || leaning.item.layer !== 'main') return;
  const width = widthOf(leaning.item) * leaning.pxPerCm;
  const isLeft = middleOf(leaning) <= middleOf(support);
  const edge = isLeft ? leftOf(support) : rightOf(support);
  const middle = edge + (isLeft ? -1 : 1) * width * (0.5 - LEANING_SHARE);
  const kept = clamp(middle, width / 2, frame.widthPx - width / 2);
  leaning.x = originAt(leaning.item, kept, leaning.pxPerCm, leaning.mirrored);
  leaning.depth = Math.max(leaning.depth, support.depth + 0.01);
}

/** Whose place something else is over or under: what all stand before is over the first of them. */
const lowerOf = (lowers: readonly Spot[], spots: readonly Spot[]) =>
  lowers[0]?.item.isBackdrop ? spots.find(({ item }) => item.layer === 'main') : lowers[0];

/** Of somebody's height, what is lower than this is hung over their head: no window and no wardrobe is. */
const OVER_HEAD = 0.7;

/** From the ceiling right over anybody, on the wall over a thing or over somebody's head; over low furniture as a room has it. */
function isHungOver(kind: Wish['kind'], upper: Spot, { item }: Spot): boolean {
  if (upper.item.isOverhead) return true;
  if (item.isActor) return heightOf(upper.item) < heightOf(item) * OVER_HEAD;
  return !item.isManned && (kind === 'above' || item.kind !== 'furniture');
}

/** What is above something, or is held over it. */
function putOver(
  { kind, from, to }: Wish,
  uppers: readonly Spot[],
  lowers: readonly Spot[],
  spots: readonly Spot[],
  frame: Frame,
): void {
  const [upper, lower] = [uppers[0], lowerOf(lowers, spots)];
  if (!upper || !lower) return;
  const isHeld = upper.item.isActor && upper.item.id !== (kind === 'above' ? from : to);
  if (isHeld) holdOver(upper, lower, frame);
  else if (upper.item.layer === 'wall' && isHungOver(kind, upper, lower))
    hangAboveAll(uppers, lower === lowers[0] ? lowers : [lower], frame);
  else if (upper.item.layer === 'wall') placeBehind(uppers, lower, frame);
  else if (kind === 'under' && !isUp(upper) && STANDING.has(upper.item.kind))
    standOver(
      upper,
      lower === lowers[0] ? lowers : [lower],
      frame,
      spots.filter((one) => isMainActor(one) && !lowers.includes(one) && isMainActor(lower)),
    );
  else if (isUp(upper) || !EARTHBOUND.has(upper.item.kind))
    hangAboveAll(uppers, lower === lowers[0] ? lowers : [lower], frame);
}

export function follow(wish: Wish, spots: readonly Spot[], frame: Frame): void {
  const of = (id: string) => spots.filter(({ item }) => item.elements.includes(id));
  const [ones, others] = [of(wish.from), of(wish.to)];
  const [a, b] = [ones[0], others[0]];
  if (!a || !b || a === b) return;
  switch (wish.kind) {
    case 'above':
      putOver(wish, ones, others, spots, frame);
      return;
    case 'under':
      putOver(wish, others, ones, spots, frame);
      return;
    case 'behind':
      if (areInSky(a, b)) cloud(a, others);
      else if (a.item.layer === 'main' && b.item.layer === 'scenery') hideBehind(a, b, frame);
      else if (a.item.kind === 'animal' && a.item.layer === 'main' && b.item.layer === 'wall')
        peekFrom(a, b, frame);
      else placeBehind(ones, b, frame);
      return;
    case 'in-front-of':
      placeBehind(others, a, frame);
      return;
    case 'on':
      ones.forEach((one, index) => {
        // Several on one are beside each other there.
        const count = Math.ceil(ones.length / others.length);
        const place = { index: Math.floor(index / others.length), count };
        restOn(one, others[index % others.length] ?? b, frame, place);
      });
      return;
    case 'around':
      if (a.item.layer === 'main' && b.item.layer === 'scenery') gatherBefore(ones, b, frame);
      return;
    case 'between':
      standAtSides(a, others, frame);
      return;
    case 'against':
      leanAgainst(a, b, frame);
      return;
    case 'beside':
    case 'at':
      if (b.item.layer === 'wall') hangBehind(b, a, frame);
      else if (a.item.layer === 'wall') hangBehind(a, b, frame);
      return;
    case 'hung-by':
      if (a.item.layer === 'wall') hangBefore(a, b, frame);
      return;
    case 'tethered':
      flyFrom(a, b, frame);
      return;
    case 'towards':
      if (b.item.layer === 'wall' && a.item.isActor) hangBehind(b, a, frame, POINTED_SHARE);
      for (const one of ones) if (one.item.isActor) one.mirrored = middleOf(b) < middleOf(one);
      for (const other of others) if (other.item.isAhead) other.mirrored = a.mirrored;
      return;
    default:
  }
}

/** Of the speaker's height, how high a bubble is. */
const BUBBLE_SHARE = 0.24;

/** Bubbles over the heads of those who speak, leaning outwards; those without a speaker are left where they are. */
export function speak(spots: readonly Spot[], frame: Frame): void {
  const speakers = spots.filter(({ item }) => item.isActor && item.layer === 'main');
  const bubbles = spots.filter(({ item }) => item.isSpoken);
  if (speakers.length === 0) return;
  const byPlace = [...speakers].sort((one, other) => middleOf(one) - middleOf(other));
  const center = (Math.min(...byPlace.map(leftOf)) + Math.max(...byPlace.map(rightOf))) / 2;
  bubbles.forEach((bubble, index) => {
    const speaker = byPlace[index % byPlace.length];
    if (!speaker) return;
    const { top, bottom } = edgesIn(speaker);
    bubble.pxPerCm =
      Math.min((bottom - top) * BUBBLE_SHARE, frame.heightPx * 0.17) / heightOf(bubble.item);
    const width = widthOf(bubble.item) * bubble.pxPerCm;
    const side = byPlace.length === 1 ? 1 : Math.sign(middleOf(speaker) - center) || 1;
    const middle = clamp(
      middleOf(speaker) + side * width * 0.45,
      width * 0.55,
      frame.widthPx - width * 0.55,
    );
    bubble.mirrored = side < 0;
    bubble.x = originAt(bubble.item, middle, bubble.pxPerCm, bubble.mirrored);
    const lift = Math.floor(index / byPlace.length) * heightOf(bubble.item) * bubble.pxPerCm * 1.1;
    const y = top - lift - frame.heightPx * 0.015 - bubble.item.box.bottom * bubble.pxPerCm;
    bubble.y = Math.max(frame.heightPx * 0.03 - bubble.item.box.top * bubble.pxPerCm, y);
    bubble.depth = speaker.depth + 0.01;
  });
}
