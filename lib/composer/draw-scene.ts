import { createRandom, type Random, seedOfVariant } from '@/lib/random/random';
import { buildOf } from './arrange/build';
import { type Cast, castOf } from './arrange/cast';
import { circumstancesOf, isBlueHour } from './arrange/circumstances';
import { areDescribed } from './arrange/described';
import { composeScene, type Scene } from './arrange/compose-scene';
import { probePen } from './arrange/roots';
import { isActor, type Node, type StagePlan } from './arrange/node';
import { recipesFor } from './arrange/recipes';
import { placeConditionsOf } from './arrange/place-conditions';
import { isOfSort } from './concepts/sorts';
import { backdropOf, isStillLife, withLaid } from './arrange/still';
import { areOnPodiums } from './arrange/podiums';
import { laidOnPaper } from './arrange/laid-flat';
import { homeOnPage } from './arrange/at-home';
import { homeAround, idling } from './arrange/idle';
import { lettersMark } from './arrange/labelled';
import { asLyingBelow, isLookedDownOn } from './arrange/looked-down-on';
import { stagePlanOf } from './arrange/stage-plan';
import { furnishedIn } from './arrange/furnished';
import { isFurnishedRoom, lamplit, roomAround } from './arrange/interior/furnished-room';
import { isPlaceLed, isThingLed, placesAround, placesOf, stagedIn } from './arrange/where';
import { reachOf } from './sight';
import { type Looked, lookedAt, reportOf } from './arrange/report';
import { type Brief, textOfWords } from './brief';
import type { Concept } from './concepts/concept';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { createPen, Definitions } from './kit/pen';
import { withCastLight } from './paint/cast-light';
import { closerView, seenCloser, type View } from './paint/closer';
import { culler } from './paint/cull';
import { regraded } from './paint/grade';
import { type PaintedLayer, paintScene } from './paint/paint-scene';
import { standingOut } from './paint/stand-out';
import { accentsFor } from './palette/accents';
import { tintFor } from './palette/tints';
import { sceneLightOf } from './places/hours';
import { AT_WINDOW, grownIn, WITH_VIEW, withAvenue } from './arrange/grown';
import { fromTheAir } from './places/worlds/aerial-land';
import { belowFor } from './places/worlds/from-above';
import { isTellableRoom } from './places/interiors/all-rooms';
import { isIndoors, isNarrow, isPlaceDrawn, placeFor } from './places';
import { windowOn } from './places/interiors/at-window';
import { tableIn } from './places/backdrops/table-top';
import { isPackName, packNameOf } from './pack-name';
import { openSky } from './places/outdoor/open-sky';
import type { Place, SceneLightColors } from './places/place';
import { verbFrameOf } from './understand';

/** A scene: things with who does what, in a place, in one light. */

/** Words that are seen on things. */
const writtenOn = (things: Cast['things'], layers: readonly PaintedLayer[]): string[] =>
  things.flatMap(({ element: { id, lettering } }) =>
    lettering !== undefined && layers.some(({ svg }) => svg.includes(lettersMark(id)))
      ? lettering
      : [],
  );

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

export const isAtHomeInAir = ({ habitat }: Pick<Concept, 'habitat'>): boolean =>
  habitat === 'air' || habitat === 'sky';

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
    thing.drawnBy.kind === 'part' &&
    (LAID.test(thing.concept.kind) || isOfSort(thing.concept.id, 'textile')) &&
    thing.concept.heightCm < 130;
  const isTable = places.every((place) => /^(?:table-top|plain|studio)$/.test(place));
  return camera === 'top' && isTable && roots.length > 0 && roots.every(isLaid);
}

/** Who lives in the sea is in it where nothing is told. */
const watersOf = ({ roots }: StagePlan): string[] =>
  roots.some(({ thing }) => thing.concept.places.includes('lake')) ? ['lake'] : ['sea'];

/** From here on a page is much wider than high. */
const TALL_RATIO = 1.25;
const WIDE_RATIO = 1.5;
type Sides = Pick<IllustrationRequest, 'widthPx' | 'heightPx'>;
const stands = ({ widthPx, heightPx }: Sides) => heightPx > widthPx * TALL_RATIO;
const lies = ({ widthPx, heightPx }: Sides) => widthPx > heightPx * WIDE_RATIO;

const LAID = /^(?:food|container|tool|toy|device|symbol|clothing|plant|instrument|nature)$/;

/** What is drawn into another picture keeps that picture's light. */
const tinting =
  (tint: ReturnType<typeof tintFor>) =>
  (svg: string): string =>
    tint ? regraded(svg, tint) : svg;

/** The place itself, or a window before it where the prompt looks out of one. */
const seenFrom = (brief: Brief, place: Place): Place =>
  isLookedOut(brief) && !isIndoors(place.id) ? windowOn(place) : place;

const isLookedOut = ({ elements }: Brief): boolean =>
  elements.some(({ attributes }) => attributes.includes(WITH_VIEW));

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

interface Taking {
  isAlone: boolean;
  isCloudy: boolean;
  /** The page lies or stands: it is much longer than it is broad. */
  isLong: boolean;
  variant: number;
}

function surroundingsOf(
  brief: Brief,
  bound: StagePlan,
  { isAlone, isCloudy, isLong, variant }: Taking,
): Surroundings {
  const said = isAlone ? placesOf(brief, bound) : placesAround(brief, bound);
  const home =
    isAlone || said.length > 0
      ? undefined
      : (homeAround(brief, bound, variant) ?? (isLong ? homeOnPage(brief, bound) : undefined));
  const room = isAlone || said.length > 0 ? undefined : roomAround(brief, bound);
  const around = room ? [room] : home === undefined ? said : [home];
  const told = isCloudy ? ['sky', 'cloud'] : withAvenue(around, brief, bound);
  const isBelow = isLookedDownOn(brief) && bound.roots.length > 0;
  const isFlat = isBelow || isSeenFromAbove(brief, bound, told);
  const isStill = !isAlone && !isFlat && isStillLife(brief, bound, told);
  const laid = isStill ? backdropOf(bound, told) : told;
  const places = isFlat && !isBelow && told[0] !== 'plain' ? ['table-top'] : laid;
  const lain = isFlat ? laidOnPaper(bound) : bound;
  const here = isLookedOut(brief) ? [AT_WINDOW, ...places] : places;
  const staged = stagedIn(here, isStill ? withLaid(lain) : lain);
  const whole = isBelow
    ? belowFor(places.length > 0 ? places : watersOf(staged))
    : seenFrom(brief, surroundingsFor(places, staged, brief.camera));
  // A sill that is told is what things stand on, and no table is put before it.
  const isOnSill = brief.elements.some(({ concept }) => concept === 'window-sill');
  const isTable = isStill && isIndoors(whole.id) && !(isOnSill && whole.id === 'at-window');
  const place = isTable ? tableIn(whole) : whole;
  const plan = grownIn(place, furnishedIn(place, staged), {
    parts: places,
    words: textOfWords(brief),
  });
  const isInterior = !isAlone && !isStill && !isFlat && isFurnishedRoom(place, plan, brief);
  return {
    places,
    place,
    plan,
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

/** Pages whose picture is seen from afar, and has what it is about large. */
const PRINTED = /^(?:poster|banner)$/;

/** Houses and nobody in open country that is named before them: the picture is of the land as much as of them. */
const isHouseInLand = (brief: Brief, { place, plan: { roots } }: Surroundings): boolean =>
  place.id === 'outdoors' &&
  brief.places.some(({ concept }) => isPlaceDrawn(concept)) &&
  roots.length > 0 &&
  roots.every(({ thing, children }) => thing.concept.kind === 'building' && children.length === 0);

/** Houses and trees from here on are scenery, and tall beside whoever is tiny. */
const TALL_CM = 250;
const SCENERY = /^(?:building|plant)$/;

const isTiny = ({ thing }: Node): boolean => thing.element.attributes.includes('tiny');

/** Somebody who is told to be tiny, in a place that is named or beside something tall: that is the picture. */
const isOfTiny = ({ places }: Brief, around: Surroundings): boolean => {
  const { roots } = around.plan;
  return (
    !isIndoors(around.place.id) &&
    (places.some(({ concept }) => isPlaceDrawn(concept)) || isBesideTall(around)) &&
    roots.some((node) => isActor(node) && isTiny(node)) &&
    roots.every((node) => isTiny(node) || !isActor(node))
  );
};

const isBesideTall = ({ plan: { roots } }: Surroundings): boolean =>
  roots.some(({ thing: { concept } }) => SCENERY.test(concept.kind) && concept.heightCm >= TALL_CM);

/** What of a request decides how its picture may be taken. */
const conditionsOf = (
  { brief, widthPx, heightPx, horizon }: IllustrationRequest,
  around: Surroundings,
  isNamed: boolean,
  { places, place, plan, isFlat, isStill, isInterior }: Surroundings = around,
) => ({
  camera:
    brief.camera ??
    (isPlaceLed(brief) || (isHouseInLand(brief, around) && !isThingLed(brief))
      ? ('wide' as const)
      : undefined),
  isOfPlace: brief.camera === undefined && horizon === undefined && isPlaceLed(brief),
  isInLand: isThingLed(brief) && isHouseInLand(brief, around),
  isOfTiny: isOfTiny(brief, around),
  isQuiet: places.length === 0,
  areDescribed: areDescribed(plan.roots),
  isWide: lies({ widthPx, heightPx }),
  isTall: stands({ widthPx, heightPx }),
  isTitled: brief.lettering.length > (isNamed ? 1 : 0) || brief.clearSide === 'top',
  isPrinted: PRINTED.test(brief.template?.id ?? ''),
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
  // A cabin is narrow, and near as it is.
  const isNear = places.length === 0 || (isIndoors(place.id) && !isNarrow(place.id));
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
      svg: tinted(inside(view && !layer.isOfFrame ? seenCloser(layer.svg, view) : layer.svg)),
    }))
    .filter(({ svg }) => svg !== '');
  return { widthPx, heightPx, defs, layers };
}

/** A room in which nobody says that it is dark. */
const isLitRoom = (place: string, { words }: Brief) =>
  (isTellableRoom(place) || isNarrow(place)) && !words.some(({ word }) => DARK.test(word));

const DARK = /^(?:dark\w*|unlit|gloomy|moonlit|candlelit|shadowy|spooky|haunted)$/i;

/** The light of the hour; in a room that is told, its lamps are lit at night. */
function lightIn(
  { isInterior, isStill, place }: Surroundings,
  brief: Brief,
  random: Random,
): SceneLightColors {
  const hour = sceneLightOf({ ...circumstancesOf(brief), isBlue: isBlueHour(brief), random });
  const isByCandle = isStill && brief.elements.some(({ attributes }) => attributes.includes('lit'));
  return isInterior || isByCandle || isLitRoom(place.id, brief) ? lamplit(hour) : hour;
}

/** Arranges a brief, paints it, and looks what of it can be seen. */
export function drawScene(
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
  const isLong = lies(request) || stands(request);
  const around = surroundingsOf(brief, bound, { isAlone, isCloudy, isLong, variant });
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
  const unlit = paintScene(scene, light, definitions, name);
  const lamps = createPen({ definitions, seed: own, label: 'cast light', pxPerCm: 1, accents });
  const painted = isAlone ? unlit : withCastLight(unlit, light, lamps, request);
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
