import { ApiError } from '@/lib/errors/api-error';
import type {
  ImageCounts,
  OperationDefinition,
  ResolvedInput,
} from '@/lib/operations/define-operation';

/** Why a form can't be sent as it is, in the words that the API would use. */
export interface Problem {
  /** The request's field. */
  param: string | undefined;
  message: string;
}

export type Attempt = { input: ResolvedInput } | { problem: Problem };

/** Checks a request by the operation's own definition: the same code that the service runs. */
export function attempt(
  definition: OperationDefinition,
  body: Record<string, unknown>,
  images: ImageCounts = {},
): Attempt {
  const parsed = definition.input.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join('.') || undefined;
    return { problem: { param, message: issue?.message ?? 'The request is not complete.' } };
  }
  try {
    return { input: definition.resolve(parsed.data, images, definition.paths[0] ?? '') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: { param: error.param ?? undefined, message: error.message } };
  }
}
