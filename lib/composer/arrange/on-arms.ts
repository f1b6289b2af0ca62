import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { AnchorName, KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import { penOfCopy } from './copies';
import type { Forest } from './forest';
import type { DrawNode, PenFor } from './held';
import { isActor, type Node } from './node';

/** What an octopus has in its arms: one thing at the end of each of them, held up where all are seen. */

/** The ends of raised arms, in the order in which they are given something. */
const ENDS: readonly AnchorName[] = ['hand', 'handFar', 'elbow', 'elbowFar', 'foot', 'footFar'];
/** Of its height, how large what it holds is at least and at most; a snowman holds a broom by its middle. */
const SIZE = { least: 0.23, most: 0.46, ofTwo: 0.8 } as const;
/** Of what is juggled and of which no number is told, so many are drawn. */
const SEVERAL = 5;
/** Where what is thrown up is over its head, in shares of its height and from its middle. */
const ALOFT = { high: 0.2, turnDegrees: -16 } as const;

/** Whoever is drawn with things at the ends of the arms: an octopus, a snowman. */
export const holdsAtEnds = ({ thing }: Node): boolean =>
  isOfSort(thing.concept.id, 'many-armed') || isOfSort(thing.concept.id, 'arms-out');

/** Binds something to arms that are held up or out for it; false for whoever has but two that can be moved. */
export function holdOnArms(forest: Forest, agent: Node, thing: Node): boolean {
  const isOfArms = isActor(agent)
    ? isOfSort(agent.thing.concept.id, 'many-armed')
    : isOfSort(agent.thing.concept.id, 'arms-out');
  if (!isOfArms) return false;
  if (isActor(thing) || !forest.bind(thing, agent, 'tossed')) return false;
  const { parameters, ...rest } = agent.thing;
  agent.thing = { ...rest, parameters: { ...parameters, raised: true } };
  delete agent.doing.near;
  delete agent.doing.far;
  return true;
}

const isJuggled = ({ thing: { element } }: Node) => element.count > 1;

function itemsOf(node: Node, penFor: PenFor, draw: DrawNode): KitDrawing[] {
  const isOfTwo = !isActor(node);
  const most = node.thing.concept.heightCm * (isOfTwo ? SIZE.ofTwo : SIZE.most);
  const least = node.thing.concept.heightCm * SIZE.least;
  return node.children
    .filter(({ bond }) => bond === 'tossed')
    .flatMap((child) => {
      const { count, several } = child.thing.element;
      return times(several ? SEVERAL : count, (index) => {
        const drawn = flattened(draw(child, penOfCopy(penFor, index)));
        const size = Math.max(heightOf(drawn.box), widthOf(drawn.box), 0.1);
        const scale = Math.min(most / size, Math.max(1, least / size));
        return moved(drawn, { at: [0, 0], scale });
      });
    });
}

/** Standing on the end of an arm, or held there by its grip. */
function atEnd(item: KitDrawing, [x, y]: Point): KitDrawing {
  const { left, right, bottom } = item.box;
  const grip = item.anchors.grip?.at;
  const isLong = grip !== undefined && heightOf(item.box) > widthOf(item.box) * 1.8;
  const at: Point = isLong
    ? [x - grip[0], y - grip[1]]
    : [x - (left + right) / 2, y - bottom + heightOf(item.box) * 0.08];
  return moved(item, { at });
}

/** With a thing on each arm; of several of a kind the last one is in the air. */
export function withArmful(
  node: Node,
  drawn: KitDrawing,
  penFor: PenFor,
  draw: DrawNode,
): KitDrawing {
  const items = itemsOf(node, penFor, draw);
  const isThrown = items.length > 2 && node.children.some(isJuggled);
  const aloft = isThrown ? items.slice(-1) : [];
  const ends = ENDS.flatMap((name) => drawn.anchors[name] ?? []);
  const held = items.slice(0, items.length - aloft.length).flatMap((item, index) => {
    const end = ends[index];
    return end ? [atEnd(item, end.at)] : [];
  });
  const over = aloft.map((item) => {
    const y = drawn.box.top - heightOf(drawn.box) * ALOFT.high;
    const { left, right, top, bottom } = item.box;
    const at: Point = [-(left + right) / 2, y - (top + bottom) / 2];
    return moved(item, { at, angleDegrees: ALOFT.turnDegrees });
  });
  return { ...stacked([flattened(drawn), ...held, ...over]), anchors: drawn.anchors };
}
