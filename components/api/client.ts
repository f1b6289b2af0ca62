import type { z } from 'zod';
import type { ResponseForm } from '@/lib/operations/define-operation';
import type { ActionDefinition, AnswerOf } from '@/lib/resources/define-action';
import { pathOfAction, type Address } from './action-path';
import { ANSWERS, type OperationAnswer } from './answers';
import { randomUuid } from './ids';
import { readAnswer, send } from './send';

/** The one client of our API: requests are made from the definitions that the service answers by. */

/** What only reads or changes little is answered within this. */
const ACTION_TIMEOUT_MS = 30_000;

interface ActionRequest<Action extends ActionDefinition> extends Address {
  body?: Action['body'] extends z.ZodType ? z.input<Action['body']> : never;
  /** Where the action takes a picture in place of fields. */
  picture?: File;
  signal?: AbortSignal;
}

function withDeadline(signal: AbortSignal | undefined): AbortSignal {
  /* eslint-disable no-restricted-properties -- browsers hold both; it is Node that loses them */
  const deadline = AbortSignal.timeout(ACTION_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
  /* eslint-enable no-restricted-properties */
}

/** A form with the picture of an action under the first name that it goes by. */
function formOf({ picture }: ActionDefinition, file: File): FormData {
  const form = new FormData();
  form.append(picture?.parts[0] ?? 'file', file, file.name);
  return form;
}

/**
 * Does something that is no operation, such as listing styles. Resolves to the answer's fields, or to
 * the response where the answer is a file; rejects with `RequestError`.
 */
export async function callAction<const Action extends ActionDefinition>(
  action: Action,
  { params, query, body, picture, signal }: ActionRequest<Action> = {},
): Promise<AnswerOf<Action>> {
  const held = withDeadline(signal);
  const response = await send(pathOfAction(action, { params, query }), {
    method: action.method,
    signal: held,
    repeatable: action.method !== 'POST',
    ...(picture ? { body: formOf(action, picture) } : {}),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { answer } = action;
  const read = 'mediaTypes' in answer ? response : await readAnswer(response, answer, held);
  return read as AnswerOf<Action>;
}

/** What an operation is asked with. */
export interface OperationContent {
  body: Record<string, unknown>;
  /** Pictures under the names of their parts. */
  files?: Record<string, readonly File[]>;
}

interface OperationRequest extends OperationContent {
  signal?: AbortSignal;
}

/** JSON when there are no files; else a form, with nested fields as JSON strings. */
export function contentOf({ body, files = {} }: OperationContent): {
  body: BodyInit;
  headers: Record<string, string>;
} {
  const parts = Object.entries(files).flatMap(([name, list]) =>
    list.map((file) => ({ name, file })),
  );
  if (parts.length === 0) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { name, file } of parts) form.append(name, file, file.name);
  return { body: form, headers: {} };
}

/** What of a definition says where a request goes and how its answer reads. */
export interface Called<Form extends ResponseForm> {
  paths: readonly string[];
  responseForm: Form;
}

/**
 * Has an operation done and paid for. A key of its own keeps a request that is sent again after a broken
 * connection from being done and paid for twice. Rejects with `RequestError`.
 */
export async function callOperation<Form extends ResponseForm>(
  { paths, responseForm }: Called<Form>,
  request: OperationRequest,
): Promise<OperationAnswer<Form>> {
  const { body, headers } = contentOf(request);
  const response = await send(paths[0] ?? '', {
    method: 'POST',
    body,
    signal: request.signal,
    repeatable: true,
    headers: { ...headers, 'idempotency-key': randomUuid() },
  });
  return (await readAnswer(
    response,
    ANSWERS[responseForm],
    request.signal,
  )) as OperationAnswer<Form>;
}
