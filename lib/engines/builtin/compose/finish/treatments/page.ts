import { smoothstep } from '../raster/math';
import { noiseField } from '../raster/noise';
import { paperTooth } from '../raster/paper';
import type { Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface PageOptions {
  paper: readonly [number, number, number];
  /** Width of the bare margin, and how far the paint strays over it, in pixels at 1024. */
  marginPx: number;
  raggedPx: number;
}

/** A picture on the page of a book: it ends in a ragged edge with round corners, paper around it. */
export function page(planes: Planes, scene: RasterScene, options: PageOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const tooth = paperTooth(scene, 2);
  const stray = noiseField(widthPx, heightPx, scene.random('page'), {
    scalePx: 120 * scale,
    octaves: 5,
    roughness: 0.62,
  });
  const corner = options.marginPx * 2.2 * scale;
  const cover = new Float32Array(stray.length);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    const toY = Math.min(y, heightPx - 1 - y);
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const toX = Math.min(x, widthPx - 1 - x);
      const [dx, dy] = [Math.max(0, corner - toX), Math.max(0, corner - toY)];
      const inside = dx > 0 && dy > 0 ? corner - Math.hypot(dx, dy) : Math.min(toX, toY);
      const edge = inside / scale + stray[p]! * options.raggedPx + tooth[p]! * 5;
      cover[p] = smoothstep(options.marginPx - 6, options.marginPx + 10, edge);
    }
  }
  const channel = (plane: Float32Array, paper: number) => {
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1) {
      const bare = paper * (1 + 0.012 * tooth[p]!);
      result[p] = bare + (plane[p]! - bare) * cover[p]!;
    }
    return result;
  };
  return {
    ...planes,
    red: channel(planes.red, options.paper[0]),
    green: channel(planes.green, options.paper[1]),
    blue: channel(planes.blue, options.paper[2]),
  };
}
