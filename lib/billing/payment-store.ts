/** A payment that was confirmed by whoever took the money. */
export interface Payment {
  /** The payment service's own id: it makes a second notice of one payment harmless. */
  id: string;
  /** What refunds and disputes of this payment name it by, where the service told. */
  intentId: string | null;
  userId: string;
  units: number;
  /** What was paid for those units, after discounts and without tax. */
  amountCents: number;
  note: string;
}

/** Money that went back to the payer, or came back to us, as it stands after the latest report. */
export interface Reversal {
  /** Id of the refunded charge or of the dispute: a later report of the same replaces the earlier. */
  id: string;
  intentId: string;
  /** What is gone of the payment because of this, in all; 0 when it came back. */
  cents: number;
  /** Orders reports of one moment: the higher is the later. */
  stage: number;
  reportedAt: Date;
}

export interface PaymentStore {
  /**
   * Notes a payment and grants its units, both or neither; `false`, and nothing granted, when the
   * payment was noted before. Rejects with `not_found` when the user does not exist.
   */
  record(payment: Payment): Promise<boolean>;
  /**
   * Notes what became of a payment's money, and takes back the share of its units that is gone, or
   * gives back what returned. Reports may come in any order, repeatedly, and before the payment
   * itself. What the balance does not hold becomes a debt, which later units settle first. Resolves to
   * the units taken back by this report; negative: given back.
   */
  reverse(reversal: Reversal): Promise<number>;
  /** Forgets reports of payments that were never ours; resolves to how many. */
  sweep(): Promise<number>;
}
