/** Failures in a row after which an address is left alone. */
const FAILURES_TO_OPEN = 3;
/** How long it is left alone; each further failure doubles it. */
const OPEN_MS = 15_000;
const MAX_OPEN_MS = 240_000;

/**
 * A circuit breaker for one address (Michael Nygard, "Release It!", 2007): after failures in a row it
 * opens and nothing is sent there; when its time is up one health check decides whether it closes.
 */
export class Breaker {
  private failures = 0;
  private openUntilMs = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** `open`: send nothing. `trial`: its time is up; check its health before work is sent. */
  get state(): 'closed' | 'open' | 'trial' {
    if (this.failures < FAILURES_TO_OPEN) return 'closed';
    return this.now() < this.openUntilMs ? 'open' : 'trial';
  }

  /** Milliseconds until it may be tried again; 0 when it may. */
  get waitMs(): number {
    return this.state === 'open' ? this.openUntilMs - this.now() : 0;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    const excess = this.failures - FAILURES_TO_OPEN;
    if (excess < 0) return;
    this.openUntilMs = this.now() + Math.min(MAX_OPEN_MS, OPEN_MS * 2 ** Math.min(excess, 10));
  }

  /** Opens at once: a health check has just failed. */
  trip(): void {
    this.failures = Math.max(this.failures, FAILURES_TO_OPEN - 1);
    this.failed();
  }
}
