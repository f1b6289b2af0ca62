import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JobProgress } from '@/lib/operations/job';
import { Paced } from '@/lib/progress/paced';
import type { Progress, ProgressEvent, ProgressListener } from '@/lib/progress/progress';
import { LANES } from '@/lib/scheduling/lanes';
import type { RedisLink } from './redis-link';

/** At most four messages a second leave for one request. */
const INTERVAL_MS = 250;
/** How long the latest message waits for listeners that come late. */
const LATEST_SECONDS = 60;

const storedMessage = z.object({
  /** The process that it is from, which hears its own. */
  from: z.string(),
  /** Left out at the end of the request. */
  progress: z
    .object({
      fraction: z.number(),
      step: z.string(),
      queue: z.object({ lane: z.enum(LANES), ahead: z.number() }).optional(),
    })
    .optional(),
});
type Message = z.infer<typeof storedMessage>;

interface Channel {
  listeners: number;
  leave: () => void;
}

/**
 * Progress over all servers: each tells the others what runs on it, and hears what runs on them for as
 * long as somebody listens. What is lost while Redis is away is lost; a server always hears its own.
 */
export class RedisProgress implements Progress {
  private readonly self = randomUUID();
  private readonly channels = new Map<string, Channel>();
  private readonly paced = new Paced<JobProgress>(INTERVAL_MS, (key, progress) =>
    this.tell(key, progress),
  );

  constructor(
    private readonly redis: RedisLink,
    /** Hands on to the listeners of this process. */
    private readonly own: Progress,
  ) {}

  publish(accountId: string, id: string, progress: JobProgress): void {
    this.own.publish(accountId, id, progress);
    this.paced.offer(this.keyOf(accountId, id), progress);
  }

  end(accountId: string, id: string): void {
    const key = this.keyOf(accountId, id);
    this.paced.forget(key);
    this.own.end(accountId, id);
    const message = JSON.stringify({ from: this.self } satisfies Message);
    this.redis.commands
      .multi()
      .del(key)
      .publish(key, message)
      .exec()
      .catch(() => undefined);
  }

  listen(accountId: string, id: string, listener: ProgressListener): (() => void) | undefined {
    const leave = this.own.listen(accountId, id, listener);
    if (!leave) return undefined;
    this.join(accountId, id);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      leave();
      this.part(accountId, id);
    };
  }

  /** Previews stay where they are: pictures do not go through Redis. */
  private tell(key: string, { preview: _, ...progress }: JobProgress): void {
    const message = JSON.stringify({ from: this.self, progress } satisfies Message);
    this.redis.commands
      .multi()
      .set(key, message, 'EX', LATEST_SECONDS)
      .publish(key, message)
      .exec()
      .catch(() => undefined);
  }

  private join(accountId: string, id: string): void {
    const key = this.keyOf(accountId, id);
    const known = this.channels.get(key);
    if (known) {
      known.listeners += 1;
      return;
    }
    let hasHeard = false;
    const hear = (text: string) => {
      hasHeard = true;
      this.hear(accountId, id, text);
    };
    const { leave, ready } = this.redis.subscriptions.listen(key, hear);
    this.channels.set(key, { listeners: 1, leave });
    // The latest is asked for once nothing can be missed any more, and is old when something was heard.
    const latest = ready.then(() => this.redis.commands.get(key));
    latest.then(
      (text) => {
        if (text !== null && !hasHeard && this.channels.has(key)) hear(text);
      },
      () => undefined,
    );
  }

  private part(accountId: string, id: string): void {
    const key = this.keyOf(accountId, id);
    const channel = this.channels.get(key);
    if (!channel) return;
    channel.listeners -= 1;
    if (channel.listeners > 0) return;
    this.channels.delete(key);
    channel.leave();
    // What was heard of others would wait here for ever, should the end never be heard.
    this.own.end(accountId, id);
  }

  private hear(accountId: string, id: string, text: string): void {
    const message = storedMessage.safeParse(asJson(text)).data;
    if (!message || message.from === this.self) return;
    const event = eventOf(message);
    if (event.type === 'progress') this.own.publish(accountId, id, event.progress);
    else this.own.end(accountId, id);
  }

  private keyOf(accountId: string, id: string): string {
    return this.redis.key('progress', accountId, id);
  }
}

function eventOf({ progress }: Message): ProgressEvent {
  if (!progress) return { type: 'end' };
  const { queue, ...told } = progress;
  return { type: 'progress', progress: { ...told, ...(queue && { queue }) } };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
