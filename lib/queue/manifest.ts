import { z } from 'zod';
import type { JobImage, JobResult } from '@/lib/operations/job';
import { MADE_MEDIA_TYPES } from '@/lib/files/file-store';
import { THUMBNAIL_WIDTHS_PX } from '@/lib/imaging/thumbnail-sizes';
import type { SerializedApiError } from '@/lib/errors/api-error';
import type { Fault } from '@/lib/scheduling/strikes';

/** What a worker hands back through Redis: how the job ended, and under which keys its pictures lie. */

export const MANIFEST_VERSION = 1;

const widthPx = z.union(THUMBNAIL_WIDTHS_PX.map((width) => z.literal(width)));

/** A picture at `files/<id>`, its thumbnails beside it where they were made. */
const image = z.object({
  id: z.uuid(),
  mediaType: z.enum(MADE_MEDIA_TYPES),
  /** Workers of the version before do not say it. */
  sizeBytes: z.number().int().optional(),
  widthPx: z.number(),
  heightPx: z.number(),
  thumbnails: z.array(widthPx).optional(),
  report: z.custom<JobImage['report']>().optional(),
});

type Style = NonNullable<JobResult['style']>;

export const packedResult = z.object({
  images: z.array(image),
  notice: z.string().optional(),
  style: z
    .object({
      profile: z.custom<Style['profile']>((value) => typeof value === 'object'),
      preview: image,
      references: z.array(image),
    })
    .optional(),
  text: z.string().optional(),
  facts: z.custom<JobResult['facts']>().optional(),
  /** Thumbnails that are the result themselves, at `results/<uuid>`. */
  thumbnails: z.array(z.object({ widthPx, key: z.string() })).optional(),
});
export type PackedImage = z.infer<typeof image>;
export type PackedResult = z.infer<typeof packedResult>;

const manifest = z.discriminatedUnion('ended', [
  z.object({
    v: z.literal(MANIFEST_VERSION),
    ended: z.literal('done'),
    /** How long it worked. */
    tookMs: z.number(),
    /** By key where it is large. */
    result: z.union([packedResult, z.object({ key: z.string() })]),
  }),
  z.object({
    v: z.literal(MANIFEST_VERSION),
    ended: z.literal('failed'),
    error: z.custom<SerializedApiError>((value) => typeof value === 'object'),
    /** Where its own content is to blame. */
    fault: z.custom<Fault>().optional(),
  }),
  z.object({ v: z.literal(MANIFEST_VERSION), ended: z.literal('stopped') }),
]);
export type Manifest = z.infer<typeof manifest>;

/** @throws Error for what no worker of ours hands back */
export function readManifest(data: unknown): Manifest {
  return manifest.parse(data);
}
