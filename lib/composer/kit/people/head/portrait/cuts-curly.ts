import { times } from '@/lib/svg/point';
import type { Cut, Lock } from './hair';
import { ringlets, scalloped } from './strands';
import { mirroredData } from './turn';

/** A crown of curls round the face: outer bumps, then the hairline back. */
function crown(
  middle: readonly [number, number],
  radii: readonly [number, number],
  bumps: number,
  [from, to]: readonly [number, number],
  curls: number,
): Lock {
  const outer = scalloped(middle, radii, bumps, [from, to]);
  return {
    data: `${outer}C.8 .1 .78 -.1 .74 -.22C.7 -.42 .6 -.52 .5 -.5C.42 -.64 .28 -.62 .22 -.56C.14 -.68 -.02 -.68 -.08 -.58C-.16 -.68 -.32 -.66 -.36 -.54C-.48 -.6 -.62 -.52 -.64 -.4C-.74 -.34 -.78 -.1 -.8 .1Z`,
    strands: ringlets([middle[0], middle[1] - 0.3], [radii[0] * 1, radii[1] * 0.86], curls, 0.1),
    isCurly: true,
  };
}

const halo = (
  middle: readonly [number, number],
  radii: readonly [number, number],
  bumps: number,
): Lock => ({
  data: `${scalloped(middle, radii, bumps)}Z`,
  strands: ringlets(middle, radii, 26, 0.1),
  shade: 0.17,
  isCurly: true,
});

function locs(): Lock[] {
  return [-1, 1].flatMap((s) =>
    times(4, (index): Lock => {
      const [x, end, w] = [0.66 + index * 0.13, 1.5 - index * 0.14, 0.075];
      const half = `M${x - w} -.3C${x - w + 0.1} .3 ${x - w + 0.06} ${end * 0.6} ${x - w + 0.1} ${end}Q${x + 0.1} ${end + 0.1} ${x + w + 0.1} ${end}C${x + w + 0.12} ${end * 0.6} ${x + w + 0.1} .3 ${x + w} -.3Z`;
      const strands = times(
        6,
        (row) => `M${x - 0.02} ${0.1 + row * 0.22}L${x + 0.2} ${0.16 + row * 0.22}`,
      ).join('');
      return {
        data: s === 1 ? half : mirroredData(half),
        strands: s === 1 ? strands : mirroredData(strands),
        shade: index % 2 ? 0.12 : 0.02,
      };
    }),
  );
}

export const curlyCuts: Readonly<Record<string, Cut>> = {
  curls: {
    over: [crown([0, -0.5], [0.82, 0.62], 9, [150, 390], 16)],
  },
  curly: {
    behind: [halo([0, 0.1], [0.98, 0.86], 15)],
    over: [crown([0, -0.42], [0.98, 0.74], 11, [146, 394], 24)],
    coversEars: true,
  },
  afro: {
    behind: [halo([0, -0.42], [1.2, 1.06], 22)],
    over: [crown([0, -0.5], [1.12, 0.94], 16, [142, 398], 34)],
    coversEars: true,
  },
  granny: {
    back: [halo([0, -1.2], [0.34, 0.28], 9)],
    over: [crown([0, -0.46], [0.86, 0.62], 9, [148, 392], 15)],
    coversEars: true,
  },
  dreads: {
    behind: locs().slice(2, 4),
    over: [
      ...locs(),
      {
        data: 'M-.8 .1C-.94 -.3 -.9 -.8 -.6 -1.06C-.36 -1.26 .36 -1.26 .6 -1.06C.9 -.8 .94 -.3 .8 .1C.78 -.08 .76 -.2 .72 -.34C.64 -.56 .34 -.7 0 -.7C-.34 -.7 -.64 -.56 -.72 -.34C-.76 -.2 -.78 -.08 -.8 .1Z',
        strands: times(7, (index) => {
          const x = -0.66 + index * 0.22;
          return `M${x} ${-0.6 - 0.12 * Math.cos(x * 2)}C${x * 1.1} -.9 ${x * 0.7} -1.1 ${x * 0.4} -1.2`;
        }).join(''),
      },
    ],
    coversEars: true,
  },
};
