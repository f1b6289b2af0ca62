import type { Brief } from '../../brief';
import { isLivingKind } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/**
 * Who is at a chart, and what it is built of: `bar chart made of stacked books, a student sitting on the tallest one`. A
 * chart is drawn as one, and whoever is told with it is at a part of it, and not a thing beside it.
 */

type Figure = NonNullable<NonNullable<Brief['template']>['figures']>[number];

const MADE =
  /\b(?:(?:made|built|formed|composed|constructed|consisting|created) (?:up |out )?(?:of|from|with|out of)|(?:chart|graph) of (?=stack|pile)|(?<=\b(?:chart|graph|bars|columns|slices)\b[^,;.]{0,40}) (?:shown |drawn |represented )?as(?= (?:an? |giant |real |big )?\p{L}+(?: \p{L}+)?\s*(?:[,.;]|$)))\s/iu;
/** Words behind that in which the thing is named. */
const MADE_REACH = 44;
/** Parts of a chart, as prompts call them. */
const PART =
  /(?:^|\s)(?:bars?|columns?|slices?|segments?|wedges?|lines?|curves?|graphs?|charts?|one|ones)$/i;
/** What of somebody at a chart is read from words for its parts. */
const OF_PARTS = new Set(['slice', 'row', 'stack', 'big', 'tall', 'small', 'stacked', 'pile']);
const NAMES_PART = /\b(?:bars?|columns?|slices?|segments?|wedges?|lines?|curve|one|stacks?)\b/i;

const ON_EACH = /\bon (?:top of )?(?:each|every)\b/i;
const ON_TALLEST =
  /\b(?:on|onto|atop|over) (?:top of )?(?:the |a |one of the )?(?:very )?(?:tallest|highest|biggest|largest|longest|last|top|rising|growing)?\s?(?:bars?|columns?|one|graph|chart|stack)\b|\bon top of (?:it|the)\b/i;
const UPWARDS =
  /\b(?:climb|walk|run|jump|hik|stepp|march|scal|cycl)(?:s|ing|ning|ping)? (?:up |over |along |on |onto |from )?(?:the |its )?(?:bars?|columns?|steps|one bar|chart|graph)\b/i;
const ALONG =
  /\b(?:along|up|above|following|over|at the (?:end|tip|top) of|riding|on) (?:the |its |a )?(?:rising |growing )?(?:line|curve|trend|graph|arrow)\b/i;

function whereOf(prompt: string, isAlive: boolean): Figure['at'] | undefined {
  if (ON_EACH.test(prompt)) return 'each';
  if (UPWARDS.test(prompt)) return 'climbing';
  if (/\bline (?:chart|graph)\b/i.test(prompt) && ALONG.test(prompt)) return 'along';
  if (ON_TALLEST.test(prompt)) return 'tallest';
  return isAlive ? 'beside' : undefined;
}

const headOf = (phrase: string) => phrase.toLowerCase().split(' ').at(-1) ?? '';

/** The thing that a chart is said to be made of. */
function materialOf(draft: Draft, prompt: string): string | undefined {
  const made = MADE.exec(prompt);
  if (!made) return undefined;
  const from = made.index + made[0].length;
  const named =
    prompt
      .slice(from, from + MADE_REACH)
      .toLowerCase()
      .split(/[,.;]/)[0] ?? '';
  const at = (phrase: string) => named.indexOf(headOf(phrase));
  return draft.elements
    .filter(({ concept, phrase }) => concept !== undefined && at(phrase) >= 0)
    .sort((a, b) => at(a.phrase) - at(b.phrase))[0]?.id;
}

/** The chart's own parts are no things, nor is one of what it is made of. */
function partsOf(draft: Draft, madeOf: string | undefined): Set<string> {
  const material = draft.element(madeOf ?? '')?.concept;
  const isPart = ({ id, concept, phrase }: Draft['elements'][number]) =>
    id !== madeOf &&
    ((PART.test(phrase) && (concept === undefined || /chart/.test(concept))) ||
      (material !== undefined && concept === material));
  return new Set(draft.elements.filter(isPart).map(({ id }) => id));
}

const CHART = /(?:bar|column|pie|line|donut|doughnut) ?(?:chart|graph)$/i;

/** `infographic with a woman on top of a bar graph`: it is of the chart, and no list of both. */
function asChart(draft: Draft): void {
  const { id = '', items = [], panels } = draft.template ?? {};
  if (!/^(?:infographic|labelled-diagram)$/.test(id) || items.length > 0 || panels) return;
  const isTold = draft.elements.some(({ phrase }) => CHART.test(phrase));
  const isManned = draft.elements.some((one) => isLivingKind(draft.kindOf(one.id)));
  if (isTold && isManned) draft.template = { id: 'chart' };
}

type Kind = 'pie' | 'bars' | 'lines';
const KIND_WORDS: Readonly<Record<string, Kind>> = {
  pie: 'pie',
  donut: 'pie',
  doughnut: 'pie',
  ring: 'pie',
  bar: 'bars',
  column: 'bars',
  histogram: 'bars',
  line: 'lines',
  area: 'lines',
  trend: 'lines',
};
/** `bar and pie charts`, `a donut chart`: a kind before the word for all of them. */
const TOLD_KIND =
  /\b(pie|donut|doughnut|ring|bar|column|line|area|trend)(?:(?:,| and|, and|,? or| &) (?:pie|donut|doughnut|bar|column|line|area)){0,2} (?:charts?|graphs?|diagrams?)\b/giu;
const KIND = new RegExp(`\\b(?:${Object.keys(KIND_WORDS).join('|')})\\b`, 'giu');
/** Charts of no kind: some of each. */
const ANY_KINDS = /\b(?:charts and graphs|graphs and charts)\b/iu;
/** Pages that may be one of charts. */
const OF_CHARTS = /^(?:|chart|infographic|labelled-diagram|steps|timeline|panels|app-screen)$/;
/** On what charts are shown is no title of them. */
const SHOWN_ON =
  /^(?:an? |the )?(?:\w+ )?(?:screen|monitor|whiteboard|wall|board|laptop|tablet|display|dashboard)$/iu;

/** The kinds of charts that a prompt names, each once. */
function kindsIn(prompt: string): Kind[] {
  if (ANY_KINDS.test(prompt)) return ['bars', 'pie', 'lines'];
  const told = (prompt.match(TOLD_KIND) ?? []).flatMap((phrase) => phrase.match(KIND) ?? []);
  const kinds = told.flatMap((word) => KIND_WORDS[word.toLowerCase()] ?? []);
  return [...new Set(kinds)].slice(0, 4);
}

/** A page with charts of several kinds has them all, and none of them is a thing or an entry of a list. */
function withKinds(draft: Draft, prompt: string): void {
  const kinds = kindsIn(prompt);
  const { id = '', items = [], title } = draft.template ?? {};
  // The first of `bar and pie charts` is no place to drink.
  const isOpen = OF_CHARTS.test(id) && draft.places.every(({ concept }) => concept === 'bar');
  if (kinds.length < 2 || !isOpen || items.some(({ value }) => value !== undefined)) return;
  const isChart = ({ concept = '', phrase }: Draft['elements'][number]) =>
    /chart/.test(concept) || PART.test(phrase) || /charts?|graphs?$/i.test(phrase);
  const charts = new Set(draft.elements.filter(isChart).map((one) => one.id));
  draft.unrelate(({ from, to }) => charts.has(from) || charts.has(to));
  remove(draft, (one) => charts.has(one));
  const isTitle = title !== undefined && !SHOWN_ON.test(title);
  draft.places.splice(0);
  draft.template = { id: 'chart', charts: kinds, ...(isTitle ? { title } : {}) };
}

/** Where a title ends: what a chart is made of is seen, and no part of what it is about. */
const MADE_AT_END =
  /\s(?:(?:all |entirely )?(?:made|built|formed)\b|(?:shown |drawn )?as \p{L}).*$/iu;
const ABOUT =
  /\b(?:about|showing|for|on) (?:my |our |the )?([\p{L}' -]{3,40}?)(?=\s*(?:[,.;]|$|\b(?:with|made|in)\b))/iu;

function headAsTold(template: NonNullable<Draft['template']>, prompt: string): void {
  const title = (template.title ?? ABOUT.exec(prompt)?.[1])?.replace(MADE_AT_END, '').trim();
  if (title) template.title = title;
}

export const onCharts: Rule = {
  name: 'whoever is told with a chart is at a part of it',
  example: {
    prompt: 'bar chart made of stacked books, student sitting on the tallest one',
    elements: ['books', 'student'],
    brief: { relations: [] },
  },
  apply(draft, prompt) {
    asChart(draft);
    withKinds(draft, prompt);
    const { template } = draft;
    if (template?.id !== 'chart' || (template.items?.length ?? 0) > 1) return;
    const madeOf = materialOf(draft, prompt);
    const parts = partsOf(draft, madeOf);
    draft.unrelate(({ from, to }) => parts.has(from) || parts.has(to) || to === madeOf);
    remove(draft, (id) => parts.has(id));
    const tellsPart = NAMES_PART.test(prompt);
    for (const element of draft.elements)
      if (tellsPart || element.id === madeOf)
        element.attributes = element.attributes.filter(
          (one) => !OF_PARTS.has(one) && !/^piled/.test(one),
        );
    const held = new Set(
      draft.relations.flatMap(({ kind, to }) => (/^(?:holding|wearing)$/.test(kind) ? [to] : [])),
    );
    const figures = draft.elements.flatMap(({ id }): Figure[] => {
      if (id === madeOf || held.has(id)) return [];
      const isAlive = isLivingKind(draft.kindOf(id));
      const at = whereOf(prompt, isAlive);
      return at && (isAlive || at === 'each' || at === 'along') ? [{ id, at }] : [];
    });
    if (figures.length > 0) template.figures = figures.slice(0, 3);
    if (madeOf === undefined) return;
    template.madeOf = madeOf;
    headAsTold(template, prompt);
  },
};
