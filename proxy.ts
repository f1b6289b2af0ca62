import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy } from '@/lib/server/content-security-policy';

const NONCE_BYTES = 16;

/**
 * Gives every page its content security policy. The nonce goes to the page on the request's own
 * policy header, where Next looks for it.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const isDevelopment = process.env.NODE_ENV === 'development';
  const policy = contentSecurityPolicy({ nonce, isDevelopment });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  // Pages alone: bodies that pass through here are cut at 10 MB, and pictures need no nonce.
  matcher: '/((?!v1/|mcp$|api/|_next/|healthz$|readyz$).*)',
};
