import type { Edges } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened } from './assemble';
import { STANDING_TABLE_CM } from './copies';
import { markedEdges } from './marked-edges';
import { isActor, type Node, nodesOf } from './node';

/**
 * What a picture of `a squirrel on a picnic table` is of: the squirrel. What bears it is seen as far as the
 * frame has it, where it would else make the squirrel a speck. What somebody is under is seen whole: of a sofa that the
 * frame cuts, nobody knows what it is.
 */

/** What bears others and may be cut by the frame; a boat or a car is seen whole with who is in it. */
const BEARING = /^(?:furniture|building|container|nature|plant|symbol|device)$/;
const BORNE = /^(?:on|in)$/;

/** Of who is on a part of it, how many times as high something may be to be seen whole with them. */
const WHOLE_BELOW = 12;

/** Of a bird bath nobody sees that a bird is on its rim, unless all of it is there. */
const isSeenWhole = ({ children, thing: { concept } }: Node): boolean =>
  children.some(
    (child) =>
      child.hostSpot !== undefined &&
      concept.heightCm <= child.thing.concept.heightCm * WHOLE_BELOW,
  );

const borneBy = (node: Node): Node[] =>
  isActor(node) || isSeenWhole(node) || !BEARING.test(node.thing.concept.kind)
    ? []
    : node.children.filter(({ bond }) => BORNE.test(bond ?? ''));

/** Elements that a cluster is there for, all that only bears others left out. */
function featuredIn(node: Node): Node[] {
  const borne = borneBy(node);
  return borne.length === 0 ? [node] : borne.flatMap(featuredIn);
}

/** Whether it may be cut by the frame for what is named before it, as furniture in a room is. */
export const isMere = ({ thing: { concept, drawnBy } }: Node): boolean =>
  drawnBy.kind === 'part' && /^(?:furniture|building)$/.test(concept.kind);

/** Edges of what a cluster is of, where that is named before what bears it; `order` is the prompt's. */
export function focusOf(
  node: Node,
  drawing: KitDrawing,
  order: readonly string[],
): Edges | undefined {
  const featured = featuredIn(node);
  if (featured.includes(node)) return undefined;
  const rankOf = ({ thing }: Node) => order.indexOf(thing.element.id);
  if (featured.some((one) => rankOf(one) > rankOf(node))) return undefined;
  return markedEdges(flattened(drawing).svg, new Set(nodesOf(featured).keys()));
}

/** Who acts in a cluster, and all of it that has to stay in the frame; both in its own centimetres. */
export interface Cast {
  who: Edges;
  kept: Edges;
  /** Somebody is on it or in it, and it is what they are told to be on. */
  isBorne?: boolean;
}

/** What somebody is at, under or on, and that is so large: the frame may cut it. */
const FIXTURES = /^(?:furniture|building|nature|plant|symbol|container|device|vehicle)$/;
const FIXTURE_CM = 55;
/** A chair is no wider, and is seen with who sits in it. */
const WIDEST_SEAT_CM = 130;

/** Whether somebody is carried by it, or waits in line at it: they are one figure, as a rider and the horse are. */
const isCarrying = (node: Node): boolean =>
  node.children.some(
    (child) =>
      isActor(child) &&
      (BORNE.test(child.bond ?? '') || child.contact === 'slung' || child.bond === 'queueing'),
  );

const isFixture = (node: Node): boolean =>
  !isActor(node) &&
  FIXTURES.test(node.thing.concept.kind) &&
  !(node.thing.concept.kind === 'vehicle' && isCarrying(node)) &&
  node.thing.concept.heightCm >= FIXTURE_CM;

/** Of what is seen of somebody over a counter, how much of its front belongs to them. */
const FRONT_SHARE = 0.4;

/** The top of what hides the legs of all who act in a cluster: a counter, a workbench. */
function counterTop(node: Node, all: readonly Node[], { anchors }: KitDrawing): number | undefined {
  const { top } = anchors;
  const areBehind = all
    .filter(isActor)
    .every(({ bond, doing }) => bond === 'at' || (bond === 'in' && doing.pose === 'stand'));
  return areBehind && !isActor(node) && top && -top.at[1] >= STANDING_TABLE_CM
    ? top.at[1]
    : undefined;
}

const idsOf = (nodes: readonly Node[]) => new Set(nodes.map(({ thing }) => thing.element.id));

/** Who acts in a cluster, told from the furniture that they are at; none where nobody does. */
export function castIn(node: Node, drawing: KitDrawing): Cast | undefined {
  const all = [...nodesOf([node]).values()];
  if (!all.some(isActor)) return undefined;
  const fixtures = all.filter(isFixture);
  if (fixtures.length === 0) return { who: drawing.box, kept: drawing.box };
  const { svg } = flattened(drawing);
  const seats = fixtures.filter((one) => {
    const own = isCarrying(one) ? markedEdges(svg, idsOf([one])) : undefined;
    return own !== undefined && own.right - own.left <= WIDEST_SEAT_CM;
  });
  const figures = all.filter((one) => isActor(one) || (isCarrying(one) && !isFixture(one)));
  const who = markedEdges(svg, idsOf([...figures, ...seats]));
  const isCover = ({ children, thing }: Node) =>
    children.some(({ bond }) => bond === 'beneath') ||
    (thing.concept.kind === 'furniture' && children.some(({ bond }) => bond === 'lurking'));
  // Where somebody is under a bed or looks out from behind a sofa, all of it is seen.
  const loose = all.filter((one) => !isFixture(one) || isCover(one) || isSeenWhole(one));
  const kept = markedEdges(svg, idsOf([...loose, ...seats]));
  if (!who || !kept) return undefined;
  const top = counterTop(node, all, drawing);
  const isBorne = fixtures.some(isCarrying);
  if (top === undefined) return { who, kept, ...(isBorne ? { isBorne } : {}) };
  const bottom = top + (top - who.top) * FRONT_SHARE;
  return { who: { ...who, bottom }, kept: { ...kept, bottom } };
}
