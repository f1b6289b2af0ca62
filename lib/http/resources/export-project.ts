import { ApiError } from '@/lib/errors/api-error';
import type { DownloadLease } from '@/lib/limits/download-budget';
import {
  drawProjectJob,
  drawProjectMs,
  type ProjectFile,
} from '@/lib/operations/chores/draw-project';
import { filesOf, type ProjectDocument } from '@/lib/projects/document';
import {
  EXPORT_MEDIA_TYPES,
  EXPORT_TIME_LIMIT_MS,
  type ExportFormat,
  extensionOf,
  MAX_PSD_PIXELS,
  refusalOfExportSize,
} from '@/lib/projects/export-formats';
import { pixelsOfPsd } from '@/lib/projects/psd';
import type { projectActions } from '@/lib/resources/projects';
import { withBytes } from '@/lib/files/made-image';
import type { Services } from '@/lib/server/services';
import type { ActionCall } from './handler';

type Call = ActionCall<typeof projectActions.exportProject>;

/** An export is as large as any frame may be. */
function refuseTooLarge({ frame }: ProjectDocument, scale: number): void {
  const refusal = refusalOfExportSize(frame, scale);
  if (refusal) throw new ApiError('invalid_request', refusal, { param: 'scale' });
}

/** A PSD has the size of its frame, and not more pixels than a worker holds. */
function refuseUnwritablePsd(document: ProjectDocument, scale: number): void {
  if (scale !== 1) {
    const message =
      'a PSD keeps the pixels of its layers, so it has the size of the frame: scale 1';
    throw new ApiError('invalid_request', message, { param: 'scale' });
  }
  const pixels = pixelsOfPsd(document);
  if (pixels <= MAX_PSD_PIXELS) return;
  throw new ApiError(
    'invalid_request',
    `the layers have ${pixels} pixels together; a PSD is written with at most ${MAX_PSD_PIXELS}`,
    { param: 'format' },
  );
}

/** What an export that takes too long comes to: what it holds is to blame. */
function tookTooLong(): ApiError {
  return new ApiError(
    'invalid_request',
    `drawing the project took more than ${EXPORT_TIME_LIMIT_MS / 1000} s; export it at a smaller scale, or with fewer layers visible`,
    { param: 'scale' },
  );
}

/** The bytes that a document needs, counted like those that any request brings. */
async function filesFor(
  { files }: Services,
  document: ProjectDocument,
  lease: DownloadLease,
): Promise<ProjectFile[]> {
  const found: ProjectFile[] = [];
  for (const id of filesOf(document)) {
    const record = await files.find(id);
    if (!record) continue;
    lease.take(record.sizeBytes);
    const file = await files.open(id);
    if (file) found.push({ id, bytes: file.bytes, isSvg: record.mediaType === 'image/svg+xml' });
  }
  return found;
}

/** `Summer poster.png`, in letters that every header takes. */
function filenameOf(name: string, format: ExportFormat): string {
  const plain = name.replace(/[^\w .-]/g, '_').trim();
  return `${plain || 'project'}.${extensionOf(format)}`;
}

/**
 * Draws a project in a worker, as the callers' work of its size.
 * @throws ApiError `not_found`, `invalid_request` when it would be too large, and as jobs do
 */
export async function exportProject(
  { services, caller, query, context }: Call,
  id: string,
  noSuchProject: (id: string) => ApiError,
): Promise<Response> {
  const project = await services.projects.find(caller.id, id);
  if (!project) throw noSuchProject(id);
  const { document, name } = project;
  const { format, quality, scale } = query;
  refuseTooLarge(document, scale);
  if (format === 'psd') refuseUnwritablePsd(document, scale);
  const lease = services.downloads.open(caller.id);
  try {
    const files = await filesFor(services, document, lease);
    const job = drawProjectJob(document, scale, files, { format, quality });
    const { images } = await services.jobs.run(job, {
      userId: caller.id,
      estimateMs: drawProjectMs(document, scale, format),
      signal: context.request.signal,
      deadline: { afterMs: EXPORT_TIME_LIMIT_MS, error: tookTooLong() },
    });
    const [made] = images;
    if (!made) throw new Error('A worker drew a project and brought no picture');
    const picture = await withBytes(made, services.objects);
    const headers = new Headers(context.headers);
    headers.set('content-type', EXPORT_MEDIA_TYPES[format]);
    headers.set('content-disposition', `attachment; filename="${filenameOf(name, format)}"`);
    return new Response(Buffer.from(picture.bytes), { headers });
  } finally {
    lease.release();
  }
}
