/** Bytes of the PNG signature, before the first chunk. */
const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;
/** Types of chunks, as the four bytes of their names. */
const ACTL = 0x6163544c;
const IDAT = 0x49444154;

/**
 * Whether a PNG is animated: it has an `acTL` chunk before its first `IDAT` (APNG specification,
 * W3C PNG third edition, 11.3.4.1). The decoder would silently show the first frame only.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const type = view.getUint32(at + 4);
    if (type === ACTL) return true;
    if (type === IDAT) return false;
    at += CHUNK_FRAME_BYTES + view.getUint32(at);
  }
  return false;
}
