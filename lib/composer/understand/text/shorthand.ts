import { type Rewording, reworded } from './reworded';

/** Only where no quotation is open: what is lettered stays as it is written. */
const UNQUOTED = '(?=[^"“”]*(?:["“][^"“”]*["”][^"“”]*)*$)';

/** What people shorten in writing, or tell with signs, spelt out: the tables know whole words. */
const SHORT: readonly Rewording[] = [
  [/(?<=^|[\s,(])w\/o(?=\s|$)/giu, 'without'],
  [/(?<=^|[\s,(])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=^|[\s,(])b\/w(?= (?:the|two|three|some)\b)/giu, 'between'],
  // `cat + lantern`, `cup / bowl`: a list; two capitals are a name, two numbers a sum.
  [new RegExp(`(?<=\\p{Ll}\\)?) (?:\\+|\\/) (?=\\p{Ll}|\\d+ \\p{L})${UNQUOTED}`, 'gu'), ', '],
];

/** More than one thing, told with a turn. English only. */
const BOTH: readonly Rewording[] = [
  [new RegExp(`\\bas well as\\b${UNQUOTED}`, 'giu'), 'and'],
  [
    new RegExp(`\\bnot (?:just|only|merely) ([^,.;:]{2,60}?),? but (?:also )?${UNQUOTED}`, 'giu'),
    '$1 and ',
  ],
];

/** `a workshop w/ anvil` has an anvil, `a cup as well as a bowl` are both. */
export const spelledOut = (prompt: string): string => {
  const short = /[/+]/.test(prompt) ? reworded(prompt, SHORT) : prompt;
  return /\bas well as\b|\bnot (?:just|only|merely)\b/i.test(short) ? reworded(short, BOTH) : short;
};
