import type { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { describeIssue } from '@/lib/operations/resolve/describe-issue';

/** `controls.colors[0].rgb[1]`, the way a client would write the place. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key}]`
        : text === ''
          ? String(key)
          : `${text}.${String(key)}`,
    '',
  );
}

/** `controls[colors][0][rgb][1]`, the way a form writes the same place. */
export function bracketText(path: readonly PropertyKey[]): string {
  const [field, ...keys] = path;
  return `${String(field)}${keys.map((key) => `[${String(key)}]`).join('')}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
}

/**
 * Validates fields; refuses the first wrong one by name, with what is accepted and what was given.
 * @param nameOf how the client wrote a place
 */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  nameOf: (path: readonly PropertyKey[]) => string = pathText,
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw new ApiError('invalid_request', 'the request is not valid');
  const name = nameOf(issue.path);
  const message = describeIssue(issue, name, valueAt(fields, issue.path));
  throw new ApiError('invalid_request', message, { param: name });
}
