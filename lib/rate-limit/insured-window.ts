import type { RateDecision, RateWindow, WindowSize } from './window';

/**
 * A window that many servers share, insured by one of this server's own. While the shared one answers,
 * it alone decides. While it does not, the own one does, which has counted all along: over N servers
 * at most N times the limit is let through. For one window after an outage both must agree, since the
 * shared one does not know what each server let through without it.
 */
export class InsuredWindow implements RateWindow {
  private lastFailureMs = -Infinity;

  constructor(
    private readonly shared: RateWindow,
    private readonly own: RateWindow,
    private readonly size: WindowSize,
    private readonly now: () => number = Date.now,
  ) {}

  async take(key: string, points = 1): Promise<RateDecision> {
    const own = await this.own.take(key, points);
    if (this.wasAwayLately && !own.allowed) return own;
    const shared = await this.ask(() => this.shared.take(key, points));
    if (!shared) return own;
    if (!shared.allowed && own.allowed) await this.own.giveBack(key, points);
    return shared;
  }

  async state(key: string): Promise<RateDecision> {
    return (await this.ask(() => this.shared.state(key))) ?? this.own.state(key);
  }

  async giveBack(key: string, points = 1): Promise<void> {
    await this.own.giveBack(key, points);
    await this.ask(() => this.shared.giveBack(key, points));
  }

  private get wasAwayLately(): boolean {
    return this.now() - this.lastFailureMs < this.size.windowSeconds * 1000;
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await question();
    } catch {
      this.lastFailureMs = this.now();
      return undefined;
    }
  }
}
