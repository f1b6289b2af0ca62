import type { Environment } from '@/lib/env';
import { looksAtReferences } from '@/lib/engines/remote/configuration';
import type { StyleSpec } from '@/lib/engines/engine';
import { findModel } from '@/lib/models/models';
import { ApiError } from '@/lib/errors/api-error';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { FileStore } from '@/lib/files/file-store';
import type { StyleStore } from '@/lib/styles/style-store';

interface StyleServices {
  env: Environment;
  styles: StyleStore;
  files: Pick<FileStore, 'open'>;
}

/**
 * The stored style that a request names. One that is somebody else's answers as one that does not
 * exist, and one of another model family is refused (spec: Style). Its pictures are read only
 * where a backend will look at them.
 */
export async function styleOfRequest(
  input: ResolvedInput,
  accountId: string,
  { env, styles, files }: StyleServices,
): Promise<StyleSpec | undefined> {
  if (input.styleId === undefined) return undefined;
  const style = await styles.find(accountId, input.styleId);
  if (!style) {
    throw new ApiError('not_found', `style ${input.styleId} does not exist`, { param: 'style_id' });
  }
  if (input.model && style.family !== input.model.family) {
    const made = findModel(style.modelId)?.name ?? style.modelId;
    throw new ApiError(
      'invalid_request',
      `style ${style.id} was made for ${made} and works with that family only; ${input.model.id} is of another`,
      { param: 'style_id' },
    );
  }
  const { profile, match } = style;
  if (!looksAtReferences(env)) return { profile, match };
  const opened = await Promise.all(style.referenceIds.map((reference) => files.open(reference)));
  return { profile, match, references: opened.flatMap((file) => (file ? [file.bytes] : [])) };
}
