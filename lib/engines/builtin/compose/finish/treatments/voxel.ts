import { cubeWorld, faceLight } from '../raster/cube-world';
import type { Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface VoxelOptions {
  /** Cubes across the shorter side. */
  cells: number;
  /** Cubes that the roundest part of a figure stands out. */
  steps: number;
}

/** Width of the bevel along the rim of a face, in widths of the face. */
const BEVEL = 0.07;
const BEVEL_LIGHT = { top: 1.08, left: 0.9, right: 0.9 } as const;

/** Voxels: the picture rebuilt from cubes in isometric view, each with a top, a left and a right face. */
export function voxel(planes: Planes, scene: RasterScene, options: VoxelOptions): Planes {
  const { widthPx, heightPx } = planes;
  const { lattice, colors } = cubeWorld(planes, scene.regions(), {
    ...options,
    outdoors: scene.outdoors ?? false,
    ...(scene.tile ? { tile: scene.tile } : {}),
  });
  const light = faceLight(scene.light.directionDegrees);
  const [red, green, blue] = [planes.red.slice(), planes.green.slice(), planes.blue.slice()];
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const { at, rim } = lattice.locate(x, y);
      const seen = lattice.faceAt(at);
      if (!seen) continue;
      const factor = light[seen.face] * (rim < BEVEL ? BEVEL_LIGHT[seen.face] : 1);
      const color = colors[seen.cube]!;
      red[p] = color[0] * factor;
      green[p] = color[1] * factor;
      blue[p] = color[2] * factor;
    }
  }
  return { ...planes, red, green, blue };
}
