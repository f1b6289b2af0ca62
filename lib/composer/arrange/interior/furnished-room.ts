import type { Brief } from '../../brief';
import { isTellableRoom } from '../../places/interiors/all-rooms';
import type { Place, SceneLightColors } from '../../places/place';
import { isActor, type Node, nodesOf, type StagePlan } from '../node';
import { roleOf } from './roles';

/** Nothing higher fits under a ceiling. */
const CEILING_CM = 270;
/** What is higher stands outside: a child's tent and a bicycle may be in a room. */
const MOST_INSIDE_CM: Partial<Record<Node['thing']['concept']['kind'], number>> = {
  vehicle: 115,
  building: 200,
};
/** More pieces than these along one wall are specks. */
const MOST_ON_FLOOR = 7;
const ON_FLOOR = new Set(['along', 'table', 'seat', 'aside']);
const FURNISHING = new Set(['opening', 'along', 'table', 'seat']);

const isOnWall = ({ thing: { concept }, isHung }: Node) =>
  isHung === true || roleOf(concept) === 'wall';

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
    (concept.heightCm > (MOST_INSIDE_CM[concept.kind] ?? Infinity) &&
      roleOf(concept) === 'along') ||
    (concept.heightCm > CEILING_CM && roleOf(concept) !== 'ceiling');
  if (all.some(isPerson) || roots.some(isOut)) return false;
  // A dog on a sofa is a picture of the dog.
  const isOfActor =
    all.some(isActor) && (roots.length === 1 || (roots.length < 3 && brief.places.length === 0));
  if (isOfActor) return false;
  const roles = roots.map(({ thing }) => roleOf(thing.concept));
  if (roles.filter((role) => ON_FLOOR.has(role)).length > MOST_ON_FLOOR) return false;
  // Where things only hang, the wall is what is furnished.
  return roots.every(isOnWall) || roles.some((role) => FURNISHING.has(role));
}

/** The least light of a room whose lamps are lit. */
const LAMPLIT = { brightness: 0.64, light: '#ffe0a8', shade: '#5c4a72', haze: '#6d5a80' } as const;

/** Nobody furnishes a room to see nothing of it: at night its lamps are lit. */
export const lamplit = (light: SceneLightColors): SceneLightColors =>
  light.brightness >= LAMPLIT.brightness ? light : { ...light, ...LAMPLIT };

const isFurniture = ({ thing: { concept } }: Node) => concept.kind === 'furniture';
const ON_WALL = new Set(['opening', 'wall']);

/** The room of furniture that has something on the wall behind it, where none is named. */
export function roomAround(brief: Brief, { roots, surface }: StagePlan): string | undefined {
  const { background, template, camera, isOfIdea } = brief;
  if (background ?? template ?? camera ?? surface) return undefined;
  if (isOfIdea || [...nodesOf(roots).values()].some(isActor)) return undefined;
  const roles = roots.filter(isFurniture).map((root) => roleOf(root.thing.concept));
  const [lead] = roots.filter(
    (root) => isFurniture(root) && FURNISHING.has(roleOf(root.thing.concept)),
  );
  if (
    !lead ||
    !roles.some((role) => ON_WALL.has(role)) ||
    !roles.some((role) => !ON_WALL.has(role))
  )
    return undefined;
  return lead.thing.concept.places.find(isTellableRoom) ?? 'living-room';
}
