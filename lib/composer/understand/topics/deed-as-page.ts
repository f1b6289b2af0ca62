/** Pictures that are about something that is done, as headers are: somebody at it. */

const ART = '(?:illustration|image|picture|graphic|drawing|art)s?';
const FRAME = [
  `(?:concept|conceptual) ${ART} of`,
  `(?:(?:concept|conceptual|editorial|flat|spot|vector) )?${ART} (?:about|on)`,
  '(?:visual |conceptual )?(?:metaphor|concept)s? (?:for|of|about)',
].join('|');
/** What ends as what is done and is a name. */
const NAME =
  '(?:wedding|building|king|spring|string|ring|wing|ceiling|painting|clothing|thing|pudding|evening|morning|being|feeling|meaning|housing|engineering|marketing|banking|branding|manufacturing)';
const DEED = new RegExp(
  `^(?:an? |the )?(?:${FRAME}) ((?:[a-z]{3,12} )?(?!${NAME}s?(?![a-z]))[a-z]{2,12}ing(?: [a-z]+){0,3})$`,
  'iu',
);

/** `concept illustration of hand washing` as a header about it; any other prompt as it is. */
export const deedAsPage = (prompt: string): string =>
  prompt.trim().replace(DEED, 'blog header about $1');
