import type { DrawReport, StyleProfile, StyleSpec } from '@/lib/engines/engine';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { MadeMediaType } from '@/lib/files/file-store';
import type { ImageFacts } from '@/lib/imaging/raster-facts';
import type { Thumbnail } from '@/lib/imaging/thumbnail-sizes';
import type { Adaptation } from './adapt/adaptation';
import type { Lane } from '@/lib/scheduling/lanes';

/** The stored style of a request: what was measured, and the look it was built upon. */
export interface JobStyle extends StyleSpec {
  /** Curated base of V2 and V3 styles: what they draw in, unless the request names another style. */
  baseStyle?: CuratedStyleName;
}

/** The work of one request, as it travels to a worker and back: plain data. */

/** One operation to run: resolved input and the bytes of its images, by field name. */
export interface Job {
  operationId: string;
  input: unknown;
  images: Record<string, Uint8Array[]>;
  /** The names that the client sent the images under, by field: refusals speak of those. */
  sentAs?: Record<string, string>;
  style?: JobStyle;
  /** What is done to its pictures before the operation and after it. */
  adaptation?: Adaptation;
  /** Whether somebody wants to see unfinished pictures. */
  showsPreviews?: boolean;
  /** 0 to 4294967295; the request's, else drawn by lot. */
  seed: number;
}

export interface JobImage {
  bytes: Uint8Array;
  mediaType: MadeMediaType;
  widthPx: number;
  heightPx: number;
  /** Small ones of it, where its pixels were at hand. */
  thumbnails?: Thumbnail[];
  report?: DrawReport;
}

/**
 * A picture that a worker of another machine made (lib/queue): its bytes lie in the object store, where
 * the file that it is to become has them, and only the row is missing. Nobody has read them here.
 */
export interface StoredImage extends Omit<JobImage, 'bytes' | 'thumbnails'> {
  /** The id of that file. */
  fileId: string;
  sizeBytes: number;
  /** Whether small ones lie beside it. */
  hasThumbnails: boolean;
}

/** A picture as it comes from whoever ran the job. */
export type MadeImage = JobImage | StoredImage;

/** What a job came to, wherever it ran. */
export interface MadeResult extends Omit<JobResult, 'images' | 'style'> {
  images: MadeImage[];
  style?: { profile: StyleProfile; preview: MadeImage; references: MadeImage[] };
}

export interface JobResult {
  images: JobImage[];
  /** What the caller should know of the result as a whole: that fewer images were made, and why. */
  notice?: string;
  /**
   * A style measured from the job's references, a small picture to know it by, and the references
   * themselves as engines that can look at pictures take them.
   */
  style?: { profile: StyleProfile; preview: JobImage; references: JobImage[] };
  /** An enhanced prompt. */
  text?: string;
  /** What the job's pictures are, where that was the question. */
  facts?: ImageFacts[];
  /** Small pictures of the job's one, where they were the question. */
  thumbnails?: Thumbnail[];
}

export interface JobProgress {
  /** An unfinished picture, encoded, where the engine shows some and somebody wants to see them. */
  preview?: Uint8Array;
  /** 0 to 1 over the whole job. */
  fraction: number;
  /** `waiting` until the job starts. */
  step: string;
  /** Where the job stands while it waits. */
  queue?: QueuePlace;
}

export interface QueuePlace {
  lane: Lane;
  /** Jobs of the lane whose turn comes before. */
  ahead: number;
}
