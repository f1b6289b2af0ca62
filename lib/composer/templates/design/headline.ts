import type { Hex } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { setLine } from '@/lib/lettering/set-line';
import type { Design } from './design';
import type { Frame } from './frame';
import { capHeightPx, placeLine, widthOf } from './type';

/** A line that ends so leaves its reader waiting: the word belongs to what follows. */
const OPEN_END =
  /(?:^|\s)(?:an?|the|of|in|on|at|to|for|from|by|with|and|or|&|\+|your|our|my|we|is|are|live|du|de|la|le|les|des|der|die|das|und|et|y|e|el|il|del|da|von|für|pour)$/iu;
const JOINING = /^(?:&|and|off|am|pm|st|street|%)(?:\s|$)/iu;
/** In letters of the widest line. */
const OPEN_COST = 5;
const JOIN_COST = 4;
/** Two names that stand side by side among small words are one. */
const NAME_COST = 4;
const IS_NAME = /^\p{Lu}[\p{Ll}'’]+$/u;

/** What a break between two lines costs. */
function breakCost(before: string, after: string, isMixed: boolean): number {
  const [last = '', first = ''] = [before.split(' ').at(-1), after.split(' ')[0]];
  const isFigure = /\d/.test(last) && /^(?:off|for|free|years?|km?|%)/iu.test(first);
  const isWithinName = isMixed && IS_NAME.test(last) && IS_NAME.test(first);
  return (
    (OPEN_END.test(before) ? OPEN_COST : 0) +
    (JOINING.test(after) || isFigure ? JOIN_COST : 0) +
    (isWithinName ? NAME_COST : 0)
  );
}

/** Words cut into lines of like lengths, where their sense parts them; one-word lines where each word is long. */
export function balancedLines(text: string, maxLines: number, perLine = 11): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wanted = Math.min(maxLines, words.length, Math.max(1, Math.ceil(text.length / perLine)));
  const isMixed = words.some((word) => /^\p{Ll}{3,}/u.test(word));
  let best: string[] = [text];
  let leastCost = Infinity;
  const cut = (from: number, left: number, lines: string[], cost: number) => {
    if (left === 1) {
      const all = [...lines, words.slice(from).join(' ')];
      const total = cost + Math.max(...all.map((line) => line.length));
      if (total < leastCost) [best, leastCost] = [all, total];
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to += 1) {
      const line = words.slice(from, to).join(' ');
      const after = words.slice(to).join(' ');
      cut(to, left - 1, [...lines, line], cost + breakCost(line, after, isMixed));
    }
  };
  if (wanted > 0) cut(0, wanted, [], 0);
  return best;
}

interface Headline {
  face: FaceId;
  on: Hex;
  fills: readonly [Hex, ...Hex[]];
  align?: 'left' | 'center' | 'right';
  /** Each line as wide as the frame, at its natural proportion. */
  justify?: boolean;
  maxLines?: number;
  /** Letters that a line should have. */
  perLine?: number;
  /** Gap between lines as a share of a capital. */
  gap?: number;
  vertical?: 'top' | 'middle' | 'bottom';
  maxCapPx?: number;
  /** Small words over the headline: `Up to`, `Save the date`. */
  above?: string | undefined;
}

/** Of the headline's largest letters: those above it, and the space below these. */
const ABOVE = { size: 0.36, gap: 0.4 } as const;

/** Where the lines of a headline stand below each other, by their sizes. */
function stepsOf(sizes: readonly number[], cap: number, gap: number, hasAbove: boolean): number[] {
  const first = Math.max(...sizes);
  return sizes.map((size, index) =>
    hasAbove && index === 0
      ? size * cap + first * cap * Math.max(gap, ABOVE.gap)
      : size * cap * (index < sizes.length - 1 ? 1 + gap : 1),
  );
}

/** How tall a headline becomes in a width, before it is written. */
export function headlineLayout(text: string, frame: Frame, options: Headline) {
  const {
    face,
    justify = false,
    maxLines = 4,
    perLine = 11,
    gap = 0.24,
    maxCapPx = Infinity,
    above,
  } = options;
  const own = balancedLines(text, maxLines, perLine);
  const cap = capHeightPx(face, 1);
  const widths = own.map((line) => widthOf(line, { face, sizePx: 1 }));
  const widest = Math.max(...widths);
  const natural = widths.map((width) =>
    Math.min(frame.width / (justify ? Math.max(width, widest / 2.1) : widest), maxCapPx / cap),
  );
  const lines = above === undefined ? own : [above, ...own];
  if (above !== undefined) {
    const most = (frame.width * 0.9) / widthOf(above, { face, sizePx: 1 });
    natural.unshift(Math.min(Math.max(...natural) * ABOVE.size, most));
  }
  const last = setLine(lines.at(-1) ?? '', face).bounds.bottom;
  const low = Math.max(0, last - 0.03) * (natural.at(-1) ?? 0);
  const steps = stepsOf(natural, cap, gap, above !== undefined);
  const whole = low + steps.reduce((sum, step) => sum + step, 0);
  const factor = Math.min(1, frame.height / whole);
  const sizes = natural.map((size) => size * factor);
  return {
    lines,
    sizes,
    cap,
    gap,
    steps: steps.map((step) => step * factor),
    height: whole * factor,
  };
}

/** Ways to break a title: the one with the largest letters is taken, the longest lines first. */
const LONGEST_LINE = 16;
const LETTERS_PER_LINE = [12, 9, 7, 5];

/** Letters per line that make a headline's own as large as its frame bears. */
export function bestPerLine(text: string, frame: Frame, options: Headline): number {
  const largest = (perLine: number) =>
    Math.max(...headlineLayout(text, frame, { ...options, perLine }).sizes);
  return LETTERS_PER_LINE.reduce<number>(
    (best, one) => (largest(one) > largest(best) * 1.06 ? one : best),
    LONGEST_LINE,
  );
}

/** Writes a headline into a frame, as large as it allows; answers the frame of its lines. */
export function headline(design: Design, text: string, frame: Frame, options: Headline): Frame {
  const { lines, sizes, cap, steps, height } = headlineLayout(text, frame, options);
  const { align = 'left', vertical = 'top', fills, face, on, above } = options;
  const free = { top: 0, middle: 0.5, bottom: 1 }[vertical] * (frame.height - height);
  const x = frame.x + { left: 0, center: 0.5, right: 1 }[align] * frame.width;
  const first = above === undefined ? 0 : 1;
  let y = frame.y + free;
  lines.forEach((line, index) => {
    const size = sizes[index] ?? 0;
    const set = placeLine(line, [x, y + size * cap], { face, sizePx: size, align });
    design.write(line, set, {
      // What stands above takes the last colour, so that the headline begins with the first.
      fill: fills.at((index - first) % fills.length) ?? fills[0],
      on,
      contrast: size >= 40 ? 3 : 4.5,
    });
    y += steps[index] ?? 0;
  });
  return { ...frame, y: frame.y + free, height };
}
