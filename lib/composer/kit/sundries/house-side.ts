import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { carLift } from './car-lift';
import { shopSign } from './shop-sign';
import { fireAlarm } from './alarms';

/** A flat roof on posts, with room for a car under it. */
const carport: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-284 -250L-250 -276H250L284 -250Z', HOUSE.stone, { depth: 5 }) +
    [-200, 200].map((x) => rod(pen, `M${x} -30V-236`, darker(color, 0.2), 13)).join('') +
    path('M-280 -236H280L262 -214H-262Z', darker(color, 0.45)) +
    [-254, 254]
      .map(
        (x) =>
          rod(pen, `M${x} 0V-238`, color, 18) +
          stroke(`M${x} -190L${x - Math.sign(x) * 46} -234`, color, 9) +
          formed(pen, `M${x - 18} -12H${x + 18}V0H${x - 18}Z`, HOUSE.stone, { depth: 3 }),
      )
      .join('') +
    formed(pen, 'M-292 -254H292V-232H-292Z', color, { depth: 6 }),
  anchors: { inside: { at: [0, -4], spanCm: 460 } },
});

/** A gate post of brick with its plate: a bell, a round button and the name. */
const doorbell: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-62 -210H62V0H-62Z', HOUSE.brick, {
      depth: 12,
      extra: times(9, (row) =>
        times(4, (column) =>
          rectangle(
            [-84 + column * 42 + (row % 2) * 20, -204 + row * 24],
            37,
            19,
            (row + column) % 3 ? darker(HOUSE.brick, 0.1) : lighter(HOUSE.brick, 0.08),
          ),
        ).join(''),
      ).join(''),
    }) +
    formed(pen, 'M-74 -226H74V-208H-74Z', HOUSE.stone, { depth: 4 }) +
    formed(pen, roundedPath([-38, -192], 76, 118, 16), color, { depth: 8, light: 4 }) +
    rectangle([-24, -98], 48, 15, HOUSE.paper, { radius: 4 }) +
    stroke('M-16 -90H12', HOUSE.brown, 3) +
    circle([0, -142], 29, darker(color, 0.3)) +
    ball(pen, [0, -142], 23, HOUSE.cream) +
    path('M-11 -136C-11 -156 11 -156 11 -136L14 -132H-14ZM-5 -130H5L0 -125Z', HOUSE.coral),
  anchors: { grip: { at: [0, -142] } },
});

/** A wedge with a rail, to roll up to a door. */
const ramp: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 1,
  svg:
    rod(
      pen,
      'M-176 -10V-96L80 -160H160M-92 -24V-116M-6 -46V-138M80 -68V-160M150 -76V-160',
      HOUSE.metal,
      7,
    ) +
    formed(pen, 'M-190 0L90 -72H170V0Z', color, { depth: 12 }) +
    path('M-190 0L90 -72H170V-62H92L-160 0Z', lighter(color, 0.3)) +
    stroke('M-120 -26L-112 -20M-60 -42L-52 -36M0 -57L8 -51M60 -72L68 -66', HOUSE.white, 4),
  anchors: { top: { at: [130, -72], spanCm: 70 }, seat: { at: [-40, -40], spanCm: 120 } },
});

/** A striped cloth over a window or a shop. */
const awning: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-118 -92H118V-82H-118Z', HOUSE.metal, { depth: 3 }) +
    times(8, (k) => {
      const [a, b] = [-112 + k * 28, -84 + k * 28];
      const [c, d] = [a * 1.28, b * 1.28];
      const cloth = k % 2 ? HOUSE.white : color;
      return (
        path(`M${a} -86H${b}L${d} -24H${c}Z`, cloth) +
        path(`M${c} -24H${d}V-12A${(d - c) / 2} 12 0 0 1 ${c} -12Z`, darker(cloth, 0.14))
      );
    }).join('') +
    path('M-112 -86H112L116 -74H-116Z', darker(color, 0.5), { opacity: 0.25 }),
});

/** Long and low, with water in it. */
const trough: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 1,
  svg:
    [-84, 84]
      .map((x) =>
        rod(pen, `M${x - 16} 0L${x + 10} -40M${x + 16} 0L${x - 10} -40`, HOUSE.woodDark, 9),
      )
      .join('') +
    ellipse([0, -62], 118, 13, darker(color, 0.4)) +
    ellipse([0, -59], 110, 10, HOUSE.water) +
    stroke('M-60 -60H-20M20 -57H64', HOUSE.white, 2.6, { opacity: 0.7 }) +
    formed(pen, 'M-118 -62Q0 -40 118 -62L102 -16H-102Z', color, {
      depth: 9,
      extra: stroke('M-114 -44H114M-108 -30H108', darker(color, 0.25), 3),
    }),
  anchors: { inside: { at: [0, -60], spanCm: 200 } },
});

const doorFrame: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 1,
  svg:
    path('M-50 0V-206H50V0Z', '#e8e2ee') +
    path('M-50 0V-206H-38V-8Z', '#cfc6dc') +
    formed(pen, 'M-64 0V-222H64V0H48V-206H-48V0Z', color, { depth: 5 }) +
    formed(pen, 'M-72 -234H72V-220H-72Z', darker(color, 0.1), { depth: 4 }) +
    [-60, -120, -180].map((y) => rectangle([-50, y - 12], 6, 20, HOUSE.metalDark)).join('') +
    times(5, (k) => stroke(`M50 ${-90 - k * 16}h10`, HOUSE.brown, 2)).join(''),
  anchors: { inside: { at: [0, 0], spanCm: 96 } },
});

/** Held before the chest by its lower corners, with room for words. */
const boardSign: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 1,
  svg: formed(pen, roundedPath([-44, -50], 88, 50, 4), color, { depth: 3 }),
  anchors: {
    grip: { at: [34, -5] },
    gripFar: { at: [-34, -5] },
    label: { at: [0, -27], spanCm: 70 },
  },
});

/** A clear sheet in a thin frame, with two gleams. */
const glassPane: Drawer = () => ({
  unitCm: 1,
  svg:
    rectangle([-80, -150], 160, 150, HOUSE.glass, { opacity: 0.4 }) +
    path('M-50 -140H-22L-68 -50V-96ZM6 -140H20L-50 -10H-62Z', HOUSE.white, { opacity: 0.7 }) +
    stroke('M-80 0V-150H80V0Z', HOUSE.metalDark, 6),
  anchors: { grip: { at: [80, -75] }, gripFar: { at: [-80, -75] } },
});

/** Curved tiles, laid in rows one over the other. */
const roofTiles: Drawer = (pen, { color = HOUSE.roof }) => ({
  unitCm: 0.5,
  svg: times(3, (row) =>
    times(4, (column) => {
      const x = -80 + column * 40 + (row % 2) * 14 - 10;
      const y = -66 + row * 30;
      return formed(
        pen,
        `M${x} ${y - 28}H${x + 38}V${y}Q${x + 19} ${y + 26} ${x} ${y}Z`,
        (column + row) % 2 ? color : lighter(color, 0.1),
        { depth: 6, light: 3 },
      );
    }).join(''),
  ).join(''),
  anchors: { grip: { at: [0, -20] } },
});
const slates: Drawer = (pen) => ({
  unitCm: 0.5,
  svg: times(4, (row) =>
    times(4, (column) => {
      const x = -92 + column * 42 + (row % 2) * 20;
      const tone = ['#5f6a80', '#4d586e', '#6d7891'][(column + row * 2) % 3] as '#5f6a80';
      return formed(pen, `M${x} ${-100 + row * 25}H${x + 40}V${-64 + row * 25}H${x}Z`, tone, {
        depth: 5,
        light: 2,
      });
    }).join(''),
  ).join(''),
});

/** Its profile is an I, with bolts at the end. */
const steelBeam: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-168 -44H206V-14H-168Z', darker(color, 0.3), { depth: 4 }) +
    path('M-200 -54L-168 -64H206L196 -54Z', lighter(color, 0.3)) +
    formed(pen, 'M-168 -58H206V-44H-168Z', lighter(color, 0.06), { depth: 4 }) +
    path('M-168 -14H206V0H-168Z', darker(color, 0.06)) +
    path('M-168 -18H206V-14H-168Z', lighter(color, 0.24)) +
    formed(
      pen,
      'M-206 -54H-158V-42H-175V-13H-158V0H-206V-13H-189V-42H-206Z',
      lighter(color, 0.16),
      { depth: 4, light: 2 },
    ) +
    times(8, (k) =>
      circle([-130 + (k % 2) * 14 + Math.floor(k / 2) * 96, -29], 4, HOUSE.metal),
    ).join(''),
  anchors: {
    grip: { at: [0, -24] },
    seat: { at: [0, -56], spanCm: 360 },
    top: { at: [0, -56], spanCm: 380 },
  },
});

/** White bars across a road, seen along them. */
const zebraCrossing: Drawer = () => ({
  unitCm: 1,
  svg:
    path('M-250 0L-186 -112H186L250 0Z', HOUSE.asphalt) +
    times(6, (k) => {
      const [near, far] = [-236 + k * 82, -176 + k * 61];
      return path(`M${near} -4H${near + 52}L${far + 40} -108H${far}Z`, HOUSE.white);
    }).join(''),
  anchors: { seat: { at: [0, -50], spanCm: 420 }, top: { at: [0, -50], spanCm: 420 } },
});

/** A chequered banner between two posts. */
const finishLine: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    path('M-200 0L-176 -26H176L200 0Z', HOUSE.white) +
    times(20, (k) => {
      const row = Math.floor(k / 10);
      const x = -188 + (k % 10) * 40 + row * 20;
      return x < 178
        ? path(
            row
              ? `M${x - 12} 0L${x - 6} -13H${x + 14}L${x + 8} 0Z`
              : `M${x + 2} -13L${x + 8} -26H${x + 28}L${x + 22} -13Z`,
            HOUSE.ink,
          )
        : '';
    }).join('') +
    [-180, 180]
      .map((x) => rod(pen, `M${x} 0V-310`, color, 13) + ball(pen, [x, -316], 11, HOUSE.gold))
      .join('') +
    formed(pen, 'M-180 -300H180V-236H-180Z', HOUSE.white, {
      depth: 6,
      extra: times(30, (k) =>
        (k + Math.floor(k / 15)) % 2
          ? ''
          : rectangle([-180 + (k % 15) * 24, -300 + Math.floor(k / 15) * 32], 24, 32, HOUSE.ink),
      ).join(''),
    }),
  anchors: { inside: { at: [0, 0], spanCm: 320 } },
});

/** An iron front with a door of fire, and a pipe. */
const furnace: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M26 -170H56V-250H26Z', HOUSE.metal, { depth: 6 }) +
    formed(pen, 'M-84 0V-150Q-84 -180 -54 -180H54Q84 -180 84 -150V0Z', color, { depth: 14 }) +
    formed(pen, 'M-92 -184H92V-166H-92Z', darker(color, 0.25), { depth: 4 }) +
    path('M-52 -24V-92A52 52 0 0 1 52 -92V-24Z', darker(color, 0.5)) +
    path('M-44 -24V-92A44 44 0 0 1 44 -92V-24Z', HOUSE.orange) +
    path('M-34 -24C-40 -64 -10 -70 -14 -112C22 -92 40 -60 34 -24Z', HOUSE.yellow) +
    stroke('M-52 -20H52', darker(color, 0.5), 8) +
    circle([60, -140], 12, HOUSE.cream) +
    stroke('M60 -140L66 -148', HOUSE.red, 3),
});

/** Staves and two hoops, wide enough to sit in. */
const woodenTub: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 1,
  svg:
    ellipse([0, -70], 92, 20, darker(color, 0.4)) +
    ellipse([0, -66], 84, 15, HOUSE.water) +
    [-46, -20, 10, 38, 56]
      .map((x, k) =>
        circle([x, -68 + (k % 2) * 5], 11 - (k % 3) * 2, HOUSE.white, { opacity: 0.9 }),
      )
      .join('') +
    formed(pen, 'M-92 -70Q-80 -50 0 -50T92 -70L78 0Q0 14 -78 0Z', color, {
      depth: 14,
      extra:
        times(9, (k) =>
          stroke(`M${-80 + k * 20} -70L${-68 + k * 17} 10`, darker(color, 0.22), 2.4),
        ).join('') + stroke('M-90 -44Q0 -22 90 -44M-82 -14Q0 6 82 -14', HOUSE.metalDark, 7),
    }),
  anchors: { inside: { at: [0, -64], spanCm: 150 }, seat: { at: [0, -50], spanCm: 120 } },
});
const clawfootTub: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 1,
  svg:
    stroke('M92 -70V-104Q92 -116 78 -116H68V-108', HOUSE.gold, 6) +
    [-58, 58]
      .map((x) =>
        path(`M${x - 14} -20Q${x} -6 ${x - 12} 0H${x + 14}Q${x + 8} -8 ${x + 14} -22Z`, HOUSE.gold),
      )
      .join('') +
    formed(
      pen,
      'M-104 -84C-92 -72 92 -72 104 -70C98 -30 70 -12 40 -12H-40C-74 -12 -96 -40 -104 -84Z',
      color,
      { depth: 12 },
    ) +
    formed(
      pen,
      'M-112 -92Q-96 -80 -60 -78H104Q114 -78 112 -68H-64Q-104 -68 -112 -92Z',
      lighter(color, 0.3),
      { depth: 4 },
    ) +
    path('M-96 -86Q-60 -100 -30 -88Q0 -100 30 -86Q60 -94 92 -80H-60Z', HOUSE.cream),
  anchors: { inside: { at: [0, -76], spanCm: 150 }, seat: { at: [0, -60], spanCm: 120 } },
});

/** A box on a wall for hot water, with its pipes and dial. */
const boiler: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    [-34, -10, 14, 38]
      .map((x) => rod(pen, `M${x} 0V-50`, x % 4 ? HOUSE.gold : HOUSE.orange, 7))
      .join('') +
    formed(pen, roundedPath([-62, -190], 124, 156, 12), HOUSE.white, { depth: 12 }) +
    rectangle([-62, -72], 124, 5, HOUSE.metal) +
    circle([-22, -54], 11, HOUSE.metal) +
    stroke('M-22 -54L-16 -61', HOUSE.red, 3) +
    rectangle([4, -62], 40, 16, HOUSE.navy, { radius: 3 }) +
    path('M0 -98C-18 -118 -2 -128 2 -146C14 -130 22 -112 0 -98Z', HOUSE.blue),
});

const smokeDetector: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    ellipse([0, -54], 74, 54, darker(HOUSE.white, 0.14)) +
    formed(pen, 'M-74 -60A74 54 0 0 1 74 -60A74 54 0 0 1 -74 -60Z', HOUSE.white, { depth: 10 }) +
    `<ellipse cx="0" cy="-62" rx="46" ry="32" fill="none" stroke="${HOUSE.metal}" stroke-width="7" stroke-dasharray="12 9"/>` +
    ellipse([0, -62], 18, 13, HOUSE.metal) +
    circle([36, -92], 6, HOUSE.red),
});

/** A pole with an eagle, a wreath and a red cloth. */
const standard: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-236', HOUSE.woodDark, 7) +
    rod(pen, 'M-46 -214H46', HOUSE.gold, 6) +
    formed(pen, 'M-40 -212H40V-128L27 -138L13 -128L0 -138L-13 -128L-27 -138L-40 -128Z', color, {
      depth: 8,
      extra:
        stroke('M-40 -206H40', HOUSE.gold, 5) +
        circle([0, -170], 20, HOUSE.gold) +
        circle([0, -170], 12, color),
    }) +
    ball(pen, [0, -112], 10, HOUSE.gold) +
    ball(pen, [0, -86], 10, HOUSE.gold) +
    formed(
      pen,
      'M-10 -238C-40 -240 -48 -262 -52 -276C-34 -266 -18 -266 -8 -262C-12 -276 6 -284 14 -274L20 -270L12 -266C20 -262 34 -266 52 -276C48 -258 36 -240 10 -238Z',
      HOUSE.gold,
      { depth: 6 },
    ),
  anchors: { grip: { at: [0, -84] } },
});

/** A ring of cord, a handle and the clip for a collar. */
const leash: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.25,
  svg:
    stroke('M-70 -30C-120 -60 -60 -110 -30 -70S30 -10 60 -50', darker(color, 0.25), 11) +
    stroke('M-70 -30C-120 -60 -60 -110 -30 -70S30 -10 60 -50', color, 7) +
    `<ellipse cx="-64" cy="-18" rx="34" ry="16" fill="none" stroke="${color}" stroke-width="10"/>` +
    rod(pen, 'M60 -50L78 -66', HOUSE.metal, 8) +
    placed(
      `<ellipse cx="0" cy="0" rx="17" ry="10" fill="none" stroke="${HOUSE.metal}" stroke-width="6"/>`,
      { at: [92, -78], angleDegrees: -40 },
    ),
  anchors: { grip: { at: [-64, -18] } },
});

/** What stands by, on and before a house, and marks a road. */
export const houseSide = defineFamily('house-side', {
  carport,
  'car-lift': carLift,
  doorbell,
  ramp,
  awning,
  trough,
  'door-frame': doorFrame,
  'board-sign': boardSign,
  'shop-sign': shopSign,
  'glass-pane': glassPane,
  'roof-tiles': roofTiles,
  slates,
  'steel-beam': steelBeam,
  'zebra-crossing': zebraCrossing,
  'finish-line': finishLine,
  furnace,
  'wooden-tub': woodenTub,
  'clawfoot-tub': clawfootTub,
  boiler,
  'smoke-detector': smokeDetector,
  'fire-alarm': fireAlarm,
  standard,
  leash,
});
