import { type Brief, thingsOf } from '@/lib/composer';
import {
  type DrawReport,
  type DrawSpec,
  type Drawing,
  type EngineContext,
  type Pixels,
} from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { seedOfVariant } from '@/lib/random/random';
import { type Look } from '../compose/finish/look';
import { treatmentOf } from '../compose/finish/treatment-of';
import { briefOf, mediumOf } from '../compose/brief-of';
import { emptied } from '../compose/kit-painting';
import { unknownOf } from '../compose/wanted';
import { letterInHole } from '../repaint';
import { applyLook, colorGround } from '../look';
import { inLightOf, moveSubject, replaceSubject } from './contents';
import { drawGuidedScene, type GuidedScene } from '../compose/guided-scene';
import { inPromptsLight } from './prompt-light';
import { relight } from './relight';
import { readSource, type Source } from './source';
import { type Asked, type Content, contentAt, keptLightAt, lookShareAt } from './stages';
import { evenly, faded, lightOf } from './variation';

/** The background has its colour entirely from a strength of 1 in this many on. */
const BACKGROUND_HASTE = 1.6;

/** Everything that is settled before a picture is restyled. */
interface Job {
  source: Source;
  spec: DrawSpec;
  /** 0 to 1. */
  strength: number;
  brief: Brief;
  look: Look;
  isLookNamed: boolean;
  content: Content;
}

/**
 * Image to image with a prompt: the greater the strength, the more of the prompt's light, palette,
 * look, place and subject, in the composition of the source. Always a raster below the strength
 * where the whole scene is drawn; from there as the specification says.
 */
export async function restyleByPrompt(
  image: Pixels,
  spec: DrawSpec,
  strength: number,
  context: EngineContext,
): Promise<Drawing> {
  const own = { ...spec, seed: seedOfVariant(spec) };
  const job = settle(await readSource(image, spec, context), own, strength);
  context.signal.throwIfAborted();
  context.onProgress(0.4, 'understood');
  if (job.content === 'scene') return drawScene(job);
  const content = await drawContent(job, context);
  // A drawn place is in the prompt's light already, and its subject is in the light of the place.
  const isLit = job.content === 'source-in-place' && !spec.colors?.length && !spec.style;
  const nuance = nuanced(content, job);
  const lit = isLit ? nuance : await inPromptsLight(nuance, job.brief, spec, strength);
  context.signal.throwIfAborted();
  context.onProgress(0.7, 'coloured');
  // After the light, which would be measured on the new ground else, and change the subject by it.
  const pixels = lettered(await withLook(onBackground(lit, job), job), spec);
  return { kind: 'raster', pixels, report: reportOf(job) };
}

/**
 * What stays the source itself would stay the same in every picture of a request: the ones after the
 * first see it in another light each, as far as the strength lets them go.
 */
function nuanced(pixels: Pixels, { source, spec, strength, content }: Job): Pixels {
  if (spec.variant === 0 || content !== 'source') return pixels;
  const light = faded(lightOf(spec), strength * (2 - strength));
  return relight(pixels, source.matte, source.isDrawing ? evenly(light) : light);
}

/**
 * What stays of the source behind its subject goes over to the background colour of the request, the
 * further the greater the strength; places are drawn in it themselves.
 */
function onBackground(pixels: Pixels, { source, spec, strength, content }: Job): Pixels {
  const { backgroundColor } = spec;
  if (backgroundColor === undefined || content === 'source-in-place') return pixels;
  const share = Math.min(1, strength * BACKGROUND_HASTE);
  const data = source.matte.data.map((alpha) => Math.round((255 - alpha) * share));
  return colorGround(pixels, { ...source.matte, data }, { ...spec, colors: [], style: undefined });
}

/** What a prompt says of things and of a place; what nobody can draw is none. */
export function askedOf(brief: Brief): Asked {
  return { namesThings: thingsOf(brief).length > 0, namesPlace: brief.places.length > 0 };
}

function settle(source: Source, spec: DrawSpec, strength: number): Job {
  const brief = briefOf(spec);
  const medium = mediumOf(brief);
  const { curatedStyle, style } = spec;
  const isLookNamed = medium !== undefined || curatedStyle !== undefined;
  return {
    source,
    spec,
    strength,
    brief,
    look: treatmentOf({ curatedStyle, medium, profile: style?.profile }),
    isLookNamed,
    content: contentAt(strength, askedOf(brief), source.framing, isLookNamed),
  };
}

/** The whole scene in the source's composition, and for a while still in its light. */
async function drawScene(job: Job): Promise<Drawing> {
  const { spec, source, look } = job;
  const { finished: drawn, report: seen } = await drawGuidedScene(spec, source, look);
  const report = seenReport(seen, spec);
  if (drawn.kind === 'vector') return { kind: 'vector', svg: drawn.svg, report };
  const pixels = inLightOf(source.fitted, drawn.pixels, keptLightOf(job));
  return { kind: 'raster', pixels, report };
}

/** The picture before its light and look, of the source's size. */
async function drawContent(job: Job, context: EngineContext): Promise<Pixels> {
  const { source, brief, spec, content } = job;
  if (content === 'source-in-place')
    return moveSubject(source, emptied(brief), spec, placeLook(job), keptLightOf(job));
  if (content === 'subject-in-source' && source.subject)
    return replaceSubject(source, source.subject, spec, context);
  return source.fitted;
}

/** Requests that say what colours they want are not held to those of the source. */
function keptLightOf({ spec, strength }: Job): number {
  return spec.colors?.length || spec.style ? 0 : keptLightAt(strength);
}

/** A place for a photo's subject is drawn as a photo, unless a look will treat both alike. */
function placeLook({ source, isLookNamed }: Job): Look {
  const asPhoto = !source.isDrawing && !isLookNamed;
  return treatmentOf(asPhoto ? { curatedStyle: 'Photorealism' } : {});
}

async function withLook(pixels: Pixels, job: Job): Promise<Pixels> {
  const { source, spec, strength, look, isLookNamed } = job;
  const share = lookShareAt(strength, isLookNamed);
  if (share === 0) return pixels;
  const treated = await applyLook(pixels, source.matte, {
    look,
    seed: spec.seed,
    boldness: 0.45 + 1.15 * strength,
    coarseness: 1 + 2 * Math.max(0, strength - 0.4),
    lightDegrees: -25,
    inks: (spec.colors ?? []).map(({ rgb }) => rgb),
    isPhoto: !source.isDrawing,
    drift: strength,
  });
  const weight = new Uint8Array(source.matte.data.length).fill(Math.round(share * 255));
  return composite(pixels, treated, { ...source.matte, data: weight });
}

function lettered(pixels: Pixels, { textLayout }: DrawSpec): Pixels {
  if (!textLayout?.length) return pixels;
  const { widthPx, heightPx } = pixels;
  const everywhere = new Uint8Array(widthPx * heightPx).fill(255);
  return letterInHole(pixels, { widthPx, heightPx, data: everywhere }, textLayout).pixels;
}

function seenReport(seen: GuidedScene['report'], { textLayout = [] }: DrawSpec) {
  const words = textLayout.map(({ text }) => text);
  return { engine: 'builtin', drew: [...seen.drew, ...words], notDrawn: seen.notDrawn };
}

/** Of the prompt's things only what is in the picture at this strength. */
function reportOf({ brief, content, spec }: Job): DrawReport {
  const subjects = thingsOf(brief).map(({ phrase }) => phrase);
  const areDrawn = content === 'scene' || content === 'subject-in-source';
  const words = (spec.textLayout ?? []).map(({ text }) => text);
  return {
    engine: 'builtin',
    drew: [...(areDrawn ? subjects : []), ...words],
    notDrawn: [...(areDrawn ? [] : subjects), ...unknownOf(brief)],
  };
}
