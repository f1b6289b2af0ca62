import type { DownloadLease } from '@/lib/limits/download-budget';
import { modelIdOfAlias } from '@/lib/models/aliases';
import { findModel } from '@/lib/models/models';
import type { OperationDefinition, ResolvedInput } from '@/lib/operations/define-operation';
import type { JobStyle } from '@/lib/operations/job';
import type { Services } from '@/lib/server/services';
import type { RequestUploads } from '@/lib/uploads/upload';
import type { Caller } from './authenticate';
import type { RequestBody } from './body/read-body';
import { ensureAffordable } from './charge';
import { loadImages } from './images/load-images';
import { asSent, imageSourcesOf } from './images/sources';
import { bracketText, parseFields, pathText } from './parse-input';
import type { RequestContext } from './request-context';
import { findStyle, styleOfRequest } from './style-of-request';

/** One request for an operation, and what it is answered with. */
export interface OperationCall {
  operation: OperationDefinition;
  services: Services;
  caller: Caller;
  context: RequestContext;
  /** Root of the service as the client sees it. */
  origin: string;
  signal: AbortSignal;
  /** Counts what is fetched and held for this request. */
  lease: DownloadLease;
  /** What the request brings. */
  uploads: RequestUploads;
}

/** A request whose every rule holds: what it asks for, and the bytes it brought. */
export interface ParsedRequest {
  input: ResolvedInput;
  style?: JobStyle;
  fields: Record<string, unknown>;
  images: Record<string, Uint8Array[]>;
  /** The operation with its image fields under the names that the client sent. */
  sent: OperationDefinition;
}

/** The fields with the model under its own id, where one of OpenAI's names stands for it. */
function withoutAliases(
  fields: Record<string, unknown>,
  { services }: OperationCall,
): Record<string, unknown> {
  const { model } = fields;
  const id = typeof model === 'string' ? modelIdOfAlias(model, 'openai') : undefined;
  return id !== undefined && services.env.MODEL_ALIASES ? { ...fields, model: id } : fields;
}

/** How the client wrote a place in its fields: forms may have put it in brackets. */
function placeNames({ bracketed }: RequestBody): (path: readonly PropertyKey[]) => string {
  return (path) => (bracketed.has(String(path[0])) ? bracketText(path) : pathText(path));
}

/**
 * Fields → input → images. Cheap refusals come before anything is fetched, and so does that of a user
 * who can't pay; a repeat of a paid request (by its key) is answered whatever is left.
 */
export async function parseRequest(
  call: OperationCall,
  body: RequestBody,
  isRepeatable: boolean,
): Promise<ParsedRequest> {
  const { operation, services, caller } = call;
  const sources = imageSourcesOf(operation, body);
  const fields = parseFields(operation.input, withoutAliases(body.fields, call), placeNames(body));
  const counts = Object.fromEntries(
    Object.entries(sources).map(([name, list]) => [name, list.length]),
  );
  const stored = await findStyle(fields, caller.id, services);
  const styleModel = stored && findModel(stored.modelId);
  const input = operation.resolve(fields, counts, call.context.path, styleModel);
  if (!isRepeatable) await ensureAffordable(services.credits, caller.id, operation.price(input));
  const style = await styleOfRequest(input, stored, services);
  const sent = asSent(operation, sources);
  const images = await loadImages(sent, sources, {
    services,
    userId: caller.id,
    origin: call.origin,
    signal: call.signal,
    lease: call.lease,
  });
  return { input, fields, images, sent, ...(style ? { style } : {}) };
}

/** The names of a request's image fields, by field, for the job that opens them. */
export function sentNames({ sent }: ParsedRequest): Record<string, string> {
  return Object.fromEntries(Object.entries(sent.images).map(([name, { json }]) => [name, json]));
}
