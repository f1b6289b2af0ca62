import { isOfSort } from '../../concepts/sorts';
import { conceptOf } from '../../concepts';
import { imply, remove } from './imply';
import { mergeInto } from './merging';
import type { Rule } from './rule';

/** Open country: what leaves tell of the season, whose chimney smokes, and how many go in a herd. */

const LEAVES_OF_AUTUMN =
  /\b(?:autumn(?:al)?|fall|fallen|falling|golden|red and (?:gold|orange)|turning) (?:[a-z]+ )?(?:leaves|foliage|colou?rs|trees|maples|birches|forest|woods?|landscape|countryside|park|day|morning|evening|afternoon|light|garden)\b|\b(?:rak(?:e|es|ing)|piles? of|heaps? of|jump(?:s|ing)? (?:in|into)(?: a pile of)?|carpet of|crunchy) (?:the )?(?:[a-z]+ )?leaves\b/iu;

export const leafyAutumn: Rule = {
  name: 'where autumn leaves lie, it is autumn about them',
  example: {
    prompt: 'kids raking autumn leaves in the garden',
    brief: { season: 'autumn' },
  },
  apply(draft, prompt) {
    const isScene = draft.places.length > 0 || draft.elements.some(({ id }) => draft.isAnimate(id));
    if (draft.template || !isScene) return;
    if (LEAVES_OF_AUTUMN.test(prompt)) draft.season ??= 'autumn';
  },
};

const SETTLED = /^(?:village|town|hamlet|old-town|alpine-village|harbor|farm|fishing-village)$/;

export const chimneysOfHouses: Rule = {
  name: 'a chimney smokes on its house, and stands nowhere beside it',
  example: {
    prompt: 'a cottage in a valley, smoke rising from the chimney',
    elements: ['cottage'],
    without: ['chimney'],
  },
  apply(draft) {
    const chimney = draft.elements.find(({ concept }) => concept === 'chimney');
    if (!chimney || draft.template || draft.actions.some(({ agent }) => agent === chimney.id))
      return;
    const isOn = draft.relations.some(
      ({ kind, to }) => to === chimney.id && /^(?:on|in|at)$/.test(kind),
    );
    if (isOn) return;
    const house = draft.elements.find(
      (one) => one !== chimney && conceptOf(one.concept ?? '')?.part === 'house',
    );
    const settled = draft.places.find(({ concept }) => SETTLED.test(concept));
    const host = house ?? settled;
    if (!host) return;
    remove(draft, (id) => id === chimney.id);
    draft.fate(chimney.phrase, 'attribute', 'smoking');
    host.attributes = [...new Set([...host.attributes, 'smoking'])];
  },
};

/** What is said of many without an s. */
const INVARIABLE = /^(?:sheep|deer|cattle|bison|moose|reindeer|elk|fish|livestock)$/iu;
const IN_HERD = 5;
/** Told of what one does by whoever leaves no article out. */
const BARE = 3;
const HAS_ARTICLE = /\b(?:an?|the|her|his|its|their)\b/iu;
const HERDED = /\b(?:herd|graz|flock|round|wander|migrat|tend)\w*\b/iu;
const ONE_OF =
  /\b(?:an?|one|single|lone|lonely|lost|the|his|her|their|its|this|each) (?:[a-z]+ ){0,2}$/iu;

export const herds: Rule = {
  name: 'sheep that no article counts are several, and a dog that herds them runs behind',
  example: { prompt: 'a border collie herding sheep', elements: ['border collie', 'sheep'] },
  apply(draft, prompt) {
    const areHerded = HERDED.test(prompt);
    if (
      !(areHerded || HAS_ARTICLE.test(prompt)) ||
      (draft.template && draft.template.id !== 'isometric')
    )
      return;
    for (const element of draft.elements) {
      const { phrase, count, several, id } = element;
      if (count > 1 || several || !INVARIABLE.test(phrase)) continue;
      const before = prompt.slice(0, prompt.toLowerCase().indexOf(phrase.toLowerCase()));
      const isDoing = draft.actions.some(({ agent }) => agent === id) || before.trim() === '';
      // `with sheep around it`: whoever counts one says so.
      const isBare = / (?:with|and|around|of|between|among) (?:[a-z]+ )?$/iu.test(before);
      if (!isBare && (ONE_OF.test(before) || !(areHerded || isDoing))) continue;
      element.count = areHerded ? IN_HERD : BARE;
      element.several = true;
    }
    for (const action of draft.actions)
      if (action.verb === 'train' && draft.kindOf(action.agent) === 'animal') {
        action.verb = 'follow';
        for (const word of draft.words) if (word.note === 'train') word.note = 'follow';
      }
  },
};

/** Whoever is told to be in a beam is lit by it, and on no lamp. */
export const inBeams: Rule = {
  name: 'a beam falls on who is in it',
  example: { prompt: 'a raccoon caught in a flashlight beam', elements: ['raccoon', 'light beam'] },
  apply(draft) {
    const beams = draft.elements.filter(({ concept }) => isOfSort(concept, 'beam-of-light'));
    const ids = new Set(beams.map(({ id }) => id));
    draft.unrelate(({ from, to }) => ids.has(from) || ids.has(to));
    for (const beam of beams) {
      beam.count = 1;
      beam.several = false;
    }
    if (beams.length > 0 && !draft.template && draft.places.length > 0) draft.hour ??= 'night';
  },
};

const CROWD =
  /^(?:an? |the )?(?:large |huge |big |small |cheering )?(?:crowd|throng|mob|audience|onlookers)$/iu;
const IN_CROWD = 5;
const BUSY =
  /\b(?:busy|crowded|bustling|packed|lively|teeming|thronged)\b[^,.;]{0,24}\b(?:market|square|street|bazaar|fair|plaza|promenade|beach|station|platform|festival)\b/iu;
const BUSTLING =
  /^(?:square|street|market|fair|beach|platform|train-station|bazaar|christmas-market|city)$/;

export const crowdsOfWhom: Rule = {
  name: 'a crowd of tourists is the tourists, and nobody beside them',
  example: {
    prompt: 'a fountain, a bench and a crowd of tourists',
    elements: ['fountain', 'bench', 'tourist'],
    without: ['people'],
    brief: { relations: [] },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const crowd = draft.element(from);
      const whom = draft.element(to);
      if (kind !== 'part-of' || crowd?.concept !== 'people' || !whom) continue;
      if (draft.kindOf(to) !== 'person' || !CROWD.test(crowd.phrase)) continue;
      draft.unrelate((one) => one.kind === kind && one.from === from && one.to === to);
      crowd.concept = whom.concept;
      crowd.count = Math.max(crowd.count, IN_CROWD);
      crowd.several = true;
      crowd.phrase = `${crowd.phrase} of ${whom.phrase}`;
      mergeInto(draft, to, from);
    }
  },
};

export const crowds: Rule = {
  name: 'a crowd is several people, and a busy market has some',
  example: { prompt: 'a busy market, a woman choosing peaches', elements: ['woman', 'people'] },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const element of draft.elements) {
      if (element.concept !== 'people' || element.count > 1 || !CROWD.test(element.phrase))
        continue;
      element.count = IN_CROWD;
      element.several = true;
    }
    const isBusy = BUSY.test(prompt) && draft.places.some(({ concept }) => BUSTLING.test(concept));
    const [lead] = draft.elements;
    if (!isBusy || draft.elements.some(({ concept, count }) => concept === 'people' || count > 3))
      return;
    const id = imply(draft, { concept: 'people', count: 4, because: 'of a busy place' });
    if (id && lead) draft.relate('behind', id, lead.id);
    for (const word of draft.words)
      if (word.fate === 'unknown' && BUSY_WORD.test(word.word)) word.fate = 'attribute';
  },
};

const BUSY_WORD = /^(?:busy|crowded|bustling|packed|lively|teeming|thronged)$/iu;

/** Who is on the ice is on that of a lake or of the pole, and on no cubes. */
export const onIce: Rule = {
  name: 'penguins on the ice are on a field of it, and not on cubes',
  example: { prompt: 'penguins walking across the ice', without: ['ice cube'] },
  apply(draft) {
    const ice = draft.elements.find(({ concept }) => concept === 'ice-cubes');
    const isOn = draft.relations.some(({ from, to }) => to === ice?.id && draft.isAnimate(from));
    if (!ice || !isOn || !/^(?:the )?(?:[a-z]+ )?ice$/iu.test(ice.phrase)) return;
    remove(draft, (id) => id === ice.id);
    draft.fate(ice.phrase, 'place', 'snow-field');
    draft.places.push({
      concept: 'snow-field',
      phrase: ice.phrase,
      attributes: ['icy'],
      colors: [],
    });
  },
};

const GROVE = /^ (?:forests?|groves?|woods?|woodland|jungle|plantation|thicket)\b/i;

export const inGroves: Rule = {
  name: 'who is in a birch forest is in no birch',
  example: {
    prompt: 'a monk meditating in a bamboo grove',
    elements: ['monk', 'bamboo'],
    brief: { relations: [] },
  },
  apply(draft, prompt) {
    draft.unrelate(({ kind, to }) => {
      const tree = draft.element(to);
      if (kind !== 'in' || !tree || draft.kindOf(to) !== 'plant') return false;
      const at = prompt.toLowerCase().indexOf(tree.phrase.toLowerCase());
      return at >= 0 && GROVE.test(prompt.slice(at + tree.phrase.length));
    });
  },
};

export const OPEN_AIR: readonly Rule[] = [
  inGroves,
  leafyAutumn,
  chimneysOfHouses,
  herds,
  inBeams,
  crowdsOfWhom,
  crowds,
  onIce,
];
