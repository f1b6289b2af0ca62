import { fromLch, type Hex, toLch } from '@/lib/color/hex';
import { isLivingKind } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { COLORS } from '../words/colors.data';
import { liftDarkGround, neutralGround } from './dark-ground';
import { liftFields } from './fields-told';
import { liftInks } from './inks-told';
import { leadsPicture } from './notion-told';
import { ACCENT, COLORED, GLUE, OF_COLORS_ALONE, RUNNING, TAIL, TONES } from './palette-words';
import { EDIBLE, PALETTES_NAMED, SHADES } from '../words/palettes-told.data';
import { wordRows } from '../words/table';

/**
 * The colours that a prompt tells for the picture as a whole, lifted out of it before it is read: of `poster of a fox,
 * burnt orange and cream` the fox stays, and no orange. English only.
 */
export interface ToldPalette {
  rest: string;
  colors: Hex[];
  /** Colours of which little is to be seen: `one red accent`. */
  accents: Hex[];
  background?: Hex;
  /** Its parts, in the words of the prompt. */
  said: string[];
}

/** Pictures that are designed, where colours that stand alone are theirs. */
export const DESIGN =
  /\b(?:poster|banner|flyer|leaflet|cards?|cover|post|thumbnail|header|menu|infographic|charts?|diagram|timeline|logo|emblem|badge|icons?|stickers?|patterns?|print|packag\w+|label|wrapper|wrapping paper|gift wrap|seamless|invitation|invite|illustrations?|graphic|template|hero|mockup|monogram|tileable|repeat(?:ing)? (?:pattern|tile|print)|terrazzo|tote|t-?shirt|mural|bookmark|calendar|certificate|ticket|sign|ad|advert|story|wallpaper|comic|brochure|design|branding|set of|collage)\b/iu;
/** Pages on which colours are what is shown. */
const OF_COLORS =
  /\b(?:flash ?cards?|worksheet|colou?r wheel|colou?r chart|learn(?:ing)?|teach\w*|crayons?|paint (?:pots?|tubes?)|swatch\w*|colou?r theory|mixing)\b/iu;

type Entry = { colors: readonly Hex[]; isSure: boolean; isPalette: boolean; isBare: boolean };

const hexes = (text: string): Hex[] => text.trim().split(/\s+/u);

/** Hues that are told as many: `warm browns` are lighter and darker ones of one hue. */
function rangeOf(color: Hex): Hex[] {
  const lch = toLch(color);
  return [
    color,
    ...[0.9, 0.74, 0.34].map((lightness) =>
      fromLch({ ...lch, lightness, chroma: lch.chroma * (lightness > 0.85 ? 0.35 : 0.9) }),
    ),
  ];
}

function tableOf(): Map<string, Entry> {
  const table = new Map<string, Entry>();
  const put = (names: string, entry: Entry) => {
    for (const name of names.split(',').map((one) => one.trim()))
      if (name !== '') table.set(name, entry);
  };
  for (const line of PALETTES_NAMED.trim().split('\n')) {
    const [colors = '', names = '', bare = ''] = line.split('|');
    const entry = { colors: hexes(colors), isSure: true, isPalette: true };
    put(names, { ...entry, isBare: false });
    put(bare, { ...entry, isBare: true });
  }
  const putColor = (name: string, color: Hex) => {
    const isSure = !EDIBLE.test(name);
    table.set(name, { colors: [color], isSure, isPalette: false, isBare: true });
    if (isSure && !/s$/.test(name))
      table.set(`${name}s`, { colors: rangeOf(color), isSure, isPalette: true, isBare: true });
  };
  for (const line of SHADES.trim().split('\n')) {
    const [color = '', names = ''] = line.split('|');
    for (const name of names.split(',')) putColor(name.trim(), color.trim());
  }
  for (const { id, words } of wordRows(COLORS))
    for (const name of words.en) putColor(name, id.split(' ')[1] ?? '#000000');
  return table;
}

let built: Map<string, Entry> | undefined;
const theTable = (): Map<string, Entry> => (built ??= tableOf());
const LONGEST_NAME_WORDS = 3;

/** A single colour of which nothing else is told. */
const ONE = { count: 1, isSure: true } as const;

interface Listed {
  colors: Hex[];
  accents: Hex[];
  background?: Hex;
  /** How many colours it tells, and whether any of them can be nothing else. */
  count: number;
  isSure: boolean;
}

const toned = (color: Hex, [lightness, chroma]: readonly [number, number]): Hex => {
  if (lightness === 0 && chroma === 1) return color;
  const lch = toLch(color);
  return fromLch({
    ...lch,
    lightness: Math.max(0.16, Math.min(0.95, lch.lightness + lightness)),
    chroma: lch.chroma * chroma,
  });
};

const asWords = (part: string): string[] =>
  part
    .toLowerCase()
    .replace(/\bcolou?r (?=palette|scheme)/gu, '')
    .replace(/(?<!\band) inks?$/u, '')
    .replace(/-(?:colou?red|toned)\b/gu, '')
    .replace(/-and-/gu, ' and ')
    .split(/[\s/]+|(?<=\p{L}): /u)
    .filter(Boolean);

/** The longest name of a colour or a palette at an index. */
function entryAt(words: readonly string[], at: number): [Entry, length: number] | undefined {
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    const entry = theTable().get(words.slice(at, at + length).join(' '));
    if (entry && at + length <= words.length) return [entry, length];
  }
  return undefined;
}

class ListReader {
  readonly colors: Hex[] = [];
  readonly accents: Hex[] = [];
  background: Hex | undefined;
  count = 0;
  isSure = false;
  private tone: [number, number] = [0, 1];
  private isGround = false;
  /** `a touch of red`: an accent is said before its colour. */
  private isAccent = false;
  private needsTail = false;
  private latest: Hex[] = [];

  constructor(private readonly words: readonly string[]) {}

  /** What a part lists; nothing where it says anything else. */
  read(): Listed | undefined {
    let at = 0;
    while (at < this.words.length) {
      const step = this.step(at);
      if (step === 0) return undefined;
      at += step;
    }
    if (this.needsTail || this.count === 0) return undefined;
    const { colors, accents, background, count, isSure } = this;
    return { colors, accents, count, isSure, ...(background ? { background } : {}) };
  }

  private step(at: number): number {
    const word = this.words[at] ?? '';
    const found = entryAt(this.words, at);
    if (found && (!found[0].isPalette || found[0].isBare || this.isNamedAt(at + found[1])))
      return this.take(...found);
    const tone = TONES.find(([pattern]) => pattern.test(word));
    if (tone) this.soften(word, tone);
    else if (TAIL.test(word)) this.isSure = this.count > 0 || this.isSure;
    else if (ACCENT.test(word)) this.accent(this.words[at + 1] === 'of');
    else if (/^(?:paper|ground)$/.test(word) && this.latest.length > 0) this.paper();
    else if (word === 'background' && this.latest.length > 1) this.isSure = true;
    else if (word === 'on') this.isGround = true;
    else if (!GLUE.test(word)) return 0;
    return 1;
  }

  /** `pastel mint` is no herb. */
  private soften(word: string, [, lightness, chroma]: (typeof TONES)[number]): void {
    this.tone = [this.tone[0] + lightness, this.tone[1] * chroma];
    this.isSure ||= OF_COLORS_ALONE.test(word);
  }

  /** A palette's name has to have a word for colours behind it: `sunset colours`. */
  private isNamedAt(at: number): boolean {
    const rest = this.words.slice(at);
    const next = rest.findIndex((word) => TAIL.test(word) || ACCENT.test(word));
    return (
      next >= 0 && next < 3 && !/^(?:only|look|details?|gradient|theme)$/.test(rest[next] ?? '')
    );
  }

  private take(entry: Entry, length: number): number {
    const colors = entry.colors.map((color) => toned(color, this.tone));
    this.tone = [0, 1];
    this.count += entry.isPalette ? 2 : 1;
    this.isSure ||= entry.isSure;
    if (this.isGround) this.background = colors[0];
    else (this.isAccent ? this.accents : this.colors).push(...colors);
    this.latest = this.isGround ? [] : colors;
    this.isGround = false;
    return length;
  }

  /** `cream paper`: what it is printed on. */
  private paper(): void {
    [this.background] = this.latest;
    this.colors.splice(this.colors.length - this.latest.length);
    this.latest = [];
  }

  private accent(isSaidFirst: boolean): void {
    this.isSure = true;
    const before = isSaidFirst ? [] : this.latest.filter((color) => this.colors.includes(color));
    if (before.length === 0) this.isAccent = true;
    for (const color of before) {
      this.colors.splice(this.colors.lastIndexOf(color), 1);
      this.accents.push(color);
    }
    this.latest = [];
  }
}

const listOf = (part: string): Listed | undefined => new ListReader(asWords(part)).read();

const LED =
  /^(?:in |with |using |use )?(?:an? |the |our |my |only |limited )*(?:brand )?(?:colou?rs?|(?:colou?r )?palette|colou?r scheme)(?: of| is| are|:)? /iu;

/** What is named beside another colour for its colour alone: `lavender and sand`. */
const OF_EARTH = /\b(?:sand|clay|brick|bone|ink|sage|mustard|champagne)\b/iu;

/** Whether a part that lists colours alone is the picture's palette, and no thing's or list's. */
function isPalette({ count, isSure, accents }: Listed, part: string, isDesign: boolean): boolean {
  if (accents.length > 0) return true;
  const isSaid = COLORED.test(part) || LED.test(part) || (RUNNING.test(part) && count > 1);
  if (isSaid) return true;
  return isDesign && count > 0 && (isSure || (count > 1 && OF_EARTH.test(part)));
}

const IS_LEAD = /^(?:.{0,24} )?(?:colou?rs?|palette|scheme|tones)$/iu;
const BLACK_AND_WHITE = /^(?:in |all in )?(?:black and white|white and black)(?: only)?$/iu;
const IN = /\s(?:in|using|with)\s/giu;

const PAGE_AT_END =
  /\b(?:poster|flyer|leaflet|banner|header|card|cover|invitation|invite|menu|infographic|ad|advert|ticket|brochure|post)$/iu;
/** `a rug in rust and sand tones`: where a part begins to tell colours; nothing where it does not. */
function tailOf(part: string, isDesign: boolean): [at: number, listed: Listed] | undefined {
  for (const { index } of part.matchAll(IN)) {
    const tail = part.slice(index).trim();
    const listed = listOf(tail);
    if (!listed || BLACK_AND_WHITE.test(tail)) continue;
    const isOfThing = isWorn(part.slice(0, index));
    const isSaid = COLORED.test(tail) || listed.accents.length > 0;
    // `flyer in soft green`: one colour is the page's own.
    const isOfPage = PAGE_AT_END.test(part.slice(0, index));
    if (isSaid || (isDesign && listed.isSure && (listed.count > 1 || isOfPage) && !isOfThing))
      return [index, listed];
  }
  return isDesign ? groundAtEnd(part) : undefined;
}

/** Colours that are also what things lie on. */
const OF_STUFF =
  /\b(?:slate|stone|pebble|kraft|cardboard|denim|wheat|parchment|linen|chocolate|walnut|clay|brick)\b/iu;

/** `umbrellas on pale yellow`: what a design is printed on is told last, and nothing else of it. */
function groundAtEnd(part: string): [at: number, listed: Listed] | undefined {
  const index = part.toLowerCase().lastIndexOf(' on ');
  const tail = index > 0 ? part.slice(index).trim() : '';
  const listed = tail === '' || OF_STUFF.test(tail) ? undefined : listOf(tail);
  const isGround = listed?.background !== undefined && listed.colors.length === 0;
  return isGround && listed.isSure ? [index, listed] : undefined;
}

/** What is printed all over in its colours: nobody in it wears them. */
const PRINTED = /\b(?:patterns?|wallpaper|wrapping paper|gift wrap|fabric|textile|print)\b/iu;

/** `a woman in navy and gold` wears them. */
function isWorn(before: string): boolean {
  if (PRINTED.test(before)) return false;
  const last = /(\p{L}+)$/u.exec(before.trim())?.[1]?.toLowerCase() ?? '';
  const lexicon = theLexicon();
  const concept = lexicon.lookUp(last, 'en')?.concept;
  return concept !== undefined && isLivingKind(lexicon.factsOf(concept)?.kind);
}

/** A part up to the next comma, semicolon, full stop or dash, with what divides it from the next. */
const PART = /([^,;.:()?!–—]+(?:\.(?=\S)[^,;.:()?!–—]+)*)([,;.:()?!]+\s*|\s*[–—]\s*|$)/gu;
const QUOTED = /["“„«][^"“”„«»]{1,80}["”“»]/gu;
/** What no part may have for it to be looked at: neither a colour nor a word for colours. */
const ANY = /dark back|colou?r|palette|tone|hue|shade|accent|scheme|pastel|haze|glow|neutrals/iu;
const nameWords = (): RegExp =>
  (anyName ??= new RegExp(
    `\\b(?:${[...theTable().keys()].filter((name) => !name.includes(' ')).join('|')})\\b`,
    'iu',
  ));
let anyName: RegExp | undefined;

interface Part {
  text: string;
  end: string;
}

/** The parts of a prompt; colours that commas divide are one: `sage, sand and white`. */
function partsOf(prompt: string): Part[] {
  const parts: Part[] = [];
  for (const [, text = '', end = ''] of prompt.matchAll(PART)) {
    const before = parts.at(-1);
    const isMore = before?.end.startsWith(',') && listOf(text) && endsInColor(before.text);
    if (before && isMore) parts.splice(-1, 1, { text: `${before.text} and ${text}`, end });
    else parts.push({ text, end });
  }
  return parts;
}

const endsInColor = (text: string): boolean => {
  const tail = /(?:^|\s(?:in|using|with)\s)((?:(?!\s(?:in|using|with)\s).)+)$/iu.exec(text.trim());
  const listed = tail?.[1] === undefined ? undefined : listOf(tail[1]);
  // `a glass with an olive, black`: one of what may be eaten is no colour.
  return listed !== undefined && (listed.isSure || !/^an? /iu.test(tail?.[1] ?? ''));
};

/** `three balloons: red and blue` tells the balloons' colours. */
function isThingAtEnd(text: string): boolean {
  const last = /(\p{L}+)$/u.exec(text.trim())?.[1]?.toLowerCase() ?? '';
  const { concept, template, medium } = theLexicon().lookUp(last, 'en') ?? {};
  return /^colou?rs?$/.test(last) || (concept !== undefined && !(template ?? medium));
}

/** `orange`, last of all after a picture that is told in a clause, is its colour, and nothing to eat in it. */
const isLastOf = (parts: readonly Part[], at: number): boolean =>
  at === parts.length - 1 &&
  !/\b(?:an?|the|one|two|three|four|some)\b/iu.test(parts[at]?.text ?? '') &&
  (parts[at - 1]?.text.trim().split(/\s+/u).length ?? 0) > 2;

/** Lifts the palette of a picture out of an English prompt; `isOfPage` where it was told for a page or a notion. */
export function liftPalette(prompt: string, isOfPage = false): ToldPalette {
  const none: ToldPalette = { rest: prompt, colors: [], accents: [], said: [] };
  if (OF_COLORS.test(prompt) || !(ANY.test(prompt) || nameWords().test(prompt))) return none;
  const quotes: string[] = [];
  const unquoted = prompt.replace(QUOTED, (quote) => `¤${String(quotes.push(quote) - 1)}¤`);
  const isTold = isOfPage || leadsPicture(unquoted);
  const isDesign = isTold || DESIGN.test(unquoted);
  const dark = liftDarkGround(unquoted, (word) => theTable().get(word)?.colors[0]);
  const fields = liftFields(dark.rest, (words) => {
    const { colors: [color] = [], count = 0 } = listOf(words) ?? {};
    return count === 1 ? color : undefined;
  });
  const inks = liftInks(fields.rest, isDesign);
  const metals = inks.names.flatMap((name) => theTable().get(name)?.colors[0] ?? []);
  const found: Listed[] = [
    ...[...metals, ...fields.colors].map((color) => ({ ...ONE, accents: [], colors: [color] })),
    ...fields.grounds.map((color) => ({ ...ONE, accents: [], colors: [], background: color })),
    ...dark.found,
  ];
  const said: string[] = [...inks.said, ...fields.said, ...dark.said];
  const keep = (listed: Listed, text: string) => {
    found.push(listed);
    said.push(text.trim());
  };
  let isListed = false;
  let isLed = false;
  const kept = partsOf(inks.rest).flatMap((part, at, parts): Part[] => {
    const text = part.text.trim();
    const listed = at > 0 && !BLACK_AND_WHITE.test(text) ? listOf(text) : undefined;
    if (
      listed &&
      !isListed &&
      (isLed || isPalette(listed, text, isDesign) || (isTold && isLastOf(parts, at)))
    ) {
      keep(listed, text);
      if (RUNNING.test(text)) return [{ text: 'gradient', end: part.end }];
      return part.end.startsWith(')') ? [{ text: '', end: ', ' }] : [];
    }
    const isColon = part.end.startsWith(':');
    isLed = isColon && at > 0 && IS_LEAD.test(text);
    isListed = isColon && !isLed && isThingAtEnd(text);
    if (isLed) return [];
    const tail = tailOf(part.text, isDesign);
    if (!tail) return [part];
    keep(tail[1], part.text.slice(tail[0]));
    return [{ text: part.text.slice(0, tail[0]), end: part.end }];
  });
  if (found.length === 0) return none;
  return { ...together(found), said, rest: joined(kept, quotes) };
}

function joined(kept: readonly Part[], quotes: readonly string[]): string {
  return kept
    .map(({ text, end }) => text + end)
    .join('')
    .replace(/\s*\(\s*(?:[,)]\s*|$)/gu, ', ')
    .replace(/[\s,;:–—]+$/u, '')
    .replace(/¤(\d+)¤/gu, (_, at: string) => quotes[Number(at)] ?? '');
}

/** What accents stand on where nothing else is told. */
const PLAIN: readonly Hex[] = ['#f8f5ee', '#ebe1cf'];

function together(
  found: readonly Listed[],
): Pick<ToldPalette, 'colors' | 'accents' | 'background'> {
  const accents = [...new Set(found.flatMap((listed) => listed.accents))];
  const told = [...new Set(found.flatMap((listed) => listed.colors))];
  const background = found.find((listed) => listed.background)?.background;
  const neutral = background || accents.length > 0 ? undefined : neutralGround(told);
  if (neutral) return { colors: [], accents: [], background: neutral };
  const colors =
    told.length === 0 && accents.length > 0
      ? [background ?? PLAIN[0] ?? '', ...PLAIN.slice(1)]
      : told;
  return { colors, accents, ...(background ? { background } : {}) };
}
