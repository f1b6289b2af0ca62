const HOUR_MS = 3_600_000;

/** Ages that results are shown by; a calendar would depend on the visitor's zone. */
const GROUPS = [
  { title: 'In the last hour', withinMs: HOUR_MS },
  { title: 'In the last 6 hours', withinMs: 6 * HOUR_MS },
  { title: 'Before that', withinMs: Infinity },
] as const;

interface Dated {
  creation_time: string;
}

export interface AgeGroup<Item> {
  title: string;
  items: Item[];
}

/** Items under the headings of their age, in their order from either end, without empty headings. */
export function groupByAge<Item extends Dated>(
  items: readonly Item[],
  now: Date,
): AgeGroup<Item>[] {
  const groups = new Map<string, AgeGroup<Item>>();
  for (const item of items) {
    const ageMs = now.getTime() - Date.parse(item.creation_time);
    const { title } = GROUPS.find(({ withinMs }) => ageMs <= withinMs) ?? GROUPS[2];
    const group = groups.get(title) ?? { title, items: [] };
    groups.set(title, group);
    group.items.push(item);
  }
  return [...groups.values()];
}

/** Below this a result's end is worth a colour. */
const NEAR_MS = 2 * HOUR_MS;

/** How long a result is still kept: `21 h left`, `12 min left`. */
export function timeLeft(expiry: string | null, now: Date): { text: string; isNear: boolean } {
  if (expiry === null) return { text: 'Kept', isNear: false };
  const leftMs = Math.max(0, Date.parse(expiry) - now.getTime());
  const text =
    leftMs >= HOUR_MS
      ? `${Math.floor(leftMs / HOUR_MS)} h left`
      : `${Math.ceil(leftMs / 60_000)} min left`;
  return { text, isNear: leftMs < NEAR_MS };
}
