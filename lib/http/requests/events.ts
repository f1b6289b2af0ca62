import type { RequestProgress, StoredRequest } from '@/lib/requests/request-store';
import { isOpenState } from '@/lib/requests/request-rules';
import { eventPieces, eventResponse, SILENCE_MS } from '../answer/event-response';
import type { EndpointCall } from '../router';
import { requestJson } from './request-json';

/** How often a request is looked at; what happens on this server is heard at once. */
const LOOK_MS = 1_000;

/** Progress that is heard on this server between two looks, and a way to wait for it. */
function hearing({ services, caller }: EndpointCall, id: string) {
  let heard: RequestProgress | undefined;
  let wake: () => void = () => undefined;
  const leave = services.progress.listen(caller.id, id, (told) => {
    if (told.type === 'progress' && told.progress.step !== 'waiting') {
      const { fraction, step } = told.progress;
      heard = { fraction, step };
    }
    wake();
  });
  return {
    latest: () => heard,
    wait: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    leave: () => leave?.(),
  };
}

async function* eventsOf(call: EndpointCall, first: StoredRequest, close: () => void) {
  const { services, caller } = call;
  const ear = hearing(call, first.id);
  let told = '';
  let toldAtMs = performance.now();
  try {
    let request: StoredRequest | undefined = first;
    while (request && isOpenState(request.state)) {
      const heard = ear.latest();
      const shown = heard ? { ...request, state: 'running' as const, progress: heard } : request;
      const { result: _, ...open } = await requestJson(shown, services);
      const text = JSON.stringify(open);
      if (text !== told) yield* eventPieces('progress', open);
      else if (performance.now() - toldAtMs > SILENCE_MS) yield Buffer.from(': waiting\n\n');
      if (text !== told || performance.now() - toldAtMs > SILENCE_MS) toldAtMs = performance.now();
      told = text;
      await ear.wait();
      request = await services.requests.find(caller.id, first.id);
    }
    if (request) yield* eventPieces('end', await requestJson(request, services));
  } finally {
    ear.leave();
    close();
  }
}

/** Server-sent events of one request: `progress` while it is open, and `end` with what it came to. */
export function requestEvents(
  call: EndpointCall,
  request: StoredRequest,
  close: () => void,
): Response {
  return eventResponse(eventsOf(call, request, close), call.context.headers);
}
