import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageQuery } from '@/lib/resources/answers';
import { pageOf } from './page-of';

const letters = [...'abcdefg'];
const page = (limit: number, cursor?: string) => pageOf(letters, { limit, cursor }, (item) => item);

describe('pages of a list', () => {
  it('follow one another to the end, each entry once', () => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { items, next } = page(3, cursor);
      seen.push(...items);
      if (next === null) break;
      cursor = next;
    }
    expect(seen).toEqual(letters);
  });

  it('end where the list ends, and begin nowhere for a cursor of nothing', () => {
    expect(page(7).next).toBeNull();
    expect(page(3, 'x')).toEqual({ items: [], next: null });
  });

  it('have a size within bounds', () => {
    const query = z.object(pageQuery(50, 20));
    expect(query.parse({})).toEqual({ limit: 20 });
    expect(query.parse({ limit: '50' })).toEqual({ limit: 50 });
    for (const limit of ['0', '51', 'all']) expect(query.safeParse({ limit }).success).toBe(false);
  });
});
