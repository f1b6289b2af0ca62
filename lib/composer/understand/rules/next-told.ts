import type { BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { rename } from './doings';
import { remove } from './imply';
import type { Rule } from './rule';

/** Where one thing told ends and the next begins, and what is laid and who lies. */

const PLACED = /^(?:above|under|beside|behind|in-front-of|on|in|at|against|hanging)$/;
const PREPOSITION =
  '(?:(?:lying|sitting|standing|hanging|stacked|scattered|parked) )?(?:on|in|inside|under|beneath|beside|next to|behind|at|against|near|by)';

/** Of `a picture above the sofa and books on the shelf`, whether the books are told of by themselves. */
function isNext(draft: Draft, prompt: string, first: string, second: string): boolean {
  const [one, next] = [draft.element(first), draft.element(second)];
  if (!one || !next || draft.kindOf(first) === draft.kindOf(second)) return false;
  const words = `${escaped(one.phrase)} and (?:[a-z]+ ){0,2}?${escaped(next.phrase)} ${PREPOSITION}\\b`;
  return new RegExp(words, 'iu').test(prompt);
}

const nextAfterAnd: Rule = {
  name: 'books on a shelf that are told of after a sofa are on it, and the sofa is not',
  example: {
    prompt: 'a picture above the sofa and books on the shelf',
    brief: {
      relations: [
        { kind: 'above', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    const placed = draft.relations.filter(({ kind }) => PLACED.test(kind));
    for (const one of placed)
      for (const other of placed) {
        const isSame = one !== other && one.kind === other.kind && one.from === other.from;
        const own = placed.find(({ from, to }) => from === other.to && to !== one.to);
        if (!isSame || !own || !isNext(draft, prompt, one.to, other.to)) continue;
        const isShared = (each: BriefRelation) =>
          each.from === one.to && each.kind === own.kind && each.to === own.to;
        draft.unrelate((each) => each === other || isShared(each));
        if (own.kind === 'hanging') own.kind = 'on';
      }
  },
};

const beforeIt: Rule = {
  name: 'what is before it, of a rainbow over a barn, is before the barn',
  example: {
    prompt: 'a rainbow above a castle, knights riding in front of it',
    brief: {
      relations: [
        { kind: 'above', from: 'e1', to: 'e2' },
        { kind: 'in-front-of', from: 'e3', to: 'e2' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!/\b(?:in front of|before|beside|next to) it\b/i.test(prompt)) return;
    for (const relation of draft.relations) {
      if (!/^(?:in-front-of|beside)$/.test(relation.kind)) continue;
      const isUp = /^(?:celestial|nature)$/.test(draft.kindOf(relation.to) ?? '');
      const lower = draft.relations.find(
        ({ kind, from, to }) => kind === 'above' && from === relation.to && to !== relation.from,
      );
      if (isUp && lower) relation.to = lower.to;
    }
  },
};

const BUILT =
  /\b(?:bricks?|stones?|tiles?|slabs?|pavers?|paving|flooring|planks?|pipes?|cobbles(?:tones)?)\b/i;

const laidDown: Rule = {
  name: 'who lays bricks works, and does not lie down',
  example: {
    prompt: 'a mason laying bricks on a low wall',
    brief: {
      relations: [{ kind: 'on', from: 'e2', to: 'e3' }],
      actions: [{ verb: 'build', agent: 'e1', patient: 'e2' }],
    },
  },
  apply(draft, prompt) {
    if (!/\b(?:laying|lays|laid|lay)\b/i.test(prompt)) return;
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const thing = draft.element(patient);
      if (verb !== 'lie' || !thing || patient === agent) continue;
      if (!draft.isAnimate(agent) || draft.kindOf(agent) === 'animal') continue;
      rename(draft, action, BUILT.test(thing.phrase) ? 'build' : 'put');
      const place = draft.relations.find(({ kind, from }) => kind === 'on' && from === agent)?.to;
      if (place === undefined) continue;
      draft.unrelate(
        ({ kind, from, to }) => kind === 'on' && to === place && draft.isAnimate(from),
      );
      draft.relate('on', patient, place);
    }
  },
};

const whoIsSeated: Rule = {
  name: 'of whom something is done to, and who sits in a chair, it is they who sit there',
  example: {
    prompt: 'a barber trimming the beard of an old man in a leather chair',
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e3' }] },
  },
  apply(draft, prompt) {
    for (const { verb, agent, patient = '' } of draft.actions) {
      const who = draft.element(patient);
      if (!who || patient === agent || !draft.isAnimate(patient)) continue;
      // `an old man feeding pigeons on a bench`: they are about it.
      if (verb === 'feed' && who.several && draft.kindOf(patient) === 'animal') continue;
      for (const relation of draft.relations) {
        const seat = draft.element(relation.to);
        if (relation.from !== agent || !seat || draft.kindOf(seat.id) !== 'furniture') continue;
        const words = `${escaped(who.phrase)} (?:sitting |seated |lying |asleep )?(?:in|on) (?:an?|the|his|her) ${escaped(seat.phrase)}`;
        if (new RegExp(words, 'iu').test(prompt)) relation.from = patient;
      }
    }
  },
};

const onShoulders: Rule = {
  name: 'what is on a shoulder is in no cauldron',
  example: {
    prompt: 'a witch stirring a cauldron with a cat on her shoulder',
    elements: ['witch', 'cauldron', 'cat'],
    brief: {
      relations: [
        { kind: 'part-of', from: 'e4', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
      actions: [{ verb: 'stir', agent: 'e1', patient: 'e2', instrument: 'e5' }],
    },
  },
  apply(draft) {
    const isOnBody = ({ kind, to }: { kind: string; to: string }) =>
      kind === 'on' && draft.kindOf(to) === 'body-part';
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'full-of' || !draft.isAnimate(to)) continue;
      const on = draft.relations.find((one) => isOnBody(one) && [from, to].includes(one.from));
      if (!on) continue;
      // It was read as the cauldron's content, so the shoulder was given to the cauldron.
      on.from = to;
      draft.unrelate((one) => one.kind === 'full-of' && one.from === from && one.to === to);
    }
  },
};

const onHands: Rule = {
  name: 'a bird on a hand sits there, and holds no hand',
  example: {
    prompt: 'a woman with a bird on her hand',
    elements: ['woman', 'bird', 'hand'],
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'part-of', from: 'e3', to: 'e1' },
        { kind: 'on', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template || /\bhold(?:s|ing)?\b/i.test(prompt)) return;
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const owner = draft.relations.find((one) => one.kind === 'part-of' && one.from === to)?.to;
      const isOfOther = owner !== undefined && owner !== from;
      if (kind === 'holding' && isOfOther && draft.kindOf(from) === 'animal') relation.kind = 'on';
    }
  },
};

const SLID = /\bslid(?:es|ing) (?:an?|the|his|her|their|some|two|three)\b/i;
/** Whom somebody on a bicycle passes is ridden by nobody. */
const PASSES =
  /\b(?:pedal|cycl|bik)\w*ing (?:slowly |quickly |fast |hard |happily )?(?:past|by|alongside|between|around|behind|towards?)\b/i;
const SLIPPED_IN = /^(?:container|tool|food|stationery|furniture|device)$/;

/** Whoever cycles past a car is beside it, on a bicycle of their own. */
function passBy(draft: Draft, action: Draft['actions'][number]): void {
  const { agent, patient = '' } = action;
  draft.unrelate(({ kind, from, to }) => kind === 'on' && from === agent && to === patient);
  draft.relate('beside', agent, patient);
  delete action.patient;
}

const pedalled: Rule = {
  name: 'who pedals a cargo bike rides it, and what is slid into an oven is ridden by nobody',
  example: {
    prompt: 'a girl pedalling a cargo bike',
    elements: ['girl', 'cargo bike'],
    without: ['bicycle'],
    brief: { actions: [{ verb: 'ride', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    for (const action of draft.actions) {
      const kind = draft.kindOf(action.patient ?? '') ?? '';
      if (action.verb === 'slide' && SLID.test(prompt) && SLIPPED_IN.test(kind))
        rename(draft, action, 'put');
      if (action.verb !== 'cycle' || kind !== 'vehicle') continue;
      if (PASSES.test(prompt)) {
        passBy(draft, action);
        continue;
      }
      const { agent, instrument = '' } = action;
      delete action.instrument;
      // What they have with them is no second bicycle.
      const isCycle = draft.kindOf(instrument) === 'vehicle';
      if (isCycle) remove(draft, (id) => id === instrument && id !== action.patient);
      const held = draft.relations.find(({ from, to }) => from === agent && to === instrument);
      if (!isCycle && held?.kind === 'holding') held.kind = 'with';
      rename(draft, action, 'ride');
    }
  },
};

const tipOfThing: Rule = {
  name: 'the tip of something is no page of tips',
  example: { prompt: 'a crescent moon with a hat hanging on its tip', elements: ['moon', 'hat'] },
  apply(draft, prompt) {
    const isOfThing = /\b(?:its|his|her|the|their) (?:very )?tips?\b/i.test(prompt);
    const isPage =
      /\b(?:steps?|tutorial|instructions|infographic|guide|how to|\d+ tips|tips (?:for|on))\b/i;
    if (draft.template?.id === 'steps' && isOfThing && !isPage.test(prompt)) delete draft.template;
  },
};

export const NEXT_TOLD: readonly Rule[] = [
  nextAfterAnd,
  beforeIt,
  laidDown,
  whoIsSeated,
  onShoulders,
  onHands,
  pedalled,
  tipOfThing,
];
