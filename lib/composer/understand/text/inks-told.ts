/**
 * Metals that a page is printed in: of `invitation, gold lettering "Nora"` the letters are gold, and no treasure lies on it.
 * English only.
 */
export interface ToldInks {
  rest: string;
  /** Names of the metals, as colours are named. */
  names: string[];
  /** The words that tell them. */
  said: string[];
}

const METAL = '(?:rose[- ]gold|golden|gold|silver|copper|bronze|brass)';
/** What a page has that is printed, and nobody holds. */
const PRINTED =
  '(?:lettering|letters|texts?|type|typography|fonts?|script|calligraphy|foil|leafing|line ?work|lines?|line ?art|outlines?|ink|print(?:ing)?|embossing|titles?|headlines?|names?|numbers?|numerals)';
const HOW =
  '(?:(?:shiny|shimmering|metallic|elegant|bold|thin|fine|delicate|ornate|hand-?written|geometric|embossed|foil|script|serif|block|brush|calligraphic) )';
const METAL_FIRST = new RegExp(
  `(?<![\\p{L}-])${HOW}{0,2}(${METAL}) ${HOW}{0,2}${PRINTED}(?=\\s?(?:[,.;:¤]|$)|\\s(?:on|and|with|in|around|over|along|across)\\b)`,
  'giu',
);
/** `with the names in gold`, `in silver foil on navy`. */
const METAL_LAST = new RegExp(
  `\\b(${PRINTED}) in ${HOW}{0,2}(${METAL})(?: ${PRINTED})?(?=\\s?(?:[,.;¤]|$)| on\\b| and\\b)`,
  'giu',
);
/** A page whose quotes are left out, and no scene in which somebody works in metal. */
const MADE = /\b(?:jewel\w*|goldsmith|engrav\w+|carv\w+|ingots?|treasure|trophy|medals?)\b/iu;

/** Takes the metals that a page is printed in out of its prompt. */
export function liftInks(prompt: string, isDesign: boolean): ToldInks {
  const none: ToldInks = { rest: prompt, names: [], said: [] };
  if (!isDesign || MADE.test(prompt)) return none;
  const [names, said]: [string[], string[]] = [[], []];
  const take = (metal: string, whole: string) => {
    names.push(/^golden$/iu.test(metal) ? 'gold' : metal.toLowerCase().replace('-', ' '));
    said.push(whole.trim());
    return '';
  };
  const rest = prompt
    .replace(METAL_LAST, (whole: string, printed: string, metal: string) => {
      take(metal, whole);
      return printed;
    })
    .replace(METAL_FIRST, (whole: string, metal: string) => take(metal, whole));
  return names.length === 0 ? none : { rest, names, said };
}
