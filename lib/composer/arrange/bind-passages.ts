import { isLowPose } from '../understand';
import { AS_ROOF, OPENINGS, RINGS } from '../concepts/joints';
import type { Forest } from './forest';
import { isActor, type Node } from './node';
import { isOfSort } from '../concepts/sorts';

/** Who goes through, leaps over or is under something, has a ring about the waist or a child on the shoulders. */

/** Verbs that take somebody through or over what is said to be there. */
const LEAPING = /^(?:jump|leap|fly|dive|run)$/;
/** Of what is leapt over, how high it is at most. */
const LEAPT_CM = 450;
const LEAPT_KINDS = /^(?:furniture|tool|toy|nature|plant|container|building|animal|food|vehicle)$/;
/** Room under a top or a bed, in centimetres at least. */
const ROOM_CM = 25;

/** Through a hoop or a gate. */
export function passThrough(forest: Forest, agent: Node, opening: Node): boolean {
  const { id } = opening.thing.concept;
  if (!isActor(agent) || !(RINGS.has(id) || OPENINGS.has(id))) return false;
  // Who rides goes through it with what they ride on.
  const mount = agent.doing.pose === 'ride' ? forest.parentOf(agent) : undefined;
  if (mount) return forest.bind(mount, opening, 'through');
  if (RINGS.has(id) && !LEAPING.test(agent.doing.pose ?? '')) return girdle(forest, agent, opening);
  return forest.bind(agent, opening, 'through');
}

/** A train or a car comes out of a tunnel, its end still in it. */
export function driveOut(forest: Forest, vehicle: Node, tunnel: Node): boolean {
  const { kind, habitat } = vehicle.thing.concept;
  const drives = kind === 'vehicle' && habitat !== 'water' && vehicle.thing.element.count === 1;
  return (
    drives &&
    isOfSort(tunnel.thing.concept.id, 'driven-through') &&
    forest.bind(vehicle, tunnel, 'through')
  );
}

/** A ring that is spun or swum with is about the waist. */
function girdle(forest: Forest, agent: Node, ring: Node): boolean {
  return agent.thing.concept.kind === 'person' && forest.bind(ring, agent, 'girdled');
}

/** Of who leaps, how high somebody is at most who stands below; whoever lies is low. */
const LEAPT_STANDING = 1.7;
const LOW_POSES = /^(?:sleep|lie|crawl|kneel|crouch)$/;

const isLeaptBy = ({ thing }: Node, { thing: below, doing }: Node): boolean =>
  LOW_POSES.test(doing.pose ?? '') ||
  below.concept.heightCm <= thing.concept.heightCm * LEAPT_STANDING;

export function leapOver(forest: Forest, agent: Node, hurdle: Node): boolean {
  const { kind, heightCm, habitat } = hurdle.thing.concept;
  const isLow = heightCm <= LEAPT_CM && habitat !== 'sky' && habitat !== 'air';
  if (!isActor(agent) || agent.doing.pose !== 'jump') return false;
  if (isActor(hurdle)) return isLeaptBy(agent, hurdle) && forest.bind(agent, hurdle, 'over');
  if (kind === 'celestial') return forest.bind(agent, hurdle, 'over');
  return isLow && LEAPT_KINDS.test(kind) && forest.bind(agent, hurdle, 'over');
}

/** All under one umbrella, which one of them holds. */
export function shelter(forest: Forest, under: Node, cover: Node): boolean {
  const isShelter = isOfSort(cover.thing.concept.id, 'shelter') && cover.thing.element.count === 1;
  const areFew = under.thing.element.count <= 4;
  // Who lies or sits is under one that is planted in the ground.
  const isPlanted = cover.thing.concept.id === 'parasol' && isLowPose(under.doing.pose);
  if (isPlanted) return false;
  // Dolls and bears stand under it as those do whom they are made after.
  const stands = isActor(under) || isOfSort(under.thing.concept.id, 'dressed-figure');
  return isShelter && areFew && stands && forest.bind(under, cover, 'sheltered');
}

/** A cat under the bed, a child under the table, presents under a chair, a mouse under a mushroom. */
export function goBeneath(forest: Forest, lower: Node, cover: Node): boolean {
  if (isOfSort(cover.thing.concept.id, 'roof-of-tales') && isActor(lower)) {
    if (cover.thing.element.count !== 1 || !forest.bind(lower, cover, 'beneath')) return false;
    const { parameters, concept } = cover.thing;
    cover.thing = { ...cover.thing, parameters: { ...parameters, ...AS_ROOF[concept.id] } };
    return true;
  }
  if (isOfSort(cover.thing.concept.id, 'heads-under')) {
    if (!isActor(lower) || !forest.bind(lower, cover, 'beneath')) return false;
    lower.doing = { near: 'hold-high', ...lower.doing, pose: 'stand' };
    return true;
  }
  if (isOfSort(cover.thing.concept.id, 'planted-shade')) return shade(forest, lower, cover);
  const isTucked = !isActor(lower) && isOfSort(cover.thing.concept.id, 'lain-over');
  if (isTucked) return forest.bind(lower, cover, 'beneath');
  const { tableCm = 0, hasSeat } = forest.buildOf(cover.thing);
  // What is on a wall has no room under a top: a bucket is right below the tap.
  const { kind, habitat: where } = cover.thing.concept;
  const isFurniture = kind === 'furniture' && !/^(?:wall|ceiling)$/.test(where);
  const isRaised = tableCm >= ROOM_CM || hasSeat || /bed$|^crib$/.test(cover.thing.concept.id);
  const { habitat } = lower.thing.concept;
  if (isOfSort(cover.thing.concept.id, 'shines-down')) return false;
  if (!isFurniture || !isRaised || /^(?:wall|ceiling|sky|air)$/.test(habitat)) return false;
  if (/^(?:rug|carpet)$/.test(lower.thing.concept.id)) return false;
  return forest.bind(lower, cover, 'beneath');
}

/** Who sits or lies under a parasol, and the chair that is under it. */
function shade(forest: Forest, lower: Node, cover: Node): boolean {
  const isLow = isActor(lower) ? isLowPose(lower.doing.pose) : forest.hasSeat(lower);
  if (!isLow || cover.thing.element.count > 1 || !forest.bind(lower, cover, 'beneath'))
    return false;
  if (lower.doing.pose === 'sit') lower.doing = { ...lower.doing, pose: 'sit-ground' };
  return true;
}

/** Somebody small on the shoulders or the back of somebody else, whose hands hold the feet. */
export function rideShoulders(forest: Forest, rider: Node, carrier: Node): boolean {
  const arePeople = [rider, carrier].every(
    (node) => isActor(node) && node.thing.concept.kind === 'person',
  );
  if (!arePeople || !forest.bind(rider, carrier, 'shouldered')) return false;
  carrier.doing = { near: 'hold-chest', far: 'hold-chest', ...carrier.doing };
  return true;
}

/** A spider in the middle of its web. */
export function sitInWeb(forest: Forest, spider: Node, web: Node): boolean {
  if (web.thing.concept.id !== 'cobweb' || !isActor(spider)) return false;
  if (!forest.bind(spider, web, 'on')) return false;
  spider.spot = 'label';
  return true;
}

/** What a verb is done to that is gone through or worn about the waist, whatever the verb. */
export function bindPassage(forest: Forest, agent: Node, patient: Node): boolean {
  if (agent === patient || !isActor(agent)) return false;
  if (patient.thing.concept.id === 'cobweb') return sitInWeb(forest, agent, patient);
  if (!RINGS.has(patient.thing.concept.id)) return false;
  if (/^(?:hold-high|raise|reach)$/.test(agent.doing.near ?? '')) return false;
  return girdle(forest, agent, patient);
}

export function playOn(forest: Forest, agent: Node, thing: Node): boolean {
  const { id } = thing.thing.concept;
  if (!isActor(agent)) return false;
  if (isOfSort(id, 'played-in')) return forest.bind(agent, thing, 'in');
  if (!isOfSort(id, 'sat-on-in-play') || !forest.bind(agent, thing, 'on')) return false;
  agent.doing.pose = id === 'trampoline' ? 'jump' : 'sit';
  return true;
}

/** Two sides at one rope. */
export function haul(forest: Forest, team: Node, rope: Node): boolean {
  return isActor(team) && rope.thing.concept.id === 'rope' && forest.bind(team, rope, 'hauling');
}

/** From a boat or a pier somebody fishes who is in it. */
export function boardFrom(forest: Forest, agent: Node, boat: Node): boolean {
  const isBoat = boat.thing.concept.kind === 'vehicle' && boat.thing.concept.habitat === 'water';
  return isActor(agent) && isBoat && forest.bind(agent, boat, 'in');
}
