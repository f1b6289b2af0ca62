import { z } from 'zod';
import { MEDIA_TYPES } from '@/lib/files/file-store';
import { assetImage } from '@/lib/operations/fields/images';
import { documentSchema } from '@/lib/projects/document';
import { MAX_DOCUMENT_BYTES } from '@/lib/projects/document-limits';
import {
  EXPORT_FORMATS,
  EXPORT_MEDIA_TYPES,
  EXPORT_TIME_LIMIT_MS,
  MAX_EXPORT_SCALE,
  MIN_EXPORT_SCALE,
} from '@/lib/projects/export-formats';
import { projectNameSchema } from '@/lib/projects/project-rules';
import { deletedAnswer, named, pageOf, pageQuery } from './answers';
import { defineAction } from './define-action';

const summary = named(
  'ProjectSummary',
  z.object({
    id: z.uuid(),
    object: z.literal('project'),
    name: z.string(),
    revision: z.number().int().describe('One more with each save of the document.'),
    width: z.number().int().describe('Pixels of the frame.'),
    height: z.number().int(),
    layers: z.number().int(),
    thumbnail_url: z
      .url()
      .nullable()
      .describe('A small picture of it, drawn soon after a save; null before the first.'),
    creation_time: z.iso.datetime(),
    update_time: z.iso.datetime(),
  }),
);

const document = named('ProjectDocument', documentSchema);
const project = named('Project', summary.extend({ document }));

const asset = named(
  'ProjectAsset',
  z.object({
    id: z.uuid().describe('What `fileId` of a layer or a mask names.'),
    url: z.url(),
    thumbnail_url: z.url(),
    media_type: z.enum(MEDIA_TYPES),
    width: z.number().int(),
    height: z.number().int(),
    size_bytes: z.number().int(),
    expiration_time: z.iso
      .datetime()
      .nullable()
      .describe('Until a saved document uses it; then it is kept as long as one does.'),
  }),
);

/** Room for a document and the few fields beside it. */
const BODY_BYTES = MAX_DOCUMENT_BYTES + 8_192;

/** Layered documents that are saved. */
export const projectActions = {
  listProjects: defineAction({
    id: 'listProjects',
    method: 'GET',
    path: '/v1/projects',
    summary: 'Your projects, the last changed first',
    query: z.object({
      ...pageQuery(100, 40),
      search: z.string().max(120).optional().describe('Part of a name, in any case.'),
    }),
    answer: named('ProjectList', pageOf('projects', summary, z.string())),
  }),
  createProject: defineAction({
    id: 'createProject',
    method: 'POST',
    path: '/v1/projects',
    summary: 'Save a new project',
    body: z.object({
      id: z
        .uuid()
        .toLowerCase()
        .optional()
        .describe('Made by you, so that a request that is sent again makes no second project.'),
      name: projectNameSchema.optional(),
      document: documentSchema,
    }),
    bodyLimitBytes: BODY_BYTES,
    answer: project,
  }),
  readProject: defineAction({
    id: 'readProject',
    method: 'GET',
    path: '/v1/projects/{id}',
    summary: 'One of your projects, with its document',
    answer: project,
  }),
  changeProject: defineAction({
    id: 'changeProject',
    method: 'PATCH',
    path: '/v1/projects/{id}',
    summary: 'Rename a project, or save its document; 409 when it was saved in between',
    body: z.object({
      name: projectNameSchema.optional(),
      document: documentSchema.optional(),
      revision: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe('With `document`: the revision that it was made from.'),
    }),
    bodyLimitBytes: BODY_BYTES,
    answer: project,
  }),
  duplicateProject: defineAction({
    id: 'duplicateProject',
    method: 'POST',
    path: '/v1/projects/{id}/duplicate',
    summary: 'A new project with the same document',
    body: z.object({ name: projectNameSchema.optional() }),
    answer: project,
  }),
  deleteProject: defineAction({
    id: 'deleteProject',
    method: 'DELETE',
    path: '/v1/projects/{id}',
    summary: 'Delete a project; pictures that nothing else uses expire',
    answer: deletedAnswer,
  }),
  exportProject: defineAction({
    id: 'exportProject',
    method: 'GET',
    path: '/v1/projects/{id}/export',
    summary: `All visible layers as one picture, drawn within ${EXPORT_TIME_LIMIT_MS / 1000} s, or as a PSD with its layers`,
    query: z.object({
      format: z
        .enum(EXPORT_FORMATS)
        .default('png')
        .describe(
          '`svg` where all that is visible is made of shapes; `psd` keeps layers, adjustments among them.',
        ),
      quality: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .optional()
        .describe('Of JPEG, WebP and AVIF; a WebP without it is lossless.'),
      scale: z.coerce
        .number()
        .min(MIN_EXPORT_SCALE)
        .max(MAX_EXPORT_SCALE)
        .default(1)
        .describe('Times the size of the frame; a PSD has the size of the frame.'),
    }),
    answer: { mediaTypes: Object.values(EXPORT_MEDIA_TYPES) },
  }),
  addProjectAsset: defineAction({
    id: 'addProjectAsset',
    method: 'POST',
    path: '/v1/projects/{id}/assets',
    summary: 'Bring a picture or a mask into a project, to be named by its layers',
    picture: assetImage,
    answer: asset,
  }),
};
