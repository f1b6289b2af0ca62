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

export interface WindowSize {
  /** Points of one key in one window. */
  points: number;
  windowSeconds: number;
}

/**
 * Counts points by key, in windows that open with a key's first point and end by themselves (the
 * fixed windows of rate-limiter-flexible). One machine counts in memory, many in Redis.
 */
export interface RateWindow {
  /** Takes points where they all fit; a refusal takes none. */
  take(key: string, points?: number): Promise<RateDecision>;
  /** How a key stands; takes nothing. `allowed` says whether one more point fits. */
  state(key: string): Promise<RateDecision>;
  /** Gives points back that were taken in the window that is open; those of an older one are gone. */
  giveBack(key: string, points?: number): Promise<void>;
}

/** Opens the window of a name: the same name is the same count, on every server that shares it. */
export type OpenWindow = (name: string, size: WindowSize) => RateWindow;
