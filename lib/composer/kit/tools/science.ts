import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  type Drawer,
  formed,
  paintGlass,
  paintGlassRim,
  paintLiquid,
  rod,
} from '../form';
import { STEEL } from './shaft';
export const magnifier: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.09,
  svg:
    rod(pen, 'M52 -90L116 -12', color, 25) +
    circle([0, -150], 78, '#d5edf6', { opacity: 0.7 }) +
    `<circle cx="0" cy="-150" r="78" fill="none" stroke="#8b95ae" stroke-width="17"/><circle cx="-1" cy="-152" r="78" fill="none" stroke="${STEEL}" stroke-width="9"/>` +
    path('M-54 -150A54 54 0 0 1 -10 -202L-4 -190A42 42 0 0 0 -42 -148Z', '#ffffff', {
      opacity: 0.85,
    }),
  anchors: { grip: { at: [92, -40] }, inside: { at: [0, -150], spanCm: 140 } },
});
export const telescope: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 -110L-56 0M0 -110L56 0M0 -110L8 -4', HOUSE.woodDark, 8) +
    placed(
      formed(pen, roundedPath([-110, -15], 60, 30, 4), HOUSE.gold, { depth: 8 }) +
        formed(pen, roundedPath([-56, -20], 90, 40, 4), color, { depth: 10, light: 4 }) +
        formed(pen, roundedPath([28, -25], 96, 50, 5), lighter(color, 0.14), {
          depth: 12,
          light: 5,
        }) +
        rectangle([110, -29], 18, 58, HOUSE.gold, { radius: 5 }),
      { at: [0, -122], angleDegrees: -24 },
    ),
  anchors: { eyes: { at: [-98, -78] }, grip: { at: [-60, -96] }, tip: { at: [116, -174] } },
});
export const microscope: Drawer = (pen, { color = '#4a6fa5' }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-90 0V-16Q-90 -26 -80 -26H70Q80 -26 80 -16V0Z', HOUSE.navy, { depth: 5 }) +
    formed(pen, 'M20 -26C90 -50 90 -170 10 -190L0 -160C50 -146 50 -70 -6 -52V-26Z', color, {
      depth: 10,
      light: 4,
    }) +
    rectangle([-80, -74], 100, 13, HOUSE.navy, { radius: 4 }) +
    placed(
      rectangle([-19, -10], 38, 100, '#e4e9f3', { radius: 6 }) +
        rectangle([4, -10], 15, 100, '#b9c4dc', { radius: 6 }) +
        rectangle([-13, -60], 26, 52, HOUSE.navy, { radius: 5 }) +
        rectangle([-10, 90], 20, 26, HOUSE.metalDark, { radius: 3 }),
      { at: [0, -206], angleDegrees: 22 },
    ) +
    circle([44, -104], 13, HOUSE.navy),
  anchors: { eyes: { at: [22, -264] }, grip: { at: [44, -104] } },
});
export const flask: Drawer = (pen, { color = HOUSE.teal, state }) => {
  const tube = state === 'open';
  const body = createLathe(
    tube ? '6 0, 20 8, 24 26, 24 180!, 28 184' : '78 0!, 84 6, 80 26, 24 120, 22 186!, 28 190',
    { tilt: 0.16 },
  );
  const inner = createLathe(tube ? '4 5, 17 12, 20 28, 20 100' : '70 5!, 76 11, 72 26, 44 72', {
    tilt: 0.16,
  });
  return {
    unitCm: 0.08,
    svg:
      paintLiquid(pen, inner, color) +
      [
        [-20, -30, 7],
        [12, -46, 5],
        [26, -22, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          circle([tube ? x * 0.4 : x, y], r, HOUSE.white, { opacity: 0.6 }),
        )
        .join(''),
    front: paintGlass(pen, body, '#e6f3f8', { strength: 0.16 }) + paintGlassRim(body, 3),
    anchors: { grip: { at: [0, -150] }, mouth: { at: [0, -190] } },
  };
};
export const syringe: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.07,
  svg: placed(
    rectangle([-2, -60], 4, 60, '#8b95ae') +
      rectangle([-8, -74], 16, 18, HOUSE.teal) +
      rectangle([-22, -190], 44, 118, '#dff1fa', { radius: 6 }) +
      rectangle([-18, -140], 36, 64, color, { radius: 4 }) +
      rectangle([-18, -150], 36, 12, HOUSE.navy, { radius: 3 }) +
      rectangle([-5, -226], 10, 78, STEEL) +
      rectangle([-32, -198], 64, 11, HOUSE.teal, { radius: 4 }) +
      formed(pen, roundedPath([-24, -238], 48, 13, 5), HOUSE.teal, { depth: 4 }) +
      times(5, (index) => rectangle([4, -180 + index * 19], 16, 3, HOUSE.navy)).join(''),
    { angleDegrees: 40, at: [-60, 0] },
  ),
  anchors: { grip: { at: [40, -110] }, tip: { at: [-60, 0] } },
});
export const pill: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.01,
  svg: placed(
    formed(pen, roundedPath([-100, -80], 200, 80, 40), HOUSE.white, {
      depth: 16,
      light: 6,
      extra: rectangle([-100, -90], 100, 100, color),
    }) + rectangle([-70, -68], 120, 11, HOUSE.white, { radius: 5, opacity: 0.7 }),
    { angleDegrees: -24, at: [-14, -40] },
  ),
});
export const stethoscope: Drawer = () => ({
  unitCm: 0.16,
  svg:
    stroke('M-50 -230C-60 -150 -50 -100 0 -100S60 -150 50 -230', HOUSE.navy, 11) +
    stroke('M0 -100C0 -10 80 0 90 -50', HOUSE.navy, 11) +
    stroke('M-50 -230L-38 -248M50 -230L38 -248', HOUSE.metalDark, 9) +
    circle([90, -66], 27, HOUSE.metalDark) +
    circle([89, -67], 23, STEEL) +
    circle([90, -66], 13, HOUSE.coral),
  anchors: { neck: { at: [0, -230] }, grip: { at: [90, -66] } },
});
export const thermometer: Drawer = (_pen, { color = HOUSE.red }) => ({
  unitCm: 0.09,
  svg:
    rectangle([-22, -240], 44, 220, '#e6eef6', { radius: 22 }) +
    circle([0, -34], 34, '#e6eef6') +
    rectangle([-16, -234], 14, 180, HOUSE.white, { radius: 7 }) +
    rectangle([-8, -160], 16, 130, color, { radius: 8 }) +
    circle([0, -34], 25, color) +
    circle([-8, -42], 7, '#ffb0a4') +
    times(8, (index) => rectangle([8, -220 + index * 20], 14, 4, HOUSE.navy, { radius: 2 })).join(
      '',
    ),
});
export const compass: Drawer = (_pen, { color = HOUSE.gold }) => ({
  unitCm: 0.04,
  svg: placed(
    rectangle([-12, -128], 24, 30, darker(color, 0.1), { radius: 8 }) +
      circle([2, 3], 104, darker(color, 0.24)) +
      circle([0, 0], 103, color) +
      circle([0, 0], 84, HOUSE.paper) +
      times(24, (index) =>
        placed(rectangle([-1.5, -80], 3, index % 6 ? 8 : 18, HOUSE.navy), {
          angleDegrees: index * 15,
        }),
      ).join('') +
      placed(
        path('M0 -64L13 0H-13Z', HOUSE.red) +
          path('M0 64L13 0H-13Z', '#b9c4dc') +
          path('M0 -64L13 0H0ZM0 64L13 0H0Z', HOUSE.ink, { opacity: 0.14 }),
        { angleDegrees: 36 },
      ) +
      circle([0, 0], 8, color),
    { at: [0, -104] },
  ),
});
export const torch: Drawer = (pen, { color = HOUSE.navy, state }) => ({
  unitCm: 0.1,
  svg:
    (state === 'lit' ? path('M96 -62L260 -130V50L96 -18Z', '#fff0b8', { opacity: 0.6 }) : '') +
    formed(pen, roundedPath([-120, -62], 150, 44, 8), color, { depth: 12, light: 5 }) +
    formed(pen, 'M30 -62L70 -80H96V0H70L30 -18Z', darker(color, 0.14), { depth: 12, light: 5 }) +
    rectangle([90, -80], 12, 80, '#fff3c4', { radius: 4 }) +
    rectangle([-40, -68], 34, 10, HOUSE.coral, { radius: 4 }),
  anchors: { grip: { at: [-60, -40] }, tip: { at: [100, -40] } },
});
/** Three brass-bound tubes that are drawn out of each other. */
export const spyglass: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([0, -20], 150, 40, 6), HOUSE.gold, { depth: 10, light: 4 }) +
    formed(pen, roundedPath([140, -28], 170, 56, 6), color, { depth: 12, light: 5 }) +
    formed(pen, roundedPath([300, -36], 200, 72, 6), darker(color, 0.14), { depth: 14, light: 5 }) +
    rectangle([-10, -26], 24, 52, HOUSE.gold, { radius: 6 }) +
    rectangle([136, -33], 22, 66, HOUSE.gold, { radius: 6 }) +
    rectangle([296, -41], 22, 82, HOUSE.gold, { radius: 6 }) +
    rectangle([484, -46], 26, 92, HOUSE.gold, { radius: 8 }),
  anchors: { grip: { at: [60, 6] }, eyes: { at: [-10, 0] }, tip: { at: [510, 0] } },
});
export const binoculars: Drawer = (pen, { color = '#3a3f66' }) => ({
  unitCm: 0.08,
  svg:
    [-1, 1]
      .map(
        (s) =>
          formed(
            pen,
            `M${s * 24} -160H${s * 66}L${s * 104} -20Q${s * 104} 0 ${s * 80} 0H${s * 34}Q${s * 14} 0 ${s * 14} -20Z`,
            color,
            { depth: 12, light: 5 },
          ) +
          ellipse([s * 58, -4], 42, 9, '#6fa8dc') +
          rectangle([s * 45 - 25, -178], 50, 22, HOUSE.ink, { radius: 6 }),
      )
      .join('') + rectangle([-18, -120], 36, 52, darker(color, 0.2), { radius: 6 }),
  anchors: { grip: { at: [80, -70] }, gripFar: { at: [-80, -70] }, eyes: { at: [0, -178] } },
});
