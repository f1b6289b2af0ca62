import { add, type Point, times } from '@/lib/svg/point';
import type { ActorPose, Held, Reach } from '../kit/actor';
import { partOf } from '../kit';
import type { Anchor, KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { conceptOf } from '../concepts';
import { dressed } from './dressing';
import { backOf, flattened, frontOf, marked, moved, occupied, stacked } from './assemble';
import { isHeld, isOfFigure, isOneHanded, type Node } from './stage-plan';

/**
 * Draws a thing with all that belongs to it, in centimetres: the rider on the horse, the cup in the
 * hand, the apples in the bowl. Anchors decide where everything meets; sizes are the true ones.
 */
export type PenFor = (label: string) => Pen;

const SEAT_CM = 45;
/** From here on a table is stood at. */
const STANDING_TABLE_CM = 84;
/** Copies of a thing that are drawn one by one; more would not be told apart. */
const MOST_COPIES = 12;

function drawPart({ thing }: Node, penFor: PenFor): KitDrawing {
  const { drawnBy, parameters, element } = thing;
  if (drawnBy.kind === 'actor') throw new Error('an actor is drawn in a pose');
  return marked(drawnBy.part.draw(parameters, penFor(element.id)), element.id);
}

/** Something that the verb implies and the prompt did not name: the brush of a painter. */
function implied(conceptId: string, penFor: PenFor): KitDrawing | undefined {
  const concept = conceptOf(conceptId);
  const part = concept?.part === undefined ? undefined : partOf(concept.part);
  return part?.draw(concept?.parameters ?? {}, penFor(`implied ${conceptId}`));
}

/** Small actors have small things: a mouse's cup is no bathtub. In proportion to a grown person. */
const GROWN_CM = 150;

/** Animals are rounder than people: what they hold is drawn a little larger to be read. */
const SMALL_HANDS = 1.4;
/** Nothing that is held is drawn smaller than this share of who holds it: it would not be seen. */
const LEAST_PROP_SHARE = 0.2;

/** An umbrella has to reach over the head. */
const TALL_PROP_SHARE = 0.85;

function propScale(node: Node, { box }: KitDrawing, isTall: boolean): number {
  const { heightCm } = node.thing.concept;
  if (heightCm >= GROWN_CM * 0.6) return 1;
  const size = Math.max(box.bottom - box.top, box.right - box.left, 0.1);
  const inProportion = (heightCm / GROWN_CM) * SMALL_HANDS;
  const leastShare = isTall ? TALL_PROP_SHARE : LEAST_PROP_SHARE;
  return Math.min(1, Math.max(inProportion, (leastShare * heightCm) / size));
}

const heldIn = (node: Node, drawing: KitDrawing, both: boolean, isTall = false): Held => {
  const scale = propScale(node, drawing, isTall);
  const fitted = scale === 1 ? drawing : moved(drawing, { at: [0, 0], scale });
  return { drawing: flattened(fitted), ...(both ? { both: true } : {}) };
};

function heldThings(node: Node, penFor: PenFor): Held[] {
  const own = node.children
    .filter(isHeld)
    .map((child) =>
      heldIn(
        node,
        drawNode(child, penFor),
        child.bond === 'held-both',
        isOneHanded(child.thing.concept.id),
      ),
    );
  const { tool: named } = node.doing;
  const tool = named === undefined ? undefined : implied(named, penFor);
  return tool ? [...own, heldIn(node, tool, false)] : own;
}

function reachOf(gesture: Reach['gesture'], holds: Held | undefined): Reach | undefined {
  if (!gesture && !holds) return undefined;
  return {
    ...(gesture ? { gesture } : holds ? { gesture: 'hold-chest' as const } : {}),
    ...(holds ? { holds } : {}),
  };
}

/** The pose of a node's actor from its verb, with what its hands hold. */
function poseOf(node: Node, penFor: PenFor, support: Partial<ActorPose> = {}): ActorPose {
  const { doing } = node;
  const [first, second] = heldThings(node, penFor);
  // An animal stands as animals do, unless it holds something as people would.
  const isNatural = node.thing.concept.kind === 'animal' && !first && !node.isClose;
  const isOverHead =
    node.thing.concept.kind === 'animal' &&
    node.children.some(({ bond, thing }) => bond === 'held' && isOneHanded(thing.concept.id));
  const near = isNatural ? undefined : reachOf(isOverHead ? 'raise' : doing.near, first);
  const far = isNatural ? undefined : reachOf(doing.far, second);
  return {
    pose: doing.pose ?? 'stand',
    ...(doing.face ? { expression: doing.face } : {}),
    ...(near ? { near } : {}),
    ...(far ? { far } : {}),
    ...support,
  };
}

function wearing(drawing: KitDrawing, node: Node, penFor: PenFor): KitDrawing {
  const worn = node.children.filter((child) => child.bond === 'worn' && !isOfFigure(child, node));
  return worn.reduce((dressed, child) => {
    const item = drawNode(child, penFor);
    const { id } = child.thing.concept;
    const spot = /(^|-)(hat|cap|crown|helmet|wreath|tiara|beanie)$/.test(id)
      ? dressed.anchors.crown
      : /glasses$|^mask$/.test(id)
        ? dressed.anchors.eyes
        : (dressed.anchors.neck ?? dressed.anchors.chest);
    if (!spot) return dressed;
    const scale = spot.spanCm ? spot.spanCm / Math.max(1, item.box.right - item.box.left) : 1;
    const at: Point = spot.at;
    return stacked([
      dressed,
      moved(item, { at, scale, ...(spot.angleDegrees ? { angleDegrees: spot.angleDegrees } : {}) }),
    ]);
  }, drawing);
}

/** Clothes of a person are parameters of the figure. */
function clad(node: Node, parameters: Record<string, unknown>): Record<string, unknown> {
  const worn = node.children.filter((child) => isOfFigure(child, node));
  if (worn.length === 0) return parameters;
  return dressed(
    parameters,
    [],
    worn.map(({ thing }) => ({
      concept: thing.concept.id,
      color: thing.element.colors[0],
      attributes: thing.element.attributes,
    })),
  );
}

function drawActor(node: Node, penFor: PenFor, support?: Partial<ActorPose>): KitDrawing {
  const { drawnBy, parameters, element } = node.thing;
  if (drawnBy.kind !== 'actor') return drawPart(node, penFor);
  const pose = poseOf(node, penFor, support);
  const drawn = drawnBy.actor.drawActor(clad(node, parameters), pose, penFor(element.id));
  return wearing(marked(drawn, element.id), node, penFor);
}

/** Poses in which something is sat on; in any other it is stood or lain upon. */
const SEATED_POSES = new Set(['sit', 'ride', 'cycle', undefined]);

/** An actor with its feet on the host's ground, sitting or riding at the host's anchor. */
function seated(
  node: Node,
  host: KitDrawing,
  penFor: PenFor,
): { drawing: KitDrawing; astride: boolean } | undefined {
  const { inside, back, seat = inside } = host.anchors;
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

/** Where `count` things rest on a surface: spread over it, and piled where it is too narrow. */
function restingSpots(at: Point, spanCm: number, widths: readonly number[]): Point[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length === 1) return [at];
  const gap = widths.length > 1 ? (spanCm * 0.92 - total) / (widths.length - 1) : 0;
  let x = at[0] - (total + gap * (widths.length - 1)) / 2;
  return widths.map((width) => {
    const spot: Point = [x + width / 2, at[1]];
    x += width + gap;
    return spot;
  });
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

/** A heap in a vessel: rows that narrow upwards. */
function heaped(at: Point, spanCm: number, items: readonly KitDrawing[]): KitDrawing[] {
  const width = Math.max(...items.map(({ box }) => box.right - box.left), 1);
  const perRow = Math.max(1, Math.floor(spanCm / (width * 0.86)));
  return items.map((item, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow - row, items.length - row * perRow);
    const x = at[0] + ((index % perRow) - (Math.max(1, inRow) - 1) / 2) * width * 0.86;
    return moved(item, { at: [x, at[1] - row * width * 0.6] });
  });
}

function onTop(host: KitDrawing, nodes: readonly Node[], penFor: PenFor, hosts = 1): KitDrawing[] {
  const spot = host.anchors.top ?? host.anchors.bed ?? host.anchors.seat ?? host.anchors.back;
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
  const chair = implied('chair', penFor);
  const seatCm = chair?.anchors.seat ? -chair.anchors.seat.at[1] : SEAT_CM;
  const x = edge[0] - SITTING_OFF_CM;
  const target: Point = [edge[0] + HANDS_IN_CM - x, edge[1] - 3];
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

/** One of a node's things with all that belongs to it. */
export function drawNode(node: Node, penFor: PenFor): KitDrawing {
  const bound = (bond: Node['bond']) => node.children.filter((child) => child.bond === bond);
  const isActor = node.thing.drawnBy.kind === 'actor';
  const laid = bound('laid');
  if (isActor && laid.length > 0) return workingAt(node, laid, penFor);
  const base = isActor ? drawActor(node, penFor) : drawPart(node, penFor);
  const hosts = node.thing.element.count;
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
