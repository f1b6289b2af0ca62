import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, pointsOf } from '../form';

const DROP = 'M0 -120C8 -96 44 -66 44 -36A44 44 0 0 1 -44 -36C-44 -66 -8 -96 0 -120Z';

const drop: Drawer = (pen, { color = HOUSE.water }) => {
  const side = pen.shade[0] < 0 ? -1 : 1;
  return {
    svg:
      path(DROP, color) +
      pen.clip(
        DROP,
        circle([-12 * side, -42], 44, lighter(color, 0.22)) +
          stroke(`M${30 * side} -34A30 30 0 0 1 ${4 * side} -8`, darker(color, 0.1), 7),
      ) +
      ellipse([-19 * side, -46], 7.5, 13, HOUSE.white, { opacity: 0.8 }),
  };
};

/** A breaking wave: its back, the hollow under the crest, foam. */
const wave: Drawer = (pen) => {
  const back =
    'M-220 0C-190 -18 -150 -70 -110 -110C-60 -162 20 -176 78 -136C104 -118 114 -88 98 -66C92 -88 70 -102 44 -96C4 -86 -4 -46 34 -22C70 -2 130 -6 200 0Z';
  const foam: readonly (readonly [number, number, number])[] = [
    [96, -70, 12],
    [104, -88, 15],
    [98, -108, 17],
    [82, -126, 18],
    [58, -140, 17],
    [30, -150, 14],
    [4, -154, 10],
  ];
  return {
    svg:
      path(back, HOUSE.water) +
      pen.clip(
        back,
        path(
          'M-220 0C-160 -14 -110 -60 -70 -96C-30 -130 20 -134 56 -112C10 -118 -34 -84 -32 -44C-30 -14 20 4 60 4H-220Z',
          HOUSE.waterDark,
        ) +
          stroke('M-150 -40C-120 -70 -80 -116 -20 -134', '#9fdcec', 9) +
          stroke('M-110 -30C-84 -62 -52 -98 -4 -112', '#6cc3df', 7) +
          stroke('M-60 -16C-52 -50 -36 -76 -10 -90', '#6cc3df', 6),
      ) +
      foam.map(([x, y, r]) => circle([x, y], r, '#d7eef7')).join('') +
      foam.map(([x, y, r]) => circle([x - 3, y - 3], r * 0.8, HOUSE.white)).join('') +
      [
        [124, -60, 5],
        [128, -104, 6],
        [116, -36, 4],
        [70, -166, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, '#e9f6fb'))
        .join('') +
      times(9, (index) =>
        ellipse(
          [-200 + index * 50, -2],
          34,
          10 + (index % 3) * 3,
          index % 2 ? '#d7eef7' : HOUSE.white,
        ),
      ).join(''),
    anchors: { top: { at: [-40, -150], spanCm: 120 }, surface: { at: [0, -10] } },
  };
};

const puddle: Drawer = (pen, { color = '#6fa9cc' }) => {
  const outline: readonly Point[] = pointsOf(
    '-120 -16, -70 -32, 0 -28, 60 -36, 122 -18, 96 -3, 30 0, -50 -3, -100 -5',
  );
  const data = blob(outline);
  return {
    svg:
      path(data, color) +
      pen.clip(
        data,
        ellipse([-10, -22], 96, 9, lighter(color, 0.3)) +
          ellipse([-20, -24], 54, 5, lighter(color, 0.62)) +
          ellipse([60, -10], 34, 4, lighter(color, 0.16)),
      ),
    anchors: { surface: { at: [0, -14] }, top: { at: [0, -16], spanCm: 160 } },
  };
};

const CLIFF = '#8d7f93';

/** A fall between two shoulders of rock into a pool. */
const waterfall: Drawer = (pen) => {
  const cliff =
    'M-170 0L-158 -150L-140 -250L-96 -300L-60 -306L60 -310L104 -300L146 -244L160 -140L172 0Z';
  const fall =
    'M-58 -304C-30 -312 32 -312 60 -306C66 -210 70 -110 78 -18H-74C-68 -110 -62 -210 -58 -304Z';
  return {
    svg:
      path(cliff, CLIFF) +
      pen.clip(
        cliff,
        times(7, (index) =>
          rectangle(
            [-170 + index * 52, -320],
            22 + (index % 3) * 8,
            330,
            index % 2 ? darker(CLIFF, 0.12) : lighter(CLIFF, 0.16),
          ),
        ).join('') + rectangle([70, -320], 110, 330, HOUSE.ink, { opacity: 0.18 }),
      ) +
      path(
        'M-170 -244C-150 -280 -100 -322 -58 -314V-296C-90 -292 -120 -262 -150 -236Z',
        HOUSE.leaf,
      ) +
      path(
        'M58 -316C110 -318 150 -280 164 -232L146 -238C130 -270 96 -296 60 -298Z',
        HOUSE.leafDark,
      ) +
      path(fall, '#7cc7e6') +
      pen.clip(
        fall,
        times(8, (index) =>
          stroke(
            `M${-52 + index * 15} -310C${-54 + index * 16} -200 ${-58 + index * 17.5} -110 ${-62 + index * 18.5} -10`,
            index % 3 === 1 ? '#a9e0f2' : index % 3 === 2 ? HOUSE.white : '#5fb1d8',
            index % 2 ? 7 : 5,
          ),
        ).join(''),
      ) +
      path('M-190 -8C-120 -34 120 -34 192 -6C150 12 -150 12 -190 -8Z', HOUSE.water) +
      times(9, (index) =>
        circle(
          [-84 + index * 21, -18 - (index % 2) * 5],
          13 + (index % 3) * 3,
          index % 2 ? '#d7eef7' : HOUSE.white,
        ),
      ).join('') +
      [
        [-120, -2, 44],
        [110, -4, 40],
        [-20, 2, 60],
      ]
        .map(([x = 0, y = 0, w = 0]) => ellipse([x, y], w, 2.6, '#bfe6f3'))
        .join(''),
    anchors: { top: { at: [0, -306], spanCm: 100 }, surface: { at: [0, -6] } },
  };
};

/** Water as a thing: a drop, a breaking wave, a puddle, a fall. */
export const waters = defineFamily(
  'waters',
  {
    drop: (pen, wish) => ({ ...drop(pen, wish), unitCm: 0.1 }),
    wave: (pen, wish) => ({ ...wave(pen, wish), unitCm: 2 }),
    puddle,
    waterfall: (pen, wish) => ({ ...waterfall(pen, wish), unitCm: 5 }),
  },
  1,
);
