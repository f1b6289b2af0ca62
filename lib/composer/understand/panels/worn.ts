import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';

/** `what a beekeeper wears`, `a labelled firefighter uniform: helmet, jacket`: somebody with their clothes named. */

const WHO = '(?:an? |the )?((?!to |i |you |we )[a-z]+(?: [a-z]+)?)';
const CLOTHES =
  '(?:uniforms?|outfits?|gear|equipment|clothes|clothing|costume|kit|protective (?:gear|clothing|equipment)|workwear)';
const WEARS = new RegExp(
  `\\bwhat (?:does |do |should )?${WHO} (?:should |has to |needs to )?wears?\\b`,
  'i',
);
const OF_THEM = new RegExp(`\\b(?:of |about |labell?ed )?${WHO}(?:'s|s')? ${CLOTHES}\\b`, 'i');
const IN_SNOW = /\bwhat to wear (?:in|for|on) (?:the |an? )?([a-z]+)/i;
const IS_PAGE =
  /\b(?:infographics?|diagram|labell?ed|labels|poster|chart|worksheet|parts of|anatomy of|guide)\b|^what\b/i;
const LIST =
  /(?::|\b(?:with labels(?: for)?|labels:|labell?ed:?|wearing|including))\s*([^:]{3,200})$/i;
const NO_PIECE = /^(?:labels?|arrows?|labell?ed.*|leader lines|(?:flat|simple) .*)$/i;

const piecesIn = (prompt: string): string[] =>
  (LIST.exec(prompt)?.[1] ?? '')
    .split(/,|\band\b|&/)
    .map((part) => part.trim().replace(/^(?:an?|the|their|his|her) /i, ''))
    .filter((part) => part !== '' && !NO_PIECE.test(part) && part.split(' ').length <= 4);

function whoIn(prompt: string): string | undefined {
  const told = WEARS.exec(prompt)?.[1] ?? OF_THEM.exec(prompt)?.[1];
  if (told !== undefined)
    return told.replace(/^(?:labelled|labeled|typical|full) /i, '').replace(/s$/, '');
  return IN_SNOW.test(prompt) ? 'child' : undefined;
}

/** The brief as a figure with its clothes named, where a page asks for that. */
export function withWorn(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  if (!IS_PAGE.test(prompt) || /\bicons?\b|\bsets?\b/i.test(prompt)) return brief;
  const who = whoIn(prompt);
  if (who === undefined) return brief;
  const pieces = piecesIn(prompt);
  const worn = pieces.length > 0 ? ` wearing ${pieces.join(', ')}` : '';
  const own = read(`a ${who}${worn}`);
  const [first] = own.elements;
  const isSomebody = conceptOf(first?.concept ?? '')?.kind === 'person';
  const isDressed =
    pieces.length > 1 || conceptOf(first?.concept ?? '')?.parameters?.outfit !== undefined;
  if (!isSomebody || !isDressed) return brief;
  const season = IN_SNOW.exec(prompt)?.[1];
  return {
    ...own,
    template: {
      id: 'worn-figure',
      title: season
        ? `What to wear in the ${season}`
        : `What ${/^[aeio]/i.test(who) ? 'an' : 'a'} ${who} wears`,
      ...(pieces.length > 0 ? { items: pieces.map((text) => ({ text })) } : {}),
    },
    lettering: brief.lettering.filter((text) => !pieces.includes(text)),
    places: [],
  };
}
