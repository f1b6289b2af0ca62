import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  ball,
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  paintSide,
  paintSolid,
  rod,
} from '../form';
import {
  solarPanel,
  windTurbine,
  satelliteDish,
  battery,
  plug,
  cable,
  circuitBoard,
  serverRack,
} from './energy';
import { sewingMachine, fan, typewriter, kettle, toaster, blender } from './household';

const camera: Drawer = (pen, { color = '#3a3f66' }) => ({
  svg:
    rectangle([-42, -96], 46, 22, darker(color, 0.2), { radius: 5 }) +
    rectangle([34, -92], 24, 12, HOUSE.coral, { radius: 4 }) +
    formed(pen, roundedPath([-75, -84], 150, 84, 10), color, {
      depth: 8,
      light: 3,
      extra: rectangle([-80, -60], 160, 40, darker(HOUSE.leather, 0.1)),
    }) +
    circle([0, -40], 37, HOUSE.metalDark) +
    circle([-1, -41], 34, HOUSE.metal) +
    circle([0, -40], 29, HOUSE.ink) +
    circle([0, -40], 21, '#2f4a8a') +
    circle([2, -38], 14, '#1d2c5c') +
    circle([-8, -49], 6, '#cfe4ff') +
    circle([7, -32], 3, '#8fb5e8') +
    rectangle([44, -76], 20, 11, '#dfeaf6', { radius: 3 }) +
    circle([-54, -70], 4, HOUSE.coral),
  anchors: {
    grip: { at: [64, -30] },
    gripFar: { at: [-64, -30] },
    eyes: { at: [0, -80] },
    tip: { at: [0, -40] },
  },
});

const videoCamera: Drawer = (pen, { color = '#4a4f74' }) => ({
  unitCm: 0.2,
  svg:
    rod(pen, 'M0 -150L-52 0M0 -150L52 0M0 -150V-8', HOUSE.metalDark, 7) +
    formed(pen, roundedPath([-70, -232], 120, 78, 8), color, { depth: 9, light: 3 }) +
    formed(pen, 'M50 -214L96 -232V-156L50 -174Z', darker(color, 0.14), { depth: 6 }) +
    circle([-38, -252], 26, darker(color, 0.1)) +
    circle([24, -250], 24, darker(color, 0.1)) +
    circle([-38, -252], 9, HOUSE.metal) +
    circle([24, -250], 8, HOUSE.metal) +
    circle([-50, -194], 6, HOUSE.red),
  anchors: { grip: { at: [-64, -180] }, tip: { at: [96, -194] } },
});

const headphones: Drawer = (pen, { color = '#fbf7f6' }) => {
  const pad = pen.accents[0];
  const cup = (s: number) =>
    placed(
      formed(pen, 'M-10 -46C-26 -42 -32 -18 -32 0S-26 42 -10 46C-4 20 -4 -20 -10 -46Z', pad, {
        depth: 8,
        light: 3,
      }) +
        formed(pen, 'M-6 -50C14 -56 36 -34 36 0S14 56 -6 50C2 20 2 -20 -6 -50Z', color, {
          depth: 9,
          light: 4,
          extra: path('M6 -60C16 -20 16 20 6 60', darker(color, 0.14), { opacity: 0.4 }),
        }),
      { at: [s * 88, -54], scaleX: s, scaleY: 1, angleDegrees: s * -5 },
    );
  return {
    unitCm: 0.095,
    svg:
      stroke('M-74 -92C-78 -190 78 -190 74 -92', darker(pad, 0.1), 15) +
      stroke('M-92 -76C-100 -230 100 -230 92 -76', darker(color, 0.24), 21) +
      stroke('M-94 -80C-100 -232 98 -232 91 -84', color, 14) +
      stroke('M-92 -110C-86 -170 -50 -194 -12 -198', '#ffffff', 4) +
      cup(-1) +
      cup(1),
    anchors: { grip: { at: [0, -190] }, crown: { at: [0, -176] } },
  };
};

const microphone: Drawer = (pen, { color = HOUSE.metalDark, state }) => {
  const head = ball(pen, [0, -214], 40, HOUSE.metal, {
    glint: 0.4,
    extra: times(7, (index) =>
      stroke(`M-44 ${-246 + index * 11}H44M${-36 + index * 12} -260V-170`, HOUSE.metalDark, 1.6, {
        opacity: 0.5,
      }),
    ).join(''),
  });
  const body = paintSide(pen, createLathe('16 0!, 17 4, 27 166', { tilt: 0.12 }), color, {
    material: 'plastic',
  });
  if (state === 'open')
    return {
      unitCm: 0.62,
      svg:
        paintSolid(pen, createLathe('34 0!, 34 3', {}), HOUSE.metalDark, { material: 'metal' }) +
        rod(pen, 'M0 -4V-186', HOUSE.metalDark, 5) +
        placed(head + body, { at: [0, -178], scaleX: 0.26, angleDegrees: 28 }),
      anchors: { grip: { at: [0, -130] }, mouth: { at: [26, -228] } },
    };
  return {
    svg:
      body +
      paintSide(pen, createLathe('30 0!, 30 12', { at: [0, -164], tilt: 0.12 }), HOUSE.gold, {
        material: 'metal',
      }) +
      head,
    anchors: { grip: { at: [0, -80] }, mouth: { at: [0, -250] }, tip: { at: [0, -250] } },
  };
};

const speaker: Drawer = (pen, { color = '#3a3f66' }) => ({
  svg:
    formed(pen, roundedPath([-80, -250], 160, 250, 12), color, { depth: 12, light: 4 }) +
    [
      [-180, 34],
      [-82, 58],
    ]
      .map(
        ([y = 0, r = 0]) =>
          circle([0, y], r, HOUSE.ink) +
          circle([0, y], r * 0.88, '#5f6698') +
          circle([0, y], r * 0.7, HOUSE.ink) +
          circle([0, y], r * 0.3, '#8a94b8') +
          ellipse([-r * 0.1, y - r * 0.1], r * 0.12, r * 0.08, '#dfe5f3'),
      )
      .join(''),
});

const radio: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    rod(pen, 'M84 -110L130 -220', HOUSE.metalDark, 4) +
    stroke('M-80 -112Q-80 -140 0 -140T80 -112', darker(color, 0.2), 8) +
    formed(pen, roundedPath([-124, -118], 248, 118, 16), color, { depth: 12, light: 5 }) +
    rectangle([-108, -100], 116, 82, HOUSE.cream, { radius: 8 }) +
    times(7, (index) => rectangle([-100, -92 + index * 11], 100, 4, '#c9a98a', { radius: 2 })).join(
      '',
    ) +
    rectangle([22, -98], 88, 30, '#fff0c8', { radius: 4 }) +
    stroke('M62 -96V-70', HOUSE.red, 3) +
    [44, 90]
      .map(
        (x) =>
          circle([x, -38], 16, HOUSE.gold) + circle([x - 1, -40], 11, lighter(HOUSE.gold, 0.4)),
      )
      .join(''),
  anchors: { grip: { at: [0, -140] } },
});

const gameController: Drawer = (pen, { color = HOUSE.navy }) => ({
  svg:
    formed(
      pen,
      'M-60 -100C-30 -108 30 -108 60 -100C96 -96 110 -40 104 -12C98 10 74 0 52 -32H-52C-74 0 -98 10 -104 -12C-110 -40 -96 -96 -60 -100Z',
      color,
      { depth: 10, light: 4 },
    ) +
    path('M-66 -84h14v12h12v14h-12v12h-14v-12h-12v-14h12Z', HOUSE.metal) +
    [
      [58, -84, HOUSE.coral],
      [74, -68, HOUSE.mustard],
      [42, -68, HOUSE.sky],
      [58, -52, HOUSE.green],
    ]
      .map(([x, y, fill]) => circle([Number(x), Number(y)], 8, String(fill)))
      .join('') +
    [-26, 26]
      .map((x) => circle([x, -44], 13, HOUSE.ink) + circle([x - 1, -46], 9, '#5f6698'))
      .join(''),
  anchors: { grip: { at: [84, -40] }, gripFar: { at: [-84, -40] } },
});

/** A copier as it stands in offices: drawers for paper, a tray of copies, a lid with a feeder, a panel. */
const copier: Drawer = (pen, { color = '#e4e9f3' }) => ({
  unitCm: 0.5,
  svg:
    rectangle([-66, -8], 20, 8, '#3a3f60', { radius: 3 }) +
    rectangle([46, -8], 20, 8, '#3a3f60', { radius: 3 }) +
    formed(pen, roundedPath([-76, -112], 152, 106, 6), color, { depth: 12, light: 6 }) +
    [-104, -72, -40]
      .map(
        (y) =>
          rectangle([-66, y], 122, 26, lighter(color, 0.3), { radius: 4 }) +
          rectangle([-22, y + 9], 34, 6, darker(color, 0.35), { radius: 3 }),
      )
      .join('') +
    rectangle([-70, -148], 140, 34, '#3f4568', { radius: 4 }) +
    placed(rectangle([-58, -124], 84, 6, HOUSE.white), { angleDegrees: -3 }) +
    formed(pen, roundedPath([-80, -178], 160, 32, 6), color, { depth: 8, light: 5 }) +
    formed(pen, roundedPath([-78, -198], 120, 22, 6), lighter(color, 0.2), { depth: 6 }) +
    placed(rectangle([-70, -206], 86, 6, HOUSE.white), { angleDegrees: -4 }) +
    formed(pen, 'M36 -176L48 -202H86L92 -176Z', '#4a5078', { depth: 4 }) +
    rectangle([54, -198], 26, 12, HOUSE.sky, { radius: 2 }),
});

const printer: Drawer = (pen, { color = '#e4e9f3' }) => ({
  unitCm: 0.16,
  svg:
    shape(
      [
        [-70, -120],
        [70, -120],
        [78, -200],
        [-62, -200],
      ],
      HOUSE.white,
    ) +
    formed(pen, roundedPath([-124, -128], 248, 108, 14), color, { depth: 12, light: 4 }) +
    rectangle([-100, -56], 200, 26, HOUSE.ink, { radius: 5 }) +
    formed(pen, 'M-84 -40H84L96 0H-96Z', HOUSE.white, {
      depth: 0,
      extra: times(3, (index) =>
        rectangle([-60, -28 + index * 9], 120 - index * 30, 4, '#b9c4dc'),
      ).join(''),
    }) +
    rectangle([60, -108], 44, 20, '#2f3670', { radius: 4 }) +
    circle([-98, -98], 6, HOUSE.green),
});

const robotArm: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.6,
  svg:
    paintSolid(pen, createLathe('62 0!, 62 16!, 44 22, 40 40!'), HOUSE.metalDark, {
      material: 'metal',
    }) +
    formed(pen, 'M-24 -40L-44 -150L-12 -158L22 -44Z', color, { depth: 10, light: 4 }) +
    formed(pen, 'M-36 -166L84 -214L94 -190L-24 -138Z', lighter(color, 0.06), {
      depth: 9,
      light: 4,
    }) +
    rod(pen, 'M92 -202V-160', HOUSE.metalDark, 12) +
    stroke('M92 -160L74 -140V-118M92 -160L110 -140V-118', HOUSE.metalDark, 9) +
    [
      [0, -44, 20],
      [-28, -152, 21],
      [90, -202, 15],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle([x, y], r, '#3a3f66') + circle([x - 1, y - 2], r * 0.6, HOUSE.metal),
      )
      .join(''),
  anchors: { tip: { at: [92, -116] }, grip: { at: [92, -120] } },
});

const robot: Drawer = (pen, { color = '#dfe6f2' }) => ({
  unitCm: 0.5,
  svg:
    [-30, 30]
      .map((x) =>
        formed(pen, roundedPath([x - 17, -62], 34, 62, 9), darker(color, 0.1), { depth: 7 }),
      )
      .join('') +
    [-84, 84]
      .map(
        (x) =>
          rod(pen, `M${x * 0.7} -150Q${x * 1.2} -130 ${x} -84`, HOUSE.metalDark, 14) +
          circle([x, -78], 15, color),
      )
      .join('') +
    formed(pen, roundedPath([-62, -166], 124, 112, 24), color, { depth: 14, light: 5 }) +
    rectangle([-30, -140], 60, 44, pen.accents[3], { radius: 9 }) +
    stroke('M-20 -116h10l6 -12l8 22l6 -10h10', HOUSE.mustard, 4) +
    rod(pen, 'M0 -262V-292', HOUSE.metalDark, 6) +
    circle([0, -298], 10, HOUSE.coral) +
    formed(pen, roundedPath([-72, -262], 144, 90, 34), color, { depth: 14, light: 5 }) +
    rectangle([-54, -244], 108, 54, HOUSE.ink, { radius: 25 }) +
    [-24, 24]
      .map((x) => circle([x, -218], 11, '#7fe0e6') + circle([x - 3, -221], 4, '#ffffff'))
      .join('') +
    stroke('M-10 -202Q0 -196 10 -202', '#7fe0e6', 4),
  anchors: {
    hand: { at: [84, -78] },
    handFar: { at: [-84, -78] },
    eyes: { at: [0, -218] },
    head: { at: [0, -218] },
    crown: { at: [0, -262] },
  },
});

const drone: Drawer = (pen, { color = '#e9edf6' }) => ({
  unitCm: 0.16,
  svg:
    [-1, 1]
      .map(
        (s) =>
          rod(pen, `M${s * 24} -40L${s * 104} -62`, '#4a4f74', 9) +
          rod(pen, `M${s * 24} -32L${s * 74} -20`, '#3a3f66', 8) +
          rectangle([s * 104 - 8, -84], 16, 26, '#4a4f74', { radius: 4 }) +
          ellipse([s * 104, -88], 58, 5, HOUSE.sky, { opacity: 0.75 }) +
          ellipse([s * 74, -46], 40, 4, HOUSE.sky, { opacity: 0.55 }) +
          rectangle([s * 74 - 6, -44], 12, 22, '#3a3f66', { radius: 3 }),
      )
      .join('') +
    stroke('M-30 -16L-40 8M30 -16L40 8', '#4a4f74', 5) +
    formed(pen, 'M-44 -40C-40 -66 40 -66 44 -40C44 -22 24 -14 0 -14S-44 -22 -44 -40Z', color, {
      depth: 8,
      light: 3,
    }) +
    circle([0, -14], 15, HOUSE.ink) +
    circle([0, -12], 9, '#3f6fb5') +
    circle([-3, -15], 3, '#dfeaff') +
    circle([34, -40], 3, HOUSE.coral),
});

/** Machines and gadgets without a screen. */
export const machine = defineFamily('machine', {
  camera,
  'video-camera': videoCamera,
  headphones,
  microphone,
  speaker,
  radio,
  'game-controller': gameController,
  copier,
  printer,
  'robot-arm': robotArm,
  robot,
  'solar-panel': solarPanel,
  'wind-turbine': windTurbine,
  'satellite-dish': satelliteDish,
  battery,
  plug,
  cable,
  'circuit-board': circuitBoard,
  'server-rack': serverRack,
  drone,
  'sewing-machine': sewingMachine,
  fan,
  typewriter,
  kettle,
  toaster,
  blender,
});
