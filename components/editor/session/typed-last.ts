import { z } from 'zod';
import { CATALOGUE, type OperationId } from '@/lib/operations/catalogue';
import { EMPTY_FORM, useForms } from '../store/forms';
import { useOperation } from '../store/operation';
import type { Snapshot } from './snapshot';

/**
 * The words that were typed last: a session is written in pauses and that takes a moment, which a page that is
 * being left does not have. Words are small, and are written before it goes.
 */
const KEY = 'easel-studio-typed';

const typedSchema = z.object({
  sessionId: z.string(),
  operation: z.string(),
  prompts: z.record(z.string(), z.string()),
});
export type Typed = z.infer<typeof typedSchema>;

const idOf = (name: string): OperationId | undefined => CATALOGUE.find(({ id }) => id === name)?.id;

/** Keeps what the prompts are now, for the page that goes on with this session in this tab. */
export function keepTyped(sessionId: string): void {
  const prompts = Object.entries(useForms.getState().forms).map(
    ([id, { prompt }]) => [id, prompt] as const,
  );
  const { operation } = useOperation.getState();
  const typed: Typed = { sessionId, operation, prompts: Object.fromEntries(prompts) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without room for it, what the last pause kept comes back.
  }
}

/** What the page before had typed in this session; nothing where another session was in this tab. */
export function typedIn(sessionId: string): Typed | undefined {
  try {
    const typed = typedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
    return typed?.sessionId === sessionId ? typed : undefined;
  } catch {
    return undefined;
  }
}

/** Forms with the prompts that were typed last, and the operation that was in hand. Pure. */
export function withTyped<Kept extends Pick<Snapshot, 'forms' | 'operation'>>(
  kept: Kept,
  typed: Typed | undefined,
): Kept {
  if (!typed) return kept;
  const forms = { ...kept.forms };
  for (const [name, prompt] of Object.entries(typed.prompts)) {
    const id = idOf(name);
    if (id) forms[id] = { ...(forms[id] ?? EMPTY_FORM), prompt };
  }
  return { ...kept, forms, operation: idOf(typed.operation) ?? kept.operation };
}
