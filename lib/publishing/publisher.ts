import type { FileRecord } from '@/lib/files/file-store';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { StoredStyle } from '@/lib/styles/style-store';

/** What a request has come to, to be told to the world all at once. */
export interface Publication {
  requestId: string;
  /** Units it costs, at most those that were reserved. */
  chargedUnits: number;
  /** Images that were made. */
  images: number;
  /** Files whose bytes are in their place already. */
  files: readonly FileRecord[];
  /** The style that came of it; its pictures are among the files. */
  style?: StoredStyle | undefined;
  /** The idempotency key the request came with, if any. */
  claim?: Claim | undefined;
  /** Whether it is one that is answered later, and for how long its end is kept. */
  later?: { keepMs: number } | undefined;
  /** JSON text by which a repeat is answered. */
  outcome: string;
}

/** The one way in which a result comes to exist. */
export interface Publisher {
  /**
   * In one transaction: ends the reservation and charges, inserts the files and the style, and finishes
   * the idempotency key. Bytes are put before, so that no lock waits for a disk or a network; where
   * this rejects, nothing of it exists and the bytes are swept.
   *
   * @throws ApiError `engine_failed` when the reservation is gone, because the server was taken for
   *   dead or the request was cancelled; `conflict` when another request has taken the key over, or
   *   the user has as many styles as they may
   */
  publish(publication: Publication): Promise<void>;
}
