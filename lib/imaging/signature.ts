import { type ImageType } from './limits';

/**
 * What a byte string is, by its first bytes alone. Labels (file names, content types) are never
 * asked. Formats we don't take are still recognised, so that a refusal can name what was sent.
 */
export type Signature =
  { kind: 'image'; type: ImageType } | { kind: 'other'; name: string } | { kind: 'unknown' };

/** How far the root element of an SVG may be from the start (comments, a licence, a DOCTYPE). */
const SVG_PROLOG_BYTES = 64 * 1024;

const OTHER_FORMATS: readonly { name: string; offset: number; magic: string }[] = [
  { name: 'GIF', offset: 0, magic: 'GIF8' },
  { name: 'BMP', offset: 0, magic: 'BM' },
  { name: 'TIFF', offset: 0, magic: 'II*\0' },
  { name: 'TIFF', offset: 0, magic: 'MM\0*' },
  { name: 'AVIF', offset: 4, magic: 'ftypavif' },
  { name: 'HEIC', offset: 4, magic: 'ftyphei' },
  { name: 'HEIC', offset: 4, magic: 'ftypmif1' },
  { name: 'JPEG XL', offset: 0, magic: '\xff\x0a' },
  { name: 'JPEG XL', offset: 4, magic: 'JXL ' },
  { name: 'JPEG 2000', offset: 4, magic: 'jP  ' },
  { name: 'ICO', offset: 0, magic: '\0\0\x01\0' },
  { name: 'Photoshop (PSD)', offset: 0, magic: '8BPS' },
  { name: 'PDF', offset: 0, magic: '%PDF' },
  { name: 'EPS', offset: 0, magic: '%!PS' },
  { name: 'a video (MP4)', offset: 4, magic: 'ftyp' },
  { name: 'a ZIP archive', offset: 0, magic: 'PK\x03\x04' },
  { name: 'gzip (a compressed SVG must be sent uncompressed)', offset: 0, magic: '\x1f\x8b' },
];

export function readSignature(bytes: Uint8Array): Signature {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString(
    'latin1',
  );
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'image', type: 'png' };
  if (head.startsWith('\xff\xd8\xff')) return { kind: 'image', type: 'jpeg' };
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return { kind: 'image', type: 'webp' };
  const other = OTHER_FORMATS.find(({ offset, magic }) => head.startsWith(magic, offset));
  if (other !== undefined) return { kind: 'other', name: other.name };
  return readMarkupSignature(bytes);
}

/** Tells SVG from other markup by the first element's name, skipping prolog and comments. */
function readMarkupSignature(bytes: Uint8Array): Signature {
  const start = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, SVG_PROLOG_BYTES),
  ).toString('utf8');
  let text = start.replace(/^\uFEFF/, '').trimStart();
  if (!text.startsWith('<')) return { kind: 'unknown' };
  for (;;) {
    const end = prologItemEnd(text);
    if (end === undefined) break;
    text = text.slice(end).trimStart();
  }
  const root = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text)?.[1];
  if (root === 'svg') return { kind: 'image', type: 'svg' };
  if (root?.toLowerCase() === 'html') return { kind: 'other', name: 'an HTML page' };
  return root === undefined ? { kind: 'unknown' } : { kind: 'other', name: 'XML, but not SVG' };
}

/** Length of the comment, processing instruction or DOCTYPE that `text` starts with. */
function prologItemEnd(text: string): number | undefined {
  const closing = prologClosing(text);
  const at = closing === undefined ? -1 : text.indexOf(closing);
  return closing === undefined || at < 0 ? undefined : at + closing.length;
}

function prologClosing(text: string): string | undefined {
  if (text.startsWith('<!--')) return '-->';
  if (text.startsWith('<?')) return '?>';
  if (!text.startsWith('<!')) return undefined;
  const hasInternalSubset = /^[^[>]*\[/.test(text);
  return hasInternalSubset ? ']>' : '>';
}
