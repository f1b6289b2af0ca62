import type { Contact } from '../understand';
import { isActor, type Node } from './node';

/** What somebody can have the hands on, where it stands or on a table. */

/** Of what is built, so high is what somebody works on with the hands: gates and hutches. */
const GATE_CM = 320;
/** What stands on the ground and is neither a wall nor a house, nor as small as a hand. */
const TOUCHED_CM = 700;
const TOUCHED_HABITATS = new Set(['ground', 'body', 'table', 'water', 'hand', 'wall']);

/** So small that it is worked on before the chest and not on the ground. */
export const BENCH_CM = 48;

/** Whether it lies on a table while it is worked on. */
export const isWorkedOnTable = ({ thing: { concept } }: Node) =>
  /^(?:table|hand)$/.test(concept.habitat) &&
  concept.heightCm <= BENCH_CM &&
  !/^(?:plant|animal|person)$/.test(concept.kind);

/** Whether hands can be on it where it stands. */
export function canBeTouched(agent: Node, patient: Node, contact: Contact): boolean {
  const { concept } = patient.thing;
  const isLow = concept.kind !== 'building' || concept.heightCm <= GATE_CM;
  const isGoods = isLow && !/^(?:place|sign|celestial|body-part)$/.test(concept.kind);
  const isFree = concept.id !== 'wall' && concept.id !== 'fence';
  return (
    isActor(agent) &&
    isGoods &&
    isFree &&
    // Two who hug put the arms around each other.
    !(contact === 'around' && isActor(patient)) &&
    TOUCHED_HABITATS.has(concept.habitat) &&
    concept.heightCm <= TOUCHED_CM
  );
}
