import {
  ERAS,
  FORMS_OF_MANNER,
  GLUE_OF_MANNER,
  NOUNS_OF_MANNER,
  NOUNS_WITHIN,
  QUALITIES_OF_MANNER,
} from '../words/manner-words.data';
import { MEDIA_WORDS } from '../words/media.data';
import { wordRows } from '../words/table';

/**
 * Whether a part of a prompt says how its picture is drawn, by the words that it is made of: `thin rounded line style` ends
 * in a noun of drawing, and nothing before it names a thing. Of ways that looks know by a name (`loose watercolor texture`) the
 * name stays. English only.
 */

const NOUNS = new Set(NOUNS_OF_MANNER);
const WITHIN = new Set([...NOUNS_WITHIN, ...QUALITIES_OF_MANNER]);
const GLUE = new Set(GLUE_OF_MANNER);
const FORMS = FORMS_OF_MANNER.map((form) => new RegExp(`^(?:and |but |with )?(?:${form})$`, 'iu'));

/** Names of ways of drawing in English, those of most words first. */
function namesOfMedia(): string[] {
  const names = wordRows(MEDIA_WORDS).flatMap(({ words }) => words.en);
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}
let names: string[] | undefined;
const theNames = () => (names ??= namesOfMedia());

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** The name of a way of drawing that stands among words, if one does. */
const nameIn = (words: readonly string[]): string | undefined =>
  theNames().find((name) => spaced(words).includes(` ${name} `));

/** `ink and watercolor`: materials one beside another, of which a look is that of the last. */
const MATERIAL =
  /^(?:(?:loose|soft|light|fine|black|dark|bold|colou?red|thin|delicate) )*(?:inks?|pens?|pencils?|lines?|markers?|chalk|crayons?|gouache|watercolou?rs?|charcoal|pastels?|wash(?:es)?)(?: and (?:inks?|pencils?))? (?:and|&|with|over|plus|on) (?:(?:an?|some|loose|soft|light|fine|black|dark|bold|colou?red|thin|delicate|watercolou?r) )*(inks?|pencils?|markers?|chalk|crayons?|gouache|watercolou?rs?|charcoal|pastels?|wash(?:es)?|lines?)(?: wash(?:es)?| style| illustration| drawing| sketch| look| texture)?$/iu;

function materialIn(part: string): string | undefined {
  const [, last = ''] = MATERIAL.exec(part) ?? [];
  if (last === '') return undefined;
  if (/watercolou?r|wash/iu.test(part)) return 'watercolor';
  return /^(?:inks?|lines?)$/iu.test(last) ? 'ink drawing' : `${last.replace(/s$/, '')} drawing`;
}

/** `thin line style`, `clean lines look`: drawing in lines. */
const IN_LINES = /\blines? (?:style|look)$/u;

/** An era that is told to be dark has dark colours, too. */
const DARK = /\b(?:dark|moody|gothic)\b/u;

function bySingleTurn(part: string): string | undefined {
  if (FORMS.some((form) => form.test(part))) return '';
  const lower = part.toLowerCase();
  const era = ERAS.exec(lower)?.[0];
  const words = (era === undefined ? lower : lower.replace(era, ' '))
    .split(/[\s/&]+/u)
    .filter(Boolean);
  const last = words.findLast((word) => !GLUE.has(word));
  const isOfDrawing = words.every((word) => NOUNS.has(word) || WITHIN.has(word) || GLUE.has(word));
  if (!isOfDrawing || last === undefined || !NOUNS.has(last)) return undefined;
  if (era !== undefined) return DARK.test(lower) ? 'vintage, dark and moody' : 'vintage';
  return IN_LINES.test(lower) ? 'line art' : (nameIn(words) ?? '');
}

/** What such a part is read as: nothing, or the way of drawing that it names; undefined where it tells of things. */
export function mannerByWords(part: string): string | undefined {
  const asOne = materialIn(part) ?? bySingleTurn(part);
  if (asOne !== undefined) return asOne;
  const turns = part.split(/ (?:and|&|but) /u).map(bySingleTurn);
  if (turns.length < 2 || turns.some((turn) => turn === undefined)) return undefined;
  return turns.filter(Boolean).join(', ');
}

/** Pictures of which lines and shapes are what is to be seen. */
const OF_FORMS =
  /\b(?:patterns?|backgrounds?|wallpapers?|textures?|tiles?|abstract|terrazzo|mandala|wrapping)\b/iu;
const FORMS_SHOWN =
  /\b(?:lines?|shapes|forms|textures?|strokes?|brushstrokes|halftones?|outlines?)$/iu;

/** Whether such a part names what a picture shows: the lines of a pattern. */
export const isOfItsForms = (lead: string, part: string): boolean =>
  OF_FORMS.test(lead) && FORMS_SHOWN.test(part);
