/** What was spent on one day for one thing: an operation, or a token. */
export interface DaySpending {
  /** `YYYY-MM-DD`. */
  day: string;
  /** What the spending was for, as people read it. */
  name: string;
  units: number;
}

export interface Series {
  name: string;
  units: number;
}

export interface StackedDay {
  day: string;
  units: number;
  /** Units of each series, in the order of the series. */
  parts: number[];
}

/** Series that have a colour of their own; all others are one. */
const NAMED_SERIES = 4;
export const OTHER = 'Other';

const DAY_MS = 86_400_000;

/** The UTC days from the first to the last, both included. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let ms = Date.parse(first); ms <= Date.parse(last); ms += DAY_MS) {
    days.push(new Date(ms).toISOString().slice(0, 10));
  }
  return days;
}

function totals(spendings: readonly DaySpending[]): Map<string, number> {
  const byName = new Map<string, number>();
  for (const { name, units } of spendings) byName.set(name, (byName.get(name) ?? 0) + units);
  return byName;
}

/** The four largest by name, largest first, then the rest as one. */
function seriesOf(spendings: readonly DaySpending[]): Series[] {
  const sorted = [...totals(spendings)]
    .filter(([, units]) => units > 0)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .map(([name, units]) => ({ name, units }));
  // With one left over, its own name says more than "Other".
  if (sorted.length <= NAMED_SERIES + 1) return sorted;
  const rest = sorted.slice(NAMED_SERIES).reduce((sum, { units }) => sum + units, 0);
  return [...sorted.slice(0, NAMED_SERIES), { name: OTHER, units: rest }];
}

/** Spending as the stacked columns of a chart, one a day, also for days without any. */
export function stackDays(
  spendings: readonly DaySpending[],
  { first, last }: { first: string; last: string },
): { series: Series[]; days: StackedDay[] } {
  const series = seriesOf(spendings);
  const seriesIndex = new Map(series.map(({ name }, index) => [name, index]));
  const others = seriesIndex.get(OTHER);
  const days = new Map<string, StackedDay>(
    daysBetween(first, last).map((day) => [
      day,
      { day, units: 0, parts: Array.from({ length: series.length }, () => 0) },
    ]),
  );
  for (const { day, name, units } of spendings) {
    const column = days.get(day);
    const index = seriesIndex.get(name) ?? others;
    if (!column || index === undefined) continue;
    column.units += units;
    column.parts[index] = (column.parts[index] ?? 0) + units;
  }
  return { series, days: [...days.values()] };
}
