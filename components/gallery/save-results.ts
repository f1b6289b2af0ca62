import { callAction } from '@/components/api/client';
import { RequestError } from '@/components/api/failure';
import { saveFile } from '@/components/ui/save-file';
import { fileActions } from '@/lib/resources/files';
import { fileNameOf, type Result } from './results';

/** Files one after the other: the archive is written as they arrive. */
async function* filesOf(results: readonly Result[], onFile: (done: number) => void) {
  for (const [index, result] of results.entries()) {
    const response = await callAction(fileActions.readFile, { params: { id: result.id } }).catch(
      () => {
        throw new Error(`${fileNameOf(result)} is not there any more.`);
      },
    );
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

/** Deletes a result; one that is gone already is no fault. */
async function deleteResult({ id }: Result): Promise<void> {
  try {
    await callAction(fileActions.deleteFile, { params: { id } });
  } catch (error) {
    if (error instanceof RequestError && error.failure.code === 'not_found') return;
    throw new Error('The server did not delete it.', { cause: error });
  }
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
