import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { ticks } from './circuit-parts';

/** Instruments of weather and of the laboratory. */

export const anemometer: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M0 0V-130', HOUSE.metal, 8) +
    formed(pen, 'M-22 0L-14 -14H14L22 0Z', HOUSE.metalDark, { depth: 3 }) +
    rod(pen, 'M-66 -138L66 -126M-10 -112L12 -152', HOUSE.metalDark, 5) +
    [
      [-74, -140],
      [74, -126],
    ]
      .map(([x = 0, y = 0], k) =>
        formed(
          pen,
          k
            ? `M${x} ${y - 22}A22 22 0 0 1 ${x} ${y + 22}Z`
            : `M${x} ${y - 22}A22 22 0 0 0 ${x} ${y + 22}Z`,
          HOUSE.coral,
          { depth: 6 },
        ),
      )
      .join('') +
    ball(pen, [14, -160], 17, HOUSE.coral) +
    ball(pen, [-12, -106], 18, HOUSE.coral) +
    ball(pen, [0, -132], 9, HOUSE.metalDark),
});
export const rainGauge: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    rod(pen, 'M34 0V-150', HOUSE.wood, 14) +
    path('M-24 -14V-130H24V-14Q0 -4 -24 -14Z', HOUSE.glass, { opacity: 0.7 }) +
    path('M-22 -14V-68Q0 -60 22 -68V-14Q0 -6 -22 -14Z', HOUSE.blue) +
    ellipse([0, -68], 22, 6, lighter(HOUSE.blue, 0.3)) +
    ticks(11, -20, -120, 10) +
    stroke('M-24 -14V-130M24 -14V-130', HOUSE.white, 4) +
    formed(pen, 'M-42 -152H42L26 -128H-26Z', HOUSE.mustard, { depth: 4 }) +
    [
      [-16, -176],
      [12, -190],
      [26, -166],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x} ${y - 10}C${x - 7} ${y} ${x - 5} ${y + 7} ${x} ${y + 7}S${x + 7} ${y} ${x} ${y - 10}Z`,
          HOUSE.water,
        ),
      )
      .join(''),
});
export const seismograph: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-116 -14H116V0H-116Z', HOUSE.wood, { depth: 4 }) +
    formed(pen, roundedPath([-40, -96], 130, 66, 10), HOUSE.paper, {
      depth: 10,
      extra:
        stroke('M-40 -62H-10L-4 -70L4 -50L12 -88L20 -40L28 -82L36 -54L42 -62H90', HOUSE.red, 4) +
        [-80, -46].map((y) => stroke(`M-40 ${y}H90`, '#d6dbe8', 2)).join(''),
    }) +
    [-44, 94]
      .map(
        (x) =>
          ellipse([x, -63], 8, 34, HOUSE.metalDark) +
          rectangle([x - 5, -30], 10, 18, HOUSE.metalDark),
      )
      .join('') +
    rod(pen, 'M-92 -14V-150', HOUSE.metalDark, 11) +
    rod(pen, 'M-92 -142L24 -98M24 -98V-86', HOUSE.metal, 6) +
    ball(pen, [-40, -122], 17, HOUSE.metalDark),
});
export const burette: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-66 -10H40V0H-66Z', HOUSE.metalDark, { depth: 4 }) +
    rod(pen, 'M-50 -8V-250', HOUSE.metal, 8) +
    rod(pen, 'M-50 -170H0', HOUSE.metalDark, 7) +
    rectangle([-8, -236], 16, 150, HOUSE.glass, { opacity: 0.8 }) +
    rectangle([-7, -190], 14, 104, HOUSE.sky) +
    ticks(18, -6, -228, 8) +
    rod(pen, 'M-16 -82H16', HOUSE.red, 8) +
    path('M-4 -86H4L2 -56H-2Z', HOUSE.glass) +
    circle([0, -48], 3.4, HOUSE.sky) +
    path('M-8 -46H8V-34L30 -12Q30 -8 26 -8H-26Q-30 -8 -30 -12L-8 -34Z', HOUSE.glass, {
      opacity: 0.8,
    }) +
    path('M-17 -24H17L28 -12H-28Z', HOUSE.pink),
});
export const graduatedCylinder: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-50 -10L-36 -20H36L50 -10V0H-50Z', HOUSE.sky, { depth: 4 }) +
    path('M-26 -20V-206L-38 -214H32L26 -206V-20Z', HOUSE.glass, { opacity: 0.7 }) +
    rectangle([-24, -128], 48, 108, HOUSE.purple) +
    ellipse([0, -128], 24, 6, lighter(HOUSE.purple, 0.3)) +
    ticks(19, -22, -200, 9) +
    stroke('M-26 -20V-206M26 -20V-206', HOUSE.white, 4),
  anchors: { grip: { at: [0, -100] } },
});
export const centrifuge: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    placed(formed(pen, 'M-70 -10Q0 -20 70 -10V0H-70Z', HOUSE.metal, { depth: 4 }), {
      at: [4, -118],
      angleDegrees: -24,
    }) +
    formed(pen, 'M-84 -92Q0 -104 84 -92V-12Q84 0 72 0H-72Q-84 0 -84 -12Z', HOUSE.white, {
      depth: 11,
    }) +
    ellipse([0, -92], 84, 20, HOUSE.metal) +
    ellipse([0, -90], 68, 14, HOUSE.ink) +
    times(6, (k) => {
      const [x, y] = polar(k * 60 + 20, 1);
      return placed(
        rectangle([-4, -14], 8, 20, HOUSE.glass, { radius: 3 }) +
          rectangle([-4, -4], 8, 10, HOUSE.red, { radius: 3 }),
        { at: [x * 44, -92 + y * 9] },
      );
    }).join('') +
    rectangle([-52, -52], 52, 26, HOUSE.navy, { radius: 4 }) +
    stroke('M-44 -40h8M-30 -40h8M-16 -40h8', HOUSE.grass, 5) +
    circle([34, -40], 14, HOUSE.metal) +
    stroke('M34 -40l7 -9', HOUSE.ink, 4),
});
export const periodicTable: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, roundedPath([-160, -140], 320, 140, 6), HOUSE.paper, { depth: 4 }) +
    times(18 * 9, (k) => {
      const [column, row] = [k % 18, Math.floor(k / 18)];
      const shown =
        row < 3
          ? column < (row ? 2 : 1) || column > (row ? 11 : 16)
          : row < 7 || (column > 1 && column < 17);
      const tone =
        column < 2
          ? HOUSE.coral
          : column < 12
            ? HOUSE.mustard
            : column < 16
              ? HOUSE.grass
              : column < 17
                ? HOUSE.sky
                : HOUSE.purple;
      return shown
        ? rectangle(
            [-152 + column * 17, -130 + row * 13.4 + (row > 6 ? 4 : 0)],
            15,
            11.6,
            row > 6 ? HOUSE.pink : tone,
            { radius: 2 },
          ) +
            rectangle(
              [-149 + column * 17, -126 + row * 13.4 + (row > 6 ? 4 : 0)],
              7,
              4,
              HOUSE.white,
            )
        : '';
    }).join(''),
});
