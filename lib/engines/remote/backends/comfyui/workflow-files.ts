import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { WorkflowName } from '@/lib/engines/mapping/schema';
import draw from './workflows/draw.json';
import repaint from './workflows/repaint.json';
import restyle from './workflows/restyle.json';
import styled from './workflows/styled.json';
import upscale from './workflows/upscale.json';
import {
  PLACEHOLDERS,
  placeholdersOf,
  workflowSchema,
  type Placeholder,
  type Workflow,
} from './workflow';

const MAX_FILE_BYTES = 2_000_000;

/**
 * The workflows that come with Easel, of ComfyUI's own nodes alone but for `styled`, which needs those
 * of ComfyUI_IPAdapter_plus. There is none for mattes.
 */
const OWN: Partial<Record<WorkflowName, unknown>> = {
  draw,
  styled,
  restyle,
  repaint,
  upscale,
};

/** What a workflow must use, or its results would have nothing to do with the request. */
const REQUIRED: Record<WorkflowName, readonly Placeholder[]> = {
  draw: ['prompt'],
  styled: ['prompt', 'reference'],
  restyle: ['image'],
  repaint: ['image', 'mask'],
  upscale: ['image'],
  matte: ['image'],
};

function check(value: unknown, name: WorkflowName, shownAs: string): Workflow {
  const parsed = workflowSchema.safeParse(value);
  if (!parsed.success) {
    throw new Error(`${shownAs} is not a workflow in API format (ComfyUI: Workflow, Export (API))`);
  }
  const used = placeholdersOf(parsed.data);
  const missing = REQUIRED[name].filter((placeholder) => !used.has(placeholder));
  const unknown = [...used].filter((text) => !(PLACEHOLDERS as readonly string[]).includes(text));
  const named = (list: readonly string[]) => list.map((text) => `{{${text}}}`).join(', ');
  if (missing.length > 0) throw new Error(`${shownAs} must use ${named(missing)}`);
  if (unknown.length > 0) throw new Error(`${shownAs} uses unknown ${named(unknown)}`);
  return parsed.data;
}

const cache = new Map<string, Workflow>();

/** The workflow for a primitive: the operator's file, which is read once, else ours. */
export function workflowNamed(
  name: WorkflowName,
  files: Partial<Record<WorkflowName, string>>,
  folder: string,
): Workflow | undefined {
  const file = files[name];
  if (file === undefined) {
    return name in OWN ? check(OWN[name], name, `our workflow ${name}`) : undefined;
  }
  const absolute = path.resolve(folder, file);
  const known = cache.get(`${name} ${absolute}`);
  if (known) return known;
  if (statSync(absolute).size > MAX_FILE_BYTES) throw new Error(`${file} is too large`);
  const workflow = check(JSON.parse(readFileSync(absolute, 'utf8')), name, file);
  cache.set(`${name} ${absolute}`, workflow);
  return workflow;
}
