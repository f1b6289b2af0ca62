import { describe, expect, it } from 'vitest';
import { createThumbnailCache } from './thumbnail-cache';

const picture = (bytes: number) => async () => new Uint8Array(bytes);

describe('thumbnails', () => {
  it('one that was made is not made again, also not by two who ask at once', async () => {
    const cache = createThumbnailCache({ maxBytes: 100, concurrency: 2, queueLimit: 10 });
    let made = 0;
    const render = async () => {
      made += 1;
      return new Uint8Array(10);
    };
    await Promise.all([cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(made).toBe(1);
  });

  it('the least recently used go when there is no more room', async () => {
    const cache = createThumbnailCache({ maxBytes: 100, concurrency: 1, queueLimit: 10 });
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return new Uint8Array(40);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('more than may wait are refused, and asking later works', async () => {
    const cache = createThumbnailCache({ maxBytes: 100, concurrency: 1, queueLimit: 1 });
    const keys = ['a', 'b', 'c'];
    const answers = await Promise.allSettled(keys.map((key) => cache.get(key, picture(1))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: { code: 'engine_busy' } });
    await expect(cache.get('c', picture(1))).resolves.toHaveLength(1);
  });

  it('one that failed is tried again', async () => {
    const cache = createThumbnailCache({ maxBytes: 100, concurrency: 1, queueLimit: 1 });
    await expect(cache.get('a', () => Promise.reject(new Error('damaged')))).rejects.toThrow();
    await expect(cache.get('a', picture(3))).resolves.toHaveLength(3);
  });
});
