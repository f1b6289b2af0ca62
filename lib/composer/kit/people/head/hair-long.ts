import type { Point } from '@/lib/svg/point';
import { points } from '../fine';
import {
  FRINGE,
  FRONT_CURLS,
  PARTED,
  SIDE_PLAIT,
  SLICKED,
  STRAIGHT,
  SWEPT,
  behindCap,
  curlRow,
  curlsOf,
  frontBack,
  frontCap,
  frontLocks,
  plait,
} from './hair-pieces';
import { type HairStyle, symmetrical } from './hair-style';

/** Hair that falls, is tied or covered. */
export const longHair = {
  bob: {
    side: {
      back: [
        {
          points: points(
            '-0.2 -1.1, -0.95 -0.7, -1.12 0.1, -1.08 0.95, -0.5 1.15, 0.2 1, 0.5 -0.2',
          ),
          shade: 0.25,
        },
      ],
      over: [
        {
          points: points(
            '-0.1 0.62, -0.18 -0.1, 0.2 -0.42, 0.62 -0.62, 0.8 -0.2, 0.88 -0.7, 0.4 -1.2, -0.3 -1.22, -0.95 -0.8, -1.1 0.1, -1.06 0.85, -0.6 1.08, -0.2 0.98',
          ),
        },
      ],
    },
    front: { back: [frontBack(0.9)], over: [frontLocks(0.92)] },
    behind: [behindCap(1.05, 1.04)],
    coversEars: true,
  },
  long: {
    side: {
      back: [
        {
          points: points(
            '-0.2 -1.1, -0.95 -0.7, -1.15 0.2, -1.3 1.3, -1.1 2.2, -0.35 2.35, 0.2 1.4, 0.5 0',
          ),
          shade: 0.22,
        },
      ],
      over: [
        {
          points: points(
            '-0.2 0.7, -0.22 -0.05, 0.15 -0.45, 0.65 -0.7, 0.82 -0.25, 0.88 -0.75, 0.35 -1.22, -0.35 -1.22, -0.98 -0.75, -1.12 0.1, -1.1 1.1, -0.7 1.5, -0.35 1.2',
          ),
        },
      ],
    },
    front: { back: [frontBack(2, 1.1)], over: [frontLocks(1.5, 1.08)] },
    behind: [behindCap(2.3, 1.08)],
    coversEars: true,
  },
  wavy: {
    side: {
      back: [
        {
          points: points(
            '-0.2 -1.12, -1 -0.7, -1.28 0.1, -1.1 0.6, -1.42 1.2, -1.16 1.8, -0.5 2, 0.2 1.5, 0.5 0',
          ),
          shade: 0.22,
        },
      ],
      over: [
        {
          points: points(
            '-0.16 0.8, -0.3 0.4, -0.16 0, 0.05 -0.45, 0.6 -0.72, 0.84 -0.3, 0.92 -0.8, 0.35 -1.26, -0.4 -1.22, -1.02 -0.75, -1.2 0, -1.06 0.5, -1.24 1, -0.86 1.5, -0.4 1.3',
          ),
        },
        { line: points('-0.5 -0.5, -0.74 0.1, -0.6 0.6, -0.76 1.1'), shade: 0.16, width: 0.06 },
      ],
    },
    front: {
      back: [frontBack(1.7, 1.2)],
      over: [
        frontLocks(1.3, 1.16),
        ...curlsOf([
          [0.98, 0.55, 0.3],
          [0.9, 1.05, 0.34],
        ]),
      ],
    },
    behind: [behindCap(1.9, 1.16)],
    coversEars: true,
    underHat: 'long',
  },
  bun: {
    side: {
      back: [{ curl: [-0.75, -1.05, 0.46] }],
      over: [SLICKED, { line: points('-0.6 -0.95, -0.85 -0.84, -1 -0.72'), shade: 0.35 }],
    },
    front: { back: [{ curl: [0, -1.32, 0.42] }], over: [frontCap(SWEPT, 1.16, -0.1)] },
    behind: [behindCap(0.55), { curl: [0, -0.95, 0.46], shade: 0.12 }],
    underHat: 'low-bun',
  },
  'low-bun': {
    side: { back: [{ curl: [-0.98, 0.3, 0.36], shade: 0.1 }], over: [SLICKED] },
    front: { back: [], over: [frontCap(PARTED, 1.16, 0)] },
    behind: [behindCap(0.5), { curl: [0, 0.4, 0.4], shade: 0.12 }],
  },
  pony: {
    side: {
      back: [
        {
          points: points(
            '-0.6 -0.7, -1.1 -0.85, -1.65 -0.45, -1.85 0.4, -1.6 1.15, -1.4 0.5, -1.2 0.05, -0.8 -0.1',
          ),
          shade: 0.15,
        },
      ],
      over: [SLICKED, { curl: [-0.98, -0.5, 0.15], band: true }],
    },
    front: {
      back: [
        {
          points: points('0.3 -0.9, 0.9 -1, 1.25 -0.4, 1.2 0.5, 0.95 0.9, 0.9 0.1'),
          shade: 0.18,
        },
      ],
      over: [frontCap(SWEPT, 1.16, -0.1)],
    },
    behind: [
      behindCap(0.55),
      {
        points: symmetrical(points('0.16 -0.6, 0.36 0, 0.34 0.8, 0.06 1.7')),
        shade: 0.14,
      },
      { curl: [0, -0.58, 0.16], band: true },
    ],
    underHat: 'low-pony',
  },
  'low-pony': {
    side: {
      back: [
        {
          points: points('-0.7 0.1, -1.1 0.2, -1.4 0.8, -1.3 1.6, -1.05 1, -0.7 0.6'),
          shade: 0.15,
        },
      ],
      over: [SLICKED],
    },
    front: { back: [], over: [frontCap(SWEPT, 1.16, -0.1)] },
    behind: [
      behindCap(0.55),
      {
        points: symmetrical(points('0.14 0.2, 0.3 0.8, 0.05 1.7')),
        shade: 0.14,
      },
    ],
  },
  pigtails: {
    side: {
      back: [
        {
          points: points('-0.8 -0.1, -1.35 -0.2, -1.6 0.5, -1.3 1, -1 0.6'),
        },
      ],
      over: [FRINGE, { curl: [-0.92, 0.02, 0.17], band: true }],
    },
    front: {
      back: [-1, 1].map((side) => ({
        points: points('0.78 -0.1, 1.3 -0.2, 1.55 0.5, 1.3 1, 0.95 0.5').map(([x, y]): Point => [
          x * side,
          y,
        ]),
      })),
      over: [
        frontCap(STRAIGHT, 1.18, 0),
        { curl: [0.88, -0.02, 0.16], band: true },
        { curl: [-0.88, -0.02, 0.16], band: true },
      ],
    },
    behind: [
      behindCap(0.5),
      ...[-1, 1].map((side) => ({
        points: points('0.78 -0.1, 1.3 -0.2, 1.55 0.5, 1.3 1, 0.95 0.5').map(([x, y]): Point => [
          x * side,
          y,
        ]),
      })),
    ],
  },
  braids: {
    side: { back: plait(-0.9, 0.3, 5, -0.05), over: [FRINGE, ...SIDE_PLAIT] },
    front: {
      back: [],
      over: [
        frontCap(PARTED, 1.18, 0.3),
        ...plait(-0.82, 0.4, 5, 0),
        ...plait(0.82, 0.4, 5, 0),
        { curl: [-0.82, 1.86, 0.1], band: true },
        { curl: [0.82, 1.86, 0.1], band: true },
      ],
    },
    behind: [behindCap(0.5), ...plait(-0.6, 0.5, 5, 0), ...plait(0.6, 0.5, 5, 0)],
    underHat: 'braids',
  },
  granny: {
    side: {
      back: [{ curl: [-0.62, -1.15, 0.4], shade: 0.1 }],
      over: curlRow([
        [-0.85, -0.35, 0.42],
        [-0.62, -0.8, 0.42],
        [-0.1, -1, 0.42],
        [0.4, -0.9, 0.36],
        [0.7, -0.66, 0.24],
        [-0.8, 0.15, 0.34],
      ]),
    },
    front: { back: [{ curl: [0, -1.3, 0.4], shade: 0.1 }], over: FRONT_CURLS },
    behind: [behindCap(0.5, 0.95), { curl: [0, -0.9, 0.42], shade: 0.12 }],
    underHat: 'short-curls',
  },
  hijab: {
    side: {
      back: [
        {
          points: points('-0.2 -1.2, -1 -0.8, -1.15 0.2, -1.15 1.3, -0.2 1.7, 0.7 1.4, 0.6 0.4'),
          shade: 0.2,
        },
      ],
      over: [
        {
          points: points(
            '0.62 -0.56, 0.2 -0.64, -0.2 -0.36, -0.28 0.1, 0 0.72, 0.46 1.02, 0.56 1.34, 0.2 1.62, -0.5 1.62, -1.06 1.2, -1.16 0.3, -0.98 -0.6, -0.5 -1.14, 0.2 -1.2, 0.74 -0.92',
          ),
        },
        { line: points('-0.75 1.05, -0.2 1.2, 0.35 1.1'), shade: 0.3 },
      ],
    },
    front: {
      back: [frontBack(1.2, 1.02)],
      over: [
        {
          points: points(
            '0 1.66, 0.5 1.6, 0.92 1.2, 0.98 0.4, 0.92 -0.45, 0.55 -1.05, 0 -1.22, -0.55 -1.05, -0.92 -0.45, -0.98 0.4, -0.92 1.2, -0.5 1.6, 0 1.66, 0 0.98, -0.42 0.84, -0.64 0.4, -0.68 -0.2, -0.4 -0.6, 0 -0.68, 0.4 -0.6, 0.68 -0.2, 0.64 0.4, 0.42 0.84, 0 0.98',
          ),
        },
      ],
    },
    behind: [behindCap(1.5, 1)],
    coversEars: true,
  },
} as const satisfies Record<string, HairStyle>;
