import { z } from 'zod';

/** A ComfyUI graph in API format: nodes by id; an input is a value or `[node id, output number]`. */
export const workflowSchema = z.record(
  z.string(),
  z.object({
    class_type: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    _meta: z.object({ title: z.string().optional() }).loose().optional(),
  }),
);
export type Workflow = z.output<typeof workflowSchema>;

/** What `{{…}}` in a workflow may name. */
export const PLACEHOLDERS = [
  'prompt',
  'negative_prompt',
  'width',
  'height',
  'seed',
  'steps',
  'cfg',
  'sampler',
  'scheduler',
  'checkpoint',
  'strength',
  'image',
  'mask',
  'upscale_model',
  'reference',
  'reference_weight',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Partial<Record<Placeholder, string | number>>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** The names that a workflow's inputs use, known or not. */
export function placeholdersOf(workflow: Workflow): Set<string> {
  const texts = Object.values(workflow).flatMap((node) =>
    Object.values(node.inputs).filter((value): value is string => typeof value === 'string'),
  );
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
  );
}

function fillText(text: string, values: PlaceholderValues): string | number {
  const whole = /^\{\{\s*(\w+)\s*\}\}$/.exec(text)?.[1];
  const valueOf = (name: string) => {
    const value = isPlaceholder(name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(`the workflow wants {{${name}}}, which has no value here`);
    return value;
  };
  if (whole !== undefined) return valueOf(whole);
  return text.replace(PLACEHOLDER, (_, name: string) => String(valueOf(name)));
}

/**
 * The workflow with values for its placeholders: an input that is nothing but a placeholder takes the
 * value with its type, others take it as text. Each input is read once, so that a prompt which looks
 * like a placeholder stays a prompt.
 */
export function fillWorkflow(workflow: Workflow, values: PlaceholderValues): Workflow {
  const filled: Workflow = {};
  for (const [id, node] of Object.entries(workflow)) {
    const inputs = Object.entries(node.inputs).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillText(value, values) : value,
    ]);
    filled[id] = { ...node, inputs: Object.fromEntries(inputs) as Record<string, unknown> };
  }
  return filled;
}
