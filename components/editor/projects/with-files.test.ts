import { describe, expect, it } from 'vitest';
import { documentSchema, filesOf } from '@/lib/projects/document';
import { withFiles } from './with-files';

const ids = Array.from({ length: 4 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const [photo = '', mask = '', other = '', uploaded = ''] = ids;

describe('the files of a document', () => {
  const document = documentSchema.parse({
    format: 1,
    frame: { widthPx: 9, heightPx: 9 },
    layers: [
      {
        id: photo,
        name: 'Photo',
        kind: 'picture',
        place: { x: 0, y: 0 },
        content: { fileId: photo, widthPx: 1, heightPx: 1 },
        mask: { fileId: mask, featherPx: 4 },
      },
      {
        id: other,
        name: 'A',
        kind: 'adjustment',
        place: { x: 0, y: 0 },
        content: {},
        mask: { fileId: other },
      },
    ],
  });

  it('get other names in layers and masks alike, and nothing else changes', () => {
    const renamed = withFiles(
      document,
      new Map([
        [photo, uploaded],
        [mask, photo],
      ]),
    );
    expect(filesOf(renamed)).toEqual([uploaded, photo, other]);
    expect(renamed.layers[0]).toMatchObject({ id: photo, mask: { featherPx: 4 } });
    expect(withFiles(document, new Map())).toEqual(document);
  });
});
