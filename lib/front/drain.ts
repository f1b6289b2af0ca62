import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Handler } from './front-door';

const POLL_MS = 100;

/** A server on its way out, and the answers it still owes. */
export class Drain {
  private readonly owed = new Set<ServerResponse>();
  private started = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.owed.add(response);
      response.once('close', () => this.owed.delete(response));
      if (this.started) response.setHeader('connection', 'close');
    });
  }

  get isDraining(): boolean {
    return this.started;
  }

  /** Requests that still wait for their answer. */
  get owing(): number {
    return this.owed.size;
  }

  /**
   * Goes on for `delayMs`, in which a balancer sees that this server is not ready. Then takes no new
   * connections, lets the requests that run end, and resolves when they have or when `deadlineMs` more
   * are over; to the number that were cut off.
   */
  async finish(deadlineMs: number, delayMs = 0): Promise<number> {
    this.started = true;
    if (delayMs > 0) await sleep(delayMs);
    for (const response of this.owed) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
    this.server.close();
    const endMs = performance.now() + deadlineMs;
    while (this.owed.size > 0 && performance.now() < endMs) {
      this.server.closeIdleConnections();
      await sleep(POLL_MS);
    }
    const cutOff = this.owed.size;
    this.server.closeAllConnections();
    return cutOff;
  }
}

/** Tells whoever asks on an open connection that this server wants no more work. */
export function tellDraining(handler: Handler, isDraining: () => boolean): Handler {
  return (request, response) => {
    if (!isDraining() || request.url !== '/readyz') return handler(request, response);
    response.statusCode = 503;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify({ status: 'draining' }));
  };
}
