import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const wheel = (x: number, r: number) =>
  circle([x, -r], r, HOUSE.woodDark) +
  circle([x, -r], r * 0.78, HOUSE.cream, { opacity: 0.25 }) +
  times(4, (k) => {
    const turn = (k * Math.PI) / 4;
    const [dx, dy] = [r * 0.85 * Math.cos(turn), r * 0.85 * Math.sin(turn)];
    return stroke(
      `M${(x - dx).toFixed(1)} ${(-r - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-r + dy).toFixed(1)}`,
      HOUSE.wood,
      4,
    );
  }).join('') +
  circle([x, -r], r * 0.2, HOUSE.metalDark);
const tyre = (x: number, r: number) =>
  circle([x, -r], r, HOUSE.rubber) +
  circle([x, -r], r * 0.55, HOUSE.metal) +
  circle([x, -r], r * 0.18, HOUSE.metalDark);

/** Foot plate, barrel and T handle, with its hose. */
const bikePump: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.4,
  svg:
    stroke('M8 -20C70 -30 70 -110 40 -120S34 -60 60 -54', HOUSE.rubber, 6) +
    formed(pen, 'M-44 -8Q0 -18 44 -8V0H-44Z', HOUSE.metalDark, { depth: 3 }) +
    rod(pen, 'M0 -120V-158', HOUSE.metal, 6) +
    rod(pen, 'M0 -12V-118', color, 19) +
    rod(pen, 'M-32 -160H32', HOUSE.rubber, 12) +
    circle([0, -26], 15, HOUSE.cream) +
    stroke('M0 -26L7 -33', HOUSE.red, 3) +
    formed(pen, 'M54 -62H66V-46H54Z', HOUSE.metalDark, { depth: 2 }),
  anchors: { grip: { at: [0, -160] }, handle: { at: [0, -160] } },
});
/** A biscuit in the shape of a bone. */
const dogBiscuit: Drawer = (pen, { color = '#c98a4a' }) => ({
  unitCm: 0.05,
  svg: formed(
    pen,
    'M-60 -62C-70 -96 -118 -92 -112 -60C-144 -52 -140 -8 -108 -8C-92 14 -62 0 -60 -24H60C62 0 92 14 108 -8C140 -8 144 -52 112 -60C118 -92 70 -96 60 -62Z',
    color,
    {
      depth: 12,
      light: 6,
      extra: times(7, (k) =>
        circle([-80 + k * 27, -40 + ((k * 5) % 3) * 7 - 8], 4, darker(color, 0.3)),
      ).join(''),
    },
  ),
});
/** A seat of cloth with broad straps, and the child's legs hang out. */
const babyCarrier: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.3,
  svg:
    stroke(
      'M-34 -130C-70 -220 -100 -150 -50 -60M34 -130C70 -220 100 -150 50 -60',
      darker(color, 0.3),
      17,
    ) +
    formed(
      pen,
      'M-44 -136Q0 -122 44 -136C60 -100 56 -50 34 -22Q0 -4 -34 -22C-56 -50 -60 -100 -44 -136Z',
      color,
      { depth: 12, light: 6 },
    ) +
    formed(pen, roundedPath([-78, -56], 156, 24, 11), darker(color, 0.2), { depth: 5 }) +
    formed(pen, roundedPath([-22, -58], 44, 28, 6), HOUSE.rubber, { depth: 3 }) +
    path('M0 -76C-30 -96 -20 -116 0 -102C20 -116 30 -96 0 -76Z', HOUSE.cream),
});
/** A tall staff with a hook to catch sheep. */
const crook: Drawer = (pen) => ({
  unitCm: 1,
  svg: rod(pen, 'M0 0V-146C0 -186 44 -186 44 -154C44 -136 24 -134 22 -146', HOUSE.wood, 7),
  anchors: { grip: { at: [0, -100] }, handle: { at: [0, -100] } },
});
const potLid: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-96 -18C-90 -62 -40 -74 0 -74S90 -62 96 -18Z', color, { depth: 12, light: 6 }) +
    formed(pen, roundedPath([-106, -22], 212, 18, 9), darker(color, 0.16), { depth: 4 }) +
    rod(pen, 'M0 -72V-84', HOUSE.metalDark, 10) +
    ball(pen, [0, -94], 15, HOUSE.rubber),
  anchors: { grip: { at: [0, -94] } },
});
/** A burner over its gas cartridge, with three arms. */
const campingStove: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-52 -8Q-52 -66 -26 -72H26Q52 -66 52 -8Q0 4 -52 -8Z', color, {
      depth: 10,
      extra: rectangle([-60, -44], 120, 20, HOUSE.cream),
    }) +
    path('M0 -26C-10 -36 0 -40 1 -48C9 -40 10 -32 0 -26Z', HOUSE.orange) +
    rod(pen, 'M0 -72V-104', HOUSE.metalDark, 12) +
    rod(pen, 'M6 -86H44', HOUSE.metalDark, 6) +
    ball(pen, [48, -86], 8, HOUSE.rubber) +
    formed(pen, 'M-30 -108H30L22 -98H-22Z', HOUSE.metalDark, { depth: 3 }) +
    [-18, 0, 18].map((x) => path(`M${x - 7} -110Q${x} -132 ${x + 7} -110Z`, HOUSE.sky)).join('') +
    stroke('M-20 -104L-56 -120V-136M20 -104L56 -120V-136', HOUSE.metal, 6) +
    stroke('M-64 -138H-42M42 -138H64', HOUSE.metal, 5),
  anchors: { top: { at: [0, -140], spanCm: 17 } },
});
/** A cone of meat that turns before the fire. */
const donerSpit: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-66 -176H-50V-10H-66Z', HOUSE.metal, { depth: 4 }) +
    [-150, -112, -74]
      .map(
        (y) =>
          rectangle([-52, y], 12, 30, HOUSE.orange) + rectangle([-50, y + 5], 6, 20, HOUSE.yellow),
      )
      .join('') +
    formed(pen, 'M-72 -186H60V-174H-72Z', HOUSE.metalDark, { depth: 3 }) +
    rod(pen, 'M8 -180V-8', HOUSE.metal, 6) +
    formed(
      pen,
      'M-44 -160C-50 -150 60 -150 62 -158C58 -100 40 -60 30 -34Q8 -26 -10 -34C-20 -70 -36 -110 -44 -160Z',
      HOUSE.meat,
      {
        depth: 12,
        light: 6,
        extra: times(7, (k) =>
          stroke(
            `M-50 ${-144 + k * 17}Q8 ${-132 + k * 17} 66 ${-146 + k * 17}`,
            k % 2 ? '#7a3320' : '#d98a5a',
            5,
          ),
        ).join(''),
      },
    ) +
    ellipse([9, -160], 53, 9, '#d98a5a') +
    formed(pen, 'M-76 -14Q0 -22 80 -14L70 0H-66Z', HOUSE.metalDark, { depth: 4 }),
});
/** A cloth knotted over what is in it, as storks carry it. */
const bundle: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.3,
  svg:
    path('M-8 -112L-44 -150L-26 -108ZM8 -112L44 -150L26 -108Z', darker(color, 0.1)) +
    formed(pen, 'M-14 -108C-80 -90 -92 -30 -56 -6Q0 10 56 -6C92 -30 80 -90 14 -108Z', color, {
      depth: 13,
      light: 6,
      extra:
        times(9, (k) =>
          circle([-56 + ((k * 0.618) % 1) * 112, -84 + ((k * 0.414) % 1) * 74], 6, HOUSE.white),
        ).join('') +
        stroke('M-6 -104Q-40 -70 -44 -30M6 -104Q36 -70 36 -20', darker(color, 0.16), 4),
    }) +
    formed(pen, 'M-20 -118H20L14 -100H-14Z', darker(color, 0.2), { depth: 4 }),
  anchors: { grip: { at: [0, -112] }, inside: { at: [0, -90], spanCm: 28 } },
});
/** Half a shell, hollow, good for a boat. */
const walnutShell: Drawer = (pen, { color = '#b98350' }) => ({
  unitCm: 0.04,
  svg:
    ellipse([0, -56], 84, 20, darker(color, 0.1)) +
    ellipse([0, -54], 74, 15, darker(color, 0.5)) +
    formed(pen, 'M-84 -56Q-60 -36 0 -36T84 -56C84 -20 50 2 0 2S-84 -20 -84 -56Z', color, {
      depth: 11,
      light: 5,
      extra: stroke(
        'M-70 -40Q-40 -20 -46 -4M-36 -36Q-10 -24 -14 0M6 -36Q20 -20 14 0M44 -40Q40 -22 56 -14',
        darker(color, 0.25),
        5,
      ),
    }),
  anchors: { inside: { at: [0, -52], spanCm: 5 }, seat: { at: [0, -44], spanCm: 5 } },
});
/** A flat bed on two large wheels, with its shafts. */
const handcart: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M60 -62L150 -76M150 -76V-88', HOUSE.woodDark, 8) +
    stroke('M76 -60V0', HOUSE.woodDark, 7) +
    formed(pen, 'M-104 -104H92L86 -58H-96Z', color, {
      depth: 8,
      extra:
        stroke('M-104 -80H92', darker(color, 0.28), 3) +
        [-70, -26, 18, 62].map((x) => stroke(`M${x} -104V-58`, darker(color, 0.28), 3)).join(''),
    }) +
    formed(pen, 'M-110 -110H98V-100H-110Z', lighter(color, 0.12), { depth: 3 }) +
    wheel(-14, 44),
  anchors: {
    inside: { at: [-6, -104], spanCm: 170 },
    top: { at: [-6, -108], spanCm: 170 },
    grip: { at: [150, -84] },
  },
});
/** A tray on four small wheels that children pull by its handle. */
const toyWagon: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M44 -20L94 -66', HOUSE.ink, 4) +
    rod(pen, 'M88 -72L102 -60', HOUSE.ink, 5) +
    stroke('M-40 -15H44', HOUSE.metalDark, 5) +
    formed(pen, 'M-56 -44H54L50 -18H-52Z', color, {
      depth: 6,
      light: 3,
      extra: stroke('M-50 -30H48', lighter(color, 0.4), 3),
    }) +
    formed(pen, 'M-59 -48H57V-42H-59Z', darker(color, 0.16), { depth: 2 }) +
    tyre(-34, 12) +
    tyre(32, 12),
  anchors: {
    inside: { at: [-1, -42], spanCm: 92 },
    top: { at: [-1, -46], spanCm: 92 },
    grip: { at: [95, -66] },
  },
});
/** A box on one axle to hang on a tractor or a car. */
const trailer: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1.4,
  svg:
    rod(pen, 'M88 -34H150', HOUSE.metalDark, 7) +
    ball(pen, [154, -34], 7, HOUSE.metal) +
    stroke('M124 -34V-8', HOUSE.metalDark, 5) +
    circle([124, -6], 6, HOUSE.rubber) +
    formed(pen, 'M-112 -100H104L96 -36H-104Z', color, {
      depth: 9,
      extra:
        [-62, -6, 48].map((x) => stroke(`M${x} -104V-36`, darker(color, 0.3), 5)).join('') +
        rectangle([-116, -62], 230, 6, darker(color, 0.2)),
    }) +
    formed(pen, 'M-116 -106H108V-96H-116Z', darker(color, 0.15), { depth: 3 }) +
    rectangle([-108, -56], 9, 16, HOUSE.red) +
    [-40, 24].map((x) => tyre(x, 27)).join(''),
  anchors: { inside: { at: [0, -100], spanCm: 280 }, top: { at: [0, -104], spanCm: 280 } },
});
/** A vest of straps about a dog's chest, with a handle on the back. */
const dogHarness: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.3,
  svg:
    stroke('M-44 -80C-70 -40 -50 6 -6 -4M46 -84C84 -50 70 2 30 0', HOUSE.rubber, 13) +
    rod(pen, 'M-30 -98Q0 -134 30 -98', HOUSE.rubber, 10) +
    formed(pen, 'M-66 -94Q0 -112 66 -94L58 -54Q0 -70 -58 -54Z', color, { depth: 8, light: 4 }) +
    formed(pen, 'M-8 -66H12L40 -10Q44 6 26 8H-10Q-22 4 -16 -10Z', color, { depth: 7, light: 3 }) +
    rectangle([-34, -88], 68, 18, HOUSE.cream, { radius: 4 }) +
    rectangle([-62, -46], 20, 20, HOUSE.metalDark, { radius: 4 }) +
    circle([0, -2], 7, HOUSE.metal),
});
/** Rows of sliders and knobs on a sloping desk, with its meters. */
const mixingDesk: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    stroke('M-96 0L-86 -60M96 0L86 -60', HOUSE.metalDark, 10) +
    formed(pen, 'M-116 -156H116L120 -116H-120Z', HOUSE.ink, { depth: 5 }) +
    times(14, (k) =>
      times(4, (j) =>
        rectangle(
          [-104 + k * 15.4, -126 - j * 7],
          9,
          5,
          j > 2 ? HOUSE.red : j > 1 ? HOUSE.yellow : HOUSE.grass,
        ),
      ).join(''),
    ).join('') +
    formed(pen, 'M-120 -116H120L136 -52H-136Z', '#4a5070', { depth: 6 }) +
    times(10, (k) => {
      const x = -112 + k * 25;
      return (
        circle([x, -106], 5, k % 3 ? HOUSE.coral : HOUSE.sky) +
        circle([x * 1.03, -92], 5, HOUSE.mustard) +
        stroke(`M${x * 1.06} -80L${x * 1.12} -58`, HOUSE.ink, 4) +
        rectangle([x * 1.09 - 6, -78 + ((k * 7) % 14)], 12, 7, HOUSE.white, { radius: 2 })
      );
    }).join('') +
    formed(pen, 'M-138 -52H138V-40H-138Z', HOUSE.woodDark, { depth: 4 }),
  anchors: { top: { at: [0, -90], spanCm: 120 } },
});
/** Froth: one soft heap with bubbles on it. */
const foam: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-84 0C-112 -2 -110 -36 -84 -36C-86 -62 -56 -70 -44 -56C-42 -88 6 -94 14 -66C36 -84 70 -68 62 -42C92 -50 112 -4 84 0Z',
      HOUSE.white,
      { depth: 14, light: 0, tone: 0.1 },
    ) +
    times(11, (k) => {
      const [x, y, r] = [-78 + k * 15.6, -14 - ((k * 23) % 38), 5 + (k % 3) * 3] as const;
      return (
        circle([x, y], r, '#cfe8f4') + circle([x - r * 0.2, y - r * 0.2], r * 0.72, HOUSE.white)
      );
    }).join('') +
    circle([-58, -74], 7, '#d6ecf6') +
    circle([70, -66], 5, '#d6ecf6'),
});
/** A rope from post to post, high up. */
const tightrope: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    [-210, 210]
      .map(
        (x) =>
          stroke(`M${x} -176L${x * 1.22} 0`, HOUSE.sand, 3) +
          rod(pen, `M${x} 0V-186`, color, 12) +
          formed(pen, `M${x - 26} -184H${x + 26}V-174H${x - 26}Z`, HOUSE.wood, { depth: 3 }) +
          ball(pen, [x, -192], 9, HOUSE.gold),
      )
      .join('') + stroke('M-210 -176Q0 -166 210 -176', HOUSE.woodLight, 5),
  anchors: { seat: { at: [0, -171], spanCm: 340 }, top: { at: [0, -171], spanCm: 340 } },
});

/** What is wanted at hand: for the road, the kitchen, the stall and the child. */
export const toHand = defineFamily('to-hand', {
  'bike-pump': bikePump,
  'dog-biscuit': dogBiscuit,
  'baby-carrier': babyCarrier,
  crook,
  'pot-lid': potLid,
  'camping-stove': campingStove,
  'doner-spit': donerSpit,
  bundle,
  'walnut-shell': walnutShell,
  handcart,
  'toy-wagon': toyWagon,
  trailer,
  'dog-harness': dogHarness,
  'mixing-desk': mixingDesk,
  foam,
  tightrope,
});
