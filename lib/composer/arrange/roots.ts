import { headIn } from './heads';
import { outlineLater, outlineOf } from './outline';
import { isPutDown } from './put-down';
import { createPen, Definitions, type Pen } from '../kit/pen';
import type { KitDrawing } from '../kit/part';
import { type Edges, times } from '@/lib/svg/point';
import { isClasped } from './clasped';
import { drawNode } from './cluster';
import { clustersOf, copiesEach } from './copies';
import type { SceneRequest } from './compose-scene';
import type { Concept } from '../concepts/concept';
import { roleOf } from './interior/roles';
import type { Item, RoomPart, RoomRole } from './item';
import { isActor, type Node, nodesOf } from './node';
import { driftOf } from './drifting';
import { castIn, focusOf, isMere } from './featured';
import { MOST_STREWN } from './plural';
import { inGroup } from './still-groups';
import { floats, isAfloat } from './where';
import { isOfSort } from '../concepts/sorts';
import { isIndoors } from '../places';

/** The clusters of a plan, each with its size and the layer that it belongs to. */

/** Scale at which things are drawn to learn how they are built: no detail is left out at it. */
const PROBE_PX_PER_CM = 3;

/** A pen for a drawing that is measured and thrown away; its definitions are not the picture's. */
export function probePen(options: { seed: number; label: string; accents: Pen['accents'] }): Pen {
  return createPen({ ...options, definitions: new Definitions(''), pxPerCm: PROBE_PX_PER_CM });
}

/** What is so much taller than the first thing stands behind it. */
const SCENERY_RATIO: Partial<Record<Concept['kind'], number>> = { plant: 0.7, building: 1.2 };
const OTHER_SCENERY_RATIO = 2.4;
/** In a place, what is taller is part of it. */
const LANDMARK_CM = 250;
const SCENERY_KINDS = new Set(['building', 'plant', 'nature']);

/** Families of what the whole world knows by sight. */
const SIGHTS = new Set(['monument', 'world-sight', 'city-sight']);

function isSight({ thing: { concept, drawnBy } }: Node): boolean {
  const family = drawnBy.kind === 'part' ? drawnBy.part.id : '';
  return SIGHTS.has(family) || isOfSort(concept.id, 'sight');
}

/** Told to be far away, and nothing of the air, which is far from everybody. */
const isFarAway = ({ thing: { concept, element } }: Node) =>
  element.attributes.includes('distant') && !/^(?:sky|air)$/.test(concept.habitat ?? '');

/** A fence stands before a house, and no house before a fence. */
const isFenced = (roots: readonly Node[]) =>
  roots.some(
    ({ thing: { concept } }) => concept.kind === 'building' && concept.heightCm > LANDMARK_CM,
  );

export interface Root {
  node: Node;
  copy: number;
  item: Item;
}

function elementsOf(node: Node): string[] {
  return [node.thing.element.id, ...node.children.flatMap(elementsOf)];
}

/** Whether something is behind others from side to side; a fence that belongs to a house is not. */
const isBackdrop = ({ thing, children }: Node, roots: readonly Node[]) =>
  isOfSort(thing.concept.id, 'backdrop') &&
  children.length === 0 &&
  !(thing.concept.id === 'fence' && isFenced(roots));

/** What bears somebody and is no higher stands with the main things, in centimetres. */
const RIDDEN_CM = 420;

/** Somebody so small that cars beside it would make a speck of it, in centimetres. */
const SMALL_LEAD_CM = 90;

const isInTraffic = ({ thing }: Node) => thing.element.attributes.includes('in-traffic');

/** Cars about a duck are the street that it crosses, and traffic is about who rides in it. */
function isTrafficAround(node: Node, roots: readonly Node[]): boolean {
  const { thing, children } = node;
  const lead = roots.find((root) => !isInTraffic(root));
  if (thing.concept.kind !== 'vehicle' || children.length > 0 || lead === undefined) return false;
  if (isInTraffic(node)) return isActor(lead) || isBearingLive(lead);
  const isSmall = isActor(lead) && lead.thing.concept.heightCm < SMALL_LEAD_CM;
  return thing.element.several && isSmall;
}

/** What lives in water and is told to fly: a whale over a city. */
const isAirborne = ({ doing, thing }: Node): boolean =>
  doing.pose === 'fly' && thing.concept.habitat === 'underwater';

function layerOf(
  node: Node,
  box: Edges,
  leadCm: number,
  inPlace: boolean,
  roots: readonly Node[],
): Item['layer'] {
  const { doing, isHung, thing, children } = node;
  const { concept } = thing;
  const height = box.bottom - box.top;
  if (driftOf(node)) return 'sky';
  if (isFarAway(node)) return 'scenery';
  // A twig that bears something is no foliage in the corner, and a curtain with a cat behind it no part of the wall.
  if (children.some(({ bond }) => /^(?:hung|tied|lurking|strung)$/.test(bond ?? ''))) return 'main';
  if (isBearingAloft(node)) return 'main';
  const isStarting = thing.element.attributes.includes('launched');
  const flies = doing.pose === 'fly' && (thing.drawnBy.kind === 'part' || isAirborne(node));
  const isLimp = thing.element.attributes.includes('deflated');
  const isUp = (flies || concept.habitat === 'sky' || concept.habitat === 'air') && !isLimp;
  if (isUp && !isStarting) return 'sky';
  if (isHung || concept.habitat === 'wall' || concept.habitat === 'ceiling') return 'wall';
  if (isBackdrop(node, roots)) return 'scenery';
  const ratio = SCENERY_RATIO[concept.kind] ?? OTHER_SCENERY_RATIO;
  // A swing with somebody on it is what the picture is of.
  const isRidden = (height <= RIDDEN_CM || isPerch(node)) && isBearingLive(node);
  // A traffic light is beside the cars that wait at it, and no tower behind them.
  const isSmall = isRidden || isOfSort(concept.id, 'of-the-street');
  const isLandmark = SCENERY_KINDS.has(concept.kind) && height > LANDMARK_CM && !isSmall;
  if (isTrafficAround(node, roots)) return 'scenery';
  if (isLandmark && (inPlace || height > leadCm * ratio)) return 'scenery';
  return 'main';
}

/** Of a body that swims upright, leaps or stands in shallow water, how much of it is above. */
const EMERGED_SHARE = { upright: 0.6, jump: 0.66, wading: 0.8, sunken: 0.56 } as const;

/** Where water cuts something, in its own centimetres. */
function waterlineOf({ doing, thing }: Node, { anchors, box }: KitDrawing): number {
  const { attributes } = thing.element;
  if (attributes.includes('wading')) {
    const share = attributes.includes('sunken') ? EMERGED_SHARE.sunken : EMERGED_SHARE.wading;
    return box.top + (box.bottom - box.top) * share;
  }
  if (anchors.surface) return anchors.surface.at[1];
  if (thing.drawnBy.kind !== 'actor' || box.bottom > 1) {
    if (doing.pose !== 'jump') return 0;
    return box.top + (box.bottom - box.top) * EMERGED_SHARE.jump;
  }
  return box.top + (box.bottom - box.top) * EMERGED_SHARE.upright;
}

/** Of what floats, only what is above the water counts. */
/** Seen from above, nothing of a swimmer is under a line. */
const isBelow = ({ thing: { drawnBy } }: Node) =>
  drawnBy.kind === 'part' && drawnBy.part.id === 'from-above';

function wetted(box: Edges, waterlineCm: number | undefined): Edges {
  return waterlineCm === undefined ? box : { ...box, bottom: Math.max(waterlineCm, box.top + 1) };
}

/** Flowers without a number are a bed of them. */
const FLOWERS = 7;
const isFlower = ({ thing: { concept, element }, children }: Node) =>
  concept.kind === 'plant' && element.several && concept.heightCm < 60 && children.length === 0;

/** Of nuts and berries without a number there are a handful. */
const isHandful = ({ thing: { concept, element }, children }: Node) =>
  element.several && isOfSort(concept.id, 'loose') && children.length === 0;

/** Balloons and stalks of a still life are of its group. */
const isFanned = ({ thing }: Node) => isOfSort(thing.concept.id, 'sprig');

/** Each who speaks has one bubble, where their number was not told. */
function copiesIn(node: Node, roots: readonly Node[], isStill: boolean): number {
  if (isStill && isHandful(node)) return MOST_STREWN;
  const count = isFlower(node) ? FLOWERS : clustersOf(node);
  if (!isOfSort(node.thing.concept.id, 'speech') || !node.thing.element.several) return count;
  const speakers = roots.filter(({ thing }) => thing.drawnBy.kind === 'actor');
  return speakers.reduce((sum, speaker) => sum + copiesEach(speaker), 0) || count;
}

/** Who swims under water has no ground under the feet. */
const isAdrift = ({ thing: { concept, drawnBy }, doing }: Node, places: readonly string[]) =>
  places.includes('underwater') &&
  drawnBy.kind === 'actor' &&
  /^(?:person|fantasy)$/.test(concept.kind) &&
  /^(?:swim|float)$/.test(doing.pose ?? '');

/** A pole or a tree with somebody on it, of which only what is around them has to be seen. */
const isPerch = (node: Node) =>
  isOfSort(node.thing.concept.id, 'pole')
    ? isBearingLive(node)
    : isTallPlant(node) && isBearingLive({ ...node, children: node.children.filter(isUpOn) });

const isUpOn = ({ bond }: Node) => /^(?:on|in|along)$/.test(bond ?? '');

const isTallPlant = ({ thing: { concept } }: Node) =>
  concept.kind === 'plant' && concept.heightCm > RIDDEN_CM;

/** Land in the air with somebody or something on it is what a picture is of. */
const isBearingAloft = ({ thing, children }: Node) =>
  isOfSort(thing.concept.id, 'land-aloft') && children.length > 0;

/** What is said to float or fly though its kind stands: a book, a house, a car; a boat floats where boats do. */
const isAfloatInAir = ({ thing: { element, concept, drawnBy } }: Node) =>
  element.attributes.includes('floating') &&
  drawnBy.kind === 'part' &&
  /^(?:ground|table|wall|body)$/.test(concept.habitat);

/** Things that float do so in the air; who floats does it in water, and who dives is over it. */
const isLevitating = (node: Node) =>
  node.doing.pose === 'dive' ||
  (node.doing.pose === 'float' && node.thing.drawnBy.kind === 'part') ||
  isAfloatInAir(node) ||
  isBearingAloft(node);

const isFlying = ({ doing, thing }: Node) => doing.pose === 'fly' && thing.drawnBy.kind === 'actor';

const isInRoom = (places: readonly string[]) => places.some(isIndoors);

/** What is hung up is on the wall, what leans on it stands there, and with somebody on it a rug is no ground. */
function roleIn({ thing: { concept, drawnBy }, isHung, isLeaning, children }: Node): RoomRole {
  if (isHung && drawnBy.kind === 'part') return 'wall';
  const role = roleOf(concept);
  return isLeaning || (role === 'rug' && children.length > 0) ? 'aside' : role;
}

const roomPartOf = (node: Node): RoomPart => ({
  concept: node.thing.concept.id,
  role: roleIn(node),
  ...(node.thing.element.side ? { side: node.thing.element.side } : {}),
});

/** Poses of who goes down a slope on no board. */
const SLIDING = /^(?:lie|sit-ground)$/;

/** Poses of who gets somewhere. */
const GOING = /^(?:run|walk|cycle|ride|skate|glide|swim)$/;

/** The step of who throws leads nowhere. */
const isThrowing = ({ hurls, children }: Node): boolean =>
  hurls !== undefined || children.some(({ isHurled }) => isHurled);

/** Whether it is on its way, by itself or under somebody. */
const isGoing = (node: Node): boolean =>
  !node.isFacing &&
  !isThrowing(node) &&
  [node, ...aboardOf(node)].some(({ doing }) => GOING.test(doing.pose ?? ''));

/** How it goes along a slope, or through the air: as who is on it does. */
function goingOf(node: Node): Pick<Item, 'incline' | 'isAirborne' | 'isLevitating' | 'isSliding'> {
  const going = [node, ...aboardOf(node)].flatMap(({ thing }) => thing.element.attributes);
  if (going.includes('airborne')) return { isAirborne: true, isLevitating: true };
  if (going.includes('downhill'))
    return {
      incline: 'downhill',
      ...(SLIDING.test(node.doing.pose ?? '') ? { isSliding: true } : {}),
    };
  return going.includes('uphill') ? { incline: 'uphill' } : {};
}

const driftIn = (node: Node): Pick<Item, 'drift'> => {
  const drift = driftOf(node);
  return drift ? { drift } : {};
};

const BRIDGES = ['walked-over', 'across-water'] as const;

/** What its place or its kind says of where it is. */
const alone = (node: Node, places: readonly string[]): Partial<Item> => ({
  ...(isInRoom(places) ? { room: roomPartOf(node) } : {}),
  ...(node.thing.concept.habitat === 'ceiling' ? { isOverhead: true } : {}),
  ...(isClasped(node) ? { isInHand: true } : {}),
  ...(isLevitating(node) ? { isLevitating: true } : {}),
  ...(isFlying(node) ? { isLevitating: true, isFlying: true } : {}),
  ...goingOf(node),
  ...(isGoing(node) ? { isGoing: true } : {}),
  ...(isAdrift(node, places) ? { isAdrift: true } : {}),
  ...(isPerch(node) ? { isPerch: true } : {}),
  ...(isOfSort(node.thing.concept.id, 'bursting-behind') ? { isBurst: true } : {}),
  ...inGroup(node.thing.concept.id),
  ...(BRIDGES.some((sort) => isOfSort(node.thing.concept.id, sort)) ? { isBridge: true } : {}),
  ...(isOfSort(node.thing.concept.id, 'moon') ? { isMoon: true } : {}),
  ...(isOfSort(node.thing.concept.id, 'scattered') ? { isScattered: true } : {}),
  ...driftIn(node),
  ...(isOfSort(node.thing.concept.id, 'speech') ? { isSpoken: true } : {}),
});

/** Who is on or in something: the man in the wheelchair, the rider on the horse. */
const aboardOf = (node: Node): Node[] =>
  node.children.filter(
    ({ bond, thing }) => (bond === 'on' || bond === 'in') && thing.drawnBy.kind === 'actor',
  );

const isClose = (node: Node) =>
  node.isClose === true ||
  node.children.some(
    ({ bond, isClose: closes }) => closes && (bond === 'on' || bond === 'in' || bond === 'at'),
  );

/** Gestures that bring a hand to somebody else. */
const REACHING = new Set(['reach', 'hold-chest', 'type']);

function reachOf(node: Node, { anchors, box }: KitDrawing): Pick<Item, 'reachCm'> {
  const gesture = [node, ...aboardOf(node)].find((one) => one.isClose ?? one === node)?.doing.near;
  if (!anchors.hand || !REACHING.has(gesture ?? '')) return {};
  const { hand, handFar = hand } = anchors;
  return { reachCm: Math.max(hand.at[0], handFar.at[0]) - (box.left + box.right) / 2 };
}

const LARGEST_TOSSED_CM = 60;
const isSmall = ({ thing }: Node) => thing.concept.heightCm <= LARGEST_TOSSED_CM;
const isLive = ({ roots }: Pick<SceneRequest['plan'], 'roots'>, id: string) =>
  roots.some(({ thing }) => thing.element.id === id && thing.drawnBy.kind === 'actor');

/** What somebody juggles is in the air over them. */
const isThrownUp = (plan: SceneRequest['plan'], node: Node) =>
  isSmall(node) &&
  plan.wishes.some(
    ({ kind, from, to }) => kind === 'above' && from === node.thing.element.id && isLive(plan, to),
  );

/** What is pushed by its handle. */
function handleOf({ thing }: Node, { anchors, box }: KitDrawing): Pick<Item, 'handleCm'> {
  const { handle } = anchors;
  if (!handle || !/^(?:vehicle|container|tool)$/.test(thing.concept.kind)) return {};
  return { handleCm: handle.at[0] - (box.left + box.right) / 2 };
}

/** How it stands to who or what is next to it: hands, handles, seats. */
const companyOf = (node: Node, drawing: KitDrawing): Partial<Item> => ({
  ...(isClose(node) ? { isClose: true, ...reachOf(node, drawing) } : {}),
  ...(node.doing.near === 'type' ? reachOf(node, drawing) : {}),
  ...handleOf(node, drawing),
  ...(node.isEmbracing ? { isEmbracing: true } : {}),
  ...(node.isAverted ? { isAverted: true } : {}),
  ...(node.isClose && node.doing.pose === 'walk' ? { isStrolling: true } : {}),
  ...(node.isAhead ? { isAhead: true } : {}),
  ...(aboardOf(node).length > 0 ? { isManned: true } : {}),
});

const isBearingLive = ({ children }: Node): boolean =>
  children.some((child) => child.thing.drawnBy.kind === 'actor' || isBearingLive(child));

/** What lives in water, and who swims, is in it where a place has some. */
const isInWater = (node: Node) =>
  (node.thing.concept.habitat === 'underwater' && !isAirborne(node)) || floats(node);

/** What of it the picture is of, where it only bears that. */
function focused(
  node: Node,
  drawing: KitDrawing,
  { brief }: SceneRequest,
): Pick<Item, 'focus' | 'cast' | 'isFocusLive' | 'isYielding'> {
  // An island in the air is seen whole, whatever is on it, and so is a stand as large as that asks for.
  if (isBearingAloft(node) || isOfSort(node.thing.concept.id, 'slim-stand')) return {};
  const order = brief.elements.map(({ id }) => id);
  const cast = castIn(node, drawing);
  const about = cast ? { cast } : {};
  const focus = focusOf(node, drawing, order);
  if (focus) return { ...about, focus, isFocusLive: isBearingLive(node) };
  const isAside = isMere(node) && order[0] !== node.thing.element.id;
  return { ...about, ...(isAside ? { isYielding: true } : {}) };
}

/** The building that a picture begins with; none where somebody is named before it. */
function leadingBuilding({ plan, brief }: SceneRequest): Node | undefined {
  const [first] = plan.roots;
  if (first?.thing.concept.kind !== 'building') return undefined;
  const prompt = brief.words.map(({ word }) => word.toLowerCase()).join(' ');
  const at = ({ thing }: Node) => prompt.indexOf(thing.element.phrase.toLowerCase());
  const isBefore = (node: Node) => at(node) >= 0 && at(node) < at(first);
  return [...nodesOf(plan.roots).values()].some((node) => isActor(node) && isBefore(node))
    ? undefined
    : first;
}

/** What belongs in the sky over whatever place is told, and stands on no beach: a moon, a balloon. */
function isUpThere(lead: Node | undefined): boolean {
  if (!lead) return false;
  const { id, kind, habitat } = lead.thing.concept;
  const isOwn = kind === 'celestial' || isOfSort(id, 'hovering');
  return lead.doing.pose === 'fly' || (isOwn && habitat === 'sky');
}

export function rootsOf(request: SceneRequest): Root[] {
  const { plan, places, seed, accents, labelOf } = request;
  const isOnWater = isAfloat(places, plan);
  const isStill = request.recipes.some((recipe) => recipe.isStill);
  const definitions = new Definitions('');
  const probe = (label: string) =>
    createPen({ definitions, seed, label: labelOf(label), accents, pxPerCm: PROBE_PX_PER_CM });
  const drawn = plan.roots.map((node) => {
    const drawing = drawNode(node, probe);
    return { node, drawing, box: drawing.box };
  });
  const leading = drawn.find(({ node }) => node.thing.drawnBy.kind === 'actor') ?? drawn[0];
  const leadCm = leading ? leading.box.bottom - leading.box.top : 1;
  const lead = leadingBuilding(request);
  const only = drawn.length === 1 && places.length === 0;
  const roots = drawn.flatMap(({ node, drawing, box }) => {
    const isPost = plan.wishes.some(
      ({ kind, to }) => kind === 'between' && to === node.thing.element.id,
    );
    const isTossed = isThrownUp(plan, node);
    const layer = isTossed
      ? 'sky'
      : only || isPost || isPutDown(plan, node, request.brief) || (isStill && isFanned(node))
        ? 'main'
        : layerOf(node, box, leadCm, places.length > 0, plan.roots);
    const waterlineCm =
      isOnWater && floats(node) && !isBelow(node) ? waterlineOf(node, drawing) : undefined;
    const seen = wetted(box, waterlineCm);
    const outline = outlineLater(() => outlineOf(drawing, seen, definitions));
    return times(copiesIn(node, plan.roots, isStill), (copy): Root => ({
      node,
      copy,
      item: {
        id: copy === 0 ? node.thing.element.id : `${node.thing.element.id}-${copy}`,
        elements: elementsOf(node),
        box: seen,
        outline,
        ...headIn(node, drawing, isBearingLive(node)),
        layer,
        kind: node.thing.concept.kind,
        isActor: node.thing.drawnBy.kind === 'actor',
        ...(isSight(node) ? { isSight: true } : {}),
        ...(node === lead && copy === 0 ? { isLead: true } : {}),
        ...alone(node, places),
        ...(waterlineCm === undefined ? {} : { waterlineCm }),
        ...(isFarAway(node) ? { isFarAway: true } : {}),
        ...(isInWater(node) ? { isAquatic: true } : {}),
        ...(isBackdrop(node, plan.roots) ? { isBackdrop: true } : {}),
        ...(node.thing.element.several ? { isStrewn: true } : {}),
        ...companyOf(node, drawing),
        ...focused(node, drawing, request),
      },
    }));
  });
  return withMain(roots, request);
}

/** A picture whose things all hang or stand far away is a picture of the first of them. */
function withMain(roots: Root[], { places, brief }: SceneRequest): Root[] {
  const isLandscape =
    places.length > 0 &&
    roots.some(({ item: { layer } }) => layer === 'scenery' || layer === 'wall');
  const isRidden = roots.some(
    ({ item, node }) => item.isManned && node.thing.concept.habitat === 'air',
  );
  const isAtAirfield = places.some((place) => isOfSort(place, 'airfield'));
  const isOverLand =
    isRidden || (brief.places.length > 0 && !isAtAirfield && isUpThere(roots[0]?.node));
  if (isLandscape || isOverLand || roots.some(({ item }) => item.layer === 'main')) return roots;
  return roots.map((root, index) =>
    index === 0 ? { ...root, item: { ...root.item, layer: 'main' } } : root,
  );
}
