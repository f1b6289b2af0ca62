import { saveFile } from '@/components/ui/save-file';
import { fileNameOf, pathOf, type Result } from './results';

/** Files one after the other: the archive is written as they arrive. */
async function* filesOf(results: readonly Result[], onFile: (done: number) => void) {
  for (const [index, result] of results.entries()) {
    const response = await fetch(pathOf(result.url));
    if (!response.ok) throw new Error(`${fileNameOf(result)} is not there any more.`);
    yield { name: fileNameOf(result), input: response };
    onFile(index + 1);
  }
}

/** Saves results as one archive, made in the browser; the files keep their bytes. */
export async function saveAsZip(
  results: readonly Result[],
  onFile: (done: number) => void,
): Promise<void> {
  const { downloadZip } = await import('client-zip');
  saveFile(await downloadZip(filesOf(results, onFile)).blob(), 'easel-results.zip');
}

const MOST_TRIES = 5;

/** Deletes a result; waits as long as the service asks when it is asked too fast. */
async function deleteResult({ id }: Result): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const response = await fetch(`/v1/files/${id}`, { method: 'DELETE' });
    if (response.ok || response.status === 404) return;
    if (response.status !== 429) break;
    const waitSeconds = Number(response.headers.get('retry-after')) || 1;
    await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
  }
  throw new Error('The server did not delete it.');
}

/** Deletes results one after the other; tells each that is gone. */
export async function deleteResults(
  results: readonly Result[],
  onDeleted: (id: string) => void,
): Promise<void> {
  for (const result of results) {
    await deleteResult(result);
    onDeleted(result.id);
  }
}
