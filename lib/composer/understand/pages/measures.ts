import type { Brief } from '../../brief';
import { theLexicon } from '../lexicon';
import { MEASURED } from '../words/measured.data';

/** `how much sleep by age`: the rows of a page that gives no measures, where everybody knows them. */

const PAGE =
  /\b(?:infographics?|charts?|posters?|guide|table|diagram)\b|^how (?:much|many|long|hot)\b/i;
const NO_PAGE = /\b(?:blog|hero|header|article|cover|icons?|logo)\b/i;

const COMPARES =
  /\b(?:compar(?:e|es|ing|ison) (?:of |between )?\p{L}+(?: \p{L}+)? (?:and|with|to|vs)|versus|vs\.?)\b/iu;

const valueOf = (figure: string): number => Number(/\d+(?:\.\d+)?/.exec(figure)?.[0] ?? NaN);

/** The brief as rows of measures; figures of the prompt are its own. */
export function withMeasures(brief: Brief, prompt: string): Brief {
  const known = MEASURED.find(({ words }) => words.test(prompt));
  const hasOwn = /\d/.test(prompt.replace(/\b\d{1,2}[- ]?(?:x|steps|years?)\b/gi, ''));
  // What is compared has sides of its own.
  if (brief.template?.sides || COMPARES.test(prompt)) return brief;
  if (!known || !PAGE.test(prompt) || NO_PAGE.test(prompt) || hasOwn) return brief;
  const look = (word: string) => theLexicon().lookUp(word, 'en')?.concept;
  const crowns = brief.elements.filter(({ id }) => id === 'top');
  const { ideas: _ideas, ...rest } = brief;
  return {
    ...rest,
    template: {
      id: 'infographic',
      title: brief.lettering[0] ?? known.title,
      items: known.rows.map(([text, written]) => {
        const value = valueOf(written);
        return { text, written, ...(Number.isNaN(value) ? {} : { value }) };
      }),
    },
    elements: [
      ...crowns,
      ...known.rows.map(([text, , shows = known.shows], index) => {
        const concept = look(shows);
        return {
          id: `i${String(index + 1)}`,
          ...(concept ? { concept } : {}),
          phrase: text,
          count: 1,
          several: false,
          colors: [],
          attributes: [],
        };
      }),
    ],
    relations: [],
    actions: [],
    places: [],
    words: brief.words.filter(({ fate }) => fate === 'template' || fate === 'lettering'),
  };
}
