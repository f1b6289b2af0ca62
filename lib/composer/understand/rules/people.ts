import { TRADE_WEAR } from '../read/trades';
import { frameOf } from '../words/work';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { wardrobe } from './attire';
import { rename } from './doings';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

export const trades: Rule = {
  name: 'an animal with a trade wears what the trade is known by',
  example: { prompt: 'a chubby penguin king', elements: ['penguin', 'crown'], without: ['king'] },
  apply(draft) {
    for (const { id, attributes } of [...draft.elements]) {
      if (!/^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '')) continue;
      const trade = attributes.find((one) => one in TRADE_WEAR);
      const worn = trade === undefined ? undefined : TRADE_WEAR[trade];
      if (trade === undefined || worn === undefined) continue;
      const element = draft.element(id);
      if (element && isStanding(draft, id)) element.attributes.push('upright');
      if (isWornAlready(draft, id, worn)) continue;
      const item = imply(draft, {
        concept: worn,
        because: `worn by a ${trade.replaceAll('-', ' ')}`,
      });
      if (item) draft.relate('wearing', id, item);
    }
  },
};

/** What stands as people do in the clothes of its trade; who flies, swims or rides does so as it is. */
const isStanding = ({ actions }: Draft, id: string): boolean =>
  !actions.some(
    ({ agent, verb }) => agent === id && /^(?:fly|swim|sleep|lie|run|walk|jump)$/.test(verb),
  );

/** `a wizard with a hat`: the hat is a wizard's. */
function isWornAlready(draft: Draft, id: string, worn: string): boolean {
  if (!HATS.test(worn)) return false;
  const hat = draft.relations
    .filter(({ kind, from }) => from === id && (kind === 'with' || kind === 'wearing'))
    .map(({ to }) => draft.element(to))
    .find((one) => HATS.test(one?.concept ?? ''));
  if (hat && /^(?:hat|cap|helmet)$/.test(hat.concept ?? ''))
    hat.concept = draft.lexicon.conceptNamed(worn);
  return hat !== undefined;
}

const HATS = /(?:hat|cap|helmet|crown|tiara|fedora)$/;

/** Who a group consists of, and what they are to whoever stands first in it. */
const GROUPS: Record<string, { first: string; others: readonly string[]; size?: number }> = {
  family: { first: 'mother', others: ['father', 'girl', 'boy', 'child'] },
  couple: { first: 'woman', others: ['man'] },
  'old-couple': { first: 'grandmother', others: ['grandfather'] },
  parents: { first: 'mother', others: ['father'] },
  siblings: { first: 'girl', others: ['boy'] },
  triplets: { first: 'girl', others: ['girl', 'girl'], size: 3 },
  roommates: { first: 'young-woman', others: ['young-man'] },
  classmates: { first: 'pupil', others: ['pupil', 'pupil'], size: 3 },
};
const WEDDING =
  /bride|newlywed|wedding|brautpaar|hochzeit|mariés|novios|sposi|noivos|молодожён|新郎/i;
const PAIR = /couple|paar|pareja|coppia|casal|пара|夫婦/i;
const NEWLYWEDS = { first: 'bride', others: ['groom'] } as const;
const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight'];
const FAMILY_SIZE = 4;

const isPluralOnly = ({ concept = '', several }: BriefElement) =>
  several && isOfSort(concept, 'plural-people');

function sizeOf({ concept = '' }: BriefElement, prompt: string): number {
  return concept === 'family' ? familySize(prompt) : (GROUPS[concept]?.size ?? 2);
}

/** How many a family has: the number that is said, between three and five, since more are a crowd. */
function familySize(prompt: string): number {
  const said = /\bfamily of (\w+)/i.exec(prompt)?.[1]?.toLowerCase() ?? '';
  const number = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 3 : Number(said);
  return Number.isInteger(number) && number >= 3 ? Math.min(5, number) : FAMILY_SIZE;
}

/** Of older people who are no couple, so many are women and so many are men. */
const OF_EACH = 2;
const isPairOf = ({ phrase }: BriefElement) =>
  PAIR.test(phrase) || !/\b(?:people|folks?|seniors|pensioners|group)\b/i.test(phrase);

const groups: Rule = {
  name: 'a family or a couple is several people who do the same',
  example: {
    prompt: 'a family of four in the park',
    elements: ['mother', 'father', 'girl', 'boy'],
    without: ['family'],
  },
  apply(draft, prompt) {
    for (const element of [...draft.elements]) {
      const isWedding = element.concept === 'couple' && WEDDING.test(element.phrase);
      const isOldPair = element.concept === 'senior' && PAIR.test(element.phrase);
      const kind = isOldPair ? 'old-couple' : (element.concept ?? '');
      const group = isWedding ? NEWLYWEDS : GROUPS[kind];
      if (!group || (element.count > 1 && !isPluralOnly(element))) continue;
      if (areListed(draft, element)) continue;
      if (isPluralOnly(element)) Object.assign(element, { count: 1, several: false });
      const size = sizeOf(element, prompt);
      if (areOneKind(draft, element, group.first, size)) continue;
      element.concept = draft.lexicon.conceptNamed(group.first);
      const count = kind === 'old-couple' && !isPairOf(element) ? OF_EACH : 1;
      element.count = count;
      for (const concept of group.others.slice(0, size - 1)) {
        const attributes = [...element.attributes];
        const because = `one of the ${element.phrase}`;
        const id = imply(draft, { concept, count, attributes, because, another: true });
        if (id) joinIn(draft, element.id, id);
      }
    }
  },
};

/** Who a group is, and what of its clothes each has on. */
export const grouped: readonly Rule[] = [groups, wardrobe];

/** `family portrait: father, mother, two kids`: its members are told, and are no others. */
function areListed(draft: Draft, family: BriefElement): boolean {
  const members = draft.elements.filter(({ concept = '' }) => isOfSort(concept, 'relative'));
  if (family.concept !== 'family' || members.length < 2) return false;
  const deeds = draft.actions.filter(({ agent }) => agent === family.id);
  const others = deeds.length > 0 ? doersLeft(draft, members) : [];
  draft.fate(family.phrase, 'ignored', 'its members are named');
  for (const deed of deeds) for (const { id } of others) draft.actions.push({ ...deed, agent: id });
  remove(draft, (id) => id === family.id);
  return true;
}

/** Fewer are no family at whatever it does. */
const FEWEST_AT_IT = 2;
const FAMILY = ['mother', 'father', 'boy', 'girl'] as const;

/** `family decorating a tree, dad lifting the daughter`: who does as the family, where some are told to do something else. */
function doersLeft(draft: Draft, members: readonly BriefElement[]): BriefElement[] {
  const isBusy = ({ id }: BriefElement) =>
    draft.actions.some(({ agent, patient }) => agent === id || patient === id);
  const left = members.filter((one) => !isBusy(one));
  for (const concept of FAMILY) {
    if (left.length >= FEWEST_AT_IT) break;
    // Who is named is no second one.
    const id = imply(draft, { concept, because: 'one of the family' });
    const element = draft.element(id ?? '');
    if (element) left.push(element);
  }
  return left;
}

/** Where a whole group is: at a table, around a fire, in a boat. */
const SHARED = /^(?:at|around|on|in|under|in-front-of|behind)$/;

/** What one of a group does for all: what they have in the arms or hand to somebody, and what two do with each other. */
const DONE_BY_ONE = /^(?:held|partner|worn|sky|inside)$/;
/** Each has one of it in the hand, or all are at it. */
const DONE_BY_EACH = /^(?:eat|drink|read|cut|play-|watch|look)/;

/** Whether all of a group have the hands on what one of them is told to do something to. */
function isDoneByAll(verb: string): boolean {
  const frame = frameOf(verb);
  if (!frame || DONE_BY_EACH.test(verb)) return frame !== undefined;
  return frame.to !== undefined && !DONE_BY_ONE.test(frame.to) && frame.id !== 'feed';
}

/** Lets a member be where the first of its group is, else beside, and do what all of them do. */
function joinIn(draft: Draft, firstId: string, id: string): void {
  for (const { kind, from, to } of [...draft.relations])
    if (from === firstId && SHARED.test(kind)) draft.relate(kind, id, to);
  for (const { verb, agent, patient, instrument } of [...draft.actions]) {
    if (agent !== firstId || !draft.mayAct || !(isDoneByAll(verb) || !(patient ?? instrument)))
      continue;
    draft.actions.push({
      verb,
      agent: id,
      ...(patient ? { patient } : {}),
      ...(instrument ? { instrument } : {}),
    });
  }
  draft.relate('beside', id, firstId);
}

/** Makes a group that does something to several things, as riding bicycles, that many people of one kind, with one each. */
function areOneKind(draft: Draft, element: BriefElement, first: string, size: number): boolean {
  const { id } = element;
  const action = draft.actions.find(({ agent }) => agent === id);
  const patient = action?.patient === undefined ? undefined : draft.element(action.patient);
  if (!patient?.several) return false;
  element.concept = draft.lexicon.conceptNamed(/^(?:woman|mother)$/.test(first) ? 'person' : first);
  element.count = size;
  patient.count = size;
  return true;
}

export const exhausted: Rule = {
  name: 'whose head is on the desk sits slumped over it',
  example: {
    prompt: 'a man with his head on the desk',
    elements: ['man', 'desk'],
    without: ['head'],
    brief: { actions: [{ verb: 'slump', agent: 'e1' }] },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const head = draft.element(kind === 'with' ? to : from);
      const owner = kind === 'with' ? from : to;
      if (!/^(?:with|part-of)$/.test(kind) || head?.concept !== 'head' || !draft.isAnimate(owner))
        continue;
      const on = draft.relations.find(
        (one) =>
          one.kind === 'on' &&
          (one.from === head.id || one.from === owner) &&
          isOfSort(draft.element(one.to)?.concept, 'head-laid-on'),
      );
      if (!on || !draft.mayAct) continue;
      // On a stack the head lies higher; else the owner is at what it lies on.
      const isStack = isOfSort(draft.element(on.to)?.concept, 'slept-on-at-work');
      draft.relate(isStack ? 'on' : 'at', owner, on.to);
      draft.relations.splice(draft.relations.indexOf(on), 1);
      draft.fate(head.phrase, 'ignored', 'laid down');
      draft.actions.push({ verb: 'slump', agent: owner });
      remove(draft, (id) => id === head.id);
    }
  },
};

const POSTURE = /^(?:sit|stand|lie|sleep|jump|kneel|dance|climb|read-in-bed|pillow-fight)$/;

/** How one person is on another. */
const ON_SOMEBODY =
  /^(?:ride|sit|lie|sleep|stand|climb|balance|dance|jump|fly|land|perch|carry|crawl|float|hang)/;

const besideSomebody: Rule = {
  name: 'who does something on somebody stands beside them',
  example: {
    prompt: 'a cobbler sewing a patch on a woman',
    brief: {
      relations: [
        { kind: 'beside', from: 'e1', to: 'e3' },
        { kind: 'at', from: 'e1', to: 'e4' },
      ],
    },
  },
  apply(draft) {
    const isPerson = (id: string) => draft.kindOf(id) === 'person';
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'on' || !isPerson(from) || !isPerson(to)) continue;
      const own = draft.actions.filter(({ agent }) => agent === from);
      const isWorking = own.some(({ patient }) => patient !== undefined && patient !== to);
      if (isWorking && !own.some(({ verb }) => ON_SOMEBODY.test(verb))) relation.kind = 'beside';
    }
  },
};

const grandchildren: Rule = {
  name: 'a grandson is a boy, a granddaughter a girl',
  example: {
    prompt: 'an old man and his grandson',
    brief: { elements: [{}, { concept: 'grandchild', attributes: ['male'] }] as BriefElement[] },
  },
  apply(draft) {
    for (const { concept, phrase, attributes } of draft.elements) {
      if (concept !== 'grandchild' || attributes.some((one) => /^(?:fe)?male$/.test(one))) continue;
      const [said] = /grand(?:son|daughter)/i.exec(phrase) ?? [];
      if (said) attributes.push(/son$/i.test(said) ? 'male' : 'female');
    }
  },
};

/** Done to somebody who sits up for it. */
const SAT_FOR = /^(?:braid|comb-other|cut-hair|dry-hair|make-up|polish-nails|massage)$/;

/** What one sits in, leaning back, and lies in only asleep. */
const LEANT_BACK_IN = 'deck-chair';

/** Who rests in a deck chair sits in it. */
function sitBack(draft: Draft, sitter: string): void {
  const resting = draft.actions.find(
    ({ agent, verb }) => agent === sitter && /^(?:relax|rest|lie|lie-back)$/.test(verb),
  );
  if (resting) rename(draft, resting, 'sit');
  else if (draft.mayAct && !draft.actions.some(({ agent }) => agent === sitter))
    draft.actions.push({ verb: 'sit', agent: sitter });
}

/** Who makes music, sews or eats on a bed sits up. */
const DONE_SITTING =
  /^(?:play-(?!dead)[a-z-]+|paint|draw|sew|knit|crochet|eat|drink|type|write|fold|pack|comb-hair|study)$/;

const lying: Rule = {
  name: 'who is in a hammock or a bed lies there',
  example: {
    prompt: 'a man in a hammock',
    brief: { actions: [{ verb: 'lie', agent: 'e1' }] },
  },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const isBed = isOfSort(draft.element(to)?.concept, 'lain-in');
      if (!isBed || !/^(?:in|on)$/.test(kind) || !draft.isAnimate(from)) continue;
      if (draft.element(to)?.concept === LEANT_BACK_IN && draft.kindOf(from) === 'person') {
        sitBack(draft, from);
        continue;
      }
      const isElse = draft.actions.some(
        ({ agent, patient, verb }) =>
          (agent === from && POSTURE.test(verb)) || (patient === from && SAT_FOR.test(verb)),
      );
      if (isElse || !draft.mayAct) continue;
      const isUp =
        kind === 'on' &&
        draft.kindOf(from) === 'person' &&
        draft.actions.some(({ agent, verb }) => agent === from && DONE_SITTING.test(verb));
      draft.actions.push({ verb: isUp ? 'sit' : 'lie', agent: from });
    }
  },
};

/** How people lie, stand beside each other and are told apart. */
export const amongPeople: readonly Rule[] = [lying, besideSomebody, grandchildren];
