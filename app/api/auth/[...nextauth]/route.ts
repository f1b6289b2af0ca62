import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { authOptions } from '@/lib/server/auth-options';

interface AuthContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Whether the browser reached us over TLS: the proxy in front says so, or the public address does. */
function overTls(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === 'https' || (env().BASE_URL?.startsWith('https://') ?? false);
}

async function handler(request: NextRequest, context: AuthContext) {
  const options = await authOptions(overTls(request));
  const response: unknown = await NextAuth(request, context, options);
  return response instanceof Response ? response : new Response(null, { status: 500 });
}

export { handler as GET, handler as POST };
