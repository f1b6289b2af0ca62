import { ApiError } from '@/lib/errors/api-error';
import type { DownloadLease } from '@/lib/limits/download-budget';
import {
  drawProjectJob,
  drawProjectMs,
  type ProjectFile,
} from '@/lib/operations/chores/draw-project';
import { filesOf, type ProjectDocument } from '@/lib/projects/document';
import { MAX_FRAME_PIXELS, MAX_FRAME_SIDE_PX } from '@/lib/projects/document-limits';
import type { projectActions } from '@/lib/resources/projects';
import { withBytes } from '@/lib/files/made-image';
import type { Services } from '@/lib/server/services';
import type { ActionCall } from './handler';

type Call = ActionCall<typeof projectActions.exportProject>;

/** An export is as large as any frame may be. */
function refuseTooLarge({ frame }: ProjectDocument, scale: number): void {
  const [widthPx, heightPx] = [frame.widthPx * scale, frame.heightPx * scale].map(Math.round);
  const isTooLong = Math.max(widthPx ?? 0, heightPx ?? 0) > MAX_FRAME_SIDE_PX;
  if (!isTooLong && (widthPx ?? 0) * (heightPx ?? 0) <= MAX_FRAME_PIXELS) return;
  throw new ApiError(
    'invalid_request',
    `at scale ${scale} the picture would be ${widthPx} × ${heightPx} px; sides are at most ${MAX_FRAME_SIDE_PX} px, and ${MAX_FRAME_PIXELS} pixels together`,
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
function filenameOf(name: string, format: string): string {
  const plain = name.replace(/[^\w .-]/g, '_').trim();
  return `${plain || 'project'}.${format === 'jpeg' ? 'jpg' : format}`;
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
  const lease = services.downloads.open(caller.id);
  try {
    const files = await filesFor(services, document, lease);
    const job = drawProjectJob(document, scale, files, { format, quality });
    const { images } = await services.jobs.run(job, {
      userId: caller.id,
      estimateMs: drawProjectMs(document, scale),
      signal: context.request.signal,
    });
    const [made] = images;
    if (!made) throw new Error('A worker drew a project and brought no picture');
    const picture = await withBytes(made, services.objects);
    const headers = new Headers(context.headers);
    headers.set('content-type', picture.mediaType);
    headers.set('content-disposition', `attachment; filename="${filenameOf(name, format)}"`);
    return new Response(Buffer.from(picture.bytes), { headers });
  } finally {
    lease.release();
  }
}
