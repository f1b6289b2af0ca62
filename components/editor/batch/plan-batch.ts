import { formatBytes } from '@/lib/format-bytes';
import type { PixelSize } from '@/lib/models/sizes';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { sizeOfFile } from '../actions/fit-picture';
import { refusalOfFile } from '../actions/open-file';
import { pictureRefusal } from '../operation-form/picture-request';
import { MAX_BATCH_BYTES, MAX_BATCH_FILES } from './batch';

/** A file that was chosen for a batch, with its size, or why it can't be taken. */
export interface PlannedFile {
  file: File;
  size: PixelSize;
  refusal: string | undefined;
}

/** Looks at files before anything is sent: each with why the operation can't take it, if so. */
export async function planFiles(
  chosen: readonly File[],
  definition: OperationDefinition,
): Promise<PlannedFile[]> {
  const planned: PlannedFile[] = [];
  for (const file of chosen) {
    const src = URL.createObjectURL(file);
    const read = await sizeOfFile(file, src);
    URL.revokeObjectURL(src);
    const isRead = 'widthPx' in read;
    const size = isRead ? read : { widthPx: 0, heightPx: 0 };
    const own = refusalOfFile(file) ?? (isRead ? undefined : read.reason);
    const unfit = pictureRefusal(definition, { fileName: file.name, ...size });
    planned.push({ file, size, refusal: own ?? unfit });
  }
  return planned;
}

/** The files that are within the limits of a batch, and a sentence about those that are not. */
export function withinLimits(chosen: readonly File[]): { files: File[]; left: string | undefined } {
  const files: File[] = [];
  let bytes = 0;
  for (const file of chosen) {
    if (files.length === MAX_BATCH_FILES || bytes + file.size > MAX_BATCH_BYTES) break;
    files.push(file);
    bytes += file.size;
  }
  const over = chosen.length - files.length;
  if (over === 0) return { files, left: undefined };
  const limits = `${MAX_BATCH_FILES} files and ${formatBytes(MAX_BATCH_BYTES)}`;
  return { files, left: `A batch has at most ${limits}: the last ${over} were left out.` };
}
