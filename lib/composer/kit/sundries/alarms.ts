import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** A red box on the wall, its handle to be pulled down. */
/** A red box with a bell: break the glass. */
export const fireAlarm: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, roundedPath([-62, -164], 124, 164, 14), HOUSE.red, { depth: 11, light: 5 }) +
    stroke(
      'M-42 -128V-150H-30M-42 -139H-32M-18 -128V-150M-4 -128V-150H4Q12 -150 12 -144T4 -138H-4M4 -138L13 -128M26 -128V-150H38M26 -139H36M26 -128H38',
      HOUSE.white,
      5,
    ) +
    rectangle([-46, -114], 92, 84, darker(HOUSE.red, 0.32), { radius: 8 }) +
    formed(pen, 'M-38 -104H38V-78H13V-40H-13V-78H-38Z', HOUSE.white, {
      depth: 5,
      extra: path('M0 -44L-9 -58H9Z', HOUSE.red) + stroke('M0 -58V-76', HOUSE.red, 5),
    }) +
    [-1, 1]
      .map(
        (s) =>
          circle([s * 50, -152], 3, darker(HOUSE.red, 0.4)) +
          circle([s * 50, -12], 3, darker(HOUSE.red, 0.4)),
      )
      .join('') +
    rectangle([-34, -22], 68, 9, HOUSE.white, { radius: 3 }),
});
