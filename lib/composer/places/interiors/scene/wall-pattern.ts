import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import type { RoomStyle } from '../../qualities/quality';
import type { Room } from './stand';
import type { Solid } from './view';

/** What walls of planned rooms are made of or papered with, on the far and the left one. */

const OUT = 0.003;
const BRICK = { wide: 0.34, high: 0.13 } as const;
const DADO_M = 0.95;

type Patch = readonly [from: number, to: number, low: number, high: number];

/** Patches along both walls, the left one unfolded before the far one. */
function onWalls(room: Room, [from, to, low, high]: Patch, fill: Hex, opacity = 1): string {
  const far: Solid[] = [
    [from - room.half, low, room.back - OUT],
    [to - room.half, low, room.back - OUT],
    [to - room.half, high, room.back - OUT],
    [from - room.half, high, room.back - OUT],
  ];
  const left: Solid[] = [
    [-room.half + OUT, low, room.back - from],
    [-room.half + OUT, low, room.back - to],
    [-room.half + OUT, high, room.back - to],
    [-room.half + OUT, high, room.back - from],
  ];
  const isFar = from < room.half * 2;
  const isLeft = room.back - to > room.near;
  return (
    (isFar ? room.quad(far, room.lit(fill, 0.04), opacity) : '') +
    (isLeft ? room.quad(left, room.lit(fill, 0.14), opacity) : '')
  );
}

export function wallPattern(
  room: Room,
  style: NonNullable<RoomStyle['wallStyle']>,
  wall: Hex,
): string {
  const { random } = room.canvas;
  const wide = Math.max(room.half * 2, room.back - room.near);
  const dark = mix(wall, '#2a1a2a', 0.2);
  const light = mix(wall, '#ffffff', 0.2);
  const strips = (step: number, share: number, fill: Hex, high = room.high) =>
    times(Math.floor(wide / step), (index) =>
      onWalls(room, [index * step, index * step + step * share, 0, high], fill),
    ).join('');
  switch (style) {
    case 'brick':
    case 'stone':
    case 'tiles':
      return times(Math.floor(room.high / BRICK.high), (row) =>
        times(Math.floor(wide / BRICK.wide), (column) => {
          if (random.chance(0.45)) return '';
          const from = (column + (row % 2 ? 0.5 : 0)) * BRICK.wide;
          const low = row * BRICK.high;
          const patch: Patch = [from, from + BRICK.wide * 0.92, low, low + BRICK.high * 0.84];
          return onWalls(room, patch, random.chance(0.5) ? dark : light, 0.5);
        }).join(''),
      ).join('');
    case 'planks':
      return strips(0.34, 0.06, mix(wall, '#2a1a1a', 0.42));
    case 'stripes':
      return strips(0.42, 0.5, light);
    case 'panelling':
      return (
        onWalls(room, [0, wide, 0, DADO_M], mix(wall, '#ffffff', 0.12)) +
        times(Math.floor(wide / 0.8), (index) =>
          onWalls(room, [index * 0.8 + 0.1, index * 0.8 + 0.7, 0.2, DADO_M - 0.14], dark, 0.6),
        ).join('') +
        onWalls(room, [0, wide, DADO_M - 0.04, DADO_M + 0.04], mix(wall, '#ffffff', 0.5))
      );
    case 'plain':
      return '';
  }
}
