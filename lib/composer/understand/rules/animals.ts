import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Words for the young of whatever animal is there, and those that need to be somebody's. */
const YOUNG =
  /^(?:calf|calves|cubs?|pups?|foals?|joeys?|fawns?|kids?|lambs?|chicks?|hatchlings?|whelps?)$/i;
/** No lion has a lamb. */
const OF_ONE_KIND = /^(?:lambs?|fawns?)$/i;
const SOMEBODYS =
  /^(?:bab(?:y|ies)|child(?:ren)?|kids?|young|offspring|little ones?|newborns?|jungen?|petits?|crías?|cuccioli?|filhotes?|детёныш\S*)$/i;
const PARENT = /^(?:mother|father|mom|dad|mama|papa|parent)$/i;

const lastWord = ({ phrase }: BriefElement) => phrase.split(/\s+/).at(-1) ?? '';

/** Whether the prompt says that they are somebody's: `her baby`. */
function isOwned({ phrase }: BriefElement, prompt: string): boolean {
  const word = phrase.replace(/[^\p{L}\s]/gu, '');
  return new RegExp(
    `\\b(?:her|his|its|their|ihre?[mnrs]?|seine?[mnrs]?|ses|son|sa|sus?|suoi|il suo|sua|seus?|seu) (?:[\\p{L}-]+ ){0,2}${word}`,
    'iu',
  ).test(prompt);
}

/** What animals do to their own young, and hardly to a child. */
const TENDS = /^(?:lead|feed|nurse|breastfeed|hatch|groom)$/;

/** `an elephant with three babies`, `a mother hedgehog leading three babies`: hers, where nobody else is there. */
function isWithBeast(draft: Draft, { id }: BriefElement): boolean {
  const isBeast = (one: string) => draft.kindOf(one) === 'animal';
  const isParent = ({ id: one, attributes }: BriefElement) =>
    isBeast(one) && attributes.some((told) => PARENT.test(told));
  return (
    !draft.elements.some((one) => one.id !== id && draft.kindOf(one.id) === 'person') &&
    (draft.elements.some(isParent) ||
      draft.relations.some(({ kind, from, to }) => kind === 'with' && to === id && isBeast(from)) ||
      draft.actions.some(
        ({ verb, agent, patient }) => patient === id && TENDS.test(verb) && isBeast(agent),
      ))
  );
}

function parentOf(draft: Draft, young: BriefElement): BriefElement | undefined {
  const isAnimal = (one: BriefElement) => one !== young && draft.kindOf(one.id) === 'animal';
  const told = draft.elements.filter(isAnimal);
  return told.find(({ attributes }) => attributes.some((one) => PARENT.test(one))) ?? told[0];
}

/** Young that look otherwise than small grown ones. */
const YOUNG_OF: Readonly<Record<string, string>> = {
  lion: 'lioness',
  dog: 'puppy',
  cat: 'kitten',
  duck: 'duckling',
  hen: 'chick',
  chicken: 'chick',
  penguin: 'baby penguin',
  sheep: 'lamb',
  deer: 'fawn',
  stag: 'fawn',
};

/** The concept of the young of an animal, as far as it has a drawing of its own. */
export function youngOf(draft: Draft, concept: string): string {
  const named = draft.lexicon.conceptNamed(YOUNG_OF[concept] ?? concept);
  return draft.lexicon.factsOf(named)?.kind === 'animal' ? named : concept;
}

export const young: Rule = {
  name: 'the young of an animal are animals of its kind, and smaller',
  example: {
    prompt: 'an elephant mother with her baby',
    elements: ['elephant', 'elephant'],
    without: ['mother', 'baby'],
  },
  apply(draft, prompt) {
    for (const element of draft.elements) {
      const word = lastWord(element);
      const isYoung =
        YOUNG.test(word) ||
        (SOMEBODYS.test(word) && (isOwned(element, prompt) || isWithBeast(draft, element)));
      const parent = isYoung ? parentOf(draft, element) : undefined;
      if (!parent?.concept || draft.elements.indexOf(parent) > draft.elements.indexOf(element))
        continue;
      const concept = youngOf(draft, parent.concept);
      if (OF_ONE_KIND.test(word) && concept !== element.concept) continue;
      element.concept = concept;
      element.attributes.push('young');
      element.colors.push(...parent.colors);
      const holds = draft.relations.find(
        ({ kind, from, to }) => kind === 'with' && from === parent.id && to === element.id,
      );
      if (holds) holds.kind = 'beside';
    }
  },
};

/** A lone cub is a bear's, and a lone calf a cow's: of which animal, where a word before it says so. */
export const cubs: Rule = {
  name: 'a cub named after its kind is a young one of it',
  example: { prompt: 'a bear cub', elements: ['bear'] },
  apply(draft) {
    for (const element of draft.elements) {
      const words = element.phrase.toLowerCase().split(/\s+/);
      if (words.length < 2 || !YOUNG.test(words.at(-1) ?? '')) continue;
      // `polar bear cub`: both words say which.
      const concept = [words.slice(-3, -1).join('-'), words.at(-2) ?? '']
        .map((kind) => draft.lexicon.conceptNamed(kind))
        .find((named) => {
          const facts = draft.lexicon.factsOf(named);
          return (
            facts?.kind === 'animal' || (facts?.kind === 'fantasy' && isOfSort(named, 'fabled'))
          );
        });
      if (concept === undefined) continue;
      element.concept = youngOf(draft, concept);
      mark(element, 'young');
    }
  },
};

/** Parts that animals carry things in, and how what is there is drawn. */
const CARRYING_PARTS: readonly (readonly [part: RegExp, way: string])[] = [
  [/\b(?:mouth|beak|jaws|teeth|scruff)$/, 'in-mouth'],
  [/\b(?:pouch|tote-bag)$/, 'in-pouch'],
  [/\b(?:claws|talons)$/, 'in-claws'],
];
/** A pouch is a bag where it is no part of whom it is told of. */
const OWN_POUCH = /\b(?:its|her|his|the|their) (?:mother's )?pouch\b/i;

/** How something is carried in a part that is told. */
function wayOfCarrying({ concept = '', phrase }: BriefElement, prompt: string): string | undefined {
  const told = CARRYING_PARTS.find(
    ([part]) => part.test(concept) || part.test(phrase.toLowerCase()),
  );
  return told?.[1] === 'in-pouch' && !OWN_POUCH.test(prompt) ? undefined : told?.[1];
}

/** `with a joey peeking out of her pouch`: who is told right before it. */
function youngBefore(draft: Draft, { id }: BriefElement, ownerId: string): string | undefined {
  const before = draft.elements[draft.elements.findIndex((one) => one.id === id) - 1];
  const isYoung = before?.attributes.includes('young') === true;
  return before && isYoung && before.id !== ownerId && draft.isAnimate(before.id)
    ? before.id
    : undefined;
}

export const mouthfuls: Rule = {
  name: 'what is in the mouth, the claws or the pouch of an animal is carried there',
  example: {
    prompt: 'a dog with a ball in its mouth',
    elements: ['dog', 'tennis ball'],
    without: ['mouth'],
  },
  apply(draft, prompt) {
    const mouth = draft.elements.find((one) => wayOfCarrying(one, prompt) !== undefined);
    const owner = draft.elements.find(({ id }) => draft.kindOf(id) === 'animal');
    if (!mouth || !owner) return;
    // `along a fence with a nut in its mouth`: not the fence has it.
    const isHolder = (id: string) => id === owner.id || !draft.isAnimate(id);
    // `wearing caps on a branch with diplomas in their claws`: what is named last before them is there.
    const held = draft.relations.findLast(
      ({ kind, from, to }) =>
        isHolder(from) && to !== mouth.id && /^(?:with|holding|wearing)$/.test(kind),
    );
    const told = draft.relations.find(({ to, from }) => to === mouth.id && from !== owner.id);
    const thing = held?.to ?? told?.from ?? youngBefore(draft, mouth, owner.id);
    if (thing === undefined || draft.kindOf(thing) === 'body-part') return;
    draft.unrelate(
      (one) =>
        one.from === mouth.id ||
        one.to === mouth.id ||
        one === held ||
        (one.from === thing && one.to === owner.id) ||
        (one.from === owner.id && one.to === thing),
    );
    draft.elements.splice(draft.elements.indexOf(mouth), 1);
    draft.fate(mouth.phrase, 'ignored', `where the ${owner.phrase} has it`);
    draft.relate('holding', owner.id, thing);
    const way = wayOfCarrying(mouth, prompt) ?? 'in-mouth';
    draft.element(thing)?.attributes.push(way);
    if (way === 'in-claws' && !isAtRest(draft, owner.id)) flyWith(draft, owner.id, thing);
  },
};

/** Who sits on a branch stays there. */
const isAtRest = (draft: Draft, bird: string): boolean =>
  draft.relations.some(({ kind, from }) => kind === 'on' && from === bird) ||
  draft.actions.some(
    ({ agent, verb }) => agent === bird && /^(?:sit|perch-on|stand|rest|sleep)$/.test(verb),
  );

/** Who has prey in the claws flies with it. */
function flyWith(draft: Draft, bird: string, prey: string): void {
  const isHolding = ({ agent, patient }: { agent: string; patient?: string | undefined }) =>
    agent === bird && patient === prey;
  const others = draft.actions.filter((one) => !isHolding(one));
  draft.actions.splice(0, draft.actions.length, ...others);
  if (draft.mayAct) draft.actions.push({ verb: 'fly', agent: bird });
}

/** What animals snatch out of the air or the water. */
const SNATCHED = /^(?:toy|food|animal|tool)$/;

export const snatched: Rule = {
  name: 'what an animal catches it has in its mouth',
  example: { prompt: 'a dog catching a frisbee', elements: ['dog', 'frisbee'] },
  apply(draft, prompt) {
    for (const { verb, agent, patient } of draft.actions) {
      const thing = draft.element(patient ?? '');
      const who = draft.element(agent);
      if (verb !== 'take' || !thing || !who || draft.kindOf(agent) !== 'animal') continue;
      if (!SNATCHED.test(draft.kindOf(thing.id) ?? '') || who.attributes.includes('upright'))
        continue;
      mark(thing, 'in-mouth');
      const leaps = /\bmid-?air\b|\bfrisbee\b|\bball\b/i.test(prompt);
      if (leaps && draft.mayAct) draft.actions.push({ verb: 'jump', agent });
    }
  },
};

/** Eggs that are sat on lie in a nest, whether or not it is named. */
function nestUnder(draft: Draft, eggs: string): BriefElement | undefined {
  const isElsewhere = draft.relations.some(({ from, kind }) => from === eggs && kind === 'in');
  const nest = isElsewhere
    ? undefined
    : imply(draft, { concept: 'nest', because: 'has the eggs in it' });
  if (nest) draft.relate('in', eggs, nest);
  return draft.element(nest ?? '');
}

export const brooding: Rule = {
  name: 'who sits on the eggs in a nest sits in the nest',
  example: {
    prompt: 'a hen sitting on eggs in a nest',
    brief: {
      relations: [
        { kind: 'in', from: 'e2', to: 'e3' },
        { kind: 'in', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    const on = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'on' &&
        draft.kindOf(from) === 'animal' &&
        /^eggs?$/.test(draft.element(to)?.concept ?? ''),
    );
    const nest =
      draft.elements.find(({ concept }) => concept === 'nest') ?? (on && nestUnder(draft, on.to));
    if (nest && on) {
      // Last into the nest, and so on top of them.
      draft.unrelate((one) => one === on);
      draft.relate('in', on.from, nest.id);
    }
    // Who is fed in a nest is in it.
    const fed = draft.actions.find(({ verb, patient }) => verb === 'feed' && patient !== undefined);
    const sits = draft.relations.find(
      ({ kind, from, to }) => kind === 'in' && from === fed?.agent && to === nest?.id,
    );
    if (fed?.patient && sits) sits.from = fed.patient;
  },
};

export const weightless: Rule = {
  name: 'animals float upright where there is nothing to swim in',
  example: { prompt: 'a cat floating in space', elements: ['cat'] },
  apply(draft) {
    if (!draft.places.some(({ concept }) => /^(?:space|sky|clouds|moon)$/.test(concept))) return;
    for (const { agent, verb } of draft.actions)
      if (verb === 'float' && draft.kindOf(agent) === 'animal')
        draft.element(agent)?.attributes.push('upright');
  },
};

const ITS_PARENT =
  /\b(?:its|his|her|their) (father|mother|mom|mum|dad|parent)\b(?:['’]s? (back|shoulders?|head))?/i;
/** The same in the other languages, where an article says whose it is. */
const PARENT_ABROAD =
  /(?<!\p{L})(?:(?:sein|ihr)\p{L}* |(?:sa|son|leur|su|sua|seu|il suo|la sua|la|il|a|o|al|alla|за|с|со|рядом с|свое[йю]|свою) )(mutter|mama|vater|papa|mère|maman|père|madre|mamá|padre|papá|mamma|papà|mãe|mamãe|pai|мамой|маму|мама|матерью|папой|отцом)(?!\p{L})|(お?母さん|お?父さん|ママ|パパ)の/iu;
/** Young ones that have a word of their own in every language. */
const CUB = /^(?:duckling|puppy|kitten|chick|lamb|piglet|fawn|foal|cub|lion-cub|bear-cub|cygnet)$/;

export const parents: Rule = {
  name: 'the father of a cub is a grown animal of its kind, whether or not it is named',
  example: {
    prompt: "a lion cub climbing on its father's back",
    elements: ['lioness', 'lion'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    const cub = draft.elements.find(({ id }) => draft.kindOf(id) === 'animal');
    const isAbroad = draft.language !== 'en' && CUB.test(cub?.concept ?? '');
    const found = ITS_PARENT.exec(prompt) ?? (isAbroad ? PARENT_ABROAD.exec(prompt) : null);
    const parent = found?.[1] ?? (isAbroad ? (found?.[2] ?? '') : '');
    const part = isAbroad ? undefined : found?.[2];
    if (parent === '' || !cub?.concept || draft.elements.some(isGrown(draft, cub))) return;
    // `a baby held by her mother, a cat beside them`: whose mother it is was told before.
    if (!isAbroad && prompt.indexOf(cub.phrase) > (found?.index ?? 0)) return;
    const told = draft.elements.find(({ phrase }) =>
      new RegExp(`(?<!\\p{L})${parent}(?!\\p{L})|${isAbroad ? parent : '^$'}`, 'iu').test(phrase),
    );
    const grown = grownOf(cub.concept);
    const id =
      told?.id ?? imply(draft, { concept: grown, because: `the ${parent}`, another: true });
    if (told) told.concept = draft.lexicon.conceptNamed(grown);
    if (!id) return;
    mark(cub, 'young');
    if (part) draft.unrelate(({ from, to }) => from === cub.id && to !== id);
    if (part)
      draft.actions.splice(
        0,
        draft.actions.length,
        ...draft.actions.filter(({ verb }) => verb !== 'climb'),
      );
    draft.relate(part ? 'on' : 'beside', cub.id, id);
  },
};

const isGrown =
  (draft: Draft, cub: BriefElement) =>
  (one: BriefElement): boolean =>
    one !== cub && draft.kindOf(one.id) === 'animal';

/** Whose young has a drawing of its own. */
const GROWN_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(YOUNG_OF).map(([grown, young]) => [young.replaceAll(' ', '-'), grown]),
  ),
  'baby-penguin': 'penguin',
};

const grownOf = (concept: string): string => GROWN_OF[concept] ?? concept;

/** What paws and noses push about. */
const PLAYTHINGS = /^(?:toy|tool|plant|container|clothing)$/;

export const playthings: Rule = {
  name: 'an animal plays with what lies before it, and holds it in no hand',
  example: {
    prompt: 'two kittens playing with a ball of yarn',
    elements: ['kitten', 'yarn'],
    brief: { actions: [{ verb: 'pounce', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const isPlay = /^(?:use|play-with)$/.test(verb) && draft.kindOf(agent) === 'animal';
      if (!isPlay || !PLAYTHINGS.test(draft.kindOf(patient) ?? '')) continue;
      draft.unrelate(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === patient,
      );
      action.verb = 'pounce';
      for (const word of draft.words) if (word.note === verb) word.note = 'pounce';
    }
  },
};

export const kindred: Rule = {
  name: 'a family of bears are bears, the last of them young',
  example: {
    prompt: 'a family of bears having a picnic',
    elements: ['bear', 'bear', 'picnic spread'],
    without: ['family', 'mother', 'father', 'girl'],
  },
  apply(draft) {
    for (const { id, concept = '', phrase } of [...draft.elements]) {
      const kin = draft.relations.find(
        ({ from, to }) => from === id && draft.kindOf(to) === 'animal',
      );
      const animal = draft.element(kin?.to ?? '');
      if (!isOfSort(concept, 'kindred') || kin?.kind !== 'part-of' || !animal?.concept) continue;
      draft.fate(phrase, 'attribute', animal.id);
      remove(draft, (one) => one === id);
      Object.assign(animal, { count: 2, several: false });
      if (concept !== 'family') continue;
      const young = youngOf(draft, animal.concept);
      const cub = imply(draft, {
        concept: young,
        because: 'the young of the family',
        attributes: ['young'],
        another: true,
      });
      if (cub) joinDoing(draft, animal.id, cub);
    }
  },
};

/** Whatever the grown ones do, their young does. */
function joinDoing(draft: Draft, grown: string, cub: string): void {
  for (const { verb, agent, patient } of [...draft.actions])
    if (agent === grown && draft.mayAct)
      draft.actions.push({ verb, agent: cub, ...(patient ? { patient } : {}) });
  draft.relate('beside', cub, grown);
}
