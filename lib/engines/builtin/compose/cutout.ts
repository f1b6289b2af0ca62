import { type Brief, illustrateThings } from '@/lib/composer';
import type { DrawReport, DrawSpec, Pixels } from '@/lib/engines/engine';
import type { Box } from '@/lib/imaging/kernels/components';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { Size } from '@/lib/imaging/size';
import { assemble, previewSize } from './finish/assemble';
import { applyPalette } from './finish/palette/recolor';
import { toPixels, toPlanes } from './finish/raster/planes';
import { readRegions } from './finish/raster/regions';
import { createScene } from './finish/raster/scene';
import { formsOf } from './finish/shapes/forms';
import { readShapes } from './finish/shapes/read-shapes';
import { solid, type SolidOptions } from './finish/treatments/solid';
import { paintingOf } from './kit-painting';
import type { Painting } from './painting';
import type { Wanted } from './wanted';

/** Longer side of the painting that subjects are arranged in; it is vector, so any will do. */
const PAINTING_SIDE_PX = 1024;
/** Their box is found on a rendering of this size. */
const PROBE_SIDE_PX = 256;

/** Volume is modelled at this size at least: its blurs are told in pixels. */
const SOLID_SIDE_PX = 640;

/** Volume and light of things in a photo: matt, with a soft highlight and dark creases. */
const PHOTO_SOLID: SolidOptions = {
  what: 'subjects',
  roundness: 0.06,
  body: 1.1,
  gloss: 0.3,
  dents: 0,
  rim: 0.3,
  strength: 0.9,
  occlusion: 0.9,
};

/** Things on transparency, cropped to what is drawn, and what of the prompt they are. */
export interface Cutout {
  painting: Painting;
  report: Pick<DrawReport, 'drew' | 'notDrawn'>;
}

/**
 * The things of a prompt and nothing else, arranged for a box of the given shape and cropped to what
 * is drawn; undefined when nothing is. Place, weather and plain grounds are left out, and so is the
 * hour: who puts the cutout somewhere lights it there.
 */
export function cutoutOf(wanted: Wanted, spec: DrawSpec, shape: Size): Cutout | undefined {
  const scale = PAINTING_SIDE_PX / Math.max(shape.widthPx, shape.heightPx);
  const size = {
    widthPx: Math.max(PAINTING_SIDE_PX / 3, Math.round(shape.widthPx * scale)),
    heightPx: Math.max(PAINTING_SIDE_PX / 3, Math.round(shape.heightPx * scale)),
  };
  const drawn = drawThings(wanted.brief, { ...spec, ...size });
  const cropped = drawn && crop(drawn.painting);
  if (!cropped) return undefined;
  return { painting: applyPalette(cropped, spec.colors ?? []).painting, report: drawn.report };
}

function drawThings(brief: Brief, spec: DrawSpec): Cutout | undefined {
  const { prompt, widthPx, heightPx, seed, variant } = spec;
  const drawn = illustrateThings({ brief, prompt, widthPx, heightPx, seed, variant });
  return drawn && { painting: paintingOf(drawn), report: drawn };
}

/**
 * A cropped painting on transparency, at the given size (its ratio is kept by the caller).
 * @param lightDegrees where the light comes from, clockwise from above; undefined for flat colours
 */
export function renderSubjects(
  painting: Painting,
  size: Size,
  seed: number,
  lightDegrees: number | undefined,
): Pixels {
  if (lightDegrees === undefined) return rasterizeSvg(assemble(painting, size), size);
  const scale = Math.max(1, SOLID_SIDE_PX / Math.max(size.widthPx, size.heightPx));
  const large = {
    widthPx: Math.round(size.widthPx * scale),
    heightPx: Math.round(size.heightPx * scale),
  };
  return shrinkPixels(renderSolid(painting, large, seed, lightDegrees), size);
}

function renderSolid(painting: Painting, size: Size, seed: number, lightDegrees: number): Pixels {
  const flat = rasterizeSvg(assemble(painting, size), size);
  const scene = createScene(
    {
      ...size,
      light: { ...painting.light, directionDegrees: lightDegrees },
      boldness: 1,
      inks: [],
    },
    seed,
    () => readRegions(formsOf(readShapes(painting)), size.widthPx, size.heightPx),
  );
  const { data } = toPixels(solid(toPlanes(flat), scene, PHOTO_SOLID));
  for (let at = 3; at < data.length; at += 4) data[at] = flat.data[at]!;
  return { ...size, data };
}

/** The box of what a painting draws on transparency, in its own units; undefined where that is nothing. */
export function drawnBox(painting: Painting): Box | undefined {
  const size = previewSize(painting, PROBE_SIDE_PX);
  const { data } = rasterizeSvg(assemble(painting, size), size);
  let [left, top, right, bottom] = [size.widthPx, size.heightPx, -1, -1];
  for (let pixel = 0; pixel < size.widthPx * size.heightPx; pixel += 1) {
    if (data[pixel * 4 + 3]! < 8) continue;
    const [x, y] = [pixel % size.widthPx, Math.floor(pixel / size.widthPx)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  const scale = painting.widthPx / size.widthPx;
  return {
    leftPx: left * scale,
    topPx: top * scale,
    widthPx: (right - left + 1) * scale,
    heightPx: (bottom - top + 1) * scale,
  };
}

function crop(painting: Painting): Painting | undefined {
  const box = drawnBox(painting);
  if (box === undefined) return undefined;
  const { leftPx, topPx, widthPx, heightPx } = box;
  const shift = `translate(${-leftPx} ${-topPx})`;
  return {
    ...painting,
    widthPx,
    heightPx,
    layers: painting.layers.map((layer) => ({
      ...layer,
      svg: `<g transform="${shift}">${layer.svg}</g>`,
    })),
  };
}
