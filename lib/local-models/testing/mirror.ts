import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MirrorFile {
  bytes: Buffer;
  /** What the hub says of it, where that is not the truth. */
  linkedSha256?: string;
  /** Whether the hub wants a token. */
  isGated?: boolean;
}

/** How the storage misbehaves, for so many answers. */
export type Fault =
  /** `once` says when the connection may be cut: what was sent takes its time to arrive. */
  | { kind: 'cut'; afterBytes: number; once: () => Promise<unknown> }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'no_range' };

export interface Asked {
  host: 'hub' | 'storage';
  path: string;
  headers: http.IncomingHttpHeaders;
}

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The hub and its storage on two loopback ports: `/<owner>/<repo>/resolve/<revision>/<path>` redirects
 * from the one to the other, which has ranges. `pages` are answered as they are, as a list of releases is.
 */
export class Mirror {
  readonly files = new Map<string, MirrorFile>();
  readonly pages = new Map<string, unknown>();
  readonly asked: Asked[] = [];
  faults: Fault[] = [];
  /** Time between the quarters of a file, where it is to take a while. */
  quarterMs = 0;
  hubUrl = '';
  storageUrl = '';
  private readonly hub = http.createServer((request, response) =>
    this.answerHub(request, response),
  );
  private readonly storage = http.createServer((request, response) =>
    this.answerStorage(request, response),
  );

  async start(): Promise<this> {
    this.hubUrl = await listen(this.hub);
    this.storageUrl = await listen(this.storage);
    return this;
  }

  async stop(): Promise<void> {
    for (const server of [this.hub, this.storage]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** Puts a file on the hub: `owner/repo/path`. */
  put(repo: string, path: string, bytes: Buffer, more: Omit<MirrorFile, 'bytes'> = {}): void {
    this.files.set(`/${repo}/resolve/main/${path}`, { bytes, ...more });
  }

  to(host: Asked['host']): Asked[] {
    return this.asked.filter((one) => one.host === host);
  }

  private answerHub(request: http.IncomingMessage, response: http.ServerResponse): void {
    const path = decodeURIComponent(request.url ?? '/');
    this.asked.push({ host: 'hub', path, headers: request.headers });
    const page = this.pages.get(path);
    if (page !== undefined) return void response.end(JSON.stringify(page));
    const file = this.files.get(path);
    if (!file) return void response.writeHead(404).end();
    if (file.isGated && request.headers.authorization !== 'Bearer hf_secret') {
      return void response.writeHead(401).end();
    }
    const sha256 = file.linkedSha256 ?? createHash('sha256').update(file.bytes).digest('hex');
    const headers = {
      location: `${this.storageUrl}${path}`,
      'x-linked-size': String(file.bytes.length),
      'x-linked-etag': `"${sha256}"`,
    };
    response.writeHead(302, headers).end();
  }

  private answerStorage(request: http.IncomingMessage, response: http.ServerResponse): void {
    const path = decodeURIComponent(request.url ?? '/');
    this.asked.push({ host: 'storage', path, headers: request.headers });
    const file = this.files.get(path);
    if (!file) return void response.writeHead(404).end();
    const fault = this.faults.shift();
    if (fault?.kind === 'status') {
      const headers = fault.retryAfter ? { 'retry-after': fault.retryAfter } : {};
      return void response.writeHead(fault.status, headers).end();
    }
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const start = from === undefined || fault?.kind === 'no_range' ? 0 : Number(from);
    const { bytes } = file;
    if (start > 0 && start >= bytes.length) return void response.writeHead(416).end();
    const rest = bytes.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      etag: '"storage-1"',
      'content-length': String(rest.length),
      ...(start > 0
        ? { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }
        : {}),
    });
    if (this.quarterMs > 0) return void this.sendSlowly(response, rest);
    if (fault?.kind !== 'cut') return void response.end(rest);
    response.write(rest.subarray(0, fault.afterBytes));
    const cut = () => response.destroy();
    void fault.once().then(cut, cut);
  }

  private async sendSlowly(response: http.ServerResponse, bytes: Buffer): Promise<void> {
    const quarter = Math.ceil(bytes.length / 4);
    for (let at = 0; at < bytes.length; at += quarter) {
      response.write(bytes.subarray(at, at + quarter));
      await new Promise((resolve) => setTimeout(resolve, this.quarterMs));
    }
    response.end();
  }
}
