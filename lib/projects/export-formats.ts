import type { ProjectDocument } from './document';
import { MAX_FRAME_PIXELS, MAX_FRAME_SIDE_PX } from './document-limits';

/** What leaves a project as a file: formats, sizes, and what each of them can't hold. */

export const EXPORT_FORMATS = ['png', 'webp', 'jpeg', 'avif', 'svg', 'psd'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_MEDIA_TYPES = {
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  psd: 'image/vnd.adobe.photoshop',
} as const satisfies Record<ExportFormat, string>;

/** What a file of a format is called behind the dot. */
export function extensionOf(format: ExportFormat): string {
  return format === 'jpeg' ? 'jpg' : format;
}

/** Times the frame's size. */
export const MIN_EXPORT_SCALE = 0.01;
export const MAX_EXPORT_SCALE = 4;
/** A PSD holds each layer's pixels as they lie in the frame, all of them at once in memory. */
export const MAX_PSD_PIXELS = 4 * MAX_FRAME_PIXELS;
/** How long the service draws and writes one export; then its worker is ended. */
export const EXPORT_TIME_LIMIT_MS = 60_000;

/** Why a frame can't be exported at a scale, in words: an export is as large as any frame may be. */
export function refusalOfExportSize(
  frame: { widthPx: number; heightPx: number },
  scale: number,
): string | undefined {
  const [widthPx, heightPx] = [frame.widthPx * scale, frame.heightPx * scale].map(Math.round) as [
    number,
    number,
  ];
  const isTooLong = Math.max(widthPx, heightPx) > MAX_FRAME_SIDE_PX;
  if (!isTooLong && widthPx * heightPx <= MAX_FRAME_PIXELS) return undefined;
  return `at scale ${scale} the picture would be ${widthPx} × ${heightPx} px; sides are at most ${MAX_FRAME_SIDE_PX} px, and ${MAX_FRAME_PIXELS} pixels together`;
}

/**
 * Why a document can't be an SVG, in words for people; nothing where all that is visible is made of shapes:
 * drawings and words, without masks and without changes to what lies beneath.
 */
export function refusalOfSvg({ layers }: Pick<ProjectDocument, 'layers'>): string | undefined {
  for (const { name, kind, visible, opacity, mask } of layers) {
    if (!visible || opacity === 0) continue;
    if (kind === 'picture') return `“${name}” is made of pixels`;
    if (kind === 'adjustment') return `“${name}” changes the pixels beneath it`;
    if (mask) return `“${name}” has a mask of pixels`;
  }
  return undefined;
}
