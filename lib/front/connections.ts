import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LINGER_BYTES, LINGER_MS, LINGER_SILENCE_MS, WRITE_PATIENCE_MS } from './limits';

const LINGER_CHECK_MS = 50;

export interface ConnectionLimits {
  /** Connections at once; one more is closed unheard. */
  max: number;
  /** Of one address; `Infinity` behind a proxy, which all come from. */
  maxPerAddress: number;
  /** What counts as one address. */
  addressOf: (remoteAddress: string | undefined) => string;
}

/** Counts connections by address, and closes those beyond the limit before they say a word. */
function limitPerAddress(server: Server, { maxPerAddress, addressOf }: ConnectionLimits): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > maxPerAddress) socket.destroy();
  });
}

/**
 * Ends connections on which nothing moves: idle ones, and those whose client does not take what is
 * sent. One whose answer is still being made has nothing to send, and stays.
 */
function endStalled(server: Server): void {
  const working = new WeakSet<Socket>();
  server.timeout = WRITE_PATIENCE_MS;
  server.on('timeout', (socket) => {
    if (!working.has(socket) || socket.writableLength > 0) socket.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    working.add(socket);
    response.once('close', () => working.delete(socket));
  });
}

/**
 * Reads and drops what is left of a body that nobody wanted, within bounds. Resolves to whether the
 * connection can go on: the body has ended.
 */
export function linger(request: IncomingMessage): Promise<boolean> {
  const { socket } = request;
  const startBytes = socket.bytesRead;
  const startMs = performance.now();
  let lastBytes = startBytes;
  let heardMs = startMs;
  request.resume();
  return new Promise((resolve) => {
    const check = setInterval(() => {
      const nowMs = performance.now();
      if (socket.bytesRead > lastBytes) heardMs = nowMs;
      lastBytes = socket.bytesRead;
      const isOver =
        nowMs - startMs > LINGER_MS ||
        nowMs - heardMs > LINGER_SILENCE_MS ||
        lastBytes - startBytes > LINGER_BYTES;
      if (!isOver && !request.complete && !socket.destroyed) return;
      clearInterval(check);
      resolve(request.complete);
    }, LINGER_CHECK_MS);
  });
}

export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.max;
  limitPerAddress(server, limits);
  endStalled(server);
}
