import { SWUNG_ON } from '../../concepts/along';
import { SINGLES } from '../../concepts/singles';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';

/** Deeds of a plain sentence that say where something is: on the head, in the claws, behind bars. */

const BARS = /\bbehind (?:the )?bars\b/i;

const behindBars: Rule = {
  name: 'who is behind bars is in no bar',
  example: {
    prompt: 'a prisoner behind bars',
    elements: ['prisoner', 'prison bars'],
    brief: { places: [], relations: [{ kind: 'behind', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    const bar = draft.places.find(({ concept }) => concept === 'bar');
    const who = draft.elements.filter(({ id }) => draft.isAnimate(id));
    if (!bar || !BARS.test(prompt) || draft.template || who.length === 0) return;
    draft.dropPlace(bar);
    const bars = imply(draft, { concept: 'prison bars', because: bar.phrase });
    const element = draft.element(bars ?? '');
    if (!bars || !element) return;
    element.phrase = bar.phrase;
    delete element.because;
    for (const word of draft.words)
      if (word.note === 'bar') Object.assign(word, { fate: 'element', note: bars });
    for (const { id } of who) draft.relate('behind', id, bars);
  },
};

const BORNE = /^(?:hold|balance|lift|give)$/;
const HEADS = /^(?:head|nose)$/;

/** The head or the nose that something is told to be on, of whoever has it there. */
function headUnder(draft: Draft, agent: string, thing: string) {
  return draft.relations
    .filter(({ kind, from }) => kind === 'on' && (from === agent || from === thing))
    .map(({ to }) => draft.element(to))
    .find((one) => HEADS.test(one?.concept ?? ''));
}

const onHeads: Rule = {
  name: 'what is carried or balanced on the head or the nose is there, and in no hand',
  example: {
    prompt: 'a seal balancing a ball on its nose',
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'part-of', from: 'e3', to: 'e1' },
        { kind: 'on', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      if (!BORNE.test(verb) || patient === undefined || !draft.isAnimate(agent)) continue;
      const part = headUnder(draft, agent, patient);
      if (!part) continue;
      draft.unrelate(({ from, to }) => to === part.id || (from === agent && to === patient));
      draft.relate('with', agent, patient);
      draft.relate('part-of', part.id, agent);
      draft.relate('on', patient, part.id);
      delete action.patient;
    }
  },
};

const CATCHING = /\b(?:catch|caught|snatch|grab)/i;
const CAUGHT_BY_HAND = /^(?:hold|take|fish-verb)$/;

/** `a dog catching a fish`: who has no rod has it in the mouth. */
function catchFish(draft: Draft, action: Draft['actions'][number]): void {
  if (action.verb !== 'fish-verb') return;
  const rod = action.instrument;
  const because = draft.element(rod ?? '')?.because;
  if (rod !== undefined && because !== undefined) remove(draft, (id) => id === rod);
  const fish = imply(draft, { concept: 'fish', because: 'caught' });
  const element = draft.element(fish ?? '');
  if (!fish || !element) return;
  delete element.because;
  for (const word of draft.words) if (word.note === 'fish-verb') word.note = 'take';
  Object.assign(action, { verb: 'take', patient: fish });
  draft.relate('holding', action.agent, fish);
}

const caught: Rule = {
  name: 'animals catch with the mouth, and birds of prey have in the claws what they carry',
  example: { prompt: 'a dog catching a fish', elements: ['dog', 'fish'], without: ['fishing rod'] },
  apply(draft, prompt) {
    const isCatching = CATCHING.test(prompt);
    for (const action of [...draft.actions]) {
      const who = draft.element(action.agent);
      const isWild = draft.kindOf(action.agent) === 'animal';
      if (!who || !isWild || !CAUGHT_BY_HAND.test(action.verb)) continue;
      if (isCatching) catchFish(draft, action);
      const prey = draft.element(action.patient ?? '');
      if (!prey || draft.kindOf(prey.id) !== 'animal') continue;
      if (isOfSort(who.concept, 'of-prey')) {
        prey.attributes = prey.attributes.filter((one) => one !== 'in-mouth');
        mark(prey, 'in-claws');
        if (draft.mayAct) draft.actions.push({ verb: 'fly', agent: who.id });
      } else if (isCatching) {
        who.attributes = who.attributes.filter((one) => one !== 'upright');
        mark(prey, 'in-mouth');
      }
    }
  },
};

const SWINGING = /^(?:swing-on|hang)$/;

const swung: Rule = {
  name: 'who swings or hangs on a rope or a vine has the hands on it, and does not sit there',
  example: {
    prompt: 'a monkey swinging on a vine',
    brief: { relations: [], actions: [{ verb: 'swing-on', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!SWINGING.test(action.verb) || !draft.isAnimate(action.agent)) continue;
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          from === action.agent &&
          /^(?:on|holding|hanging|at|with|along)$/.test(kind) &&
          SWUNG_ON[draft.element(to)?.concept ?? ''] !== undefined,
      );
      if (!on) continue;
      draft.unrelate((one) => one === on);
      action.patient = on.to;
    }
  },
};

const CARRYING = /\bcarr(?:y|ie)/i;

const level: Rule = {
  name: 'a ladder that is carried is level, and stands nowhere',
  example: { prompt: 'a man carrying a ladder', elements: ['man', 'ladder'] },
  apply(draft, prompt) {
    if (!CARRYING.test(prompt)) return;
    for (const { verb, agent, patient } of draft.actions) {
      const thing = draft.element(patient ?? '');
      // Two have it between them, and not one each under the arm.
      const isAlone = draft.element(agent)?.count === 1;
      const isCarried = verb === 'hold' && isAlone && draft.kindOf(agent) === 'person';
      if (thing && isCarried && isOfSort(thing.concept, 'carried-level')) mark(thing, 'level');
    }
  },
};

const fedFrom: Rule = {
  name: 'who feeds birds on a bench sits there, and the birds are before them',
  example: {
    prompt: 'an old man feeding pigeons on a bench',
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e3' }] },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (verb !== 'feed' || draft.kindOf(agent) !== 'person') continue;
      const isSeated = draft.relations.some(({ kind, from }) => kind === 'on' && from === agent);
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:on|in)$/.test(kind) &&
          from === patient &&
          isOfSort(draft.element(to)?.concept, 'fed-from'),
      );
      const birds = draft.element(patient ?? '');
      if (!on || !birds?.several || isSeated || draft.kindOf(birds.id) !== 'animal') continue;
      draft.unrelate((one) => one === on);
      draft.relate('on', agent, on.to);
    }
  },
};

const onCrutches: Rule = {
  name: 'who is on crutches has them in the hands',
  example: {
    prompt: 'a man on crutches',
    brief: { relations: [{ kind: 'holding', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const isOn = /^(?:wearing|with|on)$/.test(kind) && draft.isAnimate(from);
      if (isOn && SINGLES[draft.element(to)?.concept ?? ''] !== undefined)
        relation.kind = 'holding';
    }
  },
};

const sunk: Rule = {
  name: 'a ship that sinks does so at sea',
  example: { prompt: 'a ship sinking', elements: ['ship'] },
  apply(draft) {
    for (const action of draft.actions.filter(({ verb }) => verb === 'sink')) {
      if (draft.kindOf(action.agent) !== 'vehicle') {
        // Only what floats is seen to sink.
        draft.actions.splice(draft.actions.indexOf(action), 1);
        for (const word of draft.words) if (word.note === 'sink') word.fate = 'unknown';
      } else if (draft.places.length === 0 && !draft.template) draft.addPlace('sea', 'sea');
    }
  },
};

const BOILING = /^(?:cook|boil)$/;

const boiling: Rule = {
  name: 'a kettle that boils has steam over it',
  example: { prompt: 'a kettle boiling on a stove', elements: ['kettle', 'stove'] },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const vessel = draft.element(action.agent);
      const isBoiling = BOILING.test(action.verb) && action.patient === undefined;
      if (!vessel || !isBoiling || !isOfSort(vessel.concept, 'boiled-in')) continue;
      mark(vessel, 'steaming');
      draft.actions.splice(draft.actions.indexOf(action), 1);
      for (const word of draft.words)
        if (word.note === action.verb) Object.assign(word, { fate: 'attribute', note: vessel.id });
    }
  },
};

/** Nothing of that size has room in somebody's arms. */
const MOST_HUGGED = 0.8;

const hugged: Rule = {
  name: 'a thing that an animal hugs is held to its chest, and stands on no table',
  example: {
    prompt: 'a bear hugging a honey jar',
    brief: {
      relations: [{ kind: 'holding', from: 'e1', to: 'e2' }],
      actions: [{ verb: 'hold', agent: 'e1', patient: 'e2' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const thing = draft.element(patient);
      if (verb !== 'hug' || !thing || draft.isAnimate(patient)) continue;
      if (draft.kindOf(agent) !== 'animal') continue;
      const [own, its] = [draft.element(agent)?.concept, thing.concept].map(
        (concept) => conceptOf(concept ?? '')?.heightCm ?? 0,
      );
      if ((its ?? 0) > (own ?? 0) * MOST_HUGGED) continue;
      action.verb = 'hold';
      for (const word of draft.words) if (word.note === verb) word.note = 'hold';
      draft.relate('holding', agent, patient);
    }
  },
};

export const PLAIN_DEEDS: readonly Rule[] = [
  hugged,
  behindBars,
  onHeads,
  caught,
  swung,
  level,
  fedFrom,
  onCrutches,
  sunk,
  boiling,
];
