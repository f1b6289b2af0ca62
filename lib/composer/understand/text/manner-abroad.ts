import type { Language } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { MANNER_WORDS_ABROAD } from '../words/manner-words-abroad.data';

/**
 * Whether a part of a prompt in another language says how its picture is drawn, and shows nothing: `plano detalle`, `luce
 * soffusa`, `в полный рост`. By the words that it is made of, one of which is a noun of drawing, or by a form of its own. What a
 * prompt is written in is not known yet, so a part is of one language as a whole.
 */
interface Vocabulary {
  language: Language;
  nouns: ReadonlySet<string>;
  /** Everything that may stand about a noun. */
  words: ReadonlySet<string>;
  forms: readonly RegExp[];
}

const listed = (words: string) => words.split(' ').filter(Boolean);

const VOCABULARIES: readonly Vocabulary[] = MANNER_WORDS_ABROAD.map(
  ({ language, nouns, qualities, glue, forms }) => ({
    language,
    nouns: new Set(listed(nouns)),
    words: new Set(listed(`${nouns} ${qualities} ${glue}`)),
    forms: forms.map((form) => new RegExp(`^(?:${form})$`, 'iu')),
  }),
);

/** More words tell of something. */
const MOST_WORDS = 7;

/** What the words of a language know as an hour, a mood, a view or a look is read. */
function isReadAs(part: string, language: Language): boolean {
  const { camera, hour, weather, season, mood, medium, template } =
    theLexicon().lookUp(part, language) ?? {};
  return (camera ?? hour ?? weather ?? season ?? mood ?? medium ?? template) !== undefined;
}

export function isMannerAbroad(part: string): boolean {
  const lower = part.toLowerCase();
  const words = lower.split(/(?<=[’'])|\s+/u).filter(Boolean);
  if (words.length > MOST_WORDS) return false;
  return VOCABULARIES.some(
    ({ language, nouns, words: known, forms }) =>
      (forms.some((form) => form.test(part)) ||
        (words.some((word) => nouns.has(word)) && words.every((word) => known.has(word)))) &&
      !isReadAs(lower, language),
  );
}
