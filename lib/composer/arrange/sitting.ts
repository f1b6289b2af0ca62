import type { Brief } from '../brief';
import { TERRAINS } from '../places/outdoor/terrain';
import type { Forest } from './forest';
import { isActor, isHeld, type Node } from './node';
import { isOfSort } from '../concepts/sorts';

/** Where somebody sits who reads or drinks, when nobody says on what: nobody sits on air. */
const CHILD_CM = 145;
const MOST_ON_A_SEAT = 4;
export const isOutdoors = ({ places, season, weather }: Brief): boolean =>
  places.some(({ concept }) => concept in TERRAINS || isOfSort(concept, 'open-air')) ||
  (season ?? weather) !== undefined;

/** People, and those of tales who sit as people do. */
const isPerson = (node: Node) =>
  isActor(node) &&
  (node.thing.concept.kind === 'person' ||
    (node.thing.concept.part === 'person' && !isOfSort(node.thing.concept.id, 'half-beast')));

const sitters = (seat: Node) => seat.children.filter((child) => isActor(child));

/** A sofa with room, on which others of the picture sit already. */
function sharedSeat(forest: Forest): Node | undefined {
  return [...forest.nodes.values()].find((node) => {
    const on = sitters(node).reduce((sum, { thing }) => sum + thing.element.count, 0);
    const isSeat = node.thing.concept.kind === 'furniture' && forest.hasSeat(node);
    return (
      isSeat && on > 0 && on < MOST_ON_A_SEAT && (forest.buildOf(node.thing).widthCm ?? 0) > 120
    );
  });
}

/** Whether somebody is out of doors by what they are under or beside. */
function isByATree(forest: Forest, { thing }: Node): boolean {
  return forest.wishes.some(({ from, to }) => {
    const other = from === thing.element.id ? to : to === thing.element.id ? from : undefined;
    return isOfSort(forest.nodes.get(other ?? '')?.thing.concept.id, 'leant-on');
  });
}

/** Whoever plays what is held stands, unless the prompt has them sit; a cello is played sitting. */
const playsStanding = ({ hasPosture, children }: Node): boolean =>
  !hasPosture &&
  children.some(
    (child) =>
      isHeld(child) &&
      child.thing.concept.kind === 'instrument' &&
      child.thing.concept.id !== 'cello',
  );

/** Rocks, trees and the moon are out of doors, and so is who sits by them. */
const isOpenAir = ({ thing: { concept } }: Node): boolean =>
  concept.kind === 'celestial' ||
  (/^(?:nature|building|plant)$/.test(concept.kind) && (concept.places[0] ?? '') in TERRAINS);

const OUTDOOR_HOMES = /^(?:forest|meadow|garden|mountains|cave|beach|sea|hills)$/;

/** Who is told to be on the ground, which is no thing of its own. */
export const onGroundOf = ({ elements, relations }: Brief): Set<string> =>
  new Set(
    relations
      .filter(({ kind }) => kind === 'on')
      .filter(({ to }) => isOfSort(elements.find(({ id }) => id === to)?.concept, 'bare-ground'))
      .map(({ from }) => from),
  );

/** Gives all who sit something to sit on: a place on the sofa, the ground, or a chair of their own. */
export function seatAll(
  forest: Forest,
  isTold: boolean,
  onGround: ReadonlySet<string>,
  places: Brief['places'],
): void {
  const hasChairs = places.some(({ concept }) => isOfSort(concept, 'chairs-in-it'));
  const isOutside = isTold || [...forest.nodes.values()].some(isOpenAir);
  for (const node of forest.roots) {
    const sits = isPerson(node) && node.doing.pose === 'sit';
    const isAtTable = node.children.some(({ bond }) => bond === 'laid');
    if (!sits || isAtTable) continue;
    if (onGround.has(node.thing.element.id)) {
      node.doing = { ...node.doing, pose: 'sit-ground' };
      continue;
    }
    const seat = sharedSeat(forest);
    if (seat && forest.bind(node, seat, 'on')) continue;
    const { heightCm, kind, places } = node.thing.concept;
    // A fairy is at home in the woods, where no armchairs are.
    const isWild = kind === 'fantasy' && OUTDOOR_HOMES.test(places[0] ?? '');
    const isLow = heightCm < CHILD_CM || isOutside || isWild || isByATree(forest, node);
    if (!isLow && playsStanding(node)) node.doing = { ...node.doing, pose: 'stand' };
    else if (isLow) node.doing = { ...node.doing, pose: 'sit-ground' };
    else node.needsSeat = true;
    if (hasChairs) node.ownSeat ??= 'chair';
  }
}
