import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import type { Rule } from './rule';
import { overhead } from './venues';
import { atWindows, windowViews } from './window-views';

/** What is in the air over the place of a picture, and not on its ground. */

const ALOFT = /^(?:air|sky)$/;
const FLYING_KIND = /^(?:vehicle|toy|tool|device|animal|fantasy)$/;

/** Whether it is made or born to fly, or flies in every tale of it. */
function mayFly(draft: Draft, { concept = '', phrase }: BriefElement): boolean {
  const { kind = '', habitat = '' } = draft.lexicon.factsOf(concept) ?? {};
  return (
    /^(?:flying|magic|santa'?s?) /i.test(phrase) ||
    isOfSort(concept, 'flies-in-tales') ||
    (FLYING_KIND.test(kind) && ALOFT.test(habitat))
  );
}

/** Its noun, which stands right before what is told of it: `Santa's sleigh over`. */
const headOf = ({ phrase }: BriefElement): string => phrase.split(' ').at(-1) ?? phrase;

const isHosted = ({ relations }: Draft, id: string): boolean =>
  relations.some(({ kind, from }) => /^(?:on|in|under)$/.test(kind) && from === id);

/** The words between a thing and the place that it is over: `a drone carrying a package over the suburbs`. */
const BETWEEN =
  '(?:s|es)?(?: (?:\\p{L}+)){0,6}? (?:over|above|high above|across the sky (?:over|above))';

const flownOver: Rule = {
  name: 'what is told over a place, and may fly, flies there',
  example: {
    prompt: 'a drone over a vineyard',
    brief: { actions: [{ verb: 'fly', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (draft.template || draft.places.length === 0) return;
    for (const element of draft.elements) {
      const isBusy = draft.actions.some(
        ({ agent, verb }) => agent === element.id && verb !== 'hold' && verb !== 'carry',
      );
      if (isBusy || !mayFly(draft, element) || isHosted(draft, element.id)) continue;
      const isOver = draft.places.some(({ phrase }) =>
        new RegExp(
          `\\b${escaped(headOf(element))}${BETWEEN} (?:an? |the )?(?:\\p{L}+ ){0,2}?${escaped(phrase)}`,
          'iu',
        ).test(prompt),
      );
      if (isOver && draft.mayAct) draft.actions.push({ verb: 'fly', agent: element.id });
    }
  },
};

/** What somebody is on or in who is told to fly. */
const RIDDEN = /^(?:vehicle|furniture|toy|tool)$/;

export const flownIn: Rule = {
  name: 'who flies in a sleigh or on a bicycle has it in the air',
  example: {
    prompt: 'Santa flying over a village in his sleigh',
    brief: { actions: [{ verb: 'fly', agent: 'e2' }] },
  },
  apply(draft) {
    if (draft.template) return;
    for (const action of draft.actions) {
      if (action.verb !== 'fly' || action.patient !== undefined) continue;
      const host = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:on|in)$/.test(kind) &&
          from === action.agent &&
          RIDDEN.test(draft.kindOf(to) ?? '') &&
          draft.element(to)?.because === undefined,
      );
      if (host) action.agent = host.to;
    }
  },
};

const ROOFS = /\brooftops?\b|\broofs\b/i;
/** Whose roofs are those of towers. */
const OF_CITY = /\b(?:city|urban|metropolis|downtown|skyscrapers?|skyline|new york|manhattan)\b/i;

const roofsBelow: Rule = {
  name: 'rooftops are those of houses, where no city is told',
  example: {
    prompt: 'a drone over suburban rooftops',
    brief: {
      places: [
        { concept: 'suburb', phrase: 'suburban rooftops', attributes: ['suburban'], colors: [] },
      ],
    },
  },
  apply(draft, prompt) {
    for (const place of draft.places) {
      if (place.concept !== 'city' || !ROOFS.test(place.phrase) || OF_CITY.test(prompt)) continue;
      const settled = draft.places.find(
        (other) => other !== place && isOfSort(other.concept, 'settlement'),
      );
      if (settled) draft.dropPlace(place);
      else place.concept = /\bsuburb/i.test(place.phrase) ? 'suburb' : 'village';
    }
  },
};

/** What is over, under and behind what a prompt tells of a place. */
export const OUTLOOK_RULES: readonly Rule[] = [
  overhead,
  windowViews,
  atWindows,
  roofsBelow,
  flownOver,
];
