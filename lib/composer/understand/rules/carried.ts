import type { Draft } from '../read/draft';
import { TRADE_WEAR } from '../read/trades';
import { remove } from './imply';
import type { Rule } from './rule';

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
      if (kind !== 'with' || draft.kindOf(from) !== CLOTHES || draft.kindOf(to) === CLOTHES)
        continue;
      const { concept = '', phrase = '' } = draft.element(to) ?? {};
      const wearer = wearerOf(draft, from);
      const isKnown = concept !== '' && !OF_CLOTHES.test(concept) && !OF_CLOTHES.test(phrase);
      if (!wearer || !isKnown || !draft.isAnimate(wearer)) continue;
      draft.relations.splice(draft.relations.indexOf(relation), 1);
      const isHeld =
        draft.lexicon.factsOf(concept)?.habitat === 'hand' || draft.kindOf(to) === 'tool';
      draft.relate(isHeld ? 'holding' : 'with', wearer, to);
    }
  },
};

/** Parts of somebody by which things are carried, and how those are had. */
const CARRIED: readonly {
  at: RegExp;
  kinds: RegExp;
  things?: RegExp;
  kind: 'wearing' | 'holding';
  attribute?: string;
}[] = [
  { at: /^arm$/, kinds: /^under$/, kind: 'holding', attribute: 'under-arm' },
  {
    at: /^(?:belt|hip|waist|side)$/,
    kinds: /^(?:at|on|hanging|in|beside|under)$/,
    things: /^sword$/,
    kind: 'wearing',
  },
  { at: /^mouth$/, kinds: /^(?:in|at|between)$/, things: /^pipe$/, kind: 'wearing' },
];

/** The thing that stands right before a part of the body: `with a helmet under her arm`. */
function before(draft: Draft, partId: string, from: string): string {
  if (!draft.isAnimate(from)) return from;
  const index = draft.elements.findIndex(({ id }) => id === partId);
  return draft.elements[index - 1]?.id ?? from;
}

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
        ({ at, kinds, things }) =>
          at.test(name) && kinds.test(kind) && (things?.test(thing?.concept ?? '') ?? true),
      );
      const owner = draft.elements.find(({ id }) => id !== thing?.id && draft.isAnimate(id));
      if (!found || !part || !thing || !owner || draft.isAnimate(thing.id)) continue;
      draft.fate(part.phrase, 'ignored', 'where it is carried');
      remove(draft, (id) => id === part.id);
      const others = draft.relations.filter((one) => one.to !== thing.id && one.from !== thing.id);
      draft.relations.splice(0, draft.relations.length, ...others);
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
  if (!thing || !own || !/^(?:hard-hat|helmet|hat|cap)$/.test(thing.concept ?? '')) return;
  thing.concept = draft.lexicon.conceptNamed(own);
}

const COSTUME =
  /\b(?:dressed (?:up )?as|disguised as|in the costume of|wearing the costume of|cosplaying as)\s+(?:an? |the )?([a-z]+(?: [a-z]+)?)/i;

export const costumes: Rule = {
  name: 'who is dressed as a king is in the clothes of one',
  example: { prompt: 'a cat dressed as a king', elements: ['cat'], without: ['king'] },
  apply(draft, prompt) {
    const [, name = ''] = COSTUME.exec(prompt) ?? [];
    if (name === '') return;
    const words = name.toLowerCase().split(' ');
    const role = draft.elements.find(
      ({ id, phrase }) =>
        draft.isAnimate(id) && words.some((word) => phrase.toLowerCase().split(' ').includes(word)),
    );
    const who = draft.elements.find(({ id }) => id !== role?.id && draft.isAnimate(id));
    if (!role?.concept || !who) return;
    who.attributes.push(role.concept);
    draft.fate(role.phrase, 'attribute', who.id);
    remove(draft, (id) => id === role.id);
  },
};

/** Hair that has the name of something to eat. */
export const buns: Rule = {
  name: 'somebody with a bun has it in the hair',
  example: {
    prompt: 'a woman with glasses and a bun',
    elements: ['woman', 'glasses'],
    without: ['bun'],
  },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const element = draft.element(to);
      const isHair = /^(?:hair )?buns?$/i.test(element?.phrase.split(' ').at(-1) ?? '');
      const isHad = kind === 'with' || kind === 'holding' || kind === 'wearing';
      if (!element || !isHair || !isHad || draft.kindOf(from) !== 'person') continue;
      element.concept = 'hair';
      element.attributes.push('bun');
      relabel(draft, from, to);
    }
  },
};

function relabel(draft: Draft, from: string, to: string): void {
  for (const relation of draft.relations)
    if (relation.from === from && relation.to === to) relation.kind = 'with';
}
