import { services } from '@/lib/server/services';

/**
 * Whether this server is to get requests: 200 with `ok` or `degraded`, or 503, each with the state of
 * every part. A server that can't open what it needs says so of its database.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { readiness: look } = await services();
    const seen = await look();
    return Response.json(seen, { status: seen.status === 'failing' ? 503 : 200, headers });
  } catch {
    return Response.json(
      { status: 'failing', parts: { database: 'failing' } },
      { status: 503, headers },
    );
  }
}
