import type { Redis } from 'ioredis';

type Listener = (message: string) => void;

/**
 * Channels that this process listens to, over one connection. What is published while the connection
 * is away is not heard; it subscribes again by itself when it is back.
 */
export class Subscriptions {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly connection: Redis) {
    connection.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  /**
   * Hears a channel until the returned function is called. `ready` resolves once Redis has it; not at
   * all where Redis is away, which is not waited for.
   */
  listen(channel: string, listener: Listener): { leave: () => void; ready: Promise<void> } {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set<Listener>();
    if (!known) this.listeners.set(channel, listeners);
    listeners.add(listener);
    const ready = this.connection.subscribe(channel).then(
      () => undefined,
      () => undefined,
    );
    return { ready, leave: () => this.leave(channel, listener) };
  }

  private leave(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.listeners.delete(channel);
    this.connection.unsubscribe(channel).catch(() => undefined);
  }
}
