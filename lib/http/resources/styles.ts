import { z } from 'zod';
import { CURATED_STYLES } from '@/lib/models/curated-styles';
import { ApiError } from '@/lib/errors/api-error';
import type { StoredStyle } from '@/lib/styles/style-store';
import { styleNameSchema } from '@/lib/styles/style-rules';
import { readObject } from '../body/read-body';
import { fileUrl } from '../images/own-files';
import { keepSample } from '../keep-sample';
import { originOf } from '../origin';
import { parseFields } from '../parse-input';
import type { EndpointCall, OpenCall, Route } from '../router';

/** Styles of one listing; an account has far fewer. */
const MAX_LISTED_STYLES = 500;

/** A stored style as clients read it. */
export function styleJson(style: StoredStyle, origin: string) {
  const [previewId] = style.fileIds;
  return {
    id: style.id,
    name: style.name,
    model: style.modelId,
    style: style.baseStyle,
    match: style.match,
    creation_time: style.createdAt.toISOString(),
    is_private: true,
    preview_url: previewId === undefined ? null : fileUrl(origin, previewId, 'webp'),
    picture_urls: style.fileIds.map((id) => fileUrl(origin, id, 'webp')),
    reference_urls: style.referenceIds.map((id) => fileUrl(origin, id, 'webp')),
  };
}

function notFound(id: string): ApiError {
  return new ApiError('not_found', `style ${id} does not exist`);
}

/** The id of the path when it has the form of one; anything else can't exist. */
function styleIdOf(params: Record<string, string>): string {
  const id = params.id ?? '';
  if (!z.uuid().safeParse(id).success) throw notFound(id.slice(0, 100));
  return id;
}

async function listStyles({ services, caller, context }: EndpointCall): Promise<Response> {
  const styles = await services.styles.list(caller.id, { limit: MAX_LISTED_STYLES });
  const origin = originOf(context.request, services.env.BASE_URL);
  const body = { styles: styles.map((style) => styleJson(style, origin)) };
  return Response.json(body, { headers: context.headers });
}

async function readStyle({ services, caller, context, params }: EndpointCall): Promise<Response> {
  const id = styleIdOf(params);
  const style = await services.styles.find(caller.id, id);
  if (!style) throw notFound(id);
  const origin = originOf(context.request, services.env.BASE_URL);
  return Response.json(styleJson(style, origin), { headers: context.headers });
}

async function deleteStyle({ services, caller, context, params }: EndpointCall): Promise<Response> {
  const id = styleIdOf(params);
  const style = await services.styles.delete(caller.id, id);
  if (!style) throw notFound(id);
  await services.files.delete([...style.fileIds, ...style.referenceIds]);
  return Response.json({ id, deleted: true }, { headers: context.headers });
}

const renaming = z.object({ name: styleNameSchema });

async function renameStyle(call: EndpointCall): Promise<Response> {
  const { services, caller, context } = call;
  const id = styleIdOf(call.params);
  const { name } = parseFields(renaming, await readObject(context.request));
  const style = await services.styles.update(caller.id, id, { name });
  if (!style) throw notFound(id);
  const origin = originOf(context.request, services.env.BASE_URL);
  return Response.json(styleJson(style, origin), { headers: context.headers });
}

const sample = z.object({ image_id: z.uuid() });

/** Keeps a result, small, as the picture that the style is known by. */
async function addSample(call: EndpointCall): Promise<Response> {
  const { services, caller, context } = call;
  const id = styleIdOf(call.params);
  const { image_id } = parseFields(sample, await readObject(context.request));
  const style = await services.styles.find(caller.id, id);
  if (!style) throw notFound(id);
  const changed = await keepSample(services, style, image_id);
  const origin = originOf(context.request, services.env.BASE_URL);
  return Response.json(styleJson(changed, origin), { headers: context.headers });
}

/** The curated styles a person may pick, per family; the older names are accepted and not offered. */
async function listCurated({ context }: OpenCall): Promise<Response> {
  const styles = CURATED_STYLES.filter((style) => !style.legacy).map(
    ({ name, family, outputs }) => ({ name, family, outputs }),
  );
  return Response.json({ styles }, { headers: context.headers });
}

export const styleRoutes: readonly Route[] = [
  { path: '/v1/styles', endpoints: [{ method: 'GET', handle: listStyles }] },
  { path: '/v1/styles/basic', endpoints: [{ method: 'GET', open: true, handle: listCurated }] },
  {
    path: '/v1/styles/{id}',
    endpoints: [
      { method: 'GET', handle: readStyle },
      { method: 'PATCH', handle: renameStyle },
      { method: 'DELETE', handle: deleteStyle },
    ],
  },
  { path: '/v1/styles/{id}/samples', endpoints: [{ method: 'POST', handle: addSample }] },
];
