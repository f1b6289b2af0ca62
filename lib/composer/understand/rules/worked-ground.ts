import type { BriefAction } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What somebody works on where a prompt names first what they put on it, pour into it or take off it. */

const PUTS_ON = /^(?:write|draw|paint|put|stick|sew|engrave|carve|stamp|apply)$/;
/** What is painted or carved is on what is worked on, whatever it is. */
const DRAWN_ON = /^(?:draw|paint|engrave|carve|write)$/;
/** What has room for it, and is no place. */
const GROUND_KINDS = /^(?:container|food|toy|tool|clothing|symbol)$/;
/** Marks, and parts that something is drawn with: a name, a face, a stamp. */
const isMark = (draft: Draft, id: string) =>
  draft.element(id)?.concept === undefined ||
  /^(?:symbol|body-part|)$/.test(draft.kindOf(id) ?? '');

const groundOf = (draft: Draft, patient: string) =>
  draft.relations.find(
    ({ kind, from, to }) =>
      /^(?:on|in|towards)$/.test(kind) &&
      from === patient &&
      GROUND_KINDS.test(draft.kindOf(to) ?? ''),
  )?.to;

const markedGround: Rule = {
  name: 'who writes a name on a cup has the cup before them',
  example: {
    prompt: 'a barista writing a name on a paper cup',
    brief: { actions: [{ verb: 'write', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      if (!PUTS_ON.test(verb) || !patient || !draft.isAnimate(agent)) continue;
      const isGround = DRAWN_ON.test(verb) || isMark(draft, patient);
      const ground = isGround ? groundOf(draft, patient) : undefined;
      if (!ground || ground === agent) continue;
      action.patient = ground;
      draft.unrelate(
        ({ kind, from, to }) => kind === 'part-of' && from === patient && to === agent,
      );
    }
  },
};

/** The vessel that something is poured from, and the one that it is poured into. */
function vessels(draft: Draft, { agent, patient = '' }: BriefAction) {
  const isVessel = (id: string) =>
    id !== agent &&
    (draft.kindOf(id) === 'container' || isOfSort(draft.element(id)?.concept, 'poured-from'));
  const from = draft.relations.find(
    ({ kind, from: one, to }) =>
      kind === 'at' && (one === patient || one === agent) && isVessel(to),
  )?.to;
  const into = draft.relations.find(
    ({ kind, from: one, to }) => /^(?:in|on)$/.test(kind) && one === from && !draft.isAnimate(to),
  )?.to;
  return { from, into };
}

const decanted: Rule = {
  name: 'what is poured from a flask into a tube runs out of the flask in the hand',
  example: {
    prompt: 'a scientist pouring blue liquid from a flask into a test tube',
    brief: { actions: [{ verb: 'pour', agent: 'e1', patient: 'e4', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'pour') continue;
      const { patient: liquid = '' } = action;
      const { from, into } = vessels(draft, action);
      if (!from) continue;
      action.instrument = from;
      draft.unrelate((one) => one.from === from || one.to === from);
      if (!into) continue;
      action.patient = into;
      const poured = draft.element(liquid);
      if (!poured || liquid === into || draft.kindOf(liquid) === 'container') continue;
      draft.fate(poured.phrase, 'attribute', from);
      draft.element(from)?.colors.push(...poured.colors);
      remove(draft, (id) => id === liquid);
    }
  },
};

/** What is changed or fitted high up; all else is worked on where it is. */
const HIGH = /^(?:ceiling|sky|air)$/;
const FITTED_KINDS = /^(?:device|vehicle|tool|furniture|instrument|building)$/;
const OF_VEHICLES: Readonly<Record<string, string>> = { bicycle: 'bicycle', bike: 'bicycle' };

const fitted: Rule = {
  name: 'who changes a tyre or installs a socket works at it with a tool',
  example: {
    prompt: 'a teenager changing a bicycle tire',
    brief: { actions: [{ verb: 'repair', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const part = draft.element(action.patient ?? '');
      if (action.verb !== 'change-part' || !part || part.concept === 'lightbulb') continue;
      const { habitat = '' } = draft.lexicon.factsOf(part.concept ?? '') ?? {};
      if (HIGH.test(habitat) || !FITTED_KINDS.test(draft.kindOf(part.id) ?? '')) continue;
      for (const word of draft.words) if (word.note === action.verb) word.note = 'repair';
      action.verb = 'repair';
      const vehicle = OF_VEHICLES[part.phrase.toLowerCase().split(' ')[0] ?? ''];
      if (part.concept === 'wheel' && vehicle) {
        part.concept = draft.lexicon.conceptNamed(vehicle);
        part.attributes = part.attributes.filter((one) => one !== vehicle);
      }
    }
  },
};

export const WORKED_GROUND: readonly Rule[] = [markedGround, decanted, fitted];
