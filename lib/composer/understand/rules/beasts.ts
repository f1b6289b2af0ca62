import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mergeInto } from './merging';
import type { Rule } from './rule';
import { wrecking } from './sea-beasts';
import { isOfSort } from '../../concepts/sorts';

/** Who is on a horse that is named beside them. */
const RIDERS =
  /\b(?:riders?|jockeys?|horse(?:man|men|woman|women)|equestrians?|cavalry(?:man|men)|reiter(?:in)?|cavali[eè]re?s?|jinetes?|amazona|cavaleir[oa]s?|всадни\p{L}+|наездни\p{L}+)$/iu;
const RIDING = /^(?:ride|sit)$/;

const isRider = ({ phrase }: BriefElement) => RIDERS.test(phrase);
const isMount = ({ concept = '' }: BriefElement) => isOfSort(concept, 'mount');

export const mounted: Rule = {
  name: 'a horse and rider are one on the other, and the horse gallops',
  example: {
    prompt: 'a horse and rider galloping on a beach',
    elements: ['horse'],
    brief: {
      relations: [{ kind: 'on', from: 'e2', to: 'e1' }],
      actions: [
        { verb: 'run', agent: 'e1' },
        { verb: 'ride', agent: 'e2', patient: 'e1' },
      ],
    },
  },
  apply(draft) {
    const rider = draft.elements.find(isRider);
    const mount = draft.elements.find(isMount);
    if (!rider || !mount || rider === mount) return;
    const isTold = draft.actions.some(
      ({ verb, agent, patient }) =>
        agent === rider.id && RIDING.test(verb) && patient !== undefined,
    );
    if (isTold) return;
    const own = draft.actions.filter(({ agent }) => agent === rider.id);
    const kept = draft.actions.filter((one) => !own.includes(one));
    // What the two do together the horse does.
    const gaits = own
      .filter(({ verb }) => !kept.some((one) => one.agent === mount.id && one.verb === verb))
      .map((one) => ({ ...one, agent: mount.id }));
    draft.actions.splice(0, draft.actions.length, ...kept, ...gaits, {
      verb: 'ride',
      agent: rider.id,
      patient: mount.id,
    });
    draft.unrelate(({ from, to }) => from === rider.id && to === mount.id);
    draft.relate('on', rider.id, mount.id);
  },
};

export const beaverDams: Rule = {
  name: 'the dam of a beaver is made of branches, and no wall of concrete',
  example: {
    prompt: 'a beaver building a dam in a river',
    elements: ['beaver', 'beaver dam'],
    without: ['dam'],
  },
  apply(draft) {
    const { elements } = draft;
    if (!elements.some(({ concept }) => concept === 'beaver')) return;
    for (const element of elements) if (element.concept === 'dam') element.concept = 'beaver-dam';
    const dam = elements.find(({ concept }) => concept === 'beaver-dam');
    if (dam) buildOf(draft, dam.id);
  },
};

/** Logs that a dam is built with are those that it is drawn of. */
function buildOf(draft: Draft, dam: string): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const { concept, phrase = '' } = draft.element(to) ?? {};
    if (kind !== 'with' || from !== dam || !/^(?:log|branch|stick|twig)s?$/.test(concept ?? ''))
      continue;
    draft.fate(phrase, 'attribute', dam);
    mergeInto(draft, to, dam);
    draft.unrelate((one) => one.from === one.to);
  }
}

/** Words that stand for what is listed after them. */
const SORTS =
  /^(?:(?:different|various|other|many|all) )?(?:breeds?|kinds?|species|types?|sorts?|colou?rs?|sizes?|rassen?|arten?|races?|espèces?|razas?|especies|razze|specie|raças?|espécies|пород\p{L}*|вид\p{L}*)$/iu;
const LEAST_LISTED = 2;

export const enumerated: Rule = {
  name: 'animals that are listed after a colon are those that were counted before it',
  example: {
    prompt: 'four dogs of different breeds: greyhound, dachshund, corgi, dalmatian',
    elements: ['greyhound', 'dachshund', 'corgi', 'dalmatian'],
    without: ['dog'],
  },
  apply(draft, prompt) {
    const colon = prompt.search(/[:：—]|\s-\s/u);
    if (colon < 0 || draft.template) return;
    const isBefore = ({ phrase }: BriefElement) => {
      const at = prompt.toLowerCase().indexOf(phrase.toLowerCase());
      return at >= 0 && at < colon;
    };
    const isLive = ({ id }: BriefElement) => /^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '');
    const whole = draft.elements.find((one) => isLive(one) && isBefore(one));
    const listed = draft.elements.filter((one) => isLive(one) && !isBefore(one));
    if (!whole || listed.length < LEAST_LISTED) return;
    const total = listed.reduce((sum, { count }) => sum + count, 0);
    if (!whole.several && whole.count !== total) return;
    forgetSorts(draft);
    inherit(draft, whole.id, listed);
    draft.fate(whole.phrase, 'ignored', listed.map(({ phrase }) => phrase).join(', '));
    remove(draft, (id) => id === whole.id);
  },
};

const forgetSorts = (draft: Draft): void => {
  remove(draft, (id) => SORTS.test(draft.element(id)?.phrase ?? ''));
};

/** Kinds that are told apart at a glance, the best known first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  dog: [
    'golden retriever',
    'dachshund',
    'dalmatian',
    'corgi',
    'husky',
    'pug',
    'greyhound',
    'poodle',
  ],
  cat: ['cat', 'black cat', 'siamese cat', 'calico cat'],
  bird: ['robin', 'parrot', 'owl', 'flamingo', 'swallow', 'toucan'],
  fish: ['clownfish', 'blue tang', 'angelfish', 'goldfish'],
};
const OF_SORTS =
  /\b(?:different|various|assorted|several|many) (?:dog |cat |bird |fish )?(?:breeds|kinds|species|types|sorts)\b|verschiedene[rn]? (?:rassen|arten)|de différentes? (?:races|espèces)|de (?:distintas|diferentes) (?:razas|especies)/iu;

export const assorted: Rule = {
  name: 'dogs of different breeds are one of each',
  example: {
    prompt: 'three dogs of different breeds',
    elements: ['golden retriever', 'dachshund', 'dalmatian'],
    without: ['dog'],
  },
  apply(draft, prompt) {
    if (!OF_SORTS.test(prompt) || draft.template) return;
    const whole = draft.elements.find(({ concept = '' }) => concept in KINDS);
    const kinds = KINDS[whole?.concept ?? ''];
    if (!whole || !kinds || (whole.count < 2 && !whole.several)) return;
    forgetSorts(draft);
    const count = Math.min(kinds.length, whole.several && whole.count < 2 ? 4 : whole.count);
    const [first = '', ...others] = kinds.slice(0, count);
    Object.assign(whole, {
      concept: draft.lexicon.conceptNamed(first),
      count: 1,
      several: false,
    });
    for (const concept of others) {
      const id = imply(draft, { concept, because: 'of different kinds', another: true });
      const one = draft.element(id ?? '');
      if (one) inherit(draft, whole.id, [one]);
    }
  },
};

/** What they are said to do together, each of them does. */
function inherit(draft: Draft, whole: string, listed: readonly BriefElement[]): void {
  const [first] = listed;
  for (const { verb, agent, patient } of [...draft.actions])
    if (agent === whole)
      for (const { id } of listed)
        if (draft.mayAct) draft.actions.push({ verb, agent: id, ...(patient ? { patient } : {}) });
  for (const { kind, from, to } of [...draft.relations])
    if (from === whole && first) draft.relate(kind, first.id, to);
}

const CANDLELIT =
  /\b(?:candle-?lit|by candle-?light|in (?:the )?candle-?light|bei kerzen(?:licht|schein)|à la (?:lueur|lumière) (?:de la |d'une )?(?:chandelle|bougie)|a la luz de (?:la|una|las) velas?|a lume di candela|à luz de velas?|при свечах|при свете свечи)(?!\p{L})/iu;

export const candlelit: Rule = {
  name: 'candlelight is seen in the dark',
  example: {
    prompt: 'an owl reading a book by candlelight',
    elements: ['owl', 'book', 'candle'],
    brief: { hour: 'night' },
  },
  apply(draft, prompt) {
    if (CANDLELIT.test(prompt)) draft.hour ??= 'night';
  },
};

const ON_A_BROOM =
  /\b(?:fl(?:y|ies|ying|ew)|soar\w*|zoom\w*|swoop\w*|rid(?:e|es|ing))\b[^,.;]{0,24}\bbroom(?:stick)?s?\b|auf (?:einem|ihrem|seinem) besen|sur (?:un|son) balai|en (?:una |su )?escoba|на (?:метле|помеле)/iu;

export const broomsticks: Rule = {
  name: 'who flies on a broom rides it through the air',
  example: {
    prompt: 'a wizard flying on a broom',
    elements: ['wizard', 'flying broom'],
    without: ['broom'],
    brief: { actions: [{ verb: 'ride', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    const rider = draft.elements.find(({ id }) => draft.isAnimate(id));
    const flies = draft.actions.some(({ verb, agent }) => verb === 'fly' && agent === rider?.id);
    // A witch flies on nothing else.
    const isWitch = rider?.concept === 'witch' && flies;
    if (!rider || (!isWitch && !ON_A_BROOM.test(prompt))) return;
    const told = draft.elements.find(({ concept }) => concept === 'broom');
    const concept = draft.lexicon.conceptNamed('flying broom');
    if (told) told.concept = concept;
    const id =
      told?.id ??
      imply(draft, {
        concept: 'flying broom',
        because: `what the ${rider.concept ?? 'rider'} flies on`,
      });
    if (!id) return;
    draft.unrelate(({ from, to }) => from === rider.id && to === id);
    const others = draft.actions.filter(
      ({ verb, agent }) => agent !== rider.id || !/^(?:fly|ride|sit|sweep)$/.test(verb),
    );
    const ride = { verb: 'ride', agent: rider.id, patient: id };
    draft.actions.splice(0, draft.actions.length, ride, ...others);
    draft.relate('on', rider.id, id);
  },
};

const HATCHING = /\bhatch(?:es|ing|ed)?\b|schlüpf\p{L}*|éclo\p{L}*|eclosion\p{L}*|вылупл\p{L}*/iu;

const hatching: Rule = {
  name: 'who hatches sits in the broken shell',
  example: {
    prompt: 'a baby dragon hatching from an egg',
    elements: ['baby dragon', 'egg'],
    brief: { relations: [{ kind: 'in', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!HATCHING.test(prompt)) return;
    const who = draft.elements.find(
      ({ id }) => /^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '') && draft.isAnimate(id),
    );
    const egg = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'egg'));
    if (!who || !egg) return;
    draft.unrelate(({ from, to }) => [from, to].includes(who.id) && [from, to].includes(egg.id));
    // Where it is said to be the shell is.
    const around = draft.relations.filter(
      ({ kind, from }) => from === who.id && /^(?:on|in|beside|under)$/.test(kind),
    );
    draft.unrelate((one) => around.includes(one));
    for (const { kind, to } of around) draft.relate(kind, egg.id, to);
    draft.relate('in', who.id, egg.id);
  },
};

/** Seats that are part of a vehicle, and not beside it. */
const SEAT_WORDS =
  /^(?:passenger(?:'s)? seats?|(?:front|back|rear) ?seats?|shotgun seat|side ?car seat|beifahrersitz|rücksitz|siège passager|banquette arrière|asiento (?:del copiloto|trasero)|sedile (?:del passeggero|posteriore)|banco (?:do passageiro|de trás)|пассажирское сиденье)$/iu;

const passengers: Rule = {
  name: 'who is in the passenger seat is in the vehicle that is driven',
  example: {
    prompt: 'a cat driving a red car with a dog in the passenger seat',
    elements: ['cat', 'car', 'dog'],
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'in', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    const hasBox = draft.elements.some(({ concept }) => concept === 'cargo-bike');
    // The box of a cargo bike is its own.
    const at = draft.elements.findIndex(
      ({ phrase, concept }) => SEAT_WORDS.test(phrase) || (hasBox && concept === 'box'),
    );
    const seat = draft.elements[at];
    const car = draft.elements.find(({ id }) => draft.kindOf(id) === 'vehicle');
    const who = draft.elements.slice(0, Math.max(0, at)).findLast(({ id }) => draft.isAnimate(id));
    if (!seat || !car || !who) return;
    draft.unrelate(({ from, to }) => from === seat.id || to === seat.id);
    draft.unrelate(({ from, to }) => from === who.id || to === who.id);
    draft.relate('in', who.id, car.id);
    const ride = draft.actions.findIndex(({ agent, verb }) => agent === who.id && verb === 'sit');
    if (ride >= 0) draft.actions.splice(ride, 1);
    remove(draft, (id) => id === seat.id);
  },
};

const SAUCER_WORDS =
  /^(?:alien |flying |its |their )*(?:space ?ships?|space ?crafts?|star ?ships?|ships?)$/i;

const saucers: Rule = {
  name: 'aliens come in saucers',
  example: { prompt: 'an alien waving from its spaceship', elements: ['alien', 'ufo'] },
  apply(draft) {
    if (!draft.elements.some(({ phrase }) => /\baliens?\b/i.test(phrase))) return;
    for (const element of draft.elements)
      if (isOfSort(element.concept, 'spacecraft') && SAUCER_WORDS.test(element.phrase))
        element.concept = draft.lexicon.conceptNamed('ufo');
  },
};

/** What a lesson says of bones. */
const OF_LESSONS = /\b(?:anatom\w+|labell?ed|human body|medical|x-?ray|diagram|parts of)\b/iu;

const livingBones: Rule = {
  name: 'a skeleton that does something lives, and no model of bones rides a horse',
  example: {
    prompt: 'a skeleton riding a horse',
    elements: ['living skeleton', 'horse'],
    without: ['skeleton'],
  },
  apply(draft, prompt) {
    if (OF_LESSONS.test(prompt)) return;
    for (const element of draft.elements) {
      if (element.concept !== 'skeleton') continue;
      const acts = draft.actions.some(({ agent }) => agent === element.id);
      const has = draft.relations.some(
        ({ kind, from }) => from === element.id && /^(?:holding|wearing)$/.test(kind),
      );
      if (acts || has || element.attributes.length > 0)
        element.concept = draft.lexicon.conceptNamed('living skeleton');
    }
  },
};

const eachTheirMount: Rule = {
  name: 'of horses that are not counted there are as many as ride them',
  example: { prompt: 'two girls riding ponies', elements: ['girl', 'pony'] },
  apply(draft) {
    for (const { verb, agent, patient = '' } of draft.actions) {
      const [riders, mounts] = [draft.element(agent), draft.element(patient)];
      if (!RIDING.test(verb) || !riders || !mounts || !isMount(mounts)) continue;
      if (!mounts.several || riders.several || riders.count < 2) continue;
      Object.assign(mounts, { count: riders.count, several: false });
    }
  },
};

export const TALE_RULES: readonly Rule[] = [
  eachTheirMount,
  hatching,
  passengers,
  saucers,
  livingBones,
  wrecking,
];

const BEFORE_MOON =
  /\b(?:howl(?:s|ing)? at|in front of|against|silhouetted (?:against|by)|across|past|under|below|beneath) (?:an? |the )?(?:\p{L}+ )?moon\b|vor dem mond|devant la lune|frente a la luna|на фоне луны/iu;

export const fullMoons: Rule = {
  name: 'the moon that somebody is seen before is full',
  example: { prompt: 'a wolf howling at the moon', elements: ['wolf', 'full moon'] },
  apply(draft, prompt) {
    if (!BEFORE_MOON.test(prompt) || /\b(?:crescent|new|half|sickle) moon/i.test(prompt)) return;
    const moon = draft.elements.find(({ concept, count }) => concept === 'moon' && count === 1);
    if (moon) moon.concept = 'full-moon';
  },
};
