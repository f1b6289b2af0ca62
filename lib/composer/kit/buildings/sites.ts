import { circle, ellipse, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import { gable, windowAt } from './masonry';

/** Works of engineers and small houses of animals, in centimetres. */

const STEEL = '#8792ad';

const lattice = (
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
  count: number,
) =>
  times(count, (_, share) => {
    const next = Math.min(1, share + 1 / Math.max(1, count - 1));
    const at = (t: number, side: number): [number, number] => [
      from[0] + (to[0] - from[0]) * t + (to[0] === from[0] ? side * half : 0),
      from[1] + (to[1] - from[1]) * t + (to[0] === from[0] ? 0 : side * half),
    ];
    return [at(share, -1), at(next, 1), at(next, -1), at(share, 1)] as const;
  });

const viaduct: Drawer = (pen, { color = '#c9b79c', count = 5 }) => {
  const span = 760;
  const left = (-count * span) / 2;
  const arches = times(count, (index) => {
    const x = left + index * span + 70;
    return `M${x} 10V-760A310 310 0 0 1 ${x + 620} -760V10Z`;
  }).join('');
  const face = `M${left - 40} 10V-1230H${-left + 40}V10Z${arches}`;
  const reveals = times(count, (index) => {
    const x = left + index * span + 70;
    return path(
      `M${x} 10V-760A310 310 0 0 1 ${x + 620} -760L${x + 560} -760A270 270 0 0 0 ${x + 60} -690V10Z`,
      darker(color, 0.34),
    );
  }).join('');
  const courses = times(count * 12, (index) =>
    rectangle(
      [left + ((index * 271) % (count * span)), -1150 + ((index * 97) % 260)],
      70,
      16,
      darker(color, 0.1),
      { radius: 5 },
    ),
  ).join('');
  return {
    svg:
      reveals +
      `<path d="${face}" fill="${color}" fill-rule="evenodd"/>` +
      pen.clip(face.replace(arches, ''), courses) +
      times(count, (index) => {
        const x = left + index * span + 70;
        return stroke(
          `M${x - 12} -740V-760A322 322 0 0 1 ${x + 632} -760V-740`,
          lighter(color, 0.22),
          26,
        );
      }).join('') +
      times(count + 1, (index) => {
        const x = left + index * span;
        return (
          rectangle([x - 84, -760], 168, 34, lighter(color, 0.2)) +
          rectangle([x + 24, -726], 46, 736, darker(color, 0.14)) +
          rectangle([x - 92, -20], 184, 30, lighter(color, 0.1))
        );
      }).join(''),
    front:
      rectangle([left - 60, -1290], -2 * left + 120, 70, lighter(color, 0.12)) +
      rectangle([left - 60, -1236], -2 * left + 120, 18, darker(color, 0.22)) +
      rectangle([left - 60, -1300], -2 * left + 120, 16, lighter(color, 0.4)),
    anchors: {
      top: { at: [0, -1240], spanCm: -2 * left },
      inside: { at: [0, -20], spanCm: 500 },
      surface: { at: [0, 0], spanCm: -2 * left },
    },
  };
};

const suspensionBridge: Drawer = (_pen, { color = '#d2553f' }) => {
  const deck = -420;
  const cable = (x: number) => deck - 40 - 1240 * (Math.abs(x) / 1500) ** 2;
  const outer = (x: number) => deck - 40 - 1240 * ((3000 - Math.abs(x)) / 1500) ** 2;
  const hangers = times(57, (index) => -2800 + index * 100).map((x) =>
    line(
      [
        [x, Math.abs(x) <= 1500 ? cable(x) : outer(x)],
        [x, deck],
      ],
      lighter(color, 0.1),
      10,
    ),
  );
  const curve = (from: number, to: number, at: (x: number) => number) =>
    `M${times(17, (_, share) => {
      const x = from + (to - from) * share;
      return `${x} ${at(x)}`;
    }).join('L')}`;
  const tower = (x: number) =>
    [-90, 50]
      .map((dx) => rectangle([x + dx, -1780], 52, 1780, dx > 0 ? darker(color, 0.16) : color))
      .join('') +
    [-1660, -1240, -820, -300]
      .map((y) => rectangle([x - 90, y], 192, 60, darker(color, 0.06)))
      .join('') +
    rectangle([x - 120, -60], 260, 60, HOUSE.stone);
  return {
    svg:
      hangers.join('') +
      stroke(curve(-1500, 1500, cable), color, 30) +
      stroke(curve(-3000, -1500, outer), color, 30) +
      stroke(curve(1500, 3000, outer), color, 30) +
      tower(-1500) +
      tower(1500),
    front:
      rectangle([-3000, deck], 6000, 56, darker(color, 0.1)) +
      rectangle([-3000, deck - 16], 6000, 20, lighter(color, 0.25)) +
      times(60, (index) =>
        line(
          [
            [-3000 + index * 100, deck + 54],
            [-2950 + index * 100, deck + 100],
            [-2900 + index * 100, deck + 54],
          ],
          darker(color, 0.2),
          12,
        ),
      ).join(''),
    anchors: { top: { at: [0, deck], spanCm: 5600 }, surface: { at: [0, 0], spanCm: 2600 } },
  };
};

const pier: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    times(5, (index) => rod(pen, `M${-460 + index * 220} -110V20`, darker(color, 0.25), 24)).join(
      '',
    ) +
    stroke(
      'M-460 -30L-240 -90M-20 -30L-240 -90M-20 -30L200 -90M420 -30L200 -90',
      darker(color, 0.3),
      10,
    ) +
    times(5, (index) =>
      rectangle([-466 + index * 220, -200], 16, 90, darker(color, 0.12), { radius: 4 }),
    ).join('') +
    stroke('M-458 -190H424', darker(color, 0.2), 9),
  front:
    shape(
      [
        [-500, -112],
        [-470, -128],
        [470, -128],
        [500, -112],
      ],
      lighter(color, 0.28),
    ) +
    formed(pen, roundedPath([-506, -114], 1012, 28, 4), color, {
      depth: 8,
      light: 4,
      extra: times(23, (index) =>
        rectangle([-500 + index * 45, -114], 4, 28, darker(color, 0.24)),
      ).join(''),
    }) +
    formed(pen, roundedPath([452, -176], 24, 66, 8), darker(color, 0.2), { depth: 8, light: 3 }) +
    stroke('M450 -150Q464 -142 478 -150', HOUSE.cream, 7),
  anchors: {
    top: { at: [0, -118], spanCm: 900 },
    seat: { at: [420, -112], spanCm: 80 },
    surface: { at: [0, 0], spanCm: 960 },
    tip: { at: [490, -118] },
  },
});

const greenhouse: Drawer = (pen, { color = '#4f8f83', state }) => {
  const glass = state === 'lit' ? GLOW.windowHeart : '#cdeae6';
  const plants = times(9, (index) => {
    const x = -204 + index * 51;
    return [-130, -105, -80, -60, -40]
      .map((angle) =>
        leaf(
          [x, -84],
          100 + ((index * 37) % 60),
          26,
          angle,
          (index + angle) % 2 ? HOUSE.leaf : HOUSE.leafDark,
        ),
      )
      .join('');
  }).join('');
  const roof = 'M-330 -230L-230 -400H230L330 -230Z';
  return {
    svg:
      rectangle([-316, -230], 632, 230, glass) +
      path(roof, lighter(glass, 0.35)) +
      plants +
      [-200, 0, 200]
        .map((x) => circle([x, -140], 13, HOUSE.coral) + circle([x + 40, -176], 11, HOUSE.mustard))
        .join('') +
      shape(
        [
          [-260, -60],
          [-180, -60],
          [-60, -230],
          [-140, -230],
        ],
        HOUSE.white,
        { opacity: 0.4 },
      ),
    front:
      rectangle([-326, -72], 652, 72, HOUSE.brick) +
      times(16, (index) =>
        rectangle(
          [-320 + (index % 8) * 78 + (index > 7 ? 38 : 0), index > 7 ? -30 : -62],
          56,
          18,
          darker(HOUSE.brick, 0.12),
          { radius: 3 },
        ),
      ).join('') +
      rectangle([-334, -82], 668, 16, color) +
      stroke(
        `M-316 -72V-230M316 -72V-230M-330 -230H330M-230 -400H230M-330 -230L-230 -400M330 -230L230 -400${times(6, (index) => `M${-211 + index * 84} -72V-230L${-153 + index * 61} -400`).join('')}M-284 -310H284M-316 -150H316`,
        color,
        11,
      ) +
      rectangle([-62, -214], 124, 214, color, { radius: 4 }) +
      rectangle([-48, -200], 44, 190, lighter(glass, 0.3)) +
      rectangle([4, -200], 44, 190, darker(glass, 0.08)) +
      stroke('M-230 -404H230', darker(color, 0.2), 14),
    anchors: {
      door: { at: [0, 0], spanCm: 110 },
      inside: { at: [0, -84], spanCm: 480 },
      roof: { at: [0, -400], spanCm: 400 },
      top: { at: [0, -400], spanCm: 400 },
    },
  };
};

const waterTower: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    stroke(
      'M-200 0L-160 -520M200 0L160 -520M-66 0L-54 -520M66 0L54 -520',
      darker(STEEL, 0.25),
      24,
    ) +
    stroke(
      'M-190 -140L165 -400M190 -140L-165 -400M-186 -160H186M-170 -390H170',
      darker(STEEL, 0.15),
      12,
    ) +
    rectangle([-250, -540], 500, 34, darker(color, 0.35)) +
    formed(pen, 'M-230 -540V-900H230V-540Z', color, {
      depth: 70,
      light: 20,
      extra:
        times(13, (index) =>
          rectangle([-230 + index * 36, -900], 5, 360, darker(color, 0.18)),
        ).join('') +
        [-610, -740, -860].map((y) => rectangle([-240, y], 480, 16, darker(STEEL, 0.2))).join(''),
    }) +
    formed(pen, 'M-262 -900L0 -1080L262 -900Z', HOUSE.navy, { depth: 50, light: 14 }) +
    circle([0, -1086], 18, HOUSE.metal),
  anchors: {
    top: { at: [0, -1080] },
    roof: { at: [0, -1080] },
    label: { at: [0, -720], spanCm: 300 },
  },
});

const crane: Drawer = (pen, { color = HOUSE.mustard }) => {
  const braces = (list: ReturnType<typeof lattice>) =>
    list
      .map(
        ([a, b, c, d]) =>
          line([a, b], darker(color, 0.12), 12) + line([c, d], darker(color, 0.12), 12),
      )
      .join('');
  return {
    svg:
      rectangle([-260, -60], 520, 60, HOUSE.stone) +
      braces(lattice([0, -60], [0, -2300], 70, 14)) +
      stroke('M-70 -60V-2320M70 -60V-2320', color, 26) +
      line(
        [
          [-800, -2380],
          [0, -2760],
          [1500, -2380],
        ],
        HOUSE.metalDark,
        14,
      ) +
      shape(
        [
          [-70, -2380],
          [0, -2790],
          [70, -2380],
        ],
        color,
      ) +
      braces(lattice([80, -2370], [1860, -2370], 50, 16)) +
      stroke('M-900 -2320H1900M60 -2420H1860L1900 -2320', color, 24) +
      formed(pen, roundedPath([-900, -2330], 300, 190, 12), HOUSE.stoneDark, { depth: 40 }) +
      formed(pen, roundedPath([70, -2320], 170, 190, 20), HOUSE.cream, { depth: 24, light: 8 }) +
      rectangle([130, -2290], 100, 90, HOUSE.glass, { radius: 10 }) +
      rectangle([1240, -2330], 130, 44, HOUSE.metalDark, { radius: 8 }) +
      stroke('M1275 -2290V-1500M1335 -2290V-1500', HOUSE.metalDark, 8) +
      formed(pen, roundedPath([1250, -1510], 110, 100, 16), HOUSE.red, { depth: 20 }) +
      stroke('M1305 -1410V-1350Q1370 -1330 1346 -1280Q1310 -1240 1276 -1290', HOUSE.metalDark, 24),
    anchors: {
      tip: { at: [1305, -1290] },
      top: { at: [0, -2790] },
      inside: { at: [150, -2220] },
      grip: { at: [1305, -1290] },
    },
  };
};

const launchPad: Drawer = (pen, { color = '#c7544a' }) => {
  const braces = lattice([0, -120], [0, -2200], 130, 11)
    .map(
      ([a, b, c, d]) => line([a, b], darker(color, 0.1), 20) + line([c, d], darker(color, 0.1), 20),
    )
    .join('');
  return {
    svg:
      formed(pen, 'M-900 0L-700 -140H900L1100 0Z', HOUSE.stoneDark, { depth: 40, light: 14 }) +
      rectangle([-700, -160], 1600, 30, lighter(HOUSE.stoneDark, 0.2)) +
      placed(
        braces +
          stroke('M-130 -140V-2220M130 -140V-2220', color, 40) +
          times(6, (index) =>
            rectangle([-150, -500 - index * 330], 300, 34, darker(color, 0.2)),
          ).join('') +
          rectangle([-170, -2260], 340, 60, color) +
          stroke('M0 -2260V-2560', HOUSE.metalDark, 16) +
          circle([0, -2560], 26, HOUSE.red),
        { at: [-420, 0] },
      ) +
      [-1900, -1200]
        .map(
          (y) =>
            rectangle([-300, y], 300, 46, darker(color, 0.08)) +
            rectangle([-30, y - 20], 40, 90, HOUSE.metalDark),
        )
        .join(''),
    anchors: { top: { at: [220, -160], spanCm: 700 }, surface: { at: [220, -160], spanCm: 700 } },
  };
};

const observatory: Drawer = (pen, { color = HOUSE.plaster, state }) => ({
  svg:
    formed(pen, 'M-330 0V-320H330V0Z', color, { depth: 46, light: 12 }) +
    rectangle([-356, -344], 712, 40, lighter(color, 0.3)) +
    [-250, 130].map((x) => windowAt([x, -110], 90, 130, { lit: state === 'lit' })).join('') +
    rectangle([-60, -190], 120, 190, HOUSE.woodDark, { radius: 6 }) +
    rod(pen, 'M80 -480L270 -720', HOUSE.navy, 56) +
    rod(pen, 'M256 -702L284 -738', HOUSE.mustard, 66) +
    formed(pen, 'M-300 -344A300 300 0 0 1 300 -344Z', '#9db3d1', {
      depth: 60,
      light: 18,
      extra: times(6, (index) =>
        stroke(`M0 -660Q${-320 + index * 128} -600 ${-330 + index * 132} -344`, '#7f97bb', 7),
      ).join(''),
    }) +
    path('M62 -344L34 -600Q130 -600 196 -540L190 -344Z', HOUSE.ink) +
    rod(pen, 'M110 -440L222 -622', HOUSE.navy, 50),
  anchors: {
    top: { at: [-60, -640] },
    roof: { at: [-60, -640] },
    door: { at: [0, 0], spanCm: 110 },
    tip: { at: [350, -822] },
  },
});

const silo: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    formed(pen, 'M-150 0V-900Q-140 -1060 0 -1064Q140 -1060 150 -900V0Z', color, {
      depth: 60,
      light: 18,
      extra: times(7, (index) =>
        rectangle([-160, -130 - index * 120], 320, 14, darker(color, 0.22)),
      ).join(''),
    }) +
    stroke('M70 0V-900M104 0V-900', HOUSE.metalDark, 8) +
    times(16, (index) => rectangle([70, -50 - index * 54], 34, 6, HOUSE.metalDark)).join('') +
    path('M-152 -900Q-140 -1062 0 -1066Q140 -1062 152 -900Q0 -850 -152 -900Z', HOUSE.red) +
    path('M40 -880Q60 -1000 0 -1066Q140 -1062 152 -900Q100 -882 40 -880Z', darker(HOUSE.red, 0.18)),
  anchors: { top: { at: [0, -1064] }, roof: { at: [0, -1064] }, door: { at: [0, 0], spanCm: 100 } },
});

const rails: Drawer = (pen) => ({
  svg:
    shape(
      [
        [-420, 0],
        [-360, -70],
        [360, -70],
        [420, 0],
      ],
      HOUSE.stoneDark,
    ) +
    times(26, (index) =>
      circle(
        [-380 + ((index * 149) % 760), -8 - ((index * 31) % 52)],
        9,
        lighter(HOUSE.stoneDark, 0.2),
      ),
    ).join('') +
    times(10, (index) => {
      const x = -370 + index * 82;
      return shape(
        [
          [x, -10],
          [x + 44, -10],
          [x + 34 - x * 0.02, -62],
          [x + 2 - x * 0.02, -62],
        ],
        index % 2 ? HOUSE.woodDark : darker(HOUSE.wood, 0.3),
      );
    }).join('') +
    rod(pen, 'M-380 -58H380', HOUSE.metal, 9) +
    rod(pen, 'M-420 -22H420', HOUSE.metal, 13),
  anchors: { top: { at: [0, -34], spanCm: 760 }, surface: { at: [0, -34], spanCm: 760 } },
});

const tunnel: Drawer = (pen, { color = HOUSE.stone }) => ({
  svg:
    formed(pen, 'M-620 0Q-520 -420 -260 -600Q0 -720 280 -590Q540 -420 620 0Z', HOUSE.leaf, {
      depth: 60,
      light: 18,
    }) +
    formed(pen, 'M-380 0V-240A380 380 0 0 1 380 -240V0Z', color, { depth: 26, light: 10 }) +
    times(13, (index) =>
      placed(rectangle([-8, -374], 16, 92, darker(color, 0.16)), {
        at: [0, -240],
        angleDegrees: -90 + index * 15,
      }),
    ).join('') +
    path('M-280 0V-240A280 280 0 0 1 280 -240V0Z', '#2b2a4c') +
    path('M-230 0V-220A230 230 0 0 1 230 -220V0Z', '#1b1a38') +
    shape(
      [
        [-30, -620],
        [30, -620],
        [40, -510],
        [-40, -510],
      ],
      lighter(color, 0.2),
    ),
  anchors: {
    inside: { at: [0, 0], spanCm: 460 },
    door: { at: [0, 0], spanCm: 460 },
    top: { at: [0, -660], spanCm: 300 },
  },
});

const dogHouse: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    formed(pen, 'M-56 0V-66H56V0Z', HOUSE.woodLight, {
      depth: 9,
      extra: times(5, (index) =>
        rectangle([-56, -62 + index * 14], 112, 2, darker(HOUSE.woodLight, 0.2)),
      ).join(''),
    }) +
    gable(pen, -56, 112, 65, 46, HOUSE.woodLight, color) +
    path('M-28 0V-40A28 28 0 0 1 28 -40V0Z', '#4a2c33') +
    rectangle([-26, -86], 52, 14, HOUSE.cream, { radius: 4 }) +
    path(
      'M-14 -79a4 4 0 0 1 4 -4a4 4 0 0 1 4 3H6a4 4 0 0 1 8 1a4 4 0 0 1 -8 1H-6a4 4 0 0 1 -8 -1Z',
      HOUSE.coral,
    ),
  anchors: {
    inside: { at: [0, -6], spanCm: 50 },
    door: { at: [0, 0], spanCm: 50 },
    top: { at: [0, -118], spanCm: 30 },
    roof: { at: [0, -118] },
  },
});

const birdHouse: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    rod(pen, 'M0 0V-150', HOUSE.woodDark, 7) +
    formed(pen, 'M-20 -146V-186H20V-146Z', HOUSE.woodLight, { depth: 5, light: 2 }) +
    gable(pen, -20, 40, 185, 18, HOUSE.woodLight, color) +
    circle([0, -176], 7.5, '#4a2c33') +
    rod(pen, 'M0 -160H10', HOUSE.woodDark, 3) +
    rectangle([-26, -149], 52, 6, darker(HOUSE.woodLight, 0.2), { radius: 2 }),
  anchors: {
    top: { at: [0, -205], spanCm: 20 },
    inside: { at: [0, -176] },
    door: { at: [0, -160] },
  },
});

const scarecrow: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    rod(pen, 'M0 0V-150M-84 -122H84', HOUSE.woodDark, 8) +
    [-92, 92]
      .map((x) =>
        times(5, (index) =>
          stroke(
            `M${x} -122L${x + Math.sign(x) * (14 + (index % 2) * 6)} ${-134 + index * 6}`,
            HOUSE.yellow,
            4,
          ),
        ).join(''),
      )
      .join('') +
    times(9, (index) =>
      stroke(`M${-24 + index * 6} -40L${-30 + index * 7.5} -20`, HOUSE.yellow, 5),
    ).join('') +
    formed(pen, 'M-30 -40L-34 -104L-88 -108V-136L-26 -140H26L88 -136V-108L34 -104L30 -40Z', color, {
      depth: 10,
      light: 4,
      extra:
        stroke('M-40 -90H40M-40 -66H40M-90 -122H90', lighter(color, 0.3), 4) +
        rectangle([6, -84], 20, 20, HOUSE.coral, { radius: 3 }),
    }) +
    ball(pen, [0, -160], 22, '#e9cf9a', { glint: 0 }) +
    [-8, 8].map((x) => circle([x, -164], 3.4, HOUSE.ink)).join('') +
    path('M-3 -158H3L0 -151Z', HOUSE.orange) +
    stroke('M-10 -148Q0 -142 10 -148', HOUSE.ink, 2) +
    formed(
      pen,
      'M-40 -172Q0 -184 40 -172Q22 -184 18 -206Q0 -214 -16 -204Q-22 -184 -40 -172Z',
      HOUSE.woodDark,
      { depth: 6, light: 3 },
    ),
  anchors: {
    head: { at: [0, -160] },
    crown: { at: [0, -206] },
    shoulder: { at: [60, -138] },
    top: { at: [60, -136], spanCm: 40 },
  },
});

const swimmingPool: Drawer = (pen, { color = HOUSE.water }) => ({
  svg:
    shape(
      [
        [-560, 0],
        [-400, -190],
        [400, -190],
        [560, 0],
      ],
      '#efe7da',
    ) +
    shape(
      [
        [-470, -26],
        [-352, -168],
        [352, -168],
        [470, -26],
      ],
      darker(color, 0.22),
    ) +
    shape(
      [
        [-462, -26],
        [-360, -146],
        [360, -146],
        [462, -26],
      ],
      color,
    ) +
    times(7, (index) =>
      stroke(
        `M${-300 + ((index * 211) % 560)} ${-46 - ((index * 37) % 84)}q24 -12 48 0t48 0`,
        lighter(color, 0.5),
        6,
      ),
    ).join('') +
    rectangle([-560, 0], 1120, 22, darker('#efe7da', 0.14)) +
    rod(
      pen,
      'M250 -130V-216Q250 -240 274 -240T298 -216V-170M330 -130V-216Q330 -240 354 -240T378 -216V-170',
      HOUSE.metal,
      10,
    ),
  anchors: {
    surface: { at: [0, -90], spanCm: 640 },
    inside: { at: [0, -80], spanCm: 600 },
    seat: { at: [-440, -20] },
  },
});

export const siteThing = defineFamily(
  'site-thing',
  {
    viaduct,
    'suspension-bridge': suspensionBridge,
    pier,
    greenhouse,
    'water-tower': waterTower,
    crane,
    'launch-pad': launchPad,
    observatory,
    silo,
    rails,
    tunnel,
    'dog-house': dogHouse,
    'bird-house': birdHouse,
    scarecrow,
    'swimming-pool': swimmingPool,
  },
  1,
);
