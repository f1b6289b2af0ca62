import type { Delivery } from './request-rules';
import type { RequestStore, StoredRequest } from './request-store';

/** Deliveries that are tried at once. */
const AT_ONCE = 8;

/**
 * Carries the news of ended requests to the addresses that asked for it. What is due stands in the
 * database, so that any server carries on where another one stopped.
 */
export class Courier {
  private round: Promise<void> | undefined;
  private isWanted = false;

  constructor(
    private readonly store: Pick<RequestStore, 'takeDueDeliveries' | 'noteDelivery'>,
    private readonly deliver: (request: StoredRequest) => Promise<Delivery>,
  ) {}

  /** Looks now for what is due, instead of at the next round. */
  hurry(): void {
    void this.carry();
  }

  /** Tries all that is due; one who calls while that goes on has it looked again. Never rejects. */
  carry(): Promise<void> {
    this.isWanted = true;
    this.round ??= this.rounds().finally(() => {
      this.round = undefined;
    });
    return this.round;
  }

  private async rounds(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      try {
        const due = await this.store.takeDueDeliveries(AT_ONCE);
        await Promise.all(due.map((request) => this.tryOne(request)));
        this.isWanted ||= due.length === AT_ONCE;
      } catch (error) {
        console.error('Could not deliver webhooks:', error);
      }
    }
  }

  private async tryOne(request: StoredRequest): Promise<void> {
    await this.store.noteDelivery(request, await this.deliver(request));
  }
}
