import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  bytesOfImages,
  deleteWork,
  putWork,
  readPictures,
  readWork,
  type WorkToStore,
} from './stored-work';

function memoryObjects(refuse: (key: string) => boolean = () => false) {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key: string, bytes: Uint8Array) => {
      if (refuse(key)) throw new Error('no room');
      kept.set(key, bytes);
    },
    get: async (key: string) => kept.get(key),
    delete: async (key: string) => void kept.delete(key),
  };
}

const work: WorkToStore = {
  operationId: 'inpaint',
  input: { responseFormat: 'url', imageFormat: 'webp', count: 2 },
  seed: 7,
  settings: { n: 1 },
  estimateMs: 1_000,
  images: { image: [new Uint8Array([1, 2])], mask: [new Uint8Array([3])] },
  sentAs: { image: 'image_url' },
  style: { profile: {} as never, match: 'regular', references: [new Uint8Array([4])] },
  asked: { address: '::1', path: '/v1/images/inpaint', method: 'POST' },
};

describe('work that waits', () => {
  it('is read by another server as it was put, with its pictures, and goes as a whole', async () => {
    const objects = memoryObjects();
    const id = randomUUID();
    await putWork(objects, id, work);
    expect([...objects.kept.keys()].every((key) => key.startsWith(`inputs/${id}/`))).toBe(true);
    const read = await readWork(objects, id);
    const { images, style, ...facts } = work;
    expect(read).toMatchObject(facts);
    expect(await readPictures(objects, read)).toEqual({ images, style });
    expect(bytesOfImages(images)).toBe(3);
    await deleteWork(objects, id);
    expect(objects.kept.size).toBe(0);
  });

  it('leaves nothing where it can not be put as a whole', async () => {
    const objects = memoryObjects((key) => key.endsWith('/later'));
    await expect(putWork(objects, randomUUID(), work)).rejects.toThrow('no room');
    expect(objects.kept.size).toBe(0);
  });

  it('that is not there, or of another version, fails its request', async () => {
    const objects = memoryObjects();
    const id = randomUUID();
    await expect(readWork(objects, id)).rejects.toMatchObject({ code: 'engine_failed' });
    await putWork(objects, id, work);
    const newer = JSON.stringify({ v: 99 });
    await objects.put(`inputs/${id}/later`, new TextEncoder().encode(newer));
    await expect(readWork(objects, id)).rejects.toMatchObject({ code: 'engine_failed' });
  });
});
