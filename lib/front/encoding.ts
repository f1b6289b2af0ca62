import type { ServerResponse } from 'node:http';
import zlib from 'node:zlib';

export type Compressor = zlib.BrotliCompress | zlib.Gzip;
export type Encoding = 'br' | 'gzip';

/** Text in all its forms. Pictures and answers that hold pictures in Base64 would gain nothing. */
const TEXT =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+(?:json|xml)))/i;

/** One window of Brotli at its default size would cost a connection four megabytes. */
const BROTLI_WINDOW_BITS = 18;
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/** Compressors at work at once; beyond it answers leave as they are. */
const MAX_COMPRESSORS = 64;
let compressors = 0;

/** The best encoding a client takes (RFC 9110, section 12.5.3); `undefined` when it wants none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight));
  }
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes);
}

/** Whether an answer is text that may be sent in another encoding. */
export function isCompressible(response: ServerResponse): boolean {
  if (response.statusCode < 200 || [204, 206, 304].includes(response.statusCode)) return false;
  if (response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false;
  if (/\bno-transform\b/i.test(String(response.getHeader('cache-control') ?? ''))) return false;
  return TEXT.test(String(response.getHeader('content-type') ?? ''));
}

/** Tells caches that the answer depends on `Accept-Encoding`. */
export function varyByEncoding(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().map(String);
  const named = vary.join(',').toLowerCase();
  if (!named.includes('accept-encoding') && !named.includes('*')) {
    response.setHeader('vary', [...vary, 'Accept-Encoding'].join(', '));
  }
}

/** A strong tag promises the same bytes, which an encoded answer does not have (RFC 9110, 8.8.1). */
export function weakenTag(response: ServerResponse): void {
  const tag = response.getHeader('etag');
  if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('etag', `W/${tag}`);
}

/** A compressor, which works in libuv's threads; `undefined` when enough of them work already. */
export function openCompressor(encoding: Encoding): Compressor | undefined {
  if (compressors >= MAX_COMPRESSORS) return undefined;
  compressors += 1;
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants;
  const params = {
    [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  };
  const compressor =
    encoding === 'br'
      ? zlib.createBrotliCompress({ params })
      : zlib.createGzip({ level: GZIP_LEVEL });
  compressor.once('close', () => (compressors -= 1));
  return compressor;
}
