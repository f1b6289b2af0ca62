import type { Rule } from './rule';

/** Words for two things: the commoner is in the tables, the other is meant beside these. */
const HOMOGRAPHS: readonly {
  words: RegExp;
  instead: string;
  beside: RegExp;
  templates?: RegExp;
  /** Meant where there are several of them. */
  isCounted?: boolean;
}[] = [
  {
    words: /^glasses$/i,
    instead: 'glass',
    beside: /^(?:tray|wine|champagne|juice|jug|water|milk|whisky|cocktail|bottle)$/,
    isCounted: true,
  },
  {
    words: /^(?:schloss|schlösser|замок|замка)$/i,
    instead: 'padlock',
    beside: /^(?:key|keyhole|door|chain|chains|bicycle|shield|password|treasure-chest|suitcase)$/,
    templates: /^(?:icon|icon-set|app-icon)$/,
  },
];

export const homographs: Rule = {
  name: 'a word for two things means the one that goes with the others',
  example: { prompt: 'ein Schloss mit einem Schlüssel', elements: ['lock', 'key'] },
  apply(draft) {
    for (const element of draft.elements) {
      const last = element.phrase.split(' ').at(-1) ?? '';
      const homograph = HOMOGRAPHS.find(({ words }) => words.test(last));
      if (!homograph) continue;
      const { beside, instead, templates, isCounted = false } = homograph;
      const isBeside = draft.elements.some(({ concept = '' }) => beside.test(concept));
      const isSeveral = isCounted && element.count > 1 && !element.several;
      if (isBeside || isSeveral || templates?.test(draft.template?.id ?? ''))
        element.concept = instead;
    }
  },
};
