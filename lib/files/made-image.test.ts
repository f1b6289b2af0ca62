import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { withBytes } from './made-image';

const facts = { mediaType: 'image/png', widthPx: 2, heightPx: 3 } as const;

it('a picture has its bytes at hand, or lies where its worker has put it', async () => {
  const bytes = new Uint8Array([1, 2]);
  const fileId = randomUUID();
  const get = async (key: string) => (key === `files/${fileId}` ? bytes : undefined);
  const here = { ...facts, bytes };
  expect(await withBytes(here, { get })).toBe(here);
  const there = { ...facts, fileId, sizeBytes: 2, hasThumbnails: true };
  expect(await withBytes(there, { get })).toEqual(here);
  const gone = { ...there, fileId: randomUUID() };
  await expect(withBytes(gone, { get })).rejects.toThrow('is not there');
});
