import { z } from 'zod';
import { backendSchema } from '@/lib/engines/mapping/schema';

/** The form of `catalogue.json`: diffusion models that can be had by name. Data, never code. */

/** What a file is to the runtime; each has an option of its own there. */
export const PART_ROLES = [
  'model',
  'diffusion_model',
  'vae',
  'llm',
  'clip_l',
  'clip_g',
  't5xxl',
] as const;
export type PartRole = (typeof PART_ROLES)[number];

/** Options of the runtime that a model may ask for. Anything else would be somebody's code on this machine. */
const flags = z
  .array(z.enum(['--diffusion-fa', '--offload-to-cpu', '--vae-tiling', '--type=q8_0']))
  .max(8);

export const licenceSchema = z.strictObject({
  name: z.string().min(1).max(200),
  url: z.url(),
  /** Whether what is made with it may be sold. */
  commerce: z.enum(['yes', 'limited', 'no', 'unknown']),
});

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a repository on the hub. */
const part = z.strictObject({
  role: z.enum(PART_ROLES),
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  revision: z.string().min(1).max(100).default('main'),
  path: z.string().min(1).max(300),
  /** About; the hub says it exactly. */
  megabytes: z.int().positive(),
  /** Known beforehand; one that is not is recorded at the first download, and checked ever after. */
  sha256: hash.optional(),
  /** Whether the hub wants a token of somebody who has accepted its terms. */
  needsToken: z.boolean().default(false),
});

/** How the model is asked for pictures, and which of ours stay with the illustrator: as in `engines.json`. */
export const settingsSchema = backendSchema.pick({ defaults: true, models: true, styles: true });

export const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  title: z.string().min(1).max(80),
  goodFor: z.string().min(1).max(200),
  licence: licenceSchema,
  /** Memory that it takes while it draws, in MB; of the graphics card where there is one. */
  memory: z.strictObject({ cpuMegabytes: z.int().positive(), gpuMegabytes: z.int().positive() }),
  /** What a person may expect on eight cores, and on a card of 8 GB. */
  expect: z.strictObject({ cpu: z.string().max(120), gpu: z.string().max(120) }),
  parts: z.array(part).min(1).max(8),
  flags: flags.default([]),
  settings: settingsSchema,
});

export const catalogueSchema = z.strictObject({
  $schema: z.string().optional(),
  models: z.array(entrySchema).min(1).max(100),
});

export type CatalogueEntry = z.output<typeof entrySchema>;
export type ModelSettings = z.output<typeof settingsSchema>;
export type Licence = z.output<typeof licenceSchema>;
export type RuntimeFlag = z.output<typeof flags>[number];
export const flagsSchema = flags;
