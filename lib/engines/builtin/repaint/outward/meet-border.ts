import { type Pixels } from '@/lib/engines/engine';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { type Box } from '@/lib/imaging/kernels/components';
import { toByte } from '@/lib/imaging/kernels/float-plane';

/** Pixels on either side of the border whose colours are compared. */
const COMPARED_PX = 2;
/** A step fades over this share of the source's shorter side, and is smoothed as far along it. */
const FADE_SHARE = 0.05;
/** After so many times that length less than half a level is left. */
const REACH_FADES = 5;
/** A greater step, in levels, is an edge that happens to lie there. */
const MOST_STEP = 32;

/**
 * Takes the step of tone away that is left along the border of `source`: what is painted outside meets
 * the source there, and keeps its own colours farther out (after the membranes of P. Pérez et al.,
 * "Poisson image editing", 2003, but fading). The source itself is not changed.
 */
export function meetBorder(picture: Pixels, source: Box): Pixels {
  const { widthPx, heightPx } = picture;
  const data = Uint8Array.from(picture.data);
  const fadePx = Math.max(1, FADE_SHARE * Math.min(source.widthPx, source.heightPx));
  const steps = stepsAround(picture, source, Math.round(fadePx));
  for (let y = 0; y < heightPx; y++) {
    const row = nearestIn(y, source.topPx, source.heightPx);
    for (let x = 0; x < widthPx; x++) {
      const column = nearestIn(x, source.leftPx, source.widthPx);
      const [across, down] = [x - source.leftPx - column, y - source.topPx - row];
      const awayPx = Math.sqrt(across ** 2 + down ** 2);
      if (awayPx === 0 || awayPx > REACH_FADES * fadePx) continue;
      const share = Math.exp(-(awayPx - 1) / fadePx);
      const beside = across < 0 ? steps.left : steps.right;
      const upright = down < 0 ? steps.above : steps.below;
      for (let channel = 0; channel < 3; channel++) {
        const [first, second] = [beside?.[channel]![row], upright?.[channel]![column]];
        const step = meanOf(across === 0 ? undefined : first, down === 0 ? undefined : second);
        const at = (y * widthPx + x) * 4 + channel;
        data[at] = toByte(data[at]! + step * share);
      }
    }
  }
  return { ...picture, data };
}

/** Place within a length that is nearest to a position, counted from the length's beginning. */
function nearestIn(position: number, fromPx: number, lengthPx: number): number {
  return Math.max(0, Math.min(lengthPx - 1, position - fromPx));
}

function meanOf(first: number | undefined, second: number | undefined): number {
  if (first === undefined) return second ?? 0;
  return second === undefined ? first : (first + second) / 2;
}

/** Per side and colour what the painted part lacks along the border; undefined without room. */
function stepsAround(picture: Pixels, source: Box, smoothPx: number) {
  const { leftPx, topPx, widthPx, heightPx } = source;
  const stride = picture.widthPx;
  const [rightPx, bottomPx] = [leftPx + widthPx - 1, topPx + heightPx - 1];
  const rows = { from: topPx * stride, step: stride, count: heightPx };
  const columns = { from: leftPx, step: 1, count: widthPx };
  const along = (line: typeof rows, offset: number, outward: number, roomPx: number) =>
    roomPx < COMPARED_PX || Math.min(widthPx, heightPx) < COMPARED_PX
      ? undefined
      : [0, 1, 2].map((channel) =>
          smoothed(
            stepsAlong(picture, { ...line, from: line.from + offset }, outward, channel),
            smoothPx,
          ),
        );
  return {
    left: along(rows, leftPx, -1, leftPx),
    right: along(rows, rightPx, 1, stride - 1 - rightPx),
    above: along(columns, topPx * stride, -stride, topPx),
    below: along(columns, bottomPx * stride, stride, picture.heightPx - 1 - bottomPx),
  };
}

function stepsAlong(
  { data }: Pixels,
  line: { from: number; step: number; count: number },
  outward: number,
  channel: number,
): Float32Array {
  const steps = new Float32Array(line.count);
  for (let index = 0; index < line.count; index++) {
    const border = line.from + index * line.step;
    let sum = 0;
    for (let deep = 0; deep < COMPARED_PX; deep++) {
      const inside = (border - deep * outward) * 4 + channel;
      const outside = (border + (deep + 1) * outward) * 4 + channel;
      sum += data[inside]! - data[outside]!;
    }
    steps[index] = Math.max(-MOST_STEP, Math.min(MOST_STEP, sum / COMPARED_PX));
  }
  return steps;
}

/** Mean of the neighbours, twice: what is narrow must not be drawn outward as a streak. */
function smoothed(data: Float32Array, radiusPx: number): Float32Array {
  const line = { widthPx: data.length, heightPx: 1, data };
  return boxBlur(boxBlur(line, radiusPx), radiusPx).data;
}
