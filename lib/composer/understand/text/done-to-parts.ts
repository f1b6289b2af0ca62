import { DONE_TO_PARTS, GIVEN } from '../words/done-to-parts.data';
import { reworded } from './reworded';

/**
 * `taking an old man's blood pressure`, `giving each other a hug`: whose it is stands between the words of what is
 * done. Put behind them it is somebody to whom that is done. English only.
 */

/** Whose it is: an article or an owner's word, up to three more words, and the ending. */
const OWNER =
  "((?:an?|the|this|his|her|their|my|our|its)(?: [a-z-]{1,24}){1,3}|each other|one another|[A-Z][a-z]{1,20})(?:'s|’s|s'|s’)";
/** To whom something is given. */
const RECEIVER =
  '((?:an?|the|his|her|their|my|our|its)(?: [a-z-]{1,24}){1,3}?|each other|one another)';
/** Words between whose it is and the part: `broken`, `long brown`. */
const QUALITY = '(?: [a-z-]{1,20}){0,2}?';

const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' ~ ').map((cell) => cell.trim()));

/** `the legs of an athlete`. */
const WHOSE = '(?= (?:an?|the|this|his|her|their|my|our|its) [a-z])';

const PARTS: readonly (readonly [RegExp, string])[] = table(DONE_TO_PARTS).flatMap(
  ([verbs = '', parts = '', said = '']): [RegExp, string][] => [
    [new RegExp(`\\b(?:${verbs}) ${OWNER}${QUALITY} (?:${parts})\\b`, 'gu'), `${said} $1`],
    [new RegExp(`\\b(?:${verbs}) (?:the|an?)${QUALITY} (?:${parts}) of${WHOSE}`, 'gu'), said],
  ],
);

/** `giving her a massage`, and `giving a massage to her`. */
const GIFTS: readonly (readonly [RegExp, string])[] = table(GIVEN).flatMap(
  ([given = '', said = '']): [RegExp, string][] => [
    [
      new RegExp(
        `\\bgiv(?:e|es|ing) ${RECEIVER} (?:an?|some|the)(?: [a-z-]{1,20}){0,2}? (?:${given})\\b`,
        'gu',
      ),
      `${said} $1`,
    ],
    [
      new RegExp(
        `\\bgiv(?:e|es|ing) (?:an?|some|the)(?: [a-z-]{1,20}){0,2}? (?:${given}) to ${RECEIVER}\\b`,
        'gu',
      ),
      `${said} $1`,
    ],
  ],
);

/** `helping an old lady up`, `helps him to stand`. */
const UP =
  /\bhelp(?:s|ing)? ((?:an?|the|his|her|their|my)(?: [a-z-]{1,24}){1,3}?) (?:up|(?:to )?(?:stand|get|sit) up|to (?:stand|her feet|his feet|their feet)|onto (?:her|his|their) feet)\b/gu;

/** `in his arms`, `in her arms`: who is carried so lies in them. */
const IN_ARMS =
  /\b(?:carr(?:y|ies|ying)|holding|holds) ((?:an?|the|his|her|their)(?: [a-z-]{1,24}){1,3}?) in (?:his|her|their) arms\b/gu;

export const doneToSomebody = (text: string): string =>
  reworded(text, [...PARTS, ...GIFTS])
    .replace(UP, 'helping up $1')
    .replace(IN_ARMS, 'carrying in his arms $1');
