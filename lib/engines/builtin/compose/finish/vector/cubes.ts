import { rgbToHex, type Hex } from '@/lib/color/hex';
import { clusterColors, nearest, samplesOf } from '../color/clusters';
import { labToRgb, rgbToLab, type Lab } from '../color/oklab';
import { cubeWorld, faceLight } from '../raster/cube-world';
import { toPlanes } from '../raster/planes';
import { marginOf, widenedPixels, widenedRegions } from '../raster/tile';
import type { Segment } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import { addLayer, newShape } from './edit';
import type { VectorScene } from './scene';

export interface CubesOptions {
  /** Cubes across the shorter side. */
  count: number;
  /** Cubes that the roundest part of a figure stands out. */
  steps: number;
  /** Colours of the cubes, before light. */
  colors: number;
}

/** Pixels of the rendering that colours are read from, per cube. */
const READ_PX = 6;

function litHex(lab: Lab, factor: number): Hex {
  const [r, g, b] = labToRgb(...lab);
  return rgbToHex([
    Math.min(255, r * factor),
    Math.min(255, g * factor),
    Math.min(255, b * factor),
  ]);
}

/** The picture rebuilt from cubes in isometric view: only faces that are seen, one path a colour. */
export function cubes(shapes: Shapes, scene: VectorScene, options: CubesOptions): Shapes {
  const sidePx =
    (options.count * READ_PX * Math.max(scene.widthPx, scene.heightPx)) /
    Math.min(scene.widthPx, scene.heightPx);
  const image = scene.preview(shapes, sidePx);
  const marginPx = scene.isTile ? marginOf(image) : 0;
  const { lattice, colors } = cubeWorld(
    toPlanes(widenedPixels(image, marginPx)),
    widenedRegions(scene.regions(shapes, sidePx), marginPx),
    {
      cells: options.count,
      steps: options.steps,
      outdoors: scene.outdoors,
      ...(scene.isTile ? { tile: image } : {}),
    },
  );
  const palette = clusterColors(samplesOf(image.data), options.colors).map(({ lab }) => lab);
  const inks = colors.map((color) => {
    const [r, g, b] = color.map((v) => Math.max(0, Math.min(255, Math.round(v * 255))));
    return palette[nearest(rgbToLab(r!, g!, b!), palette)]!;
  });
  const light = faceLight(scene.light.directionDegrees);
  const scale = scene.widthPx / image.widthPx;
  const paths = new Map<Hex, Segment[]>();
  for (const { cube, face, points } of lattice.outlines()) {
    const fill = litHex(inks[cube]!, light[face]);
    const path = paths.get(fill) ?? [];
    if (path.length === 0) paths.set(fill, path);
    points.forEach(([x, y], i) =>
      path.push([i === 0 ? 'M' : 'L', (x - marginPx) * scale, (y - marginPx) * scale]),
    );
    path.push(['Z']);
  }
  const drawn = [...paths].map(([fill, path]): Shape =>
    newShape(path, {
      fill,
      // A hair of the same colour keeps the ground from showing between neighbours.
      stroke: {
        paint: fill,
        widthPx: 0.5 * scene.scale,
        opacity: 1,
        cap: 'round',
        join: 'round',
        dashes: [],
      },
    }),
  );
  const sky = shapes.list.filter(
    (shape) => shape.role === 'backdrop' || shape.role === 'atmosphere',
  );
  return addLayer({ ...shapes, list: sky }, 'cubes', drawn);
}
