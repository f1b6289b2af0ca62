import type { TopUpPack } from './packs';
import type { Payment, Reversal } from './payment-store';

export interface Purchase {
  userId: string;
  email: string;
  pack: TopUpPack;
  /** Page of ours to come back to. */
  returnUrl: string;
}

/** What a notice of the payment service says. */
export type Notice =
  { kind: 'payment'; payment: Payment } | { kind: 'reversal'; reversal: Reversal };

/** Whoever takes the money. */
export interface Cashier {
  /** Opens a checkout; resolves to the address of its page. */
  open(purchase: Purchase): Promise<string>;
  /**
   * Reads a notice. Resolves to what it says, or to nothing when it is about something else; rejects
   * with `unauthorized` when its signature does not fit.
   */
  read(notice: Buffer, signature: string): Promise<Notice | undefined>;
}
