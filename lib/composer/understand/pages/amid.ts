/**
 * Pages with one thing in their middle and what is told of it all around: `a body silhouette with icons around`,
 * `a factory, a car and a cow around the earth`, `a bulb surrounded by icons of pencils, gears and rockets`.
 */

/** What a page has in its middle, and the prompt as a page that lists the rest. */
export interface Amid {
  rest: string;
  middle: string;
  said: string;
}

const THING = '(?<middle>(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)';
const ONE =
  '(?:an? |the |one )?(?:(?:big|large|central|simple|plain|stylized|human-shaped|standing) ){0,2}';
const START = '(?:^|[,:;]\\s*|\\bwith )';
const KIND = '(?:[\\p{L}-]+ ){0,3}?';
const SIGNS = `(?:the )?${KIND}(?:icons?|symbols|pictograms)`;
const LIST = '(?: (?:of|for|showing|about|representing|like|such as) (?<list>[^;:]{3,120}?))?';
const PLACED = '(?: (?:floating|arranged|placed|laid out|grouped|set))?(?: in a (?:circle|ring))?';
const END = '(?=\\s*(?:$|[,.;]))';
const THEM = '(?: (?:it|him|her|them|the (?:middle|cent(?:er|re))))?';

const FORMS: readonly RegExp[] = [
  // `a brain in the middle with icons of sport and sleep around it`
  new RegExp(
    `${START}${ONE}${THING}(?: in (?:the|its) (?:middle|cent(?:er|re)))? (?:with|and|has) ${SIGNS}${LIST}${PLACED} (?:all )?around${THEM}${END}`,
    'iu',
  ),
  // `a bulb surrounded by icons of pencils and gears`
  new RegExp(
    `${START}${ONE}${THING}(?: (?:in|at) (?:the|its) (?:middle|cent(?:er|re)))?,? (?:surrounded|encircled) by ${SIGNS}${LIST}$`,
    'iu',
  ),
  // `icons of pencils and gears around a bulb`
  new RegExp(`${START}${SIGNS}${LIST}${PLACED} (?:all )?around ${ONE}${THING}${END}`, 'iu'),
];
/** `factory, car, cow and plane around the earth`, where a page lists them. */
const LISTED = new RegExp(
  `[,:]\\s+(?<list>[^;:]{3,120}? and [^,;:]{3,24}?) (?:all )?around ${ONE}${THING}${END}`,
  'iu',
);
/** `a body silhouette with icons showing the benefits of sleep`: what the icons are of is what the page is about. */
const OF_TOPIC = new RegExp(
  `^(?:illustration of )?${ONE}(?<middle>(?:[\\p{L}-]+ ){0,2}(?:silhouette|body|outline)) with ${SIGNS} (?:of|for|showing|about|explaining) (?<topic>[^,;]{4,80})$`,
  'iu',
);

const IS_PAGE = /\b(?:infographics?|diagrams?|chart|mind map)\b/iu;
const IS_INFOGRAPHIC = /\binfographics?\b/iu;
/** What stands in a scene has nothing around it on a page. */
const NO_MIDDLE = /\b(?:people|children|them|icons?|circle|edges?|border|page|world)$/iu;

const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:]+$/u, '')
    .trim();

/** What is around something on a page, told as the list of the page. */
function relisted(prompt: string, found: RegExpExecArray): string {
  const before = tidied(prompt.slice(0, found.index));
  const after = prompt.slice(found.index + found[0].length);
  const { list } = found.groups ?? {};
  return list === undefined ? tidied(before + after) : tidied(`${before}: ${list}${after}`);
}

/** The middle of a page, lifted out of its prompt; nothing where none is told. */
export function liftAmid(prompt: string): Amid | undefined {
  const topical = OF_TOPIC.exec(prompt)?.groups;
  if (topical) {
    const { middle = '', topic = '' } = topical;
    return { rest: `infographic about ${topic}`, middle, said: `${middle} with icons` };
  }
  if (!IS_PAGE.test(prompt)) return undefined;
  const forms = IS_INFOGRAPHIC.test(prompt) ? [...FORMS, LISTED] : FORMS;
  for (const form of forms) {
    const found = form.exec(prompt);
    const middle = found?.groups?.middle ?? '';
    if (!found || NO_MIDDLE.test(middle) || IS_PAGE.test(middle)) continue;
    const rest = relisted(prompt, found);
    if (rest.length < 12) continue;
    return { rest, middle, said: tidied(found[0].replace(/^[\s,:;]+/u, '')) };
  }
  return undefined;
}
