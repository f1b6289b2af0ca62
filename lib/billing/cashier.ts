import type { TopUpPack } from './packs';
import type { Payment } from './payment-store';

export interface Purchase {
  userId: string;
  email: string;
  pack: TopUpPack;
  /** Page of ours to come back to. */
  returnUrl: string;
}

/** Whoever takes the money. */
export interface Cashier {
  /** Opens a checkout; resolves to the address of its page. */
  open(purchase: Purchase): Promise<string>;
  /**
   * Reads a notice. Resolves to the payment it confirms, or to nothing when it is about something
   * else; rejects with `unauthorized` when its signature does not fit.
   */
  read(notice: Buffer, signature: string): Promise<Payment | undefined>;
}
