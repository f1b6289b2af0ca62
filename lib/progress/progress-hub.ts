import type { JobProgress } from '@/lib/operations/job';
import type { Progress, ProgressListener } from './progress';

interface Channel {
  latest?: JobProgress;
  listeners: Set<ProgressListener>;
}

/** Channels of one process; one more is not opened, and its request runs without being heard. */
const MAX_CHANNELS = 2_000;
const MAX_LISTENERS = 8;

/** The progress of what runs in this process, for who listens in this process. */
export class ProgressHub implements Progress {
  private readonly channels = new Map<string, Channel>();

  publish(accountId: string, id: string, progress: JobProgress): void {
    const channel = this.channel(accountId, id);
    if (!channel) return;
    channel.latest = progress;
    for (const listener of channel.listeners) listener({ type: 'progress', progress });
  }

  end(accountId: string, id: string): void {
    const key = keyOf(accountId, id);
    const listeners = this.channels.get(key)?.listeners ?? [];
    this.channels.delete(key);
    for (const listener of listeners) listener({ type: 'end' });
  }

  listen(accountId: string, id: string, listener: ProgressListener): (() => void) | undefined {
    const channel = this.channel(accountId, id);
    if (!channel || channel.listeners.size >= MAX_LISTENERS) return undefined;
    channel.listeners.add(listener);
    if (channel.latest) listener({ type: 'progress', progress: channel.latest });
    return () => {
      channel.listeners.delete(listener);
      const abandoned = channel.listeners.size === 0 && !channel.latest;
      if (abandoned) this.channels.delete(keyOf(accountId, id));
    };
  }

  private channel(accountId: string, id: string): Channel | undefined {
    const key = keyOf(accountId, id);
    const known = this.channels.get(key);
    if (known) return known;
    if (this.channels.size >= MAX_CHANNELS) return undefined;
    const channel: Channel = { listeners: new Set() };
    this.channels.set(key, channel);
    return channel;
  }
}

function keyOf(accountId: string, id: string): string {
  return `${accountId}/${id}`;
}
