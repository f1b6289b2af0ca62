import type { EngineStatus } from '@/lib/engines/remote/status';

/** Asks which engine does what now; many readers share one round of questions to the backends. */
export type EngineHealth = () => Promise<EngineStatus>;

/** How long an answer holds: a backend that died is told within it. */
const KEPT_MS = 10_000;

/**
 * Keeps what `read` finds for ten seconds, so that no number of readers asks the backends more often.
 * A failed reading is not kept.
 */
export function createEngineHealth(
  read: () => Promise<EngineStatus>,
  now: () => number = Date.now,
): EngineHealth {
  let latest: { answer: Promise<EngineStatus>; readAtMs: number } | undefined;
  return () => {
    if (latest && now() - latest.readAtMs < KEPT_MS) return latest.answer;
    const asked = { answer: read(), readAtMs: now() };
    latest = asked;
    asked.answer.then(
      // Its age counts from the end: asking a dead backend takes as long as an answer is kept.
      () => (asked.readAtMs = now()),
      () => latest === asked && (latest = undefined),
    );
    return asked.answer;
  };
}
