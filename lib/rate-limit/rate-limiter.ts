export interface RateDecision {
  allowed: boolean;
  /** The limit that decides: the one that refused, else the request rate. */
  limit: number;
  /** Length of the window that the limit counts in. */
  windowSeconds: number;
  remaining: number;
  /** Milliseconds until the window opens again. */
  resetMs: number;
}

/** Counts per user (spec: Limits). One machine counts in memory, many in Redis. */
export interface RateLimiter {
  /** Counts one request against the requests of this second. */
  takeRequest(userId: string): Promise<RateDecision>;
  /** The images of this minute as they are; takes none. */
  imagesLeft(userId: string): Promise<RateDecision>;
  /** Counts images against the images of this minute; a refusal takes none. */
  takeImages(userId: string, images: number): Promise<RateDecision>;
}
