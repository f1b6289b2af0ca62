import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { beforeSomebody } from './before-somebody';
import { CONCERTED_RULES } from './concerted';
import { imply } from './imply';
import type { Rule } from './rule';
import { WHOSE_HANDS } from './whose-hands';

/** Who a word for many stands for, and where those are who have to do with each other. */

const CHOIR = /\b(?:choirs?|choristers?|choral group|chœur|coro|chor)\b|(?<!\p{L})хор(?!\p{L})/iu;
/** So many are a choir in two rows. */
const IN_CHOIR = 5;

const choirs: Rule = {
  name: 'a choir is several who sing',
  example: {
    prompt: 'a choir singing in the church',
    elements: ['people'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const isTold = draft.relations.some(
        ({ kind, from }) => kind === 'part-of' && from === element.id,
      );
      if (isTold || element.count > 1 || !CHOIR.test(element.phrase)) continue;
      if (draft.kindOf(element.id) !== 'person') continue;
      element.count = IN_CHOIR;
      element.several = true;
    }
  },
};

const IN_GROUP = 5;

const gatherings: Rule = {
  name: 'a group of people is several',
  example: {
    prompt: 'a group of people walking in a park',
    brief: { places: [{ concept: 'park', phrase: 'park', attributes: [], colors: [] }] },
  },
  apply(draft) {
    for (const element of draft.elements) {
      const isOneOfThem = draft.divided.has(element.id) || /\bperson$/i.test(element.phrase);
      if (element.concept !== 'people' || element.count > 1 || isOneOfThem) continue;
      element.count = IN_GROUP;
      element.several = true;
    }
  },
};

/** Done by two who are in one place. */
const TOGETHER = /^(?:exchange|talk|chat|whisper|play-game)$/;

/** What somebody sits on with an animal that they share something with. */
function sharedPerch({ relations, actions }: Draft, from: string) {
  const isDoing = actions.some(({ agent, verb }) => agent === from && TOGETHER.test(verb));
  return isDoing
    ? relations.find(({ kind, from: who }) => kind === 'on' && who === from)
    : undefined;
}

const onOnePerch: Rule = {
  name: 'a crow with whom a bread is shared on a log is on the log as well',
  example: {
    prompt: 'a chimney sweep sitting on a log and sharing bread with a crow',
    elements: ['chimney sweep', 'log', 'crow'],
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'with', from: 'e1', to: 'e4' },
        { kind: 'on', from: 'e4', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'with' || draft.kindOf(to) !== 'animal') continue;
      const perch = sharedPerch(draft, from);
      const isElsewhere = draft.relations.some((one) => one.from === to);
      const concept = draft.element(perch?.to ?? '')?.concept;
      if (perch && !isElsewhere && !isOfSort(concept, 'pole')) draft.relate('on', to, perch.to);
    }
  },
};

const MARKET = /\b(?:market(?:place)?|markt|wochenmarkt|marché|mercado|mercato)\b|рын(?:ок|ке)/iu;
const STALLS = 2;

const marketStalls: Rule = {
  name: 'a market on a tile has stalls, and not the houses about its square',
  example: {
    prompt: 'isometric fish market with crates of salmon',
    elements: ['salmon', 'market stall'],
  },
  apply(draft) {
    const isOnTile = draft.template?.id === 'isometric' || draft.camera === 'isometric';
    const market = draft.places.find(
      ({ concept, phrase }) => concept === 'square' && MARKET.test(phrase),
    );
    const isBuilt = draft.elements.some(({ id }) => draft.kindOf(id) === 'building');
    if (!isOnTile || !market || isBuilt) return;
    imply(draft, { concept: 'market-stall', count: STALLS, because: `at the ${market.phrase}` });
  },
};

export const COMPANY_RULES: readonly Rule[] = [
  ...WHOSE_HANDS,
  choirs,
  gatherings,
  onOnePerch,
  marketStalls,
  beforeSomebody,
  ...CONCERTED_RULES,
];
