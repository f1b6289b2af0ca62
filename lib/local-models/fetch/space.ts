import { statfs } from 'node:fs/promises';
import { formatBytes } from '@/lib/format-bytes';
import { FetchFailure } from './failure';

/** What stays free on the disk whatever is downloaded. */
const MARGIN_BYTES = 512 * 1024 * 1024;

/** @throws FetchFailure `no_space` when so many bytes more have no room in the folder's disk */
export async function ensureSpace(
  folder: string,
  neededBytes: number,
  freeOf: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const free = await freeOf(folder);
  if (free >= neededBytes + MARGIN_BYTES) return;
  throw new FetchFailure(
    'no_space',
    `${folder} has ${formatBytes(free)} free; ${formatBytes(neededBytes + MARGIN_BYTES)} are needed`,
  );
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
