/** A stream whose end, however it comes about, is heard of once. */
export interface MeteredStream {
  stream: ReadableStream<Uint8Array>;
  /** Ends it: its source is let go, and who still reads it gets an error. */
  stop(reason: Error): void;
}

export interface MeterOptions {
  /** A reader that asks for nothing for this long is given up. */
  patienceMs: number;
  /** So is one that takes longer than this in all. */
  totalMs: number;
  /** Called once, when the stream has ended, failed, been cancelled or been given up. */
  onEnd: () => void;
}

/**
 * Passes a stream on piece by piece, only as it is asked for, and bounds how long that may take. A
 * connection that reads nothing asks for nothing, and would hold its source for as long as it likes.
 */
export function meteredStream(
  source: ReadableStream<Uint8Array>,
  { patienceMs, totalMs, onEnd }: MeterOptions,
): MeteredStream {
  const reader = source.getReader();
  let ended = false;
  let outer: ReadableStreamDefaultController<Uint8Array> | undefined;
  // By the name of an abort, which Next ends the connection for without a word in the log.
  const giveUp = (why: string) => () => stop(new DOMException(`the reader ${why}`, 'AbortError'));
  const total = setTimeout(giveUp(`took longer than ${totalMs} ms`), totalMs).unref();
  const patience = setTimeout(giveUp(`took nothing for ${patienceMs} ms`), patienceMs).unref();

  function end(): boolean {
    if (ended) return false;
    ended = true;
    clearTimeout(total);
    clearTimeout(patience);
    onEnd();
    return true;
  }

  function stop(reason: Error): void {
    if (!end()) return;
    outer?.error(reason);
    reader.cancel(reason).catch(() => undefined);
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        outer = controller;
      },
      async pull(controller) {
        patience.refresh();
        const part = await reader.read().catch((error: unknown) => {
          end();
          throw error;
        });
        if (ended) return;
        if (part.done && end()) controller.close();
        else if (part.value) controller.enqueue(part.value);
      },
      cancel: async (reason) => {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, stop };
}
