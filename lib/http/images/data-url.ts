import { ApiError } from '@/lib/errors/api-error';

const HEAD = /^data:([^;,]*)((?:;[^;,]*)*),/i;

/** Bytes of a data URL (RFC 2397). The type it claims is not trusted: bytes are looked at later. */
export function decodeDataUrl(url: string, param: string): Uint8Array {
  const refuse = (problem: string): never => {
    throw new ApiError('invalid_image', `${param}: ${problem}`, { param });
  };
  const head = HEAD.exec(url.slice(0, 512));
  if (!head) return refuse('a data URL starts with data:image/...;base64,');
  const payload = url.slice(head[0].length);
  if (!/;base64$/i.test(head[2] ?? '')) {
    try {
      return Buffer.from(decodeURIComponent(payload), 'utf8');
    } catch {
      return refuse('the data URL has a percent sign that encodes nothing');
    }
  }
  const bytes = Buffer.from(payload, 'base64');
  if (bytes.length === 0) return refuse('the data URL holds no bytes');
  return bytes;
}
