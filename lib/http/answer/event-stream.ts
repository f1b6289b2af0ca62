import { errorBody } from '@/lib/errors/error-body';
import { readSignature } from '@/lib/imaging/signature';
import type { JobProgress } from '@/lib/operations/job';
import { Base64Text } from '../json-stream';
import { logRequest } from '../log-request';
import type { RequestContext } from '../request-context';
import type { StreamRequest } from '../request-form';
import type { WorkListener } from '../run-request';
import { asApiError } from './error-response';
import { eventPieces, eventResponse, SILENCE_MS } from './event-response';
import type { Outcome } from './outcome';
import { PartialPictures } from './partial-pictures';
import type { AnswerContext } from './respond';

interface Work {
  context: RequestContext;
  /** Does the work, and tells how it goes. */
  work(listener: WorkListener): Promise<Outcome>;
  /** What an error of the work means to the client. */
  asError(error: unknown): unknown;
}

/** OpenAI's events say their own name in their data, too. */
const typedEvent = (type: string, data: Record<string, unknown>) =>
  eventPieces(type, { type, ...data });

const seconds = () => Math.floor(Date.now() / 1000);

async function* completedEvents(outcome: Outcome, event: string, context: AnswerContext) {
  const { credits, notice } = outcome;
  for (const { id } of outcome.images) {
    yield* typedEvent(`${event}.completed`, {
      b64_json: new Base64Text(await context.bytesOf(id)),
      created_at: outcome.created,
      ...context.addition?.eventOf(outcome),
      ...context.addition?.item,
      image_id: id,
      credits,
      ...(notice ? { notice } : {}),
    });
  }
}

/** What is known of a picture that is not finished. */
function unfinished(bytes: Uint8Array): Outcome {
  const signature = readSignature(bytes);
  const type = signature.kind === 'image' && signature.type !== 'svg' ? signature.type : 'png';
  const image = { id: '', mediaType: `image/${type}` as const };
  return { created: seconds(), credits: 0, images: [image] };
}

type Settled = { outcome: Outcome } | { error: unknown };

/** The events of one request: unfinished pictures while it runs, then the finished ones or an error. */
async function* eventsOf(
  { event }: StreamRequest,
  answer: AnswerContext,
  { context, asError }: Work,
  partials: PartialPictures,
  finished: Promise<Settled>,
): AsyncGenerator<Uint8Array> {
  // Headers leave with the first bytes.
  yield Buffer.from(': working\n\n');
  for (;;) {
    const next = await partials.next(finished, SILENCE_MS);
    if (next === 'finished') break;
    if (next === 'silence') yield Buffer.from(': working\n\n');
    else {
      yield* typedEvent(`${event}.partial_image`, {
        b64_json: new Base64Text(next.bytes),
        partial_image_index: next.index,
        created_at: seconds(),
        ...answer.addition?.eventOf(unfinished(next.bytes)),
      });
    }
  }
  try {
    const settled = await finished;
    if ('error' in settled) throw settled.error;
    yield* completedEvents(settled.outcome, event, answer);
  } catch (thrown) {
    const error = asApiError(asError(thrown));
    logRequest(context, error.status, error);
    const { code, message, param } = error;
    yield* typedEvent('error', { ...errorBody(code, message, param, context.requestId) });
  }
}

/**
 * The answer to a request as server-sent events, in OpenAI's shapes. What is refused before the work
 * begins is thrown, and answered as JSON with its status; what fails later is an `error` event.
 */
export async function eventStream(
  stream: StreamRequest,
  answer: AnswerContext,
  work: Work,
): Promise<{ response: Response; ended: Promise<void> }> {
  const partials = new PartialPictures(stream.partialImages);
  let onBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve;
  });
  const onProgress = (progress: JobProgress) => partials.take(progress);
  const outcome = work.work({ onBegun, onProgress, wantsPreviews: stream.partialImages > 0 });
  await Promise.race([begun, outcome]);
  const finished = outcome.then(
    (made): Settled => ({ outcome: made }),
    (error: unknown): Settled => ({ error }),
  );
  const events = eventsOf(stream, answer, work, partials, finished);
  return { response: eventResponse(events, answer.headers), ended: finished.then(() => undefined) };
}
