import type { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';

const LONGEST_SHOWN_VALUE = 60;

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

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  );
}

/** What was given, short enough for a message. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN_VALUE ? `${text.slice(0, LONGEST_SHOWN_VALUE)}…` : text;
}

function messageOf(issue: z.core.$ZodIssue, root: unknown): string {
  const place = pathText(issue.path);
  const given = valueAt(root, issue.path);
  if (given === undefined && issue.code !== 'custom') return `${place} is required`;
  if (issue.code === 'custom') return `${place}: ${issue.message}`;
  return `${place}: ${issue.message}, but got ${shown(given)}`;
}

/** Validates fields; refuses the first wrong one by name, with what was given and what is accepted. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw new ApiError('invalid_request', 'the request is not valid');
  throw new ApiError('invalid_request', messageOf(issue, fields), { param: pathText(issue.path) });
}
