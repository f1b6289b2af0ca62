import PQueue from 'p-queue';
import type { Letter, Mailer } from './mailer';

/** Letters in hand at once, those that wait for another try included; one more is refused. */
export const MAX_LETTERS = 1_000;
const CONNECTIONS = 2;
/** Pauses before each further try; a letter that fails after the last is given up. */
const PAUSES_MS = [2_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000];

interface QueueOptions {
  /** Hands a letter to the mail server; rejects when that did not take it. */
  send(letter: Letter): Promise<void>;
  /** Whether a failure is for good, so that trying again is no use. */
  isFinal(error: unknown): boolean;
  /** Told of each try that failed; `again` says whether another follows. */
  onFailure(error: unknown, again: boolean): void;
  pausesMs?: readonly number[];
}

/** Sends letters beside the requests that wrote them. What waits when the process ends is lost. */
export function createMailQueue(options: QueueOptions): Mailer {
  const { send, isFinal, onFailure, pausesMs = PAUSES_MS } = options;
  const queue = new PQueue({ concurrency: CONNECTIONS });
  let inHand = 0;

  async function attempt(letter: Letter, tries: number): Promise<void> {
    try {
      await queue.add(() => send(letter));
      inHand -= 1;
    } catch (error) {
      const pauseMs = isFinal(error) ? undefined : pausesMs[tries];
      onFailure(error, pauseMs !== undefined);
      if (pauseMs === undefined) inHand -= 1;
      else setTimeout(() => void attempt(letter, tries + 1), pauseMs).unref();
    }
  }

  return {
    post(letter) {
      if (inHand >= MAX_LETTERS) return false;
      inHand += 1;
      void attempt(letter, 0);
      return true;
    },
  };
}
