import { randomBytes, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CAPABILITIES_PATH } from './runtime-process';
import { RuntimeUnavailable, type Runtime } from './runtime';

/** Requests that begin a picture, and are worth loading a model for. */
const BEGINNINGS = ['/sdcpp/v1/img_gen', '/sdcpp/v1/upscale'];
/** A body holds a picture, a mask and some words, in Base64. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;
const KEY_BYTES = 24;

function answerJson(
  response: http.ServerResponse,
  status: number,
  value: unknown,
  headers = {},
): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}

/**
 * What workers know as the address of the local model: a loopback port that is there as long as Easel
 * is. It loads the model when the first picture is asked for, passes everything on to it, and answers
 * by itself what it can do while it is not loaded. Only those who have the key are heard.
 */
export class Gateway {
  private readonly key = randomBytes(KEY_BYTES).toString('base64url');
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      const isBusy = error instanceof RuntimeUnavailable;
      const seconds = isBusy ? Math.max(1, Math.ceil(error.retryInMs / 1000)) : 0;
      const message = error instanceof Error ? error.message : String(error);
      answerJson(
        response,
        isBusy ? 503 : 502,
        { error: message },
        isBusy ? { 'retry-after': seconds } : {},
      );
    });
  });

  constructor(
    private readonly runtime: Runtime,
    /** Name of the model that is chosen now. */
    private readonly modelName: () => string,
  ) {}

  /** Begins to listen; resolves to the address, with its key. */
  async start(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(0, '127.0.0.1', resolve);
    });
    // Nobody waits for a picture but those who poll: the port alone must not keep a process alive.
    this.server.unref();
    return `http://:${this.key}@127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    if (!this.isAllowed(request)) return answerJson(response, 401, { error: 'no' });
    const path = request.url ?? '/';
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      return answerJson(response, 413, { error: 'too large' });
    }
    const port = BEGINNINGS.includes(path)
      ? await this.runtime.wake()
      : await this.runningPort(path);
    if (port !== undefined) return passOn(request, response, port);
    if (path !== CAPABILITIES_PATH) {
      return answerJson(response, 502, { error: 'the model is not loaded any more' });
    }
    answerJson(response, 200, { model: { stem: this.modelName() }, upscale: false });
  }

  /** Looking at what the model can do neither waits for it nor keeps it loaded. */
  private runningPort(path: string): Promise<number | undefined> {
    if (path === CAPABILITIES_PATH) return Promise.resolve(undefined);
    return this.runtime.port();
  }

  private isAllowed({ headers: { authorization = '' } }: http.IncomingMessage): boolean {
    const given = Buffer.from(authorization);
    const wanted = Buffer.from(`Bearer ${this.key}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

function passOn(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  port: number,
): Promise<void> {
  const { authorization: _, host: __, ...headers } = request.headers;
  return new Promise((resolve, reject) => {
    const asked = http.request(
      { host: '127.0.0.1', port, path: request.url, method: request.method, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        response.on('close', resolve);
      },
    );
    asked.on('error', (error) => reject(new Error(`the model does not answer: ${error.message}`)));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
}
