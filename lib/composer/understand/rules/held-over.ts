import type { BriefAction } from '../../brief';
import type { Draft } from '../read/draft';
import { rename } from './doings';
import { remove } from './imply';
import type { Rule } from './rule';

/** What hands hold over something, and hands that nobody is seen of. */

const OVER = /^(?:above|on|in|towards)$/;
/** What is done to a thing over another, which gets something of it. */
const SHED = /^(?:sprinkle|squeeze|shake|dip)$/;
const BELOW = /^(?:food|container|plant|furniture|tool)$/;

const isAlone = (draft: Draft, id: string) => draft.element(id)?.concept === 'hand';

/** Where what somebody does to a thing is said to be done, other than at that thing. */
const placeOf = (draft: Draft, { agent, patient }: BriefAction) =>
  draft.relations.find(
    ({ kind, from, to }) =>
      OVER.test(kind) && (from === agent || from === patient) && to !== patient && to !== agent,
  );

export const heldOver: Rule = {
  name: 'what is sprinkled or squeezed over a dish is in the hand, and the dish on the table',
  example: {
    prompt: 'a chef sprinkling salt over a steak',
    brief: { actions: [{ verb: 'sprinkle', agent: 'e1', patient: 'e3', instrument: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient } = action;
      const place = placeOf(draft, action);
      if (!SHED.test(action.verb) || !patient || !place || isAlone(draft, agent)) continue;
      if (!BELOW.test(draft.kindOf(place.to) ?? '') || action.instrument !== undefined) continue;
      if (draft.kindOf(agent) !== 'person') continue;
      draft.unrelate(
        ({ from, to }) =>
          (from === agent || from === patient) && (to === place.to || to === patient),
      );
      action.instrument = patient;
      action.patient = place.to;
      rename(draft, action, 'sprinkle');
    }
  },
};

/** `holding an umbrella over a house`: the umbrella is over it. */
const HELD_UP = /^(?:hold|lift|wield|squeeze|raise)$/;

const heldAbove: Rule = {
  name: 'what somebody holds over something is over it, and not who holds it',
  example: {
    prompt: 'a girl holding a lantern over a map',
    brief: {
      relations: [
        { kind: 'holding', from: 'e1', to: 'e2' },
        { kind: 'above', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (!HELD_UP.test(verb) || !patient) continue;
      for (const relation of draft.relations)
        if (relation.kind === 'above' && relation.from === agent && relation.to !== patient)
          relation.from = patient;
    }
  },
};

/** Done by a hand with what it has in it; buttons are pressed with nothing. */
const WITH_IT =
  /^(?:hold|squeeze|put|stick|handle|turn-verb|tear|dip|sprinkle|pour|throw|take|give|lift|wield|post-letter|stamp|vote|shake|scoop|spread|write|draw|paint)$/;

/** Done with a tool that is over what it is done to. */
const OVER_IT = /^(?:water|pour|sprinkle|spray|paint|write|draw|cut|spread|stir|season)$/;

const handsAtWork: Rule = {
  name: 'a hand that does something with a thing has it in it',
  example: {
    prompt: 'a hand squeezing a lemon over a plate',
    brief: {
      relations: [
        { kind: 'above', from: 'e2', to: 'e3' },
        { kind: 'holding', from: 'e1', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient = '', instrument } = action;
      const thing = instrument ?? patient;
      const place = placeOf(draft, action) ?? againstOf(draft, agent);
      const isTapped = verb === 'touch' && place !== undefined;
      if (!isAlone(draft, agent) || !draft.element(thing) || draft.isAnimate(thing)) continue;
      if (!WITH_IT.test(verb) && !isTapped && instrument === undefined) continue;
      // `watering a plant with a can`: the can is over the plant.
      if (
        instrument !== undefined &&
        patient &&
        draft.element(patient) &&
        !place &&
        OVER_IT.test(verb)
      )
        draft.relate('above', thing, patient);
      for (const relation of draft.relations)
        if (relation.from === agent && relation.kind !== 'part-of') relation.from = thing;
      draft.unrelate(({ from, to }) => from === to || (from === agent && to === thing));
      draft.relate('holding', agent, thing);
      rename(draft, action, 'hold');
      action.patient = thing;
      delete action.instrument;
    }
  },
};

const againstOf = (draft: Draft, agent: string) =>
  draft.relations.find(({ kind, from }) => kind === 'against' && from === agent);

/** `with one hand`, `with both paws`, `in the other`: how it is done, and nothing that somebody has. */
const BAREHANDED =
  /\b(?:with|in) (?:(?:one|both|two|bare|each|either|the other) (?:hands?|paws?|arms?)|(?:his|her|its|their) (?:(?:own|bare|left|right) )?(?:hands?|paws?))\b/i;

const barehanded: Rule = {
  name: 'what is done with one hand needs no hand beside who does it',
  example: {
    prompt: 'a knight lifting a shield with one hand',
    elements: ['knight', 'shield'],
    without: ['hand'],
  },
  apply(draft, prompt) {
    if (!BAREHANDED.test(prompt) || !draft.elements.some(({ id }) => draft.isAnimate(id))) return;
    const hands = draft.elements.filter(
      ({ id, concept }) =>
        (concept === 'hand' || concept === 'arm') &&
        (draft.relations.some(({ kind, to }) => to === id && /^(?:with|holding)$/.test(kind)) ||
          draft.actions.some(({ instrument }) => instrument === id)),
    );
    for (const { phrase } of hands) draft.fate(phrase, 'ignored', 'how it is done');
    remove(draft, (id) => hands.some((hand) => hand.id === id));
  },
};

/** Water that is in a vessel is no lake. */
const IN_A_VESSEL =
  /\b(?:pour|drink|sip|spill|boil|fetch|carry|throw|spray|fill|drip|squirt|splash)\w*(?: with| out| some| a glass of| hot| cold| dirty| fresh| boiling)* water\b|\bwater (?:pouring|being poured|poured|running|flowing) (?:out of|from)\b|\b(?:bucket|glass|bottle|jug|bowl|cup|tub|basin|pot|beaker|tank)s? (?:of|full of|filled with) (?:\w+ )?water\b/i;
const WATERS = /^(?:sea|lake|river|beach|ocean|pond|underwater)$/;

export const pouredWater: Rule = {
  name: 'water that is poured or carried is no lake',
  example: { prompt: 'a boy pouring water into a vase', brief: { places: [] } },
  apply(draft, prompt) {
    if (!IN_A_VESSEL.test(prompt)) return;
    const at = draft.places.findIndex(
      ({ phrase, concept }) => WATERS.test(concept) && /\bwater$/i.test(phrase),
    );
    if (at >= 0) draft.places.splice(at, 1);
    for (const action of draft.actions) {
      if (action.verb !== 'pour' || action.instrument !== undefined) continue;
      // `from a beaker into a test tube`: out of the one in hand.
      const from = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'at' && from === action.agent && draft.kindOf(to) !== undefined,
      );
      const into = draft.relations.find(
        (one) =>
          /^(?:in|on)$/.test(one.kind) && (one.from === action.agent || one.from === from?.to),
      );
      if (from) action.instrument = from.to;
      if (into) action.patient ??= into.to;
      draft.unrelate((one) => one === from || one === into);
    }
  },
};

/** Hands and what is in them, in their order. */
export const HANDS_WITH_THINGS: readonly Rule[] = [barehanded, heldAbove, handsAtWork];
