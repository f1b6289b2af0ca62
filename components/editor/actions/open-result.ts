import { localPath } from '@/components/api/local-path';
import { fileNameOf, readResult, type Result } from '@/components/gallery/results';
import { findModel } from '@/lib/models/models';
import { layerSourceOf } from '../document/layer-source';
import { landFile } from '../history/version-changes';
import { operationTitle } from '../operation-form/definitions';
import { refuseFile } from '../store/open-file';
import { takeSource } from './reuse';

/** How a result of the service was asked for, as the studio keeps it. */
function sourceOf({ operation, model, prompt, random_seed, request_id, settings }: Result) {
  const body = {
    ...settings,
    ...(prompt === null ? {} : { prompt }),
    ...(random_seed === null ? {} : { random_seed }),
  };
  const source = layerSourceOf(operation, findModel(model ?? ''), body);
  return { ...source, requestId: request_id };
}

/** A result of an earlier session on the canvas, as the file that the service still keeps, with its prompt and settings in the form. */
export function openResult(result: Result): void {
  const { id, operation, url, width, height, expiration_time } = result;
  const source = sourceOf(result);
  landFile({
    id,
    label: operationTitle(operation),
    fileName: fileNameOf(result),
    src: localPath(url),
    widthPx: width,
    heightPx: height,
    source,
    ...(expiration_time === null ? {} : { expiresAtMs: Date.parse(expiration_time) }),
  });
  // The seed would make the same picture again.
  takeSource({ ...source, seed: undefined });
}

/** Opens a result by its id; says where there is none any more. */
export async function openResultById(id: string): Promise<void> {
  const result = await readResult(id).catch(() => undefined);
  if (result) return openResult(result);
  refuseFile({
    title: 'The picture is gone',
    reason: 'Results are deleted when their time is over.',
  });
}
