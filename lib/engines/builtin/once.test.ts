import { describe, expect, it } from 'vitest';
import { once } from './once';

describe('what is worked out of pictures', () => {
  it('is worked out once for the same pictures, and anew for others', async () => {
    let works = 0;
    const work = () => Promise.resolve((works += 1));
    const [image, mask, otherMask] = [{}, {}, {}];
    expect(await once([image, mask], 'filled', work)).toBe(1);
    expect(await once([image, mask], 'filled', work)).toBe(1);
    expect(await once([image, mask], 'its subject', work)).toBe(2);
    expect(await once([image, otherMask], 'filled', work)).toBe(3);
    expect(await once([image], 'filled', work)).toBe(4);
    expect(await once([{}, mask], 'filled', work)).toBe(5);
  });

  it('is tried again after it was given up', async () => {
    const image = {};
    const given = once([image], 'filled', () => Promise.reject(new Error('given up')));
    await expect(given).rejects.toThrow('given up');
    expect(await once([image], 'filled', () => Promise.resolve('done'))).toBe('done');
  });
});
