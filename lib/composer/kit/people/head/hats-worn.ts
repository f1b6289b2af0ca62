import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import { band, brim, dome, domeShade, type Hat, star, visor } from './hat';

/** Of a bonnet, from the brow to under the ear. */
const FRILL = [
  [0.52, -0.96],
  [0.24, -0.86],
  [-0.04, -0.7],
  [-0.28, -0.48],
  [-0.44, -0.2],
  [-0.5, 0.1],
  [-0.52, 0.4],
  [-0.54, 0.7],
] as const;

/** Hats and helmets of trades, sports and seasons. */
export const wornHats = {
  chef: {
    draw: ({ color }) =>
      dot(-0.62, -1.72, 0.48, color) +
      dot(0, -1.94, 0.54, color) +
      dot(0.58, -1.72, 0.44, color) +
      area('M-.86 -1.7L.8 -1.7L.82 -.66Q0 -.86 -.88 -.6Z', color) +
      area('M.34 -1.7L.8 -1.7L.82 -.66Q.6 -.72 .38 -.75Z', darker(color, 0.09)) +
      trace('M-.42 -1.56L-.4 -1.1M0 -1.62L0 -1.16', darker(color, 0.1), 0.05) +
      trace('M-.86 -.64Q0 -.88 .8 -.68', darker(color, 0.2), 0.09),
  },
  cap: {
    draw: ({ color }) =>
      dome(color) + domeShade(color) + dot(-0.05, -1.36, 0.07, darker(color, 0.2)),
    peak: ({ color }) => visor(darker(color, 0.2)),
  },
  /** Its peak down the neck, the strap over the brow. */
  'backwards-cap': {
    draw: ({ color, skin }) =>
      area(
        'M-.72 -.62Q-1.2 -.56 -1.5 -.06Q-1.44 .1 -1.22 .02Q-1 -.3 -.66 -.38Z',
        darker(color, 0.2),
      ) +
      dome(color) +
      domeShade(color) +
      area('M.28 -.69Q.34 -1 .58 -.98Q.8 -.94 .8 -.58Q.56 -.68 .28 -.69Z', skin) +
      trace('M.26 -.66Q.56 -.66 .82 -.54', darker(color, 0.25), 0.09),
    flat: ({ color, skin }) =>
      dome(color) +
      area('M-.4 -.66Q-.34 -1.02 0 -1.02Q.34 -1.02 .4 -.66Q0 -.74 -.4 -.66Z', skin) +
      trace('M-.44 -.62Q0 -.72 .44 -.62', darker(color, 0.25), 0.09),
  },
  beanie: {
    draw: ({ color, second }) =>
      dot(-0.06, -1.5, 0.26, second) +
      dome(color, -1.42) +
      domeShade(color, -1.42) +
      band(lighter(color, 0.25), -0.46, 0.3),
  },
  straw: {
    draw: ({ color, second }) =>
      dome(color, -1.5) +
      domeShade(color, -1.5) +
      band(second, -0.52, 0.3) +
      brim(1.6, -0.46, 0.5, 0.2, darker(color, 0.12)),
  },
  sun: {
    draw: ({ color, second }) =>
      dome(color, -1.38) +
      band(second, -0.52, 0.24) +
      brim(1.85, -0.42, 0.42, 0.26, color) +
      trace('M.6 -.36Q1.2 -.3 1.7 -.3', darker(color, 0.15), 0.07),
  },
  cowboy: {
    draw: ({ color, second }) =>
      area(
        'M-.84 -.5Q-.9 -1.5 -.5 -1.62Q-.1 -1.42 .1 -1.44Q.4 -1.7 .62 -1.5Q.84 -1 .78 -.54Q0 -.76 -.84 -.5Z',
        color,
      ) +
      area(
        'M.24 -1.5Q.5 -1.64 .62 -1.5Q.84 -1 .78 -.54L.42 -.62Q.5 -1.1 .24 -1.5Z',
        darker(color, 0.14),
      ) +
      band(second, -0.54, 0.16) +
      area(
        'M-1.75 -.86Q-1.3 -.36 -.05 -.5Q1.2 -.62 1.66 -.98Q1.66 -.36 .9 -.3Q0 -.4 -.9 -.2Q-1.7 -.3 -1.75 -.86Z',
        darker(color, 0.16),
      ),
  },
  fedora: {
    draw: ({ color, second }) =>
      area(
        'M-.82 -.5Q-.86 -1.44 -.4 -1.5Q0 -1.36 .4 -1.5Q.8 -1.4 .78 -.54Q0 -.76 -.82 -.5Z',
        color,
      ) +
      band(second, -0.52, 0.26) +
      brim(1.28, -0.46, 0.36, 0.16, darker(color, 0.14)),
  },
  topper: {
    draw: ({ color, second }) =>
      area('M-.82 -.5L-.9 -1.9Q0 -2.08 .84 -1.9L.78 -.54Q0 -.74 -.82 -.5Z', color) +
      area('M.36 -1.98Q.62 -1.96 .84 -1.9L.78 -.54L.42 -.64Z', lighter(color, 0.12)) +
      band(second, -0.54, 0.3) +
      brim(1.22, -0.46, 0.36, 0.16, color),
  },
  bowler: {
    draw: ({ color, second }) =>
      dome(color, -1.42) +
      domeShade(color, -1.42) +
      band(second, -0.5, 0.2) +
      brim(1.2, -0.46, 0.4, 0.16, darker(color, 0.15)),
  },
  beret: {
    draw: ({ color }) =>
      area(
        'M-1.2 -.62Q-1.3 -1.3 -.3 -1.36Q.8 -1.4 .84 -.62Q.1 -.76 -.86 -.38Q-1.1 -.4 -1.2 -.62Z',
        color,
      ) +
      area(
        'M-1.2 -.62Q-1.1 -.4 -.86 -.38Q.1 -.76 .84 -.62L.84 -.74Q0 -.9 -1.2 -.62Z',
        darker(color, 0.2),
      ) +
      trace('M-.3 -1.34L-.26 -1.5', color, 0.09),
  },
  police: {
    draw: ({ color, second }) =>
      area(
        'M-1.04 -.92Q-1.1 -1.4 -.2 -1.46Q1.1 -1.6 1.06 -.94Q.5 -1.06 0 -1.04Q-.6 -1.02 -1.04 -.92Z',
        color,
      ) +
      band(darker(color, 0.25), -0.5, 0.42) +
      star(0.3, -0.98, 0.24, second),
    peak: () => visor(HOUSE.ink, -0.48),
  },
  pilot: {
    draw: ({ color, second }) =>
      area(
        'M-1.06 -.94Q-1.1 -1.36 -.2 -1.4Q1.1 -1.5 1.08 -.94Q.5 -1.06 0 -1.04Q-.6 -1.02 -1.06 -.94Z',
        color,
      ) +
      band(HOUSE.ink, -0.5, 0.4) +
      trace('M-.96 -.5Q0 -.76 .82 -.58', second, 0.09) +
      dot(0.34, -0.92, 0.16, second) +
      area('M.08 -.92L.6 -.92L.46 -.82L.22 -.82Z', second),
    peak: () => visor(HOUSE.ink, -0.48),
  },
  sailor: {
    draw: ({ color, second }) =>
      area('M-.8 -.8Q-.8 -1.36 0 -1.36Q.74 -1.34 .74 -.8Z', color) +
      band(color, -0.52, 0.44) +
      trace('M-.94 -.66Q0 -.96 .84 -.76', second, 0.08) +
      area('M.3 -.94L.84 -.86L.86 -.5Q.6 -.58 .34 -.6Z', darker(color, 0.1)),
  },
  hardhat: {
    draw: ({ color }) =>
      dome(color, -1.42, -0.48) +
      domeShade(color, -1.42, -0.48) +
      area(
        'M-.24 -1.44Q0 -1.56 .2 -1.44Q.34 -1.1 .3 -.66L.08 -.68Q.1 -1.1 -.24 -1.44Z',
        lighter(color, 0.35),
      ) +
      area(
        'M-1.08 -.38Q-.4 -.72 .4 -.7Q1 -.68 1.3 -.44Q1.3 -.34 1.1 -.36Q.3 -.6 -1 -.28Q-1.14 -.28 -1.08 -.38Z',
        darker(color, 0.16),
      ),
  },
  firefighter: {
    draw: ({ color, second }) =>
      dome(color, -1.5, -0.46) +
      domeShade(color, -1.5, -0.46) +
      area(
        'M-.1 -1.56Q.06 -1.66 .2 -1.54Q.36 -1.1 .32 -.66L.1 -.68Q.14 -1.2 -.1 -1.56Z',
        darker(color, 0.18),
      ) +
      area('M.3 -1.16L.5 -1.26L.72 -1.16Q.74 -.84 .54 -.74Q.32 -.84 .3 -1.16Z', second) +
      area(
        'M-1.5 -.1Q-1 -.6 0 -.66Q.9 -.7 1.2 -.46Q1.2 -.34 1 -.38Q.2 -.56 -.9 -.26Q-1.2 -.02 -1.42 .04Q-1.56 .04 -1.5 -.1Z',
        darker(color, 0.16),
      ),
  },
  /** Tipped up off the face, its window to the sky. */
  'welding-helmet': {
    draw: ({ color, second }) =>
      area(
        'M-.72 -.9Q-.86 -1.62 -.1 -1.74L1.3 -2Q1.74 -1.98 1.72 -1.5Q1.66 -1.06 1.06 -.84Q.2 -.98 -.72 -.9Z',
        color,
      ) +
      area(
        'M-.72 -.9Q-.72 -1.1 -.4 -1.16L1.2 -1.22Q1.6 -1.24 1.72 -1.5Q1.66 -1.06 1.06 -.84Q.2 -.98 -.72 -.9Z',
        darker(color, 0.22),
      ) +
      area('M.5 -1.84L1.24 -1.97Q1.42 -1.96 1.42 -1.78L1.38 -1.56L.54 -1.46Z', HOUSE.ink) +
      area('M.6 -1.76L1.28 -1.87L1.26 -1.63L.62 -1.55Z', second) +
      area(
        'M-1.02 -.3Q-.9 -.72 -.2 -.8Q.6 -.84 1 -.56L.98 -.36Q.4 -.62 -.3 -.58Q-.76 -.5 -1 -.08Z',
        HOUSE.ink,
      ) +
      oval([-0.34, -0.78], 0.16, 0.16, HOUSE.metal),
    flat: ({ color, second }) =>
      area('M-.98 -.7Q-1.16 -2.02 0 -2.06Q1.16 -2.02 .98 -.7Q0 -.98 -.98 -.7Z', color) +
      area('M-.62 -1.7H.62V-1.2H-.62Z', HOUSE.ink) +
      area('M-.5 -1.6H.5V-1.3H-.5Z', second) +
      area('M-1 -.36Q0 -.92 1 -.36L1 -.6Q0 -1.1 -1 -.6Z', HOUSE.ink),
  },
  'bike-helmet': {
    draw: ({ color }) =>
      area('M-1.04 -.28Q-1.1 -1.42 .1 -1.42Q1 -1.3 .98 -.5Q0 -.68 -1.04 -.28Z', color) +
      trace('M-.62 -.85Q-.1 -1.2 .55 -.98M-.5 -.55Q0 -.8 .6 -.72', darker(color, 0.3), 0.1) +
      trace('M-.5 -.4Q-.3 .4 .1 .86', HOUSE.ink, 0.06),
  },
  'ski-helmet': {
    draw: ({ color, second }) =>
      area(
        'M-.98 .1Q-1.16 -1.42 .04 -1.42Q.98 -1.3 .9 -.5Q.2 -.62 -.2 -.4Q-.3 .1 -.4 .3Q-.8 .4 -.98 .1Z',
        color,
      ) +
      area('M-.98 -.36L.9 -.44L.92 -.22L-.98 -.12Z', HOUSE.ink) +
      area(
        'M.02 -.52Q.5 -.62 .88 -.5Q.98 -.2 .86 -.04Q.6 .04 .46 -.06Q.3 .06 .06 0Q-.06 -.24 .02 -.52Z',
        second,
      ) +
      area('M.16 -.4L.34 -.46L.24 -.1L.12 -.12Z', lighter(second, 0.5)),
    airy: true,
  },
  'army-helmet': {
    draw: ({ color }) =>
      area(
        'M-1.08 -.16Q-1.2 -1.4 0 -1.42Q1.02 -1.36 1 -.5Q.9 -.42 .4 -.48Q-.4 -.5 -.6 -.1Q-.9 -.02 -1.08 -.16Z',
        color,
      ) +
      area('M.3 -1.38Q1.02 -1.3 1 -.5L.6 -.48Q.66 -1 .3 -1.38Z', darker(color, 0.14)) +
      trace('M-.5 -.3Q-.2 .5 .2 .9', darker(color, 0.3), 0.07),
  },
  graduation: {
    draw: ({ color, second }) =>
      area('M-.84 -.4L-.8 -.96L.76 -1L.82 -.5Q0 -.72 -.84 -.4Z', color) +
      area('M-1.36 -1.02L-.1 -1.5L1.28 -1.12L0 -.72Z', lighter(color, 0.1)) +
      trace('M-.04 -1.12L.96 -.9L1 -.44', second, 0.07) +
      area('M.92 -.5L1.08 -.5L1.14 -.1L.88 -.1Z', second),
  },
  astronaut: {
    back: ({ color }) => dot(0, 0.06, 1.42, color) + dot(-0.1, 0.06, 1.28, darker(color, 0.12)),
    draw: ({ color, second }) =>
      dot(0.14, 0.02, 1.16, second, { opacity: 0.24 }) +
      area('M.5 -.92Q1.1 -.6 1.16 .1Q1 -.5 .34 -.84Z', HOUSE.white, { opacity: 0.75 }) +
      trace('M-1.02 .72Q-.2 1.5 .98 .86', color, 0.3) +
      dot(-1.26, 0.06, 0.22, darker(color, 0.16)),
    airy: true,
  },
  diver: {
    draw: ({ color, second }) =>
      area(
        'M-.9 .5Q-1.1 -1.22 0 -1.16Q.9 -1.1 .84 -.5Q.2 -.6 -.1 -.34Q-.3 .2 -.1 .86Q-.6 1 -.9 .5Z',
        color,
      ) +
      area(
        'M-.06 -.3Q.4 -.4 .86 -.3Q.96 0 .84 .22Q.6 .3 .48 .18Q.3 .36 0 .24Q-.14 0 -.06 -.3Z',
        second,
        { opacity: 0.6 },
      ) +
      trace(
        'M-.06 -.3Q.4 -.4 .86 -.3Q.96 0 .84 .22Q.6 .3 .48 .18Q.3 .36 0 .24Q-.14 0 -.06 -.3Z',
        HOUSE.mustard,
        0.09,
      ) +
      trace('M-.1 -.06L-.94 -.1', HOUSE.ink, 0.12) +
      trace('M.3 .62Q-.3 .8 -.44 .2Q-.6 -.8 -.5 -1.5', HOUSE.mustard, 0.12),
    closed: true,
  },
  'swim-cap': {
    draw: ({ color }) => dome(color, -1.18, -0.42) + domeShade(color, -1.18, -0.42),
    closed: true,
  },
  'nurse-cap': {
    draw: ({ color, second }) =>
      area('M-.5 -.86L-.56 -1.34Q0 -1.5 .66 -1.34L.66 -.9Q0 -1.1 -.5 -.86Z', color) +
      area(
        'M.02 -1.3L.14 -1.3L.14 -1.2L.24 -1.2L.24 -1.1L.14 -1.1L.14 -1L.02 -1L.02 -1.1L-.08 -1.1L-.08 -1.2L.02 -1.2Z',
        second,
      ),
    airy: true,
  },
  surgeon: {
    draw: ({ color }) => dome(color, -1.24, -0.42) + domeShade(color, -1.24, -0.42),
    closed: true,
  },
  headphones: {
    draw: ({ color, second }) =>
      trace('M-.34 -.06Q-.5 -1.3 .08 -1.32Q.72 -1.3 .86 -.2', color, 0.15) +
      oval([0.88, 0.06], 0.1, 0.26, darker(color, 0.15)) +
      oval([-0.32, 0.12], 0.25, 0.35, color) +
      oval([-0.36, 0.12], 0.15, 0.23, second),
    flat: ({ color, second }) =>
      trace('M-.98 .02Q-1 -1.34 0 -1.34Q1 -1.34 .98 .02', color, 0.15) +
      [-1, 1]
        .map(
          (side) =>
            oval([side, 0.14], 0.19, 0.36, color) + oval([side * 1.06, 0.14], 0.1, 0.24, second),
        )
        .join(''),
    airy: true,
  },
  bonnet: {
    draw: ({ color, second }) =>
      area(
        'M.52 -.98Q.1 -1.4 -.52 -1.22Q-1.3 -.9 -1.12 .06Q-1.04 .62 -.6 .92Q-.42 .5 -.5 .1Q-.5 -.58 .52 -.98Z',
        color,
      ) +
      area('M-1.12 .06Q-1.04 .62 -.6 .92Q-.5 .68 -.5 .42Q-.86 .4 -1.12 .06Z', darker(color, 0.12)) +
      FRILL.map(([x, y]) => dot(x, y, 0.17, lighter(color, 0.45))).join('') +
      trace('M-.5 .9Q-.1 1.12 .26 1.02', second, 0.12) +
      dot(0.26, 1.02, 0.1, second) +
      trace('M.24 1.04L.12 1.36M.28 1.04L.42 1.34', second, 0.1),
    flat: ({ color, second }) =>
      area(
        'M-.98 .5Q-1.34 -1.42 0 -1.42Q1.34 -1.42 .98 .5Q.84 -.8 0 -.8Q-.84 -.8 -.98 .5Z',
        color,
      ) +
      trace('M-.94 .56Q-.6 1 0 1.04Q.6 1 .94 .56', second, 0.12) +
      dot(0, 1.04, 0.1, second),
  },
} as const satisfies Record<string, Hat>;
