import { createHash, webcrypto } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { freeClaim } from '@/lib/idempotency/free-claim';
import { IDEMPOTENCY_RENEW_MS } from '@/lib/idempotency/idempotency-rules';
import type { Claim, IdempotencyStore } from '@/lib/idempotency/idempotency-store';
import { outcomeSchema, type Outcome } from './answer/outcome';

const LONGEST_KEY = 255;

/** The key a client gave, if any; refused when it is empty or longer than anyone needs. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length > 0 && key.length <= LONGEST_KEY) return key;
  throw new ApiError('invalid_request', `Idempotency-Key has 1 to ${LONGEST_KEY} characters`, {
    param: 'Idempotency-Key',
  });
}

/**
 * Fingerprint of what a request asks for: path, fields and image bytes. Pictures are hashed beside the
 * event loop, which 64 MB of them would hold for a quarter of a second.
 */
export async function fingerprint(
  path: string,
  fields: unknown,
  images: Record<string, Uint8Array[]>,
): Promise<string> {
  const hash = createHash('sha256').update(path).update(JSON.stringify(fields));
  for (const [name, list] of Object.entries(images)) {
    for (const bytes of list) {
      const digest = await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
      hash.update(name).update(new Uint8Array(digest));
    }
  }
  return hash.digest('hex');
}

/** What a repeat of a request is answered by: what the first came to, or the request that tells it later. */
export type Replay = { outcome: Outcome } | { requestId: string };

const laterSchema = z.object({ requestId: z.uuid() });

function replayOf(response: string): Replay {
  const told: unknown = JSON.parse(response);
  const later = laterSchema.safeParse(told);
  return later.success ? later.data : { outcome: outcomeSchema.parse(told) };
}

/**
 * Claims a key: a repeat with the same body gets what the first came to and pays nothing, one with
 * another body is refused, and one that comes while the first still runs is told so.
 */
export async function claimOnce(
  store: IdempotencyStore,
  { userId, key, bodyHash }: { userId: string; key: string; bodyHash: string },
): Promise<{ claim: Claim } | { replay: Replay }> {
  const state = await store.claim(userId, key, bodyHash);
  if (state.state === 'started') return { claim: state.claim };
  if (state.state === 'finished') return { replay: replayOf(state.response) };
  if (state.state === 'mismatch') {
    throw new ApiError('invalid_request', 'this Idempotency-Key was used with another body', {
      param: 'Idempotency-Key',
    });
  }
  throw new ApiError('conflict', 'the first request with this Idempotency-Key still runs', {
    param: 'Idempotency-Key',
    headers: { 'retry-after': '1' },
  });
}

/**
 * Does work that finishes the claim with what it comes to, and keeps the claim until then; a failure
 * frees the key. Without a claim it just does the work.
 */
export async function underClaim<Result>(
  store: IdempotencyStore,
  claim: Claim | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!claim) return work();
  const renewal = setInterval(() => {
    store.renew(claim).catch((error: unknown) => {
      console.warn('Could not renew an Idempotency-Key:', error);
    });
  }, IDEMPOTENCY_RENEW_MS);
  try {
    return await work();
  } catch (error) {
    await freeClaim(store, claim);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
