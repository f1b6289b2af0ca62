import { HISTORIES } from './content/histories.data';
import { stepsKnownOf, stepsOf } from './content/known-steps';
import { COURSES } from './content/outlines.data';
import type { Step } from './content/steps.data';
import { type Event, TIMELINES } from './content/timelines.data';
import type { Design } from './design/design';
import { accentOf } from './design/ink';
import { itemArt } from './design/item-sign';
import { elementOfWord } from './design/picture-of';
import { thinned } from './design/thinned';
import { letteringOf, matching, sentenceCase, textOf } from './design/words';
import type { TemplateRequest } from './template';

/** What stands on a timeline: dates that are listed, that everybody knows, or that a prompt names alone. */

/** What shows that of which nothing else does. */
export const MILESTONE = 'flag';
const EVENTS_DEFAULT = 5;
const EVENTS_MIN = 3;
const EVENTS_MAX = 8;
const YEAR = /\b(1[0-9]{3}|20[0-9]{2})\b/g;

interface Content {
  title: string;
  events: readonly Event[];
  /** The first and the last year that the prompt tells of all. */
  span?: readonly [string, string];
}

/** The year of a date as it is counted; dates of long ago stand on no calendar. */
function yearOf(year: string): number {
  const count = Number(/\d+/.exec(year)?.[0] ?? NaN);
  if (/mya|bya/.test(year)) return NaN;
  return /bc/i.test(year) ? -count : count;
}

/** `rotary phone to smartphone`: from the first event that the prompt names to the last. */
function betweenNamed(events: readonly Event[], text: string): readonly Event[] {
  const named = events.flatMap(({ head }, index) =>
    text.includes(head.toLowerCase().replace(/ \d+$/, '')) ? [index] : [],
  );
  const [first = 0] = named;
  const last = named.at(-1) ?? 0;
  return last - first + 1 < EVENTS_MIN ? events : events.slice(first, last + 1);
}

/** Known events between two years, where the prompt names some. */
function knownOf(
  text: string,
  [from = -Infinity, to = Infinity]: readonly number[],
  count: number,
) {
  const known = matching(text, [...TIMELINES, ...HISTORIES]);
  const within = betweenNamed(known?.events ?? [], text).filter(({ year }) => {
    const at = yearOf(year);
    return Number.isNaN(at) || (at >= from && at <= to);
  });
  return known && within.length >= EVENTS_MIN
    ? { title: known.title, events: thinned(within, Math.max(EVENTS_MIN, Math.min(7, count))) }
    : undefined;
}

/** What fills dates of which nothing is told: the stages that such a course has. */
function courseOf(text: string, count: number): readonly Step[] {
  const [any] = COURSES;
  const stages = (matching(text, COURSES) ?? any)?.stages ?? [];
  return thinned(stages, count);
}

/** The thing whose history it is, where nothing else is known of it: it stands at each date. */
function subjectOf({ brief, drawingOf }: TemplateRequest, text: string): string | undefined {
  if (matching(text, COURSES)) return undefined;
  return brief.elements.find((one) => drawingOf(one, 1))?.phrase.toLowerCase();
}

/** The years and things that the prompt itself names; what is between them has headings alone. */
function toldOf(
  design: Design,
  request: TemplateRequest,
  text: string,
  years: readonly number[],
): Content {
  const { brief } = request;
  const subjectShown = subjectOf(request, text);
  const [from, to] = [years[0], years.length > 1 ? years.at(-1) : undefined];
  const isOpen = to === undefined && /\b(?:today|now|present)\b/.test(text);
  const subject = brief.template?.title ?? letteringOf(brief).find((line) => !/^\d{4}$/.test(line));
  const title =
    subject ?? (from !== undefined && to !== undefined ? `${from} – ${to}` : 'Timeline');
  const named = brief.elements.filter(
    ({ phrase }) =>
      !/^(?:company|timeline|year|history|today|startup|business|project)s?$/i.test(phrase) &&
      !title.toLowerCase().includes(phrase.toLowerCase()),
  );
  const wanted = Math.max(named.length, years.length > 2 ? years.length : EVENTS_DEFAULT);
  const places = Math.max(2, Math.min(7, brief.template?.count ?? wanted));
  const stages = courseOf(text, places);
  const isNamed = named.length >= places;
  const events = Array.from({ length: places }, (_, index): Event => {
    const isLast = index === places - 1;
    const span =
      from !== undefined && to !== undefined
        ? Math.round(from + ((to - from) * index) / (places - 1))
        : undefined;
    const element = isNamed ? named[index] : undefined;
    const stage = stages[index];
    const open = index === 0 ? String(from) : isLast ? 'Today' : '· · ·';
    return {
      year: isOpen ? open : String(years.length === places ? years[index] : (span ?? index + 1)),
      head: element ? sentenceCase(element.phrase) : (stage?.head ?? ''),
      shows: element?.phrase.toLowerCase() ?? subjectShown ?? stage?.shows ?? '',
    };
  });
  if (!isNamed) design.miss('what happened at each date (the prompt names no events)');
  return { title: sentenceCase(title), events };
}

/** The stages of a course that everybody knows, without dates. */
function stagesOf(request: TemplateRequest, count: number): Content | undefined {
  // How pizza is baked is no history of it.
  const isPast = /\b(?:history|evolution)\b/i.test(request.brief.template?.title ?? '');
  const known = isPast ? undefined : stepsKnownOf(request.brief);
  if (!known) return undefined;
  const events = stepsOf(known, Math.min(count, known.steps.length)).map((step, index): Event => ({
    ...step,
    year: String(index + 1),
  }));
  return { title: sentenceCase(request.brief.template?.title ?? known.title), events };
}

/** A listed thing by itself where it can be drawn, else by what is known of its year, else as a milestone. */
function shownBy(request: TemplateRequest, head: string, year: string | undefined): string {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  const look = { tone: accentOf(request.palette, 0), on: request.palette.ground };
  if (itemArt(request, elementOfWord(request, head), frame, look)) return head;
  const words = head.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
  const known = [...TIMELINES, ...HISTORIES]
    .flatMap(({ events }) => events)
    .find(
      (event) =>
        event.year === year &&
        words.some((word) => `${event.head} ${event.body ?? ''}`.toLowerCase().includes(word)),
    );
  return known?.shows ?? MILESTONE;
}

/** When what is listed happened, where all of it is known of the course that the page is about, in its order. */
function datesOf(items: readonly { text: string }[], text: string): readonly string[] {
  const events = matching(text, [...TIMELINES, ...HISTORIES])?.events ?? [];
  const dates = items.flatMap(({ text: name }) => {
    const said = name.toLowerCase().replace(/s$/, '');
    const known = events.find(({ head, body = '', shows }) =>
      `${head} ${body} ${shows}`.toLowerCase().includes(said),
    );
    return known ? [known.year] : [];
  });
  const isInOrder = dates.every(
    (date, index) => index === 0 || yearOf(dates[index - 1] ?? '') < yearOf(date),
  );
  return dates.length === items.length && isInOrder ? dates : [];
}

/** What is listed with its dates, else known dates, else what the prompt names. */
export function contentOf(design: Design, request: TemplateRequest): Content {
  const { brief } = request;
  const text = `${textOf(brief)} ${letteringOf(brief).join(' ')}`;
  const years = [...new Set([...text.matchAll(YEAR)].map(([year]) => Number(year)))].sort(
    (a, b) => a - b,
  );
  const { title: subject, items = [], count } = brief.template ?? {};
  if (items.length > 1) {
    const dates = items.some(({ written }) => written) ? [] : datesOf(items, text);
    const events = items.map(({ text: head, written }, index): Event => ({
      year: written ?? dates[index] ?? String(index + 1),
      head: sentenceCase(head),
      shows: shownBy(request, head.toLowerCase(), written),
    }));
    return {
      title: sentenceCase(subject ?? brief.lettering[0] ?? 'Timeline'),
      events: events.slice(0, EVENTS_MAX),
      ...(years.length > 1 ? { span: [String(years[0]), String(years.at(-1))] as const } : {}),
    };
  }
  return (
    knownOf(text, years, count ?? 6) ??
    (years.length === 0 ? stagesOf(request, count ?? EVENTS_MAX) : undefined) ??
    toldOf(design, request, text, years)
  );
}
