import sharp from 'sharp';
import type { Pixels } from '@/lib/engines/engine';
import { readSignature } from '@/lib/imaging/signature';
import { BackendError } from '../transport/backend-error';

const MAX_SIDE_PX = 16_384;

export interface AnswerLimits {
  maxPixels: number;
}

/**
 * Pixels of a picture that a backend answered. It is untrusted like any upload: only PNG, JPEG and
 * WebP by their bytes, never larger than what was asked for allows, whole to the last row.
 * @throws BackendError `broken`
 */
export async function decodeAnswer(
  bytes: Uint8Array,
  { maxPixels }: AnswerLimits,
): Promise<Pixels> {
  const signature = readSignature(bytes);
  if (signature.kind !== 'image' || signature.type === 'svg') {
    throw new BackendError(
      'broken',
      `the answer (${bytes.length} bytes) is not a PNG, JPEG or WebP`,
    );
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { width, height, pages = 1 } = await picture.metadata();
    if (Math.max(width, height) > MAX_SIDE_PX || width * height > maxPixels || pages > 1) {
      throw new Error(`${width}×${height} px, ${pages} pages`);
    }
    const { data, info } = await picture
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { widthPx: info.width, heightPx: info.height, data };
  } catch (cause) {
    throw new BackendError('broken', `the answered picture can't be used: ${String(cause)}`, {
      cause,
    });
  }
}

/** Looked for instead of matching all that is right: a match of so many megabytes would outgrow the stack. */
const FOREIGN = /[^A-Za-z0-9+/\s]/;

function isBase64(text: string): boolean {
  const digits = text.trimEnd().replace(/={1,2}$/, '');
  return digits !== '' && !FOREIGN.test(digits);
}

/** Bytes of a Base64 string or `data:` URL that a backend answered. */
export function decodeBase64(text: string): Uint8Array {
  const comma = text.startsWith('data:') ? text.indexOf(',') : -1;
  const encoded = comma < 0 ? text : text.slice(comma + 1);
  if (!isBase64(encoded)) throw new BackendError('broken', 'the answered picture is not Base64');
  return Buffer.from(encoded, 'base64');
}
