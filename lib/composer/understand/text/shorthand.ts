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

/** Furniture that somebody is at without its article, and sheets on a wall that are pointed at. */
const BARE: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\b(?:at|around|on|under|beside|behind) )((?:(?:long|round|small|big|large|old|wooden|messy|picnic|kitchen|dining|low) )+(?:table|desk|bench|counter))\\b(?! (?:tops?|legs?|cloths?|lamps?|tennis))${UNQUOTED}`,
      'giu',
    ),
    'a $1',
  ],
  [
    new RegExp(
      `\\b((?:point|look|star|gaz)(?:s|es|ing) at )(?=(?:chart|map|graph|diagram|poster|whiteboard|blackboard|screen)\\b)${UNQUOTED}`,
      'giu',
    ),
    '$1a ',
  ],
  // `a crescent shaped kayak` is of that shape, and nobody shapes it.
  [
    /(?<=\b(?:an?|the) (?:[a-z]+ )?)(crescent|teardrop|kidney|horseshoe|wedge|dome) shaped (?=[a-z]{3,})(?!(?:like|by|into|as|from|with)\b)/giu,
    '$1-shaped ',
  ],
];
const MAY_BE_BARE =
  / shaped |\b(?:table|desk|bench|counter)\b|\bat (?:chart|map|graph|diagram|poster|whiteboard|blackboard|screen)\b/i;

/** `a workshop w/ anvil` has an anvil, `a cup as well as a bowl` are both. */
export const spelledOut = (prompt: string): string => {
  const short = /[/+]/.test(prompt) ? reworded(prompt, SHORT) : prompt;
  const named = MAY_BE_BARE.test(short) ? reworded(short, BARE) : short;
  return /\bas well as\b|\bnot (?:just|only|merely)\b/i.test(named) ? reworded(named, BOTH) : named;
};
