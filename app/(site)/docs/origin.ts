import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { originOf } from '@/lib/http/origin';

/** Root of the service as this visitor reaches it, for the samples. */
export async function visitedOrigin(): Promise<string> {
  const request = new Request('http://localhost/docs', { headers: new Headers(await headers()) });
  return originOf(request, env().BASE_URL);
}
