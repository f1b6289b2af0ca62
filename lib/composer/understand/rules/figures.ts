import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { FACE_RULES } from './faces-told';
import { isPerson, LOOK_RULES } from './figure-looks';
import { remove } from './imply';
import type { Rule } from './rule';

/** Who has which of the clothes, hair and things that a prompt lists of several people, and what those words mean on somebody. */

const isSomebody = (draft: Draft, id: string) =>
  /^(?:person|fantasy|animal)$/.test(draft.kindOf(id) ?? '');

/** Whether somebody has it on: clothes, hair, what is worn on wrists and at ears. */
function isWorn(draft: Draft, { id, concept = '' }: BriefElement): boolean {
  return (
    draft.kindOf(id) === 'clothing' ||
    isOfSort(concept, 'worn-device') ||
    isOfSort(concept, 'of-hair') ||
    draft.lexicon.factsOf(concept)?.habitat === 'body'
  );
}

/** Words that name a part or a cut of somebody, and of nobody else something else. */
const ON_SOMEBODY: readonly (readonly [RegExp, string])[] = [
  [/\bhorns?$/i, 'head-horns'],
  [/\bmullet$/i, 'mullet'],
  [/\bbob$/i, 'bob-cut'],
  [/\bbangs$/i, 'fringe'],
  [/\bpixie(?: cut)?$/i, 'pixie-cut'],
  [/\bhook$/i, 'hook-hand'],
  [/\bhearing aids?$/i, 'ear-aid'],
  [/\blipstick$/i, 'lip-paint'],
  [/\b(?:robotic|robot|mechanical|metal|cybernetic|brass|steel) arm$/i, 'mechanical-arm'],
  [/\b(?:angel|feathered|white|swan|large|big)? ?wings$/i, 'wings'],
];
const PLAYED = /^(?:play|blow|perform)/;

export const onSomebody: Rule = {
  name: 'horns, a bob or a mullet that somebody has grow on the head',
  example: { prompt: 'a druid with horns and a staff', elements: ['devil horns'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const element = draft.element(to);
      if (!element || !/^(?:with|holding|wearing|in)$/.test(kind) || !isPerson(draft, from))
        continue;
      if (draft.actions.some(({ verb, agent }) => agent === from && PLAYED.test(verb))) continue;
      if (draft.actions.some(({ patient }) => patient === to)) continue;
      if (/\b(?:french|fog|bull)\b/i.test(element.phrase) || isWornAlready(draft, element))
        continue;
      const [, concept] = ON_SOMEBODY.find(([words]) => words.test(element.phrase)) ?? [];
      if (concept === undefined) continue;
      Object.assign(element, { concept, count: 1, several: false });
      draft.unrelate((one) => one.to === to);
      draft.relate('wearing', from, to);
    }
  },
};

const isWornAlready = (draft: Draft, { id }: BriefElement) => draft.kindOf(id) === 'clothing';

/** How a list that goes on after `goggles on her head` or `in a skirt` is misread. */
const MISREAD = /^(?:on|in|under|at|with|beside|around)$/;
const ON_A_HEAD = /^(?:head|face|forehead|hair|ear|nose|neck|wrist|shoulders?)$/;

/** The one that a thing that is worn is told of: the last person before it, and no animal where a person is. */
function ownerOf(draft: Draft, index: number): BriefElement | undefined {
  const before = draft.elements.slice(0, index);
  return (
    before.findLast(({ id, count }) => isPerson(draft, id) && count === 1) ??
    before.findLast(({ id }) => isSomebody(draft, id))
  );
}

export const worn: Rule = {
  name: 'clothes that are listed after somebody are on that one, whatever stands between',
  example: {
    prompt: 'a steampunk inventor with goggles on her head, a corset and a mechanical arm',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'part-of', from: 'e3', to: 'e1' },
        { kind: 'wearing', from: 'e1', to: 'e4' },
        { kind: 'wearing', from: 'e1', to: 'e5' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template && !FIGURES.test(draft.template.id)) return;
    draft.elements.forEach((element, index) => {
      if (!isWorn(draft, element) || element.because !== undefined) return;
      const own = draft.relations.filter(
        ({ to, from }) => to === element.id || from === element.id,
      );
      const isMisread = own.every(({ kind, from, to }) =>
        to === element.id
          ? isPerson(draft, from) && MISREAD.test(kind)
          : ON_A_HEAD.test(draft.element(to)?.concept ?? ''),
      );
      const isActedOn = draft.actions.some(
        ({ patient, verb }) => patient === element.id && verb !== 'wear',
      );
      const owner = own.find(({ to }) => to === element.id)?.from ?? ownerOf(draft, index)?.id;
      if (!isMisread || isActedOn || !owner || isElsewhere(element, prompt)) return;
      if (own.some(({ kind }) => kind === 'with') && isOfSort(element.concept ?? '', 'of-hair'))
        return;
      draft.unrelate(({ to, from }) => to === element.id || from === element.id);
      draft.relate(
        isOfSort(element.concept ?? '', 'of-hair') ? 'with' : 'wearing',
        owner,
        element.id,
      );
    });
    draft.unrelate(
      ({ kind, from, to }) => kind === 'on' && isPerson(draft, from) && isPartOf(draft, to, from),
    );
  },
};

const FIGURES =
  /^(?:mascot|character-sheet|expression-sheet|pose-sheet|avatar-set|sticker|portrait)$/;
const isPartOf = (draft: Draft, part: string, whole: string) =>
  draft.relations.some(({ kind, from, to }) => kind === 'part-of' && from === part && to === whole);

/** Clothes that lie, hang or stand about. */
const isElsewhere = ({ phrase }: BriefElement, prompt: string) => {
  const at = prompt.toLowerCase().indexOf(phrase.toLowerCase());
  const [after = ''] =
    /^\s+(?:on|in|from|under|by|beside|next|near|hanging|lying|drying)\b.{0,24}/i.exec(
      prompt.slice(at + phrase.length),
    ) ?? [];
  return (
    after !== '' &&
    !/\b(?:head|face|hair|neck|wrists?|shoulders?|back|arms?|ears?|nose|hips?|waist|belt|feet|legs?|hands?)\b/i.test(
      after,
    )
  );
};

/** Where each element stands in the words of the prompt. */
function placesOf({ elements }: Draft, prompt: string): Map<string, number> {
  const text = prompt.toLowerCase();
  const found = new Map<string, number>();
  let from = 0;
  for (const { id, phrase, because } of elements) {
    const at = because === undefined ? text.indexOf(phrase.toLowerCase(), from) : -1;
    if (at < 0) continue;
    found.set(id, at);
    from = at;
  }
  return found;
}

const WOMEN = /^(?:she|her|hers|sie|elle|ella|lei|ela|она)$/i;
/** A pronoun that begins what is told of one of two. */
const PRONOUNS =
  /(?:^|[,;:.(]|\band\b|\bwhile\b|\bwith\b)\s*(he|she|him|her)(?:'s)?\s+(?:is |was )?(?:\w+ly )?(?:in|with|wears?|wearing|has|having|holds?|holding|carr\w+|dressed|sports?)\b/gi;

function genderOf({ concept = '', attributes }: BriefElement): string | undefined {
  if (attributes.includes('female')) return 'woman';
  if (attributes.includes('male')) return 'man';
  return (conceptOf(concept)?.parameters as { gender?: string } | undefined)?.gender;
}

/** Gives what stands between two marks to the one of whom it is told. */
function giveTo(draft: Draft, owner: string, ids: ReadonlySet<string>): void {
  for (const relation of draft.relations) {
    const { from, to } = relation;
    if (!ids.has(to) || isSomebody(draft, to)) continue;
    if (isPerson(draft, from)) relation.from = owner;
    // `a cap with a cane`: no cap has one.
    else if (
      draft.kindOf(from) === 'clothing' &&
      draft.lexicon.factsOf(draft.element(to)?.concept ?? '')?.habitat === 'hand'
    )
      Object.assign(relation, { kind: 'holding', from: owner });
  }
  for (const action of draft.actions)
    if (action.patient !== undefined && ids.has(action.patient)) action.agent = owner;
  for (const id of ids) {
    const element = draft.element(id);
    const isTold = draft.relations.some(({ to }) => to === id);
    if (!element || isTold) continue;
    if (isWorn(draft, element)) draft.relate('wearing', owner, id);
    else if (draft.lexicon.factsOf(element.concept ?? '')?.habitat === 'hand')
      draft.relate('holding', owner, id);
  }
}

interface Mark {
  at: number;
  owner: string;
}

function dealOut(draft: Draft, prompt: string, marks: readonly Mark[]): void {
  const places = placesOf(draft, prompt);
  marks.forEach(({ at, owner }, index) => {
    const end = marks[index + 1]?.at ?? prompt.length;
    const ids = [...places].filter(
      ([id, place]) => place > at && place < end && !isSomebody(draft, id),
    );
    giveTo(draft, owner, new Set(ids.map(([id]) => id)));
  });
}

export const heAndShe: Rule = {
  name: 'what he wears is his and what she wears hers',
  example: {
    prompt: 'an elderly couple, he in a brown vest and she in a straw hat',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e4', to: 'e2' },
        { kind: 'wearing', from: 'e1', to: 'e3' },
        { kind: 'beside', from: 'e4', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    const people = draft.elements.filter(({ id, count }) => isPerson(draft, id) && count === 1);
    const marks = [...prompt.matchAll(PRONOUNS)].flatMap(({ index, 1: pronoun = '' }): Mark[] => {
      const gender = WOMEN.test(pronoun) ? 'woman' : 'man';
      const known = people.find((one) => genderOf(one) === gender);
      const other =
        people.length === 2 ? people.find((one) => genderOf(one) === undefined) : undefined;
      const owner = known ?? other;
      return owner ? [{ at: index, owner: owner.id }] : [];
    });
    if (people.length < 2 || marks.length === 0) return;
    dealOut(draft, prompt, marks);
  },
};

export const nextOne: Rule = {
  name: 'what is told after a second person is told of that one',
  example: {
    prompt: 'a boy with a skateboard, and a toddler in pajamas holding a teddy bear',
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'wearing', from: 'e3', to: 'e4' },
        { kind: 'holding', from: 'e3', to: 'e5' },
        { kind: 'beside', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    const order = new Map(draft.elements.map(({ id }, index) => [id, index]));
    const at = (id: string | undefined) => order.get(id ?? '') ?? -1;
    for (const { kind, from, to } of [...draft.relations]) {
      if (
        kind !== 'with' ||
        !isPerson(draft, from) ||
        !isPerson(draft, to) ||
        at(to) < at(from) + 2
      )
        continue;
      if (
        !new RegExp(
          `,? and (?:a|an|the|one|his|her) [^,]{0,30}${escaped(draft.element(to)?.phrase.split(' ').at(-1) ?? '')}`,
          'i',
        ).test(prompt)
      )
        continue;
      draft.unrelate((one) => one.kind === 'with' && one.from === from && one.to === to);
      draft.relate('beside', to, from);
      for (const relation of draft.relations)
        if (relation.from === from && at(relation.to) > at(to)) relation.from = to;
      for (const action of draft.actions)
        if (action.agent === from && at(action.patient) > at(to)) action.agent = to;
    }
  },
};

export const members: Rule = {
  name: 'people who are listed after a colon are those that were counted before it',
  example: {
    prompt: 'three kids: a girl with a backpack, a boy with a cap and a toddler',
    elements: ['girl', 'boy', 'toddler'],
    without: ['child'],
  },
  apply(draft, prompt) {
    const colon = prompt.search(/[:：—]|\s-\s/u);
    if (colon < 0 || (draft.template && !FIGURES.test(draft.template.id))) return;
    const places = placesOf(draft, prompt);
    const people = draft.elements.filter(({ id }) => isPerson(draft, id) && places.has(id));
    const whole = people.find(({ id }) => (places.get(id) ?? 0) < colon);
    const listed = people.filter(({ id }) => (places.get(id) ?? 0) > colon);
    const total = listed.reduce((sum, { count }) => sum + count, 0);
    if (!whole || listed.length < 2 || (!whole.several && whole.count !== total)) return;
    const first = listed[0]?.id ?? '';
    for (const action of draft.actions) if (action.agent === whole.id) action.agent = first;
    for (const relation of draft.relations) if (relation.from === whole.id) relation.from = first;
    draft.fate(whole.phrase, 'ignored', listed.map(({ phrase }) => phrase).join(', '));
    remove(draft, (id) => id === whole.id);
  },
};

/** Who has to do with animals for a living, or has one. */
const WITH_ANIMALS =
  /\b(?:walk|train|own|tam|farm|sitt|groom|rid|lov|breed|keep|catch|whisper|handl|herd|watch|hunt|charm|milk|shear|feed)ers?\b|\b(?:lady|vet|veterinarian|cowboy|man|woman|girl|boy|person|people|mom|dad|mother|father|photographer|shepherd|fisherman|hunter|tamer|jockey)s?\b/i;

export const beastTrades: Rule = {
  name: 'a bear lumberjack is a bear in the clothes of a lumberjack',
  example: {
    prompt: 'a bear lumberjack with an axe',
    elements: ['bear', 'axe'],
    without: ['lumberjack'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const { id, concept = '', attributes, phrase } = element;
      if (draft.kindOf(id) !== 'person' || WITH_ANIMALS.test(phrase)) continue;
      const beast = attributes.find((one) => conceptOf(one)?.part === 'quadruped');
      if (
        beast === undefined ||
        !new RegExp(`\\b${beast.replaceAll('-', ' ')}\\b`, 'i').test(phrase)
      )
        continue;
      element.concept = beast;
      attributes.splice(attributes.indexOf(beast), 1, concept, 'upright');
    }
  },
};

/** `tongs in the other`, which no hand is named in. */
const isInOtherHand = ({ phrase }: BriefElement, prompt: string): boolean => {
  const at = prompt.toLowerCase().indexOf(phrase.toLowerCase());
  return (
    at >= 0 && /^\s+in (?:the|his|her|its|their) other\b/i.test(prompt.slice(at + phrase.length))
  );
};

const MOST_HELD = 2;

export const handedOn: Rule = {
  name: 'what fits a hand, listed after what somebody wears, is in the hand',
  example: {
    prompt: 'a Viking woman with a shield on her back and an axe',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template && !FIGURES.test(draft.template.id)) return;
    draft.elements.forEach((element, index) => {
      const { id, concept = '' } = element;
      const isHandy =
        (draft.lexicon.factsOf(concept)?.habitat === 'hand' || isInOtherHand(element, prompt)) &&
        !isWorn(draft, element);
      const isTold =
        draft.relations.some(({ from, to }) => from === id || to === id) ||
        draft.actions.some(({ patient, instrument }) => patient === id || instrument === id);
      const owner = draft.elements
        .slice(0, index)
        .findLast((one) => isPerson(draft, one.id) && one.count === 1);
      const held = draft.relations.filter(
        ({ kind, from }) => kind === 'holding' && from === owner?.id,
      );
      const isDressed = draft.relations.some(
        ({ kind, from }) => kind === 'wearing' && from === owner?.id,
      );
      if (!isHandy || isTold || !owner || !isDressed || held.length >= MOST_HELD) return;
      draft.relate('holding', owner.id, id);
    });
  },
};

/** Before what a trade wears is added. */
export const BEASTS_IN_TRADES: readonly Rule[] = [beastTrades];
export const FIGURE_RULES: readonly Rule[] = [
  onSomebody,
  members,
  nextOne,
  worn,
  heAndShe,
  ...LOOK_RULES,
  handedOn,
  ...FACE_RULES,
];
