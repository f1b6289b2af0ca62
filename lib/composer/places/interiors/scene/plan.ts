import * as p from './pieces';
import type { Hex } from '@/lib/color/hex';
import { ellipse, rectangle } from '@/lib/svg/markup';
import type { Room } from './stand';
import type { Solid } from './view';

/** What a planned room is made of. */

/** What stands in a room: how far from the eye, what of the catalogue it is, and how it is drawn. */
export interface Piece {
  z: number;
  shows: readonly string[];
  /** Stands about where people are: left out where they are. */
  isMiddle?: boolean;
  /** Only where the prompt names one of these. */
  isAsked?: boolean;
  /** Stands where something of the prompt does. */
  unless?: RegExp;
  /** `color` is what the prompt tells of it. */
  draw(room: Room, color?: Hex): string;
}

export interface ScenePlan {
  /** Wall on the left and far wall; the seed takes one pair. */
  walls: readonly (readonly [left: Hex, back: Hex])[];
  floor: Hex;
  floorStyle: 'boards' | 'tiles' | 'carpet';
  ceiling: Hex;
  beams?: Hex;
  highM?: number;
  /** How much nearer than a whole hall it is seen: small rooms are. */
  zoom?: number;
  /** In the right wall: from and to in metres from the eye, low and high. */
  window?: readonly [number, number, number, number];
  /** In the far wall, from the middle of the room. */
  backWindow?: readonly [number, number, number, number];
  pieces: readonly Piece[];
}

export const middle = (piece: Piece): Piece => ({ ...piece, isMiddle: true });

/** A cup on a table. */
export function cup(room: Room, at: Solid, sizeM = 0.09): string {
  const [x, y] = room.at(at);
  const s = room.scaleAt(at[2]) * sizeM;
  return (
    ellipse([x, y], s * 0.95, s * 0.24, room.lit('#fff4e0', 0.2)) +
    rectangle([x - s * 0.5, y - s * 0.75], s, s * 0.75, room.lit('#fff4e0', 0.35), {
      radius: s * 0.2,
    }) +
    ellipse([x, y - s * 0.72], s * 0.5, s * 0.14, room.lit('#6b3f2a', 0.1))
  );
}

export const lampRow = (
  points: readonly Solid[],
  tint: (room: Room) => Hex,
  radius = 0.25,
): Piece => ({
  z: Math.min(...points.map(([, , z]) => z)) - 0.01,
  shows: ['hanging-lamp', 'lamp'],
  draw: (room, color) =>
    [...points]
      .sort((a, b) => b[2] - a[2])
      .map((at) => p.pendant(room, at, radius, color ?? tint(room)))
      .join(''),
});

export const set = (x: number, z: number, radius = 0.46): Piece =>
  middle({
    z,
    shows: ['table', 'round-table', 'chair'],
    draw: (room, color) =>
      p.chair(room, [x + 0.62, 0, z + 0.25], -1, '#b8643f') +
      p.roundTable(room, [x, 0, z], radius, color ?? '#c98550') +
      cup(room, [x - 0.1, 0.76, z]) +
      p.chair(room, [x - 0.66, 0, z - 0.1], 1, '#b8643f'),
  });

export const green = (at: Solid, size: number): Piece => ({
  z: at[2],
  shows: ['potted-plant', 'plant'],
  draw: (room) => p.plant(room, at, size, room.accents[0]),
});

export const piece = (z: number, shows: readonly string[], draw: Piece['draw']): Piece => ({
  z,
  shows,
  draw,
});

export const asked = (one: Piece): Piece => ({ ...one, isAsked: true });

/** Makes room for something else that is told. */
export const beside = (unless: RegExp, one: Piece): Piece => ({ ...one, unless });
