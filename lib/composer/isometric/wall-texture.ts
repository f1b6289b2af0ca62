import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { RoomSpec } from '../places/interiors/room-spec';
import type { Point3, View } from './view';

/** What the two walls of a room are made of, as lines and panes on them. */

interface Wall {
  view: View;
  /** The wall that runs along x, which is seen to the right; the other runs along y. */
  isRight: boolean;
  /** How long the wall is, and how high. */
  side: number;
  heightCm: number;
  color: Hex;
}

type Texture = (wall: Wall) => string;

/** A rectangle on a wall, from its corner along it and up. */
function patch(
  { view, isRight }: Pick<Wall, 'view' | 'isRight'>,
  [along, up]: readonly [number, number],
  [wide, high]: readonly [number, number],
  color: Hex,
  opacity?: number,
): string {
  const at = (a: number, z: number): Point3 => (isRight ? [a, 0.3, z] : [0.3, a, z]);
  return view.quad(
    [at(along, up), at(along + wide, up), at(along + wide, up + high), at(along, up + high)],
    color,
    'left',
    opacity,
  );
}

/** Some bricks show, as on a plastered wall: all of them would be noise behind things. */
const bricks: Texture = (wall) => {
  const [wide, high] = [34, 13];
  const rows = Math.floor(wall.heightCm / (high + 3));
  const columns = Math.floor(wall.side / (wide + 3));
  return times(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if ((row * 7 + column * 5 + row * column) % 6 > 1) return '';
    const along = column * (wide + 3) + (row % 2 ? wide / 2 : 0);
    if (along + wide > wall.side - 4) return '';
    const tone = (row + column) % 2 ? darker(wall.color, 0.12) : lighter(wall.color, 0.14);
    return patch(wall, [along, 20 + row * (high + 3)], [wide, high], tone, 0.75);
  }).join('');
};

/** Tiles up to the height of a hand, and a border over them. */
const tiles: Texture = (wall) => {
  const [cell, up] = [26, 130];
  const columns = Math.floor(wall.side / cell);
  const rows = Math.floor((up - 14) / cell);
  const seam = darker(wall.color, 0.1);
  return (
    patch(wall, [0, 14], [wall.side, up - 14], lighter(wall.color, 0.35)) +
    times(columns, (index) => patch(wall, [(index + 1) * cell, 14], [1.6, up - 14], seam)).join(
      '',
    ) +
    times(rows, (index) => patch(wall, [0, 14 + (index + 1) * cell], [wall.side, 1.6], seam)).join(
      '',
    ) +
    patch(wall, [0, up], [wall.side, 6], darker(wall.color, 0.2))
  );
};

/** Panes between bars, with the green of outside behind them. */
const panes: Texture = (wall) => {
  const count = Math.max(3, Math.round(wall.side / 92));
  const step = wall.side / count;
  const [from, to] = [46, wall.heightCm - 16];
  const bar = HOUSE.white;
  return (
    patch(wall, [0, from], [wall.side, to - from], mix('#bfe4f5', wall.color, 0.25)) +
    times(count, (index) => {
      const x = index * step;
      return (
        patch(wall, [x, from], [step, 30 + ((index * 17) % 26)], mix(HOUSE.leaf, '#bfe4f5', 0.45)) +
        patch(wall, [x + step * 0.2, from + 60], [step * 0.16, to - from - 80], '#ffffff', 0.4)
      );
    }).join('') +
    times(count + 1, (index) =>
      patch(wall, [Math.min(wall.side - 6, index * step), from], [6, to - from], bar),
    ).join('') +
    times(3, (index) =>
      patch(wall, [0, from + (index * (to - from - 6)) / 2], [wall.side, 6], bar),
    ).join('') +
    patch(wall, [0, 0], [wall.side, from], darker(wall.color, 0.14))
  );
};

const planks: Texture = (wall) =>
  times(Math.floor(wall.side / 38), (index) =>
    patch(wall, [(index + 1) * 38, 14], [2.4, wall.heightCm - 14], darker(wall.color, 0.12)),
  ).join('');

const TEXTURES: Readonly<Partial<Record<RoomSpec['wallStyle'], Texture>>> = {
  brick: bricks,
  tiles,
  glass: panes,
  planks,
};

/** What a wall of a style has on it; nothing where it is plain. */
export function wallTexture(style: RoomSpec['wallStyle'], wall: Wall): string {
  return TEXTURES[style]?.(wall) ?? '';
}
