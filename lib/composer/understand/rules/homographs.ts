import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { mergeInto } from './merging';
import type { Rule } from './rule';

/** Words for two things: the commoner is in the tables, the other is meant beside these. */
const HOMOGRAPHS: readonly {
  words: RegExp;
  instead: string;
  beside?: RegExp;
  templates?: RegExp;
  /** Meant where one of these is done to it. */
  done?: RegExp;
  /** Meant where the prompt is about these. */
  about?: RegExp;
  /** Not meant where the prompt is about these. */
  unless?: RegExp;
  /** Meant where there are several of them. */
  isCounted?: boolean;
  /** Meant where nobody is there whose it could be, and no page is asked for. */
  isOwnerless?: boolean;
}[] = [
  {
    words: /^glasses$/i,
    instead: 'glass',
    beside: /^(?:tray|wine|champagne|juice|jug|water|milk|whisky|cocktail|bottle)$/,
    isCounted: true,
  },
  {
    words: /^cart$/i,
    instead: 'shopping-cart',
    beside: /^(?:shopping-cart|shopping-bag|package|price-tag)$/,
    about: /\b(?:e-?commerce|shop|shopping|store|checkout|supermarket|groceries|basket)\b/i,
    templates: /^(?:icon|icon-set|app-icon)$/,
  },
  {
    words:
      /^(?:boards?|planks?|bretter|brett|planches?|tablas?|tablón|tavola|tavole|assi|asse|tábuas?|доск[аиу]|板)$/i,
    instead: 'plank',
    done: /^(?:saw|paint|hammer|build|carry|sand|hold|lift)$/,
    unless: /\b(?:surf|snowboard|skate|chess|wave|score)/i,
    beside: /^(?:saw|hammer|nail|workbench|carpenter|paintbrush)$/,
  },
  {
    words: /^stars?$/i,
    instead: 'gold-star',
    done: /^(?:hold|hold-overhead|carry|hug|push|paint|lift)$/,
    unless: /\b(?:space|galaxy|astronauts?|night sky|constellations?|starfish|wand)\b/i,
  },
  // Two heads that face each other, a head with an open lid.
  { words: /^heads?$/i, instead: 'head-profile', isOwnerless: true },
  {
    words: /^mats?$/i,
    instead: 'yoga-mat',
    about:
      /\b(?:yoga|pilates|stretch(?:es|ing)?|exercis(?:e|es|ing)|workout|meditat(?:e|es|ing|ion)|gym|fitness)\b/i,
  },
  {
    words: /^screen$/i,
    instead: 'projection-screen',
    about: /\b(?:film|movies?|cinema|open-air|drive-in|screening|projector)\b/i,
  },
  {
    words: /^drachen$/i,
    instead: 'kite',
    beside: /^(?:rope|thread|ribbon|yarn)$/,
    about: /\b(?:schnur|leine|steigen|herbstwind|im wind)\b/i,
  },
  {
    words: /^(?:schloss|schlösser|замок|замка)$/i,
    instead: 'padlock',
    beside: /^(?:key|keyhole|door|chain|chains|bicycle|shield|password|treasure-chest|suitcase)$/,
    templates: /^(?:icon|icon-set|app-icon)$/,
  },
];

/** A part of nobody who is in the picture, called by nothing but its name. */
const isOwnerless = (draft: Draft, { id, concept }: BriefElement): boolean =>
  draft.kindOf(id) === 'body-part' &&
  concept === 'head' &&
  draft.template === undefined &&
  draft.relations.every(({ kind, from }) => kind !== 'part-of' || from !== id) &&
  draft.elements.every((one) => one.id === id || !draft.isAnimate(one.id));

export const homographs: Rule = {
  name: 'a word for two things means the one that goes with the others',
  example: { prompt: 'ein Schloss mit einem Schlüssel', elements: ['lock', 'key'] },
  apply(draft, prompt) {
    for (const element of [...draft.elements]) {
      const last = element.phrase.split(' ').at(-1) ?? '';
      const homograph = HOMOGRAPHS.find(({ words }) => words.test(last));
      if (!homograph) continue;
      const { beside, done, about, unless, instead, templates, isCounted = false } = homograph;
      if (homograph.isOwnerless === true && !isOwnerless(draft, element)) continue;
      if (unless?.test(prompt)) continue;
      const others = draft.elements.filter((other) => other !== element);
      const isBeside = others.some(({ concept = '' }) => beside?.test(concept));
      const isPair = /\bpair\b/i.test(element.phrase);
      const isSeveral = isCounted && element.count > 1 && !element.several && !isPair;
      const isDone = draft.actions.some(
        ({ verb, patient }) => patient === element.id && done?.test(verb),
      );
      const isMeant =
        isBeside || isSeveral || isDone || homograph.isOwnerless || about?.test(prompt);
      if (!isMeant && !templates?.test(draft.template?.id ?? '')) continue;
      element.concept = draft.lexicon.conceptNamed(instead);
      // `empty cart illustration, a woman with an empty shopping cart`: one cart.
      const same = others.find(({ concept, count }) => concept === element.concept && count === 1);
      if (same && element.count === 1) mergeInto(draft, element.id, same.id);
    }
  },
};
