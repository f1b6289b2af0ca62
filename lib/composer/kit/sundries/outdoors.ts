import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { contrail, telephoneWires } from './in-the-sky';
import { disc } from './shapes';
import { lilyPad } from './lily-pad';

const hayBale: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-40 -178H96Q140 -150 140 -90T96 0H-40Z', '#e2b95c', {
      depth: 16,
      light: 6,
      extra:
        times(12, (index) =>
          stroke(
            `M${-30 + ((index * 47) % 150)} ${-164 + index * 13}l${26 + (index % 3) * 12} ${index % 2 ? 5 : -4}`,
            index % 2 ? '#b98d3c' : '#f3d68c',
            4,
          ),
        ).join('') +
        stroke('M24 -180Q66 -150 66 -90T24 0M64 -180Q106 -150 106 -90T64 0', '#8a6a34', 4),
    }) +
    path(disc(-50, -90, 90), '#c99f48') +
    path(disc(-52, -90, 84), '#edc970') +
    [68, 50, 32, 14]
      .map(
        (radius) =>
          `<circle cx="-52" cy="-90" r="${radius}" fill="none" stroke="#b98d3c" stroke-width="5" stroke-dasharray="${26 - radius / 6} 9"/>`,
      )
      .join('') +
    times(9, (index) =>
      stroke(
        `M${-130 + index * 31} ${index % 3 ? -2 : 0}l${index % 2 ? 12 : -10} ${-14 - (index % 3) * 5}`,
        '#e2b95c',
        5,
      ),
    ).join('') +
    stroke('M-96 -168l-14 -14M-60 -180l-2 -16M70 -178l8 -14', '#e2b95c', 5),
  anchors: { top: { at: [20, -178], spanCm: 110 } },
});
const beehive: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-90 0C-110 -60 -90 -180 0 -200C90 -180 110 -60 90 0Z', HOUSE.mustard, {
      depth: 16,
      light: 6,
      extra: times(5, (index) =>
        stroke(
          `M-120 ${-20 - index * 38}Q0 ${4 - index * 38} 120 ${-20 - index * 38}`,
          darker(HOUSE.mustard, 0.25),
          6,
        ),
      ).join(''),
    }) + ellipse([0, -34], 24, 22, HOUSE.woodDark),
});
const shipWheel: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    times(8, (index) => {
      const angle = (index / 8) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return rod(pen, `M0 -120L${x * 116} ${-120 + y * 116}`, HOUSE.wood, 14);
    }).join('') +
    `<circle cx="0" cy="-120" r="76" fill="none" stroke="${HOUSE.woodDark}" stroke-width="24"/>` +
    `<circle cx="0" cy="-120" r="76" fill="none" stroke="${HOUSE.wood}" stroke-width="14"/>` +
    circle([0, -120], 24, HOUSE.gold),
});
const parasol: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-200', HOUSE.cream, 6) +
    formed(
      pen,
      'M-120 -150C-100 -240 100 -240 120 -150Q60 -170 0 -150Q-60 -170 -120 -150Z',
      color,
      { depth: 9, light: 5 },
    ) +
    path(
      'M-50 -160C-40 -200 -10 -216 0 -218C10 -216 40 -200 50 -160Q24 -166 0 -152Q-24 -166 -50 -160Z',
      HOUSE.cream,
    ) +
    circle([0, -220], 5, HOUSE.gold),
  anchors: { grip: { at: [0, -60], angleDegrees: -90 }, top: { at: [0, -218] } },
});
const poster: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, roundedPath([-80, -220], 160, 220, 4), color, { depth: 5 }) +
    rectangle([-62, -200], 124, 110, HOUSE.sky, { radius: 4 }) +
    circle([20, -160], 22, HOUSE.coral) +
    path('M-62 -90L-20 -140L10 -108L34 -126L62 -90Z', HOUSE.green) +
    [-66, -42]
      .map((y, index) => rectangle([-62, y], index ? 80 : 124, 12, HOUSE.navy, { radius: 5 }))
      .join(''),
  anchors: { page: { at: [0, -145], spanCm: 110 } },
});
const exitSign: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, roundedPath([-110, -110], 220, 110, 10), HOUSE.green, { depth: 6 }) +
    circle([-56, -86], 11, HOUSE.white) +
    stroke(
      'M-58 -70L-66 -44L-46 -30L-50 -10M-66 -44L-84 -20M-58 -66L-36 -54M-60 -66L-82 -58',
      HOUSE.white,
      11,
    ) +
    stroke('M6 -54H74M50 -78L76 -54L50 -30', HOUSE.white, 12),
});
const neonSign: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, roundedPath([-120, -120], 240, 120, 16), HOUSE.navy, { depth: 6 }) +
    [
      ['M-100 -60C-100 -110 100 -110 100 -60S-100 -10 -100 -60Z', '#ff6fb5'],
      [
        'M-64 -78C-84 -78 -84 -42 -64 -42S-44 -78 -64 -78ZM-34 -42V-78H-20C-6 -78 -6 -60 -20 -60H-34M32 -78H10V-42H32M10 -60H27M46 -42V-78L70 -42V-78',
        '#6ff0ff',
      ],
    ]
      .map(
        ([data = '', color = '']) =>
          `<path d="${data}" fill="none" stroke="${color}" stroke-width="13" opacity="0.3" stroke-linecap="round"/>` +
          stroke(data, color, 5),
      )
      .join(''),
});
const placard: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 0V-140', HOUSE.wood, 11) +
    formed(pen, roundedPath([-90, -240], 180, 110, 6), HOUSE.white, { depth: 6 }) +
    [-212, -186, -160]
      .map((y, index) =>
        rectangle([-66, y], index === 2 ? 80 : 132, 12, HOUSE.coral, { radius: 5 }),
      )
      .join(''),
  anchors: { grip: { at: [0, -30], angleDegrees: -90 } },
});
const carriage: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [
      [-80, 44],
      [84, 34],
    ]
      .map(
        ([x = 0, r = 40]) =>
          `<circle cx="${x}" cy="${-r}" r="${r}" fill="none" stroke="${HOUSE.woodDark}" stroke-width="7"/>` +
          times(4, (index) => {
            const [c, s] = [
              Math.cos((index * Math.PI) / 4) * r,
              Math.sin((index * Math.PI) / 4) * r,
            ];
            return stroke(`M${x - c} ${-r - s}L${x + c} ${-r + s}`, HOUSE.wood, 4);
          }).join(''),
      )
      .join('') +
    stroke('M100 -50H180', HOUSE.woodDark, 6) +
    formed(
      pen,
      'M-110 -160C-110 -210 70 -210 70 -160L60 -60C40 -40 -80 -40 -100 -60Z',
      HOUSE.navy,
      { depth: 12, light: 5 },
    ) +
    formed(pen, roundedPath([-76, -164], 50, 54, 8), HOUSE.glass, { depth: 3 }) +
    formed(pen, roundedPath([-10, -164], 50, 54, 8), HOUSE.glass, { depth: 3 }) +
    stroke('M-104 -96H64', HOUSE.gold, 6) +
    formed(pen, roundedPath([70, -120], 50, 50, 6), HOUSE.red, { depth: 6 }),
  anchors: { seat: { at: [96, -120] }, inside: { at: [-20, -110] } },
});
const foodTruck: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 2,
  svg:
    formed(pen, 'M-120 -24V-130Q-120 -140 -110 -140H70V-110H100L120 -64V-24Z', color, {
      depth: 10,
      light: 5,
    }) +
    path('M76 -100H96L110 -64H76Z', HOUSE.glass) +
    rectangle([-96, -106], 110, 48, '#fff0cf', { radius: 3 }) +
    times(6, (index) =>
      path(
        `M${-104 + index * 21} -118h21v14a10.5 10.5 0 0 1 -21 0Z`,
        index % 2 ? HOUSE.cream : HOUSE.coral,
      ),
    ).join('') +
    rectangle([-100, -60], 118, 7, HOUSE.wood) +
    [-74, 76]
      .map((x) => circle([x, -20], 20, HOUSE.ink) + circle([x, -20], 9, HOUSE.metal))
      .join(''),
});
const vikingShip: Drawer = (pen) => ({
  unitCm: 5,
  svg:
    rod(pen, 'M0 -50V-230', HOUSE.woodDark, 7) +
    formed(
      pen,
      'M-80 -216Q0 -226 80 -216Q94 -150 76 -96Q0 -76 -76 -96Q-94 -150 -80 -216Z',
      HOUSE.cream,
      {
        depth: 8,
        extra: [-58, -20, 18, 56].map((x) => rectangle([x - 8, -230], 18, 160, HOUSE.red)).join(''),
      },
    ) +
    formed(
      pen,
      'M-150 -130C-170 -150 -180 -120 -160 -116C-150 -60 -120 0 -80 0H80C120 0 150 -60 156 -130C170 -150 182 -110 164 -112C150 -70 130 -52 100 -50H-100C-130 -52 -146 -80 -150 -130Z',
      HOUSE.wood,
      { depth: 12, light: 5 },
    ) +
    [-80, -40, 0, 40, 80]
      .map(
        (x, index) =>
          circle([x, -44], 15, index % 2 ? HOUSE.mustard : HOUSE.navy) +
          circle([x, -44], 5, HOUSE.metal),
      )
      .join(''),
});
const gondola: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M-90 -150L-60 0', HOUSE.wood, 5) +
    formed(
      pen,
      'M-180 -110C-176 -60 -120 -50 0 -50S160 -50 186 -130L200 -128C196 -20 120 0 0 0S-190 -10 -194 -108Z',
      HOUSE.ink,
      { depth: 10, light: 8 },
    ) +
    formed(pen, roundedPath([-30, -78], 70, 32, 8), HOUSE.red, { depth: 5 }) +
    stroke('M188 -130V-158M188 -150H206M188 -138H206', HOUSE.metal, 6),
  anchors: { seat: { at: [10, -72] }, inside: { at: [0, -50], spanCm: 160 } },
});
const blimp: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 5,
  svg:
    formed(pen, 'M-130 -40L-176 -84L-120 -76ZM-130 40L-176 84L-120 76Z', darker(color, 0.2), {
      depth: 5,
    }) +
    formed(pen, 'M-160 0C-120 -90 90 -100 160 0C90 100 -120 90 -160 0Z', color, {
      depth: 18,
      light: 8,
    }) +
    formed(pen, roundedPath([-40, 80], 90, 30, 12), HOUSE.cream, { depth: 6 }),
});
const tank: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    rod(pen, 'M40 -104L170 -124', '#5f7a4d', 13) +
    formed(pen, 'M-60 -80L-40 -130H40L64 -80Z', '#6d8a58', { depth: 8, light: 4 }) +
    formed(pen, 'M-130 -80H130L110 -44H-120Z', '#5f7a4d', { depth: 8, light: 4 }) +
    formed(pen, roundedPath([-130, -48], 262, 48, 24), HOUSE.rubber, { depth: 6 }) +
    times(5, (index) => circle([-98 + index * 50, -24], 16, HOUSE.metalDark)).join(''),
});
const COASTER =
  'M-230 -40C-180 -40 -170 -250 -110 -250S-60 -60 -10 -60C90 -60 90 -220 20 -220S-20 -60 60 -60C120 -60 120 -150 160 -150S210 -40 240 -40';
const rollerCoaster: Drawer = (pen) => ({
  unitCm: 4,
  svg:
    [-200, -150, -110, -70, 0, 80, 130, 160, 200]
      .map((x, index) =>
        stroke(`M${x} 0V${-[110, 200, 246, 130, 60, 66, 110, 146, 80][index]!}`, HOUSE.metal, 5),
      )
      .join('') +
    stroke(COASTER, HOUSE.coral, 10) +
    stroke(COASTER, HOUSE.cream, 3) +
    [-140, -118, -96]
      .map((x, index) =>
        formed(pen, roundedPath([x - 12, -266 - (index === 1 ? 4 : 0)], 20, 17, 5), HOUSE.blue, {
          depth: 3,
        }),
      )
      .join(''),
});
const tornado: Drawer = (pen) => ({
  unitCm: 4,
  svg:
    formed(
      pen,
      'M-120 -240C-60 -270 80 -270 120 -240C140 -190 60 -170 60 -130C60 -90 10 -80 20 -40C24 -20 0 0 0 0C-10 -20 -30 -40 -20 -70C-10 -100 -80 -120 -70 -160C-66 -190 -140 -200 -120 -240Z',
      '#8d97ad',
      { depth: 16, light: 6 },
    ) +
    stroke(
      'M-100 -222Q10 -196 112 -224M-78 -170Q0 -150 66 -176M-50 -116Q0 -104 44 -122M-20 -66Q0 -58 18 -70',
      lighter('#8d97ad', 0.5),
      7,
    ),
});
const windowSill: Drawer = (pen) => ({
  unitCm: 0.75,
  svg:
    formed(pen, roundedPath([-90, -230], 180, 200, 5), HOUSE.white, { depth: 5 }) +
    [-80, 4]
      .flatMap((x) => [-220, -122].map((y) => rectangle([x, y], 76, 92, '#bfe0f2')))
      .join('') +
    stroke('M-70 -150L-30 -210M20 -60L56 -112', HOUSE.white, 7) +
    formed(pen, roundedPath([-116, -32], 232, 18, 4), HOUSE.cream, { depth: 6 }) +
    rectangle([-100, -14], 200, 14, darker(HOUSE.cream, 0.12)),
  anchors: { top: { at: [0, -32], spanCm: 200 }, seat: { at: [0, -32], spanCm: 200 } },
});
/** A row of tiles; every other row is shifted by half of one. */
const tileRow = (y: number, row: number, color: Hex): string =>
  stroke(`M${-168 + (row % 2) * 13} ${y}${'q13 15 26 0'.repeat(14)}`, color, 3.4);
const roof: Drawer = (pen, { color = HOUSE.roof }) => ({
  unitCm: 2.2,
  svg:
    rectangle([-126, -22], 252, 22, HOUSE.plaster) +
    rectangle([-126, -22], 252, 10, darker(HOUSE.plaster, 0.16)) +
    formed(pen, roundedPath([48, -184], 32, 70, 2), HOUSE.brick, { depth: 8 }) +
    rectangle([43, -188], 42, 9, darker(HOUSE.brick, 0.2), { radius: 2 }) +
    formed(pen, 'M-158 -22L-104 -148H104L158 -22Z', color, {
      depth: 10,
      light: 4,
      extra: times(6, (row) => tileRow(-142 + row * 22, row, darker(color, 0.24))).join(''),
    }) +
    rectangle([-160, -24], 320, 9, HOUSE.metalDark, { radius: 4 }) +
    rectangle([-108, -152], 216, 10, darker(color, 0.3), { radius: 5 }),
  anchors: { top: { at: [0, -140], spanCm: 170 }, seat: { at: [0, -140], spanCm: 170 } },
});
const billboard: Drawer = (pen) => ({
  unitCm: 2.2,
  svg:
    [-60, 60].map((x) => rod(pen, `M${x} 0V-110`, HOUSE.metalDark, 9)).join('') +
    formed(pen, roundedPath([-130, -220], 260, 124, 5), HOUSE.navy, { depth: 6 }) +
    rectangle([-120, -210], 240, 104, HOUSE.mustard) +
    circle([-66, -158], 34, HOUSE.coral) +
    [-186, -160, -136]
      .map((y, index) => rectangle([-10, y], 104 - index * 26, 14, HOUSE.navy, { radius: 6 }))
      .join(''),
  anchors: { page: { at: [0, -158], spanCm: 230 } },
});
const pylon: Drawer = () => ({
  unitCm: 5,
  svg:
    stroke(
      'M-50 0L-12 -240H12L50 0M-42 -50L28 -130M42 -50L-28 -130M-28 -130L16 -200M28 -130L-16 -200',
      HOUSE.metalDark,
      6,
    ) +
    stroke('M-80 -170H80M-64 -210H64', HOUSE.metalDark, 7) +
    [-80, 80, -64, 64].map((x) => circle([x, x * x > 5000 ? -160 : -200], 6, HOUSE.teal)).join(''),
});
const hibiscus: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.06,
  svg:
    times(5, (index) => {
      const turn = index * 72;
      return `<g transform="translate(0 -100) rotate(${turn})">${formed(pen, 'M0 0C-60 -30 -56 -100 0 -100S60 -30 0 0Z', color, { depth: 8, light: 5 })}</g>`;
    }).join('') +
    circle([0, -100], 20, darker(color, 0.35)) +
    stroke('M0 -100L50 -150', HOUSE.yellow, 9),
});
const raisedBed: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    times(5, (index) => {
      const x = -84 + index * 42;
      return (
        path(
          `M${x} -36C${x - 26} -60 ${x - 20} -80 ${x - 8} -80C${x - 8} -94 ${x + 10} -94 ${x + 8} -80C${x + 22} -80 ${x + 26} -60 ${x} -36Z`,
          index % 2 ? HOUSE.leaf : HOUSE.grass,
        ) + (index % 2 ? circle([x, -60], 6, HOUSE.red) : '')
      );
    }).join('') +
    rectangle([-110, -46], 220, 14, HOUSE.soil) +
    formed(pen, roundedPath([-116, -40], 232, 40, 3), HOUSE.wood, { depth: 6 }) +
    stroke('M-116 -20H116', HOUSE.woodDark, 3),
});
/** What stands about outdoors, and signs. */
export const outdoorGood = defineFamily('outdoor-good', {
  'hay-bale': hayBale,
  beehive,
  'ship-wheel': shipWheel,
  parasol,
  poster,
  'exit-sign': exitSign,
  'neon-sign': neonSign,
  placard,
  carriage,
  'food-truck': foodTruck,
  'viking-ship': vikingShip,
  gondola,
  blimp,
  tank,
  'roller-coaster': rollerCoaster,
  tornado,
  contrail,
  'window-sill': windowSill,
  roof,
  billboard,
  pylon,
  'telephone-wires': telephoneWires,
  'lily-pad': lilyPad,
  hibiscus,
  'raised-bed': raisedBed,
});
