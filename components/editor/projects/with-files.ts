import type { Layer, ProjectDocument } from '@/lib/projects/document';

/** A document that names other files, by what each is called there; those not in the map stay. */
export function withFiles(
  document: ProjectDocument,
  names: ReadonlyMap<string, string>,
): ProjectDocument {
  const named = <Part extends { fileId: string }>(part: Part): Part => {
    const fileId = names.get(part.fileId);
    return fileId === undefined ? part : { ...part, fileId };
  };
  const layers = document.layers.map((layer): Layer => {
    const mask = layer.mask ? { mask: named(layer.mask) } : {};
    if (layer.kind === 'picture' || layer.kind === 'vector') {
      return { ...layer, ...mask, content: named(layer.content) };
    }
    return { ...layer, ...mask };
  });
  return { ...document, layers };
}
