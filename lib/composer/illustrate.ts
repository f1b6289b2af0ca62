import { createRandom, seedOfVariant } from '@/lib/random/random';
import { buildOf } from './arrange/build';
import { castOf } from './arrange/cast';
import { circumstancesOf } from './arrange/circumstances';
import { composeScene, type Scene } from './arrange/compose-scene';
import { probePen } from './arrange/roots';
import { recipesFor } from './arrange/recipes';
import { stagePlanOf } from './arrange/stage-plan';
import { placesOf } from './arrange/where';
import { reportOf } from './arrange/report';
import type { Brief } from './brief';
import type { Concept } from './concepts/concept';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { Definitions } from './kit/pen';
import { culler } from './paint/cull';
import { regraded } from './paint/grade';
import { paintScene } from './paint/paint-scene';
import { drawIsometric, isIsometric } from './isometric/draw-isometric';
import { accentsFor } from './palette/accents';
import { tintFor } from './palette/tints';
import { sceneLightOf } from './places/hours';
import { isPlaceDrawn, placeFor } from './places';
import { drawDesign } from './draw-design';
import { templateOf } from './templates';
import { verbFrameOf } from './understand';

/** Draws a brief: a design where it asks for one, else a scene. */
export function illustrate(request: IllustrationRequest): Illustration {
  const { template } = request.brief;
  const design = template && templateOf(template.id);
  if (design) return drawDesign(design, request);
  return isIsometric(request.brief) ? drawIsometric(request) : drawScene(request);
}

/** Things without a place, and whether all of them are at home in the air. */
export interface ThingsAlone extends Illustration {
  isAirborne: boolean;
}

/**
 * The things of a brief and nothing around them, in plain daylight on transparency, for setting into
 * another picture; undefined where the kit draws none of them.
 */
export function illustrateThings(request: IllustrationRequest): ThingsAlone | undefined {
  const brief = withoutPlace(request.brief);
  const { things } = castOf(brief);
  if (things.length === 0) return undefined;
  const isAirborne = things.every(({ concept }) => isAtHomeInAir(concept));
  return { ...drawScene({ ...request, brief }, { isAlone: true }), isAirborne };
}

/** What a brief names that the kit draws, and whether it is at home in the air. */
export function thingsOf(brief: Brief): { phrase: string; isAirborne: boolean }[] {
  return castOf(withoutPlace(brief)).things.map(({ element, concept }) => ({
    phrase: element.phrase,
    isAirborne: isAtHomeInAir(concept),
  }));
}

const isAtHomeInAir = ({ habitat }: Pick<Concept, 'habitat'>): boolean =>
  habitat === 'air' || habitat === 'sky';

/** Share of the things of a brief that the kit can draw, 0 to 1, its places and letters aside. */
export function coverageOfThings(brief: Brief): number {
  return coverageOf(withoutPlace(brief));
}

/** Only the things: whoever sets them somewhere has a place, an hour and words already. */
function withoutPlace(brief: Brief): Brief {
  const scene = { hour: undefined, weather: undefined, season: undefined, template: undefined };
  const camera = brief.camera === 'top' ? brief.camera : undefined;
  return { ...brief, ...scene, camera, places: [], lettering: [] };
}

/** Without what the place draws, and with boats whole, as where they are set is water or none. */
function withoutGround(scene: Scene): Scene {
  return {
    ...scene,
    place: { ...scene.place, layers: [] },
    spots: scene.spots.map(({ spot, drawing }) => {
      const { waterlineCm: _, ...item } = spot.item;
      return { spot: { ...spot, item }, drawing };
    }),
  };
}

/** Arranges a brief, paints it, and looks what of it can be seen. */
function drawScene(
  request: IllustrationRequest,
  { isAlone = false }: { isAlone?: boolean } = {},
): Illustration {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const own = seedOfVariant({ seed, variant });
  const random = createRandom(own, `${prompt} recipe`);
  const definitions = new Definitions(`k${own.toString(36)}-`);
  const accents = accentsFor(random, variant);
  const light = sceneLightOf({
    ...circumstancesOf(brief),
    random: createRandom(own, `${prompt} hour`),
  });
  const probe = probePen({ seed: own, label: prompt, accents });
  const cast = castOf(brief);
  const plan = stagePlanOf(brief, cast.things, verbFrameOf, (thing) => buildOf(thing, probe));
  const places = placesOf(brief, plan);
  const place = placeFor(places);
  const composed = composeScene({
    brief,
    plan,
    place,
    places,
    widthPx,
    heightPx,
    seed: own,
    light,
    accents,
    definitions,
    recipes: recipesFor(random, variant, { camera: brief.camera, isQuiet: places.length === 0 }),
    labelOf: (label) => `${prompt} ${label}`,
  });
  const scene = isAlone ? withoutGround(composed) : composed;
  const painted = paintScene(scene, light, definitions).filter(
    ({ role }) => !(isAlone && role === 'shadow'),
  );
  // What is drawn into another picture keeps that picture's light.
  const tint = isAlone ? undefined : tintFor(brief, variant);
  const tinted = (svg: string) => (tint ? regraded(svg, tint) : svg);
  const defs = tinted(definitions.markup);
  const inside = culler(defs, { widthPx, heightPx });
  const layers = painted
    .map((layer) => ({ ...layer, svg: tinted(inside(layer.svg)) }))
    .filter(({ svg }) => svg !== '');
  const drawn = { widthPx, heightPx, defs, layers };
  return {
    ...drawn,
    light: { key: light.light, shade: light.shade, brightness: light.brightness },
    outdoors: place.id === 'outdoors',
    ...reportOf(brief, cast, plan, scene, { ...drawn, svg: svgOf(drawn) }, () => probe),
  };
}

/** Whether the kit has what a brief asks to be made: its design, or a scene, which has no letters. */
export function canIllustrate({ template, lettering }: Brief): boolean {
  if (template && templateOf(template.id)) return true;
  const isScene = template === undefined || SCENE_TEMPLATES.has(template.id);
  return isScene && lettering.length === 0;
}

/** Share of what a brief asks for that the kit can draw, 0 to 1: things and places alike. */
export function coverageOf(brief: Brief): number {
  if (!canIllustrate(brief)) return 0;
  if (brief.template && templateOf(brief.template.id)) return 1;
  const { things, undrawable } = castOf(brief);
  // What the kit draws of it stands on a tile; nobody else draws one.
  if (isIsometric(brief)) return things.length > 0 || brief.places.length > 0 ? 1 : 0;
  const drawnPlaces = brief.places.filter(({ concept }) => isPlaceDrawn(concept)).length;
  const [lead] = brief.elements;
  // A picture without what it is of is no picture of it.
  if (lead && undrawable.includes(lead)) return 0;
  const asked = things.length + undrawable.length + brief.places.length;
  return asked === 0 ? 0 : (things.length + drawnPlaces) / asked;
}

/** Templates that are scenes with a backdrop of their own. */
const SCENE_TEMPLATES = new Set(['spot-illustration', 'product-shot', 'isometric']);
