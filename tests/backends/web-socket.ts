import { createHash } from 'node:crypto';
import type http from 'node:http';
import type { Duplex } from 'node:stream';

/** The constant of the handshake (RFC 6455, section 1.3). */
const HANDSHAKE = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Accepts WebSocket connections and sends text and binary messages: all that an event stream needs. */
export class EventSockets {
  private readonly sockets = new Map<string, Duplex>();

  constructor(server: http.Server, path: string) {
    server.on('upgrade', (request: http.IncomingMessage, socket: Duplex) => {
      const url = new URL(request.url ?? '/', 'http://fake');
      if (url.pathname !== path) return void socket.destroy();
      const key = request.headers['sec-websocket-key'] ?? '';
      const accept = createHash('sha1')
        .update(key + HANDSHAKE)
        .digest('base64');
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
          `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.on('error', () => undefined);
      this.sockets.set(url.searchParams.get('clientId') ?? '', socket);
    });
  }

  get clients(): string[] {
    return [...this.sockets.keys()];
  }

  send(clientId: string, message: unknown): void {
    this.frame(clientId, 0x1, Buffer.from(JSON.stringify(message)));
  }

  sendBinary(clientId: string, bytes: Buffer): void {
    this.frame(clientId, 0x2, bytes);
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.destroy();
  }

  private frame(clientId: string, opcode: number, payload: Buffer): void {
    const head =
      payload.length < 126
        ? Buffer.from([0x80 | opcode, payload.length])
        : Buffer.from([0x80 | opcode, 126, payload.length >> 8, payload.length & 255]);
    this.sockets.get(clientId)?.write(Buffer.concat([head, payload]));
  }
}
