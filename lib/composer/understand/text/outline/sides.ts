import {
  AND,
  ARTICLE,
  BEFORE_AFTER,
  COMPARES,
  LISTS,
  OR,
  VERSUS,
  WITH,
} from '../../words/outline.data';
import { figured } from './figures';
import type { Listed } from './listed';

/** One side of a comparison: its name, and what shows it where that is something else. */
export interface Side {
  text: string;
  shows?: string;
  /** Both in the surroundings that the prompt names: `winter in the same park`. */
  scene?: string;
}

export interface Sides {
  sides: [Side, Side];
  /** What follows them. */
  rest: string;
}

const END = `(?=\\s*[:,.;]|\\s+(?:${WITH}|zwei|two|split|half|infographic|diagram|chart|comparison|poster|pros)(?=[\\s:,]|$)|\\s+in (?:the|an? (?:chart|table|infographic|poster|diagram))(?=[\\s:,]|$)|$)`;
const PAIR = (between: string) => new RegExp(`^(.+?)\\s+(?:${between})\\s+(.+?)${END}(.*)$`, 'isu');
const LEAD = new RegExp(
  `^.*?(?:${COMPARES}|${LISTS})(?:\\s+(?:charts?|infographic|diagram|poster|table|comparison|picture|between|of|the|showing|comparing|zwischen|von|entre|de|di)(?=\\s|:))*\\s*:?\\s*(?:(?:${COMPARES})\\s+)?`,
  'isu',
);
const WHOLE = new RegExp(COMPARES, 'iu');
const CHANGE = new RegExp(`(?:${BEFORE_AFTER})`, 'iu');
const OPENING = new RegExp(`^${ARTICLE}+`, 'iu');
const OPPOSED = new RegExp(`\\s(?:${VERSUS})\\s`, 'iu');

/** `in the same park`, `split view of a city skyline`. */
const AROUND =
  /^\s*(?:split|side|half)?[- ]?(?:view|screen|scene|picture)?\s*((?:in|of|at|on|over|im|am|in der|dans|en|sur)\s(?:the |an? |der |dem |einem |une? |la |le |el |una? )?(?:same )?\p{L}+(?: \p{L}+)?)/iu;

/** `left the city, right the land`. */
const LEFT =
  /(?<!\p{L})(?:on the left|left|links|à gauche|a la izquierda|a sinistra)\s+(.+?)(?=[,.;]|$)/iu;
const RIGHT =
  /(?<!\p{L})(?:on the right|right|rechts|à droite|a la derecha|a destra)\s+(.+?)(?=[,.;]|$)/iu;

/** `cat on left, dog on right`: where the sides stand anyway, in the order in which they are named. */
const ONE_EACH =
  /,?\s+(?:the )?\p{L}+(?: \p{L}+)? on (?:the )?left(?: side)?,?(?: and| with)? (?:the )?\p{L}+(?: \p{L}+)? on (?:the )?right(?: side)?(?=[,.;]|$)/iu;
/** `house on the left with keys and a tower on the right`: what shows either side. */
const SHOWN_LEFT_AND_RIGHT =
  /,\s+(?:an? |the )?(?<left>\p{L}+(?: \p{L}+){0,3}?) on (?:the )?left(?: side)?(?<leftMore> with [^,.;]{3,40}?)?(?:,| and|, and) (?:an? |the )?(?<right>\p{L}+(?: \p{L}+){0,3}?) on (?:the )?right(?: side)?(?<rightMore> with [^,.;]{3,40}?)?(?=\s*[,.;]|$)/iu;
/** `4 points each`: how much is said of each side. */
const POINTS_EACH =
  /,\s+(?:with )?(?:\d|two|three|four|five|six) (?:short )?(?:points?|bullet points?|bullets|facts?|reasons?|items?) (?:each|per side|on each side)(?=\s*[,.;]|$)/iu;
/** Two sides are in two columns, and have pictures. */
const TWO_COLUMNS =
  /,\s+(?:in |with )?(?:two|2) columns?(?: with (?:pictures|icons|illustrations|drawings))?(?=\s*[,:;.]|$)/iu;
/** `two columns with icons for cost and range`: the rows are what there are icons for. */
const ROWS_WITH =
  /,\s+(?:(?:in )?(?:two|2) columns?,? )?(?:with |and )*(?:(?:small|simple|little) )*(?:icons?|rows?|pictures?|icon rows?) (?:for|of|on|about) (?:each )?/iu;

const bare = (text: string): string => text.trim().replace(OPENING, '').trim();
const NAMES: readonly (readonly [RegExp, string, string])[] = [
  [/vorher/i, 'Vorher', 'Nachher'],
  [/avant/i, 'Avant', 'Après'],
  [/después/i, 'Antes', 'Después'],
  [/prima/i, 'Prima', 'Dopo'],
  [/depois/i, 'Antes', 'Depois'],
];

function changed(text: string): Sides | undefined {
  const match = CHANGE.exec(text);
  if (!match) return undefined;
  const after = text
    .slice(match.index + match[0].length)
    .replace(
      /^[^\p{L}]*(?:(?:of|comparison|infographic|illustration|picture|von|de|di)(?=[\s:])[\s:]*)*/iu,
      '',
    );
  const [, was = after, is = was, rest = ''] = PAIR(`${VERSUS}|${AND}|→|,`).exec(after) ?? [];
  const [, before = 'Before', then = 'After'] =
    NAMES.find(([pattern]) => pattern.test(match[0])) ?? [];
  const [first, second] = [bare(was.replace(/[,.].*$/u, '')), bare(is.replace(/[,.].*$/u, ''))];
  return {
    sides: [
      { text: before, shows: first },
      { text: then, shows: second },
    ],
    rest,
  };
}

/** What a prompt has on the left and on the right of two that it compares. */
export function shownOnSides(prompt: string): readonly [string, string] | undefined {
  const {
    left,
    leftMore = '',
    right,
    rightMore = '',
  } = SHOWN_LEFT_AND_RIGHT.exec(prompt)?.groups ?? {};
  return left && right ? [left + leftMore, right + rightMore] : undefined;
}

/** Of two names, the one that has a word of what is shown on the left comes first. */
function inTheirPlaces(
  names: readonly [string, string],
  [left, right]: readonly [string, string],
): readonly [string, string] {
  const shares = (name: string, shown: string) =>
    shown
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 3 && name.toLowerCase().split(/\s+/).includes(word));
  const isCrossed =
    (shares(names[1], left) && !shares(names[0], left)) ||
    (shares(names[0], right) && !shares(names[1], right));
  return isCrossed ? [names[1], names[0]] : names;
}

/** Who is compared with whom; nothing where a prompt compares nothing. */
export function sidesOf(prompt: string): Sides | undefined {
  const text = prompt
    .replace(/["“”«»„]/g, '')
    .replace(POINTS_EACH, '')
    .replace(SHOWN_LEFT_AND_RIGHT, '')
    .replace(ONE_EACH, '')
    .replace(TWO_COLUMNS, '')
    .replace(ROWS_WITH, ', ')
    .trim();
  const change = changed(text);
  if (change) return change;
  const compares = WHOLE.test(text);
  if (!compares && !OPPOSED.test(text)) return undefined;
  // `Cat vs dog comparison chart` says it afterwards.
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const opposed = OPPOSED.exec(text)?.index ?? text.length;
  const body = lead > opposed ? text : text.slice(lead);
  const paired = (words: string) =>
    PAIR(words).exec(body) ?? (lead > 0 ? PAIR(words).exec(text) : null);
  const match =
    PAIR(VERSUS).exec(body) ??
    (compares ? (PAIR(OR).exec(body) ?? paired(`${AND}|with|to|mit|à|con`)) : null);
  if (!match) return undefined;
  const [, first = '', second = '', rest = ''] = match;
  const isTold = (side: string) => side !== '' && side.split(/\s+/).length <= 5;
  const sides = [
    bare(first),
    bare(second.replace(/(?:\s+as (?:house )?pets)?(?:\s+(?:comparison|compared))?$/i, '')),
  ] as const;
  if (!sides.every(isTold) || /[:,]/.test(first)) return undefined;
  const around = AROUND.exec(rest)?.[1];
  const side = (name: string, own: string | undefined): Side => {
    const scene = own ?? (around ? `${name} ${around}` : undefined);
    return { text: name, ...(scene ? { scene } : {}) };
  };
  const shown = shownOnSides(prompt);
  if (shown) {
    const [one, other] = inTheirPlaces(sides, shown);
    return { sides: [side(one, shown[0]), side(other, shown[1])], rest };
  }
  const [left, right] = [LEFT.exec(rest)?.[1], RIGHT.exec(rest)?.[1]];
  return { sides: [side(sides[0], left), side(sides[1], right)], rest };
}

// A figure is a word of its own: that of `CO2` is none.
const BOTH = new RegExp(
  `^(?:(.*?)\\s*:?\\s+)?([€$£]?\\d.*?)\\s+(?:${VERSUS}|${OR})\\s+([€$£]?\\d.*)$`,
  'iu',
);

/** A row of a comparison: `caffeine 40 mg vs 95 mg`. */
export function rowOf(segment: string): Listed {
  const match = BOTH.exec(segment);
  if (!match?.[2] || !match[3]) return { text: segment };
  const per = /\s+((?:per|pro|par|por)\s.+)$/iu.exec(match[3])?.[1] ?? '';
  const text = `${match[1] ?? ''} ${per}`.trim();
  const second = match[3].replace(per, '').trim();
  return { text: text || figured(second).text, values: [match[2].trim(), second] };
}
