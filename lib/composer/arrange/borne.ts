import { heightOf, widthOf } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { Brief } from '../brief';
import type { KitDrawing } from '../kit/part';
import { flattened, moved } from './assemble';
import type { Forest } from './forest';
import { isActor, isUpright, type Node } from './node';

/** What is too large for one pair of hands, and is carried off the ground. */

/** Of the height of who carries it, how far its lower edge is off the ground, and how high it is at most. */
const BORNE = { up: 0.36, most: 1.1 } as const;
const BORNE_KINDS = /^(?:furniture|device|instrument|tool|container|toy|nature|food|plant|animal)$/;
/** Where it stands for good nobody carries it. */
const BORNE_HABITATS = /^(?:ground|body|table|wall|hand)$/;
const MOST_BEARERS = 2;
/** Canoes and kayaks are carried to the water. */
const PORTAGED_CM = 90;

/** What two hands, or two who carry it, take off the ground. */
function canBeBorne({ kind, habitat, heightCm }: Node['thing']['concept']): boolean {
  const isBoat = kind === 'vehicle' && habitat === 'water' && heightCm <= PORTAGED_CM;
  return isBoat || (BORNE_KINDS.test(kind) && BORNE_HABITATS.test(habitat));
}

/** A sofa between two movers, a mattress before one. */
export function bear(forest: Forest, agent: Node, thing: Node): boolean {
  const { concept } = thing.thing;
  const { drawnBy } = agent.thing;
  const isMan = drawnBy.kind === 'actor' && (drawnBy.actor.id === 'person' || isUpright(agent));
  const most = agent.thing.concept.heightCm * BORNE.most;
  const isSlender = (forest.buildOf(thing.thing).widthCm ?? Infinity) * SLENDER < concept.heightCm;
  const isTooHigh = concept.heightCm > most && !(isSlender && agent.thing.element.count === 2);
  if (!isMan || agent.thing.element.count > MOST_BEARERS || isTooHigh) return false;
  if (!canBeBorne(concept)) return false;
  // Who was said to be on something leaves it there for the one and carries.
  agent.hasPosture = true;
  agent.doing = { ...agent.doing, pose: 'stand' };
  forest.touch(agent, thing, 'lifted');
  return true;
}

/** From here on two carry one thing between them, and not one each; in centimetres, and of the height of small people. */
const SHARED = { cm: 95, share: 0.28 } as const;

/** Things that two who are told one by one are said to carry. */
export function betweenTwo({ actions, elements }: Brief): string[] {
  const one = (id: string) => elements.find((element) => element.id === id)?.count === 1;
  const carriers = (id: string) => [
    ...new Set(
      actions.flatMap(({ verb, agent, patient }) =>
        verb === 'hold' && patient === id ? [agent] : [],
      ),
    ),
  ];
  return elements.flatMap(({ id }) =>
    one(id) && carriers(id).length === 2 && carriers(id).every(one) ? [id] : [],
  );
}

/** One plank, and two who have an end of it each. */
export function bearTogether(forest: Forest, agent: Node, thing: Node): boolean {
  const { element } = thing.thing;
  const isBetween = forest.betweenTwo.has(element.id);
  const areTwo = (agent.thing.element.count === 2 && element.count === 1) || isBetween;
  const { widthCm = 0 } = forest.buildOf(thing.thing);
  const leastCm = Math.min(SHARED.cm, agent.thing.concept.heightCm * SHARED.share);
  const isHuge = element.attributes.some((one) => one === 'giant' || one === 'huge-in-hands');
  const isSlender = widthCm * SLENDER < thing.thing.concept.heightCm;
  const lengthCm = isSlender ? thing.thing.concept.heightCm : widthCm;
  const isLarge = lengthCm >= leastCm || isHuge;
  return areTwo && !isActor(thing) && isLarge && bear(forest, agent, thing);
}

/** From here on, of its width, something that stands up is carried lying: a board, a ladder, a post. */
const SLENDER = 2.2;

/** What is long and stands up, lying along between its bearers. */
export function levelled(thing: KitDrawing): KitDrawing {
  const { box } = thing;
  if (heightOf(box) < widthOf(box) * SLENDER) return thing;
  const lying = moved(flattened(thing), { at: [0, 0], angleDegrees: 90 });
  const middle = (lying.box.left + lying.box.right) / 2;
  return { ...moved(lying, { at: [-middle, -lying.box.bottom] }), anchors: {} };
}

/** Off the ground, as its bearers have it. */
export const borne = (thing: KitDrawing, heightCm: number): KitDrawing =>
  moved(thing, { at: [0, -BORNE.up * heightCm - thing.box.bottom] });

/** Of the height of who holds it over the head: how large it is, how high, and how far apart the hands under it are. */
const ALOFT = { wide: 0.72, high: 0.5, up: 1.12, hands: 0.15, into: 0.05 } as const;

/** Over the head of who lifts it, whatever its weight. */
export function aloft(thing: KitDrawing, heightCm: number): KitDrawing {
  const { wide, high, up } = ALOFT;
  const scale = Math.min(
    1,
    (wide * heightCm) / widthOf(thing.box),
    (high * heightCm) / heightOf(thing.box),
  );
  return moved(thing, { at: [0, -up * heightCm - thing.box.bottom * scale], scale });
}

const RAISED_KINDS = /^(?:building|vehicle|furniture|nature|plant)$/;

/** A cottage or a car over the head of who is strong enough in tales. */
export function raiseAloft(forest: Forest, agent: Node, thing: Node): boolean {
  const isOne = agent.thing.element.count === 1 && thing.thing.element.count === 1;
  const isStrong = /^(?:person|fantasy)$/.test(agent.thing.concept.kind) && isActor(agent);
  if (!isOne || !isStrong || isActor(thing)) return false;
  const { kind, habitat } = thing.thing.concept;
  if (!RAISED_KINDS.test(kind) || !BORNE_HABITATS.test(habitat)) return false;
  forest.touch(agent, thing, 'overhead');
  return true;
}

/** Both hands flat under what is over the head. */
export function hoisting({ box }: KitDrawing, heightCm: number) {
  const hands = Math.min(ALOFT.hands * heightCm, widthOf(box) * 0.4);
  const y = box.bottom - ALOFT.into * heightOf(box);
  const support: Partial<ActorPose> = {
    pose: 'stand',
    near: { at: [-hands * 0.7, y], gesture: 'raise' },
    far: { at: [hands, y], gesture: 'raise' },
  };
  return { support, x: -(box.left + box.right) / 2 };
}
