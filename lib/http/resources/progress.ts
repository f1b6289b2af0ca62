import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { ProgressEvent } from '@/lib/progress/progress';
import type { progressActions } from '@/lib/resources/progress';
import type { EndpointCall } from '../router';
import type { HandlersOf } from './handler';

/** A stream that hears nothing for this long ends: its request never came, or has long ended. */
const SILENCE_MS = 60_000;

function encode(event: ProgressEvent): Uint8Array {
  const data = event.type === 'progress' ? event.progress : {};
  return Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Server-sent events of the request that was sent with this id in `X-Progress-Id`. */
async function readProgress({
  services,
  caller,
  context,
  params,
}: EndpointCall): Promise<Response> {
  const id = z.uuid().safeParse(params.id).data;
  if (!id) throw new ApiError('not_found', 'a progress id is a UUID');
  let leave: (() => void) | undefined;
  let silence: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const close = () => {
        clearTimeout(silence);
        leave?.();
        controller.close();
      };
      const renew = () => {
        clearTimeout(silence);
        silence = setTimeout(close, SILENCE_MS);
      };
      // Headers leave with the first bytes: without any, the client would wait for the request itself.
      controller.enqueue(Buffer.from(': listening\n\n'));
      renew();
      leave = services.progress.listen(caller.id, id, (event) => {
        controller.enqueue(encode(event));
        if (event.type === 'end') close();
        else renew();
      });
      if (!leave) close();
    },
    cancel() {
      clearTimeout(silence);
      leave?.();
    },
  });
  const headers = new Headers(context.headers);
  headers.set('content-type', 'text/event-stream');
  headers.set('x-accel-buffering', 'no');
  return new Response(stream, { headers });
}

export const progressHandlers: HandlersOf<typeof progressActions> = { readProgress };
