import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, ErrorAnswer } from './client';

export interface AsyncRequest {
  id: string;
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'canceled';
  credits: number;
  operation: string;
  progress: { fraction: number; step: string } | null;
  queue: { ahead: number } | null;
  result: Record<string, unknown> | null;
  error: ErrorAnswer | null;
  end_time: string | null;
  webhook: {
    state: string;
    deliveries: { status: number | null; error: string | null }[];
  } | null;
}

const WAIT_MS = 120_000;
const POLL_MS = 50;
export const LATER = { prefer: 'respond-async' };

/** Sends a request that is answered later; fails unless it is taken on. */
export async function askLater(
  client: Client,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<AsyncRequest> {
  const response = await client.post(path, body, { ...LATER, ...headers });
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as AsyncRequest;
}

export async function readRequest(client: Client, id: string): Promise<AsyncRequest> {
  return (await (await client.fetch(`/v1/requests/${id}`)).json()) as AsyncRequest;
}

/** Asks until a request is as it should be. */
export async function untilRequest(
  client: Client,
  id: string,
  isThere: (request: AsyncRequest) => boolean = ({ end_time }) => end_time !== null,
): Promise<AsyncRequest> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const request = await readRequest(client, id);
    if (isThere(request)) return request;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${JSON.stringify(request)}`);
    await sleep(POLL_MS);
  }
}

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Something on this machine that webhooks are sent to. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];

  private constructor(private readonly server: Server) {}

  /** @param statusOf what the n-th delivery, from 0, is answered with */
  static async start(statusOf: (count: number) => number = () => 204): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const status = statusOf(receiver.received.length);
        receiver.received.push({
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        });
        response.writeHead(status).end();
      });
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.server.close();
  }
}
