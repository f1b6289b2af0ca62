import { createRandom, type Random, seedOfVariant } from '@/lib/random/random';
import { buildOf } from './arrange/build';
import { type Cast, castOf } from './arrange/cast';
import { circumstancesOf, isBlueHour } from './arrange/circumstances';
import { areDescribed } from './arrange/described';
import { composeScene, type Scene } from './arrange/compose-scene';
import { probePen } from './arrange/roots';
import type { Node, StagePlan } from './arrange/node';
import { recipesFor } from './arrange/recipes';
import { placeConditionsOf } from './arrange/place-conditions';
import { backdropOf, isStillLife, withLaid } from './arrange/still';
import { takenFromAbove } from './arrange/from-above';
import { areOnPodiums } from './arrange/podiums';
import { laidOnPaper } from './arrange/laid-flat';
import { homeAround, idling } from './arrange/idle';
import { lettersMark } from './arrange/labelled';
import { asLyingBelow, isLookedDownOn } from './arrange/looked-down-on';
import { stagePlanOf } from './arrange/stage-plan';
import { furnishedIn } from './arrange/furnished';
import { isFurnishedRoom, lamplit, roomAround } from './arrange/interior/furnished-room';
import { isPlaceLed, placesAround, placesOf, stagedIn } from './arrange/where';
import { reachOf } from './sight';
import { type Looked, lookedAt, reportOf } from './arrange/report';
import type { Brief } from './brief';
import { withFreeSide } from './free-side';
import type { Concept } from './concepts/concept';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { Definitions } from './kit/pen';
import { closerView, seenCloser, type View } from './paint/closer';
import { culler } from './paint/cull';
import { regraded } from './paint/grade';
import { type PaintedLayer, paintScene } from './paint/paint-scene';
import { standingOut } from './paint/stand-out';
import { drawIsometric, isIsometric } from './isometric/draw-isometric';
import { accentsFor } from './palette/accents';
import { tintFor } from './palette/tints';
import { sceneLightOf } from './places/hours';
import { briefOfIdea, type TakenIdea, takenIdea } from './ideas/taken';
import { grownIn, withAvenue } from './arrange/grown';
import { fromTheAir } from './places/worlds/aerial-land';
import { belowFor } from './places/worlds/from-above';
import { isTellableRoom } from './places/interiors/all-rooms';
import { isIndoors, isPlaceDrawn, placeFor } from './places';
import { tableIn } from './places/backdrops/table-top';
import { isPackName, packNameOf } from './pack-name';
import { openSky } from './places/outdoor/open-sky';
import type { Place, SceneLightColors } from './places/place';
import { drawDesign, isAmongOthers } from './draw-design';
import { templateOf } from './templates';
import { abstract } from './templates/abstract';
import { idea as ideaPicture } from './templates/idea';
import { withTitle } from './title';
import { verbFrameOf } from './understand';
import { isScenic } from './scenic';

/**
 * Draws a brief: a design where it asks for one, else a scene; shapes and colours alone where nothing
 * of it can be drawn. Words that no design sets stand over the picture.
 */
export function illustrate(asked: IllustrationRequest): Illustration {
  const request = { ...asked, brief: takenFromAbove(withFreeSide(asked), asked.variant) };
  const { brief } = request;
  const idea = ideaFor(brief);
  if (idea) {
    const own = { ...request, brief: briefOfIdea(brief, idea) };
    const isAlone = brief.template?.id !== 'poster' && brief.lettering.length === 0;
    const ofWords = isAlone ? undefined : templateOf(brief.template?.id ?? '');
    const drawn = drawDesign(ofWords ?? ideaPicture, own, { idea });
    return ofWords ? drawn : withTitle(drawn, request);
  }
  const isStory = brief.template?.id === 'mascot' && isAmongOthers(brief);
  const design = brief.template && !isStory ? templateOf(brief.template.id) : undefined;
  if (design && (isScenic(brief) || brief.template?.sides))
    return drawDesign(design, request, { sceneOf: drawPart });
  if (design && brief.template?.panels) return drawDesign(design, request, { sceneOf: drawPart });
  if (design && design !== abstract) return drawDesign(design, request);
  if (design || isNothingKnown(brief)) return withTitle(drawAbstract(request), request);
  return titled(isIsometric(brief) ? drawIsometric(request) : drawScene(request), request);
}

/** A scene for a slot of a page: its things alone, or in their place. */
const drawPart = (request: IllustrationRequest, isAlone = false): Illustration =>
  drawScene(isAlone ? { ...request, brief: withoutPlace(request.brief) } : request, { isAlone });

/** Words that are seen on things. */
const writtenOn = (things: Cast['things'], layers: readonly PaintedLayer[]): string[] =>
  things.flatMap(({ element: { id, lettering } }) =>
    lettering !== undefined && layers.some(({ svg }) => svg.includes(lettersMark(id)))
      ? lettering
      : [],
  );

/** With a title of the words that stand on nothing in the picture. */
function titled(drawn: Illustration, request: IllustrationRequest): Illustration {
  const { brief } = request;
  const onThings = brief.template ? [] : brief.elements.flatMap(({ lettering }) => lettering ?? []);
  const lettering = [...brief.lettering, ...onThings].filter(
    (words) => !drawn.set?.includes(words),
  );
  return withTitle(drawn, { ...request, brief: { ...brief, lettering } });
}

/** Designs that may be the picture of an idea. */
const OF_AN_IDEA = /^(?:poster|banner|spot-illustration|abstract)$/;

function ideaFor(brief: Brief): TakenIdea | undefined {
  const { template, elements } = brief;
  // A product's launch that names no product has none to photograph.
  const isBare = template?.id === 'product-shot' && elements.length === 0;
  const isOwn = template === undefined || isBare || OF_AN_IDEA.test(template.id);
  return isOwn ? takenIdea(brief) : undefined;
}

/** Whether neither a thing nor a place of a brief can be drawn, and nothing is told of the sky. */
function isNothingKnown(brief: Brief): boolean {
  return castOf(brief).things.length === 0 && !placesOf(brief, { roots: [] }).some(isPlaceDrawn);
}

function drawAbstract(request: IllustrationRequest): Illustration {
  return drawDesign(abstract, { ...request, brief: { ...request.brief, lettering: [] } });
}

/** Clouds and nothing that stands: they are the sky's own, and no things in front of it. */
function areOnlyClouds({ elements, places }: Brief): boolean {
  return (
    elements.length > 0 &&
    elements.every(({ concept, blend }) => concept === 'cloud' && blend === undefined) &&
    places.every(({ concept }) => concept === 'sky')
  );
}

/** Country under the sky, as looks treat it. */
const OPEN_AIR = new Set(['outdoors', 'woods', 'aerial-land', 'aerial-shore']);

const wordsOf = ({ words }: Brief): string => words.map(({ word }) => word).join(' ');

/** The sky alone where nothing but the sky is named and nothing stands on the ground. */
function surroundingsFor(
  places: readonly string[],
  { roots }: StagePlan,
  camera: Brief['camera'],
): Place {
  const isSky = places.length > 0 && places.every((part) => part === 'sky' || part === 'cloud');
  const fly = ({ thing, doing }: Node) => isAtHomeInAir(thing.concept) || doing.pose === 'fly';
  const below = camera === 'aerial' || camera === 'top' ? fromTheAir(places) : undefined;
  return below ?? (isSky && roots.every(fly) ? openSky : placeFor(places));
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

/** Something that a brief names and the kit draws. */
export interface NamedThing {
  phrase: string;
  kind: Concept['kind'];
  /** Flies, or is at home in the air. */
  isAirborne: boolean;
  /** Is of the sky itself: sun, moon, stars, clouds. */
  isOfSky: boolean;
}

export function thingsOf(brief: Brief): NamedThing[] {
  return castOf(withoutPlace(brief)).things.map(({ element, concept }) => ({
    phrase: element.phrase,
    kind: concept.kind,
    isAirborne: isAtHomeInAir(concept) || flies(brief, element.id),
    isOfSky: concept.kind === 'celestial' || concept.id === 'cloud',
  }));
}

const flies = ({ actions }: Brief, id: string): boolean =>
  actions.some(({ agent, verb }) => agent === id && verbFrameOf(verb)?.pose === 'fly');

const isAtHomeInAir = ({ habitat }: Pick<Concept, 'habitat'>): boolean =>
  habitat === 'air' || habitat === 'sky';

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

/** Small things on a table or nowhere, seen from above: they lie, and nobody stands. */
function isSeenFromAbove({ camera }: Brief, { roots }: StagePlan, places: readonly string[]) {
  const isLaid = ({ thing }: Node) =>
    thing.drawnBy.kind === 'part' && LAID.test(thing.concept.kind) && thing.concept.heightCm < 130;
  const isTable = places.every((place) => /^(?:table-top|plain|studio)$/.test(place));
  return camera === 'top' && isTable && roots.length > 0 && roots.every(isLaid);
}

/** Who lives in the sea is in it where nothing is told. */
const watersOf = ({ roots }: StagePlan): string[] =>
  roots.some(({ thing }) => thing.concept.places.includes('lake')) ? ['lake'] : ['sea'];

/** From here on a page is much wider than high. */
const WIDE_RATIO = 1.5;

const LAID = /^(?:food|container|tool|toy|device|symbol|clothing|plant|instrument|nature)$/;

/** What is drawn into another picture keeps that picture's light. */
const tinting =
  (tint: ReturnType<typeof tintFor>) =>
  (svg: string): string =>
    tint ? regraded(svg, tint) : svg;

/** Where a scene is, what of it stands there, and how it is seen. */
interface Surroundings {
  places: string[];
  place: Place;
  plan: StagePlan;
  isFlat: boolean;
  isStill: boolean;
  /** A room whose furniture is told. */
  isInterior: boolean;
}

function surroundingsOf(
  brief: Brief,
  bound: StagePlan,
  { isAlone, isCloudy, variant }: { isAlone: boolean; isCloudy: boolean; variant: number },
): Surroundings {
  const said = isAlone ? placesOf(brief, bound) : placesAround(brief, bound);
  const home = isAlone || said.length > 0 ? undefined : homeAround(brief, bound, variant);
  const room = isAlone || said.length > 0 ? undefined : roomAround(brief, bound);
  const around = room ? [room] : home === undefined ? said : [home];
  const told = isCloudy ? ['sky', 'cloud'] : withAvenue(around, brief, bound);
  const isBelow = isLookedDownOn(brief) && bound.roots.length > 0;
  const isFlat = isBelow || isSeenFromAbove(brief, bound, told);
  const isStill = !isAlone && !isFlat && isStillLife(brief, bound, told);
  const laid = isStill ? backdropOf(bound, told) : told;
  const places = isFlat && !isBelow && told[0] !== 'plain' ? ['table-top'] : laid;
  const lain = isFlat ? laidOnPaper(bound) : bound;
  const staged = stagedIn(places, isStill ? withLaid(lain) : lain);
  const whole = isBelow
    ? belowFor(places.length > 0 ? places : watersOf(staged))
    : surroundingsFor(places, staged, brief.camera);
  const place = isStill && isIndoors(whole.id) ? tableIn(whole) : whole;
  const furnished = furnishedIn(place, staged);
  const isInterior = !isAlone && !isStill && !isFlat && isFurnishedRoom(place, furnished, brief);
  return {
    places,
    place,
    plan: grownIn(place, furnished, { parts: places, words: wordsOf(brief) }),
    isFlat,
    isStill,
    isInterior,
  };
}

type Finished = Pick<Illustration, 'widthPx' | 'heightPx' | 'defs' | 'layers'>;

/** A picture in which nothing is lost in its ground, and what is seen of it. */
function broughtOut(
  plainly: Finished,
  light: SceneLightColors | undefined,
  lookAt: (svg: string) => Looked,
): { drawn: Finished; seen: Looked } {
  const looked = lookAt(svgOf(plainly));
  const drawn = light ? standingOut(plainly, looked.sights, light) : plainly;
  return { drawn, seen: drawn === plainly ? looked : lookAt(svgOf(drawn)) };
}

/** What of a request decides how its picture may be taken. */
const conditionsOf = (
  { brief, widthPx, heightPx, horizon }: IllustrationRequest,
  { places, place, plan, isFlat, isStill, isInterior }: Surroundings,
  isNamed: boolean,
) => ({
  camera: brief.camera ?? (isPlaceLed(brief) ? ('wide' as const) : undefined),
  isOfPlace: brief.camera === undefined && horizon === undefined && isPlaceLed(brief),
  isQuiet: places.length === 0,
  areDescribed: areDescribed(plan.roots),
  isWide: widthPx > heightPx * WIDE_RATIO,
  isTitled: brief.lettering.length > (isNamed ? 1 : 0) || brief.clearSide === 'top',
  clearSide: brief.clearSide === 'top' ? undefined : brief.clearSide,
  isFlat,
  isInterior,
  isStill,
  isRaised: places.includes('podium') || (places[0] === 'studio' && plan.surface !== undefined),
  areOnPodiums: areOnPodiums(brief),
  ...placeConditionsOf(places, place.id),
});

/** How much nearer a room or a quiet place is seen for what is in it, unless it is to be seen whole. */
function viewOf(
  { brief, widthPx, heightPx, horizon }: IllustrationRequest,
  { places, place, plan, isStill, isFlat, isInterior }: Surroundings,
  { spots, recipe }: Scene,
): View | undefined {
  const isWhole = brief.camera === 'wide' || brief.lettering.length > 0 || horizon !== undefined;
  const isFurnished = (plan.furniture?.size ?? 0) > 0;
  const isNear = places.length === 0 || isIndoors(place.id);
  if (isWhole || isFurnished || isStill || isFlat || isInterior || !isNear) return undefined;
  return closerView(
    spots.map(({ spot }) => spot),
    { widthPx, heightPx, recipe, clearSide: brief.clearSide, isQuiet: places.length === 0 },
  );
}

/** Painted layers in the picture's tint, without what lies outside it; things alone throw no shadow. */
function finished(
  painted: readonly PaintedLayer[],
  definitions: Definitions,
  { brief, widthPx, heightPx, variant, part }: IllustrationRequest,
  { isAlone, view }: { isAlone: boolean; view: View | undefined },
): Finished {
  const tinted = tinting(isAlone ? undefined : tintFor(brief, variant));
  const defs = tinted(definitions.markup);
  const inside = culler(defs, { widthPx, heightPx }, part !== undefined);
  const layers = painted
    .filter(({ role }) => !(isAlone && role === 'shadow'))
    .map((layer) => ({
      ...layer,
      svg: tinted(inside(view ? seenCloser(layer.svg, view) : layer.svg)),
    }))
    .filter(({ svg }) => svg !== '');
  return { widthPx, heightPx, defs, layers };
}

/** A room in which nobody says that it is dark. */
const isLitRoom = (place: string, { words }: Brief) =>
  isTellableRoom(place) && !words.some(({ word }) => DARK.test(word));
const DARK = /^(?:dark\w*|unlit|gloomy|moonlit|candlelit|shadowy|spooky|haunted)$/i;

/** The light of the hour; in a room that is told, its lamps are lit at night. */
function lightIn(
  { isInterior, place }: Surroundings,
  brief: Brief,
  random: Random,
): SceneLightColors {
  const hour = sceneLightOf({ ...circumstancesOf(brief), isBlue: isBlueHour(brief), random });
  return isInterior || isLitRoom(place.id, brief) ? lamplit(hour) : hour;
}

/** Arranges a brief, paints it, and looks what of it can be seen. */
function drawScene(
  request: IllustrationRequest,
  { isAlone = false }: { isAlone?: boolean } = {},
): Illustration {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const own = seedOfVariant({ seed, variant });
  // One stream for all pictures of a request: each takes the next idea and the next colours.
  const random = createRandom(seed, `${prompt} recipe`);
  const isCloudy = !isAlone && areOnlyClouds(brief);
  const definitions = new Definitions(`k${own.toString(36)}${request.part ?? ''}-`);
  const accents = accentsFor(random, variant);
  const probe = probePen({ seed: own, label: prompt, accents });
  const cast = castOf(isCloudy ? { ...brief, elements: [] } : brief);
  const build = (thing: Cast['things'][number]) => buildOf(thing, probe);
  const plain = stagePlanOf(asLyingBelow(brief), cast.things, verbFrameOf, build);
  const bound = idling(plain, variant);
  const around = surroundingsOf(brief, bound, { isAlone, isCloudy, variant });
  const { places, place, plan, isStill } = around;
  const light = lightIn(around, brief, createRandom(own, `${prompt} hour`));
  const hasLabel = () => cast.things.some((thing) => build(thing).face === 'label');
  const isNamed = isStill && isPackName(brief.lettering[0]) && hasLabel();
  const composed = composeScene({
    ...{ brief, plan, place, places },
    widthPx,
    heightPx,
    seed: own,
    light,
    accents,
    definitions,
    ...(request.horizon === undefined ? {} : { horizon: request.horizon }),
    recipes: recipesFor(random, variant, conditionsOf(request, around, isNamed)),
    // Who comes again in another panel looks as before.
    labelOf: (label) => `${prompt} ${label.replace(/\bp\d-(?=e\d)/, '')}`,
  });
  const scene = isAlone ? withoutGround(composed) : composed;
  const name = isNamed ? packNameOf(scene, request) : undefined;
  const painted = paintScene(scene, light, definitions, name);
  const view = isAlone ? undefined : viewOf(request, around, scene);
  const plainly = finished(painted, definitions, request, { isAlone, view });
  const { drawn, seen } = broughtOut(plainly, isAlone ? undefined : light, (svg) =>
    lookedAt(brief, cast, scene, { ...plainly, svg }),
  );
  const report = reportOf(brief, cast, plan, seen, () => probe);
  const worn = writtenOn(cast.things, painted);
  const set = [...(name ? brief.lettering.slice(0, 1) : []), ...worn];
  const reach = isAlone ? reachOf(drawn) : undefined;
  return {
    ...drawn,
    ...(reach ? { reach } : {}),
    set,
    light: { key: light.light, shade: light.shade, brightness: light.brightness },
    outdoors: place === openSky || OPEN_AIR.has(place.id),
    ...report,
    drew: [...report.drew, ...set],
  };
}

/** Share of what a brief asks for that the kit can draw, 0 to 1: things and places alike. */
export function coverageOf(brief: Brief): number {
  if (brief.template && templateOf(brief.template.id)) return 1;
  const { things, undrawable } = castOf(brief);
  const drawnPlaces = brief.places.filter(({ concept }) => isPlaceDrawn(concept)).length;
  const asked = things.length + undrawable.length + brief.places.length;
  return asked === 0 ? 0 : (things.length + drawnPlaces) / asked;
}
