import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { TRADE_WEAR } from '../read/trades';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What clothes themselves have, and nobody holds. */
const OF_CLOTHES =
  /^(?:button|pocket|hood|collar|sleeve|stripes?|bow|zipper|fur|belt|badge|buttons|star|heart|flower|emblem|symbol)$/;
const CLOTHES = 'clothing';

/** Who wears it. */
const wearerOf = ({ relations }: Draft, id: string): string | undefined =>
  relations.find(({ kind, to }) => to === id && /^(?:in|wearing|with)$/.test(kind))?.from;

export const besideClothes: Rule = {
  name: 'what follows the clothes of somebody is theirs: in a coat with a magnifying glass',
  example: {
    prompt: 'a detective in a coat with a magnifying glass',
    elements: ['detective', 'coat', 'magnifying glass'],
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'holding', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      if (kind !== 'with' || draft.kindOf(from) !== CLOTHES) continue;
      const { concept = '', phrase = '' } = draft.element(to) ?? {};
      const wearer = wearerOf(draft, from);
      const isKnown = concept !== '' && !OF_CLOTHES.test(concept) && !OF_CLOTHES.test(phrase);
      if (!wearer || !isKnown || !draft.isAnimate(wearer)) continue;
      draft.relations.splice(draft.relations.indexOf(relation), 1);
      const isHeld =
        draft.lexicon.factsOf(concept)?.habitat === 'hand' || draft.kindOf(to) === 'tool';
      const isWorn = draft.kindOf(to) === CLOTHES;
      draft.relate(isWorn ? 'wearing' : isHeld ? 'holding' : 'with', wearer, to);
    }
  },
};

/** How things are said to be on somebody's shoulders. */
const ON_SHOULDER = /^(?:on|over|above|across|around|against|hanging|at|behind)$/;

/** Parts of somebody by which things are carried, and how those are had. */
const CARRIED: readonly {
  at: RegExp;
  kinds: RegExp;
  things?: RegExp;
  /** Kinds of things that are carried so. */
  ofKinds?: RegExp;
  kind: 'wearing' | 'holding';
  attribute?: string;
}[] = [
  { at: /^hands?$/, kinds: /^(?:in|on)$/, kind: 'holding' },
  { at: /^arm$/, kinds: /^under$/, kind: 'holding', attribute: 'under-arm' },
  { at: /^back(?:-part)?$/, kinds: /^behind$/, kind: 'holding', attribute: 'behind-back' },
  {
    at: /^back(?:-part)?$/,
    kinds: /^(?:on|across|over|at|against|hanging|in|with|around|part-of)$/,
    things: /^(?:sword|katana|axe|bow-and-arrow|shield|guitar|lute|quiver|backpack)$/,
    kind: 'wearing',
    attribute: 'on-back',
  },
  {
    at: /^(?:belt|hip|waist|side|belly)$/,
    kinds: /^(?:at|on|hanging|in|beside|under)$/,
    things: /^(?:sword|katana|dagger|potion|holster)$/,
    kind: 'wearing',
  },
  {
    at: /^shoulders?$/,
    kinds: ON_SHOULDER,
    things:
      /^(?:messenger-bag|leather-bag|handbag|purse|tote-bag|backpack|mail-bag|school-bag|bandolier|feather-boa|sash)$/,
    kind: 'wearing',
  },
  {
    at: /^shoulders?$/,
    kinds: ON_SHOULDER,
    things: /^(?:guitar|lute|bow-and-arrow|quiver|shield)$/,
    kind: 'wearing',
    attribute: 'on-back',
  },
  {
    at: /^shoulders?$/,
    kinds: ON_SHOULDER,
    ofKinds: /^(?:tool|instrument|container|device|plant|nature|furniture|food|toy|vehicle)$/,
    kind: 'holding',
    attribute: 'over-shoulder',
  },
  { at: /^mouth$/, kinds: /^(?:in|at|between)$/, things: /^pipe$/, kind: 'wearing' },
];

/** The thing that stands right before a part of the body: `with a helmet under her arm`. */
function before(draft: Draft, partId: string, from: string): string {
  if (!draft.isAnimate(from)) return from;
  const index = draft.elements.findIndex(({ id }) => id === partId);
  return draft.elements[index - 1]?.id ?? from;
}

/** Whose part it is: of who was told last before it, as `a man beside a woman with a bag under her arm`. */
function ownerOf(draft: Draft, partId: string, thingId: string | undefined) {
  const isSomebody = (id: string) => id !== thingId && draft.isAnimate(id);
  const at = draft.elements.findIndex(({ id }) => id === partId);
  const nearest =
    draft.elements.slice(0, Math.max(0, at)).findLast(({ id }) => isSomebody(id)) ??
    draft.elements.find(({ id }) => isSomebody(id));
  // `a girl beside a horse, with a lantern in her hand`: horses have none.
  const told = draft.relations.find(({ kind, from }) => kind === 'part-of' && from === partId)?.to;
  const isBeast = draft.kindOf(nearest?.id ?? '') === 'animal';
  const isPersons = told !== undefined && draft.kindOf(told) === 'person';
  return isBeast && isPersons ? draft.element(told) : nearest;
}

/** `laying a sword on the shoulder of a knight`: it is not on who lays it there. */
const isOfAnother = (draft: Draft, partId: string, ownerId: string): boolean =>
  draft.relations.some(
    ({ kind, from, to }) => kind === 'part-of' && from === partId && to !== ownerId,
  );

export const carried: Rule = {
  name: 'a helmet under the arm is held at the side, a sword at the belt is worn there',
  example: {
    prompt: 'an astronaut with her helmet under her arm',
    elements: ['astronaut', 'space helmet'],
    without: ['arm'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const part = draft.element(to);
      const name = part?.concept ?? part?.phrase ?? '';
      const thing = draft.element(before(draft, to, from));
      const found = CARRIED.find(
        ({ at, kinds, things, ofKinds }) =>
          at.test(name) &&
          kinds.test(kind) &&
          (things?.test(thing?.concept ?? '') ?? true) &&
          (ofKinds?.test(draft.kindOf(thing?.id ?? '') ?? '') ?? true),
      );
      const owner = ownerOf(draft, to, thing?.id);
      if (!found || !part || !thing || !owner || draft.isAnimate(thing.id)) continue;
      if (found.attribute === 'over-shoulder' && isOfAnother(draft, to, owner.id)) continue;
      draft.fate(part.phrase, 'ignored', 'where it is carried');
      remove(draft, (id) => id === part.id);
      draft.unrelate(({ from, to }) => to === thing.id || from === thing.id);
      draft.relate(found.kind, owner.id, thing.id);
      if (found.attribute) thing.attributes.push(found.attribute);
      ofTrade(draft, owner.attributes.concat(owner.concept ?? ''), thing.id);
    }
  },
};

/** The helmet of an astronaut is an astronaut's. */
function ofTrade(draft: Draft, names: readonly string[], id: string): void {
  const thing = draft.element(id);
  const own = names.map((name) => TRADE_WEAR[name]).find((one) => one !== undefined);
  if (!thing || !own || !/^(?:hard-hat|(?:bike-)?helmet|hat|cap)$/.test(thing.concept ?? ''))
    return;
  thing.concept = draft.lexicon.conceptNamed(own);
}

const COSTUME =
  /\b(?:dressed (?:up )?as|disguised as|in the costumes? of|wearing the costumes? of|cosplaying as)\s+([a-z][a-z ,]*)/gi;

/** A cat lady has cats; who goes as a cat is in its skin. */
const costumed = (draft: Draft, { id }: BriefElement) =>
  draft.kindOf(id) === 'animal' ? ['costumed'] : [];

/** Each of several in a costume of their own: the roles of the list become further ones of them. */
function dressUp(draft: Draft, who: BriefElement, roles: readonly BriefElement[]): void {
  // Who goes as a ghost is told last: nothing of them is seen under the sheet.
  const isSheeted = ({ concept }: BriefElement) => isOfSort(concept, 'sheeted');
  const seen = [...roles.filter((one) => !isSheeted(one)), ...roles.filter(isSheeted)];
  const [first, ...others] = who.count > 1 ? seen : seen.slice(0, 1);
  if (!first?.concept) return;
  if (isSheeted(first)) {
    first.concept = draft.lexicon.conceptNamed('ghost costume') ?? first.concept;
    draft.unrelate(({ from, to }) => from === who.id && to === first.id);
    draft.relate('wearing', who.id, first.id);
    return;
  }
  who.attributes.push(first.concept, ...costumed(draft, first));
  draft.fate(first.phrase, 'attribute', who.id);
  draft.unrelate(({ from, to }) => from === who.id && roles.some(({ id }) => id === to));
  for (const other of others) {
    if (!other.concept || !who.concept || isSheeted(other)) continue;
    other.attributes.push(other.concept, ...costumed(draft, other));
    other.concept = who.concept;
    for (const { kind, to } of draft.relations.filter(({ from }) => from === who.id))
      draft.relate(kind, other.id, to);
  }
  // `dressed as a king on a throne`: where the role is said to be, its wearer is.
  for (const { kind, from, to } of [...draft.relations])
    if (from === first.id && to !== who.id) draft.relate(kind, who.id, to);
  // What the role is said to do, its wearer does.
  for (const action of draft.actions) {
    if (action.agent !== first.id) continue;
    if (action.patient === who.id) delete action.patient;
    action.agent = who.id;
  }
  if (others.length > 0) who.count = Math.max(1, who.count - others.length);
  if (others.length > 0 && who.several) who.count = 1;
  remove(draft, (id) => id === first.id);
}

const costumes: Rule = {
  name: 'who is dressed as a king is in the clothes of one',
  example: {
    prompt: 'a wolf dressed as a grandmother lying in bed',
    elements: ['wolf', 'bed'],
    without: ['grandmother'],
    brief: { actions: [{ verb: 'lie', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    for (const { index, 1: list = '' } of prompt.matchAll(COSTUME)) {
      const names = list.toLowerCase().split(/,| and /);
      const isNamed = ({ phrase }: BriefElement) =>
        names.some((name) =>
          name
            .trim()
            .split(' ')
            .includes(phrase.toLowerCase().split(' ').at(-1) ?? ''),
        );
      const after = prompt.slice(index).toLowerCase();
      const animate = draft.elements.filter(({ id }) => draft.isAnimate(id));
      const roles = animate.filter(
        (one) => isNamed(one) && after.includes(one.phrase.toLowerCase()),
      );
      const before = prompt.slice(0, index).toLowerCase();
      const who = animate
        .filter((one) => !roles.includes(one) && before.includes(one.phrase.toLowerCase()))
        .at(-1);
      if (who) dressUp(draft, who, roles);
    }
  },
};

const ensembles: Rule = {
  name: 'of several people in two outfits each wears one',
  example: {
    prompt: 'two people in lederhosen and dirndl',
    elements: ['people', 'lederhosen', 'dirndl'],
  },
  apply(draft) {
    for (const who of [...draft.elements]) {
      const worn = draft.relations.filter(
        ({ kind, from, to }) =>
          from === who.id &&
          /^(?:wearing|in)$/.test(kind) &&
          isOfSort(draft.element(to)?.concept, 'whole-outfit'),
      );
      const [, second] = worn;
      if (!second || who.count < 2 || draft.kindOf(who.id) !== 'person') continue;
      const other = {
        ...who,
        id: `e${String(draft.elements.length + 1)}`,
        count: 1,
        several: false,
      };
      draft.elements.push({ ...other, because: `one of the ${who.phrase}` });
      who.count = who.several ? 1 : who.count - 1;
      second.from = other.id;
      for (const { kind, from, to } of [...draft.relations])
        if (from === who.id && !worn.some((one) => one.to === to)) draft.relate(kind, other.id, to);
      for (const action of [...draft.actions])
        if (action.agent === who.id) draft.actions.push({ ...action, agent: other.id });
    }
  },
};

/** Hair that has the name of something to eat. */
const buns: Rule = {
  name: 'somebody with a bun has it in the hair',
  example: {
    prompt: 'a woman with glasses and a bun',
    elements: ['woman', 'glasses'],
    without: ['bun'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const element = draft.element(to);
      const isHair = /^(?:hair )?buns?$/i.test(element?.phrase.split(' ').at(-1) ?? '');
      const isIn = kind === 'in' && isAfterHair(draft, to);
      const isHad = kind === 'with' || kind === 'holding' || kind === 'wearing' || isIn;
      if (!element || !isHair || !isHad || draft.kindOf(from) !== 'person') continue;
      element.concept = 'hair';
      element.attributes.push(element.count === 2 ? 'twin-buns' : 'bun');
      relabel(draft, from, to);
    }
  },
};

/** `white hair in a bun`. */
function isAfterHair(draft: Draft, id: string): boolean {
  const index = draft.elements.findIndex((one) => one.id === id);
  return draft.elements[index - 1]?.concept === 'hair';
}

function relabel(draft: Draft, from: string, to: string): void {
  for (const relation of draft.relations)
    if (relation.from === from && relation.to === to) relation.kind = 'with';
}

const BRANDED =
  /\b(?:for|of) (?:a|an|the|our|my|your) ([\p{L} -]{3,30}?) (?:brand|company|shop|store|startup|business|app|agency|cafe|café|restaurant)\s*[:,]/iu;

export const brands: Rule = {
  name: 'the mascot of a brand is what follows, and not what the brand sells',
  example: {
    prompt: 'mascot of a coffee brand: a smiling cup with arms',
    elements: ['cup', 'arm'],
    without: ['coffee'],
  },
  apply(draft, prompt) {
    const [, name = ''] = BRANDED.exec(prompt) ?? [];
    if (draft.template?.id !== 'mascot' || name === '') return;
    const gone = draft.elements.filter(({ phrase }) => name.toLowerCase() === phrase.toLowerCase());
    if (gone.length === 0 || gone.length === draft.elements.length) return;
    for (const { phrase } of gone) draft.fate(phrase, 'ignored', 'whose mascot it is');
    remove(draft, (id) => gone.some((one) => one.id === id));
  },
};

const CONVEYING = /^(?:push|pull)$/;

/** `pushing a stroller with a baby`: the baby is in what is pushed. */
function boardWithRide(draft: Draft, agent: string, patient: string): void {
  if (!isOfSort(draft.element(patient)?.concept, 'carries-somebody')) return;
  const companion = draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'with' && from === agent && draft.kindOf(to) === 'person' && to !== patient,
  );
  const young = draft.element(companion?.to ?? '');
  const isThere = draft.relations.some(
    ({ kind, from }) => from === young?.id && /^(?:on|in)$/.test(kind),
  );
  if (!companion || isThere || !isOfSort(young?.concept, 'conveyed')) return;
  companion.kind = 'in';
  companion.from = companion.to;
  companion.to = patient;
}

export const conveyed: Rule = {
  name: 'who pushes somebody in a wheelchair or on a sled pushes the wheelchair or the sled',
  example: {
    prompt: 'a nurse pushing an old man in a wheelchair',
    brief: { actions: [{ verb: 'push', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      if (!CONVEYING.test(verb) || patient === undefined) continue;
      if (!draft.isAnimate(patient)) {
        boardWithRide(draft, agent, patient);
        continue;
      }
      const ride = draft.relations.find(
        ({ kind, from, to }) =>
          from === patient &&
          /^(?:in|on)$/.test(kind) &&
          to !== agent &&
          // Whoever pushes a swing has no handle of it in the hand.
          draft.kindOf(to) !== 'building' &&
          isOfSort(draft.element(to)?.concept, 'carries-somebody'),
      )?.to;
      if (ride !== undefined) action.patient = ride;
    }
  },
};

/** What somebody is dressed as, plays together, and has in the hair. */
export const COSTUME_RULES: readonly Rule[] = [costumes, ensembles, buns];
