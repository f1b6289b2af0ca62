import { z } from 'zod';
import type { Address } from '../../address';
import { decodeBase64 } from '../../pictures/decode-answer';
import { BackendError } from '../../transport/backend-error';
import { get } from '../../transport/exchange';

export const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).nullish(),
});

/** Path and query below the backend's address of a URL it answered; only its own origin is read. */
export function pathAtOrigin(address: Address, url: string): string {
  const target = URL.canParse(url, address.root) ? new URL(url, address.root) : undefined;
  if (!target || target.origin !== address.root.origin || target.username || target.password) {
    throw new BackendError('broken', 'the answer points to a picture at another address');
  }
  return `${target.pathname}${target.search}`;
}

/** Bytes of the first picture: from the answer, or from the URL it names at the same origin. */
export async function firstPicture(
  answer: z.output<typeof imagesAnswer>,
  address: Address,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const [first] = answer.data ?? [];
  if (first?.b64_json) return decodeBase64(first.b64_json);
  if (!first?.url) throw new BackendError('broken', 'the answer has no picture');
  if (first.url.startsWith('data:')) return decodeBase64(first.url);
  const path = pathAtOrigin(address, first.url);
  const atOrigin: Address = { ...address, root: new URL(address.root.origin) };
  return (await get(atOrigin, path, signal)).body;
}
