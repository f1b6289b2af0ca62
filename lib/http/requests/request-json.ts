import { z } from 'zod';
import { errorBody } from '@/lib/errors/error-body';
import type { ResponseForm } from '@/lib/operations/define-operation';
import { RESPONSE_FORMATS } from '@/lib/operations/fields/scalars';
import { webhookStateOf } from '@/lib/requests/request-rules';
import type { RequestStore, StoredRequest } from '@/lib/requests/request-store';
import type { Services } from '@/lib/server/services';
import { type Outcome, outcomeSchema } from '../answer/outcome';
import { type AnswerAddition, answerJson, storedBytes } from '../answer/respond';

const record = z.record(z.string(), z.unknown());
const FORMS = ['list', 'single', 'style', 'prompt'] as const satisfies readonly ResponseForm[];

/** How the answer of a request is written, kept while its client is away. */
const answerPlan = z.object({
  form: z.enum(FORMS),
  format: z.enum(RESPONSE_FORMATS),
  /** Root of the service as the client saw it. */
  origin: z.string(),
});
export type AnswerPlan = z.infer<typeof answerPlan>;

/** What a request came to, and what its answer says beside it. */
const storedOutcome = z.object({
  outcome: outcomeSchema,
  addition: z.object({ item: record, answer: record }).optional(),
});

export function outcomeText(outcome: Outcome, addition: AnswerAddition | undefined): string {
  const beside = addition && { item: addition.item, answer: addition.answerOf(outcome) };
  return JSON.stringify({ outcome, ...(beside ? { addition: beside } : {}) });
}

/** The JSON that a synchronous request would have been answered with; bytes are read as it is sent. */
async function resultOf(
  { answer, outcome }: StoredRequest,
  { files }: Pick<Services, 'files'>,
  format?: AnswerPlan['format'],
): Promise<Record<string, unknown> | null> {
  if (outcome === null) return null;
  const plan = answerPlan.parse(JSON.parse(answer));
  const stored = storedOutcome.parse(JSON.parse(outcome));
  const beside = stored.addition;
  return answerJson(stored.outcome, {
    form: plan.form,
    format: format ?? plan.format,
    origin: plan.origin,
    headers: new Headers(),
    bytesOf: storedBytes(files),
    addition: beside && { item: beside.item, answerOf: () => beside.answer, eventOf: () => ({}) },
  });
}

function webhookJson({ webhook, endedAt }: StoredRequest) {
  if (!webhook) return null;
  const { url, deliveries, nextAt } = webhook;
  return {
    url,
    state: webhookStateOf(deliveries),
    next_time: endedAt && nextAt ? nextAt.toISOString() : null,
    deliveries: deliveries.map(({ atMs, status, error }) => ({
      time: new Date(atMs).toISOString(),
      status,
      error,
    })),
  };
}

const time = (date: Date | null) => date?.toISOString() ?? null;

/** A request as lists show it: without what it came to. */
export function summaryJson(request: StoredRequest) {
  return {
    id: request.id,
    object: 'request' as const,
    state: request.state,
    operation: request.operation,
    model: request.model,
    credits: request.credits,
    progress: request.progress,
    creation_time: request.createdAt.toISOString(),
    start_time: time(request.startedAt),
    end_time: time(request.endedAt),
    expiration_time: request.expiresAt.toISOString(),
    error: request.error
      ? { ...errorBody(request.error.code, request.error.message, request.error.param, request.id) }
      : null,
    webhook: webhookJson(request),
  };
}

type Readable = Pick<Services, 'files'> & { requests: Pick<RequestStore, 'aheadOf'> };

/**
 * A request with all that is known of it.
 * @param format where pictures are written otherwise than was asked for
 */
export async function requestJson(
  request: StoredRequest,
  services: Readable,
  format?: AnswerPlan['format'],
) {
  const isWaiting = request.state === 'queued';
  return {
    ...summaryJson(request),
    queue: isWaiting ? { ahead: await services.requests.aheadOf(request) } : null,
    result: await resultOf(request, services, format),
  };
}
