import { type Brief } from '@/lib/composer';
import { type DrawSpec, type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { cutout } from '@/lib/imaging/cutout';
import { colorStatistics, harmonize } from '@/lib/imaging/harmonize';
import { type Box } from '@/lib/imaging/kernels/components';
import { dilate } from '@/lib/imaging/kernels/morphology';
import { placeSubject } from '@/lib/imaging/place-subject';
import { type Look } from '../compose/finish/look';
import { wantedOf } from '../compose/wanted';
import { once } from '../once';
import { drawSubjects, erase, readSurroundings } from '../repaint';
import { drawGuidedPixels } from '../compose/guided-scene';
import { type Source } from './source';

/** How far a subject's outline is wider than its matte says: soft edges, hair, its shadow. */
const OUTLINE_SHARE = 0.035;
/** Matte from which a pixel belongs to what is taken away. */
const FAINT = 40;

/** A place behind the source's own subject is seen in nearly all of the source's light. */
const PLACE_LIGHT = 1.8;

/**
 * The source's subject in front of a place, drawn in the given look.
 * @param place a brief of the place and nothing else
 * @param keptLight how far the place is seen in the light of the source, 0 to 1
 */
export async function moveSubject(
  { fitted, matte, subject, horizon }: Source,
  place: Brief,
  spec: DrawSpec,
  look: Look,
  keptLight: number,
): Promise<Pixels> {
  const bare = { ...spec, textLayout: undefined };
  const drawn = await drawGuidedPixels(place, bare, { subject, horizon }, look);
  return placeSubject(
    cutout(fitted, matte),
    matte,
    inLightOf(fitted, drawn, PLACE_LIGHT * keptLight),
  );
}

/** A drawn picture, some of the way to the light of another. */
export function inLightOf(source: Pixels, drawn: Pixels, strength: number): Pixels {
  const own = colorStatistics(drawn);
  const light = colorStatistics(source);
  return own && light && strength > 0 ? harmonize(drawn, own, light, strength) : drawn;
}

/** The source with its subject taken away and those of the prompt in its place. */
export async function replaceSubject(
  { fitted, matte, isDrawing }: Source,
  box: Box,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Pixels> {
  const emptied = await once([fitted, matte], 'without its subject', () =>
    withoutSubject(fitted, matte, context),
  );
  const everywhere = { ...matte, data: new Uint8Array(matte.data.length).fill(255) };
  const surroundings = { ...readSurroundings(emptied, everywhere, box), isDrawing };
  const hole = { mask: maskOf(box, matte), box, surroundings };
  const drawn = drawSubjects(emptied, hole, wantedOf(spec), spec);
  return drawn?.pixels ?? emptied;
}

/** The picture with its subject erased. */
export function withoutSubject(
  picture: Pixels,
  matte: Plane,
  context: EngineContext,
): Promise<Pixels> {
  const solid = Uint8Array.from(matte.data, (value) => (value > FAINT ? 255 : 0));
  const longerPx = Math.max(picture.widthPx, picture.heightPx);
  const grownPx = Math.max(3, Math.round(longerPx * OUTLINE_SHARE));
  return erase(picture, dilate({ ...matte, data: solid }, grownPx), context);
}

function maskOf(box: Box, { widthPx, heightPx }: Plane): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
    data.fill(255, y * widthPx + box.leftPx, y * widthPx + box.leftPx + box.widthPx);
  return { widthPx, heightPx, data };
}
