/**
 * Clauses that say how a page is laid out (`arrows between them`, `with dates`, `a cup under each`) are no entries of
 * what it lists: they are told apart before it is read, and the page obeys them.
 */

export interface PageLayout {
  /** One leads to the next. */
  arrows?: true;
  dates?: true;
  /** The dates stand on one line. */
  line?: true;
  columns?: true;
  /** What is to be seen with each thing. */
  each?: { thing: string; where: 'above' | 'below' };
  /** What crowns the page. */
  top?: string;
  /** As many are announced by the clause itself: `four dates along a line`. */
  count?: number;
  /** The words that said so. */
  said: string[];
}

const PAGE =
  /\b(?:infographics?|diagrams?|timeline|evolution|history|life ?cycle|charts?|worksheet|posters?|guide|steps|stages|compared|comparison|flow ?charts?|from \w+ to \w+|how \w+ (?:is|are) made)\b/i;
const NO_PAGE = /\b(?:icons?|logo|pattern|sticker|road sign|archer|bow and)\b/i;

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const NUMBER = `(?:${COUNTS.join('|')}|[2-8])`;
const END = '(?=\\s*(?:$|[,.;]))';
const THEM = '(?:them|each|each one|each (?:step|stage|of them)|(?:the|all|every) \\w+)';
const LEADS = '(?:,?\\s(?:and|with|linked by|joined by|connected by|all with))*,?\\s';
const KIND = '(?:(?:small|big|bold|curved|simple|little|red|black|coloured|colored|labelled) )?';

const ARROWS = new RegExp(
  `${LEADS}(?:an? )?${KIND}arrows?(?: (?:in )?between ${THEM}| (?:linking|connecting|joining) ${THEM}| from (?:one|each) to the next| in between)?${END}`,
  'i',
);
const DATES_ON_LINE = new RegExp(
  `${LEADS}(?:(${NUMBER}) )?(?:dates|years|milestones|points) (?:along|on) (?:a|the|one) (?:\\w+ )?line${END}`,
  'i',
);
const LINE = new RegExp(`${LEADS}(?:along|on|down) (?:a|one) (?:\\w+ )?(?:time ?)?line${END}`, 'i');
const DATES = new RegExp(
  `${LEADS}(?:the |their |its )?(?:dates|years|a date|a year)(?: (?:below|above|underneath|under|on|for|next to|beside|of)(?: ${THEM})?)?${END}`,
  'i',
);
const COLUMNS = /,?\s(?:(?:set|shown|laid out|arranged) )?(?:side by side )?in (?:\w+ )?columns\b/i;
const EACH = new RegExp(
  `${LEADS}(an? [\\p{L} -]{2,28}?) (under|below|beneath|above|over) (?:each|every)(?: one| of them)?${END}`,
  'iu',
);
const TOP = new RegExp(
  `${LEADS}an? ([\\p{L}-]{2,14}(?: [\\p{L}-]{2,14})?) (?:on|at the|at) top${END}`,
  'iu',
);

const numberOf = (word: string): number =>
  /\d/.test(word) ? Number(word) : COUNTS.indexOf(word.toLowerCase()) + 2;

type Found = Omit<PageLayout, 'said'>;
const CLAUSES: readonly (readonly [RegExp, (found: RegExpExecArray) => Found | undefined])[] = [
  [ARROWS, () => ({ arrows: true })],
  [
    DATES_ON_LINE,
    ([, count]) => ({
      dates: true,
      line: true,
      ...(count ? { count: numberOf(count) } : {}),
    }),
  ],
  [LINE, () => ({ line: true })],
  [DATES, () => ({ dates: true })],
  [COLUMNS, () => ({ columns: true })],
  [
    EACH,
    ([, thing = '', where = '']) => ({
      each: { thing, where: /above|over/i.test(where) ? 'above' : 'below' },
    }),
  ],
];

/** Only an infographic is crowned; on a cake or a bar of a chart something lies. */
const CROWNED = /\binfographic\b/i;
const QUOTED = /(["“„«][^"“”„«»]*["”“»])/u;

/** `Onboarding step 2: a girl at a desk`: which of several pictures it is, before the scene that it shows. */
const WHICH_OF_SEVERAL =
  /^(?:(?:app|user) )?(?:onboarding|tutorial|walkthrough) (?:step|screen|slide|page) \d{1,2}\s*[:,–-]\s*(?=(?:an?|the|two|three|one) )/i;

/** A prompt without what it says of the layout of its page. */
export function liftPageLayout(asked: string): { rest: string; layout: PageLayout } {
  const which = WHICH_OF_SEVERAL.exec(asked)?.[0] ?? '';
  const prompt = asked.slice(which.length);
  const layout: PageLayout = { said: which === '' ? [] : [which.replace(/\s*[:,–-]\s*$/, '')] };
  if (!PAGE.test(prompt) || NO_PAGE.test(prompt)) return { rest: prompt, layout };
  const clauses = CROWNED.test(prompt)
    ? [...CLAUSES, [TOP, ([, top = '']: RegExpExecArray) => ({ top })] as const]
    : CLAUSES;
  const lifted = prompt.split(QUOTED).map((part, index) => {
    if (index % 2 === 1) return part;
    return clauses.reduce((text, [pattern, read]) => {
      const found = pattern.exec(text);
      const told = found && read(found);
      if (!found || !told) return text;
      Object.assign(layout, told);
      layout.said.push(found[0].replace(/^[\s,]+/, '').trim());
      return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    }, part);
  });
  const rest = lifted.join('');
  // A page that is nothing but its layout keeps its words.
  return rest.trim().length < 12 ? { rest: asked, layout: { said: [] } } : { rest, layout };
}
