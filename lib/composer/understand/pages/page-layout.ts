import type { Brief } from '../../brief';
import { liftAmid } from './amid';

/**
 * Clauses that say how a page is laid out (`arrows between them`, `with dates`, `a cup under each`) are no entries of
 * what it lists: they are told apart before it is read, and the page obeys them.
 */

export type LaidPage = NonNullable<NonNullable<Brief['template']>['laid']>;

export interface PageLayout {
  /** One leads to the next. */
  arrows?: true;
  dates?: true;
  /** The dates stand on one line. */
  line?: true;
  columns?: true;
  columnCount?: number;
  /** What is to be seen with each thing. */
  each?: { thing: string; where: 'above' | 'below' };
  /** What crowns the page. */
  top?: string;
  /** As many are announced by the clause itself: `four dates along a line`. */
  count?: number;
  /** What the page is about, large amid what is told of it. */
  middle?: string;
  /** Pictures of what it lists, which it has anyway. */
  icons?: true;
  rows?: true;
  legend?: true;
  /** What stands on the bars of a chart. */
  onBars?: string;
  /** In which direction it is read, whether its steps are counted, and how they are joined. */
  laid?: LaidPage;
  /** The words that said so. */
  said: string[];
}

const PAGE =
  /\b(?:infographics?|diagrams?|timeline|evolution|history|life ?cycle|charts?|bar graphs?|worksheet|posters?|guide|process|checklist|(?:steps|stages|tips|facts|ways|habits|rules)|compared|comparison|flow ?charts?|from \w+ to \w+|how \w+ (?:is|are) made)\b/i;
const NO_PAGE = /\b(?:icons?|logo|pattern|sticker|road sign|archer|bow and)\b/i;

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const NUMBER = `(?:${COUNTS.join('|')}|[2-8])`;
const END = '(?=\\s*(?:$|[,.;]))';
const THEM = '(?:them|each|each one|each (?:step|stage|of them)|(?:the|all|every) \\w+)';
const LEADS =
  '(?:,?\\s(?:and|with|linked by|joined by|connected by|connected with|all with))*,?\\s';
const KIND = '(?:(?:small|big|bold|curved|simple|little|red|black|coloured|colored|labelled) )?';

const ARROWS = new RegExp(
  `${LEADS}(?:an? )?${KIND}arrows?(?: (?:in )?between(?: ${THEM})?| (?:linking|connecting|joining) ${THEM}| from (?:one|each) to the next| in between)?(?: in [a-z]+)?${END}`,
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
const COLUMNS = new RegExp(
  `,?\\s(?:(?:set|shown|laid out|arranged) )?(?:side by side )?(?:in (?:\\w+ )?|(${NUMBER}) )columns\\b`,
  'i',
);
/** How many rows a page has says nothing that stands in them. */
const ROWS = new RegExp(`${LEADS}${NUMBER} rows(?: of (?:facts|points|tips|icons))?${END}`, 'i');
const EACH = new RegExp(
  `${LEADS}(an? [\\p{L} -]{2,28}?) (under|below|beneath|above|over) (?:each|every)(?: one| of them)?${END}`,
  'iu',
);
const TOP = new RegExp(
  `${LEADS}an? ([\\p{L}-]{2,14}(?: [\\p{L}-]{2,14})?) (?:on|at the|at) top${END}`,
  'iu',
);

const THING = '((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)';
const HEADER = new RegExp(
  `${LEADS}(?:an? |the |some )?${THING} (?:in|as|on) (?:the|a|its) (?:page )?header${END}`,
  'iu',
);
const MIDDLE = new RegExp(
  `${LEADS}(?:an? |the )(?:(?:big|large|huge) )?${THING} in (?:the|its) (?:middle|cent(?:er|re))${END}`,
  'iu',
);
const ICON =
  '(?:(?:small|simple|little|flat|line|cute|colou?rful|matching|nice|big|minimal(?:ist)?) )*(?:icons?|pictures|illustrations|drawings|images)';
const ICONS = new RegExp(
  `${LEADS}(?:an? |one )?${ICON}(?: (?:for|beside|next to|above|below|under|over|at|with|on) (?:each|every|all|the) \\w+(?: \\w+)?)?${END}`,
  'iu',
);
/** `icons in a circle`: none leads to the next. */
const ICONS_AROUND = new RegExp(
  `${LEADS}(?:an? |the )?${ICON}(?: (?:arranged|placed|laid out|set))? in a (?:circle|ring)${END}`,
  'iu',
);
/** `numbered circles`, `with big numbers`: what counts its steps. */
const NUMBERED = new RegExp(
  `(?:,\\s|\\s(?:and|with|in)\\s)(?:(?:and|with|in) )*(?:(?:big|large|bold|round|small|coloured|colored) )?(?:numbered (?:circles|dots|badges|discs|bubbles|icons|markers)|(?:numbers|numerals)(?: in circles)?|numbered)${END}`,
  'iu',
);
/** `blank label boxes`: what is to be written in by hand. */
const BLANKS = new RegExp(
  `${LEADS}(?:blank|empty|unfilled) (?:(?:label|text|name|caption|date) )?(?:boxes|labels|fields|spaces|lines|tags|captions)(?: (?:for|under|below|beside) [\\p{L} ]{2,24})?${END}`,
  'iu',
);
const DOTTED = new RegExp(
  `,?\\s(?:(?:and|with|along|by|joined|linked|connected) )*(?:an? )?(?:dotted|dashed) (?:(?:connecting|curved|winding) )?(?:lines?|paths?|connectors?)(?: (?:between|connecting|linking|joining|through) (?:them|(?:the|each|all) \\w+))?${END}`,
  'iu',
);
const LEGEND = new RegExp(
  `${LEADS}(?:an? |its |the )?(?:(?:small|colou?r|clear) )?(?:legend|key)(?: (?:on|at|below|beside|to) [a-z ]{2,24})?${END}`,
  'iu',
);
const FLOW =
  /,?\s(?:(?:in|as|set|laid out|arranged) )*(?:an? )?(vertical(?:ly)?|horizontal(?:ly)?|circular(?:ly)?|(?:in|as) a (?:circle|ring)|from top to bottom|top to bottom|(?:from )?left to right)(?: (?:layout|format|flow|orientation|design|arrangement|composition|order))?(?=\s*(?:$|[,.;]|\b(?:with|and)\b))/i;
/** `three steps side by side`. */
const STEPS_ASIDE = /(?<=\b(?:steps|stages|phases|panels))(?: shown| set)? side[- ]by[- ]side\b/i;
const FLOW_FIRST =
  /\b(vertical|horizontal|circular) (?=(?:infographics?|timeline|process|flow ?chart|step|list|guide|diagram|roadmap|illustrated)\b)/i;

const flowOf = (words: string): 'down' | 'across' | 'ring' =>
  /vert|top/i.test(words) ? 'down' : /hori|left/i.test(words) ? 'across' : 'ring';

const numberOf = (word: string): number =>
  /\d/.test(word) ? Number(word) : COUNTS.indexOf(word.toLowerCase()) + 2;

type Found = Omit<PageLayout, 'said'>;
type Clause = readonly [RegExp, (found: RegExpExecArray) => Found | undefined];

const OF_ANY_PAGE: readonly Clause[] = [
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
  [COLUMNS, ([, count]) => ({ columns: true, ...(count ? { columnCount: numberOf(count) } : {}) })],
  [
    EACH,
    ([, thing = '', where = '']) => ({
      each: { thing, where: /above|over/i.test(where) ? 'above' : 'below' },
    }),
  ],
];

/** What sheets with tasks of their own are not told by: their dots are to be traced, their numbers to be learned. */
const CLAUSES: readonly Clause[] = [
  [ICONS_AROUND, () => ({ icons: true, laid: { flow: 'around' } })],
  [ICONS, () => ({ icons: true })],
  ...OF_ANY_PAGE,
  [ROWS, () => ({ rows: true })],
  [BLANKS, () => ({ laid: { isWordless: true } })],
  [NUMBERED, () => ({ laid: { isNumbered: true } })],
  [DOTTED, () => ({ laid: { isDotted: true } })],
  [FLOW, ([, words = '']) => ({ laid: { flow: flowOf(words) } })],
  [STEPS_ASIDE, () => ({ laid: { flow: 'across' } })],
  [FLOW_FIRST, ([, words = '']) => ({ laid: { flow: flowOf(words) } })],
];

/** What crowns an infographic, and what is large amid it. */
const OF_INFOGRAPHIC: readonly Clause[] = [
  [TOP, ([, top = '']) => ({ top })],
  [HEADER, ([, top = '']) => ({ top })],
  [MIDDLE, ([, middle = '']) => ({ middle })],
];
/** Lines to trace, and sheets with tasks of their own. */
/** A poster with icons lists what it is about. */
const IS_POSTER = /\bposter\b/i;
const IS_SHEET = /\b(?:worksheets?|trac\w+|colou?ring|flash ?cards?)\b/i;
const CHART = /\b(?:charts?|graph|diagram)\b/i;
const ON_BARS = new RegExp(
  `${LEADS}(?:an? |one |small |little )*${THING} (?:on top of|on|above|over) (?:the|each|every|its|all) bars?${END}`,
  'iu',
);
const OF_CHART: readonly Clause[] = [
  [LEGEND, () => ({ legend: true })],
  [ON_BARS, ([, onBars = '']) => ({ onBars })],
];

/** Only an infographic is crowned; on a cake or a bar of a chart something lies. */
const CROWNED = /\binfographic\b/i;
const QUOTED = /(["“„«][^"“”„«»]*["”“»])/u;

/** `Onboarding step 2: a girl at a desk`: which of several pictures it is, before the scene that it shows. */
const WHICH_OF_SEVERAL =
  /^(?:(?:app|user) )?(?:onboarding|tutorial|walkthrough) (?:step|screen|slide|page) \d{1,2}\s*[:,–-]\s*(?=(?:an?|the|two|three|one) )/i;

/** Diagrams whose parts are to be seen and not named. */
const WORDLESS =
  /\b(?:no|without(?: any)?) (?:text|labels?|words|writing|letters|captions|lettering)\b|\bunlabell?ed\b/i;

/** A prompt without what it says of the layout of its page. */
export function liftPageLayout(asked: string): { rest: string; layout: PageLayout } {
  const which = WHICH_OF_SEVERAL.exec(asked)?.[0] ?? '';
  const told = asked.slice(which.length);
  const amid = QUOTED.test(told) ? undefined : liftAmid(told);
  const prompt = amid?.rest ?? told;
  const layout: PageLayout = { said: which === '' ? [] : [which.replace(/\s*[:,–-]\s*$/, '')] };
  if (WORDLESS.test(told)) layout.laid = { isWordless: true };
  if (amid) {
    Object.assign(layout, { middle: amid.middle, laid: { ...layout.laid, flow: 'around' } });
    layout.said.push(amid.said);
  }
  if (!PAGE.test(prompt) || NO_PAGE.test(prompt.replace(ICONS_AROUND, ' ').replace(ICONS, ' ')))
    return { rest: prompt, layout };
  if (IS_SHEET.test(prompt)) return lifted(prompt, layout, OF_ANY_PAGE);
  const clauses = [
    ...(CROWNED.test(prompt) ? OF_INFOGRAPHIC : []),
    ...(CHART.test(prompt) ? OF_CHART : []),
    ...(IS_POSTER.test(prompt) ? CLAUSES.filter(([pattern]) => pattern !== ICONS) : CLAUSES),
  ];
  return lifted(prompt, layout, clauses);
}

/** A prompt without the clauses of its layout, and the layout with them. */
function lifted(
  prompt: string,
  layout: PageLayout,
  clauses: readonly Clause[],
): { rest: string; layout: PageLayout } {
  const parts = prompt.split(QUOTED).map((part, index) => {
    if (index % 2 === 1) return part;
    return clauses.reduce((text, [pattern, read]) => {
      const found = pattern.exec(text);
      const told = found && read(found);
      if (!found || !told) return text;
      Object.assign(layout, told, told.laid ? { laid: { ...layout.laid, ...told.laid } } : {});
      layout.said.push(found[0].replace(/^[\s,]+/, '').trim());
      return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    }, part);
  });
  const rest = parts.join('');
  // A page that is nothing but its layout keeps its words.
  return rest.trim().length < 12 && layout.middle === undefined
    ? { rest: prompt, layout: { said: [] } }
    : { rest, layout };
}
