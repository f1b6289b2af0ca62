import { heightOf, times, widthOf } from '@/lib/svg/point';
import type { Brief, BriefRelation } from '../brief';
import { isOfSort } from '../concepts/sorts';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import { copiesEach, penOfCopy } from './copies';
import type { Drawn } from './entwined';
import type { Forest } from './forest';
import type { PenFor } from './held';
import { isActor, type Node } from './node';

/** People in a line, each behind the next, before the house, the van or the counter that they wait at. */

/** From so many on it is a line. */
const LEAST = 3;
/** What is waited at is so high at least: nobody queues at a cup. */
const HOST_CM = 75;
const HOSTS = /^(?:building|vehicle|furniture|device)$/;
const WHERE = /^(?:at|in|beside|in-front-of|behind|towards)$/;
const SAID = /\b(?:queue|line|lineup)\b/i;

/** Of their height, how far each is behind the next, and how much nearer than the host they stand. */
const STEP = 0.36;
const NEARER = 0.06;
/** Of a wide host's width, how far in the first stands before it; a narrow one stands ahead of them. */
const BEFORE = { wide: 0.24, from: 1.2, gap: 0.12 } as const;

const isInLine = ({ thing }: Node): boolean =>
  thing.concept.kind === 'person' &&
  thing.drawnBy.kind === 'actor' &&
  thing.drawnBy.actor.id === 'person' &&
  thing.element.count >= LEAST &&
  thing.element.attributes.includes('row');

const isWaitedAt = (node: Node): boolean =>
  !isActor(node) &&
  HOSTS.test(node.thing.concept.kind) &&
  node.thing.concept.heightCm >= HOST_CM &&
  !isOfSort(node.thing.concept.id, 'backdrop');

/** Binds lines of people to what they are told to wait at, and has the others stand in line by themselves. */
export function lineUp(forest: Forest, { relations, camera }: Brief): void {
  // Seen from above at an angle, everybody has a place on the floor.
  if (camera === 'isometric') return;
  for (const { kind, from, to } of relations) {
    const [a, b] = [forest.nodes.get(from), forest.nodes.get(to)];
    if (!a || !b) continue;
    const [line, host] = kind === 'with' ? [b, a] : [a, b];
    const isAt = kind === 'with' || WHERE.test(kind);
    if (!isAt || !isInLine(line) || !isWaitedAt(host) || line.children.some(isActor)) continue;
    if (forest.bind(line, host, 'queueing')) host.thing = oneOf(host.thing);
  }
  for (const node of forest.nodes.values())
    if (isInLine(node) && !forest.parentOf(node) && SAID.test(node.thing.element.phrase))
      node.grouping ??= 'queue';
}

/** Whether a relation says no more than where a line waits that stands there already. */
export function isQueued(forest: Forest, { from, to }: BriefRelation): boolean {
  const [a, b] = [forest.nodes.get(from), forest.nodes.get(to)];
  const isAt = (one?: Node, other?: Node) =>
    one?.bond === 'queueing' && other !== undefined && forest.parentOf(one) === other;
  return isAt(a, b) || isAt(b, a);
}

/** One is enough for all of them, where nobody says how many there are. */
const oneOf = (thing: Node['thing']): Node['thing'] =>
  thing.element.several ? { ...thing, element: { ...thing.element, count: 1 } } : thing;

/** What the arms of those who wait do, by turns. */
const WAITING: readonly Partial<ActorPose>[] = [
  {},
  { near: { gesture: 'fold' }, far: { gesture: 'fold' } },
  {},
  { near: { gesture: 'akimbo' } },
];

/** How the one at a place of a line stands: at ease, all of them looking ahead. */
export const waiting = (index: number): Partial<ActorPose> => ({
  pose: 'stand',
  view: index % 2 ? 'profile' : 'three-quarter',
  ...WAITING[index % WAITING.length],
});

/** Drawings behind each other from right to left, the first with its front at 0. */
export function inLine(each: readonly KitDrawing[], heightCm: number): KitDrawing[] {
  const first = each[0] ? widthOf(each[0].box) / 2 : 0;
  return each.map((one, index) =>
    moved(flattened(one), { at: [-first - index * STEP * heightCm, 0] }),
  );
}

/** A host with those who wait at it. */
export function withQueue(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  const lines = node.children.filter(({ bond }) => bond === 'queueing');
  if (lines.length === 0) return host;
  const drawn = lines.flatMap((line) =>
    times(copiesEach(line), (index) =>
      draw.actor({ ...line, children: [], doing: {} }, penOfCopy(penFor, index), waiting(index)),
    ),
  );
  const heightCm = Math.max(...drawn.map(({ box }) => heightOf(box)));
  const width = widthOf(host.box);
  const isWide = width > heightCm * BEFORE.from;
  const x = host.box.left + (isWide ? width * BEFORE.wide : -heightCm * BEFORE.gap);
  const y = isWide ? heightCm * NEARER : 0;
  const stood = inLine(drawn, heightCm).map((one) => moved(one, { at: [x, y] }));
  return { ...stacked([flattened(host), ...stood.reverse()]), anchors: host.anchors };
}
