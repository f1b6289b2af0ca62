import { EDIBLE, SHADES } from './palettes-told.data';

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

export function shadeWords(): ShadeWords[] {
  return SHADES.trim()
    .split('\n')
    .map((line) => {
      const [color = '', names = ''] = line.split('|').map((cell) => cell.trim());
      const words = names.split(',').flatMap((name) => {
        const isSure = ONLY_COLORS.test(name) || (name.includes(' ') && !EDIBLE.test(name));
        return [...(isSure ? [name] : []), ...COLORED.map((word) => `${name} ${word}`)];
      });
      return { color, words };
    });
}
