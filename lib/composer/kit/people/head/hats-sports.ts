import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, trace } from '../fine';
import { dome, domeShade, type Hat, visor } from './hat';

/** Over the ear, as hard hats of games have it. */
const earPiece = (color: string) =>
  area('M-.92 -.56Q-1.06 .2 -.74 .62Q-.5 .74 -.3 .52Q-.44 .1 -.3 -.56Z', color) +
  dot(-0.58, 0.12, 0.11, darker(color, 0.4));

/** What heads are covered with by whom a game, an engine or a vow asks for it. */
export const sportsHats = {
  /** White about the face, a long veil over it. */
  wimple: {
    back: ({ color }) =>
      area('M.1 -1.4Q-1.3 -1.3 -1.36 .3Q-1.5 1.6 -1.86 2.7Q-.6 3.1 .7 2.6L.6 -.6Z', color),
    draw: ({ color, second }) =>
      area(
        'M.78 -.58Q.1 -.86 -.2 -.3Q-.36 .4 .16 1.02Q.5 1.2 .74 .98L1.02 1.6Q.2 2.2 -.9 1.84Q-1.16 .5 -.98 -.5Q-.4 -1.34 .3 -1.24Q.8 -1.1 .78 -.58Z',
        second,
      ) +
      trace('M-.2 -.3Q-.36 .4 .16 1.02', darker(second, 0.14), 0.07) +
      area(
        'M.84 -.86Q.2 -1.16 -.4 -.66Q-.8 -.2 -.8 .6Q-.86 1.5 -1.06 2.5L-1.8 2.5Q-1.36 .8 -1.2 -.4Q-.94 -1.56 .2 -1.54Q.8 -1.44 .84 -.86Z',
        color,
      ) +
      trace('M-.62 -.5Q-1.04 .2 -1.04 1.2', lighter(color, 0.2), 0.05),
    closed: true,
  },
  /** Of convicts: low, round, striped. */
  pillbox: {
    draw: ({ color, second }) =>
      area(
        'M-.94 -.46Q-1 -1.16 -.84 -1.24Q0 -1.5 .78 -1.28Q.9 -1.2 .82 -.6Q0 -.8 -.94 -.46Z',
        color,
      ) + trace('M-.94 -.66Q0 -.98 .84 -.76M-.94 -1.02Q0 -1.32 .84 -1.1', second, 0.16),
  },
  'motor-helmet': {
    draw: ({ color, second }) =>
      area(
        'M-.96 .56Q-1.26 -1.4 -.04 -1.46Q1.08 -1.42 1 -.3L1.04 .6Q.94 1.1 .3 1.14Q-.6 1.16 -.96 .56Z',
        color,
      ) +
      area(
        'M.36 -1.4Q1.08 -1.3 1 -.3L1.04 .6Q.96 1.02 .56 1.12Q.8 -.2 .36 -1.4Z',
        darker(color, 0.15),
      ) +
      trace('M-.96 -.72Q-.3 -1.26 .8 -1.04', second, 0.14) +
      area('M-.16 -.66Q.5 -.88 1.02 -.62L1.06 .16Q.5 .36 -.06 .2Q-.26 -.2 -.16 -.66Z', HOUSE.ink) +
      trace('M.02 -.5Q.4 -.62 .76 -.54', '#8fb4d8', 0.09) +
      trace('M.3 .62L.9 .6M.34 .8L.84 .78', darker(color, 0.4), 0.06),
    closed: true,
  },
  'gridiron-helmet': {
    draw: ({ color, second }) =>
      area(
        'M-.98 .5Q-1.26 -1.44 -.04 -1.5Q1.02 -1.46 .94 -.56L.24 -.62Q-.1 -.3 -.04 .3L-.12 .86Q-.7 1.04 -.98 .5Z',
        color,
      ) +
      area('M.3 -1.46Q1.02 -1.4 .94 -.56L.5 -.6Q.66 -1.1 .3 -1.46Z', darker(color, 0.15)) +
      trace('M-1 -.2Q-.96 -1.3 .5 -1.36', second, 0.18) +
      dot(-0.5, 0.16, 0.16, darker(color, 0.4)) +
      trace(
        'M-.06 .26L1.16 .2M-.1 .62L1.12 .64M-.1 .92L1.02 .98M1.16 .06Q1.24 .5 1.02 1M.56 .24L.56 .96',
        '#dfe5ef',
        0.09,
      ),
    closed: true,
  },
  'hockey-helmet': {
    draw: ({ color }) =>
      dome(color, -1.46) +
      domeShade(color, -1.46) +
      earPiece(darker(color, 0.08)) +
      trace('M-.5 -1.24L.4 -1.3M-.66 -1L.5 -1.06', darker(color, 0.3), 0.09) +
      area('M-.16 -.6Q.4 -.76 .98 -.56L1.04 .14Q.5 .34 0 .2Z', '#bfe3f2', { opacity: 0.55 }) +
      trace('M0 -.44L.3 -.5', HOUSE.white, 0.07) +
      trace('M-.42 .56Q0 1.06 .3 1.02', HOUSE.ink, 0.08),
    closed: true,
  },
  'batting-helmet': {
    draw: ({ color }) =>
      dome(color, -1.44) +
      domeShade(color, -1.44) +
      earPiece(darker(color, 0.1)) +
      trace('M.1 .2L1.14 .1M.1 .5L1.1 .5M.1 .8L1 .88M1.14 -.3Q1.22 .4 .98 .94', '#c7cfde', 0.07),
    peak: ({ color }) => visor(darker(color, 0.2)),
    closed: true,
  },
  'fencing-mask': {
    draw: ({ color, second }) =>
      area('M-.9 .9Q-1.3 1.7 -.6 1.8Q.2 2 .8 1.7Q1 1.3 .6 .8Z', color) +
      area(
        'M-1 .4Q-1.26 -1.4 -.04 -1.46Q1.06 -1.42 1.06 -.2Q1.06 .9 .5 1.2Q-.6 1.3 -1 .4Z',
        color,
      ) +
      area(
        'M-.4 -.9Q.2 -1.24 .74 -.94Q1.06 -.5 .98 .1Q.9 .8 .46 1.04Q-.2 .9 -.44 .2Q-.6 -.4 -.4 -.9Z',
        second,
      ) +
      trace(
        'M-.16 -1.04L-.1 .8M.12 -1.1L.14 .96M.4 -1.08L.4 1.04M.68 -.96L.64 .9M-.46 -.66Q.3 -.86 .96 -.62M-.52 -.3Q.3 -.46 1.02 -.26M-.48 .06Q.3 -.06 1 .1M-.38 .4Q.3 .32 .92 .44M-.2 .72Q.3 .66 .76 .76',
        darker(second, 0.4),
        0.04,
      ),
    closed: true,
  },
} as const satisfies Record<string, Hat>;
