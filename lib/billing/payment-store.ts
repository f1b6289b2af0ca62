/** A payment that was confirmed by whoever took the money. */
export interface Payment {
  /** The payment service's own id: it makes a second notice of one payment harmless. */
  id: string;
  userId: string;
  units: number;
  amountCents: number;
  note: string;
}

export interface PaymentStore {
  /**
   * Notes a payment and grants its units, both or neither; `false`, and nothing done, when the
   * payment was noted before. Rejects with `not_found` when the user does not exist.
   */
  record(payment: Payment): Promise<boolean>;
}
