import { jsonPieces } from '../json-stream';

/** Proxies cut connections that say nothing for a minute; a comment in between is heard by nobody else. */
export const SILENCE_MS = 15_000;

/** One server-sent event, in pieces (HTML Living Standard, "Server-sent events"). */
export async function* eventPieces(name: string, data: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`event: ${name}\ndata: `);
  yield* jsonPieces(data);
  yield Buffer.from('\n\n');
}

/** An answer of events, each made when the client takes it; `given` are headers to send with it. */
export function eventResponse(events: AsyncGenerator<Uint8Array>, given: Headers): Response {
  const headers = new Headers(given);
  headers.set('content-type', 'text/event-stream; charset=utf-8');
  headers.set('x-accel-buffering', 'no');
  headers.append('cache-control', 'no-transform');
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await events.return(undefined);
    },
  });
  return new Response(stream, { headers });
}
