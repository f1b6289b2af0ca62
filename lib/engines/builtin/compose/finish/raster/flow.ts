import { boxBlur } from './blur';

/** Direction along the edges at each pixel, as a unit vector; the sign means nothing. */
export interface Flow {
  x: Float32Array;
  y: Float32Array;
  /** 0 where no direction stands out to 1 at a clean edge. */
  coherence: Float32Array;
}

/**
 * The direction of edges and folds, from the smoothed structure tensor (Bigün and Granlund 1987).
 * Where nothing stands out it follows `fallback`, an angle in radians.
 */
export function edgeFlow(
  luma: Float32Array,
  widthPx: number,
  heightPx: number,
  smoothingPx: number,
  fallback = 0,
): Flow {
  const { xx, xy, yy } = tensor(luma, widthPx, heightPx, smoothingPx);
  const flow: Flow = { x: xx, y: xy, coherence: yy };
  // A weak constant tensor turns even ground towards the fallback direction.
  const lean = 2e-6;
  const [leanX, leanY] = [-Math.sin(fallback), Math.cos(fallback)];
  for (let p = 0; p < luma.length; p += 1) {
    const a = xx[p]! + lean * leanX * leanX;
    const b = xy[p]! + lean * leanX * leanY;
    const c = yy[p]! + lean * leanY * leanY;
    const angle = 0.5 * Math.atan2(2 * b, a - c);
    const spread = Math.hypot(a - c, 2 * b);
    flow.x[p] = -Math.sin(angle);
    flow.y[p] = Math.cos(angle);
    flow.coherence[p] = a + c < 1e-5 ? 0 : spread / (a + c);
  }
  return flow;
}

function tensor(luma: Float32Array, width: number, height: number, smoothingPx: number) {
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(luma.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const gx =
        luma[row + right]! -
        luma[row + left]! +
        0.5 * (luma[up + right]! - luma[up + left]! + luma[down + right]! - luma[down + left]!);
      const gy =
        luma[down + x]! -
        luma[up + x]! +
        0.5 * (luma[down + left]! - luma[up + left]! + luma[down + right]! - luma[up + right]!);
      xx[row + x] = gx * gx;
      xy[row + x] = gx * gy;
      yy[row + x] = gy * gy;
    }
  }
  const smooth = (plane: Float32Array) => boxBlur(plane, width, height, smoothingPx, 2);
  return { xx: smooth(xx), xy: smooth(xy), yy: smooth(yy) };
}

/**
 * Line integral convolution (Cabral and Leedom 1993): smears a plane along the flow, so that noise
 * becomes hair-like streaks. `reachPx` is the length to either side.
 */
export function smearAlong(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  flow: Flow,
  reachPx: number,
): Float32Array {
  const result = new Float32Array(plane.length);
  const steps = Math.max(1, Math.round(reachPx));
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      let sum = plane[p]!;
      let count = 1;
      for (let side = -1; side <= 1; side += 2) {
        let [px, py] = [x + 0.5, y + 0.5];
        let [vx, vy] = [flow.x[p]! * side, flow.y[p]! * side];
        for (let step = 0; step < steps; step += 1) {
          px += vx;
          py += vy;
          if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) break;
          const q = (py | 0) * widthPx + (px | 0);
          sum += plane[q]!;
          count += 1;
          const [fx, fy] = [flow.x[q]!, flow.y[q]!];
          const turn = fx * vx + fy * vy < 0 ? -1 : 1;
          vx = fx * turn;
          vy = fy * turn;
        }
      }
      result[p] = sum / count;
    }
  }
  return result;
}
