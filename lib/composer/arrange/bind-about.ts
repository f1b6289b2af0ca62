import { conceptOf } from '../concepts';
import { HUNG_DOWN, SWUNG_ON } from '../concepts/along';
import { isOfSort } from '../concepts/sorts';
import type { AnchorName } from '../kit/part';
import type { VerbFrame } from '../understand';
import { drawnBy } from './cast';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** What goes all around something, hangs over its edge or on the wall, or is on its way down or up it. */

/** Of what is in the middle, how high what is around it is at most. */
const AROUND_SHARE = 1.1;
/** Taller plants grow. */
const CUT_CM = 70;
const RINGED_KINDS = /^(?:food|plant|tool|toy|nature|symbol|container|device|vehicle|clothing)$/;

/** Stones around a fire, beans around a glass, a fence around a mill. */
export function ringAround(forest: Forest, item: Node, host: Node): boolean {
  const { concept } = item.thing;
  const isUp = /^(?:sky|air|wall|ceiling)$/;
  if (isActor(item) || isUp.test(concept.habitat) || isUp.test(host.thing.concept.habitat))
    return false;
  if (isOfSort(concept.id, 'fencing')) return forest.bind(item, host, 'ringed');
  // Leaves around a rock that bears a bottle are about the bottle: they stay small things beside it.
  if (host.children.some(({ bond }) => bond === 'on')) return false;
  // Cut twigs and flowers lie: however long they are, they are laid about what they surround.
  const isCut = /^(?:plant|food|nature)$/.test(concept.kind) && concept.heightCm <= CUT_CM;
  const isLow = isCut || concept.heightCm <= host.thing.concept.heightCm * AROUND_SHARE;
  return isLow && RINGED_KINDS.test(concept.kind) && forest.bind(item, host, 'ringed');
}

const LYING_ABOUT = /^(?:lie|sleep|curl|sit|sit-ground|recline)$/;

/** A dragon asleep around a tower, a cat around a teapot: about its foot, and before no part of it alone. */
export function curlAround(forest: Forest, a: Node, host: Node): boolean {
  const { concept, element, drawnBy } = a.thing;
  const isBeast = drawnBy.kind === 'actor' && drawnBy.actor.id !== 'person';
  const isOne = element.count === 1 && host.thing.element.count === 1;
  const lies = LYING_ABOUT.test(a.doing.pose ?? '');
  if (!isBeast || !isOne || !lies || a.children.length > 0) return false;
  if (!/^(?:animal|fantasy)$/.test(concept.kind) || host.bond !== undefined) return false;
  if (/^(?:sky|air|wall|ceiling)$/.test(host.thing.concept.habitat)) return false;
  return forest.bind(a, host, 'curled');
}

/** Bees about a hive, leaves about a girl, planets about a sun: in the air on all sides, and about all that the host is at. */
export function swarmAbout(forest: Forest, item: Node, about: Node): boolean {
  const host = (about.bond === 'at' && forest.parentOf(about)) || about;
  const { concept, element } = item.thing;
  if (host.bond !== undefined || item.children.length > 0) return false;
  if (isCelestial(host) || isCelestial(item)) return orbit(forest, item, host);
  const areMany = element.count > 1 || element.several === true;
  const isUp = element.attributes.includes('aloft') && !isActor(item);
  const isSwarm = isOfSort(concept.id, 'swarming') || isUp;
  const isHuge = host.thing.concept.heightCm > MOST_SWARMED_CM;
  return areMany && isSwarm && !isHuge && forest.bind(item, host, 'swarming');
}

/** A sun that is gone around is what the picture is of, and not in a corner of its sky. */
function orbit(forest: Forest, item: Node, host: Node): boolean {
  const { kind } = item.thing.concept;
  if (!isCelestial(host) || !ORBITS.test(kind) || !forest.bind(item, host, 'swarming'))
    return false;
  host.thing = { ...host.thing, concept: { ...host.thing.concept, habitat: 'ground' } };
  return true;
}

/** Kinds of what goes around a body in the sky. */
const ORBITS = /^(?:celestial|device|vehicle|nature)$/;

/** Houses and trees are seen from too far for what flies about them. */
const MOST_SWARMED_CM = 520;

const isCelestial = ({ thing }: Node) => thing.concept.kind === 'celestial';

/** Over these a cloth hangs; on dishes and boxes it lies. */
const DRAPED = /^(?:furniture|clothing|instrument)$/;

/** A blanket over the back of a sofa, a towel over a chair, a scarf over a coat. */
export function drapeOver(forest: Forest, cloth: Node, host: Node): boolean {
  const isEdge =
    DRAPED.test(host.thing.concept.kind) && !isOfSort(host.thing.concept.id, 'made-up');
  const hasEdge = isEdge || isOfSort(host.thing.concept.id, 'fencing');
  const isWorn = forest.parentOf(host) !== undefined;
  const { id } = cloth.thing.concept;
  // A garment keeps its cut, over what has a back or an edge, and not over others like it.
  const isGarment = isOfSort(id, 'draped-whole') && host.thing.concept.kind !== 'clothing';
  const isCloth = (isOfSort(id, 'draped') || isGarment) && cloth !== host;
  return isCloth && hasEdge && !isWorn && forest.bind(cloth, host, 'draped');
}

/** What is told to hang from a line between two, as an attribute. */
export const STRUNG_UP = 'strung-up';

/** Laundry between two houses, a banner between two lamp posts. */
export function stretchBetween(forest: Forest, item: Node, posts: Node): boolean {
  item.between = posts;
  const arePosts = posts.thing.element.count === 2 && !isActor(posts);
  const isStretched =
    isOfSort(item.thing.concept.id, 'stretched') ||
    isOfSort(item.thing.concept.id, 'slung-between') ||
    item.thing.element.attributes.includes(STRUNG_UP) ||
    item.thing.concept.kind === 'clothing';
  return arePosts && !isActor(item) && isStretched && forest.bind(item, posts, 'strung');
}

/** Who is behind glass is seen through it. */
export const seeThrough = (forest: Forest, who: Node, pane: Node): boolean =>
  isOfSort(pane.thing.concept.id, 'seen-through') &&
  isActor(who) &&
  forest.bind(who, pane, 'screened');

/** Kinds of what is slid down or climbed up; a slide and a ladder have a seat and rungs of their own. */
const WAY_KINDS =
  /^(?:tool|plant|building|furniture|nature|celestial|food|toy|instrument|container|fantasy)$/;
/** Of who climbs it, how high it is at least. */
const CLIMBED_SHARE = 0.8;

/** Down a pole, a rainbow, a banister; up a rope, a wall, a stalk. */
export function goAlong(forest: Forest, agent: Node, way: Node, verb: string): boolean {
  hangDown(way);
  const { concept } = way.thing;
  const isClimbing = verb === 'climb';
  if (!isActor(agent) || isActor(way) || !WAY_KINDS.test(concept.kind)) return false;
  const isHigh = concept.heightCm >= agent.thing.concept.heightCm * CLIMBED_SHARE;
  if (isClimbing && !isHigh) return false;
  if (!forest.bind(agent, way, 'along')) return false;
  if (isClimbing || isUpright(forest, way)) agent.doing = { ...agent.doing, pose: 'climb' };
  // What is in the sky comes down to the ground with who is on it.
  if (/^(?:sky|air|wall)$/.test(concept.habitat))
    way.thing = { ...way.thing, concept: { ...concept, habitat: 'ground' } };
  return true;
}

/** A coil of rope hangs down for who climbs it. */
function hangDown(way: Node, as = HUNG_DOWN): void {
  const concept = conceptOf(as[way.thing.concept.id] ?? '');
  const drawer = concept && drawnBy(concept);
  if (!concept || !drawer) return;
  way.thing = {
    ...way.thing,
    concept,
    drawnBy: drawer,
    parameters: { ...concept.parameters, ...colored(way) },
  };
}

const colored = ({ thing: { element } }: Node) =>
  element.colors[0] ? { color: element.colors[0] } : {};

const isUpright = (forest: Forest, { thing }: Node) =>
  thing.concept.heightCm > (forest.buildOf(thing).widthCm ?? Infinity) * 2;

/** Where a climber is on what is climbed. */
export const CLIMBED: Readonly<Record<string, AnchorName>> = {
  ladder: 'stirrup',
  tree: 'trunk',
  'rock-face': 'stirrup',
  'climbing-wall': 'stirrup',
};

/** Somebody on the rungs of a ladder, and not on its top. */
export function bindClimber(forest: Forest, climber: Node, climbed: Node): boolean {
  const spot = CLIMBED[climbed.thing.concept.id];
  if (!spot || !isActor(climber)) return false;
  // Several are one over the other, and not all on the same rung.
  const isBeside = isUpright(forest, climbed) || climbed.thing.concept.id === 'climbing-wall';
  if (climber.thing.element.count > 1 && isBeside)
    return goAlong(forest, climber, climbed, 'climb');
  if (!forest.bind(climber, climbed, 'on')) return false;
  climber.spot = spot;
  // Nobody kneels on a rung: what is mended up there is at arm's length.
  const isLow = /^(?:kneel|crouch|sit|bow)$/.test(climber.doing.pose ?? '');
  climber.doing = isLow
    ? { ...climber.doing, pose: 'climb', near: 'hold-high' }
    : { pose: 'climb', ...climber.doing };
  return true;
}

const SWINGING = /^(?:swing-on|hang)$/;

/** By the hands on a rope or a vine, which is aslant where somebody swings on it. */
export function swingOn(forest: Forest, agent: Node, way: Node, verb: string): boolean {
  if (!SWINGING.test(verb) || SWUNG_ON[way.thing.concept.id] === undefined) return false;
  hangDown(way, SWUNG_ON);
  if (!goAlong(forest, agent, way, 'climb')) return false;
  agent.deed = verb;
  if (verb !== 'hang') way.isLeaning = true;
  return true;
}

/** Nobody is in a fence: who feeds a rabbit through it is behind it. */
export function standAtFence(forest: Forest, agent: Node, fence: Node): boolean {
  if (!isActor(agent) || !isOfSort(fence.thing.concept.id, 'backdrop')) return false;
  const [from, to] = [agent.thing.element.id, fence.thing.element.id];
  forest.wishes.push({ kind: 'behind', from, to });
  return true;
}

/** A mirror goes up on the wall before who hangs it there. */
export function hangUp(forest: Forest, agent: Node, { thing }: Node, { id }: VerbFrame): boolean {
  if (id !== 'hang' || !isActor(agent) || thing.concept.habitat !== 'wall') return false;
  forest.wishes.push({ kind: 'hung-by', from: thing.element.id, to: agent.thing.element.id });
  return true;
}
