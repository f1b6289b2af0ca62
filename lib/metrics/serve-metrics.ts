import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

/** Prometheus keeps one connection; some more may look by hand. */
const MAX_CONNECTIONS = 16;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Serves the metrics on a port of their own: whoever reaches it needs no token, so it belongs into the
 * inner network and never behind the public address.
 *
 * @returns the port that was taken, and how to stop
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => void }> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, port, host);
  // Whether anybody looks is no reason to keep a process alive.
  server.unref();
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
