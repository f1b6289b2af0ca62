import { add, type Point, times } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { Anchor, KitDrawing } from '../kit/part';
import { backOf, flattened, frontOf, marked, moved, occupied, stacked } from './assemble';
import { heldThings, holdsOpen, implied, inMouth, mouthfulOf, type PenFor, reachOf } from './held';
import { heaped, restingSpots, supportScale } from './resting';
import { isHeld, isOfFigure, isOneHanded, type Node } from './stage-plan';
import { clad, wearing } from './worn';

/**
 * Draws a thing with all that belongs to it, in centimetres: the rider on the horse, the cup in the
 * hand, the apples in the bowl. Anchors decide where everything meets; sizes are the true ones.
 */
const SEAT_CM = 45;
/** From here on a table is stood at. */
const STANDING_TABLE_CM = 84;
/** Copies of a thing that are drawn one by one; more would not be told apart. */
const MOST_COPIES = 12;

/** What of a node's children is laid over it: all that it wears but the clothes of a figure. */
function wornBy(node: Node, penFor: PenFor) {
  return node.children
    .filter((child) => child.bond === 'worn' && !isOfFigure(child, node))
    .map((child) => ({ conceptId: child.thing.concept.id, drawing: drawNode(child, penFor) }));
}

function drawPart(node: Node, penFor: PenFor): KitDrawing {
  const { drawnBy, parameters, element } = node.thing;
  if (drawnBy.kind === 'actor') throw new Error('an actor is drawn in a pose');
  const drawn = marked(drawnBy.part.draw(parameters, penFor(element.id)), element.id);
  return wearing(drawn, wornBy(node, penFor));
}

/** Held so high that the face is under them and not behind. */
const SHELTERS = new Set(['umbrella', 'parasol']);

/** What stands and goes as animals do, dragons too; only who holds something stands up for it. */
function isBeast({ thing: { concept, drawnBy } }: Node): boolean {
  if (drawnBy.kind !== 'actor' || concept.kind === 'person') return false;
  return drawnBy.actor.id !== 'person' && drawnBy.actor.id !== 'robot';
}

/** The pose of a node's actor from its verb, with what its hands hold. */
function poseOf(node: Node, penFor: PenFor, support: Partial<ActorPose> = {}): ActorPose {
  const { doing } = node;
  const [first, second] = mouthfulOf(node) ? [] : heldThings(node, penFor, drawNode);
  // An animal stands as animals do, unless it holds something as people would.
  const isNatural = isBeast(node) && !first && !node.isClose;
  const isOverHead =
    node.thing.concept.kind === 'animal' &&
    node.children.some(({ bond, thing }) => bond === 'held' && isOneHanded(thing.concept.id));
  const isSheltered = node.children.some(
    ({ bond, thing }) => bond === 'held' && SHELTERS.has(thing.concept.id),
  );
  const near = isNatural
    ? undefined
    : reachOf(
        isOverHead ? 'raise' : isSheltered ? 'hold-high' : doing.near,
        first,
        holdsOpen(node),
      );
  const far = isNatural ? undefined : reachOf(doing.far, second);
  return {
    pose: doing.pose ?? 'stand',
    ...(doing.face ? { expression: doing.face } : {}),
    ...(near ? { near } : {}),
    ...(far ? { far } : {}),
    ...support,
  };
}

function drawActor(node: Node, penFor: PenFor, support?: Partial<ActorPose>): KitDrawing {
  const { drawnBy, parameters, element } = node.thing;
  if (drawnBy.kind !== 'actor') return drawPart(node, penFor);
  const pose = poseOf(node, penFor, support);
  const drawn = drawnBy.actor.drawActor(clad(node, parameters), pose, penFor(element.id));
  const worn = wearing(marked(drawn, element.id), wornBy(node, penFor));
  const mouthful = mouthfulOf(node);
  return mouthful
    ? inMouth(worn, flattened(drawNode(mouthful, penFor)), node.thing.concept.heightCm)
    : worn;
}

/** Poses in which something is sat on; in any other it is stood or lain upon. */
const SEATED_POSES = new Set(['sit', 'ride', 'cycle', undefined]);

const LYING_POSES = new Set<ActorPose['pose'] | undefined>(['lie', 'sleep']);

/** Somebody stretched out in a bed or a hammock. */
function lying(node: Node, bed: Anchor, penFor: PenFor): KitDrawing {
  const pose = node.doing.pose === 'sleep' ? 'sleep' : 'lie';
  const body = drawActor(node, penFor, { pose });
  const { left, right, bottom } = body.box;
  return moved(body, {
    at: [bed.at[0] - (left + right) / 2, bed.at[1] - Math.max(0, bottom)],
  });
}

/** An actor with its feet on the host's ground, sitting or riding at the host's anchor. */
function seated(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
): { drawing: KitDrawing; astride: boolean } | undefined {
  const { inside, back, bed, seat = inside } = host.anchors;
  if (bed && (LYING_POSES.has(node.doing.pose) || host.anchors.seat === undefined))
    return { drawing: lying(node, bed, penFor), astride: false };
  const isVessel = node.bond === 'in' && inside !== undefined;
  if (!isVessel && !SEATED_POSES.has(node.doing.pose)) return undefined;
  const spot = isVessel ? (seat ?? inside) : (seat ?? back);
  if (!spot) return undefined;
  const [x, y] = spot.at;
  const local = (point: Point): Point => [point[0] - x, point[1]];
  const { handle, pedal, stirrup } = host.anchors;
  const rest = pedal ?? stirrup;
  const pose = pedal ? 'cycle' : spot === back ? 'ride' : 'sit';
  const isFree = !node.children.some(isHeld);
  const support: Partial<ActorPose> = {
    pose: node.doing.pose === 'stand' ? 'stand' : pose,
    seatCm: -y,
    ...(rest
      ? { feet: [local(rest.at), local(add(rest.at, [rest.spanCm ?? 0, -(rest.spanCm ?? 0)]))] }
      : {}),
    ...(handle && isFree ? { near: { at: local(handle.at) }, far: { at: local(handle.at) } } : {}),
  };
  return {
    drawing: moved(drawActor(node, penFor, support), { at: [x, 0] }),
    astride: pose !== 'sit',
  };
}

/** Riders have one leg on each side: what is behind the mount, the mount, and the rest. */
function straddled(mount: KitDrawing, riders: readonly KitDrawing[]): KitDrawing {
  if (riders.length === 0) return mount;
  const parts = [...riders.map(backOf), mount, ...riders.map(frontOf)];
  return { ...stacked(parts), anchors: mount.anchors };
}

/** Copies of a node's thing that each of `hosts` has: three pupils at three desks are one at each. */
export function copiesEach({ thing }: Node, hosts = 1): number {
  return Math.min(MOST_COPIES, Math.ceil(thing.element.count / hosts));
}

/** Each copy has a random stream of its own. */
function penOfCopy(penFor: PenFor, index: number): PenFor {
  return index === 0 ? penFor : (label) => penFor(`${label} ${index}`);
}

function copiesOf(node: Node, penFor: PenFor, hosts = 1): KitDrawing[] {
  return times(copiesEach(node, hosts), (index) => drawNode(node, penOfCopy(penFor, index)));
}

function onTop(host: KitDrawing, nodes: readonly Node[], penFor: PenFor, hosts = 1): KitDrawing[] {
  const { branch, top, bed, seat, back } = host.anchors;
  const perches = nodes.some(({ thing }) => thing.drawnBy.kind === 'actor');
  const spot = (perches ? branch : undefined) ?? top ?? bed ?? seat ?? back;
  if (!spot) return [];
  const items = nodes.flatMap((node) => copiesOf(node, penFor, hosts));
  const spanCm = spot.spanCm ?? (host.box.right - host.box.left) * 0.8;
  const widths = items.map(({ box }) => box.right - box.left);
  const spots = restingSpots(spot.at, spanCm, widths);
  return items.map((item, index) => moved(item, { at: spots[index] ?? spot.at }));
}

function within(host: KitDrawing, nodes: readonly Node[], penFor: PenFor, hosts = 1): KitDrawing[] {
  const spot = host.anchors.inside ?? host.anchors.bed ?? host.anchors.seat ?? host.anchors.top;
  if (!spot) return [];
  const items = nodes.flatMap((node) => copiesOf(node, penFor, hosts));
  return heaped(spot.at, spot.spanCm ?? (host.box.right - host.box.left) * 0.7, items);
}

/** A chair with somebody on it, facing right, hands on the edge of the table. */
function sitterAt(edge: Point, node: Node, penFor: PenFor): KitDrawing {
  const small = tableScale([node]);
  const grown = implied('chair', penFor);
  const chair = grown && small < 1 ? moved(grown, { at: [0, 0], scale: small }) : grown;
  const seatCm = chair?.anchors.seat ? -chair.anchors.seat.at[1] : SEAT_CM;
  const x = edge[0] - SITTING_OFF_CM * small;
  const target: Point = [edge[0] + HANDS_IN_CM * small - x, edge[1] - 3];
  const isFree = !node.children.some(isHeld);
  const person = drawActor(node, penFor, {
    pose: 'sit',
    seatCm,
    ...(isFree ? { near: { at: target }, far: { at: add(target, [8, 0]) } } : {}),
  });
  const sitter = moved(person, { at: [x, 0] });
  const seat = chair ? [moved(flattened(chair), { at: [x, 0] })] : [];
  return { ...stacked([...seat, backOf(sitter)]), front: sitter.front ?? '' };
}

/** Who sits at a table has the hips so far before its edge, and the hands so far behind it. */
const SITTING_OFF_CM = 14;
const HANDS_IN_CM = 30;

/** Somebody behind a counter, or several behind a table that is sat at on its sides. */
function standingBehind(table: KitDrawing, people: readonly KitDrawing[], top: Anchor) {
  const spanCm = (top.spanCm ?? table.box.right - table.box.left) * 0.8;
  return people.map((person, index) => {
    const share = people.length === 1 ? 0 : index / (people.length - 1) - 0.5;
    return moved(person, { at: [top.at[0] + share * spanCm, 0] });
  });
}

/** People at a table: on chairs at its sides and behind it, or standing behind what is tall. */
function atTable(table: KitDrawing, node: Node, penFor: PenFor, hosts: number): KitDrawing {
  const top = table.anchors.top ?? { at: [0, table.box.top] as Point };
  const spanCm = top.spanCm ?? table.box.right - table.box.left;
  const count = copiesEach(node, hosts);
  const own = (index: number) => penOfCopy(penFor, index);
  if (-top.at[1] >= STANDING_TABLE_CM) {
    const people = times(count, (index) => {
      const { near } = poseOf(node, own(index));
      return drawActor(node, own(index), { near: { gesture: 'hold-chest', ...near } });
    });
    return around(table, standingBehind(table, people, top));
  }
  const half: Point = [spanCm / 2, 0];
  const [left, right] = [add(top.at, [-half[0], 0]), add(top.at, half)];
  const sides = times(Math.min(2, count), (index) => {
    if (index === 0) return sitterAt(left, node, own(0));
    const mirror: Point = [-right[0], right[1]];
    return moved(sitterAt(mirror, node, own(index)), { at: [0, 0], mirrored: true });
  });
  const behind = times(count - sides.length, (index) => drawActor(node, own(index + 2)));
  return around(table, [...standingBehind(table, behind, top), ...sides]);
}

/** A table with people at it: near arms and what they hold lie over its top. */
function around(table: KitDrawing, people: readonly KitDrawing[]): KitDrawing {
  return stacked([...people.map(backOf), flattened(table), ...people.map(frontOf)]);
}

/** A node's actor once, without what is laid before it. */
function alone(node: Node): Node {
  const element = { ...node.thing.element, count: 1 };
  const children = node.children.filter(({ bond }) => bond !== 'laid');
  return { ...node, thing: { ...node.thing, element }, children };
}

/** Somebody at a table of the verb's making, with what is worked on before the hands. */
function workingAt(node: Node, laid: readonly Node[], penFor: PenFor): KitDrawing {
  const table = implied('table', penFor);
  if (!table) return drawActor(node, penFor);
  const loaded = stacked([table, ...onTop(table, laid, penFor)]);
  return atTable({ ...loaded, anchors: table.anchors }, alone(node), penFor, 1);
}

/** Of a grown table's width, what a school desk has. */
const SCHOOL_SQUEEZE = 0.6;
const CHILD_CM = 145;
const GROWN_CM = 170;

/** How much smaller than for grown people a table for these is. */
function tableScale(people: readonly Node[]): number {
  const tallest = Math.max(0, ...people.map(({ thing }) => thing.concept.heightCm));
  const areChildren = tallest > 0 && tallest < CHILD_CM;
  return areChildren && people.every(({ thing }) => thing.concept.kind === 'person')
    ? tallest / GROWN_CM
    : 1;
}

/** Somebody alone behind a counter has a short one, so as to be seen. */
const COUNTER_WIDTH_CM = 175;
const LEAST_SQUEEZE = 0.58;

function counterSqueeze({ anchors, box }: KitDrawing, people: readonly Node[], hosts: number) {
  const isCounter = anchors.top !== undefined && -anchors.top.at[1] >= STANDING_TABLE_CM;
  const isAlone =
    people.length === 1 && people[0] !== undefined && copiesEach(people[0], hosts) === 1;
  if (!isCounter || !isAlone) return 1;
  return Math.min(1, Math.max(LEAST_SQUEEZE, COUNTER_WIDTH_CM / (box.right - box.left)));
}

/** Cushions stand up on a sofa, and lie under who sleeps on them. */
const FLATTENED = new Set(['cushion', 'pillow']);
const FLAT = { height: 0.42, width: 1.9 } as const;

function flat(drawn: KitDrawing): KitDrawing {
  const { height, width } = FLAT;
  return moved(drawn, {
    at: [0, -drawn.box.bottom * height],
    scale: height,
    squeeze: width / height,
  });
}

/** A thing as large as those on it need it, or as small as the children at it. */
function supporting(node: Node, penFor: PenFor, hosts: number): KitDrawing {
  const drawn = drawPart(node, penFor);
  const small = tableScale(node.children.filter(({ bond }) => bond === 'at'));
  if (small < 1)
    return moved(drawn, {
      at: [0, 0],
      scale: small,
      ...(hosts > 1 ? { squeeze: SCHOOL_SQUEEZE } : {}),
    });
  const atIt = node.children.filter(({ bond }) => bond === 'at');
  const squeeze = counterSqueeze(drawn, atIt, hosts);
  if (squeeze < 1) return moved(drawn, { at: [0, 0], squeeze });
  if (FLATTENED.has(node.thing.concept.id) && node.children.some(({ bond }) => bond === 'on'))
    return flat(drawn);
  const standing = node.children.filter(({ bond }) => bond === 'on');
  const items = standing.flatMap((child) => copiesOf(child, penFor, hosts));
  const scale = hosts > 1 ? 1 : supportScale(node.thing.concept, drawn, items);
  return scale === 1 ? drawn : moved(drawn, { at: [0, 0], scale });
}

/** One of a node's things with all that belongs to it. */
export function drawNode(node: Node, penFor: PenFor): KitDrawing {
  const bound = (bond: Node['bond']) => node.children.filter((child) => child.bond === bond);
  const isActor = node.thing.drawnBy.kind === 'actor';
  const laid = bound('laid');
  if (isActor && laid.length > 0) return workingAt(node, laid, penFor);
  const hosts = node.thing.element.count;
  const base = isActor ? drawActor(node, penFor) : supporting(node, penFor, hosts);
  const riders = node.children.filter(
    (child) => (child.bond === 'on' || child.bond === 'in') && child.thing.drawnBy.kind === 'actor',
  );
  const things = (bond: Node['bond']) => bound(bond).filter((child) => !riders.includes(child));
  const astride: KitDrawing[] = [];
  const sitters = riders.flatMap((child) => {
    const sitter = seated(child, base, penFor);
    if (!sitter) return onTop(base, [child], penFor, hosts);
    if (!sitter.astride) return [sitter.drawing];
    astride.push(sitter.drawing);
    return [];
  });
  const inside = within(base, things('in'), penFor, hosts);
  const hosted = straddled(occupied(base, [...inside, ...sitters]), astride);
  const loaded = stacked([hosted, ...onTop(base, things('on'), penFor, hosts)]);
  return bound('at').reduce((table, child) => {
    const joined = atTable(table, child, penFor, hosts);
    return { ...joined, anchors: table.anchors };
  }, loaded);
}
