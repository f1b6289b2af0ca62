import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import { band, brim, dome, domeShade, type Hat } from './hat';

/** Hats by which one figure is told from others: of detectives, flyers, newsboys. */
export const moreHats = {
  deerstalker: {
    draw: ({ color }) =>
      dome(color, -1.4) +
      domeShade(color, -1.4) +
      trace(
        'M-.5 -1.2Q-.3 -.9 -.36 -.6M.1 -1.36Q.26 -1 .2 -.64M-.9 -.94Q0 -1.2 .8 -.98',
        darker(color, 0.2),
        0.05,
      ) +
      area('M-.86 -.42Q-1.4 -.44 -1.52 -.14Q-1.2 -.2 -.8 -.22Z', darker(color, 0.24)) +
      area('M-.66 -.5Q-.2 -1.3 .5 -1.28Q.1 -.9 -.3 -.52Z', darker(color, 0.1)) +
      dot(-0.06, -1.42, 0.1, darker(color, 0.28)) +
      trace('M-.06 -1.42L-.26 -1.56M-.06 -1.42L.16 -1.56', darker(color, 0.28), 0.07),
    peak: ({ color }) =>
      area('M.16 -.58Q.86 -.7 1.34 -.36Q1.3 -.2 1.02 -.28Q.66 -.42 .24 -.36Z', darker(color, 0.24)),
  },
  fez: {
    draw: ({ color, second }) =>
      area('M-.72 -.52L-.52 -1.5Q0 -1.62 .5 -1.5L.68 -.58Q0 -.76 -.72 -.52Z', color) +
      area('M.2 -1.56Q.36 -1.54 .5 -1.5L.68 -.58Q.48 -.66 .3 -.68Z', darker(color, 0.14)) +
      oval([-0.01, -1.5], 0.51, 0.08, lighter(color, 0.16)) +
      trace('M0 -1.5Q-.6 -1.5 -.66 -1.02', second, 0.06) +
      area('M-.72 -1.04L-.6 -1.04L-.56 -.7L-.78 -.7Z', second),
  },
  ushanka: {
    draw: ({ color, second }) =>
      dome(color, -1.4) +
      domeShade(color, -1.4) +
      area('M-.92 -.56Q-1.16 .1 -.86 .6Q-.56 .7 -.42 .42Q-.4 0 -.36 -.5Z', second) +
      area('M.66 -.5Q.98 -.1 .86 .5Q.72 .5 .7 .2Z', darker(second, 0.12)) +
      area(
        'M-1 -.46Q-1.06 -1.06 -.8 -1.06Q0 -1.28 .8 -1.08Q1 -1.06 .92 -.56Q0 -.78 -1 -.46Z',
        second,
      ),
  },
  aviator: {
    draw: ({ color, second }) =>
      dome(color, -1.26) +
      domeShade(color, -1.26) +
      area('M-.94 -.54Q-1.04 .2 -.7 .74Q-.4 .9 -.2 .7Q-.5 .2 -.34 -.5Z', darker(color, 0.1)) +
      trace('M-.26 .66Q.1 1 .4 1.02', darker(color, 0.2), 0.09) +
      trace('M-.96 -.72Q0 -.98 .84 -.78', darker(color, 0.3), 0.16) +
      [-0.06, 0.46]
        .map((x) => dot(x, -0.84, 0.23, second) + dot(x, -0.84, 0.15, '#a9d8dc'))
        .join(''),
  },
  'flat-cap': {
    draw: ({ color }) =>
      area(
        'M-.98 -.4Q-1.1 -1.06 -.4 -1.26Q.6 -1.4 1.06 -.72Q1.1 -.6 .86 -.56Q0 -.7 -.98 -.4Z',
        color,
      ) +
      area(
        'M.3 -1.3Q.8 -1.16 1.06 -.72Q1.1 -.6 .86 -.56L.44 -.62Q.66 -.94 .3 -1.3Z',
        darker(color, 0.1),
      ) +
      dot(-0.02, -1.27, 0.08, darker(color, 0.2)) +
      trace('M-.5 -1.18Q-.36 -.8 -.42 -.54', darker(color, 0.14), 0.04),
    peak: ({ color }) =>
      area('M.1 -.66Q.8 -.84 1.3 -.5Q1.36 -.36 1.1 -.4Q.6 -.5 .16 -.46Z', darker(color, 0.24)),
  },
  bucket: {
    draw: ({ color }) =>
      area(
        'M-.8 -.6Q-.82 -1.4 -.5 -1.4Q.1 -1.5 .56 -1.38Q.78 -1.3 .74 -.62Q0 -.78 -.8 -.6Z',
        color,
      ) +
      area('M.3 -1.42Q.78 -1.4 .74 -.62L.4 -.7Q.5 -1.1 .3 -1.42Z', darker(color, 0.12)) +
      area('M-.84 -.66Q0 -.86 .78 -.7L1.2 -.16Q.1 -.44 -1.2 -.06Z', darker(color, 0.08)) +
      trace('M-.98 -.36Q0 -.66 .98 -.42M-1.1 -.2Q0 -.52 1.1 -.28', darker(color, 0.2), 0.035),
  },
  'plumed-helm': {
    back: ({ second }) =>
      area(
        'M-.1 -1.2Q-.3 -2.3 -1.2 -2.2Q-1.9 -2 -1.8 -1Q-1.5 -.6 -1.5 .1Q-1.1 -.5 -1.1 -1Q-.9 -1.5 -.1 -1.2Z',
        second,
      ) +
      area(
        'M-.1 -1.3Q-.4 -2 -1.1 -1.9Q-1.5 -1.6 -1.46 -1Q-1.1 -1.6 -.1 -1.3Z',
        lighter(second, 0.2),
      ),
    draw: ({ color }) =>
      area(
        'M-.9 .3Q-1.1 -1.3 0 -1.36Q.96 -1.3 .86 -.1L.84 .86Q.6 1.14 .2 1.1Q-.5 1 -.9 .3Z',
        color,
      ) +
      area(
        'M.3 -1.3Q.96 -1.2 .86 -.1L.84 .86Q.7 1.02 .5 1.08Q.7 -.2 .3 -1.3Z',
        darker(color, 0.16),
      ) +
      area('M-.2 -.24L.9 -.24L.92 .02Q.4 .06 -.2 .02Z', HOUSE.ink) +
      trace('M.36 -.3L.4 1', darker(color, 0.3), 0.06) +
      trace('M-.86 -.3Q-.4 -.36 -.2 -.3', darker(color, 0.25), 0.05) +
      [0.3, 0.5, 0.7]
        .map((y) => trace(`M.56 ${y}L.76 ${y - 0.02}`, darker(color, 0.35), 0.05))
        .join(''),
    closed: true,
  },
  trucker: {
    draw: ({ color, second }) =>
      dome(second) +
      domeShade(second) +
      area('M.06 -1.36Q.88 -1.3 .84 -.5Q.5 -.62 .1 -.62Q-.1 -1 .06 -1.36Z', color) +
      trace('M-.7 -.9Q-.3 -1.1 -.04 -1.1M-.8 -.7Q-.3 -.88 -.02 -.86', darker(second, 0.14), 0.035) +
      dot(-0.05, -1.36, 0.07, darker(color, 0.2)),
    peak: ({ color }) =>
      area('M.16 -.58Q.86 -.7 1.34 -.38Q1.3 -.24 1.02 -.32Q.66 -.42 .24 -.38Z', darker(color, 0.2)),
  },
  'baggy-beanie': {
    draw: ({ color }) =>
      area('M-.96 -.42Q-1.36 -1.5 -.5 -1.62Q.76 -1.6 .84 -.5Q0 -.7 -.96 -.42Z', color) +
      domeShade(color, -1.5) +
      band(darker(color, 0.1), -0.46, 0.24),
  },
  'wide-brim': {
    draw: ({ color, second }) =>
      dome(color, -1.4) +
      domeShade(color, -1.4) +
      band(second, -0.52, 0.2) +
      brim(1.75, -0.46, 0.46, 0.2, darker(color, 0.1)),
  },
} as const satisfies Record<string, Hat>;
