import type { Cut, Lock } from './hair';
import { flow, plaitLobes } from './strands';
import { bothSides, mirroredData, symmetric, symmetricBand } from './turn';

const CAP_RIGHT =
  'M0 -1.22C.5 -1.22 .86 -.92 .885 -.42C.89 -.22 .86 -.08 .8 .06C.77 -.08 .745 -.22 .72 -.34';
const slick: Lock = {
  data: symmetric(`${CAP_RIGHT}C.66 -.54 .4 -.7 0 -.72`),
  strands: bothSides(
    flow(
      [0.04, -0.72, 0.04, -0.9, 0.02, -1.06, 0, -1.22],
      [0.76, -0.16, 0.84, -0.5, 0.6, -1, 0.1, -1.22],
      6,
    ),
  ),
};
/** Parted over one eye, drawn back over the ears. */
const sideParted: Lock = {
  data: 'M-.8 .1C-.94 -.3 -.9 -.8 -.6 -1.06C-.4 -1.22 .1 -1.28 .4 -1.18C.78 -1.06 .94 -.7 .9 -.34C.88 -.14 .86 0 .8 .12C.79 -.02 .77 -.14 .74 -.26C.66 -.48 .3 -.62 -.2 -.88C-.36 -.66 -.6 -.44 -.72 -.28C-.76 -.14 -.78 0 -.8 .1Z',
  strands:
    flow(
      [-0.2, -0.88, 0.2, -0.64, 0.6, -0.5, 0.76, -0.2],
      [-0.16, -1.16, 0.4, -1.2, 0.86, -0.8, 0.86, -0.16],
      6,
    ) +
    flow(
      [-0.22, -0.88, -0.4, -0.64, -0.6, -0.46, -0.74, -0.24],
      [-0.24, -1.14, -0.6, -1.06, -0.88, -0.6, -0.84, -0.1],
      4,
    ),
};
const centreParted: Lock = {
  data: symmetric(
    'M0 -1.22C.5 -1.22 .88 -.92 .9 -.42C.9 -.22 .87 -.06 .8 .14C.78 0 .77 -.12 .74 -.24C.66 -.46 .36 -.6 0 -.92',
  ),
  strands: bothSides(
    flow(
      [0.02, -0.94, 0.36, -0.62, 0.66, -0.46, 0.75, -0.2],
      [0.06, -1.2, 0.5, -1.2, 0.88, -0.8, 0.86, -0.1],
      6,
    ),
  ),
};
const bun = (y: number, radius: number): Lock => ({
  data: symmetric(
    `M0 ${y - radius}C${radius * 0.62} ${y - radius} ${radius * 1.08} ${y - radius * 0.5} ${radius * 1.08} ${y}C${radius * 1.08} ${y + radius * 0.6} ${radius * 0.6} ${y + radius} 0 ${y + radius}`,
  ),
  strands: `M${-radius * 0.8} ${y + radius * 0.1}C${-radius * 0.5} ${y - radius * 0.7} ${radius * 0.5} ${y - radius * 0.7} ${radius * 0.8} ${y}M${-radius * 0.5} ${y + radius * 0.4}C${-radius * 0.2} ${y - radius * 0.2} ${radius * 0.4} ${y - radius * 0.2} ${radius * 0.5} ${y + radius * 0.3}`,
});

/** Locks down both sides of the face, to the length, out as far as the width, waved so much. */
function curtains(length: number, width: number, wave: number): Lock[] {
  const third = (length + 0.4) / 3;
  const edge = `C${width + wave} ${-0.4 + third * 0.6} ${width - wave} ${-0.4 + third * 1.3} ${width + wave * 0.6} ${-0.4 + third * 2}C${width + wave * 1.2} ${length - third * 0.4} ${width - 0.04} ${length - 0.1} ${width - 0.24} ${length}`;
  const inner = `C${width - 0.42} ${length - third * 0.7} ${0.62 + wave} ${-0.4 + third * 1.8} ${0.7 - wave * 0.5} ${0.5}C.74 .3 .77 .06 .74 -.2`;
  const half = `M-.03 -1.22C.62 -1.22 .92 -.84 .92 -.4${edge}${inner}C.66 -.46 .3 -.66 -.03 -.94Z`;
  const strands = flow(
    [0.1, -1, 0.6, -0.6, 0.76, 0, 0.74, 0.5],
    [0.2, -1.18, 0.9, -0.8, width + wave, 0.4, width - 0.2, length],
    5,
  );
  return [
    { data: half, strands },
    { data: mirroredData(half), strands: mirroredData(strands) },
  ];
}

const fall = (length: number, width: number, wave = 0): Lock => ({
  data: symmetric(
    `M0 -1.2C.6 -1.2 .94 -.8 .94 -.3C${width + wave} .3 ${width - wave} .8 ${width} ${length * 0.7}C${width + wave} ${length * 0.9} ${width - 0.2} ${length} ${width * 0.5} ${length + 0.06}C.3 ${length + 0.1} .1 ${length + 0.04} 0 ${length + 0.04}`,
  ),
  strands: bothSides(`M.5 .6C.56 1 ${width * 0.5} ${length * 0.8} ${width * 0.5} ${length}`),
  shade: 0.2,
});

const blunt: Lock = {
  data: 'M-.82 .1C-.92 -.3 -.92 -.74 -.66 -1.02C-.4 -1.28 .4 -1.28 .66 -1.02C.92 -.74 .92 -.3 .82 .1C.8 -.06 .78 -.12 .74 -.22C.4 -.3 -.4 -.3 -.74 -.22C-.78 -.12 -.8 -.06 -.82 .1Z',
  strands: flow(
    [-0.72, -0.22, -0.8, -0.6, -0.5, -1, -0.05, -1.2],
    [0.72, -0.22, 0.8, -0.6, 0.5, -1, 0.05, -1.2],
    11,
  ),
};

function plaits(x: number, top: number, count: number): Lock[] {
  return [-1, 1].flatMap((s) => {
    const [left, right] = plaitLobes(s * x, top, count, s * 0.012);
    const end = top + count * 0.2;
    const at = s * (x + 0.012 * count);
    return [
      { data: left },
      { data: right, shade: 0.12 },
      {
        data: `M${at - 0.09} ${end - 0.1}L${at + 0.09} ${end - 0.1}L${at + 0.09} ${end}L${at - 0.09} ${end}Z`,
        band: true as const,
      },
      {
        data: `M${at - 0.08} ${end}L${at + 0.08} ${end}Q${at + 0.12} ${end + 0.16} ${at} ${end + 0.3}Q${at - 0.12} ${end + 0.16} ${at - 0.08} ${end}Z`,
      },
    ];
  });
}

const bobHalf =
  'M.2 -1.18C.7 -1.12 .96 -.76 .98 -.3C1.02 .14 1.04 .5 .96 .86C.86 1 .66 1 .5 .92C.64 .72 .74 .4 .75 .1C.76 -.04 .76 -.12 .74 -.22C.66 -.46 .36 -.62 .1 -.86Z';

export const longCuts: Readonly<Record<string, Cut>> = {
  bob: {
    behind: [fall(0.86, 0.94)],
    over: [
      {
        data: 'M-.2 -.9C-.36 -.66 -.62 -.46 -.73 -.24C-.77 .1 -.74 .5 -.52 .94C-.7 1.02 -.88 .98 -.98 .84C-1.06 .4 -1.02 0 -.96 -.38C-.9 -.82 -.6 -1.14 -.1 -1.22Z',
        strands: flow(
          [-0.24, -0.9, -0.6, -0.5, -0.76, 0, -0.6, 0.9],
          [-0.14, -1.18, -0.9, -1, -1.04, 0, -0.9, 0.9],
          4,
        ),
      },
      {
        data: 'M-.22 -.92C.2 -.66 .66 -.5 .74 -.2C.78 .12 .74 .5 .52 .94C.7 1.02 .88 .98 .98 .84C1.06 .4 1.02 0 .97 -.36C.92 -.92 .5 -1.24 0 -1.24C-.1 -1.24 -.2 -1.22 -.26 -1.16Z',
        strands: flow(
          [-0.2, -0.92, 0.5, -0.6, 0.76, -0.1, 0.6, 0.9],
          [-0.1, -1.2, 0.7, -1.2, 1.08, -0.2, 0.9, 0.9],
          6,
        ),
      },
    ],
    coversEars: true,
  },
  'blunt-bob': {
    behind: [fall(0.9, 0.92)],
    over: [
      { data: bobHalf, strands: 'M.3 -1.1C.8 -.9 .9 -.2 .84 .9M.2 -1C.7 -.8 .84 -.2 .7 .9' },
      {
        data: mirroredData(bobHalf),
        strands: mirroredData('M.3 -1.1C.8 -.9 .9 -.2 .84 .9M.2 -1C.7 -.8 .84 -.2 .7 .9'),
      },
      blunt,
    ],
    coversEars: true,
  },
  long: { behind: [fall(2.2, 1.06)], over: curtains(1.7, 1.02, 0.02), coversEars: true },
  'long-fringe': {
    behind: [fall(2.2, 1.06)],
    over: [...curtains(1.7, 1.02, 0.02), blunt],
    coversEars: true,
  },
  wavy: { behind: [fall(2, 1.2, 0.12)], over: curtains(1.75, 1.12, 0.13), coversEars: true },
  bun: { back: [bun(-1.36, 0.4)], over: [sideParted] },
  'low-bun': { behind: [bun(0.86, 0.56)], over: [sideParted] },
  pony: {
    behind: [
      {
        data: 'M.3 -1.1C.9 -1.3 1.36 -.8 1.34 -.1C1.32 .5 1.18 1 1.02 1.4C.86 1 .96 .5 .86 -.1Z',
        strands: 'M.8 -1C1.14 -.6 1.14 .2 1.04 1.1M.6 -.9C1 -.6 1.02 .1 .96 .8',
        shade: 0.08,
      },
    ],
    back: [{ data: 'M.3 -1.2L.62 -1.22L.7 -.96L.4 -.9Z', band: true }],
    over: [slick],
  },
  pigtails: {
    behind: [-1, 1].map((s): Lock => {
      const half = 'M.8 -.2C1.14 -.4 1.5 -.1 1.48 .4C1.46 .8 1.3 1.1 1.2 1.24C1.14 .9 1 .6 .86 .3Z';
      const strands = 'M.94 -.1C1.26 -.1 1.32 .5 1.2 1M.96 .1C1.12 .2 1.16 .6 1.14 .8';
      return {
        data: s === 1 ? half : mirroredData(half),
        strands: s === 1 ? strands : mirroredData(strands),
      };
    }),
    over: [
      centreParted,
      { data: bothSides('M.78 -.2Q.96 -.26 1 -.06Q.98 .14 .82 .14Z'), band: true },
    ],
  },
  'twin-buns': {
    back: [-1, 1].map((s): Lock => ({
      data: `M${s * 0.3} -1.1C${s * 0.3} -1.5 ${s * 1} -1.56 ${s * 1.02} -1.06C${s * 1} -.7 ${s * 0.5} -.66 ${s * 0.3} -1.1Z`,
      strands: `M${s * 0.44} -1.06C${s * 0.5} -1.36 ${s * 0.9} -1.34 ${s * 0.9} -1.02`,
    })),
    over: [centreParted],
  },
  braids: { over: [centreParted, ...plaits(0.9, 0.46, 7)], coversEars: true },
  'side-braid': {
    behind: [fall(0.7, 0.9)],
    over: [sideParted, ...plaits(0.86, 0.5, 8).slice(4)],
    coversEars: true,
  },
  hijab: {
    behind: [
      {
        data: symmetric(
          'M0 -1.22C.7 -1.22 1.02 -.7 1.04 0C1.06 .8 1.4 1.3 1.5 1.7C1 2.1 .4 2.1 0 2.1',
        ),
        band: true,
        shade: 0.1,
      },
    ],
    over: [
      {
        data: symmetricBand(
          'M.72 -.36C.78 -.9 .5 -1.24 0 -1.26',
          'M0 -.72C.36 -.72 .66 -.6 .72 -.36',
        ),
        band: true,
      },
      {
        data: 'M0 -1.26C.62 -1.26 .98 -.8 1 -.2C1.02 .4 .98 .8 1.1 1.2C1.2 1.6 .7 1.86 0 1.86C-.7 1.86 -1.2 1.6 -1.1 1.2C-.98 .8 -1.02 .4 -1 -.2C-.98 -.8 -.62 -1.26 0 -1.26L0 -.74C-.4 -.74 -.68 -.56 -.72 -.2C-.76 .2 -.66 .54 -.46 .8C-.3 .98 -.14 1.04 0 1.04C.14 1.04 .3 .98 .46 .8C.66 .54 .76 .2 .72 -.2C.68 -.56 .4 -.74 0 -.74Z',
        band: true,
        strands:
          'M-.84 .6C-.6 1.1 -.1 1.3 .5 1.16M-.98 .9C-.7 1.4 0 1.6 .7 1.3M.8 .5C.7 .9 .5 1.1 .2 1.2M-.86 -.4C-.8 -.8 -.5 -1.06 -.1 -1.1M.88 -.3C.82 -.7 .6 -1 .3 -1.1',
      },
    ],
    coversEars: true,
  },
};
