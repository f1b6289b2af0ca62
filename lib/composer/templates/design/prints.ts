import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { rectangle } from '@/lib/svg/markup';
import { conceptOf } from '../../concepts';
import type { Brief } from '../../brief';
import { isCloth, plainOf } from '../pattern-companions';
import { PRINTS } from './print-art';
import type { PrintColors, PrintSize } from './print-size';
import { ORNAMENT_PRINTS } from './ornament-prints';
import { STREWN_PRINTS } from './strewn-prints';
import { WEAVES } from './weaves';
import { tells, textOf } from './words';

/** Patterns that are known by their name, drawn whole: all meet themselves at the borders of the picture. */

const ART = { ...WEAVES, ...PRINTS, ...STREWN_PRINTS, ...ORNAMENT_PRINTS };
export type Print = keyof typeof ART;

/** Prints, the words that tell them, and what is then no thing of its own. */
const NAMES: readonly (readonly [Print, readonly string[], RegExp?])[] = [
  [
    'leopard',
    ['leopard print', 'cheetah print', 'leopard spots', 'animal print'],
    /leopard|cheetah|spots?/,
  ],
  ['zebra', ['zebra print', 'zebra stripes'], /zebra|stripes?/],
  ['camouflage', ['camouflage', 'camo'], /camo/],
  [
    'memphis',
    ['memphis', 'squiggle', '80s pattern', 'nineties pattern'],
    /shape|squiggle|zig ?zag|triangle|circle|line|dot|memphis/,
  ],
  ['terrazzo', ['terrazzo'], /terrazzo|chip|speckle|stone|floor/],
  ['houndstooth', ['houndstooth', 'dogtooth', 'pied de poule'], /hound|tooth/],
  ['argyle', ['argyle', 'harlequin', 'diamond pattern'], /argyle|diamond|sock|sweater/],
  ['herringbone', ['herringbone', 'parquet'], /herring|bone|parquet|wood|floor|plank/],
  [
    'azulejo',
    [
      'azulejo',
      'portuguese tile',
      'portuguese tiles',
      'azulejos',
      'tiles pattern',
      'tile texture',
      'moroccan tile',
      'spanish tile',
      'talavera',
      'zellige',
      'mediterranean tile',
      'tile pattern',
      'mosaic tile',
      'encaustic',
    ],
    /azulejo|tile|portug|morocc|spanish|flower|star|mosaic|talavera|floor|wall/,
  ],
  [
    'seigaiha',
    ['seigaiha', 'japanese wave', 'japanese waves', 'fish scale', 'scallop', 'scalloped'],
    /wave|scale|fish|scallop/,
  ],
  ['ikat', ['ikat'], /ikat|diamond|gem|lozenge|zig ?zag|stripe/],
  [
    'trellis',
    ['trellis', 'quatrefoil', 'lattice', 'ogee', 'moroccan'],
    /trellis|lattice|quatrefoil/,
  ],
  ['meander', ['greek key', 'meander', 'fretwork'], /greek|key|meander/],
  ['paisley', ['paisley', 'bandana'], /paisley|bandana|drop/],
  [
    'damask',
    ['damask', 'brocade', 'baroque'],
    /damask|brocade|ornament|flower|floral|hotel|palace/,
  ],
  [
    'fans',
    ['art deco', 'fan pattern', 'fan wallpaper', 'gatsby'],
    /fan|deco|scallop|seigaiha|wave|scale|arch|shape|line|geometr|sunburst/,
  ],
  ['dots', ['polka dot', 'polka-dot', 'dots', 'polka', 'dotted']],
  ['gingham', ['gingham', 'vichy']],
  ['plaid', ['plaid', 'tartan', 'flannel', 'buffalo check'], /buffalo/],
  ['checks', ['checkerboard', 'checkered', 'chequered', 'checked', 'chess']],
  ['stripes', ['stripe', 'striped', 'pinstripe', 'lines']],
  ['chevron', ['chevron', 'zigzag', 'zig zag']],
  ['waves', ['wave', 'waves', 'wavy']],
  ['triangles', ['triangle', 'triangles', 'triangular']],
  ['hexagons', ['hexagon', 'hexagonal', 'honeycomb']],
];

/** The colours that a print has of itself, where none are told: its mark, its ground and a second mark. */
const OWN: Partial<Record<Print, PrintColors>> = {
  leopard: ['#2e1d12', '#dcaa66', '#a96a30'],
  zebra: ['#1d1c20', '#f8f6f1', '#1d1c20'],
  camouflage: ['#4d5a34', '#8f8d5f', '#5f4a33'],
  memphis: ['#ff6f91', '#fdf3e3', '#2bb0ab', '#ffd23f', '#5b4bd6'],
  terrazzo: ['#d9775f', '#f6f0e6', '#5f8f88'],
  azulejo: ['#1f4f9e', '#f7f8f6', '#6d9bd6'],
  damask: ['#6d3f57', '#e9dccf', '#8a5b72'],
  seigaiha: ['#20447a', '#f7f5ef', '#6d90bd'],
  fans: ['#d9b25f', '#16333a', '#f2e3bf'],
};

/** What a prompt calls for a print: the print, what is then no thing of its own, and whether others lie upon it. */
export interface NamedPrint {
  print: Print;
  isOwn(phrase: string): boolean;
  isGround: boolean;
}

/** What is said of the marks of any print: `thin gold outlines, repeats in all directions`. */
const OF_ANY =
  /^(?:thin |fine |bold )?(?:gold|silver|copper|metallic|white|black)$|\b(?:outlines?|lines?|directions?|details?|repeats?|ornaments?)$/i;

/** Striped fish are fish, and a print of nothing. */
const isOfLook = ({ phrase, concept }: Brief['elements'][number]): boolean =>
  plainOf(phrase) !== phrase && !isCloth(phrase) && conceptOf(concept ?? '') !== undefined;

/** The print that a prompt names; nothing where it names none. */
export function printOf(brief: Brief): NamedPrint | undefined {
  const things = brief.elements.filter(isOfLook).map(({ phrase }) => phrase.toLowerCase());
  const text = things.reduce((said, phrase) => said.replaceAll(phrase, ''), textOf(brief));
  const found = NAMES.find(([, words]) => tells(text, ...words));
  if (!found) return undefined;
  const [print, words, own] = found;
  const isOwn = (phrase: string) =>
    !things.includes(phrase.toLowerCase()) &&
    (isCloth(phrase) ||
      OF_ANY.test(phrase) ||
      tells(phrase.toLowerCase(), ...words) ||
      own?.test(phrase.toLowerCase()) === true);
  const isGround = brief.elements.some(
    ({ phrase, concept, because }) =>
      !isOwn(phrase) && conceptOf(concept ?? '') !== undefined && because === undefined,
  );
  return { print, isOwn, isGround };
}

/** Whether a print has the colours that it has by nature: they don't change places. */
export const hasOwnColors = (print: Print, { paletteColors }: Brief): boolean =>
  paletteColors.length === 0 && /^(?:leopard|zebra|camouflage)$/.test(print);

const isHexColor = (color: string): color is Hex => /^#[0-9a-f]{6}$/i.test(color);
const BLACK_AND_WHITE: PrintColors = ['#1c1d22', '#fbfbf8', '#8c9096'];
/** Colours nearer to each other in lightness are not read on each other. */
const CONTRAST = 0.25;

/** Colours of a print: those that are named, else its own, else the picture's; of two the lighter is the ground. */
export function printColors(
  print: Print,
  { paletteColors, background, words, media }: Brief,
  own: readonly Hex[],
  ground: Hex,
): PrintColors {
  const text = [...media, ...words.map(({ word }) => word)].join(' ');
  const named = paletteColors.filter(isHexColor);
  if (/black and white|monochrome/i.test(text) && named.length < 2) return BLACK_AND_WHITE;
  const [first, second, third] = named;
  const told = background && isHexColor(background) ? background : undefined;
  if (first === undefined) {
    const [a = ground, b = a] = own;
    const [mark, base, ...more] = OWN[print] ?? [a, ground, mix(b, '#ffffff', 0.2)];
    return [mark, told ?? base, ...more];
  }
  if (isStrewn(print)) return strewnColors(named, told);
  if (told === undefined && second !== undefined && third === undefined && isNear(first, second))
    return [first, paleOf(first), second];
  const base = told ?? second ?? paleOf(first);
  const more =
    third ?? (second === undefined ? mix(first, '#ffffff', 0.45) : mix(first, base, 0.45));
  return [first, base, more];
}

/** Two told colours that are not read on each other are both marks, on a pale ground. */
const isNear = (one: Hex, other: Hex): boolean =>
  Math.abs(lightnessOf(one) - lightnessOf(other)) < CONTRAST;
/** Prints whose marks lie on a ground that is none of them: chips of stone, shapes. */
const isStrewn = (print: Print): boolean => /^(?:terrazzo|memphis)$/.test(print);

/** Each told colour on marks, over what is told as the ground, over white of them, or over a pale one. */
function strewnColors(named: readonly Hex[], ground: Hex | undefined): PrintColors {
  const white = named.find((color) => lightnessOf(color) > PALE_LIGHTNESS);
  const [first = '#d9775f', ...rest] = named.filter((color) => color !== (ground ?? white));
  const base = ground ?? white ?? paleOf(first);
  const [second = mix(first, base, 0.45), ...more] = rest;
  return [first, base, second, ...more];
}
const PALE_LIGHTNESS = 0.93;

const paleOf = (color: Hex): Hex =>
  mix(color, lightnessOf(color) > 1 - CONTRAST ? '#23262e' : '#fffdf8', 0.9);

/** How one picture of a request has a print: small or large, and which of its colours is the ground. */
export interface PrintTake {
  isSmall: boolean;
  isTurned: boolean;
  seed: number;
}
export const PRINT_TAKES: readonly [Omit<PrintTake, 'seed'>, ...Omit<PrintTake, 'seed'>[]] = [
  { isSmall: false, isTurned: false },
  { isSmall: true, isTurned: true },
  { isSmall: false, isTurned: true },
  { isSmall: true, isTurned: false },
];

/** A print over the whole picture, its ground too. */
export function printArt(
  print: Print,
  [width, height]: PrintSize,
  colors: PrintColors,
  { isSmall, isTurned, seed }: PrintTake,
): string {
  const [mark, ground, other] = colors;
  const own: PrintColors = isTurned && !isStrewn(print) ? [ground, mark, other] : colors;
  const art = ART[print]([width, height, isSmall ? 2 : 1], own, seed);
  return rectangle([0, 0], width, height, own[1]) + art;
}
