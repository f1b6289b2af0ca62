import { borneOnBacks } from './borne-on-backs';
import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { standUp } from './fables';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who of a tale is where: on the swing that is told with them, in the plane that they fly, about what two carry. */

const isSeat = ({ concept }: BriefElement): boolean =>
  isOfSort(concept, 'sat-on') ||
  isOfSort(concept, 'sat-on-in-play') ||
  isOfSort(concept, 'carries-somebody');

const areOnBoard: Rule = {
  name: 'who is told with a swing, a sled or a boat is on it or in it',
  example: {
    prompt: 'a swing with two children',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const host = draft.element(from);
      if (kind !== 'with' || !host || !draft.isAnimate(to) || draft.isAnimate(from)) continue;
      const isElsewhere = draft.relations.some(
        (one) => one.from === to && /^(?:on|in|under|behind|beside|at)$/.test(one.kind),
      );
      const { kind: hostKind, habitat } = draft.lexicon.factsOf(host.concept ?? '') ?? {};
      // People with a truck or a bus may as well stand by it.
      const isBoat = hostKind === 'vehicle' && (habitat === 'water' || habitat === 'sky');
      if (isElsewhere || host.count > 1 || (!isBoat && !isSeat(host))) continue;
      if (habitat === 'water') standUp(draft, to);
      Object.assign(relation, { kind: isSeat(host) ? 'on' : 'in', from: to, to: from });
    }
  },
};

/** `flying a plane`, of which the words are the verb's: there is one. */
function seatIn(draft: Draft, pilot: string): void {
  const isAboard = draft.relations.some(
    ({ kind, from, to }) =>
      from === pilot && /^(?:in|on|at)$/.test(kind) && draft.kindOf(to) === 'vehicle',
  );
  const isFlown = draft.elements.some(
    ({ concept }) => draft.lexicon.factsOf(concept ?? '')?.habitat === 'sky',
  );
  if (isAboard || isFlown) return;
  const plane = imply(draft, {
    concept: draft.kindOf(pilot) === 'person' ? 'plane' : 'biplane',
    because: 'what is flown',
  });
  if (plane) draft.relate('in', pilot, plane);
}

const flown: Rule = {
  name: 'who flies a plane or a balloon is in it',
  example: {
    prompt: 'a pig flying a red biplane',
    brief: { relations: [{ kind: 'in', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      if (!draft.isAnimate(agent)) continue;
      if (verb === 'pilot') seatIn(draft, agent);
      if (verb === 'pilot') standUp(draft, agent);
      const { kind, habitat } = draft.lexicon.factsOf(draft.element(patient)?.concept ?? '') ?? {};
      if (verb !== 'fly' || kind !== 'vehicle' || habitat !== 'sky') continue;
      action.verb = 'pilot';
      standUp(draft, agent);
      delete action.patient;
      if (!draft.relations.some(({ from, to }) => from === agent && to === patient))
        draft.relate('in', agent, patient);
      for (const word of draft.words) if (word.note === verb) word.note = 'pilot';
    }
  },
};

/** Of many, so many make a band or a choir. */
const IN_BAND = 3;
const BAND =
  /\b(?:band|choir|orchestra|ensemble|quartet|quintet|trio|duo|crew|gang|army|parade|troupe|team|class|council)$/iu;
const OF_COUNT: Readonly<Record<string, number>> = { duo: 2, trio: 3, quartet: 4, quintet: 5 };

const bandsOfBeasts: Rule = {
  name: 'a frog band is several frogs',
  example: { prompt: 'a frog band playing music', elements: ['frog'] },
  apply(draft) {
    for (const element of draft.elements) {
      const told = BAND.exec(element.phrase)?.[0]?.toLowerCase();
      const isOne = element.count === 1 && !element.several;
      if (told === undefined || !isOne || !draft.isAnimate(element.id)) continue;
      if (element.phrase.trim().split(/\s+/u).length < 2) continue;
      element.count = OF_COUNT[told] ?? IN_BAND;
      element.several = OF_COUNT[told] === undefined;
    }
  },
};

const sharedLoads: Rule = {
  name: 'two small beasts carry one huge thing between them, on their hind legs',
  example: { prompt: 'two mice carrying a huge strawberry', elements: ['mouse', 'strawberry'] },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      const load = draft.element(patient ?? '');
      const bearers = draft.element(agent);
      if (verb !== 'hold' || !load || bearers?.count !== 2 || load.count !== 1) continue;
      if (!load.attributes.includes('giant') && !load.attributes.includes('huge-in-hands'))
        continue;
      load.attributes = load.attributes.filter((one) => one !== 'in-mouth');
      standUp(draft, agent);
    }
  },
};

/** Plants that somebody goes between. */
const isCover = (draft: Draft, id: string): boolean => {
  const { concept, count = 1, several = false } = draft.element(id) ?? {};
  const isPlant = draft.kindOf(id) === 'plant' || isOfSort(concept, 'roof-of-tales');
  return (several || count > 1) && isPlant;
};

const riddenAmong: Rule = {
  name: 'who rides through mushrooms has them about the mount',
  example: {
    prompt: 'a knight riding a snail through tall mushrooms',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'between', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'in' || !isCover(draft, to)) continue;
      const mount = draft.actions.find(
        ({ agent, verb, patient }) => agent === from && verb === 'ride' && patient !== undefined,
      )?.patient;
      if (mount !== undefined && draft.isAnimate(mount))
        Object.assign(relation, { kind: 'between', from: mount });
    }
  },
};

/** `a pig in a helmet flying a plane`: what is worn does nothing with anything. */
const doneByWearer: Rule = {
  name: 'who wears what stands before a deed does it',
  example: {
    prompt: "a pig in a pilot's helmet flying a red biplane",
    brief: { actions: [{ verb: 'pilot', agent: 'e1' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.patient === undefined || draft.kindOf(action.agent) !== 'clothing') continue;
      const wearer = draft.relations.find(
        ({ kind, to }) => kind === 'wearing' && to === action.agent,
      )?.from;
      if (wearer !== undefined && draft.isAnimate(wearer)) action.agent = wearer;
    }
  },
};

export const TALE_COMPANY: readonly Rule[] = [
  doneByWearer,
  areOnBoard,
  flown,
  bandsOfBeasts,
  sharedLoads,
  borneOnBacks,
  riddenAmong,
];
