import {
  type DrawSpec,
  type EngineContext,
  type Pixels,
  type Plane,
  type Repainted,
} from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { type Box } from '@/lib/imaging/kernels/components';
import { understand } from '../compose/understand/understand';
import { drawSubjects, isAtHomeInAir } from './draw-subjects';
import { erase } from './erase';
import { extend, keptRectangle } from './extend';
import { restsOnGround } from './ground';
import { inpaint } from './inpaint';
import { letterInHole } from './letter-hole';
import { readSurroundings } from './surroundings';

/** A strip of new sky lower than this, against the picture's height, stays empty. */
const LEAST_SKY_SHARE = 0.2;
/** Part of a new sky that what the prompt asks for may take. */
const SKY_FILL = { width: 0.34, height: 0.62 };

/**
 * The port's `repaint`: without a specification what is under the mask goes; a mask that is all that
 * lies around one rectangle has the picture extended outward; any other has what the prompt asks for
 * drawn into it. Every byte outside the mask is returned as it came.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function repaint(
  image: Pixels,
  mask: Plane,
  spec: DrawSpec | undefined,
  context: EngineContext,
): Promise<Repainted> {
  const source = keptRectangle(mask);
  if (source !== undefined) {
    const extended = await extend(image, mask, source, seedOf(spec), context);
    return spec === undefined
      ? { pixels: extended }
      : decorate(image, extended, mask, source, spec);
  }
  if (spec !== undefined) return inpaint(image, mask, spec, context);
  return { pixels: await erase(image, mask, context) };
}

/** Each variation of a request continues the picture in another way. */
function seedOf(spec: DrawSpec | undefined): number {
  return spec === undefined ? 0 : spec.seed + spec.variant;
}

/**
 * A prompt for extending tells what the whole picture shows, so nothing of it is drawn a second time
 * on the ground; but what flies has room where the new part is open sky, and the words of a layout
 * are set where the source is not.
 */
function decorate(
  image: Pixels,
  extended: Pixels,
  mask: Plane,
  source: Box,
  spec: DrawSpec,
): Repainted {
  const flying = withThingsThatFly(extended, mask, source, spec);
  const words = spec.textLayout ?? [];
  const lettered = letterInHole(flying.pixels, mask, words);
  const missing = lettered.missing.map((character) => `the character ${character}`);
  const drew = [...flying.drew, ...words.map(({ text }) => text)];
  return {
    pixels: composite(image, lettered.pixels, mask),
    report: { engine: 'builtin', drew, notDrawn: missing },
  };
}

function withThingsThatFly(
  extended: Pixels,
  mask: Plane,
  source: Box,
  spec: DrawSpec,
): { pixels: Pixels; drew: string[] } {
  const nothing = { pixels: extended, drew: [] };
  const description = understand(spec.prompt, spec.negativePrompt);
  const subjects = description.subjects.filter(({ concept }) => isAtHomeInAir(concept));
  const box = skyBox(extended, source);
  if (subjects.length === 0 || box === undefined || restsOnGround(extended, box)) return nothing;
  const inverted = { ...mask, data: mask.data.map((value) => 255 - value) };
  const hole = {
    mask: maskOf(box, mask),
    box,
    surroundings: readSurroundings(extended, inverted, box),
  };
  const pixels = drawSubjects(extended, hole, { ...description, subjects, relations: [] }, spec);
  return pixels ? { pixels, drew: subjects.map(({ phrase }) => phrase) } : nothing;
}

/** A place in the new strip above the source, towards the side with more room. */
function skyBox({ widthPx, heightPx }: Pixels, source: Box): Box | undefined {
  if (source.topPx < heightPx * LEAST_SKY_SHARE) return undefined;
  const width = Math.round(widthPx * SKY_FILL.width);
  const height = Math.round(source.topPx * SKY_FILL.height);
  const roomLeft = source.leftPx;
  const roomRight = widthPx - source.leftPx - source.widthPx;
  const centerX = roomLeft > roomRight ? 0.3 : 0.7;
  return {
    leftPx: Math.round(widthPx * centerX - width / 2),
    topPx: Math.round((source.topPx - height) / 2),
    widthPx: width,
    heightPx: height,
  };
}

function maskOf(box: Box, { widthPx, heightPx }: Plane): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
    data.fill(255, y * widthPx + box.leftPx, y * widthPx + box.leftPx + box.widthPx);
  return { widthPx, heightPx, data };
}
