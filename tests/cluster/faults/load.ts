import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { withDeadline } from '@/lib/deadline';
import type { TestUser } from '../../support/server';

/** One request as its client saw it. */
export interface Seen {
  userId: string;
  /** Idempotency key, where the client sends one. */
  key: string | undefined;
  /** 0: no answer came. */
  status: number;
  code: string | undefined;
  requestId: string | null;
  /** Ids and addresses of what was made. */
  images: readonly { id: string; url: string }[];
  startedAtMs: number;
  endedAtMs: number;
}

const answerSchema = z.object({
  code: z.string().optional(),
  data: z.array(z.object({ image_id: z.string(), url: z.string() })).optional(),
});

/** Longer than any answer may take. */
const PATIENCE_MS = 180_000;
const PAUSE_AFTER_FAILURE_MS = 100;
/** How often a key is tried until its answer is final. */
const MAX_TRIES = 400;

async function ask(
  url: string,
  user: TestUser,
  key: string | undefined,
  prompt = key ?? 'a boat',
): Promise<Seen> {
  const startedAtMs = Date.now();
  const seen = { userId: user.id, key, requestId: null, images: [], code: undefined, startedAtMs };
  try {
    return await withDeadline(PATIENCE_MS, [], async (signal) => {
      const response = await fetch(`${url}/v1/images/generations`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${user.token}`,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: JSON.stringify({ prompt, model: 'svcv4_1_flash', size: '1:1' }),
        signal,
      });
      const answer = answerSchema.safeParse(await response.json().catch(() => ({}))).data;
      return {
        ...seen,
        status: response.status,
        code: answer?.code,
        requestId: response.headers.get('x-request-id'),
        images: (answer?.data ?? []).map(({ image_id: id, url: at }) => ({ id, url: at })),
        endedAtMs: Date.now(),
      };
    });
  } catch {
    return { ...seen, status: 0, endedAtMs: Date.now() };
  }
}

/** One picture of a user's, without a key. */
export function askFor(url: string, user: TestUser | undefined, prompt: string): Promise<Seen> {
  if (!user) throw new Error('There is no user to ask for a picture');
  return ask(url, user, undefined, prompt);
}

/** Whether asking again could come to something else: the service was away, or it was too much at once. */
function isPassing({ status }: Seen): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 409;
}

/**
 * Clients that ask for pictures one after another until they are stopped. Those of the first half of
 * the users send idempotency keys, and repeat each until it is answered for good; the others never do.
 */
export class Load {
  readonly seen: Seen[] = [];
  private isOver = false;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly url: string,
    readonly users: readonly TestUser[],
    clientsPerUser: number,
  ) {
    this.clients = users.flatMap((user, index) =>
      Array.from({ length: clientsPerUser }, () => this.client(user, index < users.length / 2)),
    );
  }

  /** Users whose clients send keys. */
  get keyed(): readonly TestUser[] {
    return this.users.slice(0, Math.ceil(this.users.length / 2));
  }

  /** Resolves when a request that began after now has been answered well; to the time that took. */
  async untilSuccess(limitMs: number): Promise<number> {
    const fromMs = Date.now();
    while (Date.now() - fromMs < limitMs) {
      const good = this.seen.find(
        ({ status, startedAtMs }) => status === 200 && startedAtMs >= fromMs,
      );
      if (good) return good.endedAtMs - fromMs;
      await sleep(50);
    }
    return Infinity;
  }

  /** No new requests; resolves when all have been answered. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.clients);
  }

  private async client(user: TestUser, sendsKeys: boolean): Promise<void> {
    while (!this.isOver) {
      const key = sendsKeys ? randomUUID() : undefined;
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const seen = await ask(this.url, user, key);
        this.seen.push(seen);
        if (!isPassing(seen)) break;
        await sleep(PAUSE_AFTER_FAILURE_MS);
        if (!key) break;
      }
    }
  }
}
