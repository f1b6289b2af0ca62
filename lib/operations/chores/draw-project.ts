import type { ProjectDocument } from '@/lib/projects/document';
import type { ExportFormat } from '@/lib/projects/export-formats';
import type { Job } from '../job';

/** Bytes of a file that a document names, or of a small picture of it. */
export interface ProjectFile {
  id: string;
  bytes: Uint8Array;
  isSvg: boolean;
}

/** What a picture of a document is written as. */
export interface ProjectOutput {
  format: ExportFormat;
  /** 1 to 100, of JPEG, WebP and AVIF; a WebP without one is lossless. */
  quality?: number | undefined;
}

/** A document and how large it is to be drawn; the bytes of its files travel as the job's images. */
export interface ProjectToDraw {
  document: ProjectDocument;
  /** Times the frame's size. */
  scale: number;
  /** A lossless WebP with its thumbnails when left out. */
  output?: ProjectOutput | undefined;
  /** In the order of the job's images. */
  files: { id: string; isSvg: boolean }[];
}

export const DRAW_PROJECT = 'drawProject';

/** What every document takes, and what each layer adds for a pixel of the result. */
const LEAST_MS = 100;
const PIXELS_PER_MS = 10_000;

/** Drawing a document as one picture with its thumbnails, as a job for a worker. */
export function drawProjectJob(
  document: ProjectDocument,
  scale: number,
  files: readonly ProjectFile[],
  output?: ProjectOutput,
): Job {
  const input: ProjectToDraw = {
    document,
    scale,
    output,
    files: files.map(({ id, isSvg }) => ({ id, isSvg })),
  };
  const images = { files: files.map(({ bytes }) => bytes) };
  return { operationId: DRAW_PROJECT, input, images, seed: 0 };
}

/** How many times the pixels of a layer the writing of a format takes: AVIF is slow to pack, and a PSD
 * has each layer drawn alone and once more with all others. */
const WRITING_TIMES: Record<ExportFormat, number> = {
  png: 1,
  webp: 1,
  jpeg: 1,
  avif: 8,
  svg: 0,
  psd: 3,
};

/** About how long drawing and writing a document takes, in milliseconds. */
export function drawProjectMs(
  { frame, layers }: ProjectDocument,
  scale: number,
  format: ExportFormat = 'webp',
): number {
  const pixels = frame.widthPx * frame.heightPx * scale ** 2;
  return LEAST_MS + (pixels * (layers.length + WRITING_TIMES[format])) / PIXELS_PER_MS;
}
