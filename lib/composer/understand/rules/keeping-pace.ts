import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { acts, heightCm, isPlaced } from './in-place';
import type { Rule } from './rule';

/** Who is beside, behind or with somebody who is on the way goes the same way. */

/** How bodies get along a way, by themselves. */
const GOING = /^(?:run|walk|swim|skate|ski|hike|march|cycle)$/;
const BESIDE = /^(?:beside|with|behind)$/;
/** From here on somebody keeps pace on their own feet. */
const OWN_FEET_CM = 25;
/** Of whom they are with, how tall ducklings are at least to keep up. */
const OWN_FEET_SHARE = 0.2;

const hasFeet = (draft: Draft, id: string, other: string): boolean => {
  const { habitat } = conceptOf(draft.element(id)?.concept ?? '') ?? {};
  const leastCm = Math.min(OWN_FEET_CM, heightCm(draft, other) * OWN_FEET_SHARE);
  return draft.isAnimate(id) && habitat === 'ground' && heightCm(draft, id) >= leastCm;
};

/** Who goes nowhere on their own feet, or not at anybody's pace. */
const ON_NO_FEET = /^(?:baby|newborn|toddler|infant|snail|statue)$/;

/** Who is beside or behind whom, and the other way round; who has somebody with them takes them along. */
const eitherWay = ({ relations }: Draft) =>
  relations
    .filter(({ kind }) => BESIDE.test(kind))
    .flatMap((one) =>
      one.kind === 'with'
        ? [{ ...one, isTurned: false }]
        : [
            { ...one, isTurned: false },
            { ...one, from: one.to, to: one.from, isTurned: true },
          ],
    );

export const keepPace: Rule = {
  name: 'a girl beside whom a dog runs runs as well',
  example: {
    prompt: 'a dog running beside a girl on a forest path',
    brief: {
      relations: [{ kind: 'beside', from: 'e1', to: 'e2' }],
      actions: [
        { verb: 'run', agent: 'e1' },
        { verb: 'run', agent: 'e2' },
      ],
    },
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to, isTurned } of eitherWay(draft)) {
      const goes = draft.actions.find(
        ({ verb, agent, patient }) => agent === from && GOING.test(verb) && patient === undefined,
      );
      const isFree = hasFeet(draft, to, from) && !acts(draft, to) && !isPlaced(draft, to);
      const isBaby = ON_NO_FEET.test(draft.element(to)?.concept ?? '');
      // Who is behind somebody is after them only where they run.
      const follows = kind !== 'behind' || goes?.verb === 'run' || isTurned;
      if (goes && isFree && !isBaby && follows && draft.mayAct)
        draft.actions.push({ verb: goes.verb, agent: to });
    }
  },
};
