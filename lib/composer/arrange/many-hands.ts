import { clamp, heightOf, type Point } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import type { Contact } from '../understand';
import { moved } from './assemble';
import { REACH } from './contact-point';

/**
 * More than two who do something to one thing: between the outermost of them, who have it from its ends, the others are
 * behind what is low and before what is tall, each with the hands on it. Lengths are centimetres in the frame of the
 * first, who faces right.
 */

/** So many are told apart at one thing. */
export const MOST_HANDS = 6;

/** Shares of somebody's height: how far apart two stand, how far before themselves their hands are, how much farther back they stand. */
const CROWD = { apart: 0.3, ahead: 0.16, back: 0.05, before: 0.035, gap: 0.07 } as const;
/** Those for whom there is no room between the ends stand behind the outermost, so far out. */
const OUTER = 0.36;

/** One of those who do it: how tall, and how they are drawn. */
interface Hand {
  heightCm: number;
  draw(support: Partial<ActorPose>): KitDrawing;
}

interface Shared {
  /** Where it stands. */
  placed: KitDrawing;
  /** How the first has the hands on it. */
  support: Partial<ActorPose>;
  /** Where the first and the last of them stand. */
  ends: readonly [number, number];
  isTall: boolean;
}

/** Where the one of so many between the ends stands, and whether they are told to look back. */
function spotOf(index: number, count: number, ends: Shared['ends'], heightCm: number) {
  const [from, to] = ends;
  const room = Math.max(1, Math.floor((to - from) / (CROWD.apart * heightCm)) - 1);
  const inner = Math.min(count, room);
  if (index < inner) {
    const share = (index + 1) / (inner + 1);
    return { x: from + (to - from) * share, isMirrored: share > 0.5, isOuter: false };
  }
  const out = index - inner;
  const isMirrored = out % 2 === 1;
  const step = OUTER * heightCm * (Math.floor(out / 2) + 1);
  return { x: isMirrored ? to + step : from - step, isMirrored, isOuter: true };
}

/** Both palms on it before the body, at the height where the first has them. */
function handsOn(
  { support, isTall, placed }: Shared,
  heightCm: number,
  liftCm: number,
  ahead: number,
): Partial<ActorPose> {
  const first = support.near?.at?.[1] ?? -heightCm * REACH.low;
  const top = isTall ? first : Math.max(first, placed.box.top + heightOf(placed.box) * 0.2);
  const y = clamp(top + liftCm, -REACH.high * heightCm, -heightCm * 0.06);
  const palm: Point = [ahead * heightCm, y];
  const { near, far } = support;
  return {
    ...support,
    near: { ...near, at: palm },
    far: { ...far, at: [palm[0] - heightCm * CROWD.gap, y - heightCm * 0.01] },
    gaze: [palm[0] + heightCm * 0.1, y],
  };
}

/** Of somebody's height, how far behind each other those stand who push, and how much farther back. */
const TEAM = { step: 0.3, back: 0.04 } as const;

/** Whoever pushes with somebody is behind them, on the same side. */
function pushing(hands: readonly Hand[], support: Partial<ActorPose>): KitDrawing[] {
  return hands
    .map(({ heightCm, draw }, index) => {
      const far = (index + 1) * heightCm;
      return moved(draw(support), { at: [-TEAM.step * far, -TEAM.back * far] });
    })
    .reverse();
}

/** Those between the ends of something, to be drawn behind it where it is low, and else before it. */
function handsBetween(hands: readonly Hand[], shared: Shared): KitDrawing[] {
  return hands.map(({ heightCm, draw }, index) => {
    const { x, isMirrored, isOuter } = spotOf(index, hands.length, shared.ends, heightCm);
    const lift = (shared.isTall && !isOuter ? -CROWD.before : CROWD.back) * heightCm;
    const ahead = isOuter ? REACH.ahead : CROWD.ahead;
    const drawn = draw(handsOn(shared, heightCm, lift, ahead));
    // The hands are in the middle of their spot, and not the feet.
    const at = isOuter ? x : x - (isMirrored ? -1 : 1) * ahead * heightCm * 0.6;
    return moved(drawn, { at: [at, -lift], mirrored: isMirrored });
  });
}

/** How somebody has the hands on it from its near side, and where it is then. */
export interface Grasp {
  support: Partial<ActorPose>;
  x: number;
}

interface Others extends Omit<Shared, 'ends'> {
  /** At the origin. */
  thing: KitDrawing;
  contact: Contact;
  /** Others of the kind of the first. */
  doers: readonly Hand[];
  /** Others, each with a grasp of their own. */
  mates: readonly (Hand & { grasp: Grasp })[];
}

/** Another at the far side of what is touched, with hands at their own height. */
function fromAcross({ thing, contact, placed }: Others, { draw, grasp }: Hand & { grasp: Grasp }) {
  const isOn = contact === 'lifted' || contact === 'side';
  const far = isOn ? placed.box.right : (placed.box.left + placed.box.right) / 2;
  const near = isOn ? thing.box.left : (thing.box.left + thing.box.right) / 2;
  const x = far + grasp.x + near;
  return { drawn: moved(draw(grasp.support), { at: [x, 0], mirrored: true }), x };
}

/** Whoever has it besides the first: one from the other side, and the rest between the two; who pushes is on one side. */
export function withOthers(others: Others): { ends: KitDrawing[]; between: KitDrawing[] } {
  const { placed, support, doers, mates, contact, isTall } = others;
  if (contact === 'handle') return { ends: [], between: pushing([...doers, ...mates], support) };
  const [second, ...more] = doers;
  const end = placed.box.left + placed.box.right;
  const [mate, ...rest] = second ? [undefined, ...mates] : mates;
  const across = mate && fromAcross(others, mate);
  const far = second && moved(second.draw(support), { at: [end, 0], mirrored: true });
  const inner = [...more, ...rest.flatMap((one) => one ?? [])];
  const shared = { placed, support, ends: [0, across?.x ?? end], isTall } as const;
  return {
    ends: [...(far ? [far] : []), ...(across ? [across.drawn] : [])],
    between: handsBetween(inner, shared),
  };
}
