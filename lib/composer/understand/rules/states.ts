import { isLivingKind } from '../../concepts/concept';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import { WINDING } from '../../concepts/wraps';
import type { Draft } from '../read/draft';
import {
  COVERED_WITH,
  materialState,
  STATE_OF_THING,
  STATE_OF_WORDS,
  STATE_PHRASES,
  STATES_ALL_ABOUT,
} from '../words/states.data';
import { remove } from './imply';
import { mergeInto } from './merging';
import { mark } from './mark';
import type { Rule } from './rule';

/** States of things that are said with nouns and phrases: moss on a car, a book in flames, a pear cut in half. */

const ALL_ABOUT =
  /\b(?:cover(?:ed|ing)|coated|wrapped|tied|overgrown|draped|smothered|entwined|bound|chained|caked|tangled|engulfed|buried|encased|decorated|adorned)\b/i;

/** Gives a state of which the word of the thing itself tells. */
function tell(draft: Draft, element: BriefElement, state: string): void {
  mark(element, state);
  draft.fate(element.phrase, 'attribute', state);
}

/** The state that something on, in or about a thing is of it. */
function stateIn({ concept = '', phrase }: BriefElement): string | undefined {
  return STATE_OF_THING[concept] ?? STATE_OF_WORDS.find(([words]) => words.test(phrase))?.[1];
}

/** Whether a host takes a state from a thing: an eagle has its wings, and a flag its stripes. */
function takes(draft: Draft, host: BriefElement, state: string): boolean {
  const hostKind = draft.kindOf(host.id);
  if (hostKind === undefined || hostKind === 'place' || hostKind === 'body-part') return false;
  if (host.concept === 'flag' || isOfSort(host.concept, 'burning')) return false;
  if (state === 'winged')
    return !isLivingKind(hostKind) && !/plane|jet|phoenix|angel|gargoyle/.test(host.concept ?? '');
  if (isLivingKind(hostKind))
    return /^(?:striped|spotted|banded)$/.test(state) && hostKind === 'animal';
  if (state === 'ribboned')
    return !isOfSort(host.concept, 'wrapped') && !/^(?:plant|clothing|food)$/.test(hostKind);
  if (state === 'overgrown' && hostKind === 'building') return false;
  if (state === 'steaming') return /^(?:food|container)$/.test(hostKind);
  return true;
}

/** `a lemon in sunglasses`: things wear what is for a head or a face. */
function isWornBy(draft: Draft, host?: BriefElement, extra?: BriefElement): boolean {
  const isForHead = /(?:glasses|hat|cap|crown|tiara|headphones|mask|beanie|helmet)$/.test(
    extra?.concept ?? '',
  );
  return (
    isForHead && /^(?:food|plant|animal|toy|celestial)$/.test(draft.kindOf(host?.id ?? '') ?? '')
  );
}

export const inStates: Rule = {
  name: 'what a thing is covered in is a state of it, and no thing beside it',
  example: { prompt: 'a piano covered in moss', elements: ['piano'], without: ['moss'] },
  apply(draft, prompt) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (!/^(?:with|on|in|around|under|wearing)$/.test(kind)) continue;
      const [hostId, extraId] = kind === 'on' || kind === 'around' ? [to, from] : [from, to];
      const [host, extra] = [draft.element(hostId), draft.element(extraId)];
      if (kind === 'in' && isWornBy(draft, host, extra)) {
        draft.unrelate((one) => one.from === from && one.to === to);
        draft.relate('wearing', from, to);
        continue;
      }
      const state = extra && stateIn(extra);
      if (!host || !extra || !state || !takes(draft, host, state)) continue;
      const isAbout = ALL_ABOUT.test(prompt) || state === 'burning';
      // Ice on a table is a thing; frost on a window is nothing but its state.
      const isFilm = extra.concept === undefined && kind === 'on';
      if ((STATES_ALL_ABOUT.test(state) || kind === 'in') && !isAbout && !isFilm) continue;
      if (/^(?:snowy|frozen|dirty)$/.test(state) && kind === 'on' && !isFilm) continue;
      mark(host, state);
      host.trimColors = [...(host.trimColors ?? []), ...extra.colors];
      draft.fate(extra.phrase, 'attribute', state);
      mergeInto(draft, extra.id, host.id);
      draft.unrelate((one) => one.from === one.to);
    }
  },
};

/** The last word of a phrase, in lower case. */
const headOf = ({ phrase }: BriefElement) => phrase.toLowerCase().split(' ').at(-1) ?? '';

/** The thing that is named last before a place in the prompt, or first after it. */
function thingAt(draft: Draft, text: string, at: number, isBefore: boolean) {
  const told = draft.elements.flatMap((element) => {
    const where = isBefore
      ? text.indexOf(headOf(element), at)
      : text.lastIndexOf(headOf(element), at);
    return where >= 0 && element.because === undefined ? [{ element, where }] : [];
  });
  const sorted = told.sort((a, b) => (isBefore ? a.where - b.where : b.where - a.where));
  return sorted[0]?.element;
}

export const statePhrases: Rule = {
  name: 'what is said of the state of a thing is no thing',
  example: { prompt: 'an avocado cut in half', brief: {}, elements: ['avocado'] },
  apply(draft, prompt) {
    const text = prompt.toLowerCase();
    for (const { said, state, isBefore = false, words } of STATE_PHRASES) {
      const found = said.exec(text);
      if (!found) continue;
      const host = thingAt(
        { ...draft, elements: draft.elements.filter((one) => !words?.test(one.phrase)) } as Draft,
        text,
        isBefore ? found.index : Math.max(0, found.index - 1),
        isBefore,
      );
      const kind = host && draft.kindOf(host.id);
      if (!host || kind === undefined || kind === 'place') continue;
      if (kind === 'person' && !/^(?:gift-wrapped|upside-down|upside-down-below)$/.test(state))
        continue;
      mark(host, state);
      draft.fate(found[0], 'attribute', state);
      const gone = draft.elements.filter(
        (one) => one !== host && (words?.test(one.phrase) ?? false),
      );
      remove(draft, (id) => gone.some((one) => one.id === id));
    }
    for (const [, word = '', head = ''] of text.matchAll(
      /\b(\p{L}{3,12})[- ]covered (?:\p{L}{1,14} ){0,2}?(\p{L}{2,20})/gu,
    )) {
      const state = COVERED_WITH[word] ?? COVERED_WITH[word.replace(/e?s$/, '')];
      const host = draft.elements.find((one) => headOf(one) === head);
      const isIvyOnHouse = state === 'overgrown' && draft.kindOf(host?.id ?? '') === 'building';
      if (!state || !host || draft.kindOf(host.id) === undefined || isIvyOnHouse) continue;
      mark(host, state);
      draft.fate(`${word}-covered`, 'attribute', state);
      const gone = draft.elements.find(
        (one) =>
          one !== host && (one.concept === word || one.phrase.toLowerCase().startsWith(word)),
      );
      if (gone) remove(draft, (id) => id === gone.id);
    }
  },
};

/** What golden things are of gold: nobody gilds a leaf or the hair. */
const GILDED =
  /^(?:container|tool|toy|device|symbol|furniture|vehicle|instrument|clothing|animal|building)$/;
/** Coats and feathers that are called golden. */
const GOLDEN_BY_KIND = /retriever|eagle|labrador|doodle|goldfish|fish$|pheasant|hamster/i;

export const materials: Rule = {
  name: 'what is made of something looks like it',
  example: {
    prompt: 'a golden trumpet',
    elements: ['trumpet'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'made-of') continue;
      const [host, extra] = [draft.element(from), draft.element(to)];
      const state = extra && materialState(extra.concept, extra.phrase);
      if (!host || !extra || !state) continue;
      mark(host, state);
      draft.fate(extra.phrase, 'attribute', state);
      mergeInto(draft, extra.id, host.id);
    }
    for (const element of draft.elements) {
      const kind = draft.kindOf(element.id) ?? '';
      const isGilded = /\b(?:golden|gold|gilded)\b/i.test(element.phrase) && GILDED.test(kind);
      const isEgg = /\bgolden (?:egg|apple|pear|crown|ticket)\b/i.test(element.phrase);
      if ((isGilded && !GOLDEN_BY_KIND.test(element.phrase)) || isEgg) mark(element, 'gold');
      if (/\bsilver\b/i.test(element.phrase) && /^(?:animal|symbol|toy)$/.test(kind))
        mark(element, 'silver');
      // Compounds of a table that are drawn as their thing.
      if (/\bbroken heart\b/i.test(element.phrase)) tell(draft, element, 'broken');
      if (/\bheart on fire\b/i.test(element.phrase)) tell(draft, element, 'burning');
      if (/\bdripping\b/i.test(element.phrase) && kind === 'food') {
        element.attributes = element.attributes.filter((one) => one !== 'wet');
        mark(element, 'melting');
      }
      if (/\brainbow\b/i.test(element.phrase) && element.concept !== 'rainbow')
        mark(element, 'rainbow');
    }
  },
};

export const aglow: Rule = {
  name: 'what glows by itself is seen by night',
  example: { prompt: 'a glowing mushroom', brief: { hour: 'night' } },
  apply(draft) {
    const glows = draft.elements.some(
      ({ attributes, concept = '' }) =>
        (attributes.includes('lit') || attributes.includes('neon-lit')) &&
        /^(?:tool|food|symbol|toy|container|device|plant|sign)$/.test(
          conceptOf(concept)?.kind ?? '',
        ),
    );
    const isPlain = draft.places.length === 0 && draft.template === undefined && !draft.background;
    if (glows && isPlain && draft.hour === undefined && draft.weather === undefined)
      draft.hour = 'night';
  },
};

/** Who is tangled in a rope or in lights has them wound about, and is no knot of lines. */
export const entangled: Rule = {
  name: 'what an animal or a person is tangled in is wound about them',
  example: {
    prompt: 'a kitten tangled in red yarn',
    brief: { relations: [{ kind: 'around', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    for (const element of draft.elements) {
      if (!element.attributes.includes('tangled') || !draft.isAnimate(element.id)) continue;
      const relation = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:in|with)$/.test(kind) &&
          from === element.id &&
          (draft.element(to)?.concept ?? '') in WINDING,
      );
      const isLit = element.attributes.includes('fairy-lit');
      if (!relation && !isLit) continue;
      element.attributes = element.attributes.filter((one) => one !== 'tangled');
      if (!relation) continue;
      const { from, to } = relation;
      Object.assign(relation, { kind: 'around', from: to, to: from });
    }
  },
};

export const STATE_RULES: readonly Rule[] = [inStates, statePhrases, entangled, materials, aglow];
