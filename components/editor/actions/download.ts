import { readBytes } from '@/components/api/read-bytes';
import { fileStem } from '@/components/ui/file-stem';
import { saveFile } from '@/components/ui/save-file';
import { documentOf, isFlat } from '../document/document-store';
import { encodeDocument } from '../document/render/composer';
import type { Version } from '../store/versions';

/** What a version shows as a PNG, all its layers together, at a scale. */
export function encodePng(version: Version, scale = 1): Promise<Blob> {
  return encodeDocument(documentOf(version), { type: 'image/png', quality: 1, scale });
}

/** Saves a picture as a file: as it is, or as a PNG of what all its layers come to. */
export async function download(picture: Version): Promise<void> {
  // The name that the server gives a file goes before a link's own; bytes of the page have none.
  if (isFlat(picture)) return saveFile(await readBytes(picture.src), picture.fileName);
  saveFile(await encodePng(picture), `${fileStem(picture.fileName)}.png`);
}
