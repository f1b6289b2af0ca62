import { withArticle } from '../abroad/english-words';

/**
 * Forms in which people ask for a mark: `an oak leaf, law firm logo` names the firm last, `the body of the cello becomes a
 * pear` is a cello in the shape of a pear, and `an icon but friendly` says how it is drawn. English only.
 */

const MARK = '(?:logo|emblem|badge|icon|crest)';
const IS_MARK = new RegExp(`\\b(?:${MARK}s?|monogram|glyph|symbol)\\b`, 'iu');
const FIRM =
  'shop|store|boutique|brand|company|studio|bar|cafe|café|club|team|workshop|agency|business|market|restaurant|bistro|pub|bakery|brewery|winery|distillery|roastery|school|academy|clinic|salon|spa|gym|hotel|hostel|farm|practice|firm|startup|festival|podcast|band|charity|foundation|nursery|barbershop|bookshop';
const FIRM_LAST = new RegExp(
  `^(?!${MARK}\\b)([^,;]{4,80}), (?:an? |my |our )?((?:[\\p{L}'-]+ ){0,2}(?:${FIRM})) (${MARK})(?=$|[,.;])`,
  'iu',
);

/** `a bear with honey, bakery logo` as `logo for a bakery, a bear with honey`. */
const firmFirst = (prompt: string): string =>
  prompt.replace(
    FIRM_LAST,
    (_, shown: string, firm: string, kind: string) => `${kind} for ${withArticle(firm)}, ${shown}`,
  );

const SHAPED = 'shaped like';
const TURNS =
  '(?:becom(?:es|ing)|turn(?:s|ing) into|morph(?:s|ing) into|transform(?:s|ing) into|form(?:s|ing)|doubl(?:es|ing) as|melt(?:s|ing) into|in the form of)';
/** Letters and numbers are formed of things in a manner of their own. */
const NO_LETTER = '(?!(?:the )?(?:letters?|initials?|numbers?|words?|name)\\b|[a-z0-9]\\b)';
/** `the body of the cello becomes a pear`: what a part turns into is the shape of the whole. */
const PART_TURNS = new RegExp(
  `\\b(?:the |an? )?[a-z]+ of (?:the |an? )([a-z]+(?: [a-z]+)?) (?:that |which |slowly )?${TURNS} (?=(?:an?|the) ${NO_LETTER})`,
  'giu',
);
const TURNED = new RegExp(
  `\\b([a-z]+) (?:that |which |slowly )?${TURNS} (?=(?:an?|the) ${NO_LETTER})`,
  'giu',
);

const shapedLike = (prompt: string): string =>
  prompt
    .replace(PART_TURNS, (_, whole: string) => `${withArticle(whole)} ${SHAPED} `)
    .replace(TURNED, (_, last: string) => `${last} ${SHAPED} `);

const BUT_SO = new RegExp(
  `\\b(${MARK}s?),? but (?:very |more |really )?(?:friendly|cute|modern|playful|simple|minimal|fun|elegant|bold|cool|clean|serious|professional)(?=$|[,.;])`,
  'giu',
);

/** `two sprigs of heather` are heather twice. */
const SPRIGS =
  /\b(one|two|three|four|an?) (?:[a-z]+ )?(?:sprigs?|stems?|stalks?|branch(?:es)?|ears?|twigs?) of ([a-z]+)\b/giu;

/** `icon of a cloud, smiling` is a smiling cloud. */
const FACE_LAST = new RegExp(
  `^((?:(?:an?|my|our|cute|flat|simple) )*)([a-z]+(?: [a-z]+)?) (${MARK}|sticker)((?:, [^,.;]{2,30})*?), (smiling|winking|sleeping|laughing)(?=$|[,.;])`,
  'iu',
);

/** `a barbershop on wheels` goes about, and shows no wheel. */
const ON_WHEELS = /\b(\p{L}+) on wheels\b/giu;

/** `nine emoji style faces`, which are a set of icons. */
const FACES =
  /\b(?:an? )?(?:set of )?(two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:emojis?|smileys?)(?:[- ]style)? faces?\b(?: for (?:an? |my |our )?[a-z]+ (?:tracker|app|chart|diary|journal))?/iu;

/** A mark's prompt in the forms that the tables read; any other prompt as it is. */
export function markForms(prompt: string): string {
  if (FACES.test(prompt)) return prompt.replace(FACES, 'set of $1 emoji icons');
  if (!IS_MARK.test(prompt)) return prompt;
  const plain = prompt
    .replace(BUT_SO, '$1')
    .replace(SPRIGS, '$1 $2')
    .replace(ON_WHEELS, '$1')
    .replace(FACE_LAST, '$1$5 $2 $3$4');
  return shapedLike(firmFirst(plain));
}
