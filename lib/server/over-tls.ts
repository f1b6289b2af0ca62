import { env } from '@/lib/env';

/** Whether the browser reached us over TLS: the proxy in front says so, or the public address does. */
export function overTls(headers: Pick<Headers, 'get'>): boolean {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === 'https' || (env().BASE_URL?.startsWith('https://') ?? false);
}
