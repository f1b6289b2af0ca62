import type { Pixels } from '@/lib/engines/engine';
import { vectorizeRawSync } from '@neplex/vectorizer';
import type { Regions } from '../raster/regions';
import { createScene } from '../raster/scene';
import { toPixels, toPlanes } from '../raster/planes';
import { runStep, type PixelStep } from '../raster/steps';
import { closedTile, marginOf, widenedPixels, widenedRegions } from '../raster/tile';
import { parseTransform } from '@/lib/svg/matrix';
import { parsePath, transformPath } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import { parseXml } from '../shapes/xml';
import { addLayer, groundShape, newShape, onlyLayer } from './edit';
import type { VectorScene } from './scene';

/** The package's enums exist only in its types: their values, as numbers. */
const COLOR = 0;
const STACKED = 0;
const SPLINE = 2;

/** What is traced of a tile beyond its borders, pixels of the bitmap: outlines are bent where a bitmap ends. */
const TILE_MARGIN_PX = 16;

export interface TracedOptions {
  /** The passes over pixels whose result is traced. */
  steps: readonly PixelStep[];
  /** Longer side of the bitmap that is traced. */
  sidePx: number;
  /** Bits of colour kept per channel, 1 to 8. */
  colorBits: number;
  /** Patches smaller than this many pixels (squared) are dropped. */
  specklePx: number;
  /** Steps of colour between neighbouring patches, 0 to 255: small ones give smooth tones. */
  stepSize?: number;
  /** What lies under the patches: one colour, or the backdrop of the drawing with its gradients. */
  ground: string | 'backdrop';
}

/**
 * Cuts a treated picture into shapes (vtracer): for prints whose marks are too free for the shapes of
 * the drawing, such as a linocut's, and for light that no gradient follows. The result holds outlines
 * only.
 */
export function traced(shapes: Shapes, scene: VectorScene, options: TracedOptions): Shapes {
  const drawn = scene.preview(shapes, options.sidePx);
  const image = treatedPixels(drawn, shapes, scene, options);
  if (options.ground === 'backdrop') openSky(image, scene.regions(shapes, options.sidePx));
  const marginPx = scene.isTile ? TILE_MARGIN_PX : 0;
  const treated = widenedPixels(image, marginPx);
  const svg = vectorizeRawSync(
    Buffer.from(treated.data.buffer, treated.data.byteOffset, treated.data.byteLength),
    { width: treated.widthPx, height: treated.heightPx },
    {
      colorMode: COLOR,
      hierarchical: STACKED,
      filterSpeckle: options.specklePx,
      colorPrecision: options.colorBits,
      layerDifference: options.stepSize ?? 24,
      mode: SPLINE,
      cornerThreshold: 60,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 1,
    },
  );
  const factor = scene.widthPx / drawn.widthPx;
  const list = parseXml(svg)
    .children.filter((element) => element.name === 'path')
    .map((element): Shape => {
      const [a, b, c, d, e, f] = parseTransform(element.attributes.transform);
      const path = transformPath(parsePath(element.attributes.d ?? ''), [
        a * factor,
        b * factor,
        c * factor,
        d * factor,
        (e - marginPx) * factor,
        (f - marginPx) * factor,
      ]);
      return newShape(path, { fill: (element.attributes.fill ?? '#000000').toLowerCase() });
    });
  if (options.ground !== 'backdrop')
    return onlyLayer(shapes, 'print', [groundShape(shapes, options.ground), ...list]);
  const sky = shapes.list.filter(({ role }) => role === 'backdrop' || role === 'atmosphere');
  return addLayer({ ...shapes, list: sky }, 'print', list);
}

/** A small rendering after passes; that of a tile still meets itself. */
function treatedPixels(
  image: Pixels,
  shapes: Shapes,
  scene: VectorScene,
  { steps, sidePx }: TracedOptions,
): Pixels {
  const marginPx = scene.isTile ? marginOf(image) : 0;
  const canvas = widenedPixels(image, marginPx);
  const raster = createScene(
    {
      widthPx: canvas.widthPx,
      heightPx: canvas.heightPx,
      light: scene.light,
      outdoors: scene.outdoors,
      boldness: scene.boldness,
      inks: scene.inks,
      ...(scene.isTile ? { tile: image } : {}),
    },
    Math.floor(scene.random('traced')() * 2 ** 32),
    () => widenedRegions(scene.regions(shapes, sidePx), marginPx),
  );
  const planes = steps.reduce((all, step) => runStep(all, raster, step), toPlanes(canvas));
  return closedTile(toPixels(planes), marginPx);
}

/** Makes the backdrop transparent: tracing leaves it out, as patches would cut its gradients to steps. */
function openSky({ data }: Pixels, { layer, roles }: Regions): void {
  for (let p = 0; p < layer.length; p += 1)
    if (layer[p] === 0 || roles[layer[p]! - 1] === 'backdrop') data[p * 4 + 3] = 0;
}
