import type { BriefElement, BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { remove } from './imply';
import type { Rule } from './rule';

/** What `behind it`, `around him`, `below` and `on its back` mean: things that were told before. */

const isAfter = (prompt: string, { phrase }: BriefElement, words: string) =>
  new RegExp(`${escaped(phrase)}(?: (?!and |with |or )[a-z-]+){0,2} ${words}`, 'iu').test(prompt);

const relationsOf = (draft: Draft, kind: BriefRelation['kind']) =>
  draft.relations.filter((one) => one.kind === kind);

const behindThem: Rule = {
  name: 'boats moored behind a pelican are behind it, and not the pelican behind the boats',
  example: {
    prompt: 'a gull perched on a pole with sailboats moored behind it',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'behind', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!/\bbehind (?:it|him|her|them)\b/i.test(prompt)) return;
    for (const relation of relationsOf(draft, 'behind')) {
      const { from, to } = relation;
      const [front, back] = [draft.element(from), draft.element(to)];
      const isOf = (one: BriefElement | undefined) =>
        one !== undefined && isAfter(prompt, one, 'behind (?:it|him|her|them)\\b');
      if (isOf(back) && !isOf(front)) Object.assign(relation, { from: to, to: from });
      // `a pole with boats behind it`: the pole has none.
      draft.unrelate(
        (one) => one.kind === 'with' && one.to === relation.from && isOf(back ?? front),
      );
    }
  },
};

const allOver: Rule = {
  name: 'what is all over a table lies on it, and hangs over none',
  example: {
    prompt: 'flour all over the table',
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!/\ball over\b/i.test(prompt)) return;
    for (const relation of relationsOf(draft, 'above')) {
      const upper = draft.element(relation.from);
      if (upper && isAfter(prompt, upper, 'all over\\b')) relation.kind = 'on';
    }
  },
};

/** Who or what stood before: what bears the others is not meant. */
function meantBy(draft: Draft, pronoun: string, before: BriefElement): BriefElement | undefined {
  const told = draft.elements.slice(0, draft.elements.indexOf(before));
  if (pronoun !== 'it') return told.find(({ id }) => draft.isAnimate(id));
  return told.find(({ id }) => !/^(?:furniture|body-part)$/.test(draft.kindOf(id) ?? ''));
}

const aroundThem: Rule = {
  name: 'candles that float around him are around who was told of, and not around his desk',
  example: {
    prompt: 'a wizard at a desk, candles floating around him',
    brief: {
      relations: [
        { kind: 'at', from: 'e1', to: 'e2' },
        { kind: 'around', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    const [, pronoun = ''] = /\baround (it|him|her|them)\b/i.exec(prompt) ?? [];
    if (pronoun === '') return;
    for (const relation of relationsOf(draft, 'around')) {
      const ring = draft.element(relation.from);
      const about = draft.element(relation.to);
      if (!ring || !about || !isAfter(prompt, ring, `around ${pronoun}\\b`)) continue;
      const isListed = new RegExp(
        `${escaped(about.phrase)} and (?:\\w+ ){0,2}?${escaped(ring.phrase)}`,
        'iu',
      ).test(prompt);
      const isWho = pronoun !== 'it' && !draft.isAnimate(about.id);
      const meant =
        isListed || isWho ? meantBy(draft, pronoun, isListed ? about : ring) : undefined;
      if (!meant || meant === about || meant === ring) continue;
      relation.to = meant.id;
      if (isListed) draft.relate('around', about.id, meant.id);
    }
  },
};

const below: Rule = {
  name: 'what is below, and below nothing that is named, is under what the picture is of',
  example: {
    prompt: 'a cable car over pine trees with a cabin below',
    brief: {
      relations: [
        { kind: 'above', from: 'e1', to: 'e2' },
        { kind: 'under', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    for (const relation of relationsOf(draft, 'under')) {
      const lower = draft.element(relation.from);
      if (!lower || !isAfter(prompt, lower, '(?:below|underneath|beneath)(?=\\s*(?:[,.;]|$))'))
        continue;
      const above = draft.relations.find(
        ({ kind, from, to }) => kind === 'above' && to === relation.to && from !== lower.id,
      );
      if (above) relation.to = above.from;
    }
  },
};

const onBacks: Rule = {
  name: 'what an animal carries on its back is there, and not the animal on its own back',
  example: {
    prompt: 'a turtle carrying a castle on its back',
    elements: ['turtle', 'castle'],
    without: ['back'],
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!/\bcarr(?:y|ies|ying) .{2,40} on (?:its|his|her|their) (?:backs?|shells?)\b/i.test(prompt))
      return;
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const back = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' && from === agent && /^backs?$/i.test(draft.element(to)?.phrase ?? ''),
      )?.to;
      if (verb !== 'hold' || !draft.element(patient) || back === undefined) continue;
      if (!/^(?:animal|fantasy)$/.test(draft.kindOf(agent) ?? '')) continue;
      draft.fate(draft.element(back)?.phrase ?? '', 'ignored', 'where it is carried');
      remove(draft, (id) => id === back);
      draft.unrelate(({ from, to }) => from === agent && to === patient);
      draft.relate('on', patient, agent);
      delete action.patient;
    }
  },
};

export const TOLD_AGAIN: readonly Rule[] = [behindThem, allOver, aroundThem, below, onBacks];
