import { remove } from './imply';
import type { Rule } from './rule';

const OF_UNITS = /^(?:steps|timeline|cycle|infographic|flowchart|labelled-diagram)$/;
/** What a course is made of. */
const UNITS = /^(?:[\p{L}\d]+ ){0,2}(?:steps|stages|phases|panels)$/iu;
/** How its page is laid out. */
const MARKS =
  /^(?:(?:simple|flat|small|big|colou?rful|clear|numbered|friendly|cute|line|each|every|matching) )*(?:numbers?|numerals?|icons?|pictograms?|(?:each |every )?(?:step|stage|phase)s?)$/i;
const MOST_UNITS = 12;

/** What a course is of is looked up by words that follow one another. */
function inOrder(words: { word: string }[], prompt: string): void {
  const at = (word: string) => (prompt.indexOf(word.toLowerCase()) + 1 || Infinity) - 1;
  words.sort((a, b) => at(a.word) - at(b.word) || 0);
}

export const units: Rule = {
  name: 'five steps of a course are how many it has, and no stairs',
  example: {
    prompt: 'infographic of how to save money in five steps, numbers and icons for each step',
    brief: { template: { id: 'steps', count: 5, title: 'how to save money' } },
    without: ['stairs'],
  },
  apply(draft, prompt) {
    const { template } = draft;
    if (!template || !OF_UNITS.test(template.id)) return;
    const own = draft.elements.filter(({ id }) => !/^i\d/.test(id));
    const counted = own.filter(({ phrase }) => UNITS.test(phrase));
    const count = counted.find(({ count: many, several }) => many > 1 && !several)?.count;
    if (count !== undefined && count <= MOST_UNITS) template.count ??= count;
    const gone = new Set([...counted, ...own.filter(({ phrase }) => MARKS.test(phrase))]);
    for (const { id, phrase } of gone)
      for (const word of draft.words)
        if (word.note === id || word.word === phrase) {
          word.fate = 'ignored';
          word.note = 'how the design is laid out';
        }
    inOrder(draft.words, prompt.toLowerCase());
    const ids = new Set([...gone].map(({ id }) => id));
    remove(draft, (id) => ids.has(id));
  },
};
