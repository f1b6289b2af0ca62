import { WINDING } from '../concepts/wraps';
import type { Forest } from './forest';
import { isActor, type Node } from './node';
import { isOfSort } from '../concepts/sorts';

/** What winds about something, grows all over it, or wraps somebody up. */

/** Of what is wound about, how low it is at least: a scarf about a cup is no vine about a column. */
const WOUND_KINDS =
  /^(?:building|plant|furniture|nature|tool|container|symbol|body-part|food|toy|fantasy)$/;
/** Larger ones are grown over. */
const HOUSE_CM = 220;

export function windAbout(forest: Forest, winder: Node, host: Node): boolean {
  const { id } = winder.thing.concept;
  const { kind } = host.thing.concept;
  if (WINDING[id] === undefined || isActor(host) || !WOUND_KINDS.test(kind)) return false;
  if (WINDING[id] === 'leafy' && growOver(forest, winder, host)) return true;
  return forest.bind(winder, host, 'twined');
}

/** Ivy on a wall or a house is all over it. */
function growOver(forest: Forest, plant: Node, host: Node): boolean {
  const { id, kind, heightCm } = host.thing.concept;
  const isSlim = (forest.buildOf(host.thing).widthCm ?? 0) < heightCm * 0.7;
  const isWall = id === 'wall' || id === 'fence' || (kind === 'building' && heightCm > HOUSE_CM);
  return isWall && !(isSlim && kind !== 'building') && forest.bind(plant, host, 'overgrown');
}

/** Who is under a blanket has it all about them. */
export const tuckUnder = (forest: Forest, who: Node, cloth: Node): boolean =>
  isActor(who) &&
  isOfSort(cloth.thing.concept.id, 'tucked-in') &&
  forest.parentOf(who) === undefined &&
  forest.bind(cloth, who, 'swaddling');

/** `covered in`, `wrapped in`: said of the host. */
export function cover(forest: Forest, host: Node, cloth: Node): boolean {
  const { attributes } = host.thing.element;
  const { id } = cloth.thing.concept;
  const isCovered = attributes.includes('covered') || attributes.includes('wrapped');
  if (!isCovered) return false;
  if (isActor(host)) return isOfSort(id, 'swaddling') && forest.bind(cloth, host, 'swaddling');
  return windAbout(forest, cloth, host);
}
