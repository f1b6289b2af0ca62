import type { Brief } from '../../brief';
import { CLOCK, isPlainDetail, kindOfSaid, type SaidKind, WHEN } from './said-kinds';
import { letteringOf } from './words';

/**
 * The lettering of a design as its reader takes it in: what is largest, what stands small above that, what
 * follows below, what there is for which price, and what a button says. Letters stay as they were written.
 */
export interface Said {
  /** Small words above the title: `Up to`, the sale that an offer is of. */
  above?: string;
  /** Who plays, what is offered, what it is called. */
  title?: string;
  /** Below, the weightiest first. */
  lines: string[];
  /** What somebody is to do: the words of a button. */
  action?: string;
  /** What there is, for how much. */
  prices: { name: string; price: string }[];
}

interface Piece {
  text: string;
  kind: SaidKind;
}

/** `Roasted Pumpkin 5.50`, `Latte $4`. */
const PRICED =
  /^(.*\p{L}.*?)[\s.…:–-]+((?:[$€£] ?)?\d{1,3}[.,]\d{2}(?: ?[$€£])?|[$€£] ?\d{1,4}|\d{1,4} ?[€£])$/u;
const PRICE_WORDS = /\b(?:reward|tickets?|entry|admission|from|only|just|under|save)$/iu;
/** Marks between pieces that are never part of one. */
const MARKS = /\s*[\n|·•;]\s*|\s+[–—-]\s+|(?<=\p{L}{2}[!.])\s+(?=\p{Lu}\p{L}+ )/u;
const HEADING = /^([^:]{3,32}):\s+(.{2,})$/u;
const AT_END = new RegExp(
  `^(.{3,}?)(?<!\\b(?:of|in|to|the|at|by|before|after|until|till|past|and|&))[\\s,]+((?:on |this |every )?(?:${WHEN}|${CLOCK})|(?:(?:est\\.?|since|established|founded) )?\\d{4})$`,
  'iu',
);
/** `Black Friday`, `Taco Tuesday`: a day is part of a name of two words. */
const NAMED_DAY = /^\p{L}+ \p{L}+day$/iu;
const LIVE = /^(.{3,}?) (live (?:at|in|from|on) .+)$/iu;
const VENUE = /^((?:\S+ ){2,}?\S+) (at (?:the )?\p{Lu}.+)$/u;
const OFFER =
  /^(?:(up to|from|now|only|just|get|extra|enjoy) )?((?:save )?(?:\d{1,3} ?%(?: off)?|[$€£]\d+ off|half price|(?:buy one,? )?get one(?: half price| free)?|\d for (?:\d|[$€£]\d+)|[$€£]\d[\d.,]*)(?: .*)?)$/iu;
const isFigure = (text: string) => /\d ?%|half price|[$€£]\d+ off|\d for \d|get one/iu.test(text);

const isDetail = (text: string) => isPlainDetail(text) || PRICED.test(text);

/** Commas part a text only where they part a name from when, where or how much. */
function partsOf(text: string): string[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .flatMap((part) => {
      const cut = part.split(/,\s+/u).filter(Boolean);
      return cut.length > 1 && cut.some(isDetail) ? joinedDates(cut) : [part];
    });
}

/** `Saturday, 9 March, 2027` is one date again. */
const joinedDates = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    const isOne = before !== undefined && [before, part].every((one) => kindOfSaid(one) === 'date');
    return isOne ? [...all.slice(0, -1), `${before}, ${part}`] : [...all, part];
  }, []);

/** A day at the end of a name, and where somebody plays, are lines of their own. */
function cutPiece(text: string): string[] {
  if (kindOfSaid(text) !== 'name') return [text];
  const dated = NAMED_DAY.test(text) ? null : AT_END.exec(text);
  // `Happy 2027`: one word and its year are one wish.
  const isWish = /^\d{4}$/.test(dated?.[2] ?? '') && !/\s/.test(dated?.[1] ?? '');
  if (dated?.[1] && dated[2] && !isWish) return [...cutPiece(dated[1]), dated[2]];
  const placed = LIVE.exec(text) ?? VENUE.exec(text);
  return placed?.[1] && placed[2] ? [placed[1], placed[2]] : [text];
}

const pieceOf = (text: string): Piece => ({ text: text.trim(), kind: kindOfSaid(text) });

/** Books, films and albums are called as their titles are written, whatever a title says. */
const WORK = /\b(?:books?|novel|album|film|movie|record|magazine|comic|cover|single|ep)\b/iu;

const isWork = (brief: Brief): boolean => brief.words.some(({ word }) => WORK.test(word));

interface Read {
  pieces: Piece[];
  prices: Said['prices'];
}

function readTexts(brief: Brief): Read {
  const work = isWork(brief);
  const prices: Said['prices'] = [];
  const pieces: Piece[] = [];
  for (const text of letteringOf(brief)) {
    const headed = HEADING.exec(text);
    const whole = headed?.[1] && headed[2] ? [headed[1], headed[2]] : [text];
    for (const part of whole.flatMap((one) => (work ? [one] : partsOf(one)))) {
      const priced = PRICED.exec(part);
      const [name = '', price = ''] = priced?.slice(1) ?? [];
      if (
        name !== '' &&
        !PRICE_WORDS.test(name) &&
        kindOfSaid(part) === 'name' &&
        !/\d ?%/.test(part)
      )
        prices.push({ name, price });
      else pieces.push(...(work ? [part] : cutPiece(part)).map(pieceOf));
    }
  }
  return { pieces, prices };
}

/** What a line weighs below the title: when before where, then for how much and how to ask. */
const ORDER: Record<SaidKind, number> = {
  credit: 0,
  name: 1,
  date: 2,
  time: 3,
  place: 4,
  price: 5,
  contact: 6,
  action: 7,
};

/** A day and its hour stand on one line where both are short. */
function inOrder(pieces: readonly Piece[]): string[] {
  const sorted = [...pieces].sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  return sorted.reduce<string[]>((lines, { text, kind }, index) => {
    const before = sorted[index - 1];
    const last = lines.at(-1) ?? '';
    const isHour = kind === 'time' && before?.kind === 'date' && last.length + text.length < 34;
    return isHour ? [...lines.slice(0, -1), `${last} · ${text}`] : [...lines, text];
  }, []);
}

/** An offer is its figure and what it is of; what leads to it is small above. */
function offered(pieces: readonly Piece[]): Pick<Said, 'above' | 'title'> & { used: Piece[] } {
  const offer = pieces.find(({ text }) => OFFER.test(text) && isFigure(text));
  const [, lead, figure] = OFFER.exec(offer?.text ?? '') ?? [];
  if (!offer || figure === undefined) return { used: [] };
  const name = pieces.find((piece) => piece !== offer && piece.kind === 'name');
  const isLed = lead !== undefined;
  const above = isLed ? lead : name?.text;
  return {
    title: figure,
    ...(above === undefined ? {} : { above: capitalized(above) }),
    used: isLed || !name ? [offer] : [offer, name],
  };
}

/** What leads to the name that it stands above. */
const LEAD_IN =
  /^(?:save (?:the|our) date|you(?:['’]| a)re invited(?: to)?|(?:please )?join us(?: for)?|(?:to )?the wedding of|introducing|new|now open|coming soon|tonight|live|presents?|a novel|happy)$/iu;

function led(pieces: readonly Piece[]): Pick<Said, 'above'> & { used: Piece[] } {
  const names = pieces.filter(({ kind }) => kind === 'name');
  const lead = names.length > 1 ? names.find(({ text }) => LEAD_IN.test(text)) : undefined;
  return lead ? { above: lead.text, used: [lead] } : { used: [] };
}

/** What heads a dish: `Soup of the Day`. */
const HEADS = /\bof the (?:day|week|month|season)\b|\btoday['’]?s?\b|\bspecials?\b|\bdaily\b/iu;

/** Of one thing with its price the thing is what is read first, what it is of above it. */
function pricedAlone({ prices, ...said }: Said): Said {
  const [one, ...others] = prices;
  const { title, above } = said;
  const isHeaded = title !== undefined && above === undefined && HEADS.test(title);
  if (!one || others.length > 0 || (title !== undefined && !isHeaded)) return { ...said, prices };
  return {
    ...said,
    ...(isHeaded ? { above: title } : {}),
    title: one.name,
    lines: [one.price, ...said.lines],
    prices: [],
  };
}

/** All that stands below a title on a page that is no list: what there is for how much as lines. */
export const linesOf = ({ lines, prices }: Said): string[] => [
  ...prices.map(({ name, price }) => `${name}  ${price}`),
  ...lines,
];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who reads it first: an offer, a name, what there is; a day or an hour only where there is nothing else. */
export function saidOf(brief: Brief): Said {
  const { pieces, prices } = readTexts(brief);
  const offer = offered(pieces);
  const lead = offer.title === undefined ? led(pieces) : offer;
  const free = pieces.filter((piece) => !lead.used.includes(piece));
  const title =
    offer.title === undefined ? (free.find(({ kind }) => kind === 'name') ?? free[0]) : undefined;
  const rest = free.filter((piece) => piece !== title);
  const action = rest.find(({ kind }) => kind === 'action');
  const name = offer.title ?? title?.text;
  return pricedAlone({
    ...(lead.above === undefined ? {} : { above: lead.above }),
    ...(name === undefined ? {} : { title: name }),
    lines: inOrder(rest.filter((piece) => piece !== action)),
    ...(action === undefined ? {} : { action: action.text }),
    prices,
  });
}
