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
import { isCoarse, passesOfTile, runStep, type PixelStep } from './raster/steps';
import { closedTile, marginOf, widenedPixels, widenedRegions } from './raster/tile';
import { figuresOf, passesOverLand, photograph } from './photograph';
import { formsOf } from './shapes/forms';
import { readShapes } from './shapes/read-shapes';
import type { Shapes } from './shapes/shape';
import { writeShapes } from './shapes/write-shapes';
import { createVectorScene } from './vector/scene';
import { runShapeSteps, stepsOfTile } from './vector/steps';

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
  const extra = run.extra ?? [];
  if (run.look.photographs && painting.land) {
    const steps = [...passesOverLand(run.look.raster.pixels), ...extra];
    const size = workSize(painting, steps);
    const figures = figuresOf(painting);
    const photo = await photograph(figures, painting.land, run.seed, size);
    return runPasses(photo, steps, run, painting, () => formsOf(readShapes(figures)));
  }
  const passes = [...run.look.raster.pixels, ...extra];
  const steps = painting.isTile ? passesOfTile(passes) : passes;
  const size = workSize(painting, steps);
  const shapeSteps = run.look.raster.shapes ?? [];
  const shapes =
    shapeSteps.length > 0
      ? runShapeSteps(
          readShapes(painting),
          createVectorScene(painting, run),
          painting.isTile ? stepsOfTile(shapeSteps) : shapeSteps,
        )
      : undefined;
  const svg = shapes ? writeShapes(shapes, size) : assemble(painting, size);
  const drawn = rasterizeSvg(svg, size);
  // A camera sees solid things: what is painted on them follows their form.
  const seen = run.look.photographs ? formsOf : (all: Shapes) => all;
  return runPasses(drawn, steps, run, painting, () => seen(shapes ?? readShapes(painting)));
}

/** Runs passes over a drawn picture and brings it to the size of the painting. */
async function runPasses(
  drawn: Pixels,
  steps: readonly PixelStep[],
  run: RasterRun,
  painting: Painting,
  shapes: () => Shapes,
): Promise<Pixels> {
  if (steps.length === 0) return resizePixels(drawn, painting, 'cubic');
  const marginPx = painting.isTile ? marginOf(drawn) : 0;
  const canvas = widenedPixels(drawn, marginPx);
  const { widthPx, heightPx } = canvas;
  const scene = createScene(
    {
      widthPx,
      heightPx,
      light: painting.light,
      outdoors: painting.outdoors ?? false,
      boldness: run.boldness,
      inks: run.inks,
      ...(painting.isTile ? { tile: drawn } : {}),
    },
    run.seed,
    () => widenedRegions(readRegions(shapes(), drawn.widthPx, drawn.heightPx), marginPx),
  );
  const planes = steps.reduce((current, step) => runStep(current, scene, step), toPlanes(canvas));
  return resizePixels(closedTile(toPixels(planes), marginPx), painting, 'cubic');
}
