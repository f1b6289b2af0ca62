import { OPENINGS } from '../../concepts/joints';
import { brooding, mouthfuls, snatched } from './animals';
import { drunkFrom, seaFolk } from './at-water';
import type { Rule } from './rule';
import { onShelves, watchedFrom } from './watched-from';

/** Animals and people that are driven, led or chased go where whoever drives them is said to go. */

const DRIVING = /\b(?:herd|driv|lead|shepherd|guid|usher|mov|chas|steer)(?:s|es|ing|ting)?\b/i;

const drivenThrough: Rule = {
  name: 'sheep that are herded through a gate are in it, and the dog is behind them',
  example: {
    prompt: 'a border collie herding sheep through an open gate',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e3' }] },
  },
  apply(draft, prompt) {
    if (!DRIVING.test(prompt)) return;
    for (const { agent, patient, verb } of draft.actions) {
      if (patient === undefined || !draft.isAnimate(patient) || verb === 'ride') continue;
      const way = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'in' && from === agent && OPENINGS.has(draft.element(to)?.concept ?? ''),
      );
      if (way) way.from = patient;
    }
  },
};

/** What animals carry, and where they are by what they do there. */
export const CARRYING_BEASTS: readonly Rule[] = [
  mouthfuls,
  drunkFrom,
  drivenThrough,
  watchedFrom,
  onShelves,
  seaFolk,
  snatched,
  brooding,
];
