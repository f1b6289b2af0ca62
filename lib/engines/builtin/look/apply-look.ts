import { type Pixels, type Plane } from '@/lib/engines/engine';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import { passesOfLevel } from '../compose/finish/artistic-level';
import { type Look } from '../compose/finish/look';
import { PHOTO_LOOKS } from '../compose/finish/looks/photo-looks';
import { kuwahara } from '../compose/finish/raster/kuwahara';
import { type Planes, toPixels, toPlanes } from '../compose/finish/raster/planes';
import { createScene } from '../compose/finish/raster/scene';
import { type PixelStep, runStep } from '../compose/finish/raster/steps';
import { type SceneLight } from '../compose/painting';
import { type Rgb } from '../compose/finish/color/oklab';
import { photoRegions } from './photo-regions';

export interface LookOptions {
  look: Look;
  seed: number;
  /** 1 as designed, less is plainer, more is bolder. */
  boldness: number;
  /** Coarseness of strokes and dots: 1 as designed, 2 twice as large. */
  coarseness: number;
  lightDegrees: number;
  inks: readonly Rgb[];
  /** How far colours drift from the picture's, 0 to 1: artists exaggerate. */
  drift: number;
  /** A photo has volume and depth of its own. */
  isPhoto: boolean;
}

/** Treatments run at this many pixels at most; larger pictures are enlarged from there. */
const MOST_WORK_PX = 1448 * 1448;

/**
 * Treats any picture as the composer treats its drawings: strokes, dots, cuts and grades of a look,
 * laid along the patches of the picture and around its subject. A look without passes of its own
 * paints the picture in broad even patches, as an illustrator would.
 */
export async function applyLook(
  image: Pixels,
  matte: Plane,
  options: LookOptions,
): Promise<Pixels> {
  const excess = Math.sqrt((image.widthPx * image.heightPx) / MOST_WORK_PX);
  const scale = 1 / Math.max(1, excess, options.coarseness);
  const size = {
    widthPx: Math.max(1, Math.round(image.widthPx * scale)),
    heightPx: Math.max(1, Math.round(image.heightPx * scale)),
  };
  const work = await resizePixels(image, size);
  const workMatte = await resizePlane(matte, size, 'cubic');
  const steps = stepsFor(options);
  const planes = toPlanes(work);
  const treated = run(planes, work, workMatte, steps, options);
  return resizePixels(toPixels(treated), image, 'cubic');
}

/** Whether a look is a way of photographing rather than one of drawing. */
export function isCamera({ name }: Look): boolean {
  return Object.values(PHOTO_LOOKS).some((look) => look.name === name);
}

function stepsFor({ look, isPhoto }: LookOptions): readonly PixelStep[] {
  const steps = look.raster.pixels;
  return isPhoto && isCamera(look) ? steps.filter(({ pass }) => pass !== 'solid') : steps;
}

function run(
  planes: Planes,
  image: Pixels,
  matte: Plane,
  steps: readonly PixelStep[],
  { look, isPhoto, boldness, inks, seed, lightDegrees, drift }: LookOptions,
): Planes {
  const { widthPx, heightPx } = image;
  const light = { ...DAYLIGHT, directionDegrees: lightDegrees };
  const scene = createScene({ widthPx, heightPx, light, boldness, inks }, seed, () =>
    photoRegions(image, matte),
  );
  // A photo has more detail than any hand would paint: it is taken out before the strokes are laid.
  const isPainted = steps.length === 0 || (isPhoto && !isCamera(look));
  const base = isPainted ? illustrated(planes, boldness) : planes;
  return [...steps, ...exaggeration(drift)].reduce(
    (result, step) => runStep(result, scene, step),
    base,
  );
}

const DAYLIGHT: SceneLight = {
  directionDegrees: 0,
  color: [255, 250, 240],
  ambient: [70, 80, 100],
  brightness: 0.9,
};

/** The saturation, contrast and clarity that an artistic level (0 plain to 5 bold) stands for. */
export function gradeByLevel(image: Pixels, artisticLevel: number): Pixels {
  const steps = passesOfLevel(artisticLevel);
  if (steps.length === 0) return image;
  const { widthPx, heightPx } = image;
  const scene = createScene(
    { widthPx, heightPx, light: DAYLIGHT, boldness: 1, inks: [] },
    0,
    noRegions,
  );
  return toPixels(steps.reduce((planes, step) => runStep(planes, scene, step), toPlanes(image)));
}

function noRegions(): never {
  throw new Error('Grading looks at no regions');
}

/** Fuller colours and deeper contrast the further a picture goes from its source. */
function exaggeration(drift: number): PixelStep[] {
  if (drift < 0.1) return [];
  return [
    { pass: 'grade', saturation: 0.35 * drift, contrast: 0.3 * drift, clarity: 0.25 * drift },
  ];
}

const PATCH_PX = 6;

/** Broad even patches with crisp borders, as an illustrator would paint it. */
function illustrated(planes: Planes, boldness: number): Planes {
  const scale = Math.min(planes.widthPx, planes.heightPx) / 1024;
  const radiusPx = Math.max(2, PATCH_PX * scale * boldness);
  return kuwahara(kuwahara(planes, radiusPx), radiusPx);
}
