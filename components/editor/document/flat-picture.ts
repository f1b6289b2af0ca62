import { readBytes } from '@/components/api/read-bytes';
import { RequestError } from '@/components/api/failure';
import { fileStem } from '@/components/ui/file-stem';
import { formatBytes } from '@/lib/format-bytes';
import { MAX_IMAGE_BYTES } from '@/lib/imaging/limits';
import type { Version } from '../store/versions';
import { documentOf, isFlat } from './document-store';
import { encodeDocument } from './render/composer';

/** Encodings without loss, the one that everything reads first; WebP is about a third smaller. */
const LOSSLESS = ['image/png', 'image/webp'] as const;

/** What a version shows, as a file: its own picture's bytes while that is what its layers come to. */
export async function flatPicture(version: Version): Promise<File> {
  const { src, fileName } = version;
  if (isFlat(version)) {
    const blob = await readBytes(src);
    return new File([blob], fileName, { type: blob.type });
  }
  const document = documentOf(version);
  for (const type of LOSSLESS) {
    const blob = await encodeDocument(document, { type, quality: 1, scale: 1 });
    const name = fileStem(fileName) + type.replace('image/', '.');
    if (blob.size <= MAX_IMAGE_BYTES) return new File([blob], name, { type: blob.type });
  }
  throw new RequestError({
    code: 'payload_too_large',
    message: `${fileName} has more than ${formatBytes(MAX_IMAGE_BYTES)} with its layers flattened; make it smaller first.`,
    charged: 'nothing',
  });
}
