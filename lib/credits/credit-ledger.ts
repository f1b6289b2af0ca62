/** The ledger's port. Units are API units, integers; 1,000 units are 1 USD. */

export type LedgerKind = 'grant' | 'reserve' | 'settle' | 'release';

export interface LedgerEntry {
  id: number;
  userId: string;
  kind: LedgerKind;
  /** Signed change of the balance; the balance is the sum of these. */
  units: number;
  balanceAfter: number;
  /** The request it belongs to; a grant has none. */
  requestId: string | null;
  /** Id of the operation that was paid for; a grant has none. */
  operation: string | null;
  note: string | null;
  createdAt: Date;
}

export interface ReserveRequest {
  userId: string;
  requestId: string;
  operation: string;
  /** Zero or more. */
  units: number;
}

export interface CreditLedger {
  balanceOf(userId: string): Promise<number>;
  /** Adds units (a negative number takes them back, never below zero); resolves to the new balance. */
  grant(userId: string, units: number, note: string): Promise<number>;
  /** Takes units before work begins; rejects with `insufficient_credits` and changes nothing when they do not suffice. */
  reserve(request: ReserveRequest): Promise<void>;
  /** Ends a reservation: charges `chargedUnits` (at most what was reserved) and returns the rest. Resolves to the new balance. */
  settle(requestId: string, chargedUnits: number): Promise<number>;
  /** Gives a reservation back whole. Does nothing when it is already settled or released. */
  release(requestId: string): Promise<void>;
  /** Gives back what an earlier run of this instance left open. Resolves to how many reservations. */
  releaseOwn(): Promise<number>;
  /** Gives back reservations older than any request may live, whoever made them. */
  releaseOlderThan(ageMs: number): Promise<number>;
  /** Newest first; `beforeId` continues a listing. */
  entries(userId: string, options: { limit: number; beforeId?: number }): Promise<LedgerEntry[]>;
}
