import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** `3 + 2`, `7 - 4`, `2 plus 2`: what is reckoned on a sheet. */
const SUM = /(?<!\d|\d[.,])(\d{1,2})\s?(\+|-|−|–|plus|minus)\s?(\d{1,2})(?!\d|[.,]\d)/giu;
const ADDS = /\b(?:addition|adding|add|plus)\b/i;
const TAKES = /\b(?:subtraction|subtracting|subtract|minus|take away)\b/i;
const USUAL = { '+': ['2 + 3', '4 + 1', '3 + 3'], '−': ['5 − 2', '4 − 1', '6 − 3'] } as const;
const LARGEST = 12;
const SUMS_MAX = 5;

function sumsIn(prompt: string): readonly string[] {
  const told = [...prompt.matchAll(SUM)].flatMap(([, one = '', sign = '', other = '']) => {
    const isPlus = /^(?:\+|plus)$/i.test(sign);
    const fits = Number(one) <= LARGEST && Number(other) <= (isPlus ? LARGEST : Number(one));
    return fits ? [`${one} ${isPlus ? '+' : '−'} ${other}`] : [];
  });
  if (told.length > 0) return told.slice(0, SUMS_MAX);
  if (ADDS.test(prompt)) return USUAL['+'];
  return TAKES.test(prompt) ? USUAL['−'] : [];
}

const IS_TASK = /^(?:add|addition|adding|sums?|subtract\w*|numbers?|answers?)$/i;

/** What is to be done on the sheet is no thing in it. */
function withoutTask(draft: Draft): void {
  const isTask = ({ concept, phrase }: Draft['elements'][number]) =>
    concept === undefined && IS_TASK.test(phrase);
  draft.elements.splice(0, Infinity, ...draft.elements.filter((element) => !isTask(element)));
  for (const word of draft.words) if (IS_TASK.test(word.word)) word.fate = 'template';
}

export const sums: Rule = {
  name: 'a sheet of sums shows what is added and taken away',
  example: {
    prompt: 'math worksheet with apples: 3 + 2',
    brief: { template: { id: 'worksheet', items: [{ text: '3 + 2' }] } },
  },
  apply(draft, prompt) {
    if (draft.template?.id !== 'worksheet') return;
    withoutTask(draft);
    const items = sumsIn(prompt).map((text) => ({ text }));
    if (items.length === 0) return;
    draft.template = { ...draft.template, items };
    for (const word of draft.words)
      if (/^(?:add|adding|addition|plus|minus|subtract\w*|take|away)$/i.test(word.word))
        word.fate = 'template';
  },
};
