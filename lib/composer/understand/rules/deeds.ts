import { verbFrameOf } from '../words/verb';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** To whom and with what something is done, where the order of the words alone does not say it. */

/** Gives a verb of a brief another name, and tells so at its word. */
function renameVerb(draft: Draft, from: string, to: string): void {
  for (const word of draft.words) if (word.note === from) word.note = to;
}

/** Dishes, pans and vases: nobody sits in them who does something with what is there. */
function isDish(draft: Draft, id: string): boolean {
  const { kind = '', habitat } = draft.lexicon.factsOf(draft.element(id)?.concept ?? '') ?? {};
  return /^(?:container|food|tool)$/.test(kind) && /^(?:table|hand)$/.test(habitat ?? '');
}

/** `hugging a coat on a coat rack`: people hang on no hooks. */
const isHook = (draft: Draft, id: string) => isOfSort(draft.element(id)?.concept, 'hung-upon');

/** Who does so is on or in something with the body. */
const SETTLED = /^(?:sit|stand|lie|kneel|perch-on|sleep|crouch|lean)$/;

export const served: Rule = {
  name: 'what is in a dish is what something is done to, and not who does it',
  example: {
    prompt: 'a boy looking at a fish in a bowl',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e3' }] },
  },
  apply(draft) {
    const order = (id: string) => draft.elements.findIndex((element) => element.id === id);
    for (const relation of draft.relations) {
      if (!/^(?:on|in)$/.test(relation.kind)) continue;
      if (!isDish(draft, relation.to) && !isHook(draft, relation.to)) continue;
      const action = draft.actions.find(({ agent }) => agent === relation.from);
      const patient = action?.patient;
      if (patient === undefined || patient === relation.to) continue;
      const isBetween =
        order(patient) > order(relation.from) && order(patient) < order(relation.to);
      // `holding a map, sitting on a pile of books`
      const isSettled = draft.actions.some(
        ({ agent, verb }) => agent === relation.from && SETTLED.test(verb),
      );
      if (isBetween && !isSettled) relation.from = patient;
    }
  },
};

/** `a chef tossing a pancake`: it is in the air over a pan that nobody named. */
function flipInPan(draft: Draft, action: Draft['actions'][number]): void {
  const { agent, patient = '', verb } = action;
  const isFlipped = isOfSort(draft.element(patient)?.concept, 'flipped-in-pans');
  if (!isFlipped || draft.kindOf(agent) !== 'person') return;
  const told = draft.elements.find(({ concept }) => concept === 'frying-pan')?.id;
  const pan = told ?? imply(draft, { concept: 'frying-pan', because: 'what it is tossed in' });
  if (pan === undefined) return;
  renameVerb(draft, verb, 'flip');
  draft.unrelate(({ from, to }) => from === agent && (to === patient || to === pan));
  Object.assign(action, { verb: 'flip', instrument: pan });
}

export const flipped: Rule = {
  name: 'who tosses something in a pan has the pan in the hand',
  example: {
    prompt: 'a cook tossing a pancake in a pan',
    brief: { actions: [{ verb: 'toss-pan', agent: 'e1', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const pan = draft.relations.find(
        ({ kind, from, to }) => kind === 'in' && from === action.patient && isDish(draft, to),
      );
      if (!/^(?:throw|flip|toss-up)$/.test(action.verb)) continue;
      if (!pan) {
        flipInPan(draft, action);
        continue;
      }
      renameVerb(draft, action.verb, 'flip');
      action.verb = 'flip';
      action.patient = pan.to;
    }
  },
};

export const owners: Rule = {
  name: 'what is done to a part of somebody is done to them',
  example: {
    prompt: "a dog licking a boy's face",
    brief: { actions: [{ verb: 'lick', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const part = action.patient;
      if (part === undefined || draft.kindOf(part) !== 'body-part') continue;
      const owner = draft.relations.find(
        ({ kind, from }) => kind === 'part-of' && from === part,
      )?.to;
      if (owner === undefined || owner === action.agent || !verbFrameOf(action.verb)?.contact)
        continue;
      action.patient = owner;
    }
    reachOwners(draft);
  },
};

/** `whispering into his dog's ear`: to the dog. */
function reachOwners(draft: Draft): void {
  for (const action of draft.actions) {
    const to = verbFrameOf(action.verb)?.to ?? '';
    if (action.patient !== undefined || !/^(?:partner|target|front)$/.test(to)) continue;
    const at = draft.relations.find(
      (relation) =>
        relation.from === action.agent &&
        /^(?:in|on|at|towards)$/.test(relation.kind) &&
        draft.kindOf(relation.to) === 'body-part',
    );
    const owner = draft.relations.find(
      ({ kind, from }) => kind === 'part-of' && from === at?.to,
    )?.to;
    if (!at || owner === undefined || owner === action.agent) continue;
    action.patient = owner;
    draft.fate(draft.element(at.to)?.phrase ?? '', 'attribute', owner);
    remove(draft, (id) => id === at.to);
  }
}

export const fodder: Rule = {
  name: 'what somebody is fed is in the hand of who feeds them',
  example: {
    prompt: 'a girl feeding a horse a carrot',
    brief: { actions: [{ verb: 'feed', agent: 'e1', patient: 'e2', instrument: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient, instrument } = action;
      if (action.verb !== 'feed' || instrument !== undefined || patient === undefined) continue;
      const eater = draft.isAnimate(patient)
        ? patient
        : draft.relations.find(({ kind, from }) => kind === 'towards' && from === agent)?.to;
      const food = draft.elements.find(
        ({ id, concept }) =>
          id !== eater &&
          concept !== 'nest' &&
          // `while his daughter collects eggs`: those are hers.
          !draft.actions.some((one) => one !== action && one.patient === id) &&
          (/^(?:food|plant)$/.test(draft.kindOf(id) ?? '') || isOfSort(concept, 'fodder')),
      );
      if (eater === undefined || !food) continue;
      action.patient = eater;
      action.instrument = food.id;
      draft.unrelate(
        ({ kind, from, to }) =>
          (kind === 'towards' && from === agent && to === eater) || to === food.id,
      );
    }
  },
};

/** Whom or what a look or a voice can be turned to. */
const isFaced = (draft: Draft, id: string) =>
  draft.isAnimate(id) || draft.kindOf(id) === 'celestial';

export const faced: Rule = {
  name: 'who barks, laughs or points at somebody is turned to them',
  example: {
    prompt: 'a dog barking at a postman',
    brief: { actions: [{ verb: 'shout', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.patient !== undefined) continue;
      const relation = draft.relations.find(
        ({ kind, from, to }) => kind === 'at' && from === action.agent && isFaced(draft, to),
      );
      if (!relation) continue;
      action.patient = relation.to;
      draft.relations.splice(draft.relations.indexOf(relation), 1);
    }
  },
};

/** Work that animals do as they are. */
const WILD = /^(?:dig|fish-verb)$/;

export const handy: Rule = {
  name: 'an animal at the work of people stands up for it',
  example: { prompt: 'a cat playing the piano', elements: ['cat', 'piano'] },
  apply(draft) {
    for (const { agent, verb, instrument } of draft.actions) {
      const element = draft.element(agent);
      const frame = verbFrameOf(verb);
      if (!element || !frame || draft.kindOf(agent) !== 'animal' || WILD.test(verb)) continue;
      const isWork = frame.to === 'table' || frame.to === 'instrument';
      const isTooled =
        instrument !== undefined && frame.tool !== undefined && frame.to !== 'ridden';
      if (!isWork && !isTooled) continue;
      mark(element, 'upright');
    }
  },
};

const CARRYING = /^(?:hold|give|lift|take|piggyback)$/;
/** Parts of who carries somebody, and the verb for carrying them there. */
const CARRIED_ON: Readonly<Record<string, string>> = {
  shoulder: 'shoulder',
  'back-part': 'piggyback',
};

const shouldered: Rule = {
  name: 'who is carried on the shoulders sits there, and lies in nobody’s arms',
  example: {
    prompt: 'a father carrying his daughter on his shoulders',
    elements: ['father', 'daughter'],
    brief: { actions: [{ verb: 'shoulder', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient, verb } = action;
      if (!CARRYING.test(verb)) continue;
      const given = draft.relations.find(({ kind, from }) => kind === 'towards' && from === agent);
      const carried = patient !== undefined && draft.isAnimate(patient) ? patient : given?.to;
      if (carried === undefined || draft.kindOf(carried) !== 'person') continue;
      const part = draft.elements.find(({ concept }) => CARRIED_ON[concept ?? ''] !== undefined);
      const isOn = draft.relations.some(({ kind, to }) => kind === 'on' && to === part?.id);
      if (verb !== 'piggyback' && !(part && isOn)) continue;
      const name = CARRIED_ON[part?.concept ?? ''] ?? 'piggyback';
      renameVerb(draft, verb, name);
      action.verb = name;
      action.patient = carried;
      draft.unrelate(
        ({ kind, from, to }) =>
          /^(?:holding|towards|on)$/.test(kind) && from === agent && to === carried,
      );
      if (part) remove(draft, (id) => id === part.id);
    }
  },
};

const WHEEL = 'potters-wheel';

/** What the wheel is said to make: `to make a bowl`. */
const madeOn = (draft: Draft, wheel: string): string[] =>
  draft.relations
    .filter(
      ({ kind, from, to }) =>
        kind === 'towards' && from === wheel && draft.kindOf(to) === 'container',
    )
    .map(({ to }) => to);

const thrown: Rule = {
  name: 'what is shaped on a potter’s wheel is the clay on it',
  example: {
    prompt: 'a potter shaping a bowl on the wheel',
    elements: ["potter's wheel"],
    without: ['bowl'],
  },
  apply(draft) {
    const wheel = draft.elements.find(({ concept }) => concept === WHEEL);
    const action = draft.actions.find(({ verb }) =>
      /^(?:sculpt|work|build|handle|use|operate|throw|throw-pottery)$/.test(verb),
    );
    if (!wheel || !action) return;
    const clay = [action.patient, ...madeOn(draft, wheel.id)]
      .map((id) => draft.element(id ?? ''))
      .find((one) => one !== undefined && one !== wheel);
    if (clay) draft.fate(clay.phrase, 'ignored', 'the clay on the wheel');
    renameVerb(draft, action.verb, 'throw-pottery');
    action.verb = 'throw-pottery';
    action.patient = wheel.id;
    draft.unrelate(({ to }) => to === wheel.id);
    if (clay) remove(draft, (id) => id === clay.id);
  },
};

const knocked: Rule = {
  name: 'who knocks something off a shelf is on it',
  example: {
    prompt: 'a cat knocking a vase off a shelf',
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e3' }] },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (verb !== 'knock-over' || draft.kindOf(agent) !== 'animal') continue;
      const from = draft.relations.find(
        (relation) =>
          relation.kind === 'at' &&
          (relation.from === agent || relation.from === patient) &&
          draft.kindOf(relation.to) === 'furniture',
      );
      if (from) Object.assign(from, { kind: 'on', from: agent });
    }
  },
};

const AIMED_AT = /^(?:animal|fantasy|person|symbol|food|container|tool|toy)$/;

/** At whom or what it is shot, where that is told as where somebody is. */
function aimFrom(draft: Draft, action: Draft['actions'][number]): void {
  const aim = draft.relations.find(
    ({ kind, from, to }) =>
      /^(?:at|towards)$/.test(kind) &&
      from === action.agent &&
      AIMED_AT.test(draft.kindOf(to) ?? ''),
  );
  if (!aim) return;
  action.patient = aim.to;
  draft.relations.splice(draft.relations.indexOf(aim), 1);
}

export const archery: Rule = {
  name: 'the arrow that is shot is on the bow, and its target before it',
  example: {
    prompt: 'an archer shooting an arrow at a target',
    elements: ['archer', 'target'],
    without: ['arrow'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      const isOfBow = isOfSort(draft.element(action.patient ?? '')?.concept, 'shooting-bow');
      if (isOfBow && /^(?:draw|shoot)$/.test(action.verb)) {
        action.verb = 'shoot';
        action.instrument = action.patient;
        delete action.patient;
        aimFrom(draft, action);
        continue;
      }
      const arrow = draft.element(action.patient ?? '');
      if (action.verb !== 'shoot' || arrow?.concept !== 'arrow') continue;
      delete action.patient;
      draft.fate(arrow.phrase, 'ignored', 'on the bow');
      remove(draft, (id) => id === arrow.id);
      aimFrom(draft, action);
    }
  },
};

const PREY = /^(?:animal|fantasy|person)$/;

/** Hunted with the eyes alone. */
const hunted: Rule = {
  name: 'eggs and treasures are hunted without a bow',
  example: {
    prompt: 'kids hunting easter eggs in the garden',
    elements: ['child', 'easter egg'],
    without: ['bow and arrow'],
  },
  apply(draft, prompt) {
    if (!/\bhunt(?:s|ing)?\b/i.test(prompt)) return;
    for (const action of draft.actions) {
      const kind = draft.kindOf(action.patient ?? '');
      if (action.verb !== 'shoot' || kind === undefined || PREY.test(kind)) continue;
      const bow = draft.element(action.instrument ?? '');
      if (bow?.because !== undefined) remove(draft, (id) => id === bow.id);
      action.verb = 'search';
      delete action.instrument;
      for (const word of draft.words) if (word.note === 'shoot') word.note = 'search';
    }
  },
};

const HOLED = /^(?:food|plant|nature|building)$/;

export const holes: Rule = {
  name: 'who is in a hole of something is in that thing',
  example: {
    prompt: 'a mouse peeking out of a hole in the cheese',
    elements: ['mouse', 'cheese'],
    without: ['hole'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const hole = draft.element(from);
      const isIn = /^(?:in|part-of|on|at)$/.test(kind) && HOLED.test(draft.kindOf(to) ?? '');
      if (hole?.concept !== 'hole' || !isIn) continue;
      const inner = draft.relations.find(
        (each) => each.to === from && /^(?:in|out-of|at)$/.test(each.kind),
      );
      if (!inner) continue;
      draft.fate(hole.phrase, 'ignored', `in the ${draft.element(to)?.phrase ?? ''}`);
      const who = inner.from;
      remove(draft, (id) => id === from);
      draft.relate(draft.kindOf(to) === 'plant' ? 'in' : 'out-of', who, to);
    }
  },
};

const PIGGYBACK = /\bpiggy-?back\b/i;

const piggybacks: Rule = {
  name: 'a piggyback ride is how somebody is carried',
  example: {
    prompt: 'a father giving his son a piggyback ride',
    brief: { actions: [{ verb: 'piggyback', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!PIGGYBACK.test(prompt)) return;
    const [carrier, rider] = draft.elements.filter(({ id }) => draft.kindOf(id) === 'person');
    if (!carrier || !rider) return;
    remove(draft, (id) => PIGGYBACK.test(draft.element(id)?.phrase ?? ''));
    const kept = draft.actions.filter(
      ({ verb }) => !/^(?:give|ride|hold|lift|take|piggyback)$/.test(verb),
    );
    const action = { verb: 'piggyback', agent: carrier.id, patient: rider.id };
    draft.actions.splice(0, draft.actions.length, action, ...kept);
    draft.unrelate(
      ({ kind, from, to }) =>
        /^(?:holding|towards|on)$/.test(kind) && from === carrier.id && to === rider.id,
    );
    for (const word of draft.words)
      if (PIGGYBACK.test(word.word)) Object.assign(word, { fate: 'action', note: 'piggyback' });
  },
};

/** Who is carried, what is shaped and what falls, in the order in which that is told. */
export const DEED_RULES: readonly Rule[] = [piggybacks, shouldered, thrown, knocked, hunted];
