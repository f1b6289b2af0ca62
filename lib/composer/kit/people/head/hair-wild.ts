import { points } from '../fine';
import { behindCap, frontBack, frontCap, frontLocks, PARTED, SLICKED, SWEPT } from './hair-pieces';
import { type HairStyle, mirrored } from './hair-style';

const TUFTS = points(
  '-0.34 0.34, -0.26 -0.2, -0.02 -0.24, 0.16 -0.46, 0.36 -0.34, 0.54 -0.52, 0.82 -0.36, 0.8 -0.66, 0.98 -0.86, 0.82 -1.04, 0.8 -1.3, 0.46 -1.24, 0.18 -1.46, -0.1 -1.28, -0.44 -1.38, -0.6 -1.14, -0.92 -1.06, -0.92 -0.76, -1.14 -0.52, -0.96 -0.28, -1.04 0.02, -0.86 0.14, -0.84 0.46, -0.58 0.4',
);
const FRONT_TUFTS = points(
  '-0.78 0.16, -0.94 0.02, -0.88 -0.28, -1.06 -0.52, -0.88 -0.76, -0.86 -1.06, -0.54 -1.12, -0.34 -1.4, -0.04 -1.24, 0.24 -1.42, 0.46 -1.18, 0.8 -1.16, 0.82 -0.82, 1.04 -0.62, 0.88 -0.34, 0.96 0, 0.78 0.16, 0.7 -0.26, 0.52 -0.36, 0.38 -0.56, 0.14 -0.4, -0.06 -0.58, -0.3 -0.38, -0.5 -0.54, -0.64 -0.28, -0.7 -0.26',
);
const LONG_BACK =
  '-0.2 -1.1, -0.95 -0.75, -1.2 0.2, -1.42 1.5, -1.62 2.8, -1.3 3.9, -0.7 4.2, -0.2 3.4, 0 2.2, 0.3 1.2, 0.5 0';

const dread = (x: number, top: number, length: number) => ({
  line: [
    [x, top],
    [x - 0.08, top + length * 0.5],
    [x - 0.02, top + length],
  ] as const,
  width: 0.2,
  shade: Math.abs(Math.round(x * 10)) % 2 ? 0.16 : 0,
});
const DREADS = [
  dread(-0.92, -0.5, 1.6),
  dread(-0.72, -0.6, 1.9),
  dread(-0.52, -0.4, 1.7),
  dread(-0.36, -0.2, 1.4),
];
const FRONT_DREADS = [-0.96, -0.82, 0.84, 0.98].map((x) => dread(x, -0.6, 1.9));
const KNOT = [-0.46, -1.2, 0.4] as const;

/** Hair that nobody combed, is worn very long, or stands in knots. */
export const wildHair = {
  messy: {
    side: { back: [], over: [{ points: TUFTS, sharp: true }] },
    front: { back: [], over: [{ points: FRONT_TUFTS, sharp: true }] },
    behind: [behindCap(0.62), { points: FRONT_TUFTS.slice(0, 17), sharp: true }],
    underHat: 'short',
  },
  flowing: {
    side: {
      back: [{ points: points(LONG_BACK), shade: 0.2 }],
      over: [
        {
          points: points(
            '-0.2 0.7, -0.22 -0.05, 0.15 -0.45, 0.65 -0.7, 0.82 -0.25, 0.88 -0.75, 0.35 -1.22, -0.35 -1.22, -0.98 -0.75, -1.14 0.1, -1.16 1.2, -1.3 2.1, -0.8 2.3, -0.42 1.4',
          ),
        },
        { line: points('-0.6 -0.6, -0.84 0.2, -0.82 1, -1 1.9'), shade: 0.16, width: 0.06 },
      ],
    },
    front: { back: [frontBack(3.2, 1.3)], over: [frontLocks(2.3, 1.16)] },
    behind: [behindCap(3.4, 1.24)],
    coversEars: true,
    underHat: 'long',
  },
  'twin-buns': {
    side: {
      back: [{ curl: [0.1, -1.24, 0.36], shade: 0.14 }],
      over: [
        SLICKED,
        { curl: KNOT },
        { line: points('-0.7 -0.92, -0.46 -0.86, -0.2 -0.98'), shade: 0.3 },
      ],
    },
    front: {
      back: [{ curl: [-0.62, -1.12, 0.42] }, { curl: [0.62, -1.12, 0.42] }],
      over: [frontCap(PARTED, 1.14, 0.1)],
    },
    behind: [behindCap(0.55), { curl: [-0.6, -1.08, 0.42] }, { curl: [0.6, -1.08, 0.42] }],
    underHat: 'bob',
  },
  dreads: {
    side: { back: DREADS, over: [SLICKED, ...DREADS.slice(2)] },
    front: { back: FRONT_DREADS, over: [frontCap(SWEPT, 1.18, 0)] },
    behind: [behindCap(0.9), ...FRONT_DREADS, dread(-0.3, -0.2, 1.7), dread(0.3, -0.2, 1.7)],
    coversEars: true,
    underHat: 'long',
  },
  undercut: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '-0.5 -0.5, 0 -0.54, 0.5 -0.56, 0.8 -0.44, 0.98 -0.8, 0.6 -1.34, -0.2 -1.32, -0.8 -1.02, -0.86 -0.62',
          ),
        },
        {
          points: points('-0.34 0.1, -0.3 -0.5, -0.84 -0.62, -0.82 0.1, -0.56 0.4, -0.4 0.34'),
          shade: 0.3,
        },
      ],
    },
    front: {
      back: [],
      over: [
        {
          points: [
            ...points(
              '0.8 -0.6, 0.86 -1, 0.4 -1.36, -0.3 -1.32, -0.86 -0.9, -0.9 -0.3, -0.7 -0.1, -0.5 -0.4, 0.1 -0.66',
            ),
          ],
        },
      ],
    },
    behind: [
      behindCap(0.3),
      { points: mirrored(points('-0.8 -0.2, -0.7 0.4, 0 0.56, 0.7 0.4, 0.8 -0.2')), shade: 0.3 },
    ],
    underHat: 'short',
  },
} as const satisfies Record<string, HairStyle>;
