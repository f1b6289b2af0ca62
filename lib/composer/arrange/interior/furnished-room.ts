import type { Brief } from '../../brief';
import { isTellableRoom } from '../../places/interiors/all-rooms';
import type { Place } from '../../places/place';
import { isActor, type Node, nodesOf, type StagePlan } from '../node';
import { roleOf } from './roles';

/** Nothing higher fits under a ceiling. */
const CEILING_CM = 270;
const OUTDOORS = new Set<Node['thing']['concept']['kind']>(['vehicle', 'celestial', 'building']);
const FURNISHING = new Set(['opening', 'along', 'table', 'seat']);

/** Seen as a plan of its wall, and not as somebody in it: its furniture is told, and nobody is there but animals. */
export function isFurnishedRoom(
  place: Place,
  { roots, surface }: StagePlan,
  brief: Brief,
): boolean {
  if (!isTellableRoom(place.id) || roots.length === 0 || surface !== undefined) return false;
  if (/^(?:close|portrait|top|aerial|below)$/.test(brief.camera ?? '')) return false;
  const all = [...nodesOf(roots).values()];
  const isPerson = (node: Node) => isActor(node) && node.thing.concept.kind !== 'animal';
  const isOut = ({ thing: { concept } }: Node) =>
    OUTDOORS.has(concept.kind) || concept.heightCm > CEILING_CM;
  if (all.some(isPerson) || roots.some(isOut)) return false;
  return roots.some(({ thing }) => FURNISHING.has(roleOf(thing.concept)));
}
