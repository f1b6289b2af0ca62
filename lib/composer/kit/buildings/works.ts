import { circle, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** Towers, cranes and other works of steel, in centimetres. */

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

export const waterTower: Drawer = (pen, { color = HOUSE.wood }) => ({
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

export const crane: Drawer = (pen, { color = HOUSE.mustard }) => {
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

export const launchPad: Drawer = (pen, { color = '#c7544a' }) => {
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

export const silo: Drawer = (pen, { color = HOUSE.metal }) => ({
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
