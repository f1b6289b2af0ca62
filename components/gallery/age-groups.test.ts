import { describe, expect, it } from 'vitest';
import { groupByAge, timeLeft } from './age-groups';

const now = new Date('2026-11-21T12:00:00Z');
const made = (time: string) => ({ creation_time: `2026-11-21T${time}:00Z` });

describe('the gallery', () => {
  it('keeps the order and shows no empty heading', () => {
    const items = [made('11:59'), made('11:10'), made('03:00')];
    expect(groupByAge(items, now)).toEqual([
      { title: 'In the last hour', items: [items[0], items[1]] },
      { title: 'Before that', items: [items[2]] },
    ]);
    const titles = groupByAge(items.toReversed(), now).map(({ title }) => title);
    expect(titles).toEqual(['Before that', 'In the last hour']);
  });

  it('says how long a result is kept, and when it is soon gone', () => {
    expect(timeLeft('2026-11-22T09:30:00Z', now)).toEqual({ text: '21 h left', isNear: false });
    expect(timeLeft('2026-11-21T13:59:00Z', now)).toEqual({ text: '1 h left', isNear: true });
    expect(timeLeft('2026-11-21T12:11:30Z', now)).toEqual({ text: '12 min left', isNear: true });
    expect(timeLeft('2026-11-21T11:00:00Z', now).text).toBe('0 min left');
  });
});
