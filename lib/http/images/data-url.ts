import { ApiError } from '@/lib/errors/api-error';

const HEAD = /^data:([^;,]*)((?:;[^;,]*)*),/i;
/** Where the comma that ends the head must stand. */
const HEAD_LENGTH = 512;
const MEGABYTE = 1_000_000;
/** Percent signs are slow to decode, and only a drawing that is written into a page comes that way. */
const MAX_PERCENT_ENCODED_CHARACTERS = 2_000_000;

type Refuse = (problem: string, code?: 'invalid_image' | 'payload_too_large') => never;

/**
 * Bytes of a data URL (RFC 2397). The type it claims is not trusted: bytes are looked at later.
 *
 * @param maxBytes a picture of that many bytes or more is refused before it is decoded
 * @throws ApiError `invalid_image`, `payload_too_large`
 */
export function decodeDataUrl(url: string, param: string, maxBytes: number): Uint8Array {
  const refuse: Refuse = (problem, code = 'invalid_image') => {
    throw new ApiError(code, `${param}: ${problem}`, { param });
  };
  const head = HEAD.exec(url.slice(0, HEAD_LENGTH));
  if (!head)
    return refuse('a data URL starts with data:image/png;base64, (or jpeg, webp, svg+xml)');
  const payload = url.slice(head[0].length);
  const bytes = /;base64$/i.test(head[2] ?? '')
    ? decodeBase64(payload, maxBytes, refuse)
    : decodePercents(payload, refuse);
  if (bytes.length === 0) return refuse('the data URL holds no bytes');
  if (bytes.length >= maxBytes) return refuseSize(bytes.length, maxBytes, refuse);
  return bytes;
}

function refuseSize(sizeBytes: number, maxBytes: number, refuse: Refuse): never {
  const size = (sizeBytes / MEGABYTE).toFixed(1);
  const limit = `it must be under ${maxBytes / MEGABYTE} MB`;
  return refuse(`the picture in the data URL has ${size} MB; ${limit}`, 'payload_too_large');
}

function decodeBase64(payload: string, maxBytes: number, refuse: Refuse): Buffer {
  const sizeBytes = Buffer.byteLength(payload, 'base64');
  // White space and the like makes the estimate larger than the truth, never by this much.
  if (sizeBytes >= 2 * maxBytes) return refuseSize(sizeBytes, maxBytes, refuse);
  return Buffer.from(payload, 'base64');
}

function decodePercents(payload: string, refuse: Refuse): Buffer {
  if (payload.length > MAX_PERCENT_ENCODED_CHARACTERS)
    return refuse(
      `the data URL has ${payload.length} characters and no ;base64; ` +
        `encode a picture of more than ${MAX_PERCENT_ENCODED_CHARACTERS} as Base64`,
      'payload_too_large',
    );
  try {
    return Buffer.from(decodeURIComponent(payload), 'utf8');
  } catch {
    return refuse('the data URL has a percent sign that encodes nothing');
  }
}
