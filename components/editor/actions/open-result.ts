import { localPath } from '@/components/api/local-path';
import { fileNameOf, type Result } from '@/components/gallery/results';
import { landFile } from '../history/version-changes';
import { operationTitle } from '../operation-form/definitions';

/** A result of an earlier session on the canvas, as the file that the service still keeps. */
export function openResult(result: Result): void {
  const { id, operation, url, width, height, expiration_time } = result;
  landFile({
    id,
    label: operationTitle(operation),
    fileName: fileNameOf(result),
    src: localPath(url),
    widthPx: width,
    heightPx: height,
    ...(expiration_time === null ? {} : { expiresAtMs: Date.parse(expiration_time) }),
  });
}
