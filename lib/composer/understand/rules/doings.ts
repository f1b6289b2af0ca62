import { AS_IT_GROWS } from '../words/as-it-grows.data';
import { isOfSort } from '../../concepts/sorts';
import { armfuls } from './armfuls';
import { bear } from './grown-in-beds';
import { imply, remove } from './imply';
import type { Draft } from '../read/draft';
import { mark } from './mark';
import { PLAIN_DEEDS } from './plain-deeds';
import { MORE_PLAIN_DEEDS } from './plain-deeds-more';
import type { Rule } from './rule';

/** What a deed makes of the things that it is done to, and where they are while it is done. */

/** Gives a deed another verb, and tells so at its word. */
export function rename(draft: Draft, action: Draft['actions'][number], to: string): void {
  for (const word of draft.words) if (word.note === action.verb) word.note = to;
  action.verb = to;
}

const relationOf = (draft: Draft, kinds: RegExp, from: string | undefined) =>
  draft.relations.find((one) => kinds.test(one.kind) && one.from === from);

/** What stands open when it has been opened. */
const OPENS = /^(?:container|tool|furniture|device|symbol|clothing|building)$/;

const opened: Rule = {
  name: 'what is opened is open',
  example: { prompt: 'a woman opening a suitcase', elements: ['woman', 'suitcase'] },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const element = draft.element(patient ?? '');
      if (!element || !/^(?:open-verb|box-gift)$/.test(verb)) continue;
      if (!OPENS.test(draft.kindOf(element.id) ?? '')) continue;
      mark(element, 'open');
    }
  },
};

/** What stands open while something is put into it or comes out of it. */
const OPEN_AT_WORK = /^(?:out-of|in)$/;
const TAKEN = /^(?:take|lift|put|pull|bake|hold|load|insert)$/;

const openAtWork: Rule = {
  name: 'the oven that a pie is taken out of is open',
  example: { prompt: 'a man taking a pie out of the oven', elements: ['man', 'pie', 'stove'] },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const host = draft.element(to);
      const action = draft.actions.find(
        ({ verb, agent, patient }) =>
          TAKEN.test(verb) && draft.isAnimate(agent) && (patient === from || agent === from),
      );
      if (!host || !action || !OPEN_AT_WORK.test(kind)) continue;
      if (!isOfSort(host.concept, 'opens-at-work')) continue;
      mark(host, 'open');
      // Milk on its way into a fridge is still in the hand.
      relation.kind = 'out-of';
      if (action.verb === 'put') action.verb = 'take';
    }
  },
};

const heldOpen: Rule = {
  name: 'nobody crouches at an umbrella: it opens over whoever holds it',
  example: {
    prompt: 'a woman opening an umbrella',
    brief: { actions: [{ verb: 'hold', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      if (verb !== 'open-verb' || !isOfSort(draft.element(patient)?.concept, 'shelter')) continue;
      if (!draft.isAnimate(agent)) continue;
      rename(draft, action, 'hold');
      draft.relate('holding', agent, patient);
    }
  },
};

const knitted: Rule = {
  name: 'what somebody knits is on the needles, in its colour',
  example: { prompt: 'a woman knitting a blue scarf', without: ['scarf'] },
  apply(draft) {
    for (const action of draft.actions) {
      const made = draft.element(action.patient ?? '');
      if (action.verb !== 'knit' || !made || draft.kindOf(made.id) !== 'clothing') continue;
      made.concept = draft.lexicon.conceptNamed('knitting-piece');
      action.instrument = made.id;
      delete action.patient;
    }
  },
};

const weighed: Rule = {
  name: 'what is weighed lies on the scale that somebody has the hands on',
  example: {
    prompt: 'a nurse weighing a baby on a scale',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!/^(?:weigh|ring-up)$/.test(action.verb)) continue;
      const scale = draft.elements.find(({ concept = '' }) => /^(?:kitchen-)?scale$/.test(concept));
      const load = action.patient === scale?.id ? action.instrument : action.patient;
      const weighs = load ?? (action.instrument === scale?.id ? undefined : action.instrument);
      if (!scale || weighs === undefined || !draft.isAnimate(action.agent)) continue;
      scale.concept = 'kitchen-scale';
      rename(draft, action, 'weigh-on');
      action.patient = scale.id;
      delete action.instrument;
      draft.unrelate(({ from, to }) => to === scale.id && from === action.agent);
      if (!relationOf(draft, /^on$/, weighs)) draft.relate('on', weighs, scale.id);
    }
  },
};

/** Where it is put; which part that is of somebody is read elsewhere. */
const INTO_MOUTH = /\b(?:into|in) (?:its|his|her|their|the) (?:mouths?|cheeks?)\b/i;

const stuffed: Rule = {
  name: 'what is put into a mouth or into cheeks is eaten',
  example: {
    prompt: 'a hamster stuffing a carrot into its cheeks',
    brief: { actions: [{ verb: 'eat', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!INTO_MOUTH.test(prompt)) return;
    const action = draft.actions.find(({ verb }) => /^(?:put|pack|stick|fill|handle)$/.test(verb));
    if (!action || action.patient === undefined || !draft.isAnimate(action.agent)) return;
    rename(draft, action, 'eat');
  },
};

const dragged: Rule = {
  name: 'whom the dogs on their leashes pull is held back by nothing',
  example: {
    prompt: 'five dogs on leashes pulling a man',
    elements: ['man', 'dog'],
  },
  apply(draft) {
    const already = draft.actions.find(({ verb }) => verb === 'dragged');
    const walk = draft.actions.find(({ verb }) => verb === 'walk-dog');
    if (!walk) return;
    if (already?.agent === walk.agent) draft.actions.splice(draft.actions.indexOf(walk), 1);
    const isHauled = draft.actions.some(
      ({ verb, agent, patient }) =>
        verb === 'pull' && agent === walk.patient && patient === walk.agent,
    );
    if (!isHauled) return;
    walk.verb = 'dragged';
  },
};

const emptied: Rule = {
  name: 'what a thing pours onto is under its spout',
  example: {
    prompt: 'a watering can tipping water onto a fern',
    elements: ['watering can', 'fern'],
    brief: { relations: [] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'pour' || action.patient !== undefined) continue;
      if (draft.isAnimate(action.agent)) continue;
      const onto = relationOf(draft, /^(?:on|in|above|at|towards)$/, action.agent);
      if (!onto) continue;
      action.patient = onto.to;
      draft.unrelate((one) => one === onto);
    }
  },
};

const picked: Rule = {
  name: 'fruit is picked from the tree that it hangs on',
  example: {
    prompt: 'a boy picking apples from a tree',
    elements: ['boy', 'apple tree'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      const fruit = draft.element(action.patient ?? '');
      if (action.verb !== 'harvest' || !isOfSort(fruit?.concept, 'picked-from-a-tree')) continue;
      if (!draft.isAnimate(action.agent)) continue;
      const tree = draft.elements.find(({ concept = '' }) => /(?:^|-)tree$/.test(concept));
      if (!tree || !fruit) continue;
      bear(draft, tree, fruit, AS_IT_GROWS[fruit.concept ?? ''] ?? 'apple-tree');
      rename(draft, action, 'pick-fruit');
      action.patient = tree.id;
      const basket = action.instrument;
      delete action.instrument;
      if (basket === undefined)
        imply(draft, { concept: 'basket', because: 'fruit is picked into it' });
      remove(draft, (id) => id === fruit.id);
    }
  },
};

/** What the game is called, in the languages that prompts are told in. */
const BALL_GAME =
  /\b(?:foot ?ball|soccer|fu(?:ß|ss)ball|foot|f[úu]tbol|futebol|calcio)\b|футбол|サッカー/iu;

const played: Rule = {
  name: 'who plays football has a ball before the feet',
  example: { prompt: 'two boys playing football', elements: ['boy', 'football'] },
  apply(draft, prompt) {
    const game = draft.actions.find(
      ({ verb, agent, patient }) =>
        verb === 'kick' && patient === undefined && draft.isAnimate(agent),
    );
    if (!game || draft.template || !BALL_GAME.test(prompt)) return;
    imply(draft, { concept: 'football', because: 'it is played with' });
    const ball = draft.elements.find(({ concept }) => concept === 'football');
    if (ball) game.patient = ball.id;
  },
};

const waved: Rule = {
  name: 'what somebody waves is in the hand',
  example: {
    prompt: 'a girl waving a flag',
    brief: { actions: [{ verb: 'hold', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      if (verb !== 'wave' || patient === undefined || draft.isAnimate(patient)) continue;
      if (!draft.isAnimate(agent) || /^(?:vehicle|building)$/.test(draft.kindOf(patient) ?? ''))
        continue;
      rename(draft, action, 'hold');
      draft.relate('holding', agent, patient);
    }
  },
};

const twirling: Rule = {
  name: 'who spins about dances, and tops and wheels turn',
  example: {
    prompt: 'a ballerina spinning',
    brief: { actions: [{ verb: 'dance', agent: 'e1' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const isSomebody = /^(?:person|fantasy)$/.test(draft.kindOf(action.agent) ?? '');
      if (action.verb === 'spin' && action.patient === undefined && isSomebody)
        rename(draft, action, 'dance');
    }
  },
};

export const DOING_RULES: readonly Rule[] = [
  opened,
  openAtWork,
  heldOpen,
  twirling,
  knitted,
  waved,
  weighed,
  stuffed,
  dragged,
  emptied,
  picked,
  played,
  armfuls,
  ...PLAIN_DEEDS,
  ...MORE_PLAIN_DEEDS,
];
