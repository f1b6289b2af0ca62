import type { Pixels } from '@/lib/engines/engine';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { Painting } from '../painting';
import { assemble } from './assemble';
import type { Rgb } from './color/oklab';
import type { Look } from './look';
import { toPixels, toPlanes } from './raster/planes';
import { readRegions } from './raster/regions';
import { createScene } from './raster/scene';
import { isCoarse, runStep, type PixelStep } from './raster/steps';
import { readShapes } from './shapes/read-shapes';
import { writeShapes } from './shapes/write-shapes';
import { createVectorScene } from './vector/scene';
import { runShapeSteps } from './vector/steps';

export interface RasterRun {
  look: Look;
  seed: number;
  boldness: number;
  inks: readonly Rgb[];
  /** Passes after those of the look. */
  extra?: readonly PixelStep[];
}

/** Treatments with coarse detail are run at this many pixels at most; their pictures are enlarged. */
const COARSE_WORK_PX = 1448 * 1448;

function workSize(painting: Painting, steps: readonly PixelStep[]) {
  const { widthPx, heightPx } = painting;
  const excess = Math.sqrt((widthPx * heightPx) / COARSE_WORK_PX);
  if (excess <= 1 || !isCoarse(steps)) return { widthPx, heightPx };
  return { widthPx: Math.round(widthPx / excess), heightPx: Math.round(heightPx / excess) };
}

/** Rasterises a painting and runs the passes of a look over it. */
export async function runRaster(painting: Painting, run: RasterRun): Promise<Pixels> {
  const steps = [...run.look.raster.pixels, ...(run.extra ?? [])];
  const size = workSize(painting, steps);
  const shapeSteps = run.look.raster.shapes ?? [];
  const shapes =
    shapeSteps.length > 0
      ? runShapeSteps(readShapes(painting), createVectorScene(painting, run), shapeSteps)
      : undefined;
  const svg = shapes ? writeShapes(shapes, size) : assemble(painting, size);
  const drawn = rasterizeSvg(svg, size);
  if (steps.length === 0) return drawn;
  const scene = createScene(
    { ...size, light: painting.light, boldness: run.boldness, inks: run.inks },
    run.seed,
    () => readRegions(shapes ?? readShapes(painting), size.widthPx, size.heightPx),
  );
  let planes = toPlanes(drawn);
  for (const step of steps) planes = runStep(planes, scene, step);
  return resizePixels(toPixels(planes), painting, 'cubic');
}
