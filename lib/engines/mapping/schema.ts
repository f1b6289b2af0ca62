import { z } from 'zod';
import { CURATED_STYLES, normalizeStyleName } from '@/lib/models/curated-styles';
import { MODELS } from '@/lib/models/models';
import { parseExactSize } from '@/lib/models/sizes';

/** The form of `engines.json`: how our models become a backend's (docs/engines.md explains each field). */

export const BACKEND_KINDS = ['sdapi', 'sdcpp', 'comfyui', 'openai'] as const;
export const DIALECTS = ['a1111', 'sd-server', 'openai', 'vllm-omni', 'sglang', 'localai'] as const;
export const WORKFLOW_NAMES = ['draw', 'styled', 'restyle', 'repaint', 'upscale', 'matte'] as const;

const MAX_WORDS = 2_000;
const words = z.string().max(MAX_WORDS);
const name = z.string().min(1).max(300);

const lora = z.strictObject({
  /** As the backend lists it: a file name in ComfyUI and sd-server, a bare name in A1111. */
  name,
  weight: z.number().min(-4).max(4).default(1),
});

/** The sizes a checkpoint draws well; what was asked for is fitted from the nearest of them. */
const sizes = z.strictObject({
  /** Both sides are multiples of this. */
  multiple: z.int().min(1).max(256).optional(),
  minSidePx: z.int().min(16).max(4096).optional(),
  maxSidePx: z.int().min(64).max(8192).optional(),
  maxPixels: z
    .int()
    .min(64 * 64)
    .max(16_000_000)
    .optional(),
  /** The only sizes there are, such as `1024x1024`; instead of the rules above. */
  only: z
    .array(z.string().refine((text) => parseExactSize(text) !== undefined, 'it is not WxH'))
    .min(1)
    .max(64)
    .optional(),
});

/** A second pass at a larger size: draws small, enlarges, and adds detail image to image. */
const hires = z.strictObject({
  strength: z.number().min(0.05).max(0.9).default(0.35),
  steps: z.int().min(1).max(200).optional(),
  maxPixels: z.int().min(65_536).max(16_000_000).default(2_359_296),
});

const style = z.strictObject({
  promptPrefix: words.optional(),
  promptSuffix: words.optional(),
  negativePrompt: words.optional(),
  loras: z.array(lora).max(8).optional(),
});

const recipe = style.extend({
  /** Checkpoint or model name as the backend lists it; what is loaded there when left out. */
  checkpoint: name.optional(),
  steps: z.int().min(1).max(200).optional(),
  cfg: z.number().min(0).max(50).optional(),
  sampler: name.optional(),
  scheduler: name.optional(),
  /** How much of the masked area is drawn anew, 0 to 1. */
  repaintStrength: z.number().min(0.1).max(1).optional(),
  hires: z.union([hires, z.literal(false)]).optional(),
  /** Name of the model that enlarges. */
  upscaler: name.optional(),
  /** OpenAI: what a picture may cost. */
  quality: z.enum(['auto', 'low', 'medium', 'high']).optional(),
  sizes: sizes.optional(),
  /** `builtin` leaves what this model draws to the built-in engine, where that is better at it. */
  drawnBy: z.enum(['backend', 'builtin']).optional(),
  /** Whether pictures of a style are shown to the backend; else it is told of them in words alone. */
  styleReferences: z.boolean().optional(),
  /** ComfyUI: files in API format that replace ours, relative to this file. */
  workflows: z.partialRecord(z.enum(WORKFLOW_NAMES), z.string().min(1).max(1_000)).optional(),
});

function isSameStyle(one: string, other: string): boolean {
  return normalizeStyleName(one) === normalizeStyleName(other);
}

const MODEL_IDS = MODELS.map((model) => model.id);

/** Whether a key of `models` (a model id, `*` standing for any letters) names this model. */
export function matchesModel(pattern: string, modelId: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(modelId);
}

/** A record whose keys name something of ours; the error names the key that does not. */
function keyed<T extends z.ZodType>(value: T, isKnown: (key: string) => boolean, problem: string) {
  return z.record(z.string().max(100), value).superRefine((entries, context) => {
    for (const key of Object.keys(entries)) {
      if (!isKnown(key)) context.addIssue({ code: 'custom', path: [key], message: problem });
    }
  });
}

const models = keyed(
  recipe,
  (pattern) => MODEL_IDS.some((id) => matchesModel(pattern, id)),
  'it names no model of Easel',
);

const styles = keyed(
  style,
  (name) => CURATED_STYLES.some((known) => isSameStyle(known.name, name)),
  'it is not a curated style',
);

export const backendSchema = z.strictObject({
  /** Needed for a backend whose name is not one of ours. */
  kind: z.enum(BACKEND_KINDS).optional(),
  dialect: z.enum(DIALECTS).optional(),
  /** Pictures that one address works on at once. */
  concurrency: z.int().min(1).max(64).optional(),
  /** Longest time for one picture, its wait in the backend's queue included. */
  timeoutSeconds: z.number().min(1).max(3_600).optional(),
  /** Erasing without a prompt is the built-in engine's, unless the backend is good at it. */
  erase: z.boolean().optional(),
  defaults: recipe.optional(),
  models: models.optional(),
  styles: styles.optional(),
});

export const enginesFileSchema = z.strictObject({
  $schema: z.string().optional(),
  backends: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/), backendSchema).default({}),
});

export type BackendKind = (typeof BACKEND_KINDS)[number];
export type DialectName = (typeof DIALECTS)[number];
export type WorkflowName = (typeof WORKFLOW_NAMES)[number];
export type RecipeSettings = z.output<typeof recipe>;
export type StyleSettings = z.output<typeof style>;
export type BackendSettings = z.output<typeof backendSchema>;
export type EnginesFile = z.output<typeof enginesFileSchema>;
export type Lora = z.output<typeof lora>;
export type Hires = z.output<typeof hires>;
export type SizeSettings = z.output<typeof sizes>;
