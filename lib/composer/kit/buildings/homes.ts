import type { Hex } from '@/lib/color/hex';
import { path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod, type Sketch } from '../form';
import type { Pen } from '../pen';
import { doorAt, gable, longRoof, shrub, wall, windowAt } from './masonry';
import { MATERIAL_COLORS, WALL_MATERIALS, wallTexture } from './ridged/wall';

/** Where people live: `state` lit has light in the windows. */

const homeAnchors = (roofUp: number, doorX = 0): Sketch['anchors'] => ({
  door: { at: [doorX, 0], spanCm: 90 },
  roof: { at: [0, -roofUp], spanCm: 300 },
  top: { at: [0, -roofUp], spanCm: 300 },
  window: { at: [-200, -150], spanCm: 100 },
  wall: { at: [0, -200], spanCm: 400 },
});

/** Boards, or what the barn is told to be of. */
function barnWalls(pen: Pen, color: Hex, told: string | undefined): string {
  const material = WALL_MATERIALS.find((one) => one === told);
  if (material && material !== 'wooden')
    return wallTexture(pen, material, { left: -380, right: 380, top: -680, bottom: 0 }, color);
  return times(18, (index) =>
    rectangle([-380 + index * 44, -700], 4, 700, darker(color, 0.16)),
  ).join('');
}

const barn: Drawer = (pen, { color = '#b5443a', material }) => ({
  svg:
    formed(pen, 'M-380 0V-380L-250 -560L0 -660L250 -560L380 -380V0Z', color, {
      depth: 34,
      light: 9,
      extra: barnWalls(pen, color, material),
    }) +
    stroke('M-420 -370L-262 -584L0 -690L262 -584L420 -370', HOUSE.metalDark, 32) +
    stroke('M-420 -374L-262 -592L0 -696', lighter(HOUSE.metalDark, 0.25), 10) +
    rectangle([-150, -300], 300, 300, HOUSE.cream) +
    [-138, 6]
      .map(
        (x) =>
          rectangle([x, -288], 132, 288, darker(color, 0.1)) +
          stroke(`M${x} -288L${x + 132} 0M${x + 132} -288L${x} 0`, HOUSE.cream, 14),
      )
      .join('') +
    rectangle([-80, -520], 160, 140, HOUSE.cream) +
    rectangle([-66, -506], 132, 112, HOUSE.woodDark) +
    shape(
      [
        [-66, -394],
        [66, -394],
        [50, -440],
        [-50, -440],
      ],
      HOUSE.mustard,
    ),
  anchors: {
    door: { at: [0, 0], spanCm: 280 },
    roof: { at: [0, -700], spanCm: 300 },
    top: { at: [0, -700], spanCm: 300 },
    window: { at: [0, -400], spanCm: 120 },
  },
});

const villa: Drawer = (pen, { color = '#f3dcb8', state, material }) => {
  const lit = state === 'lit';
  return {
    svg:
      wall(pen, -620, 1240, 520, color, 0, material) +
      longRoof(pen, -680, 1360, 510, 150, HOUSE.roof) +
      wall(pen, -170, 340, 260, color, 500, material) +
      longRoof(pen, -210, 420, 750, 120, HOUSE.roof) +
      times(3, (index) => windowAt([-120 + index * 92, -610], 60, 90, { lit, arched: true })).join(
        '',
      ) +
      [-540, -390, 300, 450]
        .map((x) => windowAt([x, -310], 90, 120, { lit, shutters: HOUSE.green }))
        .join('') +
      times(5, (index) => windowAt([-220 + index * 92, -310], 68, 120, { lit })).join('') +
      times(3, (index) =>
        path(
          `M${-215 + index * 150} 0V-150A65 65 0 0 1 ${-85 + index * 150} -150V0Z`,
          darker(color, 0.4),
        ),
      ).join('') +
      doorAt([-45, 0], 90, 200, HOUSE.woodDark, true) +
      [-540, -390, 300, 450].map((x) => windowAt([x, -80], 90, 120, { lit })).join('') +
      shrub(-580, 110) +
      shrub(590, 120) +
      shrub(250, 70),
    anchors: homeAnchors(660),
  };
};

const modernHouse: Drawer = (pen, { color = HOUSE.white, state }) => {
  const glass = state === 'lit' ? '#ffdf9a' : '#8fc0dc';
  return {
    svg:
      formed(pen, 'M-500 0V-330H180V0Z', darker(color, 0.05), { depth: 24, light: 8 }) +
      rectangle([-430, -280], 380, 280, glass) +
      [-300, -170].map((x) => rectangle([x, -280], 8, 280, HOUSE.metalDark)).join('') +
      shape(
        [
          [-420, 0],
          [-330, 0],
          [-200, -280],
          [-290, -280],
        ],
        HOUSE.white,
        { opacity: 0.28 },
      ) +
      doorAt([20, 0], 100, 230, HOUSE.wood) +
      formed(pen, 'M-160 -330V-620H520V-330Z', color, { depth: 24, light: 8 }) +
      rectangle([-90, -570], 330, 190, glass) +
      rectangle([60, -570], 8, 190, HOUSE.metalDark) +
      rectangle([300, -570], 160, 190, HOUSE.woodLight) +
      times(6, (index) =>
        rectangle([306 + index * 26, -570], 5, 190, darker(HOUSE.woodLight, 0.2)),
      ).join('') +
      rectangle([-190, -640], 740, 26, HOUSE.metalDark) +
      rectangle([440, -330], 26, 330, HOUSE.metalDark) +
      rectangle([-530, -350], 390, 22, HOUSE.metalDark) +
      shrub(300, 90) +
      shrub(-480, 70),
    anchors: homeAnchors(640, 70),
  };
};

const igloo: Drawer = (pen) => {
  const dome = 'M-230 0Q-226 -220 0 -226Q226 -220 230 0Z';
  const joints =
    times(4, (row) => `M-240 ${-52 - row * 50}H240`).join('') +
    times(
      18,
      (index) =>
        `M${-210 + (index % 6) * 84 + (Math.floor(index / 6) % 2) * 40} ${-Math.floor(index / 6) * 52}v-52`,
    ).join('');
  return {
    svg: formed(pen, dome, '#eaf3fb', {
      depth: 34,
      light: 10,
      extra: stroke(joints, '#b9d3e8', 5),
    }),
    front:
      formed(pen, 'M-90 0Q-88 -126 0 -128Q88 -126 90 0Z', '#dcebf7', { depth: 14, light: 5 }) +
      path('M-56 0Q-54 -90 0 -92Q54 -90 56 0Z', '#3f5a8a'),
    anchors: {
      door: { at: [0, 0], spanCm: 100 },
      inside: { at: [0, -20], spanCm: 90 },
      top: { at: [0, -226], spanCm: 80 },
      roof: { at: [0, -226], spanCm: 80 },
    },
  };
};

const tent: Drawer = (pen, { color = HOUSE.orange, state }) => ({
  svg:
    shape(
      [
        [-30, -180],
        [110, -160],
        [220, 0],
        [60, 0],
      ],
      darker(color, 0.24),
    ) + path('M-90 0L-30 -150L40 0Z', state === 'lit' ? '#ffdf9a' : darker(color, 0.5)),
  front:
    formed(pen, 'M-200 0L-30 -184L-30 -150L-96 0Z', color, { depth: 12, light: 6 }) +
    formed(pen, 'M-30 -184L100 0H44L-30 -150Z', lighter(color, 0.1), { depth: 8, light: 4 }) +
    stroke('M-30 -184L-260 -6M110 -160L270 -6', HOUSE.metalDark, 3) +
    stroke('M-30 -188V-196', HOUSE.woodDark, 8),
  anchors: {
    door: { at: [-26, 0], spanCm: 100 },
    inside: { at: [-26, -8], spanCm: 110 },
    top: { at: [-30, -190], spanCm: 40 },
  },
});

const teepee: Drawer = (pen, { color = HOUSE.cream }) => ({
  svg:
    [-50, -10, 34]
      .map((x) => rod(pen, `M${-x * 0.4} -330L${x * 1.4} -430`, HOUSE.woodDark, 10))
      .join('') +
    formed(pen, 'M-180 0L-14 -350H14L180 0Z', color, {
      depth: 24,
      light: 8,
      extra:
        path('M-200 -70H200V-40H-200Z', pen.accents[0]) +
        path(
          'M-200 -220L-150 -180L-100 -220L-50 -180L0 -220L50 -180L100 -220V-200L50 -160L0 -200L-50 -160L-100 -200L-150 -160Z',
          pen.accents[2],
        ),
    }) +
    path('M-56 0L0 -190L56 0Z', darker(HOUSE.wood, 0.4)) +
    path('M-56 0L0 -190L-10 -60Z', lighter(color, 0.1)),
  anchors: {
    door: { at: [0, 0], spanCm: 90 },
    inside: { at: [0, -8], spanCm: 90 },
    top: { at: [0, -350], spanCm: 20 },
  },
});

const treeHouse: Drawer = (pen, { color = HOUSE.wood, state }) => ({
  svg:
    formed(
      pen,
      'M-70 0Q-30 -200 -60 -430L-150 -560H-110L-20 -470L20 -600H60L40 -430Q20 -200 70 0Z',
      HOUSE.brown,
      { depth: 22, light: 7 },
    ) +
    ball(pen, [-180, -640], 170, HOUSE.leafDark, { glint: 0 }) +
    ball(pen, [180, -680], 180, HOUSE.leaf, { glint: 0 }) +
    ball(pen, [0, -790], 190, HOUSE.leaf, { glint: 0 }) +
    rectangle([-230, -400], 440, 26, HOUSE.woodDark) +
    wall(pen, -150, 290, 190, color, 400) +
    gable(pen, -150, 290, 590, 110, color, HOUSE.roof) +
    windowAt([-110, -470], 76, 76, { lit: state === 'lit' }) +
    doorAt([20, -400], 80, 150, HOUSE.green) +
    stroke(
      'M-220 -470H-150M140 -470H205M-214 -470V-400M-186 -470V-400M172 -470V-400M200 -470V-400',
      HOUSE.woodLight,
      9,
    ) +
    stroke('M-214 -400L-196 0M-166 -400L-148 0', HOUSE.woodLight, 8) +
    times(9, (index) =>
      stroke(`M${-212 + index * 1.9} ${-360 + index * 42}h46`, HOUSE.woodLight, 7),
    ).join(''),
  anchors: {
    door: { at: [60, -400], spanCm: 80 },
    inside: { at: [0, -400], spanCm: 200 },
    seat: { at: [170, -400] },
    top: { at: [0, -980], spanCm: 100 },
    roof: { at: [0, -700], spanCm: 100 },
  },
});

export const homes = defineFamily(
  'home',
  {
    barn,
    villa,
    'modern-house': modernHouse,
    igloo,
    tent,
    teepee,
    'tree-house': treeHouse,
  },
  1,
  MATERIAL_COLORS,
);
