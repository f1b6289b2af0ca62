import {
  type DrawReport,
  type DrawSpec,
  type EngineContext,
  type Pixels,
  type Plane,
  type Repainted,
} from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { inverted } from '@/lib/imaging/mask';
import { mediumOf } from '../compose/brief-of';
import { among, type Wanted, type WantedThing } from '../compose/wanted';
import { type DrawnInto, drawSubjects } from './draw-subjects';
import { extend } from './extend';
import { restsOnGround } from './ground';
import { isToContinue, readHolePrompt } from './hole-prompt';
import { letterInHole } from './letter-hole';
import { comingUp } from './outward/coming-up';
import { goOverToPlace } from './outward/place';
import { roomsInAir, roomsOnGround } from './outward/rooms';
import { maskOfBoxes } from './outward/strips';
import { readSurroundings, type Surroundings } from './surroundings';
import { colorGround } from '../look';
import { treatHole } from './treat-hole';

/** How much of the whole work the continuation is. */
const EXTEND_PROGRESS = 0.7;
/** Colours and looks are all there from these shares of the way out on. */
const GROUND_SHARE = 0.4;
const LOOK_SHARE = 0.3;

/** What words tell of a sky. */
const OF_THE_SKY = new Set(['hour', 'weather']);

/** A canvas around a picture, continued, and what its prompt asks to be in it. */
interface NewArea {
  mask: Plane;
  source: Box;
  wanted: Wanted;
  spec: DrawSpec;
  surroundings: Surroundings;
}

/**
 * Continues a picture beyond its borders, and in the new area draws what the prompt names: its place,
 * sky and hour come up away from the picture, its things stand or fly where there is room, in the
 * colours and the look of the request. What finds no room, the report says.
 * @param source where the picture is on the canvas; it is returned as it came
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function outpaint(
  image: Pixels,
  mask: Plane,
  source: Box,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Repainted> {
  const extended = await extend(image, mask, source, spec.seed + spec.variant, {
    signal: context.signal,
    onProgress: (fraction, step) => context.onProgress(fraction * EXTEND_PROGRESS, step),
  });
  const { wanted } = readHolePrompt(spec, 1);
  const whole = { leftPx: 0, topPx: 0, widthPx: image.widthPx, heightPx: image.heightPx };
  const surroundings = readSurroundings(extended, inverted(mask), whole);
  const area: NewArea = { mask, source, wanted, spec, surroundings };
  const place = await withPlace(extended, area, context);
  context.signal.throwIfAborted();
  context.onProgress(0.85, 'drawing');
  const peopled = withSubjects(place.pixels, area);
  const medium = mediumOf(wanted.brief);
  const weight = comingUp(mask, source, 0, LOOK_SHARE);
  const pixels = place.isStyled
    ? peopled.pixels
    : await treatHole(peopled.pixels, weight, { spec, medium, isDrawing: surroundings.isDrawing });
  const words = spec.textLayout ?? [];
  const lettered = words.length > 0 ? letterInHole(pixels, mask, words) : { pixels, missing: [] };
  context.onProgress(1, 'drawn');
  const drew = [...place.drew, ...peopled.drew];
  return { pixels: lettered.pixels, report: reportOf(area, drew, lettered.missing) };
}

/** The continuation on its way to what the prompt says of place and sky; else in the asked colours. */
async function withPlace(extended: Pixels, area: NewArea, context: EngineContext) {
  const { wanted, spec, mask, source, surroundings } = area;
  const { brief } = wanted;
  const isSky = brief.places.every(({ concept }) => concept === 'sky');
  const told = [
    ...brief.places.map(({ phrase }) => phrase),
    ...brief.words.filter(({ fate }) => OF_THE_SKY.has(fate)).map(({ word }) => word),
    ...(isSky ? [] : brief.words.filter(({ fate }) => fate === 'season').map(({ word }) => word)),
  ];
  if (told.every((word) => isToContinue(spec.prompt, word))) {
    const weight = comingUp(mask, source, 0, GROUND_SHARE);
    return { pixels: colorGround(extended, weight, spec), drew: told, isStyled: false };
  }
  const request = { brief, spec, source, surroundings, isSky };
  return { pixels: await goOverToPlace(extended, request, context), drew: told, isStyled: true };
}

/** The picture with the prompt's things where there is room for them. */
function withSubjects(picture: Pixels, area: NewArea): { pixels: Pixels; drew: string[] } {
  const { prompt } = area.spec;
  const { things } = area.wanted;
  const isThere = ({ phrase }: WantedThing) => isToContinue(prompt, phrase);
  const drew = things.filter(isThere).map(({ phrase }) => phrase);
  const absent = things.filter((thing) => !isThere(thing));
  const flying = absent.filter(({ flies }) => flies);
  const standing = absent.filter(({ flies }) => !flies);
  let pixels = picture;
  for (const group of [standing, flying]) {
    if (group.length === 0) continue;
    const drawn = drawGroup(pixels, area, group, group === flying);
    if (drawn === undefined) continue;
    drew.push(...drawn.report.drew);
    pixels = drawn.pixels;
  }
  return { pixels, drew };
}

/** Things of one kind in one of the rooms for them, another one in each picture of a request. */
function drawGroup(
  picture: Pixels,
  { mask, source, wanted, spec, surroundings }: NewArea,
  things: readonly WantedThing[],
  flies: boolean,
): DrawnInto | undefined {
  const found = flies ? roomsInAir(picture, source) : roomsOnGround(picture, source);
  const rooms = found.filter((room) => restsOnGround(picture, room) !== flies);
  const box = rooms[spec.variant % Math.max(1, rooms.length)];
  if (box === undefined) return undefined;
  const hole = { mask: maskOfBoxes(mask, [box]), box, surroundings };
  return drawSubjects(picture, hole, among(wanted, things), spec);
}

function reportOf(
  { wanted, spec }: NewArea,
  drew: readonly string[],
  missing: readonly string[],
): DrawReport {
  const phrases = wanted.things.map(({ phrase }) => phrase);
  return {
    engine: 'builtin',
    drew: [...drew, ...(spec.textLayout ?? []).map(({ text }) => text)],
    notDrawn: [
      ...phrases.filter((phrase) => !drew.includes(phrase)),
      ...wanted.unknown,
      ...missing.map((character) => `the character ${character}`),
    ],
  };
}
