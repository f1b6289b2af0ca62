import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A ring with a disc in it: rims, wheels to steer with. */
const ringed = (at: Point, radius: number, width: number) =>
  `M${at[0] - radius} ${at[1]}A${radius} ${radius} 0 1 1 ${at[0] + radius} ${at[1]}A${radius} ${radius} 0 1 1 ${at[0] - radius} ${at[1]}Z` +
  `M${at[0] - radius + width} ${at[1]}A${radius - width} ${radius - width} 0 1 0 ${at[0] + radius - width} ${at[1]}A${radius - width} ${radius - width} 0 1 0 ${at[0] - radius + width} ${at[1]}Z`;

/** A rim in hide, three spokes, the horn in the middle. */
const steeringWheel: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    rod(pen, 'M-84 -108L84 -108M0 -100V-18', HOUSE.metal, 17) +
    path(ringed([0, -100], 100, 19), HOUSE.rubber) +
    stroke('M-86 -128A91 91 0 0 1 20 -189', lighter(HOUSE.rubber, 0.35), 5) +
    formed(pen, roundedPath([-38, -136], 76, 66, 22), HOUSE.navy, { depth: 7 }) +
    circle([0, -104], 13, HOUSE.metal) +
    circle([0, -104], 8, HOUSE.navy),
  anchors: { grip: { at: [-90, -100] }, gripFar: { at: [90, -100] } },
});

/** Cushion, back and head rest, seen from its side. */
const carSeat: Drawer = (pen, { color = HOUSE.stoneDark }) => ({
  unitCm: 0.55,
  svg:
    formed(pen, 'M-66 -14H70V0H-66Z', HOUSE.rubber, { depth: 4 }) +
    rod(pen, 'M-74 -178L-80 -196', HOUSE.metal, 6) +
    formed(
      pen,
      'M-104 -228Q-78 -238 -64 -224L-56 -194Q-76 -184 -92 -192Q-106 -206 -104 -228Z',
      color,
      {
        depth: 7,
      },
    ) +
    formed(
      pen,
      'M-96 -182Q-70 -192 -52 -172Q-30 -110 -22 -66L-40 -36H-62Q-84 -110 -96 -182Z',
      color,
      { depth: 9, extra: stroke('M-78 -178Q-56 -110 -44 -44', darker(color, 0.25), 4) },
    ) +
    formed(pen, 'M-64 -54Q0 -70 74 -62Q94 -52 88 -30Q80 -14 60 -14H-50Q-70 -24 -64 -54Z', color, {
      depth: 9,
      extra: stroke('M-56 -36Q10 -46 86 -36', darker(color, 0.25), 4),
    }) +
    circle([-42, -40], 11, darker(color, 0.3)),
  anchors: { seat: { at: [10, -62], spanCm: 50 }, top: { at: [16, -62], spanCm: 50 } },
});

/** A band through its lock. */
const seatBelt: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-110 -176L-84 -186L14 -92L-4 -74Z', color, { depth: 6 }) +
    formed(pen, 'M-118 -60L-8 -74L-4 -52L-114 -36Z', color, { depth: 6 }) +
    formed(pen, 'M-14 -96L26 -96L40 -52L-6 -46Z', HOUSE.metal, { depth: 5 }) +
    formed(pen, roundedPath([28, -104], 62, 62, 11), HOUSE.rubber, { depth: 7 }) +
    formed(pen, roundedPath([54, -96], 26, 46, 7), HOUSE.red, { depth: 4 }) +
    formed(pen, 'M40 -44H78L70 0H48Z', HOUSE.rubber, { depth: 5 }),
});

/** The door of a car, its pane up and its handle near the edge. */
const carDoor: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-92 -112L-40 -196Q-30 -206 -16 -206H78Q90 -206 90 -192L92 -112Z', color, {
      depth: 7,
    }) +
    path('M-70 -116L-30 -184Q-24 -190 -16 -190H66Q74 -190 74 -182L76 -116Z', HOUSE.glass) +
    path('M-20 -116L22 -190H44L2 -116Z', HOUSE.white, { opacity: 0.5 }) +
    formed(
      pen,
      'M-96 -116H92Q104 -60 88 -8Q84 0 74 0H-62Q-76 0 -82 -14Q-102 -60 -96 -116Z',
      color,
      {
        depth: 10,
        extra: stroke('M-100 -52Q0 -44 100 -56', darker(color, 0.22), 4),
      },
    ) +
    formed(pen, roundedPath([40, -98], 42, 15, 7), darker(color, 0.3), { depth: 3 }) +
    formed(pen, 'M-78 -132Q-98 -134 -104 -118Q-94 -106 -74 -112Z', darker(color, 0.2), {
      depth: 4,
    }),
});

/** A wheel's cap: spokes of metal about a boss. */
const hubcap: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.2,
  svg:
    ball(pen, [0, -100], 100, color, { glint: 0 }) +
    circle([0, -100], 86, darker(color, 0.45)) +
    times(6, (index) => {
      const [left, right] = [index * 60 - 17, index * 60 + 17];
      const [a, b] = [add([0, -100], polar(left, 84)), add([0, -100], polar(right, 84))];
      const [c, d] = [add([0, -100], polar(right + 6, 22)), add([0, -100], polar(left - 6, 22))];
      return formed(
        pen,
        `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z`,
        lighter(color, 0.16),
        { depth: 4 },
      );
    }).join('') +
    ball(pen, [0, -100], 26, color) +
    times(6, (index) =>
      circle(add([0, -100], polar(index * 60 + 30, 16)), 3, HOUSE.stoneDark),
    ).join(''),
});

/** A lens of ribbed glass in a bright ring, its light before it. */
const headlight: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-44 -150Q-112 -142 -112 -80T-44 -8Z', HOUSE.rubber, { depth: 9 }) +
    path('M30 -146L178 -190V28L30 -14Z', HOUSE.yellow, { opacity: 0.35 }) +
    path('M30 -120L178 -140V-22L30 -40Z', '#fff3b8', { opacity: 0.6 }) +
    formed(pen, 'M-52 -156H-24V-2H-52Z', HOUSE.metal, { depth: 5 }) +
    formed(pen, 'M-26 -152Q48 -138 48 -79T-26 -6Z', HOUSE.glass, {
      depth: 9,
      extra: [-116, -96, -76, -56, -36]
        .map((y) => stroke(`M-26 ${y}H46`, HOUSE.white, 4, { opacity: 0.7 }))
        .join(''),
    }) +
    ball(pen, [-6, -78], 17, HOUSE.yellow),
});

/** Two lamps in a red and a clear glass. */
const tailLight: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    formed(
      pen,
      'M-100 -84Q-96 -104 -74 -104H70Q104 -104 104 -70L98 -18Q94 0 76 0H-62Q-84 0 -90 -20Z',
      HOUSE.metalDark,
      { depth: 6 },
    ) +
    formed(pen, 'M-90 -82Q-88 -94 -74 -94H30V-10H-62Q-78 -10 -82 -24Z', HOUSE.red, {
      depth: 7,
      extra:
        [-62, -34, -6, 22]
          .map((x) => stroke(`M${x} -94V-10`, darker(HOUSE.red, 0.25), 4))
          .join('') + ellipse([-26, -54], 34, 24, '#ff8d7a', { opacity: 0.75 }),
    }) +
    formed(pen, 'M36 -94H70Q93 -94 93 -70L90 -54H36Z', HOUSE.orange, { depth: 5 }) +
    formed(pen, 'M36 -48H89L86 -22Q84 -10 74 -10H36Z', HOUSE.cream, { depth: 5 }),
});

/** A blade of rubber on its arm, and the arc that it has wiped. */
const wiper: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    path('M-150 -60A160 160 0 0 1 150 -60L44 -22A60 60 0 0 0 -44 -22Z', HOUSE.glass) +
    stroke('M-128 -84A150 150 0 0 1 -10 -168', HOUSE.white, 7, { opacity: 0.8 }) +
    rod(pen, 'M0 0L84 -92', HOUSE.metalDark, 10) +
    rod(pen, 'M34 -26L138 -142', HOUSE.rubber, 11) +
    ball(pen, [0, -4], 14, HOUSE.metalDark),
  anchors: { grip: { at: [84, -92] } },
});

/** A silencer with its pipe, and what comes out of it. */
const exhaustPipe: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.5,
  svg:
    circle([148, -36], 18, HOUSE.stone, { opacity: 0.6 }) +
    circle([176, -54], 26, HOUSE.stone, { opacity: 0.5 }) +
    circle([204, -84], 32, HOUSE.stone, { opacity: 0.4 }) +
    rod(pen, 'M-168 -40H-80', color, 17) +
    formed(pen, roundedPath([-92, -70], 150, 66, 24), color, {
      depth: 12,
      extra: stroke('M-64 -72V-2M30 -72V-2', darker(color, 0.3), 6),
    }) +
    rod(pen, 'M56 -36Q86 -36 98 -30H124', color, 20) +
    ellipse([130, -30], 6, 12, HOUSE.ink),
});

/** A plate with letters and numbers pressed into it. */
const licensePlate: Drawer = (pen) => ({
  unitCm: 0.26,
  svg:
    formed(pen, roundedPath([-104, -52], 208, 52, 8), HOUSE.white, { depth: 4 }) +
    stroke('M-96 -44H96V-8H-96Z', HOUSE.ink, 3) +
    rectangle([-98, -46], 24, 40, HOUSE.blue) +
    circle([-86, -32], 6, HOUSE.yellow) +
    stroke(
      'M-58 -16L-49 -38L-40 -16M-54 -23H-44M-26 -38V-16H-12M-26 -38H-14M-26 -27H-16M16 -38H32L20 -16M44 -38H58V-16H44ZM84 -38L68 -22H88M82 -30V-14',
      HOUSE.ink,
      6,
    ),
});

/** A board on its post under a helm. */
const rudder: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.7,
  svg:
    formed(pen, 'M132 -178H20Q8 -130 22 -84Q60 -70 132 -68Z', HOUSE.teal, {
      depth: 9,
      extra:
        rectangle([0, -160], 140, 16, HOUSE.cream) +
        stroke('M14 -104Q60 -92 140 -92', darker(HOUSE.teal, 0.25), 4),
    }) +
    rectangle([8, -186], 128, 12, HOUSE.woodLight, { radius: 4 }) +
    rod(pen, 'M-6 -200Q50 -216 112 -208', HOUSE.woodDark, 13) +
    formed(pen, 'M-18 -210H10L16 -104Q8 -60 4 0H-72Q-88 -48 -66 -84Q-44 -108 -24 -120Z', color, {
      depth: 10,
      extra: stroke('M-4 -204L0 0M-30 -110Q-50 -60 -40 0', darker(color, 0.25), 4),
    }) +
    [-166, -112]
      .map((y) => formed(pen, roundedPath([-24, y], 56, 14, 4), HOUSE.metalDark, { depth: 3 }))
      .join('') +
    stroke('M-110 -40Q-96 -48 -84 -40M30 -40Q46 -48 62 -40T94 -40T126 -40', HOUSE.water, 6),
  anchors: { grip: { at: [104, -206] } },
});

/** Canvas on its yard, filled by wind. */
const sail: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 2.6,
  svg:
    rod(pen, 'M0 0V-214', HOUSE.woodDark, 9) +
    formed(pen, 'M8 -206Q112 -120 104 -34Q58 -22 8 -32Z', color, {
      depth: 11,
      extra: stroke(
        'M8 -150Q50 -142 76 -134M8 -110Q60 -100 96 -96M8 -70Q60 -60 106 -64',
        darker(color, 0.14),
        3,
      ),
    }) +
    formed(pen, 'M-8 -190Q-58 -110 -72 -40Q-40 -32 -8 -36Z', color, {
      depth: 8,
      extra: stroke('M-60 -72Q-34 -66 -8 -70M-42 -112Q-24 -108 -8 -110', darker(color, 0.14), 3),
    }) +
    path('M0 -214L40 -202L0 -190Z', HOUSE.red),
});

/** A pole with its yards, shrouds and a lookout. */
const mast: Drawer = (pen) => ({
  unitCm: 4,
  svg:
    stroke(
      'M-76 0L-6 -168L70 0M-50 0L-4 -168M46 0L4 -168M-58 -44H56M-42 -84H38M-26 -124H24',
      HOUSE.sand,
      3,
    ) +
    rod(pen, 'M0 0V-224', HOUSE.wood, 11) +
    rod(pen, 'M-66 -196H66', HOUSE.woodDark, 7) +
    formed(pen, 'M-64 -194H64Q58 -182 40 -184T0 -182T-40 -184T-64 -194Z', HOUSE.cream, {
      depth: 5,
    }) +
    formed(pen, 'M-24 -168H24L18 -142H-18Z', HOUSE.woodDark, { depth: 5 }) +
    path('M0 -226L44 -214L0 -202Z', HOUSE.red),
});

/** A lid in a floor or deck, open upon a ladder. */
const hatch: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.55,
  svg:
    formed(pen, 'M-96 -62H78L70 -196Q66 -206 56 -206H-74Q-84 -206 -86 -196Z', color, {
      depth: 9,
      extra: [-52, -10, 32].map((x) => stroke(`M${x} -206V-62`, darker(color, 0.25), 4)).join(''),
    }) +
    stroke('M-22 -176Q-6 -160 10 -176', HOUSE.metalDark, 9) +
    formed(pen, 'M-108 -64H92L128 0H-140Z', HOUSE.metal, { depth: 6 }) +
    path('M-88 -56H74L96 -10H-108Z', HOUSE.ink) +
    stroke('M-40 -50L-48 -10M24 -50L30 -10M-44 -30H26', HOUSE.woodLight, 7),
});

/** A knob on a lever that comes out of its boot. */
const gearStick: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, roundedPath([-70, -20], 140, 20, 8), HOUSE.metalDark, { depth: 4 }) +
    formed(pen, 'M-50 -18Q-26 -46 -8 -86H14Q28 -46 50 -18Z', HOUSE.rubber, {
      depth: 7,
      extra: stroke('M-40 -30H40M-28 -48H30M-18 -66H22', lighter(HOUSE.rubber, 0.25), 4),
    }) +
    rod(pen, 'M3 -84L14 -140', HOUSE.metal, 11) +
    ball(pen, [18, -160], 29, HOUSE.ink) +
    stroke('M8 -172V-150M18 -172V-150M28 -172V-150M8 -161H28', HOUSE.white, 3),
  anchors: { grip: { at: [18, -160] } },
});

/** Parts of cars, ships and whatever else goes, out of what they belong to. */
export const vehiclePart = defineFamily('vehicle-part', {
  'steering-wheel': steeringWheel,
  'car-seat': carSeat,
  'seat-belt': seatBelt,
  'car-door': carDoor,
  hubcap,
  headlight,
  'tail-light': tailLight,
  wiper,
  'exhaust-pipe': exhaustPipe,
  'license-plate': licensePlate,
  rudder,
  sail,
  mast,
  hatch,
  'gear-stick': gearStick,
});
