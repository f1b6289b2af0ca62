import type { Hex } from '@/lib/color/hex';
import type { Brief } from '../../brief';
import { colorNamed } from '../words/color-named';

/**
 * An edge that is told of the page itself: of `menu with a chef, red checkered border` the checks run around the page, and no
 * thing is called a border. English only.
 */
type Border = NonNullable<Brief['border']>;

const PRINTS: readonly (readonly [Border['print'], string])[] = [
  ['checks', 'checkered|chequered|checked|checkerboard|gingham|plaid|tartan'],
  ['stripes', 'striped|stripe|stripy|candy[- ]stripe|candy[- ]cane|barber[- ]pole'],
  ['dots', 'dotted|polka[- ]dot(?:ted)?|dot'],
  ['zigzag', 'zig[- ]?zag|chevron|triangle'],
  ['scallops', 'scalloped|scallop|wavy|lace|lacy'],
  ['double', 'double|double[- ]line'],
];
const PRINT = PRINTS.map(([, words]) => words).join('|');
const HOW =
  '(?:thin|thick|wide|narrow|bold|simple|decorative|neat|plain|rounded|fine|solid|retro|vintage|bright|dark|light|pale)';
const WORD = '[\\p{L}-]{2,12}';
const BORDER = new RegExp(
  `(,?\\s(?:with |and |in |inside |within |has |has got )*(?:an? |the )?)((?:${HOW} ){0,2})(?:(${PRINT}) )?((?:${WORD} ){0,3}?)(?:(${PRINT}) )?borders?(?: (?:all )?(?:around|round|along|framing) (?:it|the (?:page|edges?|whole page|picture|card|menu|poster|whole thing)))?(?=\\s?(?:[,.;]|$|and |with ))`,
  'iu',
);

/** Colours of some words, all of which have to be colours: `red and white`. */
function colorsOf(words: string): Hex[] | undefined {
  const colors: Hex[] = [];
  let rest = words.trim().toLowerCase();
  while (rest !== '') {
    const plain = rest.replace(/^(?:and|&) /u, '');
    const color = colorNamed(`${plain} `);
    if (color === undefined) return undefined;
    colors.push(color);
    const length = [3, 2, 1].find(
      (count) =>
        colorNamed(`${plain.split(' ').slice(0, count).join(' ')} `) === color &&
        colorNamed(
          `${plain
            .split(' ')
            .slice(0, count - 1)
            .join(' ')} `,
        ) !== color,
    );
    rest = plain
      .split(' ')
      .slice(length ?? 1)
      .join(' ');
  }
  return colors;
}

export interface ToldBorder {
  rest: string;
  border?: Border;
}

/** A prompt without the border that it tells of its page, and that border. */
export function liftBorder(prompt: string): ToldBorder {
  const found = /\bborder/iu.test(prompt) ? BORDER.exec(prompt) : null;
  if (!found) return { rest: prompt };
  const [whole, , how = '', first, named = '', last] = found;
  const print = first ?? last;
  const colors = colorsOf(named);
  // A border of flowers is of things, and stays theirs.
  if (colors === undefined || (colors.length === 0 && print === undefined)) return { rest: prompt };
  const kind =
    PRINTS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(print ?? ''))?.[0] ??
    'plain';
  const rest = prompt.slice(0, found.index) + prompt.slice(found.index + whole.length);
  return {
    rest,
    border: {
      print: kind,
      phrase: whole.replace(/^[,\s]*(?:(?:with|and|in|an?|the|inside|within|has) )*/iu, '').trim(),
      colors,
      ...(/\b(?:thin|narrow|fine)\b/iu.test(how) ? { isThin: true as const } : {}),
    },
  };
}
