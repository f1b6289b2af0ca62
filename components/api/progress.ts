/** How far a running request is, as the service tells. */
export interface Progress {
  /** 0 to 1. */
  fraction: number;
  /** What is being done. */
  step: string;
  /** While it waits: how many requests come before. */
  queue?: { ahead: number } | undefined;
}
