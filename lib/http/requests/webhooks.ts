import http from 'node:http';
import https from 'node:https';
import { withDeadline } from '@/lib/deadline';
import type { Delivery } from '@/lib/requests/request-rules';
import type { StoredRequest } from '@/lib/requests/request-store';
import { webhookHeaders } from '@/lib/requests/webhook-signature';
import { fetchableUrl, RefusedUrl } from '../images/fetch-url';
import { guardedLookup } from '../images/resolve-host';

/** Time of one try: name, connection and status; what is answered beyond that is not read. */
const TRY_TIMEOUT_MS = 10_000;

interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  allowPrivate: boolean;
}

/** Posts to a guarded address; resolves to the status. Redirects are not followed. */
function post({ url, body, headers, allowPrivate }: Post, signal: AbortSignal): Promise<number> {
  const target = fetchableUrl(url, allowPrivate);
  const client = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      target,
      {
        method: 'POST',
        lookup: guardedLookup(allowPrivate),
        signal,
        agent: false,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Easel',
        },
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Tells the address of an ended request what it came to; resolves to how that went. */
export async function deliver(
  { id, webhook }: StoredRequest,
  body: string,
  { secret, allowPrivate }: { secret: string; allowPrivate: boolean },
): Promise<Delivery> {
  const atMs = Date.now();
  const headers = webhookHeaders({ id, timestamp: Math.floor(atMs / 1000), body }, secret);
  const url = webhook?.url ?? '';
  try {
    const status = await withDeadline(TRY_TIMEOUT_MS, [], (signal) =>
      post({ url, body, headers, allowPrivate }, signal),
    );
    return { atMs, status, error: null };
  } catch (error) {
    // What answers in the server's own network is nobody's business.
    const why = error instanceof RefusedUrl && !error.isUnreachable ? error.message : 'no answer';
    return { atMs, status: null, error: why };
  }
}
