import { createRandom } from '@/lib/random/random';
import { clamp } from '@/lib/svg/point';
import { type Brief, textOfWords } from '../brief';
import { createPen, type Definitions, type Pen } from '../kit/pen';
import type { KitDrawing } from '../kit/part';
import { mirrored } from '../places/mirrored';
import { outOfFocus } from '../places/out-of-focus';
import { paintedAsTold } from '../places/painted';
import { OLD_TOWNS, TOWNS } from '../places/worlds/towns.data';
import { DARK_WORDS, WOOD_WORDS } from '../places/worlds/woods/kinds.data';
import type { Ground, Place, PlaceDrawing, SceneLightColors, Stage } from '../places/place';
import { isOfSort } from '../concepts/sorts';
import { flattened, moved } from './assemble';
import { backgroundOf, circumstancesOf } from './circumstances';
import { surfaceOf } from './surface';
import { drawNode } from './cluster';
import { fallOf, inclined } from './inclined';
import { floorLineOf, isHungFromCeiling, wallScaleOf } from './interior';
import { type Root, rootsOf } from './roots';
import { bearsLand } from './settled';
import { type Chosen, chosenOf } from './choose';
import { edgesIn, type Frame, type Item, originAt, type Recipe, shiftOf, type Spot } from './item';
import { linesOf, type TetherLine } from './tethers';
import { layClear } from './clear';
import { isSmallAsTold } from './nearness';
import { isActor, type Node, type StagePlan } from './node';
import { toldOfPlaces } from './place-told';
import { portrayed } from './portrait';
import { asTold, styledBy } from './qualified';
import { reframed } from './reframed';
import { shoaled } from './shoal';
import { accentsOfCopy, tintedCopy } from './tinted';
import { withUpon } from './upon-ground';
import { isAfloat } from './where';

/** A picture as it will be painted: a place, and clusters of things in it. */
export interface Scene {
  place: PlaceDrawing;
  /** How it was arranged: the pictures of one request differ in it. */
  recipe: Recipe;
  spots: { spot: Spot; drawing: KitDrawing }[];
  lines: TetherLine[];
}

export interface SceneRequest {
  brief: Brief;
  plan: StagePlan;
  place: Place;
  /** Concepts of all places that it draws. */
  places: readonly string[];
  widthPx: number;
  heightPx: number;
  seed: number;
  light: SceneLightColors;
  accents: Pen['accents'];
  definitions: Definitions;
  recipes: readonly Recipe[];
  /** Where the horizon of open country lies, as a share of the height. */
  horizon?: number;
  labelOf(label: string): string;
}

/** Houses stand against the sky there. */
const hasRoofs = (place: string) => place in TOWNS || isOfSort(place, 'roofs-to-the-sky');

/** A bow that the place draws, and that is told to be over something. */
const isUnderBow = ({ elements, relations }: Brief, { grown }: StagePlan): boolean =>
  grown !== undefined &&
  elements.some(
    ({ id, concept = '' }) =>
      isOfSort(concept, 'across-the-sky') &&
      grown.has(concept) &&
      relations.some(
        ({ kind, from, to }) =>
          (kind === 'above' && from === id) || (kind === 'under' && to === id),
      ),
  );

function frameOf(
  ground: Ground,
  { widthPx, heightPx }: Pick<Frame, 'widthPx' | 'heightPx'>,
  { back = 0 }: Recipe,
  { places, plan, brief }: Pick<SceneRequest, 'places' | 'plan' | 'brief'>,
): Frame {
  return {
    widthPx,
    heightPx,
    groundAt: (depth, xShare) => ground.yAt(depth, xShare),
    mainDepth: ground.mainDepth * (1 - back),
    ...(ground.frontsDepth === undefined ? {} : { frontsDepth: ground.frontsDepth }),
    ...(ground.far ? { far: ground.far } : {}),
    ...(places.some(hasRoofs) ? { hasRoofs: true } : {}),
    ...(isUnderBow(brief, plan) ? { hasBow: true } : {}),
  };
}

/** What a prompt says of the trees of its woods. */
function woodsOf(brief: Brief): Pick<Stage, 'wood'> {
  const text = textOfWords(brief);
  const kind = WOOD_WORDS.find(([, told]) => told.test(text))?.[0];
  return { wood: { isDark: DARK_WORDS.test(text), ...(kind ? { kind } : {}) } };
}

/** Ground on which rain falls, fell, or stands. */
const WET =
  /\b(?:wet|puddles?|rain(?:y|ing|-?soaked)?|after (?:the )?rain|drenched|nasse?\w*|mouillée?s?|mojad[ao]s?|bagnat[aoie]|molhad[ao]s?)\b|мокр|雨上がり|濡れた/i;
const isWet = (brief: Brief) =>
  brief.weather === 'rain' || brief.weather === 'storm' || WET.test(textOfWords(brief));

/** `a castle on a hill`, `a temple on a mountain`: a building and the one rise that it stands on. */
const RISE =
  /(?:hill(?:top|side)?|knoll|mountain(?:top)?|hügel|berg|colline|colina|collina|cerro|montagne|montaña|montagna|montanha)$|丘|山|холм|гор[ае]$/i;
/** A house, or one tree that stands alone. */
const LEAST_LONE_TREE_CM = 250;
const isSeenFromAfar = (lead: Node | undefined) =>
  lead?.thing.concept.kind === 'building' ||
  (lead?.thing.concept.kind === 'plant' &&
    lead.thing.element.count === 1 &&
    lead.thing.concept.heightCm >= LEAST_LONE_TREE_CM);
const isLoneTree = ({ roots: [lead, ...others] }: StagePlan) =>
  isSeenFromAfar(lead) && lead?.thing.concept.kind === 'plant' && others.length === 0;
/** What is told to be alone, and a place with nothing in it. */
const SOLITARY =
  /\b(?:lone|lonely|alone|single|solitary|isolated|deserted|empty|einsame?[rsnm]?|einzelne?[rsnm]?|seule?|solitaire|isolée?|solitari[oa]|solitári[oa]|isolat[oa]|únic[oa])\b|одинок|一本|孤独/i;
const isSolitary = ({ elements, places }: Brief): boolean =>
  [...elements, ...places].some(({ phrase }) => SOLITARY.test(phrase)) ||
  elements.some(({ attributes }) => attributes.includes('lonely'));
const NOT_ON_IT = new Set(['behind', 'under', 'beside', 'in-front-of']);
const isOnHill = ({ places, relations }: Brief, { roots }: StagePlan) =>
  isSeenFromAfar(roots[0]) &&
  !roots.some(isActor) &&
  places.some(({ concept, phrase }) => isOfSort(concept, 'rise') && RISE.test(phrase)) &&
  !relations.some(({ kind, from }) => NOT_ON_IT.has(kind) && from === roots[0]?.thing.element.id);

/** A sea in high waves. */
const ROUGH =
  /\b(?:rough|raging|wild|choppy|turbulent|high waves|huge waves|big waves|crashing|hohe wellen|tosende\w*|agitée|déchaînée|agitado|mosso|agitato)\b|бурн|荒れた/i;
const isRough = (brief: Brief) => ROUGH.test(textOfWords(brief));

/** A sky full of stars. */
const STARRY =
  /\b(?:stars|starry|starlit|stargaz\w*|milky way|sterne\w*|étoil\w*|estrell\w*|stell\w*|estrel\w*)\b|звёзд|звезд|星空/i;
const isStarry = (brief: Brief) => STARRY.test(textOfWords(brief));

/** Who skates where no ice is told does so on the ground that is there. */
const isIce = ({ elements }: Brief) => elements.some(({ concept }) => concept === 'ice-skates');

const seaAndSkyOf = (brief: Brief): Pick<Stage, 'isRough' | 'isStarry' | 'isIce'> => ({
  ...(isRough(brief) ? { isRough: true } : {}),
  ...(isStarry(brief) ? { isStarry: true } : {}),
  ...(isIce(brief) ? { isIce: true } : {}),
});

/** Streets whose signs glow. */
const NEON = /^(?:neon(?:-lit)?|néons?|неон\w*|ネオン)$/i;
const hasNeon = ({ words }: Brief) =>
  words.some(({ word }) => word.split(' ').some((part) => NEON.test(part)));

const isOldTown = (brief: Brief) => OLD_TOWNS.test(textOfWords(brief));

/** However large a mouse is drawn: places are drawn as if somebody beside it took so much of the height. */
const TALLEST_PERSON = 1.05;
const PERSON_CM = 170;

/** Its trees, and how the ground falls under who is on a slope. */
function landOf(brief: Brief, spots: readonly Spot[]): Pick<Stage, 'wood' | 'fall'> {
  const fall = fallOf(spots);
  return { ...woodsOf(brief), ...(fall === undefined ? {} : { fall }) };
}

/** Where everything would stand on a ground. */
const standingOn = (
  ground: Ground,
  request: SceneRequest,
  recipe: Recipe,
  items: readonly Item[],
) =>
  layClear(items, request.plan.wishes, frameOf(ground, request, recipe, request), recipe).map(
    (spot) => ({
      ...edgesIn(spot),
      depth: spot.depth,
      isAquatic: spot.item.isAquatic ?? false,
      isRaised: spot.isRaised ?? false,
      isVehicle: spot.item.kind === 'vehicle',
    }),
  );

function stageOf(
  request: SceneRequest,
  { recipe, spots, subject }: Chosen,
  items: readonly Item[],
): Stage {
  const { brief, plan, places, widthPx, heightPx, seed, light, accents, definitions, labelOf } =
    request;
  const lead = spots.find(({ item }) => item.layer === 'main');
  return {
    widthPx,
    heightPx,
    pxPerCm: Math.min(lead?.pxPerCm ?? 1, (heightPx * TALLEST_PERSON) / PERSON_CM),
    camera: brief.camera ?? recipe.camera,
    ...(isOfFaces(brief, items) ? { isOfFaces: true } : {}),
    ...circumstancesOf(brief),
    parts: places,
    things: new Set(brief.elements.flatMap(({ concept }) => concept ?? [])),
    ...(plan.furniture ? { furniture: plan.furniture } : {}),
    ...(plan.chairCount === undefined ? {} : { chairCount: plan.chairCount }),
    ...(plan.grown ? { grown: plan.grown } : {}),
    ...(recipe.isStill ? { isStill: true } : {}),
    ...(recipe.areOnPodiums ? { areOnPodiums: true } : {}),
    ...surfaceOf(brief, plan),
    ...backgroundOf(brief),
    ...(brief.thrown ? { thrown: brief.thrown } : {}),
    ...landOf(brief, spots),
    ...toldOfPlaces(brief),
    ...(isOnHill(brief, plan) ? { isOnHill: true } : {}),
    ...(isLoneTree(plan) ? { isLoneTree: true } : {}),
    ...(isSolitary(brief) ? { isSolitary: true } : {}),
    ...styledBy(brief),
    ...(isWet(brief) ? { isWet: true } : {}),
    ...seaAndSkyOf(brief),
    ...(isOldTown(brief) ? { isOldTown: true } : {}),
    ...(hasNeon(brief) ? { hasNeon: true } : {}),
    ...(isAfloat(places, plan) ? { isAfloat: true } : {}),
    ...(plan.roots.some(bearsLand) ? { bearsLand: true } : {}),
    ...(spots.some(({ item }) => item.kind === 'celestial') ? { hasOrb: true } : {}),
    ...(recipe.turn === undefined ? {} : { turn: recipe.turn }),
    focusX: subject ? (subject.left + subject.right) / 2 : recipe.focusX,
    standY: recipe.baseY,
    ...(recipe.isInterior ? { interior: interiorOf(spots, recipe, request) } : {}),
    ...(subject ? { subject } : {}),
    standing: (ground) => standingOn(ground, request, recipe, items),
    random: createRandom(seed, labelOf('place')),
    pen: (label, scale) =>
      createPen({ definitions, seed, label: labelOf(label), pxPerCm: scale, accents }),
    light,
    ...(request.horizon === undefined ? {} : { horizon: request.horizon }),
  };
}

/** Of its size on land, what is in a pond behind the main things. */
const POND_SHARE = 0.55;

/** Places along the water, from its middle outwards. */
const ALONG = [0, -0.5, 0.5, -1, 1, -0.25, 0.25, -0.75, 0.75] as const;

const isInPond = ({ item }: Spot) => item.isAquatic === true && item.waterlineCm === undefined;

/** All that lives in water beside each other there. */
function allInWater(spots: readonly Spot[], place: PlaceDrawing): Spot[] {
  return spots.reduce<Spot[]>((placed, spot) => {
    const swimming = placed.filter(isInPond);
    return [...placed, inWater(spot, [...spots, ...swimming], place, new Set(swimming))];
  }, []);
}

/** What lives in water is put there, where a place that is no water itself has some, and behind nothing on land. */
function inWater(
  spot: Spot,
  others: readonly Spot[],
  { spots }: PlaceDrawing,
  swimming: ReadonlySet<Spot>,
): Spot {
  const { item } = spot;
  const water = spots.find(({ kind }) => kind === 'water');
  if (!water || !item.isAquatic || item.waterlineCm !== undefined) return spot;
  const pxPerCm = spot.pxPerCm * POND_SHARE;
  const { left, right } = edgesIn(spot);
  const half = ((right - left) / 2) * POND_SHARE;
  const reach = Math.max(0, water.widthPx / 2 - half);
  const asked = clamp((left + right) / 2, water.at[0] - reach, water.at[0] + reach);
  const land = others.filter(
    (other) => swimming.has(other) || (!other.item.isAquatic && other.item.layer !== 'sky'),
  );
  const isFree = (x: number) =>
    land.map(edgesIn).every((box) => x + half < box.left || x - half > box.right);
  const middle =
    [asked, ...ALONG.map((share) => water.at[0] + share * reach)].find(isFree) ?? asked;
  const x = originAt(item, middle, pxPerCm, spot.mirrored);
  return { ...spot, pxPerCm, x, y: water.at[1] };
}

/** Of the water under it, how wide a bridge is at least; of the picture at most, and at least where it is told first. */
const SPANS = { water: 1.5, frame: 0.86, lead: 0.66 } as const;
/** Of the air before a bridge that is looked at, what dims it: it is seen through fog. */
const BRIDGE_AIR = 0.3;

/** A bridge of a view stands across its river, from bank to bank. */
function overWater(
  spot: Spot,
  others: readonly Spot[],
  place: PlaceDrawing,
  widthPx: number,
): Spot {
  const { item } = spot;
  const water = place.spots.find(({ kind }) => kind === 'water');
  const isOfView =
    item.isBridge && others.every((one) => one === spot || one.item.layer !== 'main');
  if (!water || !isOfView) return spot;
  const own = item.box.right - item.box.left;
  const pxPerCm = clamp(
    spot.pxPerCm,
    Math.max(water.widthPx * SPANS.water, item.isLead ? widthPx * SPANS.lead : 0) / own,
    (widthPx * SPANS.frame) / own,
  );
  const half = (own * pxPerCm) / 2;
  const middle = clamp(water.at[0], half, widthPx - half);
  const x = originAt(item, middle, pxPerCm, spot.mirrored);
  return { ...spot, pxPerCm, x, y: water.at[1], depth: water.depth, airShare: BRIDGE_AIR };
}

/** What a planned room has to leave room for, and the measure of its wall. */
function interiorOf(
  spots: readonly Spot[],
  recipe: Recipe,
  { heightPx }: Pick<SceneRequest, 'heightPx'>,
): NonNullable<Stage['interior']> {
  return {
    floorPx: heightPx * floorLineOf(recipe),
    pxPerCm: wallScaleOf(spots),
    taken: spots.map(edgesIn),
    hungs: spots.filter(isHungFromCeiling).map(edgesIn),
  };
}

const isNear = ({ camera }: Brief) => camera === 'portrait' || camera === 'close';

/** Whether whoever is in the picture is seen from so near that it ends at the chest. */
const isOfFaces = (brief: Brief, items: readonly Item[]): boolean =>
  isNear(brief) && items.some(({ isActor: lives, layer }) => lives && layer === 'main');

/** Backdrops without anything in them are as soft as they are. */
const PLAIN_PLACES = /^(?:spot|studio|table-top|open-sky)$/;

/** What is behind a face, out of focus. */
function softened(
  place: PlaceDrawing,
  request: SceneRequest,
  items: readonly Item[],
): PlaceDrawing {
  const { brief, widthPx, heightPx, light, definitions, seed, labelOf } = request;
  if (PLAIN_PLACES.test(request.place.id) || !isOfFaces(brief, items)) return place;
  const random = createRandom(seed, labelOf('bokeh'));
  return outOfFocus(place, { widthPx, heightPx, light, definitions, random });
}

/** The best of several arrangements, with everything drawn at its final size. */
export function composeScene(request: SceneRequest): Scene {
  const { brief, widthPx, heightPx, plan, recipes, place } = request;
  const roots = rootsOf(request);
  const items = roots.map(({ item }) => item);
  // What is all over the air stands nowhere and decides nothing.
  const settled = items.filter(({ drift }) => !drift);
  const standing = settled.length > 0 ? settled : items;
  const best = chosenOf(standing, plan.wishes, recipes, { widthPx, heightPx });
  const seen = best.recipe.isTurned ? mirrored(place) : place;
  const stage = stageOf(request, best, standing);
  const bare = paintedAsTold(seen.draw(stage), brief.places, request.light);
  const frame = frameOf(bare.ground, request, best.recipe, request);
  const laid = inclined(layClear(items, plan.wishes, frame, best.recipe));
  const upon = withUpon(stage, bare, { grown: plan.grown, spots: laid });
  const drawing = asTold(stage, upon, request, laid);
  const isTitled = brief.clearSide === 'top' || brief.lettering.length > 0;
  const wet = request.places.includes('underwater')
    ? shoaled(laid, { widthPx, heightPx }, isTitled)
    : allInWater(laid, drawing).map((spot) =>
        spot.item.isBridge ? overWater(spot, laid, drawing, widthPx) : spot,
      );
  const things = new Set(brief.elements.flatMap(({ concept }) => concept ?? []));
  const taken = isNear(brief)
    ? {
        place: softened(drawing, request, items),
        spots: portrayed(
          wet.map((spot) => ({ spot, drawing: drawnAt(spot, roots, request) })),
          brief,
          { widthPx, heightPx },
          best.recipe,
        ),
      }
    : reframed({ place: drawing, spots: wet }, { widthPx, heightPx }, best.recipe, {
        things,
        isFixed: request.horizon !== undefined || isSmallAsTold(brief),
      });
  const drawnSpots = taken.spots.map((spot) => ({ spot, drawing: drawnAt(spot, roots, request) }));
  return {
    place: taken.place,
    recipe: best.recipe,
    spots: drawnSpots,
    lines: linesOf(plan.wishes, drawnSpots),
  };
}

/** A cluster at its final size, in the light of its place. */
function drawnAt(spot: Spot, roots: readonly Root[], request: SceneRequest): KitDrawing {
  const { definitions, seed, accents, labelOf } = request;
  const root = roots.find(({ item }) => item === spot.item);
  if (!root) throw new Error('a spot of something that is not in the scene');
  const node = tintedCopy(root.node, root.copy);
  const isTurnedBack = spot.mirrored && isOfSort(node.thing.concept.id, 'read-one-way');
  const penFor = (label: string) =>
    createPen({
      definitions,
      seed,
      label: labelOf(`${label} ${root.copy}`),
      pxPerCm: spot.pxPerCm,
      accents: accentsOfCopy(root.node, root.copy, accents),
      mirrored: spot.mirrored && !isTurnedBack,
    });
  const asIs = flattened(drawNode(node, penFor));
  const { left, right } = asIs.box;
  const drawn = isTurnedBack ? moved(asIs, { at: [left + right, 0], mirrored: true }) : asIs;
  return spot.tilt
    ? moved(drawn, { at: shiftOf(spot.tilt), angleDegrees: spot.tilt.degrees })
    : drawn;
}
