import type { ReserveRequest } from '@/lib/credits/credit-ledger';
import type { ErrorCode } from '@/lib/errors/codes';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { ListPlace } from '@/lib/list-place';
import type { Delivery, OpenRequest, RequestState } from './request-rules';

/** What went wrong, as its answer says it. */
export interface RequestError {
  code: ErrorCode;
  message: string;
  param: string | null;
}

/** How far a request is, as it was last noted. */
export interface RequestProgress {
  /** 0 to 1. */
  fraction: number;
  step: string;
}

/** A request that is answered later. */
export interface StoredRequest {
  /** The id that its ledger lines and its files carry, too. */
  id: string;
  userId: string;
  operation: string;
  model: string | null;
  state: RequestState;
  /** Units: reserved while it is open, charged once it has succeeded, else 0. */
  credits: number;
  /** JSON text: how its answer is to be written (`lib/http/requests`). */
  answer: string;
  progress: RequestProgress | null;
  /** JSON text of what it came to. */
  outcome: string | null;
  error: RequestError | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  expiresAt: Date;
  webhook: { url: string; deliveries: Delivery[]; nextAt: Date | null } | null;
}

export interface NewRequest {
  reservation: ReserveRequest;
  answer: string;
  /** Bytes of its pictures, which are in the object store. */
  inputBytes: number;
  webhookUrl: string | null;
  /** The idempotency key it came with: a repeat is answered by its id. */
  claim?: Claim | undefined;
}

export interface RequestStore {
  /**
   * Reserves the units and opens the request, in one transaction; also finishes the idempotency key.
   * @throws ApiError `insufficient_credits`, `rate_limited` when the user has too many open
   */
  open(request: NewRequest): Promise<StoredRequest>;
  /** `undefined` also when it belongs to somebody else. */
  find(userId: string, id: string): Promise<StoredRequest | undefined>;
  /** Open requests that came before this one and wait, too. */
  aheadOf(request: StoredRequest): Promise<number>;
  /** Newest first; with `after`, those that follow a place in that order. */
  list(
    userId: string,
    options: { limit: number; after?: ListPlace | undefined; state?: RequestState | undefined },
  ): Promise<StoredRequest[]>;
  /** Notes how far an open request of this server is; its work has begun when `isRunning`. */
  note(id: string, progress: RequestProgress, isRunning: boolean): Promise<void>;
  /**
   * Ends an open request of this server and gives its units back, in one transaction; `false` when it
   * had ended, or another server has taken it over.
   */
  fail(id: string, error: RequestError): Promise<boolean>;
  /** The same for its user, who does not want it any more, whichever server has it. */
  cancel(userId: string, id: string): Promise<boolean>;
  /** Whether it is open no more, or forgotten. */
  hasEnded(id: string): Promise<boolean>;
  /** Of these ids those that are not open any more, or that another server has taken over. */
  goneOf(ids: readonly string[]): Promise<string[]>;
  /**
   * Takes over what servers have open that have been silent for longer than a lease, or that have handed
   * it over; each goes to one server. What too many servers have died with fails instead.
   */
  adopt(limit: number): Promise<{ adopted: OpenRequest[]; failed: number }>;
  /** Leaves open requests of this server to whoever adopts them: these, or all. */
  handOver(ids?: readonly string[]): Promise<void>;
  /** Fails what has been open for longer than any request may be. */
  failOlderThan(ageMs: number): Promise<number>;
  /** Takes deliveries that are due, so that no other server tries them at the same time. */
  takeDueDeliveries(limit: number): Promise<StoredRequest[]>;
  /** Notes how a try went, and when the next one is due. */
  noteDelivery(request: StoredRequest, delivery: Delivery): Promise<void>;
  /** Forgets what has expired. */
  sweep(): Promise<number>;
}
