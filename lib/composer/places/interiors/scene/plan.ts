import * as p from './pieces';
import type { Hex } from '@/lib/color/hex';
import { ellipse, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
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
  /** `color` is what the prompt tells of it, `chairCount` how many chairs it tells at a table. */
  draw(room: Room, color?: Hex, chairCount?: number): string;
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

/** Chairs at a round table, from a pair on: behind it those that are told beyond the pair, then before it. */
const MOST_CHAIRS = 8;
const CHAIR_COLOR = '#b8643f';

function chairsAt(room: Room, [x, , z]: Solid, count: number): { behind: string; before: string } {
  const more = Math.max(0, Math.min(MOST_CHAIRS, count) - 2);
  const far = Math.ceil(more / 2);
  const row = (many: number, dz: number, isBackToEye: boolean) =>
    times(many, (index) =>
      p.chairFront(
        room,
        [x + (index - (many - 1) / 2) * 0.52, 0, z + dz],
        isBackToEye,
        CHAIR_COLOR,
      ),
    ).join('');
  return { behind: row(far, 0.8, false), before: row(more - far, -0.8, true) };
}

export const set = (x: number, z: number, radius = 0.46): Piece =>
  middle({
    z,
    shows: ['table', 'round-table', 'chair'],
    draw: (room, color, chairCount = 2) => {
      const { behind, before } = chairsAt(room, [x, 0, z], chairCount);
      return (
        behind +
        (chairCount > 1 ? p.chair(room, [x + 0.62, 0, z + 0.25], -1, CHAIR_COLOR) : '') +
        p.roundTable(room, [x, 0, z], radius, color ?? '#c98550') +
        cup(room, [x - 0.1, 0.76, z]) +
        p.chair(room, [x - 0.66, 0, z - 0.1], 1, CHAIR_COLOR) +
        before
      );
    },
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
