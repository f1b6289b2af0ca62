import { circle, ellipse, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { spire } from './masonry';

/** What is built in the open: bridges, fountains, fences, statues, stalls, swings. */

const bridge: Drawer = (pen, { color = HOUSE.stone }) => {
  const arches = [-440, 0, 440]
    .map((x) => `M${x - 180} 4V-60A180 180 0 0 1 ${x + 180} -60V4Z`)
    .join('');
  const top = 'M-760 -300Q0 -420 760 -300V4H-760Z';
  return {
    svg:
      `<path d="${top}${arches}" fill="${color}" fill-rule="evenodd"/>` +
      path('M-760 -300Q0 -420 760 -300V-262Q0 -380 -760 -262Z', darker(color, 0.16)) +
      [-440, 0, 440]
        .map((x) =>
          stroke(`M${x - 190} 0V-60A190 190 0 0 1 ${x + 190} -60V0`, darker(color, 0.14), 26),
        )
        .join('') +
      [-220, 220]
        .map((x) =>
          formed(pen, `M${x - 50} 4L${x - 40} -110H${x + 40}L${x + 50} 4Z`, lighter(color, 0.06), {
            depth: 12,
            light: 4,
          }),
        )
        .join(''),
    front:
      path('M-780 -360Q0 -480 780 -360V-300Q0 -420 -780 -300Z', lighter(color, 0.08)) +
      path('M-780 -376Q0 -496 780 -376V-356Q0 -476 -780 -356Z', lighter(color, 0.35)) +
      [-560, -280, 0, 280, 560]
        .map((x) =>
          rectangle([x - 22, -366 - 88 * (1 - (x / 780) ** 2) + 30], 44, 64, darker(color, 0.08)),
        )
        .join(''),
    anchors: {
      top: { at: [0, -352], spanCm: 1000 },
      inside: { at: [0, -60], spanCm: 300 },
      seat: { at: [0, -372] },
      surface: { at: [0, -10], spanCm: 1300 },
    },
  };
};

const woodenBridge: Drawer = (pen, { color = HOUSE.wood }) => {
  const at = (x: number) => -60 - 70 * (1 - (x / 320) ** 2);
  const posts = times(7, (index) => -300 + index * 100);
  const rail = (up: number) => `M-310 ${at(-310) - up}Q0 ${-140 - up} 310 ${at(310) - up}`;
  return {
    svg:
      posts
        .map((x) =>
          line(
            [
              [x, at(x) - 70],
              [x, at(x)],
            ],
            darker(color, 0.3),
            9,
          ),
        )
        .join('') + stroke(rail(74), darker(color, 0.24), 9),
    front:
      formed(pen, 'M-330 -40Q0 -150 330 -40V-16Q0 -120 -330 -16Z', color, {
        depth: 7,
        light: 3,
        extra: times(26, (index) =>
          rectangle([-330 + index * 26, -140], 3, 140, darker(color, 0.22)),
        ).join(''),
      }) +
      posts
        .map((x) => rectangle([x - 6, at(x) - 66], 12, 84, lighter(color, 0.08), { radius: 3 }))
        .join('') +
      stroke(rail(58), lighter(color, 0.14), 11) +
      stroke(rail(26), color, 7),
    anchors: {
      top: { at: [0, -128], spanCm: 480 },
      seat: { at: [0, -128] },
      surface: { at: [0, -8], spanCm: 500 },
    },
  };
};

const fountain: Drawer = (pen, { color = '#d6cbb8' }) => {
  const jets = [-1, 1]
    .map(
      (side) =>
        `M${side * 8} -300Q${side * 74} -330 ${side * 84} -196M${side * 110} -196Q${side * 170} -196 ${side * 172} -64M${side * 60} -196Q${side * 104} -170 ${side * 108} -66`,
    )
    .join('');
  return {
    svg:
      ellipse([0, -14], 250, 40, darker(color, 0.2)) +
      formed(pen, 'M-230 -62H230V-16Q200 10 0 10T-230 -16Z', color, { depth: 26, light: 9 }) +
      ellipse([0, -62], 230, 34, lighter(color, 0.35)) +
      ellipse([0, -62], 206, 27, HOUSE.water) +
      [0.8, 0.5]
        .map((share) => ellipse([0, -60], 206 * share, 27 * share, HOUSE.sky, { opacity: 0.5 }))
        .join('') +
      formed(pen, 'M-30 -62L-18 -200H18L30 -62Z', color, { depth: 12, light: 5 }) +
      formed(pen, 'M-120 -206Q-60 -160 0 -160T120 -206Z', color, { depth: 12, light: 5 }) +
      ellipse([0, -206], 120, 18, lighter(color, 0.3)) +
      ellipse([0, -206], 104, 13, HOUSE.water) +
      formed(pen, 'M-14 -206L-8 -300H8L14 -206Z', color, { depth: 5, light: 2 }) +
      circle([0, -308], 20, HOUSE.gold) +
      stroke(jets, '#eafcff', 9, { opacity: 0.85 }),
    anchors: {
      top: { at: [0, -320], spanCm: 20 },
      inside: { at: [0, -62], spanCm: 380 },
      surface: { at: [0, -62], spanCm: 400 },
      seat: { at: [-200, -70] },
    },
  };
};

const fence: Drawer = (pen, { color = HOUSE.cream }) => ({
  svg:
    [-66, -34].map((y) => rectangle([-200, y], 400, 12, darker(color, 0.12))).join('') +
    times(11, (index) => {
      const x = -196 + index * 37;
      return formed(pen, `M${x} 0V-92L${x + 11} -106L${x + 22} -92V0Z`, color, {
        depth: 4,
        light: 2,
      });
    }).join(''),
  anchors: { top: { at: [0, -100], spanCm: 400 }, seat: { at: [0, -100], spanCm: 400 } },
});

const gate: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  svg:
    [-190, 190]
      .map(
        (x) =>
          formed(pen, `M${x - 34} 0V-250H${x + 34}V0Z`, HOUSE.stone, { depth: 12, light: 4 }) +
          rectangle([x - 44, -272], 88, 24, lighter(HOUSE.stone, 0.25)) +
          circle([x, -294], 24, HOUSE.stone),
      )
      .join('') +
    times(12, (index) => {
      const x = -148 + index * 27;
      const up = 190 + 60 * (1 - (x / 160) ** 2);
      return (
        rectangle([x - 3, -up], 6, up, color) +
        shape(
          [
            [x - 8, -up],
            [x, -up - 22],
            [x + 8, -up],
          ],
          color,
        )
      );
    }).join('') +
    [-60, -160].map((y) => rectangle([-156, y], 312, 8, color)).join(''),
  anchors: {
    door: { at: [0, 0], spanCm: 300 },
    top: { at: [0, -270], spanCm: 200 },
    inside: { at: [0, 0], spanCm: 300 },
  },
});

/** Somebody draped in cloth on a plinth, a hand on the hip, a scroll in the other. */
const statue: Drawer = (pen, { color = '#9fb3ae' }) => ({
  svg:
    formed(pen, 'M-110 0V-40H-84V-170H84V-40H110V0Z', HOUSE.stone, { depth: 18, light: 6 }) +
    rectangle([-100, -190], 200, 24, lighter(HOUSE.stone, 0.25)) +
    rectangle([-56, -130], 112, 50, darker(HOUSE.stone, 0.12), { radius: 4 }) +
    rod(pen, 'M-40 -424Q-84 -392 -66 -346L-34 -340', darker(color, 0.1), 24) +
    formed(pen, 'M-22 -470V-446H22V-470Z', darker(color, 0.14), { depth: 5 }) +
    formed(
      pen,
      'M-46 -190C-62 -260 -44 -310 -36 -340C-52 -380 -54 -420 -44 -440Q0 -456 44 -440C54 -410 44 -370 36 -340C50 -310 60 -250 50 -190Z',
      color,
      {
        depth: 14,
        light: 6,
        extra: stroke(
          'M-44 -430Q20 -400 44 -330M-50 -410Q0 -370 30 -310M-24 -330Q-30 -260 -22 -190M6 -320Q-2 -260 6 -190M28 -310Q34 -250 28 -190M-40 -338Q10 -322 40 -346',
          darker(color, 0.18),
          5,
        ),
      },
    ) +
    rod(pen, 'M42 -424Q72 -380 58 -340L84 -372', color, 22) +
    formed(pen, 'M74 -404L100 -390L92 -352L68 -366Z', lighter(color, 0.25), { depth: 5 }) +
    ball(pen, [0, -496], 34, color, { glint: 0 }) +
    path('M-36 -494C-42 -536 42 -546 36 -494C20 -516 -16 -520 -36 -494Z', darker(color, 0.12)) +
    stroke('M14 -494v10l6 2M4 -476h10', darker(color, 0.25), 3.4),
  anchors: {
    top: { at: [0, -532], spanCm: 40 },
    seat: { at: [0, -190] },
    label: { at: [0, -105], spanCm: 100 },
  },
});

const stall: Drawer = (pen, { color = pen.accents[0] }) => {
  const stripes = times(9, (index) => {
    const [a, b] = [-150 + index * 33.4, -150 + (index + 1) * 33.4];
    const tone = index % 2 ? HOUSE.cream : color;
    return (
      shape(
        [
          [a, -270],
          [b, -270],
          [b * 1.16, -210],
          [a * 1.16, -210],
        ],
        tone,
      ) +
      path(`M${a * 1.16} -210H${b * 1.16}v10a19 17 0 0 1 ${-(b - a) * 1.16} 0Z`, darker(tone, 0.14))
    );
  });
  const heap = (x: number, fruit: string) =>
    [
      [-20, -96],
      [0, -96],
      [20, -96],
      [-10, -110],
      [10, -110],
    ]
      .map(([dx = 0, y = 0]) => circle([x + dx, y], 12, fruit))
      .join('');
  return {
    svg:
      [-140, 130].map((x) => rectangle([x, -270], 10, 270, HOUSE.woodDark)).join('') +
      stripes.join(''),
    front:
      [
        [-108, '#e2472f'],
        [-36, '#f2a53c'],
        [36, '#8fb848'],
        [108, '#7a4aa0'],
      ]
        .map(([x, fruit]) => heap(Number(x), String(fruit)))
        .join('') +
      formed(pen, 'M-160 0V-90H160V0Z', HOUSE.wood, {
        depth: 12,
        light: 4,
        extra: times(7, (index) =>
          rectangle([-160 + index * 46, -90], 3, 90, darker(HOUSE.wood, 0.22)),
        ).join(''),
      }) +
      rectangle([-166, -96], 332, 16, HOUSE.woodLight, { radius: 3 }),
    anchors: {
      top: { at: [0, -96], spanCm: 280 },
      inside: { at: [0, -60], spanCm: 260 },
      seat: { at: [0, -60] },
      roof: { at: [0, -270], spanCm: 300 },
      label: { at: [0, -46], spanCm: 180 },
    },
  };
};

const well: Drawer = (pen, { color = HOUSE.stone }) => ({
  svg:
    [-74, 62].map((x) => rectangle([x, -220], 12, 160, HOUSE.woodDark)).join('') +
    rod(pen, 'M-90 -170H96', HOUSE.wood, 12) +
    stroke('M0 -170V-92', HOUSE.woodLight, 4) +
    formed(pen, 'M-22 -92H22L17 -58H-17Z', HOUSE.wood, { depth: 5, light: 2 }) +
    shape(
      [
        [-120, -214],
        [-60, -300],
        [60, -300],
        [120, -214],
      ],
      HOUSE.roof,
    ) +
    shape(
      [
        [30, -214],
        [20, -300],
        [60, -300],
        [120, -214],
      ],
      darker(HOUSE.roof, 0.16),
    ) +
    ellipse([0, -76], 100, 16, darker(color, 0.45)),
  front:
    formed(pen, 'M-104 -76Q0 -50 104 -76V0Q0 22 -104 0Z', color, {
      depth: 16,
      light: 6,
      extra: times(9, (index) =>
        rectangle(
          [-96 + (index % 5) * 44 + (index > 4 ? 20 : 0), index > 4 ? -30 : -62],
          36,
          18,
          darker(color, 0.1),
          { radius: 4 },
        ),
      ).join(''),
    }) + stroke('M-104 -76Q0 -50 104 -76', lighter(color, 0.3), 10),
  anchors: {
    inside: { at: [0, -76], spanCm: 160 },
    top: { at: [0, -300], spanCm: 100 },
    roof: { at: [0, -300], spanCm: 100 },
  },
});

const gazebo: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    rectangle([-210, -24], 420, 24, HOUSE.stone) +
    [-190, -70, 58, 178].map((x) => rectangle([x, -260], 14, 240, darker(color, 0.08))).join('') +
    rectangle([-190, -90], 382, 8, color) +
    times(16, (index) =>
      rectangle([-188 + index * 25, -90], 5, 68, index === 7 || index === 8 ? 'none' : color),
    ).join('') +
    spire(pen, 0, 240, 256, 150, HOUSE.teal) +
    rectangle([-246, -268], 492, 18, color, { radius: 4 }) +
    circle([0, -412], 13, HOUSE.gold),
  anchors: {
    inside: { at: [0, -24], spanCm: 320 },
    top: { at: [0, -410], spanCm: 20 },
    roof: { at: [0, -410] },
    door: { at: [0, -24], spanCm: 80 },
    seat: { at: [-100, -70] },
  },
});

export const outdoors = defineFamily(
  'outdoor-structure',
  {
    bridge,
    'wooden-bridge': woodenBridge,
    fountain,
    fence,
    gate,
    statue,
    stall,
    well,
    gazebo,
  },
  1,
);
