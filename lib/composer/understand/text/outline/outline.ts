import { signOfStage } from '../../../templates/content/stage-signs.data';
import { ARTICLE, INSTRUCTS, WITH } from '../../words/outline.data';
import { announcedCount } from './count';
import { courseOf } from './course';
import { dated, figured, isFigure, valueOf } from './figures';
import type { Listed } from './listed';
import { isLook, segmentsOf } from './segments';
import { rowOf, type Side, sidesOf } from './sides';
import { titleOf } from './title';

const INSTRUCTION = new RegExp(INSTRUCTS, 'iu');

/** Whether a prompt tells how something is done. */
export const instructs = (prompt: string): boolean => INSTRUCTION.test(prompt);

/** What a design says, before it is laid out: its title, what it lists, what it compares. */
export interface Outline {
  title?: string;
  items: Listed[];
  sides?: [Side, Side];
  count?: number;
}

/** How things of a list are read: `steps` as they stand, `dates` with when, else with figures. */
export type Reading = 'plain' | 'dates' | 'figures' | 'rows';

const READERS: Record<Reading, (segment: string) => Listed> = {
  plain: (text) => ({ text }),
  dates: dated,
  figures: figured,
  rows: rowOf,
};

const NUMBERED = /(?:^|[\s:,])(?=1[.)]\s)/u;
const NEXT = /(?:^|[\s,;]+)\d{1,2}[.)]\s+/u;

/** `1. Wet 2. Soap`: nothing where nothing is numbered. */
function numbered(text: string): string[] {
  const from = NUMBERED.exec(text)?.index;
  if (from === undefined) return [];
  const parts = text
    .slice(from)
    .split(NEXT)
    .map((part) => part.trim().replace(/[,;.]$/, ''));
  return parts.filter(Boolean);
}

/** What stands behind each colon that ends no title and no hour. */
function tailsOf(text: string): string[] {
  return [...text.matchAll(/(?<!\btitle|\bheadline|\btext|https?)\s?[:：](?!\d|\/)\s*/giu)].map(
    ({ index, 0: colon }) => text.slice(index + colon.length),
  );
}

/** `how to make tea in 2 steps: boil, steep`: a colon in the first part alone leads the list. */
function withoutHead(tail: string): string {
  const [first = '', ...rest] = tail.split(/,(?=\s)/u);
  const head = /^[^:：]+[:：]\s+/u.exec(first)?.[0] ?? '';
  return rest.some((part) => /[:：]\s/u.test(part)) ? tail : tail.slice(head.length);
}

const THING = new RegExp(`^${ARTICLE}`, 'iu');
const WITHS = new RegExp(`(?<!\\p{L})(?:${WITH})\\s+`, 'giu');
const LISTS_ONLY =
  /^(?:labels?(?: (?:for|of|naming))?|labelled|beschriftung(?:en)?|légendes?|etiquetas)\s+/i;

/** The list after the last `with` that leads one. */
function withList(text: string, count: number | undefined): string[] {
  for (const { index, 0: word } of [...text.matchAll(WITHS)].reverse()) {
    const tail = text.slice(index + word.length).replace(LISTS_ONLY, '');
    const parts = segmentsOf(tail, count).filter((part) => !isLook(part));
    const isNamed = !THING.test(tail) || parts.length > 2;
    if (parts.length >= 2 && isNamed && parts.every((part) => part.split(/\s+/).length <= 6))
      return parts;
  }
  return [];
}

/** The names before a colon whose figures follow it: `of Germany and France: 84, 68`. */
function zipped(text: string, figures: readonly string[]): Listed[] {
  const head = text.slice(0, text.search(/[:：]/u));
  const years = /(\d{4})\s*(?:to|bis|à|a|-|–)\s*(\d{4})/u.exec(head);
  const from = Number(years?.[1]);
  const names =
    years && Number(years[2]) - from + 1 === figures.length
      ? figures.map((_, index) => String(from + index))
      : segmentsOf(head.replace(/^.*\b(?:of|in|for|comparing|von|de)\s/iu, ''), figures.length);
  if (names.length !== figures.length) return [];
  return figures.map((written, index) => ({
    text: names[index] ?? '',
    written,
    value: valueOf(written),
  }));
}

const STATISTIC =
  /(?<![\p{L}\d#])((?:\d{1,2} (?:out of|in|von|sur|de cada|su) \d{1,3}|[€$£]?\d[\d.,]*\s?(?:%|percent|million|billion)(?: (?:tons?|tonnes|people|litres))?))\s+([^,;:.]+?)(?=\s*[,;.]|\s+(?:and|und|et|y)\s+\d|\s+with an?\s|$)/giu;

/** Sentences that open with a figure: `71% of the Earth is covered by water`. */
export function factsOf(prompt: string): Listed[] {
  return [...prompt.matchAll(STATISTIC)].map(([, written = '', text = '']) => ({
    text: text.trim(),
    written,
    ...(/%|percent/.test(written) ? { value: valueOf(written) } : {}),
  }));
}

/** `hours of sleep per day (koala 20, cat 13)`: figures in brackets are the list. */
const BRACKETED = /\(([^()]{5,300})\)/u;
const NAMED_FIGURE = /^\p{L}.*\d|^\d.*\p{L}/u;

function bracketedFigures(text: string, count: number | undefined): string[] {
  const parts = segmentsOf(BRACKETED.exec(text)?.[1] ?? '', count);
  return parts.length > 1 && parts.every((part) => NAMED_FIGURE.test(part)) ? parts : [];
}

function listOf(
  text: string,
  reading: Reading,
  { count, bracketed }: { count: number | undefined; bracketed: readonly string[] },
): Listed[] {
  const read = READERS[reading];
  const inOrder = numbered(text);
  if (inOrder.length >= 2) return inOrder.map(read);
  if (bracketed.length > 0) return bracketed.map(read);
  for (const tail of tailsOf(text)) {
    const dash = /^[^,]{3,40}?\s[–-]\s(?=.*,)/u.exec(tail)?.[0] ?? '';
    const list = tail.slice(dash.length);
    const parts = segmentsOf(reading === 'rows' ? list : withoutHead(list), count);
    if (parts.length > 1 && parts.every(isFigure)) {
      const zip = zipped(text, parts);
      if (zip.length > 0) return zip;
    }
    if (parts.length >= 2 || (reading === 'rows' && parts.length === 1)) return parts.map(read);
  }
  const course = reading === 'figures' ? courseOf(text) : [];
  if (course.length > 1) return course;
  const figures = reading === 'figures' ? bareFigures(text) : [];
  if (figures.length > 1) return figures;
  const paired = reading === 'figures' ? pairedFigures(text) : [];
  if (paired.length > 2) return paired;
  const compared = reading === 'figures' ? comparedIn(text) : [];
  if (compared.length > 1) return compared.map((name) => ({ text: name }));
  const chained = chainIn(text);
  if (chained.length > 2) return chained.map(read);
  const led = withList(text, count);
  return (led.length > 0 ? led : stagesOf(text, count)).map(read);
}

/** `from cacao pod to roasting to grinding to bar`: what one comes to after the other. */
function chainIn(text: string): string[] {
  const tail = /(?<!\p{L})from\s+(?:an? |the )?(\p{L}[^.;:]{5,160})$/iu.exec(text)?.[1] ?? '';
  const parts = tail.split(/,?\s+(?:and (?:then )?|then )?(?:in)?to\s+(?:an? |the )?/iu);
  return parts.length > 2 && parts.every((part) => part.split(/\s+/).length <= 3) ? parts : [];
}

/** `bar chart comparing coffee, tea and juice sales`: what is compared, without what of it is counted. */
function comparedIn(text: string): string[] {
  const tail = /\b(?:chart|graph)\b.{0,24}?\bcomparing\s+(?:the\s+)?([^;.:]+)/iu.exec(text)?.[1];
  if (tail === undefined || /\b(?:vs\.?|versus|with|to)\b/iu.test(tail)) return [];
  const parts = segmentsOf(tail).filter((part) => !isLook(part));
  const last = parts.at(-1) ?? '';
  const isCounted = last.includes(' ') && parts.slice(0, -1).every((part) => !part.includes(' '));
  return isCounted ? [...parts.slice(0, -1), last.replace(/\s+\S+$/u, '')] : parts;
}

/** `pottery process infographic, dug, shaped and fired`: what is done, behind the name of the design. */
function stagesOf(text: string, count: number | undefined): string[] {
  const tail = /(?:infographic|process|diagram|worksheet|steps)\s*[,–-]\s*(.+)$/iu.exec(text)?.[1];
  const parts = tail === undefined ? [] : segmentsOf(tail, count);
  const done = parts.filter((part) => signOfStage(part) !== undefined);
  return parts.length > 2 && done.length > 1 ? parts : [];
}

/** `rainfall, Jan 40 mm, Feb 55, Mar 30`: figures behind commas, without a colon before them. */
function bareFigures(text: string): Listed[] {
  const [head = '', ...rest] = segmentsOf(text);
  const lead = /(?:showing|with|of|mit|avec|con)\s+([^,]*)$/iu.exec(head)?.[1];
  const all = [...(lead ? [lead] : []), ...rest].map(figured);
  return all.filter(({ value, text: name }) => value !== undefined && name.split(' ').length <= 4);
}

/** `Jan 40 Feb 35 Mar 50`: names and figures by turns, without commas. */
function pairedFigures(text: string): Listed[] {
  const run = /(?:\p{L}[\p{L}-]*\s+\d[\d.]*%?(?:\s+|$|(?=[,;]))){3,}/u.exec(text)?.[0] ?? '';
  return [...run.matchAll(/(\p{L}[\p{L}-]*)\s+(\d[\d.]*%?)/gu)].map(
    ([, name = '', written = '']) => ({
      text: name,
      written,
      value: valueOf(written),
    }),
  );
}

/** `population of Germany`, where Germany is the first thing of the list, is the population. */
function withoutNames(title: string, items: readonly Listed[]): string {
  const first = items[0]?.text ?? '';
  if (title === first) return '';
  if (first === '' || !title.endsWith(` ${first}`)) return title;
  return title.slice(0, -first.length).replace(/\s+(?:\p{L}{1,3}\s+)+$/u, '');
}

/** What names the page before the comma that leads its rows. */
const PAGE_FIRST =
  /^(?:\s*\b(?:comparison|infographic|chart|poster|diagram|illustration|table)\b)*\s*,\s*/i;

/** `iPhone vs Android, pros and cons`: what follows a comma. */
function bareRows(rest: string): Listed[] {
  if (!PAGE_FIRST.test(rest)) return [];
  const parts = segmentsOf(rest.replace(PAGE_FIRST, ''));
  return parts.length < 2 || parts.some(isLook) ? [] : parts.map(rowOf);
}

/** Said after a comma of how a page teaches, and none of what it lists. */
const STEPWISE = /,\s*step[- ]by[- ]step\.?$/iu;

/** Reads what a design is to say, in the words and the order of the prompt. */
export function outlineOf(prompt: string, reading: Reading): Outline {
  const text = prompt.replace(/\s+/g, ' ').trim().replace(STEPWISE, '');
  const count = announcedCount(text);
  const compared = reading === 'rows' ? sidesOf(text) : undefined;
  const unquoted = (compared?.rest ?? text)
    .replace(/["“„«][^"“”„«»]{1,80}["”“»]/gu, ' ')
    .replace(/\s+/g, ' ');
  const bracketed = bracketedFigures(unquoted, count);
  const headed = bracketed.length > 0 ? text.replace(BRACKETED, ':') : text;
  const title = compared ? /["“„«]([^"“”„«»]{2,80})["”“»]/u.exec(text)?.[1] : titleOf(headed);
  const found = listOf(unquoted, reading, { count, bracketed });
  const items = compared && found.length === 0 ? bareRows(unquoted) : found;
  const facts = reading === 'figures' && items.length === 0 ? factsOf(unquoted) : [];
  const named = title ? withoutNames(title, items) : '';
  return {
    ...(named ? { title: named } : {}),
    items: (items.length > 0 ? items : facts).slice(0, 12),
    ...(compared ? { sides: compared.sides } : {}),
    ...(count === undefined ? {} : { count }),
  };
}
