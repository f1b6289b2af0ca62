import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord } from '@/lib/files/file-store';
import type { Thumbnail } from '@/lib/imaging/thumbnail-sizes';
import type { Job, JobResult } from '@/lib/operations/job';
import { createThumbnails } from './thumbnails';

const THUMBNAILS: Thumbnail[] = ([640, 320, 160] as const).map((widthPx) => ({
  widthPx,
  bytes: new Uint8Array([widthPx % 256]),
}));

const record = (id: string): FileRecord => ({
  id,
  ownerId: 'owner',
  requestId: 'request',
  kind: 'result',
  mediaType: 'image/svg+xml',
  sizeBytes: 1,
  widthPx: 10,
  heightPx: 10,
  operation: 'vectorize',
  createdAt: new Date(),
  expiresAt: null,
});

/** A store in memory, and a worker that does what it is told. */
function setUp(work: (job: Job) => Promise<JobResult>, queueLimit = 9) {
  const kept = new Map<string, readonly Thumbnail[]>();
  let jobs = 0;
  const thumbnails = createThumbnails({
    files: {
      open: async (id) => ({ record: record(id), bytes: new Uint8Array(1) }),
      saveThumbnails: async (id, made) => void kept.set(id, made),
      thumbnail: async (id, widthPx) => {
        const made = kept.get(id);
        if (made?.length === 0) return 'none';
        return made?.find((one) => one.widthPx === widthPx)?.bytes;
      },
    },
    jobs: {
      run: (job) => {
        jobs += 1;
        return work(job);
      },
    },
    concurrency: 1,
    queueLimit,
    onFailure: () => undefined,
  });
  return { thumbnails, kept, jobCount: () => jobs };
}

const made = async (): Promise<JobResult> => ({ images: [], thumbnails: THUMBNAILS });
const failing = (code: 'unsafe_svg' | 'engine_failed' | 'engine_busy') => () =>
  Promise.reject(new ApiError(code, 'no'));

describe('thumbnails of stored pictures', () => {
  it('are made once, for all widths, also when two ask at once', async () => {
    const { thumbnails, jobCount } = setUp(made);
    await Promise.all([thumbnails.of(record('a'), 160), thumbnails.of(record('a'), 640)]);
    expect(await thumbnails.of(record('a'), 320)).toEqual(THUMBNAILS[1]?.bytes);
    expect(jobCount()).toBe(1);
  });

  it('are made while nobody waits, for who asks later', async () => {
    const { thumbnails, jobCount } = setUp(made);
    thumbnails.prepare(record('a'), new Uint8Array(1));
    expect(await thumbnails.of(record('a'), 160)).toEqual(THUMBNAILS[2]?.bytes);
    expect(jobCount()).toBe(1);
  });

  it.each(['unsafe_svg', 'engine_failed'] as const)(
    'that end in %s are not tried again',
    async (code) => {
      const { thumbnails, jobCount } = setUp(failing(code));
      expect(await thumbnails.of(record('a'), 160)).toBeUndefined();
      expect(await thumbnails.of(record('a'), 320)).toBeUndefined();
      expect(jobCount()).toBe(1);
    },
  );

  it('that found no worker are tried again', async () => {
    const { thumbnails, kept } = setUp(failing('engine_busy'));
    await expect(thumbnails.of(record('a'), 160)).rejects.toMatchObject({ code: 'engine_busy' });
    expect(kept.size).toBe(0);
  });

  it('beyond those that may wait are refused for now', async () => {
    const { thumbnails } = setUp(made, 1);
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) => thumbnails.of(record(id), 160)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: { code: 'engine_busy' } });
  });
});
