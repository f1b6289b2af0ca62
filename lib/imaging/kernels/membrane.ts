import { type Size } from '../size';
import { coarseToFine } from './coarse-to-fine';
import { type FloatPlane } from './float-plane';

/** Relaxation sweeps per level: each level starts from the next coarser solution. */
const SWEEPS = 16;
/** Over-relaxation, which carries a correction further per sweep. */
const RELAXATION = 1.5;
const COARSEST_SIDE_PX = 4;

/**
 * Continues the known pixels smoothly over the unknown ones: the membrane (Laplace equation) that is
 * fixed at known pixels and free at the picture's borders, solved from coarse to fine.
 * Known pixels keep their values; without any, everything is 0.
 * @param unknown non-zero where a value is wanted
 */
export function membrane(values: FloatPlane, unknown: Uint8Array): FloatPlane {
  const { widthPx, heightPx } = values;
  const data = coarseToFine<Level>(
    { widthPx, heightPx, values, unknown },
    {
      coarsestSidePx: COARSEST_SIDE_PX,
      halve: (level) => halve(level.values, level.unknown),
      relax: (level, _, start) => relax(startOf(level, start), level.unknown).data,
    },
  );
  return { widthPx, heightPx, data };
}

interface Level extends Size {
  values: FloatPlane;
  unknown: Uint8Array;
}

/** Known pixels as they are; unknown ones at the coarser solution, or at the mean where there is none. */
function startOf({ values, unknown }: Level, start: Float32Array | undefined): FloatPlane {
  if (!start) return flat(values, unknown);
  for (let at = 0; at < start.length; at++) if (unknown[at] === 0) start[at] = values.data[at]!;
  return { ...values, data: start };
}

/** Unknown pixels at the mean of the known ones. */
function flat(values: FloatPlane, unknown: Uint8Array): FloatPlane {
  let sum = 0;
  let count = 0;
  values.data.forEach((value, at) => {
    if (unknown[at] !== 0) return;
    sum += value;
    count++;
  });
  const mean = count === 0 ? 0 : sum / count;
  return { ...values, data: values.data.map((value, at) => (unknown[at] === 0 ? value : mean)) };
}

/** Half the size; a cell is the mean of its known pixels, unknown where it has none. */
function halve({ widthPx, heightPx, data }: FloatPlane, unknown: Uint8Array): Level {
  const size = { widthPx: (widthPx + 1) >> 1, heightPx: (heightPx + 1) >> 1 };
  const sums = new Float32Array(size.widthPx * size.heightPx);
  const counts = new Uint8Array(sums.length);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      if (unknown[at] !== 0) continue;
      const cell = (y >> 1) * size.widthPx + (x >> 1);
      sums[cell] = sums[cell]! + data[at]!;
      counts[cell] = counts[cell]! + 1;
    }
  const holes = counts.map((count) => (count === 0 ? 255 : 0));
  const means = sums.map((sum, cell) => (counts[cell] === 0 ? 0 : sum / counts[cell]!));
  return { ...size, values: { ...size, data: means }, unknown: holes };
}

/** Gauss–Seidel with over-relaxation: each unknown pixel towards the mean of its neighbours. */
function relax(plane: FloatPlane, unknown: Uint8Array): FloatPlane {
  const { widthPx, heightPx, data } = plane;
  const holes = indicesOf(unknown);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let hole = 0; hole < holes.length; hole++) {
      // Every other sweep runs backwards, so that no direction is favoured.
      const at = holes[sweep % 2 === 0 ? hole : holes.length - 1 - hole]!;
      const x = at % widthPx;
      let sum = 0;
      let count = 0;
      if (x > 0) [sum, count] = [sum + data[at - 1]!, count + 1];
      if (x + 1 < widthPx) [sum, count] = [sum + data[at + 1]!, count + 1];
      if (at >= widthPx) [sum, count] = [sum + data[at - widthPx]!, count + 1];
      if (at + widthPx < widthPx * heightPx) [sum, count] = [sum + data[at + widthPx]!, count + 1];
      data[at] = data[at]! + RELAXATION * (sum / count - data[at]!);
    }
  return plane;
}

function indicesOf(unknown: Uint8Array): Int32Array {
  const indices = new Int32Array(unknown.length);
  let count = 0;
  for (let at = 0; at < unknown.length; at++) if (unknown[at] !== 0) indices[count++] = at;
  return indices.subarray(0, count);
}
