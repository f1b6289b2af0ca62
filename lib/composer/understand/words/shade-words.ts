import { COLORS } from './colors.data';
import { EDIBLE, SHADES } from './palettes-told.data';
import { wordRows } from './table';

/**
 * Shades of designers as words for the colour of one thing: a sofa in dusty rose, a bottle green door. Of those that are
 * also something else (rust, slate, ruby) only what is said to be coloured so is meant, and names of several words.
 */

/** Names of one word that are nothing but colours. */
const ONLY_COLORS =
  /^(?:ochre|ocher|sienna|taupe|mauve|khaki|chartreuse|periwinkle|ecru|umber|cerulean|vermilion|oxblood|seafoam|greige|anthracite|gunmetal|eggshell)$/;

/** What makes any of them a colour. */
const COLORED = ['colored', 'coloured'] as const;

export interface ShadeWords {
  color: string;
  words: readonly string[];
}

/** Of each name, that things are coloured so. */
const asColored = (names: readonly string[]) =>
  names.flatMap((name) => COLORED.map((word) => `${name} ${word}`));

/** Every shade with its English words, those of the table of colours with what is said to be coloured so. */
export function shadeWords(): ShadeWords[] {
  const common = wordRows(COLORS).map(({ id, words: { en } }) => ({
    color: id.split(' ')[1] ?? '#000000',
    words: asColored(en.filter((name) => !/colou?red$/.test(name))),
  }));
  const shades = SHADES.trim()
    .split('\n')
    .map((line) => {
      const [color = '', names = ''] = line.split('|').map((cell) => cell.trim());
      const all = names.split(',');
      const isSure = (name: string) =>
        ONLY_COLORS.test(name) || (name.includes(' ') && !EDIBLE.test(name));
      return { color, words: [...all.filter(isSure), ...asColored(all)] };
    });
  return [...common, ...shades];
}
