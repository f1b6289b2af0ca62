import { type Hex, toLch } from '@/lib/color/hex';

/**
 * A dark ground and the coloured light on it, told apart from what is in the picture: of `a drill on a dark background with orange
 * light` the ground is dark, and neither it nor a fruit is orange. English only.
 */
export interface DarkGround {
  rest: string;
  /** The ground and the colours of the light on it; none where none is told. */
  found: { colors: Hex[]; accents: Hex[]; background: Hex; count: number; isSure: boolean }[];
  said: string[];
}

const HOW =
  '(?:(?:an?|the|some|soft|warm|cool|glowing|bright|neon|dramatic|subtle|faint|deep|moody|plain|simple|very) )*';
const LIGHT =
  '(?:lights?|lighting|glow(?:s|ing)?|rim ?lights?|highlights|beams?|spotlights?|lit edges|accents?)';
const GROUND = new RegExp(
  `[,;]?\\s+(?:(?:on|against|with|over|in front of) )?${HOW}(?:dark|black)(?:er)? (?:moody |plain |studio )?back(?:ground|drop)(?:,? (?:and|with|under|in) ${HOW}(?<first>\\p{L}+)(?: and (?<second>\\p{L}+))? ${LIGHT}\\b)?`,
  'iu',
);
/** Up to here a colour is a neutral one: beige, cream, grey. */
const NEUTRAL = { chroma: 0.055, least: 0.72 } as const;

/** One light neutral colour of a whole picture is what all is on: its flowers are not beige as well. */
export function neutralGround([told, ...others]: readonly Hex[]): Hex | undefined {
  if (told === undefined || others.length > 0) return undefined;
  const { chroma, lightness } = toLch(told);
  return chroma < NEUTRAL.chroma && lightness > NEUTRAL.least ? told : undefined;
}

/** Nearly black, and a little blue. */
const DARK: Hex = '#2b2c38';

/** A prompt without the words for its dark ground. */
export function liftDarkGround(
  prompt: string,
  colorOf: (word: string) => Hex | undefined,
): DarkGround {
  const found = GROUND.exec(prompt);
  if (!found || found.index === 0) return { rest: prompt, found: [], said: [] };
  const { first, second } = found.groups ?? {};
  const lights = [first, second].flatMap((word) => colorOf(word?.toLowerCase() ?? '') ?? []);
  // `with dark backgrounds` of several, and light that has no colour, stay as they are written.
  const isPlain = first === undefined && /\bblack\b/iu.test(found[0]);
  if (isPlain || (first !== undefined && lights.length === 0))
    return { rest: prompt, found: [], said: [] };
  const rest = prompt.slice(0, found.index) + prompt.slice(found.index + found[0].length);
  const ground = { colors: lights, accents: [], background: DARK, count: 1, isSure: true };
  return { rest, found: [ground], said: [found[0].replace(/^[\s,;]+/u, '')] };
}
