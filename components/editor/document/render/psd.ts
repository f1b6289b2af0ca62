import { writePsd } from 'ag-psd';
import type { ProjectDocument } from '@/lib/projects/document';
import { EXPORT_MEDIA_TYPES } from '@/lib/projects/export-formats';
import { psdOf } from '@/lib/projects/psd';
import { compose } from './compose';
import { contextOf, type Sources } from './sources';

/** A document as a layered PSD. */
export async function encodePsd(document: ProjectDocument, sources: Sources): Promise<Blob> {
  const psd = await psdOf(document, async (part, { left, top, width, height }) => {
    const canvas = await compose({ document: part, scale: 1, sources }, () => false);
    if (!canvas) throw new Error('A layer was not drawn.');
    return contextOf(canvas).getImageData(left, top, width, height);
  });
  return new Blob([writePsd(psd, { noBackground: true })], { type: EXPORT_MEDIA_TYPES.psd });
}
