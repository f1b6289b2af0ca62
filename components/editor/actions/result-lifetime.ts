let lifetimeMs: number | undefined;

const HOUR_MS = 3_600_000;

/** Says how long this service keeps results; the page tells it once. */
export function setResultLifetime(hours: number): void {
  lifetimeMs = hours * HOUR_MS;
}

/** How long results are kept, in milliseconds; nothing before the page has said so. */
export function resultLifetimeMs(): number | undefined {
  return lifetimeMs;
}
