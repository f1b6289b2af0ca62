import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord, MediaType } from '@/lib/files/file-store';
import type { ImageType } from '@/lib/imaging/limits';
import { assetImage } from '@/lib/operations/fields/images';
import { MAX_DOCUMENT_BYTES } from '@/lib/projects/document-limits';
import type { ProjectDocument } from '@/lib/projects/document';
import { DEFAULT_PROJECT_NAME } from '@/lib/projects/project-rules';
import type { ProjectSummary, SaveOutcome, StoredProject } from '@/lib/projects/project-store';
import type { Services } from '@/lib/server/services';
import type { projectActions } from '@/lib/resources/projects';
import { nextOf, placeOf } from './page-of';
import { EXTENSIONS } from '../answer/respond';
import { fileUrl } from '../images/own-files';
import { receivePicture } from '../images/receive-picture';
import { exportProject } from './export-project';
import type { Handler, HandlersOf } from './handler';

type Actions = typeof projectActions;

const HOUR_MS = 3_600_000;

const MEDIA_TYPE: Record<ImageType, MediaType> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Where the small picture of a file is; its id can't be guessed, so the address needs no login. */
function thumbnailUrl(origin: string, id: string): string {
  return `${origin}/v1/files/${id}/thumbnail`;
}

/** What lists say of a project. */
function summaryJson(project: ProjectSummary, origin: string) {
  const { thumbnail } = project;
  return {
    id: project.id,
    object: 'project' as const,
    name: project.name,
    revision: project.revision,
    width: project.widthPx,
    height: project.heightPx,
    layers: project.layers,
    thumbnail_url: thumbnail ? thumbnailUrl(origin, thumbnail.fileId) : null,
    creation_time: project.createdAt.toISOString(),
    update_time: project.updatedAt.toISOString(),
  };
}

/** A project that was just saved; a picture of it is drawn soon. */
function savedJson({ projectThumbnails }: Services, project: StoredProject, origin: string) {
  projectThumbnails.refresh(project);
  return projectJson(project, origin);
}

function projectJson(project: StoredProject, origin: string) {
  return { ...summaryJson(project, origin), document: project.document };
}

function assetJson(file: FileRecord, origin: string) {
  return {
    id: file.id,
    url: fileUrl(origin, file.id, EXTENSIONS[file.mediaType]),
    thumbnail_url: thumbnailUrl(origin, file.id),
    media_type: file.mediaType,
    width: file.widthPx,
    height: file.heightPx,
    size_bytes: file.sizeBytes,
    expiration_time: file.expiresAt?.toISOString() ?? null,
  };
}

/** The same for a project that never was, is gone, or is somebody else's. */
function noSuchProject(id: string): ApiError {
  return new ApiError('not_found', `project ${id} does not exist; GET /v1/projects lists yours`);
}

/** The id of the path when it has the form of one; anything else can't exist. */
function projectIdOf(params: Record<string, string>): string {
  const id = (params.id ?? '').toLowerCase();
  if (!z.uuid().safeParse(id).success) throw noSuchProject(id.slice(0, 60));
  return id;
}

type ListQuery = Parameters<Handler<Actions['listProjects']>>[0]['query'];

/** A page of a user's projects as clients read it. */
export async function projectPage(
  { projects: store, projectThumbnails }: Pick<Services, 'projects' | 'projectThumbnails'>,
  userId: string,
  { limit, cursor, search }: ListQuery,
  origin: string,
) {
  const projects = await store.list(userId, {
    limit,
    after: placeOf(cursor),
    ...(search === undefined ? {} : { search }),
  });
  // Those that a server left undone when it stopped, or that were too many at once.
  for (const project of projects) projectThumbnails.refresh(project);
  return {
    projects: projects.map((project) => summaryJson(project, origin)),
    next: nextOf(projects, limit, ({ updatedAt, id }) => ({ at: updatedAt, id })),
  };
}

/** A body is bounded as it comes; what the defaults add to it is bounded here. */
function refuseTooLong(document: ProjectDocument): void {
  const sizeBytes = Buffer.byteLength(JSON.stringify(document));
  if (sizeBytes <= MAX_DOCUMENT_BYTES) return;
  const message = `the document has ${sizeBytes} bytes; at most ${MAX_DOCUMENT_BYTES} are kept`;
  throw new ApiError('payload_too_large', message, { param: 'document' });
}

function conflict(id: string, outcome: Extract<SaveOutcome, { state: 'conflict' }>): ApiError {
  const { revision, updatedAt } = outcome;
  const saved = `is at revision ${revision}, saved at ${updatedAt.toISOString()}`;
  return new ApiError(
    'conflict',
    `project ${id} ${saved}; nothing was changed. Read it, then save from that revision, or save as a new project`,
    { param: 'revision', headers: { 'x-project-revision': String(revision) } },
  );
}

type Change = Parameters<Handler<Actions['changeProject']>>[0]['body'];

/** A document comes with the revision that it was made from, and something changes. */
function changeOf({ name, document, revision }: Change) {
  if (document && revision === undefined) {
    const message = 'send with document the revision that it was made from';
    throw new ApiError('invalid_request', message, { param: 'revision' });
  }
  if (!document && name === undefined) {
    throw new ApiError('invalid_request', 'send a name, or a document with its revision');
  }
  if (!document) return { name };
  refuseTooLong(document);
  return { name, save: { document, revision: revision ?? 0 } };
}

const changeProject: Handler<Actions['changeProject']> = async (call) => {
  const { services, caller, params, body, origin } = call;
  const id = projectIdOf(params);
  const outcome = await services.projects.change(caller.id, id, changeOf(body));
  if (!outcome) throw noSuchProject(id);
  if (outcome.state === 'conflict') throw conflict(id, outcome);
  return savedJson(services, outcome.project, origin);
};

/** Keeps a picture for as long as a result; a saved document that names it keeps it longer. */
const addProjectAsset: Handler<Actions['addProjectAsset']> = async (call) => {
  const { services, caller, params, context, origin } = call;
  const id = projectIdOf(params);
  if (!(await services.projects.find(caller.id, id))) throw noSuchProject(id);
  const leave = await services.storage.admit(caller.id);
  try {
    const { bytes, facts } = await receivePicture(call, assetImage);
    const file = await services.files.save(
      {
        id: randomUUID(),
        ownerId: caller.id,
        requestId: context.requestId,
        kind: 'asset',
        mediaType: MEDIA_TYPE[facts.type],
        widthPx: facts.widthPx,
        heightPx: facts.heightPx,
        operation: 'addProjectAsset',
        expiresAt: new Date(Date.now() + services.env.RESULT_TTL_HOURS * HOUR_MS),
      },
      bytes,
    );
    return assetJson(file, origin);
  } finally {
    leave();
  }
};

export const projectHandlers: HandlersOf<Actions> = {
  listProjects: ({ services, caller, query, origin }) =>
    projectPage(services, caller.id, query, origin),
  createProject: async ({ services, caller, body, origin }) => {
    const { id = randomUUID(), name = DEFAULT_PROJECT_NAME, document } = body;
    refuseTooLong(document);
    await services.storage.check(caller.id);
    const given = { id, userId: caller.id, name, document };
    return savedJson(services, await services.projects.create(given), origin);
  },
  readProject: async ({ services, caller, params, origin }) => {
    const id = projectIdOf(params);
    const project = await services.projects.find(caller.id, id);
    if (!project) throw noSuchProject(id);
    return projectJson(project, origin);
  },
  changeProject,
  duplicateProject: async ({ services, caller, params, body, origin }) => {
    const id = projectIdOf(params);
    await services.storage.check(caller.id);
    const copy = await services.projects.duplicate(caller.id, id, body.name);
    if (!copy) throw noSuchProject(id);
    return savedJson(services, copy, origin);
  },
  deleteProject: async ({ services, caller, params }) => {
    const id = projectIdOf(params);
    if (!(await services.projects.delete(caller.id, id))) throw noSuchProject(id);
    return { id, deleted: true };
  },
  exportProject: (call) => exportProject(call, projectIdOf(call.params), noSuchProject),
  addProjectAsset,
};
