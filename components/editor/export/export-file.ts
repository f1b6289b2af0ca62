import { callAction } from '@/components/api/client';
import { readBytes } from '@/components/api/read-bytes';
import { fileStem } from '@/components/ui/file-stem';
import {
  EXPORT_MEDIA_TYPES,
  type ExportFormat,
  extensionOf,
  refusalOfExportSize,
  refusalOfSvg,
} from '@/lib/projects/export-formats';
import { remarksOfPsd } from '@/lib/projects/psd';
import { projectActions } from '@/lib/resources/projects';
import type { ProjectDocument } from '@/lib/projects/document';
import { documentOf, isFlat } from '../document/document-store';
import { encodeDocument } from '../document/render/composer';
import { saveNow } from '../projects/save-project';
import type { Version } from '../store/versions';

/** A picture of the studio as a file in any format. */

/** Scales that the studio offers; scripts may have any between the service's limits. */
export const EXPORT_SCALES = [0.5, 1, 2, 3, 4] as const;
/** At which a WebP keeps every pixel. */
export const MAX_QUALITY = 100;

export interface ExportChoice {
  format: ExportFormat;
  /** Times the frame's size. */
  scale: number;
  /** 1 to 100, of JPEG, WebP and AVIF. */
  quality: number;
}

/** Formats that lose something, by how much they may. */
export function hasQuality(format: ExportFormat): boolean {
  return format === 'jpeg' || format === 'webp' || format === 'avif';
}

/** A PSD keeps the pixels of its layers. */
export function hasScale(format: ExportFormat): boolean {
  return format !== 'psd';
}

/** Browsers write none of these; the service does, from the saved project. */
export function isMadeByService(format: ExportFormat): boolean {
  return format === 'avif' || format === 'svg';
}

/** Why a document can't be had so, in a sentence; nothing where it can. */
export function refusalOf(document: ProjectDocument, { format, scale }: ExportChoice) {
  const reason = format === 'svg' ? refusalOfSvg(document) : undefined;
  if (reason) return `${reason}, so it has no SVG. Vectorize it, or hide that layer.`;
  return hasScale(format) ? refusalOfExportSize(document.frame, scale) : undefined;
}

/** What people should know of a file before they have it. */
export function remarksOf(document: ProjectDocument, { format, quality }: ExportChoice): string[] {
  const remarks = format === 'psd' ? remarksOfPsd(document) : [];
  if (isMadeByService(format)) remarks.push('The service makes it from your project, saved first.');
  if (format === 'svg' && document.layers.some(({ kind }) => kind === 'text')) {
    remarks.push('Words become outlines.');
  }
  if (format === 'jpeg') remarks.push('What is transparent becomes white.');
  if (format === 'webp' && quality === MAX_QUALITY) remarks.push('Without loss.');
  return remarks;
}

/** Whether the picture's own file is what was chosen. */
async function ownFile(version: Version, { format, scale }: ExportChoice) {
  if (scale !== 1 || hasQuality(format) || !isFlat(version)) return undefined;
  const bytes = await readBytes(version.src);
  return bytes.type === EXPORT_MEDIA_TYPES[format] ? bytes : undefined;
}

async function fromService(choice: ExportChoice, signal: AbortSignal): Promise<Blob> {
  const id = await saveNow();
  signal.throwIfAborted();
  const { format, scale } = choice;
  const quality = hasQuality(format) ? { quality: choice.quality } : {};
  const response = await callAction(projectActions.exportProject, {
    params: { id },
    query: { format, scale, ...quality },
    signal,
  });
  return response.blob();
}

function inBrowser(version: Version, { format, scale, quality }: ExportChoice): Promise<Blob> {
  if (format === 'avif' || format === 'svg') throw new Error(`No browser writes ${format}.`);
  return encodeDocument(documentOf(version), {
    type: EXPORT_MEDIA_TYPES[format],
    quality: hasQuality(format) ? quality / MAX_QUALITY : 1,
    scale,
  });
}

/**
 * What a version shows as a file: its own bytes where those are what was chosen. Rejects with `RequestError`
 * where the service can't make it, with what the browser says where that can't.
 */
export async function exportFile(
  version: Version,
  choice: ExportChoice,
  signal: AbortSignal,
): Promise<File> {
  const { format } = choice;
  const own = await ownFile(version, choice);
  const made =
    own ??
    (await (isMadeByService(format) ? fromService(choice, signal) : inBrowser(version, choice)));
  const stem = fileStem(version.fileName);
  return new File([made], `${stem}.${extensionOf(format)}`, { type: EXPORT_MEDIA_TYPES[format] });
}
