/** Bytes of the PNG signature, before the first chunk. */
const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/**
 * Whether a PNG is animated: it has an `acTL` chunk before its first `IDAT` (APNG specification,
 * W3C PNG third edition, 11.3.4.1). The decoder would silently show the first frame only.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const type = Buffer.from(bytes.buffer, bytes.byteOffset + at + 4, 4).toString('latin1');
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += CHUNK_FRAME_BYTES + view.getUint32(at);
  }
  return false;
}
