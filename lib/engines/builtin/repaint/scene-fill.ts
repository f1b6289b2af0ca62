import { type Brief, illustrate } from '@/lib/composer';
import { type DrawSpec, type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, growBox, pastePixels } from '@/lib/imaging/kernels/crop';
import { featherInwards } from '@/lib/imaging/kernels/morphology';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { type Size } from '@/lib/imaging/size';
import { compose } from '../compose/compose';
import { assemble } from '../compose/finish/assemble';
import { paintingOf, placed } from '../compose/kit-painting';
import { joinSeam, RIM_PX } from './seam';
import { dressFor } from './settle';
import { type Surroundings } from './surroundings';

/** Scenes are drawn at least this large: their details are told for pictures of some size. */
const LEAST_SIDE_PX = 512;
const MOST_SIDE_PX = 2048;
/** Width of the seam between scene and picture, as a share of the hole's shorter side. */
const FEATHER_SHARE = 0.12;

/**
 * Fills a hole with a place: drawn for the hole's box, brought towards the picture's light, and
 * fading into the fill along the hole's border.
 */
export async function fillWithScene(
  image: Pixels,
  hole: Plane,
  box: Box,
  scene: { brief: Brief; spec: DrawSpec; isSky: boolean },
  surroundings: Surroundings,
  context: EngineContext,
): Promise<Pixels> {
  // A rim of the picture belongs to it, so that its colours can be compared along the border.
  const area = growBox(box, RIM_PX, image);
  const size = sceneSize(area);
  const spec = { ...scene.spec, ...size, output: 'raster', textLayout: undefined } as const;
  const drawn = scene.isSky
    ? drawSky(scene.brief, spec)
    : await drawPlace(spec, surroundings, context);
  const fitted = await resizePixels(drawn, area);
  const featherPx = Math.max(2, Math.round(Math.min(box.widthPx, box.heightPx) * FEATHER_SHARE));
  const seam = { hole: cropPlane(hole, area), featherPx, isOpen: scene.isSky };
  const part = joinSeam(cropPixels(image, area), dressFor(fitted, surroundings), seam);
  const layer = { ...image, data: Uint8Array.from(image.data) };
  pastePixels(layer, part, area.leftPx, area.topPx);
  return composite(image, layer, featherInwards(hole, featherPx));
}

function sceneSize({ widthPx, heightPx }: Size): Size {
  const larger = Math.max(1, LEAST_SIDE_PX / Math.min(widthPx, heightPx));
  const scale = Math.min(larger, MOST_SIDE_PX / Math.max(widthPx, heightPx));
  return {
    widthPx: Math.max(64, Math.round(widthPx * scale)),
    heightPx: Math.max(64, Math.round(heightPx * scale)),
  };
}

async function drawPlace(
  spec: DrawSpec,
  { isDrawing }: Surroundings,
  context: EngineContext,
): Promise<Pixels> {
  const inPhoto = isDrawing || spec.curatedStyle || spec.style ? {} : PHOTO_STYLE;
  const drawing = await compose({ ...spec, ...inPhoto }, context);
  if (drawing.kind !== 'raster') throw new Error('A raster was asked for');
  return drawing.pixels;
}

const PHOTO_STYLE = { curatedStyle: 'Photorealism' } as const;

/** Only the sky that a prompt tells of: its light, its sun or moon, stars and clouds. */
function drawSky(brief: Brief, { prompt, widthPx, heightPx, seed, variant }: DrawSpec): Pixels {
  const sky = { ...placed(brief, 'sky'), elements: brief.elements };
  const drawn = illustrate({ brief: sky, prompt, widthPx, heightPx, seed, variant });
  const painting = paintingOf(drawn);
  return rasterizeSvg(assemble(painting, { widthPx, heightPx }), { widthPx, heightPx });
}
