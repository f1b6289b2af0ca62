import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What somebody has taken off, and what they have on by the part of them that it is on. */

/** Between what was taken off and where it lies. */
const LYING =
  '(?:lying |resting |left |placed |put |thrown |tossed |hanging |standing |sitting |forgotten |abandoned )?';
const WHERE =
  '(on|under|beside|next to|near|by|behind|against|over|in front of) (?:the|an?|his|her|their) ';
/** Where clothes are that somebody has on. */
const ON_BODY =
  /^(?:head|heads|face|shoulders?|back|feet|foot|hands?|neck|chest|body|hips?|waist|arms?|legs?|ears?|nose|eyes?|wrists?)\b/i;
/** `a hiker with boots on a rock`: who has them on is there. */
const HAD_ON = /\b(?:with|in|wearing|and)(?: (?:an?|the|his|her|their|some))?(?: [a-z-]+)? $/iu;
const KINDS: Readonly<Record<string, 'on' | 'under' | 'beside' | 'behind' | 'against'>> = {
  on: 'on',
  over: 'on',
  under: 'under',
  behind: 'behind',
  against: 'against',
};

const isClothing = (draft: Draft, id: string) =>
  draft.kindOf(id) === 'clothing' || isOfSort(draft.element(id)?.concept, 'worn-device');

/** Where the prompt has it lie, and on what; nothing where that is a part of somebody. */
function lyingPlaceOf(draft: Draft, id: string, prompt: string) {
  const phrase = draft.element(id)?.phrase ?? '';
  const said = new RegExp(`${escaped(phrase)} ${LYING}${WHERE}(.{1,40})`, 'iu').exec(prompt);
  const [, preposition = '', rest = ''] = said ?? [];
  if (!said || ON_BODY.test(rest) || HAD_ON.test(prompt.slice(0, said.index))) return undefined;
  const bearer = draft.elements.find(
    (one) => one.id !== id && rest.toLowerCase().startsWith(one.phrase.toLowerCase()),
  );
  return bearer && !draft.isAnimate(bearer.id)
    ? { kind: KINDS[preposition.toLowerCase()] ?? ('beside' as const), to: bearer.id }
    : undefined;
}

export const takenOff: Rule = {
  name: 'a helmet on the ground is not on a head',
  example: {
    prompt: 'a knight kneeling, helmet on the ground beside her',
    elements: ['knight'],
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'beside', from: 'e2', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'wearing' || !isClothing(draft, to)) continue;
      const place = lyingPlaceOf(draft, to, prompt);
      if (!place) continue;
      draft.unrelate(
        (one) =>
          (one.kind === 'wearing' && one.from === from && one.to === to) ||
          (one.from === from && one.to === place.to && one.kind === place.kind),
      );
      draft.relate(place.kind, to, place.to);
    }
  },
};

/** On a part of somebody it is worn, whatever it is told with. */
const ON_PART =
  ' (?:around|on|over|round) (?:his|her|its|their) (?:wrists?|necks?|heads?|fingers?|ankles?|ears?|faces?|arms?)\\b';

const putOn: Rule = {
  name: 'a watch on a wrist is worn, and held by no hand',
  example: {
    prompt: 'a woman jogging with a smartwatch on her wrist',
    elements: ['woman', 'smartwatch'],
    brief: { relations: [{ kind: 'wearing', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    for (const relation of draft.relations) {
      const { kind, to } = relation;
      if (!/^(?:holding|with)$/.test(kind) || !isClothing(draft, to)) continue;
      const phrase = draft.element(to)?.phrase ?? '';
      if (new RegExp(`${escaped(phrase)}${ON_PART}`, 'iu').test(prompt)) relation.kind = 'wearing';
    }
  },
};

/** Read after who holds what is told. */
export const PUT_ON: readonly Rule[] = [putOn];
