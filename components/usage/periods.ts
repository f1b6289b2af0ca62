/** Periods that the page can look back. */
export const PERIODS_DAYS = [7, 30, 90] as const;
const USUAL_DAYS = 30;

/** The period that a query asks for; the usual one for anything else. */
export function periodOf(wanted: string | string[] | undefined): number {
  return PERIODS_DAYS.find((days) => String(days) === wanted) ?? USUAL_DAYS;
}

const DAY_MS = 86_400_000;

/** The last so many UTC days, today included. */
export function lastDays(days: number, now: Date): { first: string; last: string } {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { first: dayOf(now.getTime() - (days - 1) * DAY_MS), last: dayOf(now.getTime()) };
}
