import type { Hex } from '@/lib/color/hex';

/**
 * The colour that a prompt tells of what a mark is on: a `coral gradient circle` has no coral in it, and an `olive badge` no
 * olives. English only.
 */
export interface ToldFields {
  rest: string;
  /** Colours of shapes, and those of the page behind everything. */
  colors: Hex[];
  grounds: Hex[];
  /** The words that tell them. */
  said: string[];
}

/** Pictures of a sign on a shape of one colour. */
const MARKS =
  /\b(?:icons?|logos?|logotypes?|emblems?|badges?|glyphs?|symbols?|stickers?|monograms?|patch(?:es)?|favicons?|avatars?)\b/iu;
const SHAPE =
  'circles?|discs?|tiles?|(?:rounded )?squares?|squircles?|badges?|shields?|hexagons?|buttons?|blobs?|patch(?:es)?';
const GROUND = 'backgrounds?|backdrops?';
const LONGEST_NAME_WORDS = 3;
const FIELD = new RegExp(
  `((?:\\b[a-z]+(?:-[a-z]+)? ){1,${LONGEST_NAME_WORDS}}?)((?:gradient |solid |flat |plain |filled )?(?:${SHAPE}|${GROUND}))\\b`,
  'giu',
);
const IS_GROUND = new RegExp(`(?:${GROUND})$`, 'iu');
/** Where more than one colour is told it is of a list, which is read as such. */
const LEADS = /^(?:and|or|to|with|in|on|an?|the|of)\s/iu;

type ColorOf = (words: string) => Hex | undefined;

/** The longest end of some words that names a colour, and the colour. */
function colorAtEnd(words: string, colorOf: ColorOf): [words: string, color: Hex] | undefined {
  const all = words.trim().split(' ');
  const ends = all.map((_, at) => all.slice(at).join(' '));
  for (const end of ends) {
    const color = LEADS.test(`${end} `) ? undefined : colorOf(end);
    if (color !== undefined) return [end, color];
  }
  return undefined;
}

/** Takes the colours of grounds and shapes out of the prompt of a mark; the shapes stay. */
export function liftFields(prompt: string, colorOf: ColorOf): ToldFields {
  const told: ToldFields = { rest: prompt, colors: [], grounds: [], said: [] };
  if (!MARKS.test(prompt)) return told;
  const rest = prompt.replace(FIELD, (whole: string, before: string, field: string, at: number) => {
    const [words = '', color] = colorAtEnd(before, colorOf) ?? [];
    const lead = before.trim().slice(0, before.trim().length - words.length);
    // `white on teal circles` tells the colours of both.
    const [, figure] = /(\S+) on\s*$/iu.exec(`${prompt.slice(0, at)}${lead}`) ?? [];
    const isListed = /\b(?:and|to|or|&)\s*$/iu.test(lead) || (figure && colorOf(figure));
    if (color === undefined || isListed) return whole;
    (IS_GROUND.test(field) ? told.grounds : told.colors).push(color);
    told.said.push(`${words} ${field}`);
    return `${lead}${field}`;
  });
  return { ...told, rest };
}
