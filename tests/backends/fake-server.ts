import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a fake backend received it. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** `half`: half of the body, then the connection is cut. `drop`: cut without an answer. */
  fault?: 'half' | 'drop';
}

export function json(value: unknown, status = 200): FakeAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  };
}

export function jsonOf<T = Record<string, unknown>>(received: Received): T {
  return JSON.parse(received.body.toString('utf8')) as T;
}

export function formOf(received: Received): Promise<FormData> {
  const headers = { 'content-type': received.headers['content-type'] ?? '' };
  return new Response(Uint8Array.from(received.body), { headers }).formData();
}

/** An HTTP server on loopback that speaks a backend's protocol, remembers all it was asked, and can be killed. */
export abstract class FakeServer {
  readonly received: Received[] = [];
  protected readonly server: http.Server;
  private port = 0;
  /** When set, every request is answered with this instead. */
  refusal: FakeAnswer | undefined;

  constructor() {
    this.server = http.createServer((request, response) => void this.serve(request, response));
  }

  /** Stays what it was when the server has been stopped. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Ends at once, connections included, as a crash does. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  to(path: string): Received[] {
    return this.received.filter((request) => request.path === path);
  }

  protected abstract answer(request: Received): Promise<FakeAnswer | undefined>;

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://fake');
    const received: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    this.received.push(received);
    const answer =
      this.refusal ?? (await this.answer(received)) ?? json({ error: 'not found' }, 404);
    const { status = 200, headers = {}, body = '', fault } = answer;
    const bytes = Buffer.from(body);
    if (fault === 'drop') return void response.destroy();
    response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
    if (fault !== 'half') return void response.end(bytes);
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  }
}
