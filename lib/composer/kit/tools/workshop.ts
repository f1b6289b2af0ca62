import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, defineFamily, type Drawer, formed, paintSide, rod } from '../form';
import { held, shaft, STEEL } from './shaft';

const hammer: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    shaft(pen, 250, 24) +
    rectangle([-13, -90], 26, 90, darker(HOUSE.coral, 0.05), { radius: 12 }) +
    formed(
      pen,
      'M-24 -256H40L58 -250V-206L40 -212H-20C-50 -210 -70 -196 -84 -176C-84 -220 -60 -254 -24 -256Z',
      '#8b95ae',
      { depth: 10, light: 4 },
    ) +
    formed(pen, roundedPath([54, -258], 22, 58, 4), STEEL, { depth: 6 }),
  anchors: { ...held(250), tip: { at: [76, -230] } },
});
const axe: Drawer = (pen) => ({
  unitCm: 0.28,
  svg:
    formed(pen, 'M-10 -250Q-12 -120 -16 0H14Q8 -130 12 -250Z', HOUSE.wood, { depth: 8, light: 4 }) +
    formed(
      pen,
      'M-14 -250L18 -252L84 -282C100 -240 100 -200 84 -158L18 -190L-14 -192Z',
      '#9aa5bd',
      { depth: 12, light: 4 },
    ) +
    path('M70 -276L84 -282C100 -240 100 -200 84 -158L70 -165C84 -200 84 -240 70 -276Z', '#eef2f8'),
  anchors: { ...held(250), tip: { at: [94, -220] } },
});
const pickaxe: Drawer = (pen) => ({
  unitCm: 0.36,
  svg:
    shaft(pen, 250, 18) +
    formed(
      pen,
      'M-120 -206C-90 -250 -40 -270 0 -270S90 -250 120 -206C80 -240 40 -246 0 -246S-80 -240 -120 -206Z',
      '#8b95ae',
      { depth: 8, light: 4 },
    ) +
    rectangle([-14, -272], 28, 34, '#6c7690', { radius: 4 }),
  anchors: { ...held(250), tip: { at: [118, -208] } },
});
const saw: Drawer = (pen) => ({
  unitCm: 0.17,
  svg: placed(
    formed(
      pen,
      `M-60 -40L210 -66L214 -40${times(22, () => `l-6 14l-6 -11`).join('')}L-60 10Z`,
      STEEL,
      { depth: 10, light: 5 },
    ) +
      formed(
        pen,
        'M-50 -56C-90 -70 -150 -60 -150 -20C-150 20 -110 30 -60 20C-50 0 -46 -30 -50 -56ZM-80 -30C-76 -16 -80 0 -92 2C-116 4 -124 -8 -122 -22C-118 -38 -94 -42 -80 -30Z',
        HOUSE.coral,
        { depth: 12, light: 5 },
      ) +
      ellipse([-102, -16], 22, 17, darker(HOUSE.coral, 0.42)),
    { angleDegrees: -14, at: [0, -40] },
  ),
  anchors: { grip: { at: [-104, 10] }, tip: { at: [200, -100] } },
});
const wrench: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    formed(
      pen,
      'M-15 -40C-40 -30 -44 10 -20 14H20C44 10 40 -30 15 -40L12 -180C50 -196 54 -250 24 -276L22 -236L0 -222L-22 -236L-24 -276C-54 -250 -50 -196 -12 -180Z',
      '#a3aec6',
      { depth: 14, light: 5 },
    ) + circle([0, -12], 13, darker('#a3aec6', 0.42)),
  anchors: { ...held(230, 0.3), tip: { at: [0, -250] } },
});
const screwdriver: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.1,
  svg:
    rectangle([-6, -240], 12, 150, STEEL) +
    rectangle([1, -240], 5, 150, '#8b95ae') +
    path('M-9 -262H9L6 -236H-6Z', '#a3aec6') +
    paintSide(
      pen,
      createLathe('16 0!, 22 10, 18 40, 22 70, 20 92, 12 104!', { tilt: 0.14 }),
      color,
      { material: 'plastic' },
    ),
  anchors: { ...held(250, 0.2), tip: { at: [0, -262] } },
});
const pliers: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.085,
  svg:
    formed(pen, 'M12 -120C40 -70 50 -30 34 4Q22 14 14 0C22 -40 10 -70 -14 -118Z', color, {
      depth: 10,
      light: 4,
    }) +
    formed(
      pen,
      'M-12 -120C-40 -70 -50 -30 -34 4Q-22 14 -14 0C-22 -40 -10 -70 14 -118Z',
      lighter(color, 0.08),
      { depth: 10, light: 4 },
    ) +
    formed(
      pen,
      'M-28 -130C-30 -180 -16 -220 -4 -234V-118L-16 -112ZM28 -130C30 -180 16 -220 4 -234V-118L16 -112Z',
      '#8b95ae',
      { depth: 8, light: 4 },
    ) +
    circle([0, -124], 15, '#6c7690') +
    circle([-1, -126], 8, STEEL),
  anchors: { ...held(220, 0.2), tip: { at: [0, -230] } },
});
const drill: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-70 -110L-30 -110L-44 -14H-96Q-84 -60 -70 -110Z', darker(color, 0.2), {
      depth: 12,
      light: 4,
    }) +
    formed(pen, roundedPath([-110, -36], 78, 36, 8), HOUSE.ink, { depth: 6 }) +
    formed(pen, 'M-100 -190H50Q66 -180 66 -150T50 -108H-60Q-106 -110 -100 -190Z', color, {
      depth: 14,
      light: 5,
    }) +
    formed(pen, 'M66 -172H100V-128H66Z', HOUSE.ink, { depth: 8 }) +
    formed(pen, 'M100 -156H180L190 -150L180 -144H100Z', STEEL, { depth: 4 }) +
    rectangle([-22, -110], 14, 26, HOUSE.ink, { radius: 5 }),
  anchors: { grip: { at: [-58, -70] }, tip: { at: [190, -150] } },
});
const ladder: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 1,
  svg:
    times(8, (index) =>
      formed(pen, roundedPath([-24, -30 - index * 26], 48, 6, 2), darker(color, 0.1), { depth: 2 }),
    ).join('') +
    [-28, 22]
      .map((x) => formed(pen, roundedPath([x, -232], 7, 232, 2), color, { depth: 2.4, light: 1 }))
      .join(''),
  anchors: {
    grip: { at: [24, -130] },
    gripFar: { at: [-24, -130] },
    stirrup: { at: [0, -82] },
    top: { at: [0, -232] },
  },
});
const toolbox: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg:
    stroke('M-50 -104V-140H50V-104', HOUSE.ink, 11) +
    formed(pen, roundedPath([-110, -110], 220, 110, 8), color, { depth: 13, light: 5 }) +
    rectangle([-110, -76], 220, 5, darker(color, 0.3)) +
    [-60, 46].map((x) => rectangle([x, -88], 18, 26, HOUSE.metal, { radius: 3 })).join(''),
  anchors: { grip: { at: [0, -140] }, top: { at: [0, -110] } },
});
const nail: Drawer = (pen) => ({
  unitCm: 0.05,
  svg: formed(pen, 'M-30 -200H30V-188H9V-24L0 0L-9 -24V-188H-30Z', STEEL, { depth: 8, light: 3 }),
});
const screw: Drawer = (pen) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-40 -200Q0 -220 40 -200L18 -170V-30L0 0L-18 -30V-170Z', STEEL, {
      depth: 12,
      light: 4,
      extra: times(7, (index) => stroke(`M-26 ${-150 + index * 20}l52 -12`, '#7f8aa6', 6)).join(''),
    }) + rectangle([-20, -208], 40, 5, '#6c7690'),
});
const rope: Drawer = (pen, { color = '#d3a560' }) => ({
  unitCm: 0.16,
  svg:
    times(
      4,
      (index) =>
        `<ellipse cx="0" cy="${-24 - index * 17}" rx="${100 - index * 5}" ry="34" fill="none" stroke="${darker(color, 0.24)}" stroke-width="19"/><ellipse cx="-1" cy="${-26 - index * 17}" rx="${100 - index * 5}" ry="34" fill="none" stroke="${color}" stroke-width="13" stroke-dasharray="13 3"/>`,
    ).join('') + rod(pen, 'M84 -74C120 -60 130 -20 150 -8', color, 17),
  anchors: { grip: { at: [0, -100] } },
});
const anvil: Drawer = (pen) => ({
  unitCm: 0.2,
  svg: formed(
    pen,
    'M-130 -120H110V-88C70 -86 44 -70 40 -40L70 -20V0H-70V-20L-40 -40C-44 -64 -60 -80 -80 -84C-110 -90 -126 -104 -130 -120Z',
    '#6c7690',
    { depth: 14, light: 6 },
  ),
  anchors: { top: { at: [0, -120], spanCm: 200 } },
});
const measuring: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.06,
  svg:
    rectangle([40, -30], 150, 24, '#fff0c8') +
    times(14, (index) =>
      rectangle([50 + index * 10, -30], 2.4, index % 2 ? 8 : 14, HOUSE.navy),
    ).join('') +
    rectangle([186, -36], 8, 40, HOUSE.metalDark) +
    formed(
      pen,
      'M-80 -10V-70C-80 -120 -40 -140 0 -140S76 -110 76 -60V-10Q76 0 66 0H-70Q-80 0 -80 -10Z',
      color,
      { depth: 14, light: 6 },
    ) +
    circle([-4, -70], 40, HOUSE.ink) +
    circle([-4, -70], 30, lighter(color, 0.3)),
  anchors: { grip: { at: [0, -70] } },
});
const ruler: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.11,
  svg: placed(
    formed(pen, roundedPath([-140, -40], 280, 40, 4), color, { depth: 5, light: 3 }) +
      times(27, (index) =>
        rectangle([-132 + index * 10.2, -40], 2, index % 5 ? 10 : 18, darker(color, 0.5)),
      ).join(''),
    { angleDegrees: -18 },
  ),
});
const paintRoller: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.15,
  svg:
    stroke('M0 -70V-120H90V-190H66', HOUSE.metalDark, 8) +
    formed(pen, roundedPath([-12, -80], 24, 80, 10), HOUSE.coral, { depth: 8, light: 3 }) +
    formed(pen, roundedPath([-86, -220], 152, 60, 16), color, { depth: 14, light: 6 }),
  anchors: { ...held(120), tip: { at: [-10, -220] } },
});

/** Tools of a workshop. */
export const workshopTool = defineFamily('workshop-tool', {
  hammer,
  axe,
  pickaxe,
  saw,
  wrench,
  screwdriver,
  pliers,
  drill,
  ladder,
  toolbox,
  nail,
  screw,
  rope,
  anvil,
  'tape-measure': measuring,
  ruler,
  'paint-roller': paintRoller,
});
