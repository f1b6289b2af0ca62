export const dynamic = 'force-dynamic';

/** Live: the process answers. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
