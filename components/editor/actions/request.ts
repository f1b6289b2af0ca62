import { z } from 'zod';
import type { Progress } from '../store/jobs';
import type { Failure } from './failure';
import { listenToProgress, PROGRESS_HEADER } from './progress';

export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

const errorAnswer = z.object({ code: z.string(), message: z.string() });

/** JSON when there are no files; else a form, with nested fields as JSON strings. */
function requestInit(
  body: Record<string, unknown>,
  files: Record<string, File[]>,
  progressId: string | undefined,
): RequestInit {
  const parts = Object.entries(files).flatMap(([name, list]) =>
    list.map((file) => ({ name, file })),
  );
  const progressHeader = progressId ? { [PROGRESS_HEADER]: progressId } : undefined;
  if (parts.length === 0) {
    return {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...progressHeader },
    };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { name, file } of parts) form.append(name, file, file.name);
  return { body: form, headers: progressHeader };
}

async function failureOf(response: Response): Promise<Failure> {
  const parsed = errorAnswer.safeParse(await response.json().catch(() => undefined));
  const { code, message } = parsed.data ?? {
    code: 'internal',
    message: `The server answered ${response.status} without saying why.`,
  };
  return { code, message, charged: 'nothing' };
}

interface PostOptions<Schema extends z.ZodType> {
  path: string;
  body: Record<string, unknown>;
  files?: Record<string, File[]>;
  answer: Schema;
  signal?: AbortSignal;
  /** Told how far the request is, where the service says so. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Sends a request with this browser's session and reads the answer by its schema. Rejects with
 * `RequestError`, also when no answer comes.
 */
export async function post<Schema extends z.ZodType>(
  options: PostOptions<Schema>,
): Promise<z.output<Schema>> {
  const { path, body, files = {}, answer, signal, onProgress } = options;
  const progress = onProgress && listenToProgress(onProgress);
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(path, {
      method: 'POST',
      signal,
      ...requestInit(body, files, progress?.id),
    });
    if (!response.ok) throw new RequestError(await failureOf(response));
    json = await response.json();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(
      signal?.aborted
        ? { code: 'canceled', message: 'You stopped it.', charged: 'nothing' }
        : {
            code: 'network',
            message: 'The connection broke before an answer came.',
            charged: 'unknown',
          },
    );
  } finally {
    progress?.stop();
  }
  const parsed = answer.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new RequestError({
    code: 'internal',
    message: 'The server’s answer has an unexpected form.',
    charged: 'unknown',
  });
}
