import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintSide,
  paintSolid,
  rod,
} from '../form';

/** What is charged, and small machines of the household. */

/** A mesh of dots inside a shape. */
const mesh = (
  left: number,
  top: number,
  width: number,
  height: number,
  step: number,
  fill: string,
) =>
  times(Math.floor(height / step), (row) =>
    times(Math.floor(width / step), (column) =>
      circle([left + column * step + (row % 2 ? step / 2 : 0), top + row * step], step * 0.2, fill),
    ).join(''),
  ).join('');

/** A drum that lies, meshed, with its end plate and buttons. */
const portableSpeaker: Drawer = (pen, { color = pen.accents[0] }) => {
  const body = 'M-96 -92H84Q112 -92 112 -46T84 0H-96Q-120 0 -120 -46T-96 -92Z';
  return {
    unitCm: 0.085,
    svg:
      stroke('M104 -78C150 -96 152 -14 108 -16', darker(color, 0.3), 8) +
      formed(pen, body, color, {
        depth: 18,
        light: 7,
        extra: mesh(-116, -88, 226, 92, 8, darker(color, 0.24)),
      }) +
      path('M-100 -84H90', 'none') +
      stroke('M-92 -80H82', HOUSE.white, 7, { opacity: 0.28 }) +
      ellipse([88, -46], 26, 46, darker(color, 0.34)) +
      ellipse([89, -46], 19, 36, '#3b3f5c') +
      ellipse([86, -52], 9, 18, '#5b6080') +
      rectangle([-46, -98], 74, 11, darker(color, 0.36), { radius: 5 }) +
      stroke('M-34 -93H-24M-29 -98V-88M-8 -93H2M14 -96L22 -92.5L14 -89Z', HOUSE.cream, 2.4) +
      rectangle([-50, -56], 66, 22, darker(color, 0.34), { radius: 4 }) +
      stroke('M-38 -45H4', HOUSE.cream, 5),
    anchors: { grip: { at: [0, -46] }, label: { at: [-18, -46], spanCm: 60 } },
  };
};

const smartSpeaker: Drawer = (pen, { color = '#5b6172' }) => {
  const body = createLathe('54 0!, 62 10, 64 70, 56 112, 46 120!', { tilt: 0.2 });
  return {
    unitCm: 0.1,
    svg:
      paintSolid(pen, body, color, {
        material: 'matte',
        extra: mesh(-64, -126, 132, 132, 7, darker(color, 0.26)),
      }) +
      ellipse([0, -120], 40, 8, '#2f3346') +
      `<ellipse cx="0" cy="-120" rx="36" ry="7" fill="none" stroke="#5fd0f0" stroke-width="3.4"/>` +
      stroke('M-14 -120H-6M6 -120H14', lighter(color, 0.6), 2.4),
  };
};

const powerBank: Drawer = (pen, { color = '#2f3448' }) => ({
  unitCm: 0.075,
  svg:
    stroke('M0 -196C0 -232 60 -236 66 -200S96 -150 120 -176', HOUSE.paper, 7) +
    rectangle([-10, -206], 20, 22, '#e4e7ee', { radius: 3 }) +
    formed(pen, roundedPath([-52, -188], 104, 188, 18), color, {
      depth: 12,
      light: 6,
      extra: path('M-52 -188H-14L-40 0H-52Z', '#ffffff', { opacity: 0.1 }),
    }) +
    times(4, (index) =>
      circle([-18 + index * 12, -24], 3.4, index < 3 ? '#7ef0b0' : '#555c78'),
    ).join('') +
    path('M4 -124L-16 -90H-2L-6 -62L16 -98H2Z', HOUSE.mustard),
  anchors: { grip: { at: [0, -90] } },
});

const phoneCase: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.078,
  svg:
    formed(pen, roundedPath([-50, -200], 100, 200, 20), color, {
      depth: 11,
      light: 6,
      extra:
        path('M-50 -60C-20 -84 10 -30 50 -70V0H-50Z', darker(color, 0.16)) +
        path('M-50 -28C-14 -50 20 -6 50 -34V0H-50Z', lighter(color, 0.3)),
    }) +
    rectangle([-40, -190], 42, 46, darker(color, 0.5), { radius: 12 }) +
    [
      [-29, -178],
      [-29, -157],
      [-9, -168],
    ]
      .map(
        ([x = 0, y = 0]) => circle([x, y], 8.4, '#1f2238') + circle([x - 2, y - 2], 3, '#6f86b8'),
      )
      .join('') +
    stroke('M51 -150V-120', darker(color, 0.4), 3.4),
  anchors: { grip: { at: [0, -80] } },
});

/** The barrel stands, the front glass up and towards the eye. */
const cameraLens: Drawer = (pen) => {
  const barrel = createLathe('54 0!, 56 4, 56 54, 62 62, 64 132!', { tilt: 0.34 });
  return {
    unitCm: 0.075,
    svg:
      paintSide(pen, barrel, '#34384f', {
        material: 'plastic',
        extra:
          hoop(barrel, 10, 36, '#23263a') +
          hoop(barrel, 44, 47, HOUSE.red) +
          hoop(barrel, 70, 108, '#262a3f'),
      }) +
      times(19, (index) => {
        const u = Math.sin(((index - 9) / 9.6) * 1.5);
        const drop = Math.sqrt(1 - u * u) * 21;
        return stroke(`M${u * 63} ${-72 + drop}V${-106 + drop}`, '#14172a', 2.6);
      }).join('') +
      ellipse([0, -132], 64, 21.8, '#4a4f69') +
      ellipse([0, -131], 56, 18.6, '#1a1d30') +
      ellipse([0, -130], 47, 15, '#2f4a86') +
      ellipse([0, -129], 36, 11, '#5a3f8c') +
      ellipse([2, -128], 22, 6.6, '#201f3d') +
      ellipse([-20, -136], 15, 4.4, '#cfe6ff', { opacity: 0.85 }) +
      ellipse([24, -124], 8, 2.6, '#f3a7d0', { opacity: 0.8 }),
  };
};

const hardDrive: Drawer = (pen, { color = '#3a4058' }) => ({
  unitCm: 0.07,
  svg:
    stroke('M0 -206C-6 -240 -70 -232 -84 -196', '#2b2f45', 7) +
    formed(pen, roundedPath([-66, -204], 132, 204, 14), color, {
      depth: 12,
      light: 6,
      extra: times(9, (index) =>
        stroke(`M-40 ${-150 + index * 12}H40`, darker(color, 0.2), 3),
      ).join(''),
    }) +
    rectangle([-24, -184], 48, 12, lighter(color, 0.4), { radius: 4 }) +
    circle([0, -18], 4, '#66e0ff'),
});

/** A disc on the floor, seen from above its front. */
const robotVacuum: Drawer = (pen, { color = '#f2f3f7' }) => {
  const body = createLathe('110 0!, 114 6, 114 26, 108 32!', { tilt: 0.36 });
  return {
    unitCm: 0.155,
    svg:
      paintSolid(pen, body, color, { material: 'plastic', extra: hoop(body, 0, 9, '#3b4058') }) +
      ellipse([0, -32], 92, 32, lighter('#c9ced9', 0.1)) +
      ellipse([0, -33], 90, 31, color) +
      paintSolid(pen, createLathe('30 0!, 28 14!', { at: [0, -44], tilt: 0.34 }), '#3b4058', {
        material: 'plastic',
      }) +
      ellipse([0, -14], 12, 4.4, '#3b4058') +
      ellipse([0, -14], 7, 2.4, '#66e0ff') +
      stroke('M-96 -2L-122 12M-96 -2L-124 0M-96 -2L-112 20', '#5b6080', 3),
  };
};

const airFryer: Drawer = (pen, { color = '#31364d' }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-96 0C-104 -60 -100 -150 -76 -190Q-58 -210 0 -210T76 -190C100 -150 104 -60 96 0Q0 8 -96 0Z',
      color,
      { depth: 20, light: 8 },
    ) +
    path('M-56 -186Q0 -198 56 -186L60 -140Q0 -130 -60 -140Z', '#1c2034') +
    stroke('M-38 -170V-152H-28V-170ZM-14 -170V-152H-4V-170H-14', '#66e0ff', 4) +
    circle([30, -161], 10, HOUSE.coral) +
    path('M-88 -112Q0 -98 88 -112L90 -74Q0 -60 -90 -74Z', '#14172a') +
    times(9, (k) =>
      placed(rectangle([-6, -34], 12, 44, k % 2 ? '#f3c65a' : '#e3a93c', { radius: 3 }), {
        at: [-66 + k * 16.4, -78 + (k % 3) * 5],
        angleDegrees: ((k * 37) % 40) - 20,
      }),
    ).join('') +
    formed(pen, 'M-96 -78Q0 -62 96 -78L92 -10Q0 6 -92 -10Z', lighter(color, 0.16), {
      depth: 12,
      light: 6,
    }) +
    formed(pen, roundedPath([-17, -56], 34, 74, 14), lighter(color, 0.46), { depth: 8, light: 5 }),
});

/** A press with half an orange and the juice under it. */
const juicer: Drawer = (pen, { color = HOUSE.metal }) => {
  const jug = createLathe('52 0!, 58 6, 62 74!', { tilt: 0.16 });
  return {
    unitCm: 0.15,
    svg:
      paintSolid(pen, createLathe('68 0!, 70 4, 70 22!', { tilt: 0.16 }), darker(color, 0.35), {
        material: 'plastic',
      }) +
      placed(
        paintSide(pen, jug, color, { material: 'metal' }) +
          paintSolid(
            pen,
            createLathe('70 0!, 74 6, 66 16!', { at: [0, -76], tilt: 0.16 }),
            HOUSE.paper,
            { material: 'plastic' },
          ) +
          formed(pen, 'M-50 -92C-50 -136 50 -136 50 -92Q0 -80 -50 -92Z', HOUSE.orange, {
            depth: 12,
            light: 6,
          }) +
          ellipse([0, -94], 49, 8, '#ffd28a') +
          stroke('M58 -62L92 -46', HOUSE.paper, 11),
        { at: [0, -22] },
      ),
  };
};

const PENCILS = [
  HOUSE.red,
  HOUSE.orange,
  HOUSE.yellow,
  HOUSE.leaf,
  HOUSE.blue,
  HOUSE.purple,
  HOUSE.pink,
];

const pencil = (pen: Parameters<Drawer>[0], tone: string, length: number) =>
  rod(pen, `M0 0V${-length}`, tone as '#000000', 17) +
  path(`M-8.5 ${-length}L-3 ${-length - 20}H3L8.5 ${-length}Z`, '#f0d3a4') +
  path(`M-3.2 ${-length - 19}L0 ${-length - 31}L3.2 ${-length - 19}Z`, tone);

/** Side by side, as in their tin. */
const coloredPencils: Drawer = (pen) => ({
  unitCm: 0.09,
  svg: PENCILS.map((tone, index) =>
    placed(pencil(pen, tone, 150 + [0, 12, -8, 6, -12, 10, 0][index]!), {
      at: [(index - 3) * 21, 0],
    }),
  ).join(''),
});

const pencilCase: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.1,
  svg:
    [-38, -12, 16]
      .map((x, index) =>
        placed(pencil(pen, PENCILS[index * 2] ?? HOUSE.red, 70), {
          at: [x, -70],
          angleDegrees: (index - 1) * 12,
        }),
      )
      .join('') +
    formed(pen, 'M-116 -84Q-122 -40 -108 -4Q0 6 108 -4Q122 -40 116 -84Q0 -96 -116 -84Z', color, {
      depth: 14,
      light: 6,
      extra: path('M-120 -40H120V10H-120Z', darker(color, 0.14)),
    }) +
    stroke('M-112 -78Q0 -90 112 -78', HOUSE.metalDark, 7) +
    times(22, (index) => stroke(`M${-106 + index * 10} -84v8`, HOUSE.metal, 2.4)).join('') +
    rectangle([70, -80], 11, 26, HOUSE.gold, { radius: 4 }),
});

/** A leather band in a ring, with its tag. */
const dogCollar: Drawer = (pen, { color = '#c2453c' }) => ({
  unitCm: 0.1,
  svg:
    path('M-100 -60A100 36 0 0 1 100 -60V-36A100 36 0 0 0 -100 -36Z', darker(color, 0.36)) +
    formed(pen, 'M-100 -60A100 36 0 0 0 100 -60V-34A100 40 0 0 1 -100 -34Z', color, {
      depth: 7,
      light: 4,
      extra: times(9, (index) => {
        const u = (index - 4) / 4.4;
        return circle([u * 92, -47 + Math.sqrt(1 - u * u) * 38], 4, HOUSE.gold);
      }).join(''),
    }) +
    placed(
      rectangle([-13, -20], 26, 40, darker(color, 0.24), { radius: 3 }) +
        stroke('M-22 -25H14Q20 -25 20 -19V19Q20 25 14 25H-22Z', darker(HOUSE.gold, 0.2), 9) +
        stroke('M-22 -25H14Q20 -25 20 -19V19Q20 25 14 25H-22Z', HOUSE.gold, 6) +
        stroke('M-20 0H22', '#ffdf8f', 5),
      { at: [58, -20], angleDegrees: -19 },
    ) +
    stroke('M0 4V14', HOUSE.metalDark, 5) +
    circle([0, 30], 19, HOUSE.gold) +
    circle([-4, 26], 12, '#ffdf8f') +
    path('M-9 27h18v6h-18zM-11 24h5v12h-5zM6 24h5v12h-5z', darker(HOUSE.gold, 0.4)),
});

const showerHead: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M0 -236C6 -190 36 -184 46 -150', color, 15) +
    rectangle([-14, -250], 28, 15, darker(color, 0.2), { radius: 3 }) +
    formed(pen, 'M-24 -112C0 -156 84 -158 116 -118L112 -104H-20Z', color, { depth: 11, light: 6 }) +
    ellipse([46, -106], 70, 11, darker(color, 0.35)) +
    times(9, (index) => circle([-6 + index * 13, -106 + (index % 2) * 4], 2.8, HOUSE.ink)).join(
      '',
    ) +
    times(7, (index) =>
      stroke(`M${-4 + index * 16} -90l${(index - 3) * 3} 88`, HOUSE.sky, 3.6, { opacity: 0.85 }),
    ).join(''),
});

/** Devices and small machines. */
export const electronicGood = defineFamily('electronic-good', {
  'portable-speaker': portableSpeaker,
  'smart-speaker': smartSpeaker,
  'power-bank': powerBank,
  'phone-case': phoneCase,
  'camera-lens': cameraLens,
  'hard-drive': hardDrive,
  'robot-vacuum': robotVacuum,
  'air-fryer': airFryer,
  juicer,
  'colored-pencils': coloredPencils,
  'pencil-case': pencilCase,
  'dog-collar': dogCollar,
  'shower-head': showerHead,
});
