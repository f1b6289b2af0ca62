import { stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import { flattened, moved, stacked } from './assemble';
import { copiesEach, penOfCopy } from './copies';
import type { Drawn } from './entwined';
import type { Forest } from './forest';
import type { PenFor } from './held';
import { drawnRatio } from './item';
import { isActor, type Node } from './node';

/** Several who go with one: ahead on leashes, side by side; or behind in a row, as ducklings do. */

/** Of each that is led, how far the next one is, of its width. */
const STEP = { led: 1.02, trailing: 1.1 } as const;
/** More than so many on leashes go in two ranks. */
const ONE_RANK = 2;
/** Of the height of who leads, how much farther back the second rank is, and how far ahead the first of them is. */
const RANK = { back: 0.13, ahead: 0.16 } as const;
/** Of the leader, how small those of a train are at least. */
const LEAST = 0.3;
/** Of a distance, how deep a slack leash hangs. */
const SLACK = 0.1;

const countOf = ({ thing }: Node) => thing.element.count;

/** `a woman walking five dogs`: all of them are hers, on leashes. */
export function leadOnLeashes(forest: Forest, agent: Node, led: readonly Node[]): boolean {
  const total = led.reduce((sum, node) => sum + countOf(node), 0);
  if (total < 2 || countOf(agent) !== 1 || forest.parentOf(agent)) return false;
  const bound = led.filter((node) => isActor(node) && forest.bind(node, agent, 'led'));
  for (const node of bound) node.doing = { pose: 'walk', ...node.doing };
  return bound.length > 0;
}

/** Of those behind it, how high who leads them is at least: what is smaller is chased. */
const LEADER_SHARE = 0.6;

/** Several behind one who leads them, in a row. */
export function followInRow(forest: Forest, leader: Node, train: Node): boolean {
  const isTrain = isActor(leader) && isActor(train) && leader !== train;
  if (!isTrain || countOf(leader) !== 1 || countOf(train) < 2) return false;
  const [leaderCm, trainCm] = [leader, train].map(({ thing }) => thing.concept.heightCm);
  if ((leaderCm ?? 0) < (trainCm ?? 0) * LEADER_SHARE) return false;
  if (forest.parentOf(leader) || !forest.bind(train, leader, 'trailing')) return false;
  for (const node of [leader, train]) node.doing = { pose: 'walk' };
  return true;
}

/** Dogs of whom nobody says which are of several breeds, so that they can be counted. */
const BREEDS = ['labrador', 'dalmatian', 'corgi', 'beagle', 'poodle', 'husky'] as const;

function toldApart(node: Node, index: number): Node {
  const { concept, element, parameters } = node.thing;
  const breed = conceptOf(BREEDS[index % BREEDS.length] ?? '');
  if (concept.id !== 'dog' || element.count < 2 || element.colors.length > 0 || !breed) return node;
  return { ...node, thing: { ...node.thing, parameters: { ...parameters, ...breed.parameters } } };
}

/** Each of those that go with a leader, as large as they are seen beside it. */
function members(leader: Node, bond: 'led' | 'trailing', penFor: PenFor, draw: Drawn) {
  return leader.children
    .filter((child) => child.bond === bond)
    .flatMap((child) =>
      times(copiesEach(child), (index) => {
        const one = toldApart(child, index);
        const drawn = flattened(draw.actor(one, penOfCopy(penFor, index), { pose: 'walk' }));
        const ratio = heightOf(drawn.box) / Math.max(1, leader.thing.concept.heightCm);
        const scale = Math.max(LEAST, drawnRatio(ratio)) / ratio;
        return moved(drawn, { at: [0, 0], scale: Math.max(1, scale) });
      }),
    );
}

function leash(from: Point, to: Point): string {
  const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * SLACK;
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag] as const;
  return stroke(`M${coordinates(from)}Q${coordinates(middle)} ${coordinates(to)}`, HOUSE.ink, 1.3);
}

/** With its dogs ahead of it. */
function withLed(host: KitDrawing, dogs: readonly KitDrawing[]): KitDrawing {
  if (dogs.length === 0) return host;
  const hand = host.anchors.hand?.at ?? [host.box.right, host.box.top * 0.5];
  const ranks = dogs.length > ONE_RANK ? 2 : 1;
  const width = Math.max(...dogs.map(({ box }) => widthOf(box)));
  const height = heightOf(host.box);
  const start = host.box.right + height * RANK.ahead;
  const placed = dogs.map((dog, index) => {
    const isBack = ranks === 2 && index % 2 === 1;
    const column = Math.floor(index / ranks) + (isBack ? 0.5 : 0);
    const x = start + column * width * STEP.led - dog.box.left;
    return { isBack, drawing: moved(dog, { at: [x, isBack ? -height * RANK.back : 0] }) };
  });
  const lines = placed.map(({ drawing }) => {
    const { neck, chest } = drawing.anchors;
    const to = (neck ?? chest)?.at ?? [drawing.box.left, drawing.box.top];
    return { svg: leash(hand, to), box: drawing.box, anchors: {} };
  });
  const rank = (back: boolean) =>
    placed.flatMap(({ isBack, drawing }, index) =>
      isBack === back ? [drawing, lines[index] ?? drawing] : [],
    );
  return { ...stacked([flattened(host), ...rank(true), ...rank(false)]), anchors: host.anchors };
}

/** With those behind it, one after the other. */
function withTrailing(host: KitDrawing, train: readonly KitDrawing[]): KitDrawing {
  if (train.length === 0) return host;
  let x = host.box.left;
  const placed = train.map((one) => {
    const width = widthOf(one.box);
    const at = moved(one, { at: [x - width * (STEP.trailing - 1) - one.box.right, 0] });
    x -= width * STEP.trailing;
    return at;
  });
  return { ...stacked([flattened(host), ...placed]), anchors: host.anchors };
}

/** With all who go with it. */
export function withTrain(node: Node, host: KitDrawing, penFor: PenFor, draw: Drawn): KitDrawing {
  const ahead = withLed(host, members(node, 'led', penFor, draw));
  return withTrailing(ahead, members(node, 'trailing', penFor, draw));
}
