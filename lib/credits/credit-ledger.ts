/** The ledger's port. Units are API units, integers; 1,000 units are 1 USD. */

/** A reversal takes back units whose payment was refunded or disputed. */
export type LedgerKind = 'grant' | 'reserve' | 'settle' | 'release' | 'reversal';

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
  /** What it is for, as people read it in the ledger. */
  model?: string;
  images?: number;
  /** Token it was asked with; left out for a browser's session. */
  tokenId?: string;
}

/** Why units came back: the request failed, or its user took it back. */
export type ReleaseReason = 'failed' | 'canceled';

export const LINE_STATES = [
  'granted',
  'reserved',
  'charged',
  'released',
  'canceled',
  'reversed',
] as const;
export type LineState = (typeof LINE_STATES)[number];

/** One line of a statement: a grant, or a request with its reservation and its end in one. */
export interface StatementLine {
  /** Id of the entry that began it; lines are in its order. */
  id: number;
  state: LineState;
  /** Signed change of the balance so far; the balance is the sum over all lines. */
  units: number;
  /** Right after the line's last entry. */
  balanceAfter: number;
  requestId: string | null;
  operation: string | null;
  model: string | null;
  /** Made, once the line is charged; asked for, before. */
  images: number | null;
  tokenId: string | null;
  /** `null` for a session, and for a token that was forgotten since. */
  tokenName: string | null;
  note: string | null;
  createdAt: Date;
}

export interface StatementOptions {
  limit: number;
  /** Continues a listing after the line with this id. */
  beforeId?: number;
  operation?: string;
  state?: LineState;
  /** First characters of a request's id. */
  requestPrefix?: string;
}

/** What requests of one operation, made with one token on one day, came to. */
export interface DailyUse {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  operation: string;
  tokenId: string | null;
  /** Units charged, and still reserved. */
  units: number;
  requests: number;
  /** Requests that came to nothing and gave their units back. */
  released: number;
}

export interface CreditLedger {
  balanceOf(userId: string): Promise<number>;
  /** Units that were taken back and not there; whatever comes in settles them first. */
  debtOf(userId: string): Promise<number>;
  /** Adds units (a negative number takes them back, never below zero); resolves to the new balance. */
  grant(userId: string, units: number, note: string): Promise<number>;
  /** Takes units before work begins; rejects with `insufficient_credits` and changes nothing when they do not suffice. */
  reserve(request: ReserveRequest): Promise<void>;
  /**
   * Ends a reservation that leaves nothing behind: charges `chargedUnits` (at most what was reserved) and
   * returns the rest. Resolves to the new balance. What leaves files behind is published instead.
   * @param images how many were made, where that may be fewer than were asked for
   * @throws ApiError `engine_failed` when the reservation is gone: what it was for is not to be had
   */
  settle(requestId: string, chargedUnits: number, images?: number): Promise<number>;
  /** Gives a reservation back whole. Does nothing when it is already settled or released. */
  release(requestId: string, reason?: ReleaseReason): Promise<void>;
  /** Gives back what servers held that have been silent for longer than a lease; resolves to how many. */
  releaseSilent(): Promise<number>;
  /** Gives back reservations older than any request may live, whoever made them. */
  releaseOlderThan(ageMs: number): Promise<number>;
  /** Newest first; `beforeId` continues a listing. */
  entries(userId: string, options: { limit: number; beforeId?: number }): Promise<LedgerEntry[]>;
  /** What happened to the balance, one line a request or a grant, newest first. */
  statement(userId: string, options: StatementOptions): Promise<StatementLine[]>;
  /** Use per UTC day, operation and token, from a moment on. */
  dailyUse(userId: string, since: Date): Promise<DailyUse[]>;
}
