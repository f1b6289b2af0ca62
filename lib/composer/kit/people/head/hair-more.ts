import { points } from '../fine';
import {
  behindCap,
  frontCap,
  frontLocks,
  plait,
  SHORT,
  SLICKED,
  STRAIGHT,
  SWEPT,
} from './hair-pieces';
import type { HairStyle } from './hair-style';

const ROWS_SIDE = [
  '-0.9 -0.5, -0.5 -0.9, 0.1 -1.1, 0.6 -0.9',
  '-0.86 -0.2, -0.4 -0.6, 0.2 -0.84, 0.7 -0.7',
  '-0.8 0.1, -0.4 -0.3, 0.1 -0.56, 0.6 -0.6',
].map((list) => ({ line: points(list), shade: 0.35, width: 0.06 }));
const FRINGED = points('0.62 -0.16, 0.3 -0.12, -0.3 -0.12, -0.62 -0.16');

/** Cuts that briefs ask for by name. */
export const namedHair = {
  pixie: {
    side: {
      back: [],
      over: [
        SHORT,
        {
          points: points(
            '0.08 -0.98, 0.62 -0.9, 0.86 -0.5, 0.7 -0.2, 0.52 -0.42, 0.2 -0.36, -0.1 -0.1, -0.34 0.16, -0.4 -0.4',
          ),
        },
        { points: points('-0.4 0.1, -0.22 0.3, -0.34 0.5, -0.52 0.36'), shade: 0.12 },
      ],
    },
    front: {
      back: [],
      over: [
        frontCap(SWEPT, 1.2, 0.2),
        { points: points('-0.5 -1, 0.5 -1, 0.72 -0.3, 0.2 -0.34, -0.3 -0.14, -0.7 -0.1') },
      ],
    },
    behind: [behindCap(0.62)],
    underHat: 'short',
  },
  'blunt-bob': {
    side: {
      back: [
        {
          points: points('-0.2 -1.1, -0.98 -0.6, -1.08 0.3, -1 1, -0.2 1.02, 0.5 0.96, 0.5 0'),
          shade: 0.2,
        },
      ],
      over: [
        {
          points: points(
            '-0.36 0.98, -0.34 0.2, -0.28 -0.16, 0.1 -0.18, 0.78 -0.2, 0.86 -0.7, 0.4 -1.22, -0.4 -1.22, -1 -0.66, -1.1 0.2, -1.04 0.98',
          ),
          sharp: true,
        },
      ],
    },
    front: { back: [], over: [frontLocks(0.98, 1.02), frontCap(FRINGED, 1.22, 0.1)] },
    behind: [behindCap(1.02, 1)],
    coversEars: true,
    underHat: 'bob',
  },
  'long-fringe': {
    side: {
      back: [
        {
          points: points(
            '-0.2 -1.1, -1 -0.7, -1.2 0.4, -1.3 2, -0.9 2.7, -0.3 2.4, 0.1 1.4, 0.5 0',
          ),
          shade: 0.2,
        },
      ],
      over: [
        {
          points: points(
            '-0.4 1.6, -0.36 0.3, -0.28 -0.12, 0.1 -0.16, 0.78 -0.18, 0.86 -0.7, 0.4 -1.22, -0.4 -1.22, -1 -0.7, -1.16 0.3, -1.2 1.7, -0.8 1.9',
          ),
        },
      ],
    },
    front: { back: [], over: [frontLocks(2, 1.12), frontCap(FRINGED, 1.22, 0.1)] },
    behind: [behindCap(2.4, 1.12)],
    coversEars: true,
    underHat: 'long',
  },
  mullet: {
    side: {
      back: [
        {
          points: points(
            '-0.3 -0.2, -1 -0.2, -1.14 0.8, -1.3 1.5, -0.9 1.4, -0.8 1.7, -0.5 1.3, -0.2 1.4, -0.1 0.4',
          ),
          sharp: true,
          shade: 0.12,
        },
      ],
      over: [
        SHORT,
        {
          points: points('0 -1.2, 0.5 -1.3, 0.96 -0.9, 0.86 -0.5, 0.6 -0.6, 0.3 -0.52, 0 -0.6'),
          sharp: true,
        },
        { points: points('-0.56 0.2, -0.96 0.2, -1.1 0.9, -0.84 0.9, -0.7 1.2, -0.5 0.8') },
      ],
    },
    front: {
      back: [
        {
          points: points('-0.8 0, -1 0.8, -0.8 1.4, -0.4 1.2, 0.4 1.2, 0.8 1.4, 1 0.8, 0.8 0'),
          shade: 0.2,
        },
      ],
      over: [frontCap(SWEPT, 1.26, 0.1)],
    },
    behind: [behindCap(1.4)],
    underHat: 'short',
  },
  cornrows: {
    side: {
      back: [
        { line: points('-0.8 0.3, -1 0.9, -0.9 1.5'), width: 0.16 },
        { line: points('-0.62 0.4, -0.8 1, -0.68 1.6'), width: 0.16, shade: 0.14 },
      ],
      over: [SLICKED, ...ROWS_SIDE],
    },
    front: {
      back: [],
      over: [
        frontCap(SWEPT, 1.12, 0),
        ...[-0.6, -0.3, 0, 0.3, 0.6].map((x) => ({
          line: points(`${x} -0.56, ${x * 0.7} -1.06`),
          shade: 0.35,
          width: 0.06,
        })),
      ],
    },
    behind: [behindCap(0.7)],
    underHat: 'short',
  },
  'side-braid': {
    side: {
      back: [],
      over: [
        SLICKED,
        ...plait(-0.3, 0.66, 6, 0.02),
        { curl: [-0.2, 2.36, 0.11], band: true },
        { curl: [-0.2, 2.56, 0.13] },
      ],
    },
    front: {
      back: [],
      over: [
        frontCap(STRAIGHT, 1.2, 0.3),
        ...plait(0.62, 0.66, 6, 0),
        { curl: [0.62, 2.36, 0.11], band: true },
        { curl: [0.62, 2.56, 0.13] },
      ],
    },
    behind: [behindCap(0.7), ...plait(0.2, 0.6, 6, 0.04)],
    coversEars: true,
    underHat: 'braids',
  },
  buzz: {
    side: {
      back: [],
      over: [
        {
          points: points(
            '-0.32 0.1, -0.26 -0.34, 0.1 -0.62, 0.5 -0.7, 0.72 -0.6, 0.7 -0.8, 0.3 -1.06, -0.4 -1.02, -0.86 -0.5, -0.76 0.16, -0.52 0.4',
          ),
          shade: 0.05,
        },
      ],
    },
    front: { back: [], over: [frontCap(SWEPT, 1.06, -0.1)] },
    behind: [behindCap(0.4, 0.8)],
  },
} as const satisfies Record<string, HairStyle>;
