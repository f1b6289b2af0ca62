import type { Hex } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { ISLE } from './floor-plan';
import { box } from './solids';
import type { Point3, View } from './view';

const DEPTH_CM = 60;

/** A round with a wavy rim about the middle of a tile. */
function round(view: View, side: number, radius: number, z: number, color: Hex): string {
  const points = times(40, (index): Point3 => {
    const angle = (index / 40) * 2 * Math.PI;
    const r = radius * (1 + 0.05 * Math.sin(angle * 3 + 1) + 0.03 * Math.sin(angle * 5));
    return [side / 2 + Math.cos(angle) * r, side / 2 + Math.sin(angle) * r, z];
  });
  return view.quad(points, color, 'left');
}

/** An island in a block of sea: shallows, a beach, and grass on it. */
export function isle(view: View, side: number): string {
  const land = side * (ISLE.land + 0.05);
  const block =
    box(view, [0, 0, -DEPTH_CM], [side, side, DEPTH_CM - 1], HOUSE.waterDark) +
    view.quad(
      [
        [0, 0, 0],
        [side, 0, 0],
        [side, side, 0],
        [0, side, 0],
      ],
      HOUSE.water,
      'left',
    );
  const waves = times(9, (index) => {
    const [x, y] = [((index * 0.37 + 0.05) % 0.86) * side, ((index * 0.53 + 0.9) % 0.94) * side];
    return view.quad(
      [
        [x, y, 0.2],
        [x + side * 0.1, y, 0.2],
        [x + side * 0.1, y + 6, 0.2],
        [x, y + 6, 0.2],
      ],
      lighter(HOUSE.water, 0.4),
      'left',
    );
  });
  return (
    block +
    waves.join('') +
    round(view, side, land * 1.14, 0.4, lighter(HOUSE.water, 0.3)) +
    round(view, side, land * 1.05, 0.6, lighter(HOUSE.water, 0.6)) +
    round(view, side, land, 0, darker(HOUSE.sand, 0.16)) +
    round(view, side, land, 9, HOUSE.sand) +
    round(view, side, land * 0.74, 9.2, darker(HOUSE.grass, 0.1)) +
    round(view, side, land * 0.74, 16, HOUSE.grass)
  );
}
