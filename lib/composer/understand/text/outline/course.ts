import type { Listed } from './listed';
import { valueOf } from './figures';

/**
 * `rising from 12 degrees on Monday to 24 on Sunday`: how something went from one day to another. Its ends have the
 * figures that are told; what is between them leads from one to the other and has none. English only.
 */

const NAMES: readonly (readonly string[])[] = [
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
];
const WHEN = [...NAMES.flat(), '(?:19|20)\\d\\d'].join('|');
const FIGURE = '[€$£]?\\d[\\d.,]{0,12}(?:\\s?(?:%|°[cf]?|k|m|\\p{L}{2,12}))?(?: \\p{L}{3,12})?';
const COURSE = new RegExp(
  `\\bfrom (?<first>${FIGURE}) (?:in|on|at) (?<from>${WHEN}) (?:up |down )?to (?<last>${FIGURE}) (?:in|on|at|by) (?<to>${WHEN})\\b`,
  'iu',
);
const STEPS_MAX = 8;
/** More names than these are cut to three letters. */
const NAMES_LONG = 4;
/** How far between two is what lies between them, so that no line is quite straight. */
const SWAY = [0, 0.05, -0.04, 0.04, -0.03, 0.05, -0.02, 0.03] as const;

/** The names between two of a row, both included. */
function namesBetween(from: string, to: string): string[] {
  const [first, last] = [Number(from), Number(to)];
  if (first > 0 && last > first) {
    const step = Math.max(1, Math.ceil((last - first) / (STEPS_MAX - 1)));
    const years = Array.from({ length: Math.floor((last - first) / step) }, (_, at) =>
      String(first + at * step),
    );
    return [...years, to];
  }
  const same = (one: string) => (name: string) => name.toLowerCase() === one.toLowerCase();
  for (const names of NAMES) {
    const [start, end] = [names.findIndex(same(from)), names.findIndex(same(to))];
    if (start >= 0 && end > start) return names.slice(start, end + 1);
  }
  return [];
}

/** What a prompt tells of a course by its two ends; nothing where it tells none. */
export function courseOf(text: string): Listed[] {
  const { first, from, last, to } = COURSE.exec(text)?.groups ?? {};
  if (!first || !from || !last || !to) return [];
  const names = namesBetween(from, to);
  if (names.length < 2) return [];
  const [low, high] = [valueOf(first), valueOf(last)];
  return names.map((name, at): Listed => {
    const share = at / (names.length - 1);
    const isEnd = at === 0 || at === names.length - 1;
    const value = low + (high - low) * (share + (isEnd ? 0 : (SWAY[at % SWAY.length] ?? 0)));
    const label = names.length > NAMES_LONG && /^\D/.test(name) ? name.slice(0, 3) : name;
    return { text: label, value, ...(isEnd ? { written: at === 0 ? first : last } : {}) };
  });
}
