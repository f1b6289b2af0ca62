import { type Hex, mix } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { area, mass, points, set, trace } from './fine';

/** Shoes in the unit of half a foot's height: the ankle at the origin, toes to the right. */
export const SHOES = [
  'sneaker',
  'smart',
  'boot',
  'tall-boot',
  'work-boot',
  'bare',
  'heel',
  'slipper',
  'curled',
  'fin',
] as const;
export type ShoeKind = (typeof SHOES)[number];

const SNEAKER: readonly Point[] = points(
  '-0.5 -0.75, 0.36 -0.75, 0.75 -0.15, 1.45 0.12, 1.85 0.42, 1.8 0.64, -0.55 0.64, -0.68 0.2',
);
const BARE: readonly Point[] = points(
  '-0.42 -0.6, 0.28 -0.6, 0.7 -0.05, 1.5 0.3, 1.62 0.52, 1.1 0.62, -0.4 0.62, -0.62 0.3',
);
const SMART: readonly Point[] = points(
  '-0.48 -0.6, 0.34 -0.6, 0.8 -0.1, 1.6 0.2, 1.95 0.5, 1.85 0.62, -0.52 0.62, -0.64 0.2',
);

function sole(color: Hex): string {
  return area(
    'M-.66 .5Q-.66 .46 -.6 .46L1.8 .46Q1.92 .46 1.88 .58Q1.86 .68 1.74 .68L-.56 .68Q-.66 .68 -.66 .6Z',
    color,
  );
}

function sideView(kind: ShoeKind, color: Hex, skin: Hex): string {
  switch (kind) {
    case 'bare':
      return mass(BARE, skin, 0.12);
    case 'heel':
      return (
        mass(BARE, skin, 0.12) +
        area(
          'M-.66 .0Q-.5 .38 .1 .34Q.7 .3 1.1 .16Q1.7 .34 1.78 .6Q1.7 .68 1.1 .66Q.5 .5 0 .56Q-.3 .6 -.44 .56L-.5 .98L-.62 .98Q-.72 .5 -.66 0Z',
          color,
        )
      );
    case 'slipper':
      return (
        mass(BARE, skin, 0.12) +
        area('M.5 .2Q.9 -.02 1.5 .24Q1.72 .4 1.66 .62L-.5 .64Q-.66 .5 -.6 .4Q-.1 .6 .5 .2Z', color)
      );
    case 'curled':
      return (
        area(
          'M-.5 -.75L.36 -.75Q.6 -.1 1.3 .06Q2 .1 2.1 -.36Q2.36 -.5 2.4 -.2Q2.36 .6 1.6 .64L-.55 .64Q-.7 .3 -.5 -.75Z',
          color,
        ) + trace('M-.5 -.66L.36 -.66', lighter(color, 0.4), 0.2)
      );
    case 'fin':
      return (
        area(
          'M-.5 -.6L.36 -.6Q.8 .1 1.6 .1L3.4 .36Q3.5 .6 3.2 .66L-.55 .64Q-.7 .2 -.5 -.6Z',
          color,
        ) + trace('M1.4 .34L3.1 .5', darker(color, 0.2), 0.1)
      );
    case 'smart':
      return (
        mass(SMART, color, 0.12) +
        area('M-.62 .46L1.9 .46L1.84 .66L-.54 .66Z', darker(color, 0.35)) +
        area('M-.62 .62L-.2 .62L-.2 .76L-.58 .76Z', darker(color, 0.4))
      );
    case 'boot':
    case 'tall-boot':
    case 'work-boot':
      return (
        mass(SNEAKER, color, 0.12) +
        area('M-.66 .48L1.86 .48L1.84 .7L-.58 .7Z', darker(color, 0.35))
      );
    case 'sneaker':
      return (
        mass(SNEAKER, color, 0.12) +
        sole(mix(color, HOUSE.white, 0.75)) +
        trace('M.55 -.3L.8 -.42M.78 -.12L1.02 -.24', lighter(color, 0.6), 0.1)
      );
  }
}

/** A foot that points at the viewer, a little outwards. */
function frontView(kind: ShoeKind, color: Hex, skin: Hex): string {
  const bare = kind === 'bare' || kind === 'slipper' || kind === 'heel';
  const fill = bare ? skin : color;
  const toes = area(
    'M-.44 -.7L.42 -.7Q.5 -.1 .86 .3Q1 .66 .74 .68L-.5 .68Q-.76 .66 -.62 .3Q-.44 -.1 -.44 -.7Z',
    fill,
  );
  if (kind === 'bare')
    return toes + trace('M.28 .5L.28 .64M.5 .5L.5 .64M.06 .5L.06 .64', darker(skin, 0.2), 0.06);
  const cap = bare
    ? area('M-.62 .3Q.1 .02 .86 .3Q1 .66 .74 .68L-.5 .68Q-.76 .66 -.62 .3Z', color)
    : '';
  const rubber = kind === 'sneaker' ? mix(color, HOUSE.white, 0.75) : darker(color, 0.35);
  return toes + cap + area('M-.68 .5L.94 .5Q.98 .68 .76 .7L-.5 .7Q-.72 .68 -.68 .5Z', rubber);
}

interface FootOptions {
  at: Point;
  angleDegrees: number;
  size: number;
  kind: ShoeKind;
  color: Hex;
  skin: Hex;
  /** Seen from the front: which way its toes point. */
  frontal?: 1 | -1;
}

export function foot({ at, angleDegrees, size, kind, color, skin, frontal }: FootOptions): string {
  if (frontal) return set(frontView(kind, color, skin), { at, size, flipX: frontal });
  return set(sideView(kind, color, skin), { at, angleDegrees, size });
}
