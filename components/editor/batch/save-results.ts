import { callAction } from '@/components/api/client';
import { saveFile } from '@/components/ui/save-file';
import { fileActions } from '@/lib/resources/files';
import type { Batch } from './batch';

/** Files one after the other: the archive is written as they arrive. */
async function* filesOf({ items }: Batch) {
  for (const { imageId, name } of items.flatMap(({ results }) => results)) {
    const input = await callAction(fileActions.readFile, { params: { id: imageId } });
    yield { name, input };
  }
}

/** Saves all results of a batch as one archive. Rejects with `RequestError` where one is gone. */
export async function saveBatch(batch: Batch): Promise<void> {
  const { downloadZip } = await import('client-zip');
  const stem = batch.facts.title.toLowerCase().replace(/\W+/g, '-');
  saveFile(await downloadZip(filesOf(batch)).blob(), `easel-${stem}.zip`);
}
