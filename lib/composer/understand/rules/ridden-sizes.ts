import { conceptOf, isOfSort } from '../../concepts';
import { mark } from './mark';
import type { Rule } from './rule';

/** How large things are drawn that are otherwise far too large for what is told of them. */

/** Of who rides it, how high a rocket is: they sit astride it. */
const RIDDEN_TIMES = 2.4;

const riddenRockets: Rule = {
  name: 'a rocket that somebody rides is no larger than it takes',
  example: { prompt: 'a cat riding a rocket', elements: ['cat', 'rocket'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [rider, rocket] = [draft.element(from), draft.element(to)];
      if (kind !== 'on' || !rider?.concept || !rocket || !draft.isAnimate(from)) continue;
      if (!isOfSort(rocket.concept, 'spacecraft') || rocket.measured) continue;
      rocket.measured = { concept: rider.concept, times: RIDDEN_TIMES, isHeight: true };
    }
  },
};

/** Of who is on it, how high a cloud is: a bed for one. */
const BED_TIMES = { person: 0.95, other: 1.8 } as const;

const liedOnClouds: Rule = {
  name: 'a cloud that somebody is on is no larger than it takes',
  example: { prompt: 'a girl sleeping on a cloud', elements: ['girl', 'cloud'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [who, cloud] = [draft.element(from), draft.element(to)];
      if (kind !== 'on' || !who?.concept || !cloud || !draft.isAnimate(from)) continue;
      if (!isOfSort(cloud.concept, 'lain-on-in-the-sky') || cloud.measured || cloud.count > 1)
        continue;
      const times = draft.kindOf(from) === 'person' ? BED_TIMES.person : BED_TIMES.other;
      cloud.measured = { concept: who.concept, times, isHeight: true };
    }
  },
};

/** By how much something is larger than what it stands on that can only be a toy or a model. */
const TOY_RATIO = 2;
const BIG = /^(?:vehicle|building)$/;

const modelsOnFurniture: Rule = {
  name: 'a rocket on a desk is a toy',
  example: { prompt: 'a boy at a desk with a rocket on it', elements: ['boy', 'desk', 'rocket'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [ones, others] = kind === 'holding' ? [to, from] : [from, to];
      const isBorne =
        (kind === 'on' && draft.kindOf(others) === 'furniture') ||
        (kind === 'holding' && draft.isAnimate(others));
      const thing = draft.element(ones);
      const { heightCm = 0 } = conceptOf(thing?.concept ?? '') ?? {};
      const { heightCm: bearerCm = 0 } = conceptOf(draft.element(others)?.concept ?? '') ?? {};
      if (!isBorne || !thing || !BIG.test(draft.kindOf(ones) ?? '')) continue;
      if (heightCm > bearerCm * TOY_RATIO && !thing.measured) mark(thing, 'toy-sized');
    }
  },
};

const OPENINGS = /^(?:door|window|gate|arch)/;

const signsAtDoors: Rule = {
  name: 'a sign that hangs over a door hangs from its post beside it',
  example: {
    prompt: 'a pub sign hanging over a door',
    brief: { relations: [{ kind: 'beside', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const [sign, door] = [draft.element(relation.from), draft.element(relation.to)];
      if (!/^(?:above|on|hanging)$/.test(relation.kind) || !isOfSort(sign?.concept, 'on-a-post'))
        continue;
      const isBuilt = draft.kindOf(relation.to) === 'building';
      if (isBuilt || OPENINGS.test(door?.concept ?? '')) relation.kind = 'beside';
    }
  },
};

export const RIDDEN_SIZES: readonly Rule[] = [
  riddenRockets,
  liedOnClouds,
  modelsOnFurniture,
  signsAtDoors,
];
