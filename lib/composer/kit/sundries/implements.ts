import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** Tools of farm, garden and works that have a shape of their own. */

/** A short handle and a blade like the moon. */
const sickle: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    path(
      'M-4 -52C-60 -64 -92 -110 -66 -156C-50 -184 -10 -196 30 -184C-6 -186 -40 -166 -44 -134C-48 -100 -24 -72 6 -66Z',
      HOUSE.metal,
    ) +
    stroke('M-66 -154C-50 -182 -10 -194 28 -184', HOUSE.white, 3) +
    `<g transform="rotate(20 0 -56)">${formed(pen, 'M-8 -58H8L10 0Q0 6 -10 0Z', HOUSE.wood, { depth: 5 }) + rectangle([-9, -60], 18, 8, HOUSE.metalDark, { radius: 2 })}</g>`,
  anchors: { grip: { at: [-10, -28] } },
});

/** Two long blades with handles of wood. */
const gardenShears: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.3,
  svg:
    [-1, 1]
      .map(
        (side) =>
          `<g transform="rotate(${side * 15} 0 -100)">${
            path(
              `M${side * -4} -96L${side * 12} -104L${side * 6} -216Q${side * -4} -220 ${side * -6} -206Z`,
              side > 0 ? HOUSE.metal : darker(HOUSE.metal, 0.18),
            ) +
            rod(pen, `M0 -98V-64`, HOUSE.metalDark, 7) +
            formed(pen, 'M-8 -66H8L9 -4Q0 4 -9 -4Z', color, { depth: 5 })
          }</g>`,
      )
      .join('') + ball(pen, [0, -100], 7, HOUSE.metalDark),
  anchors: { grip: { at: [24, -34] }, gripFar: { at: [-24, -34] } },
});

/** A toothed bar before a motor with its handle. */
const hedgeTrimmer: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.5,
  svg:
    times(11, (index) =>
      path(`M${6 + index * 10} -40l5 -9l5 9ZM${6 + index * 10} -26l5 9l5 -9Z`, HOUSE.metalDark),
    ).join('') +
    formed(pen, 'M-6 -40H122Q130 -33 122 -26H-6Z', HOUSE.metal, { depth: 4 }) +
    stroke('M-16 -46V-78H-56', HOUSE.ink, 8) +
    stroke('M-96 -54Q-112 -30 -88 -18', HOUSE.ink, 10) +
    formed(pen, 'M-100 -58Q-60 -68 -10 -52L4 -46V-18H-80Q-72 -30 -80 -44Z', color, { depth: 7 }) +
    stroke('M-40 -48L-32 -24M-26 -48L-18 -24', darker(color, 0.3), 4),
  anchors: { grip: { at: [-100, -36] }, gripFar: { at: [-40, -78] } },
});

/** A long pole with a spinning cord behind a guard. */
const stringTrimmer: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-72 -116L66 -20', HOUSE.metal, 6) +
    formed(pen, 'M-108 -134Q-96 -154 -72 -136L-58 -116L-78 -104Q-104 -110 -108 -134Z', color, {
      depth: 6,
    }) +
    stroke('M-18 -78L-14 -108H8L18 -92', HOUSE.ink, 6) +
    formed(pen, 'M36 -30Q60 -50 84 -26L92 -8H40Z', HOUSE.ink, { depth: 5 }) +
    ellipse([72, -8], 16, 6, color) +
    stroke('M56 -6Q86 6 118 -8', HOUSE.grass, 2.4) +
    [
      [104, -4],
      [114, -14],
      [126, -6],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}l6 -10l2 10Z`, HOUSE.leaf))
      .join(''),
  anchors: { grip: { at: [-46, -98] }, gripFar: { at: [0, -106] } },
});

/** A share of iron on a beam, handles behind. */
const plough: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    path('M-140 6Q-100 -10 -60 -2Q-20 -12 20 -2Q60 -8 90 4Z', HOUSE.soil) +
    stroke('M-128 -112Q-92 -104 -30 -34M-112 -122Q-64 -112 4 -44', HOUSE.woodDark, 9) +
    stroke('M-96 -96L-74 -104', HOUSE.woodDark, 7) +
    formed(pen, 'M-46 -54Q30 -74 150 -64V-52Q50 -56 -36 -36Z', HOUSE.wood, { depth: 6, light: 3 }) +
    formed(
      pen,
      'M-40 -48C-16 -54 10 -40 30 -22C46 -8 66 -2 92 0C60 14 8 10 -14 -2C-34 -14 -44 -30 -40 -48Z',
      HOUSE.metal,
      {
        depth: 9,
        light: 5,
        extra: path('M30 -22C46 -8 66 -2 92 0C60 8 30 6 14 2Z', darker(HOUSE.metal, 0.2)),
      },
    ) +
    formed(pen, 'M48 -62H58L64 -8L52 2Z', HOUSE.metalDark, { depth: 4 }) +
    `<circle cx="124" cy="-22" r="21" fill="none" stroke="${HOUSE.woodDark}" stroke-width="8"/>` +
    stroke('M124 -43V-1M103 -22H145M109 -37L139 -7M139 -37L109 -7', HOUSE.wood, 4) +
    circle([124, -22], 5, HOUSE.metalDark) +
    rod(pen, 'M124 -22V-58', HOUSE.metalDark, 6) +
    stroke('M150 -58H172', HOUSE.metalDark, 6) +
    [-30, -4, 22]
      .map((x) => path(`M${x} 4Q${x + 8} -14 ${x + 18} 2Z`, darker(HOUSE.soil, 0.2)))
      .join(''),
  anchors: { handle: { at: [-118, -114] }, front: { at: [150, -50] } },
});

/** A slim cask with a plunger. */
const butterChurn: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 -120V-190', HOUSE.woodLight, 8) +
    rod(pen, 'M-14 -188H14', HOUSE.woodLight, 7) +
    formed(pen, 'M-28 -130H28L40 0H-40Z', HOUSE.wood, {
      depth: 11,
      extra: times(6, (index) =>
        stroke(`M${-25 + index * 10} -130L${-36 + index * 14.4} 0`, HOUSE.woodDark, 1.8),
      ).join(''),
    }) +
    [-112, -64, -18]
      .map((y) =>
        stroke(`M${-29 + (y + 112) * -0.09} ${y}H${29 - (y + 112) * -0.09}`, HOUSE.metalDark, 6),
      )
      .join('') +
    formed(pen, 'M-32 -138H32V-126H-32Z', HOUSE.woodDark, { depth: 4 }),
  anchors: { grip: { at: [0, -170] } },
});

/** A wheel of stone in a trough, with its crank. */
const grindstone: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    rod(pen, 'M-56 -60L-66 0M56 -60L66 0', HOUSE.woodDark, 10) +
    circle([0, -84], 52, HOUSE.stoneDark) +
    circle([-4, -86], 50, HOUSE.stone) +
    circle([-4, -86], 34, darker(HOUSE.stone, 0.08)) +
    formed(pen, 'M-76 -74H76V-58H-76Z', HOUSE.wood, { depth: 5 }) +
    formed(pen, 'M-50 -58H50L42 -30H-42Z', HOUSE.woodDark, { depth: 6 }) +
    stroke('M-2 -84H26V-120H44', HOUSE.metalDark, 7) +
    ball(pen, [-2, -84], 9, HOUSE.metalDark) +
    rod(pen, 'M40 -120H60', HOUSE.woodLight, 9),
});

/** A belt over rollers with boxes on it. */
const conveyor: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 1,
  svg:
    [-120, 0, 120].map((x) => rod(pen, `M${x} -60V0`, HOUSE.metalDark, 9)).join('') +
    [
      [-110, 46],
      [-6, 38],
      [100, 50],
    ]
      .map(
        ([x = 0, size = 0]) =>
          formed(
            pen,
            `M${x - size / 2} ${-92 - size * 0.8}H${x + size / 2}V-92H${x - size / 2}Z`,
            HOUSE.woodLight,
            { depth: 6 },
          ) + rectangle([x - 5, -92 - size * 0.8], 10, size * 0.34, HOUSE.sand),
      )
      .join('') +
    formed(pen, 'M-170 -92H170A16 16 0 0 1 170 -60H-170A16 16 0 0 1 -170 -92Z', HOUSE.rubber, {
      depth: 5,
    }) +
    formed(pen, 'M-168 -84H168V-68H-168Z', color, { depth: 3 }) +
    times(9, (index) => circle([-160 + index * 40, -76], 6, HOUSE.metal)).join(''),
  anchors: { top: { at: [0, -92], spanCm: 280 } },
});

/** A frame with a nozzle that builds something up in layers. */
const printer3d: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M-64 -14V-150M64 -14V-150', HOUSE.metalDark, 10) +
    rod(pen, 'M-64 -150H64M-64 -104H64', HOUSE.metal, 7) +
    stroke('M0 -108C10 -170 60 -180 50 -160', color, 3) +
    `<circle cx="50" cy="-166" r="15" fill="none" stroke="${color}" stroke-width="9"/>` +
    formed(pen, 'M-16 -118H16V-88H6L0 -76L-6 -88H-16Z', HOUSE.ink, { depth: 5 }) +
    times(6, (index) =>
      formed(
        pen,
        `M${-26 + index * 2.6} ${-36 - index * 6.4}H${26 - index * 2.6}V${-29 - index * 6.4}H${-26 + index * 2.6}Z`,
        HOUSE.coral,
        { depth: 2 },
      ),
    ).join('') +
    rectangle([-48, -30], 96, 6, HOUSE.metal, { radius: 2 }) +
    formed(pen, 'M-80 -24H80V0H-80Z', HOUSE.ink, { depth: 5 }) +
    rectangle([28, -18], 36, 12, HOUSE.sky, { radius: 2 }) +
    circle([-54, -12], 4, HOUSE.grass),
});

/** A puppet on strings from a cross of wood. */
const marionette: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    stroke(
      'M-30 -176L-36 -86M30 -176L38 -90M0 -180V-138M-14 -178L-16 -40M14 -178L18 -42',
      HOUSE.ink,
      1.3,
    ) +
    rod(pen, 'M-36 -178H36', HOUSE.woodLight, 7) +
    rod(pen, 'M-8 -188L10 -168', HOUSE.woodLight, 7) +
    rod(pen, 'M-14 -108L-36 -84M14 -108L38 -88', HOUSE.woodLight, 7) +
    rod(pen, 'M-8 -66L-16 -36V-6M8 -66L18 -38L16 -6', HOUSE.navy, 9) +
    [
      [-16, -38],
      [18, -40],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, HOUSE.woodLight))
      .join('') +
    formed(pen, 'M-24 0Q-24 -10 -10 -8V0ZM10 -8Q26 -10 26 0H10Z', HOUSE.woodDark, { depth: 3 }) +
    formed(pen, 'M-16 -112H16L20 -62H-20Z', color, { depth: 6 }) +
    path('M-8 -108L0 -102L8 -108V-96L0 -102L-8 -96Z', HOUSE.mustard) +
    ball(pen, [0, -128], 17, HOUSE.woodLight) +
    path('M-18 -134L-8 -158L22 -146L18 -134Z', HOUSE.green) +
    [-6, 7].map((x) => circle([x, -129], 2.4, HOUSE.ink)).join('') +
    circle([1, -124], 3.4, HOUSE.coral) +
    stroke('M-6 -118Q1 -113 8 -118', HOUSE.brown, 2) +
    [
      [-36, -84],
      [38, -88],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, HOUSE.woodLight))
      .join(''),
  anchors: { grip: { at: [0, -180] } },
});

/** A cage of gold on painted wheels, with bars. */
const circusWagon: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg: rectangle([-134, -206], 268, 120, HOUSE.chocolate),
  front:
    times(11, (index) => rod(pen, `M${-125 + index * 25} -206V-86`, HOUSE.gold, 5)).join('') +
    formed(pen, 'M-146 -92H146V-60H-146Z', color, { depth: 6 }) +
    times(7, (index) => circle([-120 + index * 40, -76], 7, HOUSE.mustard)).join('') +
    formed(pen, 'M-150 -206Q-150 -244 -100 -244Q0 -284 100 -244Q150 -244 150 -206Z', color, {
      depth: 8,
    }) +
    path('M-60 -222Q0 -252 60 -222Q0 -230 -60 -222Z', HOUSE.mustard) +
    [-1, 1]
      .map((side) =>
        formed(pen, `M${side * 134} -206H${side * 148}V-86H${side * 134}Z`, HOUSE.gold, {
          depth: 3,
        }),
      )
      .join('') +
    [-92, 92]
      .map(
        (x) =>
          circle([x, -40], 40, HOUSE.mustard) +
          circle([x, -40], 31, HOUSE.cream) +
          times(8, (index) =>
            stroke(
              `M${x} -40L${(x + 31 * Math.cos(index * 0.785)).toFixed(1)} ${(-40 + 31 * Math.sin(index * 0.785)).toFixed(1)}`,
              color,
              5,
            ),
          ).join('') +
          ball(pen, [x, -40], 10, color),
      )
      .join(''),
  anchors: { inside: { at: [0, -88], spanCm: 220 }, seat: { at: [0, -92] } },
});

/** Tools of farm, garden, works and show. */
export const implement = defineFamily('implement', {
  sickle,
  'garden-shears': gardenShears,
  'hedge-trimmer': hedgeTrimmer,
  'string-trimmer': stringTrimmer,
  plough,
  'butter-churn': butterChurn,
  grindstone,
  conveyor,
  '3d-printer': printer3d,
  marionette,
  'circus-wagon': circusWagon,
});
