import type { Brief } from '../../brief';
import { stepsKnownOf } from '../../templates/content/known-steps';

/**
 * `how to repot a plant in 5 steps, with pictures of the pot and the soil`: of what a page of steps wants pictures. Those are
 * no steps of it where its steps are known.
 */

interface PicturesTold {
  /** The prompt without them. */
  rest: string;
  things: readonly string[];
}

const ADJECTIVES =
  '(?:(?:small|little|cute|simple|clear|big|large|colou?rful|matching|nice|friendly|hand[- ]drawn) )*';
const INSTRUCTS = /\b(?:how to|steps?|stages|tips|ways|guide|instructions?|tutorial)\b/i;
const PICTURES_OF = new RegExp(
  `,?\\s+(?:and )?(?:with|using|showing) ${ADJECTIVES}(?:pictures?|illustrations?|drawings?|images?|photos?|icons?) of (?<list>[^.;:]{3,160})$`,
  'i',
);
const AT_EACH =
  /,?\s+(?:and )?(?:with|showing) (?<list>[^.;:]{3,160}?)(?: (?:drawn|shown|illustrated|pictured|depicted))? (?:for|at|in|on|under|below|next to|beside|with|above) (?:each|every) (?:step|stage|panel|row|tip|card|picture|one)$/i;
/** `tips to save water, with a tap, a shower and a bucket`. */
const PROPS = /,\s+(?:with|using) (?:an? |the |some )?(?<list>[^.;:]*,[^.;:]{3,160})$/i;
const ARTICLE = /^(?:an?|the|some|its|your) /i;

/** What a prompt wants to be seen on its page of steps; nothing where it lists none, or lists the steps themselves. */
export function picturesToldIn(prompt: string): PicturesTold | undefined {
  const plain = prompt.trim();
  if (!INSTRUCTS.test(plain)) return undefined;
  const found = PICTURES_OF.exec(plain) ?? AT_EACH.exec(plain) ?? PROPS.exec(plain);
  const list = found?.groups?.list;
  const rest = found ? plain.slice(0, found.index) : '';
  if (list === undefined || !INSTRUCTS.test(rest) || /:\s/.test(rest.replace(/^[^:]{2,20}:/, '')))
    return undefined;
  const things = list
    .split(/,\s*(?:and\s)?|\s(?:and|&)\s/u)
    .map((one) => one.trim().replace(ARTICLE, ''))
    .filter(Boolean);
  return { rest, things };
}

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ing|es|s)$/, '');

/** All that a page of known steps shows and says. */
function shownOn(brief: Brief): string {
  const { panels = [] } = brief.template ?? {};
  const known = panels.length > 0 ? undefined : stepsKnownOf(brief);
  return [
    ...panels.flatMap(({ caption, text }) => [caption, text]),
    ...(known?.steps ?? []).flatMap(({ head, body = '', shows }) => [head, body, shows]),
  ]
    .join(' ')
    .toLowerCase();
}

/** The page of known steps with what of the pictures it does not show told; nothing where its steps are not known. */
export function withPictures(brief: Brief, things: readonly string[]): Brief | undefined {
  const shown = shownOn(brief);
  const isOfSteps = /^(?:panels|steps)$/.test(brief.template?.id ?? '');
  if (!isOfSteps || shown === '' || (brief.template?.items ?? []).length > 0) return undefined;
  const words = things.map((word) => ({
    word,
    fate: word.split(' ').some((part) => shown.includes(stemOf(part)))
      ? ('template' as const)
      : ('unknown' as const),
  }));
  return { ...brief, words: [...brief.words, ...words].slice(0, 400) };
}
