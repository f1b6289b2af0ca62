import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '@/lib/deadline';
import type { Address } from '../address';
import type { EngineLog } from '../log';
import { BackendError } from '../transport/backend-error';
import { Breaker } from './breaker';
import type { SlotBoard } from './slots';

export interface PoolOptions {
  addresses: readonly Address[];
  /** Pictures that one address works on at once, over all workers of this machine. */
  concurrency: number;
  slots: SlotBoard;
  log: EngineLog;
  /** Longest time to wait for a place. */
  queueTimeoutMs: number;
  /** How often a full pool is looked at again. */
  pollMs: number;
  /** A cheap request that shows whether an address works; rejects when it does not. */
  check: (address: Address, signal: AbortSignal) => Promise<void>;
  now?: () => number;
}

/** How long a sign of life is believed before work is sent without another check. */
const TRUSTED_MS = 20_000;
const CHECK_TIMEOUT_MS = 4_000;

/** One address, and how it has done lately. */
class Member {
  readonly breaker: Breaker;
  private aliveAtMs = -Infinity;

  constructor(
    readonly address: Address,
    private readonly now: () => number,
  ) {
    this.breaker = new Breaker(now);
  }

  get isTrusted(): boolean {
    return this.breaker.state === 'closed' && this.now() - this.aliveAtMs < TRUSTED_MS;
  }

  succeeded(): void {
    this.aliveAtMs = this.now();
    this.breaker.succeeded();
  }

  failed(): void {
    this.aliveAtMs = -Infinity;
    this.breaker.failed();
  }
}

/**
 * The addresses of one backend. Work goes to the one with the fewest pictures under way; one that
 * fails is left alone for a while; work that an address never accepted is offered to the next.
 */
export class AddressPool {
  private readonly members: readonly Member[];
  private readonly now: () => number;

  constructor(private readonly options: PoolOptions) {
    this.now = options.now ?? Date.now;
    this.members = options.addresses.map((address) => new Member(address, this.now));
  }

  /** How each address does, as far as this process knows. */
  get states(): { label: string; state: 'closed' | 'open' | 'trial' }[] {
    return this.members.map(({ address, breaker }) => ({
      label: address.label,
      state: breaker.state,
    }));
  }

  /**
   * Runs work at the address with the least load.
   * @throws BackendError the work's own, or `busy` when no place came free, or `unreachable`
   */
  async run<T>(signal: AbortSignal, work: (address: Address) => Promise<T>): Promise<T> {
    const deadlineMs = this.now() + this.options.queueTimeoutMs;
    const refusedBy = new Set<Member>();
    let last: BackendError | undefined;
    for (;;) {
      signal.throwIfAborted();
      const place = await this.takePlace(refusedBy, signal);
      if (place === 'none') throw last ?? this.outOfReach();
      if (place === 'full') {
        if (this.now() >= deadlineMs)
          throw last ?? new BackendError('busy', 'every place is taken');
        await sleep(this.options.pollMs, undefined, { signal });
        continue;
      }
      try {
        return await this.runAt(place.member, work, signal);
      } catch (error) {
        if (!isMeantForAnother(error)) throw error;
        last = error;
        refusedBy.add(place.member);
      } finally {
        await place.giveBack();
      }
    }
  }

  private async runAt<T>(
    member: Member,
    work: (address: Address) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    try {
      const result = await work(member.address);
      member.succeeded();
      return result;
    } catch (error) {
      if (!signal.aborted && error instanceof BackendError) this.note(member, error);
      throw error;
    }
  }

  /** A refusal shows that the backend lives; anything else counts against it. */
  private note(member: Member, error: BackendError): void {
    const lives = ['busy', 'refused', 'content'].includes(error.failure);
    if (lives) member.succeeded();
    else member.failed();
    const { label } = member.address;
    this.options.log.warn({ address: label, failure: error.failure }, error.message);
  }

  private async takePlace(
    refusedBy: ReadonlySet<Member>,
    signal: AbortSignal,
  ): Promise<{ member: Member; giveBack: () => Promise<void> } | 'full' | 'none'> {
    const open = this.members.filter(
      (member) => !refusedBy.has(member) && member.breaker.state !== 'open',
    );
    let isFull = false;
    for (const member of await this.byLoad(open)) {
      if (!(await this.isAlive(member, signal))) continue;
      const giveBack = await this.options.slots.take(member.address.id, this.options.concurrency);
      if (giveBack) return { member, giveBack };
      isFull = true;
    }
    return isFull ? 'full' : 'none';
  }

  /** Least load first; equals in random order, so that processes don't all choose the first. */
  private async byLoad(members: readonly Member[]): Promise<Member[]> {
    const loads = await Promise.all(
      members.map(async (member) => ({
        member,
        load: await this.options.slots.taken(member.address.id),
        lot: Math.random(),
      })),
    );
    return loads.sort((a, b) => a.load - b.load || a.lot - b.lot).map(({ member }) => member);
  }

  private async isAlive(member: Member, signal: AbortSignal): Promise<boolean> {
    if (member.isTrusted) return true;
    try {
      await withDeadline(CHECK_TIMEOUT_MS, [signal], (limited) =>
        this.options.check(member.address, limited),
      );
      member.succeeded();
      return true;
    } catch (error) {
      signal.throwIfAborted();
      member.breaker.trip();
      const reason = error instanceof Error ? error.message : String(error);
      this.options.log.warn({ address: member.address.label }, `health check failed: ${reason}`);
      return false;
    }
  }

  private outOfReach(): BackendError {
    const waitMs = Math.min(...this.members.map((member) => member.breaker.waitMs));
    return new BackendError('unreachable', 'no address of the backend answers', {
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    });
  }
}

/** Whether an address refused work without having begun it. */
function isMeantForAnother(error: unknown): error is BackendError {
  return (
    error instanceof BackendError && (error.failure === 'unreachable' || error.failure === 'busy')
  );
}
