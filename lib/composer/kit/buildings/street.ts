import { circle, ellipse, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, defineFamily, type Drawer, formed, paintSolid, rod } from '../form';
import type { Pen } from '../pen';

/** What stands along streets: lamps, signals, shelters, boxes, signs. Units are centimetres. */

const IRON = '#3d4470';

const post = (pen: Pen, x: number, up: number, width: number, color: string) =>
  formed(pen, roundedPath([x - width / 2, -up], width, up, width * 0.2), color, {
    depth: width * 0.4,
    light: width * 0.2,
  });

const streetLamp: Drawer = (pen, { color = IRON, state }) => {
  const isLit = state !== 'plain';
  const pool = pen.linear(
    [70, -366],
    [70, 0],
    [
      [0, GLOW.flameHeart, isLit ? 0.6 : 0.22],
      [1, GLOW.flameHeart, 0],
    ],
  );
  return {
    svg:
      path('M42 -366L-50 0H190L98 -366Z', pool) +
      rod(pen, 'M0 -20V-356Q0 -420 36 -420T70 -396', color, 11) +
      formed(pen, 'M-20 0L-16 -30H-10V-84H10V-30H16L20 0Z', color, { depth: 9, light: 4 }) +
      rectangle([-13, -200], 26, 9, lighter(color, 0.16), { radius: 4 }) +
      stroke('M0 -330C26 -330 34 -352 22 -366', color, 6) +
      formed(pen, 'M34 -366Q36 -400 70 -402Q104 -400 106 -366Z', color, { depth: 10, light: 4 }) +
      ellipse([70, -366], 36, 9, GLOW.window) +
      ellipse([70, -364], 22, 12, '#fffbe2'),
    anchors: { top: { at: [36, -422] }, tip: { at: [70, -366] }, grip: { at: [0, -150] } },
  };
};

const trafficLight: Drawer = (pen, { state }) => {
  const lights: readonly (readonly [number, string, boolean])[] = [
    [-312, HOUSE.red, state !== 'open'],
    [-268, HOUSE.mustard, false],
    [-224, '#39b36d', state === 'open'],
  ];
  return {
    svg:
      post(pen, 0, 200, 14, HOUSE.metalDark) +
      rectangle([-20, -12], 40, 12, darker(HOUSE.metalDark, 0.2), { radius: 4 }) +
      formed(pen, roundedPath([-32, -344], 64, 152, 16), IRON, { depth: 10, light: 4 }) +
      lights
        .map(
          ([y, color, isOn]) =>
            path(`M-26 ${y - 4}A26 24 0 0 1 26 ${y - 4}Z`, darker(IRON, 0.35)) +
            circle([0, y], 18, isOn ? color : darker(color, 0.55)) +
            (isOn ? circle([-5, y - 5], 8, lighter(color, 0.45)) : ''),
        )
        .join(''),
    anchors: { top: { at: [0, -344] }, grip: { at: [0, -120] } },
  };
};

const busStop: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    [-150, 130].map((x) => post(pen, x, 244, 10, HOUSE.metalDark)).join('') +
    rectangle([-146, -226], 272, 178, '#d5e8f2', { radius: 4 }) +
    shape(
      [
        [-120, -48],
        [-60, -48],
        [10, -226],
        [-50, -226],
      ],
      HOUSE.white,
      { opacity: 0.45 },
    ) +
    rectangle([58, -200], 56, 128, HOUSE.cream, { radius: 4 }) +
    rectangle([64, -194], 44, 68, HOUSE.coral, { radius: 3 }) +
    times(4, (index) =>
      rectangle([66, -118 + index * 11], index % 2 ? 26 : 38, 4, HOUSE.metalDark, { radius: 2 }),
    ).join(''),
  front:
    formed(pen, 'M-170 -244H150L164 -262Q160 -272 146 -272H-166Q-180 -272 -184 -262Z', color, {
      depth: 6,
      light: 4,
    }) +
    [-110, 10].map((x) => rectangle([x, -46], 8, 46, HOUSE.metalDark)).join('') +
    formed(pen, roundedPath([-136, -54], 172, 12, 4), HOUSE.wood, { depth: 3, light: 2 }) +
    post(pen, 196, 300, 8, HOUSE.metalDark) +
    formed(pen, roundedPath([168, -318], 56, 62, 10), color, { depth: 6, light: 3 }) +
    rectangle([178, -304], 36, 26, HOUSE.white, { radius: 6 }) +
    rectangle([182, -299], 28, 9, color, { radius: 2 }) +
    [186, 206].map((x) => circle([x, -277], 4, HOUSE.white)).join(''),
  anchors: {
    seat: { at: [-60, -54], spanCm: 160 },
    roof: { at: [-10, -272], spanCm: 300 },
    top: { at: [-10, -272], spanCm: 300 },
    inside: { at: [-40, 0], spanCm: 220 },
    label: { at: [86, -160], spanCm: 44 },
  },
});

const bicycleRack: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    times(5, (index) =>
      rod(pen, `M${-110 + index * 50} 0V-52A20 22 0 0 1 ${-70 + index * 50} -52V0`, color, 7),
    ).join('') + formed(pen, roundedPath([-126, -7], 258, 8, 3), darker(color, 0.25), { depth: 2 }),
  anchors: { top: { at: [0, -72], spanCm: 200 }, inside: { at: [0, 0], spanCm: 200 } },
});

const phoneBooth: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    formed(pen, 'M-48 0V-214H48V0Z', color, { depth: 12, light: 5 }) +
    rectangle([-56, -14], 112, 14, darker(color, 0.25)) +
    rectangle([-36, -186], 72, 160, '#bfe0ec') +
    shape(
      [
        [-36, -60],
        [-36, -120],
        [16, -186],
        [36, -186],
      ],
      HOUSE.white,
      { opacity: 0.5 },
    ) +
    stroke(
      `M-18 -186V-26M18 -186V-26${times(7, (index) => `M-36 ${-166 + index * 20}H36`).join('')}`,
      color,
      4,
    ) +
    formed(pen, 'M-56 -214V-236Q-50 -242 -46 -242Q0 -270 46 -242Q50 -242 56 -236V-214Z', color, {
      depth: 9,
      light: 4,
    }) +
    rectangle([-36, -234], 72, 14, HOUSE.cream, { radius: 3 }) +
    circle([42, -104], 3.4, HOUSE.gold),
  anchors: {
    door: { at: [0, 0], spanCm: 70 },
    inside: { at: [0, -8], spanCm: 60 },
    top: { at: [0, -252], spanCm: 70 },
    roof: { at: [0, -252], spanCm: 70 },
    label: { at: [0, -227], spanCm: 70 },
  },
});

const hydrant: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    paintSolid(pen, createLathe('50 0!, 50 14!, 34 15!, 33 120!', { tilt: 0.14 }), color, {
      material: 'plastic',
    }) +
    formed(pen, 'M-34 -116Q-34 -158 0 -160Q34 -158 34 -116Z', color, { depth: 9, light: 4 }) +
    formed(pen, roundedPath([-41, -124], 82, 14, 6), color, { depth: 6, light: 3 }) +
    rectangle([-9, -174], 18, 16, darker(color, 0.2), { radius: 4 }) +
    [-1, 1]
      .map((side) =>
        rectangle([side > 0 ? 28 : -48, -92], 20, 30, darker(color, 0.16), { radius: 5 }),
      )
      .join('') +
    circle([0, -78], 21, darker(color, 0.22)) +
    circle([-1, -79], 16, HOUSE.mustard) +
    circle([-1, -79], 6, darker(HOUSE.mustard, 0.3)),
  anchors: { top: { at: [0, -174] }, tip: { at: [48, -77] } },
});

const postBox: Drawer = (pen, { color = HOUSE.red }) => {
  const body = createLathe('36 0!, 36 16!, 31 17!, 31 132!', { tilt: 0.16 });
  return {
    svg:
      paintSolid(pen, body, color, { material: 'plastic' }) +
      formed(pen, 'M-37 -128Q-38 -158 0 -160Q38 -158 37 -128Q0 -116 -37 -128Z', color, {
        depth: 7,
        light: 3,
      }) +
      rectangle([-20, -112], 40, 8, HOUSE.ink, { radius: 3 }) +
      rectangle([-16, -90], 32, 30, HOUSE.cream, { radius: 3 }) +
      times(3, (index) => rectangle([-11, -82 + index * 7], 22, 2.6, HOUSE.metalDark)).join(''),
    anchors: { mouth: { at: [0, -108] }, top: { at: [0, -160] }, inside: { at: [0, -100] } },
  };
};

const trafficCone: Drawer = (pen, { color = HOUSE.orange }) => {
  const cone = createLathe('22 4!, 4 72!', { tilt: 0.24 });
  return {
    svg:
      shape(
        [
          [-34, -6],
          [-22, -14],
          [26, -14],
          [36, -4],
          [24, 8],
          [-24, 8],
        ],
        darker(color, 0.2),
      ) +
      shape(
        [
          [-34, -8],
          [-22, -16],
          [26, -16],
          [36, -6],
          [24, 4],
          [-24, 4],
        ],
        color,
      ) +
      paintSolid(pen, cone, color, {
        material: 'plastic',
        extra:
          path('M-30 -32H30V-14H-30Z', HOUSE.white) + path('M-30 -54H30V-42H-30Z', HOUSE.white),
      }),
    anchors: { top: { at: [0, -72] }, grip: { at: [0, -66] } },
  };
};

const roadSign: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    post(pen, 0, 190, 9, HOUSE.metal) +
    circle([0, -220], 42, HOUSE.white) +
    circle([0, -220], 38, color) +
    circle([-6, -226], 30, lighter(color, 0.1)) +
    stroke('M0 -196V-240M-18 -224L0 -244L18 -224', HOUSE.white, 9),
  anchors: {
    label: { at: [0, -220], spanCm: 60 },
    grip: { at: [0, -100] },
    top: { at: [0, -262] },
  },
});

const stopSign: Drawer = (pen) => {
  const corners = (radius: number): Point[] =>
    times(8, (index) => {
      const [x, y] = polar(22.5 + index * 45, radius);
      return [x, y - 220];
    });
  return {
    svg:
      post(pen, 0, 190, 9, HOUSE.metal) +
      shape(corners(48), HOUSE.white) +
      shape(corners(43), HOUSE.red) +
      placed(
        [-14, -4.6, 4.6, 14]
          .map((x, index) =>
            stroke(`M${x} -4V${index === 0 || index === 3 ? -14 : -20}`, HOUSE.white, 8),
          )
          .join('') +
          path('M-18 -8H18V8Q14 22 0 22Q-12 22 -16 10Z', HOUSE.white) +
          stroke('M-16 10L-24 -4', HOUSE.white, 8),
        { at: [0, -220] },
      ),
    anchors: {
      label: { at: [0, -220], spanCm: 60 },
      grip: { at: [0, -100] },
      top: { at: [0, -264] },
    },
  };
};

const barrier: Drawer = (pen) => {
  const board = roundedPath([-90, -96], 180, 30, 4);
  return {
    svg:
      [-66, 66]
        .map((x) =>
          line(
            [
              [x - 14, 0],
              [x, -92],
              [x + 14, 0],
            ],
            HOUSE.metalDark,
            7,
          ),
        )
        .join('') +
      formed(pen, board, HOUSE.white, {
        depth: 5,
        light: 2,
        extra: times(6, (index) =>
          path(
            `M${-100 + index * 36} -60L${-76 + index * 36} -100H${-58 + index * 36}L${-82 + index * 36} -60Z`,
            HOUSE.red,
          ),
        ).join(''),
      }) +
      [-66, 66].map((x) => circle([x, -104], 9, HOUSE.mustard)).join(''),
    anchors: { top: { at: [0, -96], spanCm: 160 } },
  };
};

const vendingMachine: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    formed(pen, roundedPath([-50, -184], 100, 180, 7), color, { depth: 10, light: 4 }) +
    [-40, 28].map((x) => rectangle([x, -6], 12, 6, HOUSE.ink)).join('') +
    rectangle([-42, -172], 60, 132, '#e6f4fb', { radius: 4 }) +
    times(12, (index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const tone =
        [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.purple, HOUSE.teal][index % 5] ??
        HOUSE.coral;
      const at: Point = [-37 + column * 18, -168 + row * 32];
      return (
        rectangle(at, 13, 23, tone, { radius: 4 }) +
        rectangle([at[0] + 2, at[1] + 8], 9, 6, HOUSE.cream) +
        rectangle([-42, at[1] + 24], 60, 3, HOUSE.metalDark)
      );
    }).join('') +
    shape(
      [
        [-42, -60],
        [-42, -100],
        [4, -172],
        [18, -172],
      ],
      HOUSE.white,
      { opacity: 0.35 },
    ) +
    rectangle([-38, -30], 52, 16, HOUSE.ink, { radius: 3 }) +
    rectangle([26, -150], 16, 22, HOUSE.ink, { radius: 2 }) +
    times(6, (index) =>
      circle([29.5 + (index % 2) * 9, -116 + Math.floor(index / 2) * 9], 2.8, HOUSE.cream),
    ).join('') +
    rectangle([27, -80], 14, 4, HOUSE.ink, { radius: 2 }),
  anchors: {
    top: { at: [0, -184], spanCm: 90 },
    label: { at: [34, -100] },
    tip: { at: [-12, -22] },
  },
});

const fuelPump: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    rod(pen, 'M40 -140C78 -150 66 -70 66 -50S86 -20 82 -96', HOUSE.ink, 6) +
    formed(pen, roundedPath([-46, -176], 86, 176, 8), color, { depth: 11, light: 4 }) +
    rectangle([-54, -8], 104, 8, HOUSE.metalDark) +
    rectangle([-34, -160], 62, 44, HOUSE.ink, { radius: 4 }) +
    rectangle([-28, -152], 50, 12, '#bfe6a8') +
    rectangle([-28, -136], 30, 12, '#bfe6a8') +
    path('M-4 -92Q16 -66 -4 -50Q-24 -66 -4 -92Z', HOUSE.white) +
    formed(pen, 'M70 -138H96V-130L84 -118V-92H74V-120H66V-130Z', HOUSE.ink, { depth: 3 }),
  anchors: {
    grip: { at: [78, -106] },
    top: { at: [0, -176], spanCm: 80 },
    tip: { at: [96, -134] },
  },
});

export const streetThing = defineFamily(
  'street-thing',
  {
    'street-lamp': streetLamp,
    'traffic-light': trafficLight,
    'bus-stop': busStop,
    'bicycle-rack': bicycleRack,
    'phone-booth': phoneBooth,
    hydrant,
    'post-box': postBox,
    cone: trafficCone,
    'road-sign': roadSign,
    'stop-sign': stopSign,
    barrier,
    'vending-machine': vendingMachine,
    'fuel-pump': fuelPump,
  },
  1,
);
