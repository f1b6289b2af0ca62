import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Environment } from '@/lib/env';
import type { Stores } from '@/lib/server/stores';

/** What a command works with. */
export interface AdminContext {
  env: Environment;
  stores: Stores;
  /** Writes one line of JSON to standard output. */
  print(value: unknown): void;
  /** Reads one line from standard input. */
  readLine(): Promise<string>;
}

export interface Command {
  name: string;
  /** Its options as a person writes them. */
  usage: string;
  summary: string;
  /** Checks the arguments and returns what then runs; throws a {@link UsageError}. */
  prepare(args: string[]): (context: AdminContext) => Promise<void>;
}

/** The arguments are wrong: nothing has been done, and the message tells how to write them. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option without a value: present or not. */
export const flag = z.boolean().default(false);

/** A required option with a value. */
export const text = z.string('is missing').min(1, 'is empty');

/** A number without a fraction, as text. */
export const integer = z
  .string('is missing')
  .regex(/^-?\d{1,15}$/, 'must be an integer')
  .transform(Number);

/** A command whose options are the fields of a schema. */
export function defineCommand<Fields extends z.ZodRawShape>(definition: {
  name: string;
  usage: string;
  summary: string;
  options: Fields;
  run(context: AdminContext, options: z.output<z.ZodObject<Fields>>): Promise<void>;
}): Command {
  const { name, usage, summary, run } = definition;
  const schema = z.object(definition.options);
  return {
    name,
    usage,
    summary,
    prepare(args) {
      const parsed = schema.safeParse(readArguments(args, definition.options));
      if (!parsed.success) throw new UsageError(explain(parsed.error));
      return (context) => run(context, parsed.data);
    },
  };
}

function readArguments(args: string[], fields: z.ZodRawShape): Record<string, unknown> {
  const options = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      return [name, { type: field === flag ? ('boolean' as const) : ('string' as const) }];
    }),
  );
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function explain(error: z.ZodError): string {
  return error.issues.map((issue) => `--${issue.path.join('.')} ${issue.message}`).join('\n');
}
