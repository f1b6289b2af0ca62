import type { Point } from '@/lib/svg/point';
import { points } from '../fine';
import {
  CURLS,
  FRINGE,
  FRONT_CURLS,
  PARTED,
  SHORT,
  SLICKED,
  STRAIGHT,
  SWEPT,
  behindCap,
  curlsOf,
  frontCap,
} from './hair-pieces';
import { type HairStyle, symmetrical } from './hair-style';

/** Hair that stays close to the head, or stands on it. */
export const shortHair = {
  short: {
    side: { back: [], over: [SHORT] },
    front: { back: [], over: [frontCap(SWEPT)] },
    behind: [behindCap(0.62)],
  },
  crop: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '-0.34 0.1, -0.26 -0.3, 0.08 -0.56, 0.5 -0.66, 0.72 -0.52, 0.66 -0.84, 0.1 -1.08, -0.55 -0.95, -0.86 -0.4, -0.74 0.2, -0.52 0.44, -0.4 0.36',
          ),
        },
      ],
    },
    front: { back: [], over: [frontCap(SWEPT, 1.06, -0.05)] },
    behind: [behindCap(0.5, 0.8)],
  },
  quiff: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '-0.3 0.1, -0.24 -0.3, 0.05 -0.55, 0.45 -0.58, 0.74 -0.5, 1.02 -0.95, 0.7 -1.32, 0 -1.26, -0.6 -1.08, -0.92 -0.5, -0.78 0.2, -0.5 0.42, -0.36 0.35',
          ),
        },
        { line: points('0.05 -0.72, 0.36 -0.92, 0.66 -0.96'), shade: 0.2, width: 0.05 },
      ],
    },
    front: {
      back: [],
      over: [
        {
          points: points(
            '-0.78 0, -0.84 -0.5, -0.74 -1, -0.2 -1.36, 0.5 -1.34, 0.86 -0.9, 0.82 -0.4, 0.78 0, 0.68 -0.2, 0.56 -0.56, 0 -0.64, -0.56 -0.5, -0.68 -0.2',
          ),
        },
      ],
    },
    behind: [behindCap(0.55)],
    underHat: 'short',
  },
  parted: {
    side: {
      back: [],
      over: [
        SHORT,
        { line: points('0.42 -0.66, 0.1 -0.94, -0.3 -1.06'), shade: 0.25, width: 0.05 },
      ],
    },
    front: { back: [], over: [frontCap(PARTED)] },
    behind: [behindCap(0.6)],
  },
  curly: {
    side: {
      back: [
        { curl: [-0.9, -0.5, 0.5], shade: 0.2 },
        { curl: [-0.95, 0.4, 0.42], shade: 0.2 },
        { curl: [-0.6, 0.75, 0.36], shade: 0.2 },
      ],
      over: CURLS,
    },
    front: {
      back: curlsOf(
        [
          [0.8, 0.35, 0.4],
          [0.85, -0.2, 0.44],
        ],
        0.2,
      ),
      over: FRONT_CURLS,
    },
    behind: [
      behindCap(0.7, 0.95),
      ...curlsOf([
        [0.8, -0.1, 0.4],
        [0.78, 0.45, 0.34],
        [0.72, -0.62, 0.44],
        [0.3, -1, 0.44],
        [0.3, 0.6, 0.36],
      ]),
    ],
    coversEars: true,
    underHat: 'short-curls',
  },
  'short-curls': {
    side: {
      back: [
        { curl: [-0.95, 0.3, 0.38], shade: 0.2 },
        { curl: [-0.66, 0.62, 0.3], shade: 0.2 },
      ],
      over: [SLICKED, { curl: [-0.8, 0.06, 0.36] }, { curl: [-0.56, 0.36, 0.26] }],
    },
    front: { back: curlsOf([[0.82, 0.3, 0.34]], 0.2), over: [frontCap(SWEPT, 1.16)] },
    behind: [behindCap(0.7, 0.98)],
    coversEars: true,
  },
  afro: {
    side: {
      back: [{ curl: [-0.3, -0.42, 1.22], shade: 0.12 }],
      over: [
        {
          points: points(
            '-0.3 0.36, -0.2 -0.22, 0.2 -0.5, 0.72 -0.5, 0.98 -0.72, 0.72 -1.36, 0 -1.66, -0.86 -1.46, -1.4 -0.8, -1.4 -0.1, -1.06 0.5, -0.6 0.66',
          ),
        },
      ],
    },
    front: {
      back: [{ curl: [0, -0.45, 1.3], shade: 0.12 }],
      over: [
        {
          points: points(
            '-0.74 0.2, -1.16 0.1, -1.3 -0.5, -0.9 -1.36, 0 -1.72, 0.9 -1.36, 1.3 -0.5, 1.16 0.1, 0.74 0.2, 0.64 -0.36, 0.2 -0.56, -0.2 -0.56, -0.64 -0.36',
          ),
        },
      ],
    },
    behind: [{ curl: [0, -0.42, 1.3] }],
    coversEars: true,
    underHat: 'short-curls',
  },
  fringe: {
    side: { back: [], over: [FRINGE] },
    front: { back: [], over: [frontCap(STRAIGHT, 1.2, 0.2)] },
    behind: [behindCap(0.7, 0.9)],
  },
  ring: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '-0.3 0.15, -0.34 -0.25, -0.5 -0.6, -0.85 -0.5, -1 0, -0.8 0.45, -0.5 0.5',
          ),
        },
      ],
    },
    front: {
      back: [],
      over: [1, -1].map((side) => ({
        points: points('0.66 -0.36, 0.9 -0.4, 0.98 0.05, 0.8 0.4, 0.7 0.1').map(([x, y]): Point => [
          x * side,
          y,
        ]),
      })),
    },
    behind: [
      {
        points: symmetrical(points('0.3 -0.1, 0.84 -0.45, 0.92 0.1, 0.5 0.6')),
      },
    ],
  },
  bald: { side: { back: [], over: [] }, front: { back: [], over: [] }, behind: [] },
  tuft: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '.02 -.9, .3 -.8, .46 -.94, .3 -1.08, .34 -1.22, .1 -1.16, -.16 -1.06, -.3 -.94',
          ),
        },
      ],
    },
    front: {
      back: [],
      over: [
        {
          points: points('-.22 -.92, .02 -.78, .24 -.9, .2 -1.06, .24 -1.2, .02 -1.14, -.16 -1.06'),
        },
      ],
    },
    behind: [{ points: points('-.2 -.98, .02 -.84, .2 -.98, .04 -1.18') }],
  },
  mohawk: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '0.5 -0.66, 0.86 -1.1, 0.5 -1.6, -0.2 -1.74, -0.9 -1.4, -1.22 -0.7, -1 -0.1, -0.7 -0.5, -0.1 -0.9',
          ),
        },
      ],
    },
    front: {
      back: [],
      over: [
        {
          points: symmetrical(points('0.06 -1.76, 0.2 -1.2, 0.14 -0.7')),
        },
      ],
    },
    behind: [
      {
        points: symmetrical(points('0.08 -1.7, 0.2 -0.8, 0.1 0.4')),
      },
    ],
    underHat: 'crop',
  },
} as const satisfies Record<string, HairStyle>;
