import { circle, path, placed, stroke } from '@/lib/svg/markup';
import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** A petal of a water lily that stands at an angle, from its root at 0, 0. */
const lilyPetal = (degrees: number, long: number, fill: Hex) =>
  placed(
    path(
      `M0 0C-15 ${-long * 0.3} -12 ${-long * 0.74} 0 ${-long}C12 ${-long * 0.74} 15 ${-long * 0.3} 0 0Z`,
      fill,
    ),
    {
      angleDegrees: degrees,
    },
  );
/** A leaf that lies flat, cut in to its middle, with a bloom at its far side. */
export const lilyPad: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    path('M8 -20L113 -26A120 26 0 1 0 109 -4Z', darker(HOUSE.leaf, 0.3)) +
    formed(pen, 'M8 -25L113 -33A120 26 0 1 0 109 -12Z', HOUSE.leaf, { depth: 6, light: 4 }) +
    [
      'M4 -25L-96 -27',
      'M4 -25L-70 -9',
      'M4 -25L-12 2',
      'M4 -25L56 -2',
      'M4 -25L-60 -42',
      'M4 -25L24 -46',
    ]
      .map((data) => stroke(data, lighter(HOUSE.leaf, 0.22), 2.4))
      .join('') +
    placed(
      [-72, 72, -44, 44]
        .map((degrees) => lilyPetal(degrees, 40, lighter(HOUSE.pink, 0.3)))
        .join('') +
        [-24, 24].map((degrees) => lilyPetal(degrees, 44, HOUSE.pink)).join('') +
        lilyPetal(0, 40, lighter(HOUSE.pink, 0.2)) +
        circle([0, -7], 6, HOUSE.yellow),
      { at: [-70, -32] },
    ),
  anchors: { top: { at: [22, -20], spanCm: 110 } },
});
