import { construction } from './design/variety';
import { sentenceCase, tells, textOf } from './design/words';
import type { TemplateRequest } from './template';

/** Figures and labels of a chart: those that the prompt gives, else shapes without numbers. */

/** One value of a chart. */
export interface Datum {
  label?: string;
  value: number;
  /** The number as the prompt writes it; none where the shape alone is shown. */
  written?: string;
}

/** Shapes of a chart for which no figures were given: they say "growth", not a number. */
const SHAPES: readonly [readonly number[], ...(readonly number[])[]] = [
  [34, 46, 42, 58, 66, 84],
  [48, 40, 55, 52, 70, 78],
  [30, 52, 47, 69, 62, 90],
  [42, 50, 61, 57, 73, 81],
];

/** Figures of the prompt, as it writes them; none are made up. One share alone is shown of its whole. */
export function figuresOf({ brief }: TemplateRequest): Datum[] {
  const { items = [] } = brief.template ?? {};
  const data = items.flatMap(({ text, value, written }): Datum[] =>
    value === undefined
      ? []
      : [{ label: sentenceCase(text), value, ...(written ? { written } : {}) }],
  );
  if (data.length > 1) return data.slice(0, 8);
  const [share] = data;
  return share && share.value < 100 ? [share, { value: 100 - share.value }] : [];
}

/** Without figures the parts that are named have shapes of a chart, and no numbers. */
export function shapesOf(request: TemplateRequest): Datum[] {
  const shape = construction(request, SHAPES);
  const { items = [] } = request.brief.template ?? {};
  return items.length > 1
    ? items.slice(0, 8).map(({ text }, index) => ({
        label: sentenceCase(text),
        value: shape[index % shape.length] ?? 40,
      }))
    : alongOf(request, shape);
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** What the values stand along, where the prompt says so: `from January to June`, `2019 to 2023`, `by month`. */
function stepsOf(text: string): readonly string[] {
  for (const names of [MONTHS, DAYS]) {
    const [from, to] = names.flatMap((name, index) =>
      text.includes(name.toLowerCase()) ? [index] : [],
    );
    if (from !== undefined && to !== undefined && to > from) return names.slice(from, to + 1);
  }
  const [first, last] = (text.match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number);
  if (first !== undefined && last !== undefined && last > first && last - first < 10)
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  if (tells(text, 'monthly', 'by month', 'per month')) return MONTHS.slice(0, 6);
  return tells(text, 'weekly', 'by day', 'per day', 'week') ? DAYS : [];
}

/** Shapes without figures, with the names of what they stand along. */
function alongOf({ brief }: TemplateRequest, shape: readonly number[]): Datum[] {
  const steps = stepsOf(`${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase());
  if (steps.length === 0) return shape.map((value) => ({ value }));
  return steps.map((name, index) => ({
    label: steps.length > 4 && /^\D/.test(name) ? name.slice(0, 3) : name,
    value: (shape[index % shape.length] ?? 40) + Math.floor(index / shape.length) * 20,
  }));
}
