import { attendBeds } from './bedside';
import { betweenTwo } from './borne';
import { asBoats } from './improvised-boats';
import type { Brief, BriefRelation } from '../brief';
import type { AnchorName } from '../kit/part';
import type { VerbFrame } from '../understand';
import { applyAction } from './bind-actions';
import { applyRelation, type BodyParts } from './bind-relations';
import type { Thing } from './cast';
import { reachDown, workByHands } from './clasped';
import { isBoard, IN_PLACE, layOnBench } from './on-bench';
import { Forest } from './forest';
import { leanLadders } from './from-ladders';
import { isQueued, lineUp } from './queues';
import { sidesTold } from './sides-told';
import { shownOnStand } from './stands';
import { isIndoors } from '../places';
import { settleOnSeats } from './on-seats';
import { isOutdoors, onGroundOf, seatAll } from './sitting';
import { withPartners } from './pairs/bind-pairs';
import { type Build, isActor, type Node, type StagePlan, type Wish } from './node';
import { layOnSpread } from './at-spread';
import { climbToLook } from './watching-on-tables';
import { settleOnSurfaces } from './interior/surfaces';
import { isOfSort } from '../concepts/sorts';
import { asModel } from './sizes';

/** Things that the prompt puts on a wall which is no thing itself. */
function hungOf(brief: Brief): Set<string> {
  const walls = new Set(
    brief.elements.filter(({ concept }) => concept === 'wall').map((element) => element.id),
  );
  return new Set(
    brief.relations
      .filter(({ kind, to }) => HANGING_KINDS.has(kind) && walls.has(to))
      .map(({ from }) => from),
  );
}

const HANGING_KINDS = new Set<BriefRelation['kind']>(['on', 'at', 'hanging']);

/** Where on a figure its parts are, as the kit's anchors name them. */
const SPOTS: Readonly<Record<string, AnchorName>> = {
  shoulder: 'shoulder',
  head: 'crown',
  'back-part': 'back',
  hand: 'hand',
  arm: 'hand',
  finger: 'hand',
  lap: 'lap',
  knee: 'lap',
  belly: 'chest',
  nose: 'mouth',
  antlers: 'crown',
  ear: 'ear',
  tail: 'tail',
};

function bodyPartsOf({ elements, relations }: Brief): BodyParts {
  return new Map(
    relations.flatMap(({ kind, from, to }) => {
      const spot = SPOTS[elements.find(({ id }) => id === from)?.concept ?? ''];
      return kind === 'part-of' && spot ? [[from, { owner: to, spot }] as const] : [];
    }),
  );
}

/** Parts of bodies before whole ones: `with a parrot on his shoulder` says where it is. */
const bySpot = (bodyParts: BodyParts) => (one: BriefRelation, other: BriefRelation) =>
  Number(bodyParts.has(other.to)) - Number(bodyParts.has(one.to));

/** Small things beside what is on a table are on it as well. */
const SMALL_CM = 60;

/** Chairs, windows or lamps are told with the table: the picture is of a room, and not of what is on the table. */
const isRoomTold = ({ nodes }: Forest) =>
  [...nodes.values()].filter(({ thing }) => thing.concept.kind === 'furniture').length > 1;

/** Desks and dressers are told as furniture; of a table only the top is seen under what stands on it. */
const isOfTopAlone = ({ thing }: Node) => /(?:^|-)table$/.test(thing.concept.id);

/** Places that are no more than what is behind goods, and have a top of their own. */
const QUIET = /^(?:studio|podium|plain|spot|table-top)$/;

/** In a street or at the sea a table stands there, and what is on it would float without it. */
const isAbroad = ({ places }: Brief): boolean =>
  places.some(({ concept }) => !isIndoors(concept) && !QUIET.test(concept));

function gatherOnTable(forest: Forest, isInRoom: boolean): void {
  const bears = ({ children }: Node) =>
    children.every((child) => child.bond === 'on' && !isActor(child));
  const table = forest.roots.find((node) => isBoard(forest, node));
  const others = forest.roots.filter((node) => node !== table);
  if (!table || !bears(table) || others.length === 0) return;
  const isSmall = (node: Node) =>
    !isActor(node) &&
    !node.isHung &&
    node.thing.concept.heightCm <= SMALL_CM &&
    !(isInRoom && node.thing.concept.habitat === 'ground') &&
    /^(?:food|container|tool|toy|device|symbol|clothing|plant|instrument)$/.test(
      node.thing.concept.kind,
    );
  // In a room only dishes come together by themselves: of what else is there, some stands on the floor.
  const isDish = ({ thing: { concept } }: Node) => /^(?:food|container)$/.test(concept.kind);
  if (isInRoom && !others.every(isDish)) return;
  if (others.every(isSmall)) for (const node of others) forest.bind(node, table, 'on');
}

/** What hands are told to have, or what they work on has: `a hand with a knife`. */
const withOf = ({ relations }: Brief, id: string) =>
  relations.find(({ kind, from }) => from === id && /^(?:with|holding)$/.test(kind))?.to;

/** Who is at a table, or what is on one, has what is built there in the size of a model. */
function onTables({ relations }: Brief, things: readonly Thing[]): readonly Thing[] {
  const isTable = (id: string) =>
    things.some(({ element, concept }) => element.id === id && isOfSort(concept.id, 'tabled-on'));
  if (!relations.some(({ kind, to }) => /^(?:at|on|behind)$/.test(kind) && isTable(to)))
    return things;
  return things.map((thing) => (isOfSort(thing.concept.id, 'model') ? asModel(thing) : thing));
}

/** What is on the bare ground, and what somebody there works on, is on no table. */
function setOnGround(forest: Forest, { actions }: Brief, onGround: ReadonlySet<string>): void {
  const worked = actions.filter(({ agent }) => onGround.has(agent)).map(({ patient }) => patient);
  for (const id of [...onGround, ...worked]) {
    const node = forest.nodes.get(id ?? '');
    // A sheet is seen on the top of a table, and from the side not at all.
    if (node && !isActor(node) && !isOfSort(node.thing.concept.id, 'sheet')) node.isOnGround = true;
  }
}

/** `throwing a bottle into a bin`: who throws it looks where it is to land. */
function aimsOf({ actions, relations }: Brief, { nodes }: Forest): Wish[] {
  return actions.flatMap(({ agent, patient }) => {
    if (!nodes.get(patient ?? '')?.isHurled) return [];
    const into = relations.find(({ kind, from }) => IN_PLACE.test(kind) && from === patient);
    return into ? [{ kind: 'towards' as const, from: agent, to: into.to }] : [];
  });
}

/** What is told to hang hangs, unless it acts. */
function hangUp({ nodes }: Forest, brief: Brief): void {
  for (const id of hungOf(brief)) {
    const node = nodes.get(id);
    if (node && !isActor(node)) node.isHung = true;
  }
}

/** Actions before relations: `a man playing the guitar on a chair` holds the guitar and sits. */
export function stagePlanOf(
  brief: Brief,
  things: readonly Thing[],
  frameOf: (verb: string) => VerbFrame | undefined,
  buildOf: (thing: Thing) => Build,
): StagePlan {
  const forest = new Forest(onTables(brief, asBoats(brief, things)), buildOf);
  for (const id of betweenTwo(brief)) forest.betweenTwo.add(id);
  hangUp(forest, brief);
  const onGround = onGroundOf(brief);
  setOnGround(forest, brief, onGround);
  for (const { agent, patient = '', instrument } of brief.actions) {
    const [hands, work] = [forest.nodes.get(agent), forest.nodes.get(patient)];
    const tool = forest.nodes.get(instrument ?? withOf(brief, agent) ?? '');
    if (hands && work) workByHands(forest, hands, work, tool);
  }
  leanLadders(forest, brief);
  for (const action of brief.actions) layOnBench(forest, brief, action, frameOf);
  for (const action of withPartners(brief)) applyAction(forest, action, frameOf);
  forest.wishes.push(...aimsOf(brief, forest));
  lineUp(forest, brief);
  const bodyParts = bodyPartsOf(brief);
  for (const relation of [...brief.relations].sort(bySpot(bodyParts))) {
    // What hangs on the wall belongs to nobody before it.
    const isHung = forest.nodes.get(relation.from)?.isHung || forest.nodes.get(relation.to)?.isHung;
    if (!isHung && !isQueued(forest, relation)) applyRelation(forest, relation, bodyParts);
  }
  forest.wishes.push(...sidesTold(brief));
  attendBeds(forest, brief);
  forest.joinPairs();
  forest.joinHands();
  climbToLook(forest);
  layOnSpread(forest);
  forest.shareTable();
  forest.putDown();
  reachDown(forest);
  seatAll(forest, isOutdoors(brief), onGround, brief.places);
  settleOnSeats(forest);
  // Seen from above at an angle, furniture is dressed by its own forms.
  const isIsometric = brief.camera === 'isometric';
  const isInRoom = !isIsometric && brief.places.some(({ concept }) => isIndoors(concept));
  if (isInRoom) settleOnSurfaces(forest);
  if (brief.places.every(({ concept }) => isIndoors(concept)))
    gatherOnTable(forest, brief.places.length > 0);
  const { roots, wishes } = forest;
  const shown = shownOnStand(roots, brief);
  if (shown) return { ...shown, wishes };
  const [only] = roots;
  const bears =
    only &&
    roots.length === 1 &&
    isBoard(forest, only) &&
    only.children.length > 0 &&
    only.children.every((child) => child.bond === 'on' && !isActor(child)) &&
    !isAbroad(brief) &&
    !(isInRoom && (isRoomTold(forest) || !isOfTopAlone(only)));
  if (!bears) return { roots, wishes };
  return { roots: only.children, wishes, surface: only.thing.element.id, table: only };
}
