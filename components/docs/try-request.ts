import { contentOf } from '@/components/api/client';
import { randomUuid } from '@/components/api/ids';
import { send } from '@/components/api/send';
import { ApiError } from '@/lib/errors/api-error';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { examplePicture } from '@/lib/operations/examples';

/** The pictures of a request under the names of the operation's image fields. */
export type TriedPictures = Readonly<Record<string, readonly File[]>>;

interface TriedRequest {
  /** API units; nothing while the request can't be sent. */
  priceUnits?: number;
  problem?: string;
  /** The fields that are sent. */
  body?: Record<string, unknown>;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What a text of JSON comes to as a request, checked and priced by the operation's own definition. Pure. */
export function readTried(
  definition: OperationDefinition,
  text: string,
  pictures: TriedPictures,
): TriedRequest {
  const body = parsed(text);
  if (!body) return { problem: 'The fields are no JSON object.' };
  const missing = Object.entries(definition.images).find(
    ([name, { required }]) => required && !pictures[name]?.length,
  );
  if (missing) return { problem: `Add ${missing[1].title.toLowerCase()} first.` };
  const fields = definition.input.safeParse(body);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    return { problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}` };
  }
  const counts = Object.fromEntries(
    Object.entries(pictures).map(([name, files]) => [name, files.length]),
  );
  try {
    const input = definition.resolve(fields.data, counts, definition.paths[0] ?? '');
    return { body, priceUnits: definition.price(input) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}

/** Sends the request for real, with the session of the page. Resolves to the answer's JSON. */
export async function sendTried(
  definition: OperationDefinition,
  fields: Record<string, unknown>,
  pictures: TriedPictures,
): Promise<unknown> {
  const files = Object.fromEntries(
    Object.entries(pictures).map(([name, list]) => {
      const [part = name] = definition.images[name]?.parts ?? [];
      return [part === '*' ? 'files' : part, list];
    }),
  );
  const { body, headers } = contentOf({ body: fields, files });
  const response = await send(definition.paths[0] ?? '', {
    method: 'POST',
    body,
    repeatable: true,
    headers: { ...headers, 'idempotency-key': randomUuid() },
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  // `response_format: multipart` answers parts, which a console shows better as JSON.
  if (!isJson) return { note: `The answer has the type ${response.headers.get('content-type')}.` };
  return response.json() as Promise<unknown>;
}

/** The operation whose guide shows the same photo as this one's, with no mask drawn on it. */
function plainExample(definition: OperationDefinition): OperationDefinition | undefined {
  const shown = CATALOGUE.filter(({ images, example }) => example.before && !images.mask);
  const { photo } = definition.example;
  return shown.find(({ example }) => example.photo === photo) ?? shown[0];
}

/** A picture to try the operation with, as a file. */
export async function exampleFile(definition: OperationDefinition): Promise<File> {
  const { id } = (definition.images.mask && plainExample(definition)) ?? definition;
  const response = await send(examplePicture(id, 'before'), { repeatable: true });
  const blob = await response.blob();
  return new File([blob], `${id}-before.webp`, { type: blob.type });
}
