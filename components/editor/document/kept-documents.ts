import type { ProjectDocument } from '@/lib/projects/document';
import { filesOf } from '@/lib/projects/document';
import { blobOfAsset, madeAssets, registerAsset } from './assets';
import { useDocuments } from './document-store';

/** The documents of a session as they are written down. */
export interface KeptDocuments {
  documents: Record<string, ProjectDocument>;
  landed: Record<string, ProjectDocument>;
  /** Versions whose own picture is what their document comes to. */
  flat: string[];
}

/** What the ids of kept pictures begin with, beside those of versions. */
const ASSET_KEY = 'asset ';

export function keptDocuments(): KeptDocuments {
  const { documents, landed } = useDocuments.getState();
  const flat = Object.keys(documents).filter((id) => documents[id] === landed[id]);
  return { documents: { ...documents }, landed: { ...landed }, flat };
}

/** Makes documents what they were; one that is its version's own picture is the very same again. */
export function restoreDocuments({ documents, landed, flat }: KeptDocuments): void {
  const same = flat.flatMap((id) => (landed[id] ? [[id, landed[id]] as const] : []));
  useDocuments.setState({ documents: { ...documents, ...Object.fromEntries(same) }, landed });
}

/** The bytes of pictures that only this browser has, of the documents given, by the keys they are kept under. */
export async function keptAssets(
  documents: readonly ProjectDocument[],
): Promise<Map<string, Blob>> {
  const ids = new Set(documents.flatMap((document) => filesOf(document)));
  // A session that names a picture has it.
  await madeAssets(ids);
  return new Map(
    [...ids].flatMap((id) => {
      const blob = blobOfAsset(id);
      return blob ? [[ASSET_KEY + id, blob] as const] : [];
    }),
  );
}

/** Takes kept pictures back. */
export function restoreAssets(pictures: ReadonlyMap<string, Blob>): void {
  for (const [key, blob] of pictures) {
    if (!key.startsWith(ASSET_KEY)) continue;
    registerAsset({ id: key.slice(ASSET_KEY.length), src: URL.createObjectURL(blob), blob });
  }
}
