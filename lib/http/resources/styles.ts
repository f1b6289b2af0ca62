import { z } from 'zod';
import { CURATED_STYLES, type CuratedStyle } from '@/lib/models/curated-styles';
import { ApiError } from '@/lib/errors/api-error';
import type { StoredStyle } from '@/lib/styles/style-store';
import type { styleActions } from '@/lib/resources/styles';
import { fileUrl } from '../images/own-files';
import { keepSample } from '../keep-sample';
import type { HandlersOf } from './handler';
import { nextOf, pageOf, placeOf } from './page-of';

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

/** The model that draws a curated style when a request names none. */
function modelOfCurated({ family, outputs }: CuratedStyle): string {
  const id = family === 'v3' ? 'svcv3' : 'svcv2';
  return outputs.includes('raster') ? id : `${id}_vector`;
}

/** The curated styles a person may pick, per family; the older names are accepted and not offered. */
const OFFERED_STYLES = CURATED_STYLES.filter((style) => !style.legacy).map((style) => ({
  name: style.name,
  family: style.family,
  outputs: [...style.outputs],
  style: style.name,
  model: modelOfCurated(style),
  style_id: null,
}));

export const styleHandlers: HandlersOf<typeof styleActions> = {
  listStyles: async ({ services, caller, query, origin }) => {
    const { limit, cursor } = query;
    const styles = await services.styles.list(caller.id, { limit, after: placeOf(cursor) });
    return {
      styles: styles.map((style) => styleJson(style, origin)),
      next: nextOf(styles, limit, ({ createdAt, id }) => ({ at: createdAt, id })),
    };
  },
  listCuratedStyles: async ({ query }) => {
    const { items, next } = pageOf(
      OFFERED_STYLES,
      query,
      (style) => `${style.model}.${style.name}`,
    );
    return { styles: items, next };
  },
  readStyle: async ({ services, caller, params, origin }) => {
    const id = styleIdOf(params);
    const style = await services.styles.find(caller.id, id);
    if (!style) throw notFound(id);
    return styleJson(style, origin);
  },
  deleteStyle: async ({ services, caller, params }) => {
    const id = styleIdOf(params);
    const style = await services.styles.delete(caller.id, id);
    if (!style) throw notFound(id);
    await services.files.delete([...style.fileIds, ...style.referenceIds]);
    return { id, deleted: true };
  },
  renameStyle: async ({ services, caller, params, body, origin }) => {
    const id = styleIdOf(params);
    const style = await services.styles.rename(caller.id, id, body.name);
    if (!style) throw notFound(id);
    return styleJson(style, origin);
  },
  /** Keeps a result, small, as the picture that the style is known by. */
  addStyleSample: async ({ services, caller, params, body, origin }) => {
    const id = styleIdOf(params);
    const style = await services.styles.find(caller.id, id);
    if (!style) throw notFound(id);
    await services.storage.check(caller.id);
    return styleJson(await keepSample(services, style, body.image_id), origin);
  },
};
