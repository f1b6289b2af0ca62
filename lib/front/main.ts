import http from 'node:http';
import next from 'next';
import { env, EnvironmentError } from '@/lib/env';
import { outliveLogReaders } from '@/lib/log-pipes';
import { clientAddress } from '@/lib/server/client-address';
import { logger } from '@/lib/server/logger';
import { letGo } from '@/lib/server/letting-go';
import { Drain, tellDraining } from './drain';
import { createFrontDoor, type Handler, type Refusal } from './front-door';
import { pauseWithoutHelpers } from './garbage-pauses';

/** Entry of the server process: Next behind our own front door, and an end that leaves nobody without an answer. */

/** What an answer may take beyond the longest work: reading, storing, sending. */
const DRAIN_MARGIN_MS = 30_000;

function logRefusal({ requestId, method, path, error }: Refusal): void {
  const entry = { requestId, method, path, status: error.status, code: error.code };
  if (error.status >= 500) logger().error({ ...entry, err: error.cause ?? error });
  else logger().info({ ...entry, reason: error.message });
}

async function openNext(hostname: string, port: number): Promise<Handler> {
  // Next attaches its sockets of development to the server it is given; this one never listens.
  const httpServer = http.createServer();
  const app = next({ dev: false, hostname, port, httpServer });
  await app.prepare();
  return app.getRequestHandler();
}

async function serve(): Promise<void> {
  outliveLogReaders();
  const { BASE_URL, HOST, PORT, MAX_CONNECTIONS, ...rest } = env();
  const handler = await openNext(HOST, PORT);
  const server = createFrontDoor(
    tellDraining(handler, () => drain.isDraining),
    {
      overTls: BASE_URL?.startsWith('https://') ?? false,
      connections: {
        max: MAX_CONNECTIONS,
        maxPerAddress: rest.TRUST_PROXY ? Infinity : rest.MAX_CONNECTIONS_PER_ADDRESS,
        addressOf: clientAddress,
      },
      corsOrigins: rest.CORS_ORIGINS,
      onRefusal: logRefusal,
    },
  );
  const drain = new Drain(server);
  const stop = async () => {
    if (drain.isDraining) return;
    const deadlineMs = rest.REQUEST_TIMEOUT_SECONDS * 1000 + DRAIN_MARGIN_MS;
    logger().info({ running: drain.owing }, 'stopping: no new requests, running ones may end');
    const [cutOff] = await Promise.all([
      drain.finish(deadlineMs, rest.DRAIN_SECONDS * 1000),
      letGo(deadlineMs),
    ]);
    // What was accepted while the last answers were given.
    await letGo(0);
    if (cutOff > 0) logger().warn({ cutOff }, 'stopped with requests unanswered');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  server.on('error', (error) => {
    console.error(`Easel can't listen on ${HOST}:${PORT}:`, error.message);
    process.exit(1);
  });
  // Whoever started us hears that we listen; when it is gone, nobody would ever tell us to stop.
  process.on('disconnect', () => void stop());
  server.listen(PORT, HOST, () => process.send?.('ready'));
}

pauseWithoutHelpers();
serve().catch((error: unknown) => {
  const told = error instanceof EnvironmentError ? error.message : error;
  console.error('Easel could not start:', told);
  process.exit(1);
});
