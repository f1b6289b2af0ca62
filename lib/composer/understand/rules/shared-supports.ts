import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { lookedAt } from './looked-at';
import { REACHING_RULES } from './reaching';
import type { Rule } from './rule';

/** Several on one table, bench or rock, where a sentence says only of the last of them that it is there. */

const PHRASE = '(?:an? |the |two |three |some )?(?:[a-z-]+ ){0,3}[a-z-]+';
const LIST = new RegExp(
  `^(?:${PHRASE}, ){1,6}(?:and )?${PHRASE} (on|in|under) (?:an?|the|her|his) (?:[a-z-]+ ){0,2}[a-z-]+[.]?$`,
  'i',
);
const AT = /^(?:on|in|under|hanging|above|beside|behind|at|out-of)$/;

const isPlaced = ({ relations }: Draft, id: string): boolean =>
  relations.some(({ kind, from }) => from === id && AT.test(kind));

const listedOnOne: Rule = {
  name: 'what is listed with commas before a table is all on it',
  example: {
    prompt: 'a lantern, a vase, a rocket on a table',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e4' },
        { kind: 'on', from: 'e2', to: 'e4' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en' || draft.actions.length > 0 || draft.template) return;
    const [only] = draft.relations;
    if (!only || draft.relations.length > 1 || !LIST.test(prompt.trim())) return;
    const host = draft.element(only.to);
    const last = draft.elements.at(-1);
    if (!host || host !== last || !/^(?:on|in|under)$/.test(only.kind)) return;
    const { heightCm: hostCm = 0 } = conceptOf(host.concept ?? '') ?? {};
    draft.unrelate((one) => one === only);
    for (const { id, concept = '' } of draft.elements)
      if (
        id === only.from ||
        (id !== host.id && (conceptOf(concept)?.heightCm ?? Infinity) <= Math.max(hostCm, ROOM_CM))
      )
        draft.relate(only.kind, id, host.id);
  },
};
/** Up to how high things stand on a low table. */
const ROOM_CM = 70;

const BEARS = /^(?:furniture|nature)$/;
const BESIDE_ON =
  /\b(?:beside|next to|near|by|alongside) (?:an?|the|his|her|its|another) (?:[a-z-]+ ){1,3}?on (?:an?|the|his|her|its|their) /i;

const besideOnOne: Rule = {
  name: 'a cat next to a dog on a bench is on the bench as well',
  example: {
    prompt: 'a cat next to a dog on a bench',
    brief: {
      relations: [
        { kind: 'beside', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!BESIDE_ON.test(prompt)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'beside') continue;
      const [one, other] = isOn(draft, from) ? [from, to] : [to, from];
      const support = isOn(draft, one);
      if (!support || !BEARS.test(draft.kindOf(support.to) ?? '')) continue;
      const isOther = draft.relations.some(
        (each) => each.from === other && AT.test(each.kind) && each.kind !== 'beside',
      );
      const heightOf = (id: string) =>
        conceptOf(draft.element(id)?.concept ?? '')?.heightCm ?? Infinity;
      const fits = draft.isAnimate(one) === draft.isAnimate(other) || heightOf(other) <= ROOM_CM;
      if (!isOther && fits && other !== support.to) draft.relate('on', other, support.to);
    }
  },
};
const isOn = ({ relations }: Draft, id: string) =>
  relations.find(({ kind, from }) => kind === 'on' && from === id);

const dressedOnOne: Rule = {
  name: 'two who are told with what they wear share the bench that is told then',
  example: {
    prompt: 'a cat in a scarf and a dog in a hat on a bench',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'wearing', from: 'e3', to: 'e4' },
        { kind: 'on', from: 'e3', to: 'e5' },
        { kind: 'on', from: 'e1', to: 'e5' },
      ],
    },
  },
  apply(draft) {
    const { elements, relations } = draft;
    const at = (id: string) => elements.findIndex((one) => one.id === id);
    const worn = relations.filter(({ kind }) => kind === 'wearing');
    for (const { from: second, to: secondWorn } of worn) {
      const support = isOn(draft, second);
      const first = worn.find(({ to }) => at(to) === at(second) - 1)?.from;
      const isNext = support && at(support.to) === at(secondWorn) + 1;
      if (first && isNext && first !== second && !isPlaced(draft, first) && draft.isAnimate(first))
        draft.relate('on', first, support.to);
    }
  },
};

const ON_TOP =
  /\bwith (?:[a-z-]+ ){1,8}?(?:on top|on it|upon it|on its top)(?=[,.;!]|$| (?:by|in|at|near|of a)\b)/i;

const listedOnTop: Rule = {
  name: 'a lamp and a vase that a table has on top are both on it',
  example: {
    prompt: 'a table by the window with a lamp and a vase on top',
    brief: {
      relations: [
        { kind: 'beside', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e4', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template || !ON_TOP.test(prompt)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'with') continue;
      const isOn = draft.relations.find((one) => one.kind === 'on' && one.from === to);
      const own = draft.elements.find(
        ({ id }) => draft.kindOf(id) === 'furniture' && ROOMY.test(draft.element(id)?.phrase ?? ''),
      );
      // Behind `by the window` it is still the table that was told.
      const host = ROOMY.test(draft.element(from)?.phrase ?? '') ? from : own?.id;
      if (!host || host === to || draft.isAnimate(to)) continue;
      draft.unrelate((one) => one.kind === 'with' && one.to === to);
      if (isOn) isOn.to = host;
      else draft.relate('on', to, host);
    }
  },
};
const ROOMY =
  /\b(?:table|desk|dresser|cabinet|counter|sideboard|nightstand|chest|bench|stool|shelf)$/i;

/** Who is with somebody, in a word that says nothing of where else they are. */
const COMPANY = 'with (?:an? |the |his |her |their |its |two |three )?(?:[a-z-]+ ){0,2}?';

const companyOnOne: Rule = {
  name: 'of a girl with a dog on a bench both are on it',
  example: {
    prompt: 'a girl with a dog on a bench',
    brief: {
      relations: [
        { kind: 'with', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const company = draft.element(to);
      if (kind !== 'with' || !company || !draft.isAnimate(from) || !draft.isAnimate(to)) continue;
      const place = draft.relations.find((one) => /^(?:on|in)$/.test(one.kind) && one.from === to);
      const host = draft.element(place?.to ?? '');
      if (!place || !host || !bearsCompany(draft, host) || isPlaced(draft, from)) continue;
      const isBusy = draft.actions.some(({ agent, verb }) => agent === from && !RESTS.test(verb));
      const said = `${COMPANY}${escaped(company.phrase)} (?:on|in) (?:an?|the|his|her|their|its) `;
      if (isBusy || !new RegExp(said, 'iu').test(prompt)) continue;
      const pair = draft.relations.filter((one) => one.kind === 'beside' && one.to === from);
      for (const id of [from, ...pair.map((one) => one.from)])
        if (draft.isAnimate(id)) draft.relate(place.kind, id, host.id);
      if (isOfSort(host.concept, 'lies-to-sit-on')) sitThere(draft, [from, to]);
    }
  },
};
function sitThere(draft: Draft, ids: readonly string[]): void {
  if (!draft.mayAct) return;
  for (const id of ids)
    if (draft.kindOf(id) === 'person' && !draft.actions.some(({ agent }) => agent === id))
      draft.actions.push({ verb: 'sit', agent: id });
}
const RESTS = /^(?:sit|rest|relax|sleep|nap|lie|read|smile)$/;
const bearsCompany = (draft: Draft, { id, concept = '' }: BriefElement): boolean =>
  isOfSort(concept, 'bears-company') ||
  (draft.kindOf(id) === 'vehicle' && !isOfSort(concept, 'pushed-by-others'));

export const SHARED_SUPPORTS: readonly Rule[] = [
  listedOnOne,
  besideOnOne,
  dressedOnOne,
  companyOnOne,
  listedOnTop,
  ...REACHING_RULES,
  lookedAt,
];
