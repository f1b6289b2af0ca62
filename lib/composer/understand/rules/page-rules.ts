import { cutOpen } from './cut-open';
import { diagrams } from './diagrams';
import { labelledPacks } from './labelled-packs';
import { lessons } from './lessons';
import { onCharts } from './on-charts';
import { onLevels } from './on-levels';
import { schemes } from './schemes';
import { structures } from './structures';
import { sums } from './sums';
import { teaching } from './teaching';
import { remove } from './imply';
import type { Rule } from './rule';

const LISTS = /^(?:chart|infographic|timeline|comparison|menu)$/;

const listedWords: Rule = {
  name: 'a word of a list is that word, and brings nobody with it',
  example: {
    prompt: 'pie chart: sleep 8, work 9, family 4',
    without: ['father', 'girl'],
  },
  apply(draft) {
    const { id = '', items = [] } = draft.template ?? {};
    if (!LISTS.test(id) || items.length < 2) return;
    const isListed = (text: string) => items.some((item) => item.text.toLowerCase() === text);
    const bringing = draft.elements
      .filter(({ phrase }) => isListed(phrase.toLowerCase()))
      .map(({ phrase }) => `one of the ${phrase}`);
    remove(draft, (one) => bringing.includes(draft.element(one)?.because ?? ''));
  },
};

/** Pages and packs that are of one subject, in the order in which they are asked: what is taught, drawn as a scheme, labelled. */
export const PAGE_RULES: readonly Rule[] = [
  lessons,
  schemes,
  teaching,
  sums,
  labelledPacks,
  diagrams,
  structures,
  cutOpen,
  listedWords,
  onCharts,
  onLevels,
];
