import { type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { type Size } from '@/lib/imaging/size';

/** Strips of less than this, against the picture's shorter side, change that much less. */
const FULL_DEPTH = 0.22;

/**
 * The weight of something that comes up around a picture: 0 on it and beside it, 255 far away.
 * @param from where it begins, as a share of each strip's depth
 * @param to where all of it is there
 */
export function comingUp(canvas: Size, source: Box, from: number, to: number): Plane {
  const { widthPx, heightPx } = canvas;
  const shorterPx = Math.min(source.widthPx, source.heightPx);
  const ramp = { from, to, shorterPx };
  const across = alongAxis(widthPx, source.leftPx, source.widthPx, ramp);
  const down = alongAxis(heightPx, source.topPx, source.heightPx, ramp);
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      data[y * widthPx + x] = Math.round(255 * Math.max(across[x]!, down[y]!));
  return { widthPx, heightPx, data };
}

function alongAxis(
  lengthPx: number,
  fromPx: number,
  insidePx: number,
  { from, to, shorterPx }: { from: number; to: number; shorterPx: number },
): Float32Array {
  const afterPx = lengthPx - fromPx - insidePx;
  return Float32Array.from({ length: lengthPx }, (_, at) => {
    const isBefore = at < fromPx;
    const awayPx = isBefore ? fromPx - at : at - fromPx - insidePx + 1;
    if (awayPx <= 0) return 0;
    const depthPx = isBefore ? fromPx : afterPx;
    const share = Math.min(1, Math.max(0, (awayPx / depthPx - from) / (to - from)));
    return share ** 2 * (3 - 2 * share) * Math.min(1, depthPx / shorterPx / FULL_DEPTH);
  });
}
