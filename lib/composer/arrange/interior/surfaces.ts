import { isOfSort } from '../../concepts/sorts';
import type { Forest } from '../forest';
import { isActor, type Node } from '../node';
import { roleOf } from './roles';

/** What stands on furniture though nobody says so: monitors on the desk, a kettle on the stove. */

const BORNE = /^(?:device|container|food|tool|toy|symbol)$/;
const MOST_CM = 60;
const isBorne = (node: Node) => {
  const { habitat, heightCm, kind } = node.thing.concept;
  return (
    !isActor(node) && !node.isHung && habitat === 'table' && BORNE.test(kind) && heightCm <= MOST_CM
  );
};

const isPerson = (node: Node) => isActor(node) && node.thing.concept.kind !== 'animal';

/** Where no person is: small things without a place of their own are on the surface that is told before them. */
export function settleOnSurfaces(forest: Forest): void {
  const { roots } = forest;
  if ([...forest.nodes.values()].some(isPerson)) return;
  layCushions(forest);
  const surfaces = roots.filter(
    (node) =>
      /^(?:along|table)$/.test(roleOf(node.thing.concept)) &&
      forest.buildOf(node.thing).tableCm !== undefined,
  );
  if (surfaces.length === 0) return;
  const order = [...forest.nodes.values()];
  const placeOf = (node: Node) => order.indexOf(node);
  const hostOf = (node: Node) =>
    [...surfaces].reverse().find((one) => placeOf(one) < placeOf(node)) ?? surfaces[0];
  const isTold = ({ thing }: Node) =>
    forest.wishes.some(({ kind, from, to }) => {
      const { id } = thing.element;
      return from === id || (to === id && kind !== 'above');
    });
  for (const node of roots.filter((one) => isBorne(one) && !isTold(one))) {
    const host = hostOf(node);
    if (host && host !== node) forest.bind(node, host, 'on');
  }
}

/** Cushions of a room are on what is sat or lain on there. */
function layCushions(forest: Forest): void {
  const isSoft = ({ thing: { concept } }: Node) => isOfSort(concept.id, 'carried-furniture');
  const seat = forest.roots.find((node) => CUSHIONED.test(node.thing.concept.id));
  if (!seat) return;
  for (const node of forest.roots.filter(isSoft)) forest.bind(node, seat, 'on');
}
const CUSHIONED = /^(?:sofa|armchair|bed|four-poster-bed|window-seat|bench|bunk-bed)$/;
