import type { z } from 'zod';
import type { ImageField } from '@/lib/operations/define-operation';

/** What an action answers: JSON that fits a schema, or a body of one of these types. */
export type ActionAnswer = z.ZodType | { mediaTypes: readonly string[] };

/**
 * One method on one path that is no operation: defined here once, for the route, the checks of what is
 * sent, the OpenAPI document and the types of clients. What does the work stands in
 * `lib/http/resources/`, under the same id.
 */
export interface ActionDefinition {
  /** Stable id, in the OpenAPI document and in code: `listStyles`. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the host root; `{name}` stands for one segment. */
  path: string;
  summary: string;
  /** Whether anybody may call it; else a token or a session is needed. */
  open?: boolean;
  /** Fields of the query string, which come as text. */
  query?: z.ZodObject;
  /** Fields of a JSON body. */
  body?: z.ZodObject;
  /** The longest body; a small one when left out. */
  bodyLimitBytes?: number;
  /** A picture that comes in place of fields, in JSON or multipart as operations take theirs. */
  picture?: ImageField;
  answer: ActionAnswer;
  /** Whether it is answered by server-sent events where `Accept` asks for them. */
  streams?: boolean;
}

/** Keeps the exact types of a definition together: handlers and clients read them. */
export function defineAction<const Definition extends ActionDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

/** What a handler returns and a client reads: the answer's fields, or a whole response. */
export type AnswerOf<Definition extends ActionDefinition> = Definition['answer'] extends z.ZodType
  ? z.output<Definition['answer']>
  : Response;
