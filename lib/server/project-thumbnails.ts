import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { type FileStore, keptMediaType } from '@/lib/files/file-store';
import { ApiError } from '@/lib/errors/api-error';
import {
  drawProjectJob,
  drawProjectMs,
  type ProjectFile,
} from '@/lib/operations/chores/draw-project';
import type { JobRunner } from '@/lib/operations/job-runner';
import { filesOf } from '@/lib/projects/document';
import { withBytes } from '@/lib/files/made-image';
import type { ObjectStore } from '@/lib/files/object-store';
import type { ProjectStore, ProjectSummary, StoredProject } from '@/lib/projects/project-store';
import type { Thumbnails } from './thumbnails';

/** Pictures of projects for lists of them: drawn in a worker, some time after a save. */
export interface ProjectThumbnails {
  /** Sees to it that the project has a picture of its latest revision soon. Nobody waits for it. */
  refresh(project: ProjectSummary): void;
}

interface ProjectThumbnailsOptions {
  projects: Pick<ProjectStore, 'find' | 'keepThumbnail'>;
  files: Pick<FileStore, 'find' | 'save'>;
  thumbnails: Pick<Thumbnails, 'of'>;
  jobs: Pick<JobRunner, 'run'>;
  objects: Pick<ObjectStore, 'get'>;
  onFailure: (projectId: string, error: unknown) => void;
  /** Time after a save in which more saves make no more work. */
  pauseMs?: number;
}

const PAUSE_MS = 3_000;
/** Projects that may wait for their picture; the next visit of the list asks again for others. */
const QUEUE_LIMIT = 200;
/** Longest side of a picture. */
const SIDE_PX = 640;
/** Time of a picture before its project keeps it. */
const UNKEPT_MS = 3_600_000;
const DEADLINE_MS = 20_000;

export function createProjectThumbnails(options: ProjectThumbnailsOptions): ProjectThumbnails {
  const { projects, onFailure, pauseMs = PAUSE_MS } = options;
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Set<string>();

  async function draw(userId: string, id: string): Promise<void> {
    waiting.delete(id);
    const project = await projects.find(userId, id);
    if (project && !isCurrent(project)) await drawAndKeep(project, options);
  }

  return {
    refresh({ userId, id, ...facts }) {
      if (isCurrent(facts) || waiting.has(id) || waiting.size >= QUEUE_LIMIT) return;
      waiting.add(id);
      const begin = () =>
        void queue.add(() => draw(userId, id)).catch((error: unknown) => onFailure(id, error));
      setTimeout(begin, pauseMs).unref();
    },
  };
}

function isCurrent({ thumbnail, revision }: Pick<ProjectSummary, 'thumbnail' | 'revision'>) {
  return thumbnail?.revision === revision;
}

/** Small pictures of what the layers show: enough for one that is small itself. */
async function smallFiles(
  { document }: StoredProject,
  { files, thumbnails }: ProjectThumbnailsOptions,
): Promise<ProjectFile[]> {
  const small: ProjectFile[] = [];
  for (const id of filesOf(document)) {
    const record = await files.find(id);
    const bytes = record && (await thumbnails.of(record, SIDE_PX));
    if (bytes) small.push({ id, bytes, isSvg: false });
  }
  return small;
}

async function drawAndKeep(
  project: StoredProject,
  options: ProjectThumbnailsOptions,
): Promise<void> {
  const { id, userId, document, revision } = project;
  const { widthPx, heightPx } = document.frame;
  const scale = Math.min(1, SIDE_PX / Math.max(widthPx, heightPx));
  const job = drawProjectJob(document, scale, await smallFiles(project, options));
  const error = new ApiError('unsafe_svg', 'drawing the project small took too long');
  const { images } = await options.jobs.run(job, {
    // Turns and strikes of their own: an owner's requests neither wait for them nor pay for them.
    userId: `thumbnails of ${userId}`,
    estimateMs: drawProjectMs(document, scale),
    signal: new AbortController().signal,
    deadline: { afterMs: DEADLINE_MS, error },
    isChore: true,
  });
  const [made] = images;
  if (!made) throw new Error('A worker drew a project and brought no picture');
  const picture = await withBytes(made, options.objects);
  const file = await options.files.save(
    {
      id: randomUUID(),
      ownerId: userId,
      requestId: id,
      kind: 'asset',
      mediaType: keptMediaType(picture.mediaType),
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      operation: 'drawProject',
      expiresAt: new Date(Date.now() + UNKEPT_MS),
    },
    picture.bytes,
    picture.thumbnails,
  );
  await options.projects.keepThumbnail(userId, id, file.id, revision);
}
