import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import { band, brim, dome, domeShade, type Hat, star } from './hat';

/** Crowns, helmets, hoods and hats of feasts, tales and other times. */
export const taleHats = {
  horns: {
    draw: ({ color }) =>
      area('M-.52 -.92Q-.86 -1.2 -.74 -1.66Q-.5 -1.3 -.18 -1.12Z', color) +
      area('M.24 -1.12Q.56 -1.3 .74 -1.66Q.86 -1.2 .58 -.92Z', darker(color, 0.14)),
    airy: true,
  },
  crown: {
    draw: ({ color, second }) =>
      area(
        'M-.84 -.5L-.98 -1.42L-.5 -1.06L-.06 -1.6L.4 -1.08L.92 -1.46L.8 -.54Q0 -.76 -.84 -.5Z',
        color,
      ) +
      area('M.44 -1.1L.92 -1.46L.8 -.54L.48 -.62Z', darker(color, 0.16)) +
      band(darker(color, 0.12), -0.52, 0.14) +
      dot(-0.06, -1.62, 0.1, second) +
      dot(-0.98, -1.44, 0.09, second) +
      dot(0.92, -1.48, 0.09, second) +
      dot(-0.06, -0.9, 0.1, second),
  },
  tiara: {
    draw: ({ color, second }) =>
      area(
        'M-.5 -.86Q-.4 -1.2 -.1 -1.16Q.1 -1.62 .3 -1.16Q.6 -1.2 .7 -.86Q.1 -1.06 -.5 -.86Z',
        color,
      ) + dot(0.1, -1.14, 0.1, second),
    airy: true,
  },
  pirate: {
    draw: ({ color, second }) =>
      area(
        'M-1.5 -.5Q-1.3 -.9 -1 -1.1Q-.6 -1.72 0 -1.66Q.7 -1.6 .9 -1.1Q1.2 -1 1.4 -.64Q.8 -.62 .1 -.66Q-.8 -.66 -1.5 -.5Z',
        color,
      ) +
      trace(
        'M-1.4 -.6Q-1.2 -1 -.96 -1.12Q-.5 -1.5 0 -1.44Q.6 -1.42 .88 -1.12Q1.1 -1 1.3 -.7',
        second,
        0.06,
      ) +
      dot(0.06, -1.14, 0.2, HOUSE.cream) +
      area('M-.06 -1L.18 -1L.14 -.86L-.02 -.86Z', HOUSE.cream) +
      dot(-0.01, -1.14, 0.05, color) +
      dot(0.13, -1.14, 0.05, color),
  },
  bandana: {
    back: ({ color }) =>
      area('M-.7 -.5L-1.5 -.5L-1.3 -.2L-.7 -.3Z', darker(color, 0.15)) +
      area('M-.8 -.4L-1.4 0L-1.06 .1L-.7 -.2Z', color),
    draw: ({ color }) =>
      dome(color, -1.18, -0.5) +
      domeShade(color, -1.18, -0.5) +
      dot(-0.3, -0.9, 0.07, HOUSE.cream) +
      dot(0.1, -0.96, 0.07, HOUSE.cream) +
      dot(0.42, -0.82, 0.07, HOUSE.cream) +
      dot(-0.66, -0.7, 0.07, HOUSE.cream),
  },
  viking: {
    draw: ({ color, second }) =>
      area('M-.8 -.72Q-1.5 -.8 -1.6 -1.7Q-1.1 -1.2 -.7 -1.16Z', HOUSE.cream) +
      area('M.68 -.78Q1.36 -.9 1.4 -1.76Q.96 -1.3 .58 -1.2Z', darker(HOUSE.cream, 0.1)) +
      dome(color, -1.38, -0.46) +
      domeShade(color, -1.38, -0.46) +
      band(second, -0.46, 0.22) +
      area('M.3 -.74L.5 -.72L.48 .12L.4 .2L.32 .1Z', second) +
      trace('M-.06 -1.38Q.24 -1.1 .36 -.72', second, 0.1),
    airy: true,
  },
  kabuto: {
    draw: ({ color, second }) =>
      area('M-.9 -.6Q-1.3 -.1 -1.36 .5L-.6 .44Q-.5 -.1 -.3 -.46Z', darker(color, 0.12)) +
      trace('M-1.1 -.1L-.52 -.02M-1.26 .2L-.56 .22', second, 0.06) +
      dome(color, -1.4, -0.5) +
      domeShade(color, -1.4, -0.5) +
      area('M.1 -.7Q.6 -.8 1.06 -.5Q.6 -.52 .2 -.5Z', darker(color, 0.3)) +
      area(
        'M.3 -.86Q-.24 -1.4 -.1 -2Q.08 -1.4 .4 -1.16Q.8 -1.4 1.1 -1.96Q1.06 -1.3 .54 -.88Z',
        second,
      ) +
      dot(0.42, -0.9, 0.13, second),
    airy: true,
  },
  knight: {
    draw: ({ color }) =>
      area(
        'M-.9 .74Q-1.2 -1.3 0 -1.32Q.98 -1.3 .92 -.2L.84 .5Q.6 1.06 .2 1.1Q-.6 1.1 -.9 .74Z',
        color,
      ) +
      area(
        'M.3 -1.26Q.98 -1.2 .92 -.2L.84 .5Q.6 1.06 .2 1.1Q.6 .2 .3 -1.26Z',
        darker(color, 0.14),
      ) +
      area('M-.2 -.24L.96 -.3L.94 .04L-.16 .12Z', HOUSE.ink) +
      trace('M.3 .4L.34 .72M.52 .38L.54 .68M.7 .34L.7 .6', darker(color, 0.35), 0.06) +
      trace('M-.1 -1.3Q.4 -.9 .46 -.3', lighter(color, 0.4), 0.08),
    back: ({ second }) =>
      area('M0 -1.2Q-.3 -2.1 -1 -2Q-1.7 -1.8 -1.6 -.9Q-1.2 -1.4 -.8 -1.3Q-.3 -1.3 0 -1.2Z', second),
    closed: true,
  },
  /** With its visor up. */
  helm: {
    back: ({ second }) =>
      area('M0 -1.2Q-.3 -2.1 -1 -2Q-1.7 -1.8 -1.6 -.9Q-1.2 -1.4 -.8 -1.3Q-.3 -1.3 0 -1.2Z', second),
    draw: ({ color }) =>
      dome(color, -1.42, -0.5) +
      domeShade(color, -1.42, -0.5) +
      band(darker(color, 0.25), -0.46, 0.18) +
      trace('M-.05 -1.4L-.05 -.7', lighter(color, 0.4), 0.08),
  },
  'mail-coif': {
    draw: ({ color }) =>
      area(
        'M.7 -.5Q-.1 -.9 -.3 -.1Q-.3 .7 .42 1Q.7 1.3 .3 1.56Q-.6 1.7 -1 1.2Q-1.16 0 -.96 -.6Q-.5 -1.26 .2 -1.18Q.8 -1.06 .84 -.45Z',
        color,
      ) + trace('M-.7 -.6L-.66 .6M-.4 -.9L-.5 0M-.6 .9L0 1.2', darker(color, 0.16), 0.05),
    closed: true,
  },
  wizard: {
    draw: ({ color, second }) =>
      area(
        'M-.86 -.5Q-.6 -1.4 -.5 -2Q-.5 -2.5 -1.1 -2.8Q0 -2.9 .24 -2.1Q.6 -1.2 .8 -.56Q0 -.8 -.86 -.5Z',
        color,
      ) +
      area(
        'M-.1 -2.6Q.14 -2.4 .24 -2.1Q.6 -1.2 .8 -.56L.44 -.66Q.3 -1.8 -.1 -2.6Z',
        darker(color, 0.16),
      ) +
      band(second, -0.5, 0.2) +
      brim(1.6, -0.42, 0.42, 0.2, darker(color, 0.12)) +
      star(-0.3, -1.3, 0.16, second) +
      star(0.14, -1.8, 0.12, second) +
      star(0.3, -1.1, 0.1, second),
  },
  witch: {
    draw: ({ color, second }) =>
      area(
        'M-.86 -.5Q-.6 -1.3 -.6 -1.8Q-.8 -2.3 -1.3 -2.3Q-.6 -2.8 -.06 -2.2Q.5 -1.4 .8 -.56Q0 -.8 -.86 -.5Z',
        color,
      ) +
      area('M-.06 -2.2Q.5 -1.4 .8 -.56L.44 -.66Q.3 -1.6 -.3 -2.4Z', darker(color, 0.2)) +
      band(second, -0.5, 0.24) +
      area('M.14 -.9L.5 -.86L.5 -.62L.16 -.66Z', HOUSE.gold) +
      area('M.24 -.84L.4 -.82L.4 -.68L.24 -.7Z', second) +
      brim(1.7, -0.42, 0.42, 0.2, darker(color, 0.1)),
  },
  santa: {
    draw: ({ color, second }) =>
      area(
        'M-.9 -.5Q-.9 -1.5 0 -1.7Q1 -1.5 1.2 -.7Q1.2 -.4 1 -.3Q.9 -1 .5 -1.1Q.8 -.9 .8 -.56Q0 -.8 -.9 -.5Z',
        color,
      ) +
      area('M.5 -1.1Q.9 -1 1 -.3L1.2 -.7Q1 -1.4 .3 -1.64Z', darker(color, 0.16)) +
      dot(1.08, -0.24, 0.22, second) +
      area(
        'M-1.04 -.3Q-1.1 -.62 -.8 -.66Q0 -.98 .74 -.76Q1 -.72 .94 -.44Q.9 -.32 .7 -.36Q0 -.6 -.78 -.22Q-.98 -.16 -1.04 -.3Z',
        second,
      ),
  },
  elf: {
    draw: ({ color, second }) =>
      area(
        'M-.88 -.46Q-.9 -1.5 -.3 -1.9Q-.9 -2.3 -1.4 -2.1Q-.9 -2.7 0 -2.2Q.7 -1.6 .82 -.52Q0 -.78 -.88 -.46Z',
        color,
      ) +
      area('M.3 -1.98Q.76 -1.4 .82 -.52L.46 -.62Q.5 -1.4 .3 -1.98Z', darker(color, 0.16)) +
      band(second, -0.48, 0.22) +
      dot(-1.42, -2.08, 0.14, HOUSE.gold),
  },
  jester: {
    draw: ({ color, second }) =>
      area(
        'M-.9 -.46Q-1.5 -1.4 -1.9 -.6Q-1.7 -1.9 -.6 -1.6Q-.2 -1.7 -.05 -2.2Q.1 -1.7 .5 -1.6Q1.6 -1.9 1.76 -.7Q1.4 -1.4 .84 -.5Q0 -.76 -.9 -.46Z',
        color,
      ) +
      area(
        'M-.05 -2.2Q.1 -1.7 .5 -1.6Q1.6 -1.9 1.76 -.7Q1.4 -1.4 .84 -.5Q.4 -.64 -.05 -.66Z',
        second,
      ) +
      dot(-1.9, -0.5, 0.14, HOUSE.gold) +
      dot(-0.05, -2.28, 0.14, HOUSE.gold) +
      dot(1.76, -0.6, 0.14, HOUSE.gold),
  },
  clown: {
    draw: ({ color, second }) =>
      area('M-.4 -1.06L0 -2L.44 -1.1Q0 -1.2 -.4 -1.06Z', color) +
      dot(0, -2, 0.16, second) +
      trace('M-.2 -1.4L.26 -1.44', second, 0.1),
    airy: true,
  },
  party: {
    draw: ({ color, second }) =>
      area('M-.5 -.98L-.02 -2.1L.52 -1.04Q0 -1.2 -.5 -.98Z', color) +
      dot(-0.02, -2.12, 0.16, second) +
      trace('M-.34 -1.32L.3 -1.5M-.2 -1.64L.18 -1.76', second, 0.1),
    airy: true,
  },
  halo: {
    back: ({ color }) =>
      oval([-0.04, -1.52], 0.72, 0.2, color) +
      oval([-0.04, -1.52], 0.54, 0.11, lighter(color, 0.75)),
    draw: () => '',
    airy: true,
  },
  ninja: {
    back: ({ color, second }) =>
      area('M-.7 -.3L-1.6 -.4L-1.4 -.06L-.7 -.1Z', second) +
      area('M-.7 -.2L-1.5 .4L-1.1 .5L-.6 0Z', darker(second, 0.2)) +
      dot(-0.7, 0, 0.1, color),
    draw: ({ color, second, skin }) =>
      area('M-.86 .5Q-1.1 -1.22 0 -1.16Q.96 -1.1 .84 .2Q.8 .8 .46 1.06Q-.5 1.2 -.86 .5Z', color) +
      area('M-.16 -.2Q.3 -.28 .8 -.24L.78 .2Q.4 .26 -.14 .22Q-.24 0 -.16 -.2Z', skin) +
      oval([0.2, 0.02], 0.08, 0.1, HOUSE.ink) +
      oval([0.58, 0.02], 0.08, 0.1, HOUSE.ink) +
      trace('M.04 -.16L.32 -.1M.48 -.1L.72 -.18', HOUSE.ink, 0.06) +
      area('M-.92 -.6Q0 -.76 .84 -.6L.86 -.32Q0 -.44 -.94 -.26Z', second),
    closed: true,
  },
  hood: {
    back: ({ color }) =>
      area('M0 -1.3Q-1.2 -1.2 -1.2 .2Q-1.2 1.2 -.6 1.5L.6 1.2L.6 -.8Z', darker(color, 0.25)),
    draw: ({ color }) =>
      area(
        'M.74 -.56Q.1 -.86 -.2 -.3Q-.36 .4 .2 1.06L-.1 1.5Q-.8 1.5 -1.1 1Q-1.36 -.3 -.9 -.86Q-.4 -1.5 .2 -1.34Q.8 -1.16 .88 -.6Z',
        color,
      ) + trace('M.74 -.58Q.1 -.86 -.2 -.3Q-.36 .4 .2 1.06', darker(color, 0.22), 0.1),
    closed: true,
  },
  turban: {
    draw: ({ color }) =>
      area('M-1.04 -.3Q-1.3 -1.4 -.2 -1.5Q1 -1.5 .9 -.5Q.5 -.9 .1 -.76Q-.6 -.6 -1.04 -.3Z', color) +
      trace(
        'M-1 -.6Q-.4 -1 .3 -.86M-.98 -.9Q-.3 -1.3 .5 -1M.3 -.84Q.6 -1.2 .46 -1.4',
        darker(color, 0.18),
        0.06,
      ) +
      area('M.1 -.8L.3 -1.2L.5 -.8Q.3 -.68 .1 -.8Z', lighter(color, 0.25)),
  },
  flowers: {
    draw: ({ color, second }) =>
      [-0.7, -0.36, 0, 0.36, 0.66]
        .map(
          (x, i) =>
            dot(x, -0.94 + Math.abs(x) * 0.34, 0.2, i % 2 ? second : color) +
            dot(x, -0.94 + Math.abs(x) * 0.34, 0.08, HOUSE.yellow),
        )
        .join(''),
    airy: true,
  },
  veil: {
    back: ({ color }) =>
      area('M-.1 -1.24Q-1.3 -1.2 -1.5 .4Q-1.7 2.4 -2 4L-.2 4.2L.3 -.4Z', color, { opacity: 0.8 }),
    draw: ({ color }) =>
      area('M-.5 -1Q0 -1.4 .4 -1.06Q0 -1.16 -.5 -1Z', color) +
      [-0.4, -0.1, 0.22].map((x) => dot(x, -1.12, 0.13, color)).join(''),
    airy: true,
  },
  pharaoh: {
    draw: ({ color, second }) =>
      area(
        'M.7 -.5Q-.1 -.8 -.3 -.1L-.1 1.2L-1.2 1.3Q-1.3 0 -.96 -.7Q-.4 -1.3 .2 -1.22Q.8 -1.1 .84 -.5Z',
        color,
      ) +
      trace('M-.9 -.5L-.44 -.2M-1.06 0L-.4 .16M-1.14 .5L-.34 .5M-1.16 .9L-.24 .86', second, 0.1) +
      trace('M.7 -.56Q.2 -.8 -.2 -.4', second, 0.12),
    closed: true,
  },
  feather: {
    back: ({ color, second }) =>
      [-0.9, -0.5, -0.1, 0.3]
        .map((x, i) =>
          area(
            `M${x} -.8Q${x - 0.7} -1.6 ${x - 0.3 + x * 0.4} -2.1Q${x + 0.2} -1.5 ${x + 0.16} -.8Z`,
            i % 2 ? second : color,
          ),
        )
        .join(''),
    draw: ({ color }) => band(color, -0.5, 0.2),
    airy: true,
  },
} as const satisfies Record<string, Hat>;
