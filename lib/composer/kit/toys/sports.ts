import { rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
export const racket: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.28,
  svg:
    formed(pen, roundedPath([-9, -92], 18, 92, 7), HOUSE.ink, { depth: 5 }) +
    stroke('M0 -90L-26 -126M0 -90L26 -126', color, 8) +
    pen.clip(
      ellipsePath([0, -184], 52, 70),
      times(11, (index) =>
        stroke(`M${-50 + index * 10} -260V-110M-60 ${-250 + index * 13}H60`, '#f3f6fb', 2),
      ).join(''),
    ) +
    `<ellipse cx="0" cy="-184" rx="54" ry="72" fill="none" stroke="${color}" stroke-width="10"/>`,
  anchors: { grip: { at: [0, -40] }, tip: { at: [0, -184] } },
});
export const bat: Drawer = (pen) => ({
  unitCm: 0.33,
  svg:
    formed(
      pen,
      'M-8 -10V-90L-22 -220Q-22 -252 0 -252T22 -220L8 -90V-10Q14 0 0 0T-8 -10Z',
      HOUSE.woodLight,
      { depth: 10, light: 4 },
    ) + rectangle([-9, -70], 18, 58, HOUSE.coral, { radius: 3 }),
  anchors: { grip: { at: [0, -30] }, gripFar: { at: [0, -60] }, tip: { at: [0, -220] } },
});
export const dumbbell: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M-70 -50H70', HOUSE.metal, 17) +
    [-1, 1]
      .map(
        (s) =>
          formed(pen, roundedPath([s > 0 ? 62 : -96, -100], 34, 100, 9), '#3a3f66', {
            depth: 8,
            light: 3,
          }) +
          formed(pen, roundedPath([s > 0 ? 98 : -122, -80], 24, 60, 7), '#4a5080', {
            depth: 6,
            light: 3,
          }),
      )
      .join(''),
  anchors: { grip: { at: [0, -50] } },
});
export const yogaMat: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.7,
  svg:
    shape(
      [
        [-120, 0],
        [110, 0],
        [128, -26],
        [-100, -26],
      ],
      color,
    ) +
    shape(
      [
        [-120, 0],
        [110, 0],
        [110, 3],
        [-120, 3],
      ],
      darker(color, 0.24),
    ) +
    stroke('M-108 -5H104L114 -20', lighter(color, 0.3), 1.4) +
    formed(pen, roundedPath([104, -34], 30, 36, 15), lighter(color, 0.1), { depth: 7 }),
  anchors: {
    seat: { at: [0, -13], spanCm: 180 },
    bed: { at: [0, -13], spanCm: 190 },
    top: { at: [0, -13], spanCm: 190 },
  },
});
