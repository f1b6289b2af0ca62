import type { Hex } from '@/lib/color/hex';
import { createRandom } from '@/lib/random/random';
import { buildOf } from './arrange/build';
import { castOf } from './arrange/cast';
import { circumstancesOf } from './arrange/circumstances';
import { composeScene, PROBE_PX_PER_CM } from './arrange/compose-scene';
import { recipesFor } from './arrange/recipes';
import { stagePlanOf } from './arrange/stage-plan';
import { reportOf } from './arrange/report';
import type { Brief } from './brief';
import { createPen, Definitions } from './kit/pen';
import { type PaintedLayer, paintScene } from './paint/paint-scene';
import { accentsFor } from './palette/accents';
import { sceneLightOf } from './places/hours';
import { isPlaceDrawn, placeFor } from './places';
import { verbFrameOf } from './understand';

export interface IllustrationRequest {
  brief: Brief;
  /** Names the random streams: one seed gives other prompts other pictures. */
  prompt: string;
  widthPx: number;
  heightPx: number;
  /** 0 to 4294967295. The same request and seed give the same drawing. */
  seed: number;
  /** Which of several ideas of one prompt, from 0. */
  variant: number;
}

export interface Illustration {
  widthPx: number;
  heightPx: number;
  /** Content of one shared `<defs>`. */
  defs: string;
  layers: PaintedLayer[];
  light: { key: Hex; shade: Hex; brightness: number };
  outdoors: boolean;
  /** Phrases of the prompt that can be seen. */
  drew: string[];
  /** Phrases that were asked for and can't be seen, or that nothing in the kit draws. */
  notDrawn: string[];
}

/** Draws a brief: arranges it, paints it, and looks what of it can be seen. */
export function illustrate(request: IllustrationRequest): Illustration {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const own = (seed ^ Math.imul(variant, 0x9e3779b1)) >>> 0;
  const random = createRandom(own, `${prompt} recipe`);
  const definitions = new Definitions(`k${own.toString(36)}-`);
  const accents = accentsFor(random, variant);
  const light = sceneLightOf({
    ...circumstancesOf(brief),
    random: createRandom(own, `${prompt} hour`),
  });
  const probe = createPen({
    definitions,
    seed: own,
    label: prompt,
    pxPerCm: PROBE_PX_PER_CM,
    accents,
  });
  const cast = castOf(brief);
  const plan = stagePlanOf(brief, cast.things, verbFrameOf, (thing) => buildOf(thing, probe));
  const place = placeFor(brief.places.map(({ concept }) => concept));
  const scene = composeScene({
    brief,
    plan,
    place,
    widthPx,
    heightPx,
    seed: own,
    light,
    accents,
    definitions,
    recipes: recipesFor(random, variant),
    labelOf: (label) => `${prompt} ${label}`,
  });
  const drawn = { widthPx, heightPx, defs: definitions.markup, layers: paintScene(scene, light) };
  return {
    ...drawn,
    light: { key: light.light, shade: light.shade, brightness: light.brightness },
    outdoors: place.id === 'outdoors',
    ...reportOf(brief, cast, plan, scene, svgOf(drawn), request),
  };
}

/**
 * Share of what a brief asks for that the kit can draw, 0 to 1: things and places alike, and nothing
 * where it asks for a design or for letters, which scenes do not have.
 */
export function coverageOf(brief: Brief): number {
  const isScene = brief.template === undefined || SCENE_TEMPLATES.has(brief.template.id);
  if (!isScene || brief.lettering.length > 0) return 0;
  const { things, undrawable } = castOf(brief);
  const drawnPlaces = brief.places.filter(({ concept }) => isPlaceDrawn(concept)).length;
  const asked = things.length + undrawable.length + brief.places.length;
  return asked === 0 ? 0 : (things.length + drawnPlaces) / asked;
}

/** Templates that are scenes with a backdrop of their own. */
const SCENE_TEMPLATES = new Set(['spot-illustration', 'product-shot']);

/** The drawing as one SVG, before any look. */
export function svgOf({
  widthPx,
  heightPx,
  defs,
  layers,
}: Pick<Illustration, 'widthPx' | 'heightPx' | 'defs' | 'layers'>): string {
  const content = layers.map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"><defs>${defs}</defs>${content}</svg>`;
}
