import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import { pier, rails, suspensionBridge, tunnel, viaduct } from './bridges';
import { gable, windowAt } from './masonry';
import { crane, launchPad, silo, waterTower } from './works';

/** Works of engineers and small houses of animals, in centimetres. */

const potted = times(9, (index) => {
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

const greenhouse: Drawer = (pen, { color = '#4f8f83', state }) => {
  const glass = state === 'lit' ? GLOW.windowHeart : '#cdeae6';
  const roof = 'M-330 -230L-230 -400H230L330 -230Z';
  return {
    svg:
      rectangle([-316, -230], 632, 230, glass) +
      path(roof, lighter(glass, 0.35)) +
      potted +
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

const birdHouse: Drawer = (pen, { color = HOUSE.teal, state }) => ({
  svg:
    (state === 'cut' ? '' : rod(pen, 'M0 0V-150', HOUSE.woodDark, 7)) +
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

/** A post of wood with a rope about it. */
const post: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    formed(pen, 'M12 -104L20 -110V-4L12 0Z', darker(color, 0.28), { depth: 2 }) +
    formed(pen, 'M-16 0V-102L-2 -116L12 -102V0Z', color, {
      depth: 6,
      light: 3,
      extra: stroke(
        'M-10 -96Q-6 -60 -11 -8M4 -92Q0 -50 5 -6M-3 -74Q-5 -60 -2 -44',
        darker(color, 0.24),
        1.8,
      ),
    }) +
    path('M-2 -116L6 -121L20 -110L12 -102Z', lighter(color, 0.24)) +
    path('M-40 2Q-30 -12 -14 -8Q2 -14 22 -8Q40 -8 46 2Z', HOUSE.soil) +
    [-34, -18, 24, 38]
      .map((x) => path(`M${x} 2L${x - 5} -14L${x + 2} -5L${x + 5} -18L${x + 9} 2Z`, HOUSE.leaf))
      .join(''),
  anchors: { top: { at: [2, -108], spanCm: 26 } },
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
    hand: { at: [106, -118] },
    handFar: { at: [-106, -118] },
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
    post,
    'swimming-pool': swimmingPool,
  },
  1,
);
