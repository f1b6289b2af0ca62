const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on a date says more than a count of days. */
const LONGEST_COUNT_DAYS = 60;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // The server does not know the visitor's zone; one zone for both keeps their renderings equal.
  timeZone: 'UTC',
});

/** `21 Nov 2026`, in UTC. */
export function formatDay(date: Date): string {
  return dayFormat.format(date);
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

/** `21 Nov, 14:12:08`, in UTC. */
export function formatMoment(date: Date): string {
  return momentFormat.format(date);
}

/** How long ago: `Just now`, `4 min ago`, `3 h ago`, `Yesterday`, `41 days ago`, then the date. */
export function formatAgo(date: Date, now: Date): string {
  const passedMs = now.getTime() - date.getTime();
  if (passedMs < MINUTE_MS) return 'Just now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min ago`;
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} h ago`;
  const days = Math.floor(passedMs / DAY_MS);
  if (days === 1) return 'Yesterday';
  return days <= LONGEST_COUNT_DAYS ? `${days} days ago` : formatDay(date);
}

/** Whole days until a date, at least 0. */
export function daysUntil(date: Date, now: Date): number {
  return Math.max(0, Math.ceil((date.getTime() - now.getTime()) / DAY_MS));
}
