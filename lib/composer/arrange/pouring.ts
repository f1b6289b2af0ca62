import type { Hex } from '@/lib/color/hex';
import { circle, line } from '@/lib/svg/markup';
import { add, heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import type { ActorPose, Held, Reach } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { POURED, RUNNING } from '../concepts/running';
import { isOfSort } from '../concepts/sorts';
import type { Thing } from './cast';
import { moved } from './assemble';
import { isHeld, type Node } from './node';
import { tipOf } from './tool-tips';

/** What is poured is tipped, its spout over what it runs into, and what runs is seen. */

/** How far something is tipped: what has its spout ahead, what has its mouth on top. */
const TIPPED = { spout: 32, mouth: 108, shaken: 146 } as const;
/** Of the height of who pours: the gap to fall, and how broad what runs is. */
const FALL = 0.1;
const BREADTH = 0.016;

/** What somebody has in the hand to pour from. */
export function pourerOf({ children }: Node): Pourer | undefined {
  const held = children.find((one) => isHeld(one) && isOfSort(one.thing.concept.id, 'poured-from'));
  return held && runningOf(held.thing);
}

/** A vessel of such a colour has the one of what is in it. */
const OF_CONTENTS: ReadonlySet<Hex | undefined> = new Set(Object.values(POURED));

/** What runs out of a thing; of a jug that nobody named, what its colour is. */
export function runningOf({ concept, element }: Thing): Pourer {
  const [color] = element.colors;
  const isContents = element.because !== undefined || OF_CONTENTS.has(color);
  const told = isContents ? color : undefined;
  return {
    color: told ?? RUNNING[concept.id] ?? HOUSE.water,
    isPowder: isOfSort(concept.id, 'sprinkled-from'),
  };
}

/** What is poured from, by what runs out of it. */
interface Pourer {
  color: Hex;
  /** It falls in specks, as out of a sieve. */
  isPowder: boolean;
}

/** Of its width, how far beside its middle the handle of a jug is at least. */
const HANDLE_ASIDE = 0.25;

/** Jugs and cups have their handle ahead, as the kit draws them; poured from, it is behind. */
function handleBehind(drawing: KitDrawing): KitDrawing {
  const { box, anchors } = drawing;
  const ahead = (anchors.grip?.at[0] ?? 0) - (box.left + box.right) / 2;
  return ahead > widthOf(box) * HANDLE_ASIDE
    ? moved(drawing, { at: [0, 0], mirrored: true })
    : drawing;
}

/** With a spout where it has none: the edge of its opening on the side that it is tipped to. */
export function spouted({ drawing: given, ...held }: Held): Held {
  const drawing = handleBehind(given);
  const { box, anchors } = drawing;
  const isWide = widthOf(box) > heightOf(box) * 0.6;
  const tip = isWide
    ? ([box.right - widthOf(box) * 0.04, box.top + heightOf(box) * 0.12] as const)
    : ([(box.left + box.right) / 2, box.top] as const);
  const own = anchors.tip?.at;
  const isAhead = own !== undefined && own[0] > (anchors.grip?.at[0] ?? 0);
  return {
    ...held,
    drawing: isAhead ? drawing : { ...drawing, anchors: { ...anchors, tip: { at: tip } } },
    angleDegrees: isWide || isAhead ? TIPPED.spout : TIPPED.mouth,
  };
}

/** A sieve is level over what it dusts, a shaker upside down. */
function sifting({ drawing, ...held }: Held): Held {
  const { box, anchors } = drawing;
  const isWide = widthOf(box) > heightOf(box);
  const tip = isWide
    ? ([box.left + widthOf(box) * 0.36, box.bottom] as const)
    : ([(box.left + box.right) / 2, box.top] as const);
  return {
    ...held,
    drawing: { ...drawing, anchors: { ...anchors, tip: { at: tip } } },
    angleDegrees: isWide ? 0 : TIPPED.shaken,
  };
}

/** The hand that pours onto a point, from so high over it. */
export function pouringHand(
  near: Reach,
  into: Point,
  heightCm: number,
  { isPowder, fall = FALL }: { isPowder: boolean; fall?: number },
): Reach {
  if (!near.holds) return near;
  const holds = isPowder ? sifting(near.holds) : spouted(near.holds);
  const [x, y] = tipOf({ ...near, holds });
  return { ...near, holds, at: [into[0] - x, into[1] - fall * heightCm - y] };
}

/** From which share of who waters it a plant is watered at its foot; where the can is, ahead and up. */
const WATERED = { tall: 0.62, ahead: 0.27, up: 0.4 } as const;

/** The can over a plant, or beside a trunk over its roots; `gaze` is where the water falls. */
export function watering(
  usual: ActorPose,
  { box, anchors }: KitDrawing,
  heightCm: number,
  { isPowder }: Pourer,
) {
  const isTall = -box.top > heightCm * WATERED.tall;
  const across = isTall ? 0.5 : Math.min(0.4, (heightCm * 0.3) / widthOf(box));
  const foot = anchors.trunk?.at[0];
  const x = isTall && foot !== undefined ? foot : box.left + widthOf(box) * across;
  const y = isTall ? -heightCm * 0.015 : box.top + heightOf(box) * 0.1;
  const fall = Math.max(FALL, WATERED.up + y / heightCm);
  const { at = [0, 0], ...near } = pouringHand(usual.near ?? {}, [0, y], heightCm, {
    isPowder,
    fall,
  });
  const ahead = WATERED.ahead * heightCm;
  const support: Partial<ActorPose> = {
    pose: 'stand',
    near: { ...near, at: [ahead, at[1]] },
    gaze: [ahead - at[0], y],
  };
  return { support, x: ahead - at[0] - x };
}

/** What runs from the spout of a hand that pours. */
export function stream(
  hand: Reach,
  into: Point,
  heightCm: number,
  { color, isPowder }: Pourer,
): KitDrawing {
  const spout = add(hand.at ?? [0, 0], tipOf(hand));
  const broad = BREADTH * heightCm;
  const box = {
    left: Math.min(spout[0], into[0]) - broad,
    right: Math.max(spout[0], into[0]) + broad,
    top: spout[1],
    bottom: into[1],
  };
  const svg = isPowder ? specks(spout, into, broad, color) : line([spout, into], color, broad);
  return { svg, box, anchors: {} };
}

const SPECKS = 34;

/** Specks that spread as they fall. */
function specks(from: Point, to: Point, broad: number, color: Hex): string {
  return times(SPECKS, (index) => {
    const down = (index + 0.5) / SPECKS;
    const aside = (((index * 7) % 11) / 5 - 1) * broad * (2.2 + 3.4 * down);
    const at: Point = [
      from[0] + (to[0] - from[0]) * down + aside,
      from[1] + (to[1] - from[1]) * down,
    ];
    return circle(at, broad * (0.2 + 0.08 * (index % 3)), color);
  }).join('');
}
