import {
  type DrawReport,
  type DrawSpec,
  type EngineContext,
  type Pixels,
  type Plane,
  type Repainted,
} from '@/lib/engines/engine';
import { featherInwards } from '@/lib/imaging/kernels/morphology';
import { type Component, connectedComponents } from '@/lib/imaging/kernels/components';
import { isDrawing as looksDrawn } from '@/lib/imaging/drawn';
import { inverted } from '@/lib/imaging/mask';
import { mediumOf } from '../compose/brief-of';
import { colorGround } from '../look';
import { once } from '../once';
import { type DrawnInto, drawSubjects, type Hole } from './draw-subjects';
import { erase } from './erase';
import { type HolePrompt, readHolePrompt } from './hole-prompt';
import { letterInHole } from './letter-hole';
import { treatHole } from './treat-hole';
import { fillWithScene } from './scene-fill';
import { readSurroundings } from './surroundings';

/** Of several holes, those at least this large, against the largest, get what the prompt asks for. */
const LEAST_HOLE_SHARE = 0.4;
/** Holes that are drawn into; more are only filled. */
const MAX_DRAWN_HOLES = 6;
/** How deep the border of a hole keeps the picture's own colours, against its shorter side. */
const FEATHER_SHARE = 0.12;
/** How much of the whole work the fill is. */
const FILL_PROGRESS = 0.6;

/**
 * Fills the white area of the mask and draws into it what the prompt asks for, in the light and
 * texture of the picture. Every byte outside the mask is returned as it came. A prompt that isn't
 * understood leaves the fill alone, and the report says so.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function inpaint(
  image: Pixels,
  mask: Plane,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Repainted> {
  const filled = await once([image, mask], 'filled', () =>
    erase(image, mask, {
      signal: context.signal,
      onProgress: (fraction, step) => context.onProgress(fraction * FILL_PROGRESS, step),
    }),
  );
  const { components, labels } = connectedComponents(mask);
  const whiteCount = components.reduce((sum, { areaPx }) => sum + areaPx, 0);
  const prompt = readHolePrompt(spec, whiteCount / mask.data.length);
  const holes = drawnHoles(components);
  const outside = inverted(mask);
  const weight = featherInwards(mask, featherPx(components));
  // A place has all of a request's colours and its look from its own drawing.
  const isPlace = prompt.kind === 'scene' || prompt.kind === 'sky';
  let picture = isPlace ? filled : colorGround(filled, weight, spec);
  const seen: DrawnInto['report'][] = [];
  for (const [index, component] of holes.entries()) {
    context.signal.throwIfAborted();
    const white = Uint8Array.from(labels, (label) => (label === component.label ? 255 : 0));
    const surroundings = readSurroundings(filled, outside, component.box);
    // Each hole gets its own arrangement, the first one the picture's.
    const own = { ...spec, seed: (spec.seed + index * 0x9e3779b1) >>> 0 };
    const hole = { mask: { ...mask, data: white }, box: component.box, surroundings };
    const drawn = await drawIntoHole(picture, hole, prompt, own, context);
    if (drawn === undefined) continue;
    seen.push(drawn.report);
    picture = drawn.pixels;
  }
  if (!isPlace) {
    const medium = mediumOf(prompt.wanted.brief);
    const isDrawing = looksDrawn(filled);
    picture = await treatHole(picture, weight, { spec, medium, isDrawing });
  }
  const { pixels, missing } = withWords(picture, mask, spec);
  context.onProgress(1, 'drawn');
  return {
    pixels,
    report: reportOf(prompt, seen, spec, missing),
  };
}

/** Colours and looks come up over this part of the smallest hole that is drawn into. */
function featherPx(components: readonly Component[]): number {
  const sides = drawnHoles(components).map(({ box }) => Math.min(box.widthPx, box.heightPx));
  return Math.max(1, Math.round((sides.length > 0 ? Math.min(...sides) : 1) * FEATHER_SHARE));
}

function drawnHoles(components: readonly Component[]): Component[] {
  const largest = Math.max(0, ...components.map(({ areaPx }) => areaPx));
  return components
    .filter(({ areaPx }) => areaPx >= largest * LEAST_HOLE_SHARE)
    .slice(0, MAX_DRAWN_HOLES);
}

/** The picture with what the prompt asks for in one of its holes; undefined when that is nothing. */
async function drawIntoHole(
  picture: Pixels,
  hole: Hole,
  { kind, wanted }: HolePrompt,
  spec: DrawSpec,
  context: EngineContext,
): Promise<DrawnInto | undefined> {
  if (kind === 'nothing') return undefined;
  if (kind === 'subjects') return drawSubjects(picture, hole, wanted, spec);
  const { brief } = wanted;
  const scene = { brief, spec, isSky: kind === 'sky' };
  const { mask, box, surroundings } = hole;
  const pixels = await fillWithScene(picture, mask, box, scene, surroundings, context);
  const things = wanted.things.map(({ phrase }) => phrase);
  const places = brief.places.map(({ phrase }) => phrase);
  const drew = [...things, ...(places.length > 0 ? places : ['sky'])];
  return { pixels, report: { drew, notDrawn: [...wanted.unknown] } };
}

function withWords(
  picture: Pixels,
  mask: Plane,
  { textLayout }: DrawSpec,
): { pixels: Pixels; missing: string[] } {
  if (!textLayout?.length) return { pixels: picture, missing: [] };
  return letterInHole(picture, mask, textLayout);
}

function reportOf(
  { wanted }: HolePrompt,
  seen: readonly DrawnInto['report'][],
  { textLayout = [] }: DrawSpec,
  missing: readonly string[],
): DrawReport {
  const asked = [...wanted.things.map(({ phrase }) => phrase), ...wanted.unknown];
  const drew = new Set(seen.flatMap((one) => one.drew));
  const told = seen.length > 0 ? seen.flatMap(({ notDrawn }) => notDrawn) : asked;
  return {
    engine: 'builtin',
    drew: [...drew, ...textLayout.map(({ text }) => text)],
    notDrawn: [
      ...new Set(told.filter((phrase) => !drew.has(phrase))),
      ...missing.map((character) => `the character ${character}`),
    ],
  };
}
