import type { Environment } from '@/lib/env';
import { looksAtReferences } from '@/lib/engines/remote/configuration';
import { findCuratedStyle, type CuratedStyleName } from '@/lib/models/curated-styles';
import { findModel } from '@/lib/models/models';
import { sharesStyles } from '@/lib/models/support';
import { ApiError } from '@/lib/errors/api-error';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { JobStyle } from '@/lib/operations/job';
import type { FileStore } from '@/lib/files/file-store';
import type { StoredStyle, StyleStore } from '@/lib/styles/style-store';

interface StyleServices {
  env: Environment;
  styles: StyleStore;
  files: Pick<FileStore, 'open'>;
}

/** The stored style that a request names, where it is one of the caller's. */
export async function findStyle(
  fields: Record<string, unknown>,
  accountId: string,
  { styles }: Pick<StyleServices, 'styles'>,
): Promise<StoredStyle | undefined> {
  const { style_id: id, model } = fields;
  if (typeof id !== 'string') return undefined;
  const style = await styles.find(accountId, id);
  // The model is the style's where none is named: without a style there is nothing left to check.
  if (!style && model === undefined) throw noSuchStyle(id);
  return style;
}

function noSuchStyle(id: string): ApiError {
  return new ApiError('not_found', `style ${id} does not exist; GET /v1/styles lists yours`, {
    param: 'style_id',
  });
}

/**
 * What a job needs of the stored style. One that is somebody else's answers as one that does not
 * exist, and one of another model family is refused (spec: Style). Its pictures are read only
 * where a backend will look at them.
 */
export async function styleOfRequest(
  input: ResolvedInput,
  style: StoredStyle | undefined,
  { env, files }: StyleServices,
): Promise<JobStyle | undefined> {
  if (input.styleId === undefined) return undefined;
  if (!style) throw noSuchStyle(input.styleId);
  if (input.model && !sharesStyles(style.family, input.model.family)) throw foreignStyle(style);
  const { profile, match } = style;
  const base = style.baseStyle === null ? undefined : findCuratedStyle(style.baseStyle, 'v2');
  const measured: JobStyle = {
    profile,
    match,
    ...(base ? { baseStyle: base.name as CuratedStyleName } : {}),
  };
  if (!looksAtReferences(env)) return measured;
  const opened = await Promise.all(style.referenceIds.map((reference) => files.open(reference)));
  return { ...measured, references: opened.flatMap((file) => (file ? [file.bytes] : [])) };
}

function foreignStyle(style: StoredStyle): ApiError {
  const made = findModel(style.modelId);
  return new ApiError(
    'invalid_request',
    `send model ${made?.id ?? style.modelId}, or none, with style ${style.id}; it works with the family it was made for, ${made?.name ?? style.modelId}`,
    { param: 'style_id' },
  );
}
