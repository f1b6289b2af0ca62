import { services } from '@/lib/server/services';

/**
 * Whether database, storage and engine answer: 200, or 503 with what does not. A disk that is nearly
 * full is `degraded`: no work is begun, while files are served and accounts answer as ever.
 */
export async function readiness(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { database, files, jobs, storage } = await services();
    const checks = { database: database.check(), storage: files.check(), engine: jobs.check() };
    const names = Object.keys(checks);
    const settled = await Promise.allSettled(Object.values(checks));
    const parts = Object.fromEntries(
      settled.map((result, index) => [
        names[index] ?? '',
        result.status === 'fulfilled' ? 'ok' : 'failing',
      ]),
    );
    const ready = settled.every((result) => result.status === 'fulfilled');
    const degraded = parts.storage === 'ok' && !(await storage.hasRoom());
    if (degraded) parts.storage = 'degraded';
    const status = degraded ? 'degraded' : 'ok';
    return Response.json(
      { status: ready ? status : 'failing', parts },
      { status: ready ? 200 : 503, headers },
    );
  } catch {
    return Response.json(
      { status: 'failing', parts: { database: 'failing' } },
      { status: 503, headers },
    );
  }
}
