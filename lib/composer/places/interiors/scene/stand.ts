import type { Hex } from '@/lib/color/hex';
import type { Solid, View } from './view';

/** Where a piece of furniture stands in a room in perspective, and how its boxes are put together there. */

/** Which wall it has behind it; `free` stands with its back away from the eye. */
export type Side = 'back' | 'left' | 'right' | 'free';

export interface Stand {
  side: Side;
  /** Along its wall, from the middle of the room, or from the eye for side walls. */
  along: number;
  /** How far from the wall; for what stands free, from the eye. */
  out: number;
}

/** A box of a piece: along the wall, out of it, up, and its colour. */
export type Part = readonly [
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  y0: number,
  y1: number,
  color: Hex,
];

export interface Room extends View {
  wood: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
  isDark: boolean;
}

interface Laid {
  from: Solid;
  size: Solid;
  color: Hex;
  isBack: boolean;
}

function laid(
  room: Room,
  { side, along, out }: Stand,
  [u0, u1, v0, v1, y0, y1, color]: Part,
): Laid {
  const [near, far] = [out + v0, out + v1];
  const base = { color, isBack: v0 === 0 };
  const size = (w: number, d: number): Solid => [w, y1 - y0, d];
  switch (side) {
    case 'left':
      return { ...base, from: [-room.half + near, y0, along + u0], size: size(v1 - v0, u1 - u0) };
    case 'right':
      return { ...base, from: [room.half - far, y0, along - u1], size: size(v1 - v0, u1 - u0) };
    case 'back':
      return { ...base, from: [along + u0, y0, room.back - far], size: size(u1 - u0, v1 - v0) };
    case 'free':
      return { ...base, from: [along + u0, y0, out - v1], size: size(u1 - u0, v1 - v0) };
  }
}

/** Boxes in the order in which the eye sees them: the back, what stands on the floor, what lies on it. */
export function assembled(room: Room, stand: Stand, parts: readonly Part[]): string {
  const isSide = stand.side === 'left' || stand.side === 'right';
  const far = ({ from: [x, , z], size: [w, , d] }: Laid) =>
    isSide ? z + d / 2 : Math.abs(x + w / 2);
  return parts
    .map((part) => laid(room, stand, part))
    .sort(
      (a, b) =>
        Number(b.isBack) - Number(a.isBack) ||
        Number(a.from[1] > 0.28) - Number(b.from[1] > 0.28) ||
        far(b) - far(a) ||
        a.from[1] - b.from[1],
    )
    .map(({ from, size, color }) => room.box(from, size, color))
    .join('');
}

/** Where the middle of a stand is, `v` out of its wall and `y` up. */
export function pointOf(
  room: Room,
  { side, along, out }: Stand,
  v: number,
  y: number,
  u = 0,
): Solid {
  switch (side) {
    case 'left':
      return [-room.half + out + v, y, along + u];
    case 'right':
      return [room.half - out - v, y, along - u];
    case 'back':
      return [along + u, y, room.back - out - v];
    case 'free':
      return [along + u, y, out - v];
  }
}

/** What darkens the floor under something. */
export function shadow(room: Room, stand: Stand, half: number, depth: number): string {
  const corner = (u: number, v: number) => pointOf(room, stand, v, 0.004, u);
  return room.quad(
    [corner(-half, 0), corner(half, 0), corner(half + 0.1, depth), corner(-half - 0.25, depth)],
    room.lit('#4a2a35', -0.6),
    0.26,
  );
}
