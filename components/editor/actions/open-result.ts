import { localPath } from '@/components/api/local-path';
import { fileNameOf, type Result } from '@/components/gallery/results';
import { operationTitle } from '../operation-form/definitions';
import { useVersions } from '../store/versions';

/** A result of an earlier session on the canvas, as the file that the service still keeps. */
export function openResult(result: Result): void {
  const { id, operation, url, width, height, expiration_time } = result;
  useVersions.getState().addFile({
    id,
    label: operationTitle(operation),
    fileName: fileNameOf(result),
    src: localPath(url),
    widthPx: width,
    heightPx: height,
    ...(expiration_time === null ? {} : { expiresAtMs: Date.parse(expiration_time) }),
  });
}
