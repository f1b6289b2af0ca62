import { type Brief } from '@/lib/composer';
import { type DrawSpec, type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, resizePixels, shrinkPixels } from '@/lib/imaging/kernels/resize';
import { horizonOf } from '@/lib/imaging/horizon';
import { lumaOf } from '@/lib/imaging/quality';
import { fitInside, type Size } from '@/lib/imaging/size';
import { treatmentOf } from '../../compose/finish/treatment-of';
import { mediumOf } from '../../compose/brief-of';
import { emptied, placed } from '../../compose/kit-painting';
import { drawGuidedPixels } from '../../compose/guided-scene';
import { seedOfVariant } from '@/lib/random/random';
import { comingUp } from './coming-up';
import { dressFor } from '../settle';
import { type Surroundings } from '../surroundings';

/** Places are drawn at this longer side at most; their air has few details. */
const MOST_SIDE_PX = 1536;
/** A place is not there yet at the first share of a strip's depth, and all there from the second. */
const FROM_SHARE = 0.04;
const TO_SHARE = 0.72;
/** How far a place is seen in the light of the picture: where the prompt names an hour, and else. */
const LIGHT_OF_HOUR = 0.4;
const LIGHT_OF_PLACE = 0.75;
/** A picture darker than this, in OKLab, was taken at night. */
const NIGHT_LIGHTNESS = 0.38;
/** A drawn scene is sky in this upper part, whatever its horizon. */
const SKY_PART = 0.4;
/** Its horizon lies a little below that. */
const SKY_HORIZON = 0.46;
/** From this share of its height down a sky thins out. */
const THINS_FROM = 0.45;
/** Where no horizon is seen, skies end here. */
const LOWEST_SKY = 0.55;
/** Columns beside one, as a share of the width, that tell how far down the sky reaches there … */
const SKY_WINDOW = 0.12;
/** … by what this share of them have at least. */
const SKY_RANK = 0.4;
/** A sky is told from the ground at this size … */
const SKY_SIDE_PX = 160;
/** … by steps of luma, from pixel to pixel, that end it. */
const SKY_STEP = 9;
const SKY_SOFTNESS = 3;

export interface PlaceRequest {
  brief: Brief;
  spec: DrawSpec;
  /** Where the picture is on the canvas. */
  source: Box;
  surroundings: Surroundings;
  /** Only the sky is told of: the ground goes on as it is. */
  isSky: boolean;
}

/**
 * Goes over, around a picture, from its own continuation to the place, hour and weather that a prompt
 * names: not at all at the picture's border and entirely at the far end, with the horizon in one line.
 * @param extended the canvas with the picture continued
 */
export async function goOverToPlace(
  extended: Pixels,
  request: PlaceRequest,
  context: EngineContext,
): Promise<Pixels> {
  const { brief, source, surroundings, isSky } = request;
  const drawn = isSky ? await drawSky(extended, request) : await drawPlace(extended, request);
  context.signal.throwIfAborted();
  const lightShare = brief.hour === undefined ? LIGHT_OF_PLACE : LIGHT_OF_HOUR;
  const place = dressFor(drawn, { ...surroundings, lightShare });
  const weight = comingUp(extended, source, FROM_SHARE, TO_SHARE);
  return composite(extended, place, isSky ? times(weight, skyOf(extended)) : weight);
}

/** The place, its horizon where the canvas has its own. */
async function drawPlace(canvas: Pixels, request: PlaceRequest): Promise<Pixels> {
  const horizon = horizonOf(canvas);
  return resizePixels(await draw(fitInside(canvas, MOST_SIDE_PX), request, horizon), canvas);
}

/** Only a sky, down to where the canvas has its own or the picture begins; below that nothing new. */
async function drawSky(canvas: Pixels, request: PlaceRequest): Promise<Pixels> {
  const end = Math.max(horizonOf(canvas) ?? LOWEST_SKY, request.source.topPx / canvas.heightPx);
  const sky = { widthPx: canvas.widthPx, heightPx: Math.round(canvas.heightPx * end) };
  const whole = { ...sky, heightPx: Math.round(sky.heightPx / SKY_PART) };
  const size = fitInside(whole, MOST_SIDE_PX);
  const drawn = await draw(size, request, undefined);
  const heightPx = Math.max(1, Math.floor(size.heightPx * SKY_PART));
  const part = cropPixels(drawn, { leftPx: 0, topPx: 0, widthPx: size.widthPx, heightPx });
  const result = { ...canvas, data: Uint8Array.from(canvas.data) };
  pastePixels(result, await resizePixels(part, sky), 0, 0);
  return composite(canvas, result, thinningDown(canvas, sky.heightPx));
}

/** All of a sky above, less and less of it towards its lower end. */
function thinningDown({ widthPx, heightPx }: Size, endPx: number): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < endPx; y++) {
    const share = Math.min(1, (1 - y / endPx) / (1 - THINS_FROM));
    data.fill(Math.round(255 * share), y * widthPx, (y + 1) * widthPx);
  }
  return { widthPx, heightPx, data };
}

function draw(size: Size, request: PlaceRequest, horizon: number | undefined): Promise<Pixels> {
  const { brief, spec, surroundings, isSky } = request;
  const place = isSky ? placed(brief, 'hills') : emptied(brief);
  const asked = { ...spec, ...size, seed: seedOfVariant(spec), textLayout: undefined };
  const lit = { ...place, hour: place.hour ?? hourOf(surroundings) };
  const guide = { subject: undefined, horizon: isSky ? SKY_HORIZON : horizon };
  return drawGuidedPixels(lit, asked, guide, lookOf(request));
}

/** Drawn as what the picture is, unless the request names a look. */
function lookOf({ spec, brief, surroundings }: PlaceRequest) {
  const medium = mediumOf(brief);
  const { curatedStyle, style } = spec;
  const isNamed = curatedStyle !== undefined || style !== undefined || medium !== undefined;
  if (!isNamed && !surroundings.isDrawing) return treatmentOf({ curatedStyle: 'Photorealism' });
  return treatmentOf({ curatedStyle, medium, profile: style?.profile });
}

function hourOf({ light }: Surroundings): Brief['hour'] {
  return light.lightness < NIGHT_LIGHTNESS ? 'night' : undefined;
}

/** 1 where open sky reaches down from the upper border, softly 0 below it. */
function skyOf(picture: Pixels): FloatPlane {
  const small = shrinkPixels(picture, fitInside(picture, SKY_SIDE_PX));
  const { widthPx, heightPx, data } = gaussianBlur(lumaOf(small), 1);
  const ends = Array.from({ length: widthPx }, (_, x) => {
    let y = 1;
    const step = () => Math.abs(data[y * widthPx + x]! - data[(y - 1) * widthPx + x]!);
    while (y < heightPx && step() <= SKY_STEP) y++;
    return y;
  });
  // A tower or a blot in the sky does not end it: the columns beside it tell.
  const reach = Math.max(1, Math.round(widthPx * SKY_WINDOW));
  const sky = new Float32Array(widthPx * heightPx);
  for (let x = 0; x < widthPx; x++) {
    const beside = ends.slice(Math.max(0, x - reach), x + reach + 1).sort((a, b) => a - b);
    const end = beside[Math.floor(beside.length * (1 - SKY_RANK))]!;
    for (let y = 0; y < end; y++) sky[y * widthPx + x] = 1;
  }
  return enlargePlane(gaussianBlur({ widthPx, heightPx, data: sky }, SKY_SOFTNESS), picture);
}

function times(weight: Plane, share: FloatPlane): Plane {
  return { ...weight, data: weight.data.map((value, at) => Math.round(value * share.data[at]!)) };
}
