import { type Hex, hexToRgb, rgbToHex } from '@/lib/color/hex';

/**
 * Colours of a brand that a prompt tells by their codes: `brand colors #ff6600 and #003366`. They are the picture's, and
 * lifted out of the text; the code of a background stays, as it says what is behind.
 */
export interface ToldHexes {
  rest: string;
  colors: Hex[];
  said: string[];
}

const CODE = '#(?:[0-9a-f]{6}|[0-9a-f]{3})\\b';
const CODES = `${CODE}(?:(?: ?[,&+/]| and| und| et| y| e| и|、|と){1,2} ?${CODE}){0,11}`;
const LEAD =
  "(?:[,;.(:] ?)?(?:(?:in|with|using|use|only|our|the|my|and|mit|den|avec|les|con|los|com|as|с|brand(?:'s)?|corporate|main|primary|secondary|accent|company) ){0,5}(?:(?:marken|haus)?farben|couleurs(?: de (?:la |notre )?marque)?|colores(?: de (?:la )?marca)?|colori(?: del marchio)?|cores(?: da marca)?|цвета(?: бренда)?|ブランドカラー|colou?rs?|colou?r palette|colou?r scheme|palette|hex(?: codes?)?)(?: ?[:=(]| of| are| is)? ?";
const ALONE = '[,;.(] ?(?:(?:in|with|using|use|only|and) ){0,3}';
const AFTER = '(?: (?:palette|colou?r palette|colou?r scheme|colou?rs|tones))?\\)?';
const EACH = new RegExp(CODE, 'giu');
const TOLD = new RegExp(`(?:${LEAD}|${ALONE})(?<codes>${CODES})${AFTER}`, 'giu');

/** A prompt without the colour codes of its palette, and these. */
export function liftHexes(prompt: string): ToldHexes {
  if (!prompt.includes('#')) return { rest: prompt, colors: [], said: [] };
  const colors: Hex[] = [];
  const said: string[] = [];
  const rest = prompt.replace(TOLD, (text: string, ...others: unknown[]) => {
    const groups = others.at(-1) as { codes?: string };
    // `#f60` is told in whole, too.
    for (const code of groups.codes?.match(EACH) ?? []) colors.push(rgbToHex(hexToRgb(code)));
    said.push(text.replace(/^[,;.(: ]+/u, '').trim());
    return '';
  });
  return { rest: said.length > 0 ? rest.replace(/[\s,;]+$/u, '') : prompt, colors, said };
}
