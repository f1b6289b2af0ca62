import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Recipe } from '@/lib/engines/mapping/recipe';
import type { WorkflowName } from '@/lib/engines/mapping/schema';
import type { RemotePrimitive } from '../../configuration';
import { encodePng, encodeWhiteMask } from '../../pictures/encode';
import { NEUTRAL_PROMPT } from '../../prompt/words';
import { BackendError, onceAccepted } from '../../transport/backend-error';
import { cancelOnAbort } from '../../transport/cancel';
import { get, getJson, post, postJson, readJson } from '../../transport/exchange';
import { encodeForm, pngPart } from '../../transport/multipart';
import type { Backend, BackendTask, PictureRequest } from '../backend';
import { cancelJob, followJob } from './follow-job';
import { withLoras } from './loras';
import { fetchOutput, resultOf } from './outputs';
import { listen } from './socket';
import { fillWorkflow, type PlaceholderValues, type Workflow } from './workflow';
import { workflowNamed } from './workflow-files';

const names = z.array(z.string());
const nodes = z.record(z.string(), z.unknown());
/** Nodes of our workflow `styled` that ComfyUI itself does not have. */
const ADAPTER_NODES = ['IPAdapterUnifiedLoader', 'IPAdapter'] as const;
const uploaded = z.object({ name: z.string().min(1), subfolder: z.string().default('') });
const submitted = z.object({ prompt_id: z.string().min(1).max(200) });

/** Folder below ComfyUI's `input` that our pictures go to. */
const SUBFOLDER = 'easel';
const DEFAULT_SAMPLER = 'euler';
const DEFAULT_SCHEDULER = 'normal';
const DEFAULT_STEPS = 20;
const DEFAULT_CFG = 7;

/** Uploads a PNG; named by its content, so that one picture is kept once. Answers the name to load it by. */
async function upload(png: Uint8Array, { address, signal }: BackendTask): Promise<string> {
  const form = new FormData();
  const name = createHash('sha256').update(png).digest('hex').slice(0, 32);
  form.append('image', pngPart(png), `${name}.png`);
  form.append('type', 'input');
  form.append('subfolder', SUBFOLDER);
  form.append('overwrite', 'true');
  const encoded = await encodeForm(form);
  const answer = await post(address, { path: '/upload/image', ...encoded, signal });
  // The server may store it under another name than the one we sent.
  const stored = readJson(answer, uploaded, 'POST /upload/image');
  return stored.subfolder === '' ? stored.name : `${stored.subfolder}/${stored.name}`;
}

/** The first file of a model folder: what is used when `engines.json` names none. */
async function firstModel(folder: string, { address, signal }: BackendTask): Promise<string> {
  const [first] = await getJson(address, `/models/${folder}`, names, signal);
  if (first === undefined)
    throw new BackendError('refused', `there is no file in models/${folder}`);
  return first;
}

async function submit(workflow: Workflow, task: BackendTask): Promise<Uint8Array> {
  const clientId = randomUUID();
  let promptId: string | undefined;
  let best = 0;
  let ring: () => void = () => undefined;
  const close = listen(task.address, clientId, {
    onProgress: (id, fraction) => {
      if (promptId === undefined || (id !== undefined && id !== promptId)) return;
      best = Math.max(best, fraction);
      task.onProgress(best, 'drawing');
    },
    onPreview: (picture) => {
      if (promptId !== undefined) task.onPreview?.(picture);
    },
    onEnd: () => ring(),
  });
  const woken = () => new Promise<void>((resolve) => (ring = resolve));
  try {
    const body = { prompt: workflow, client_id: clientId };
    const { prompt_id } = await postJson(task.address, '/prompt', body, submitted, task.signal);
    promptId = prompt_id;
    return await cancelOnAbort(
      task.signal,
      task.log,
      (patience) => cancelJob(prompt_id, task, patience),
      () =>
        onceAccepted(async () => {
          const outputs = await followJob(prompt_id, task, woken);
          return fetchOutput(resultOf(outputs, workflow), task);
        }),
    );
  } finally {
    close();
  }
}

/** Templates are the operator's: what is wrong with them is a matter of configuration. */
function asRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new BackendError('refused', (cause as Error).message, { cause });
  }
}

async function valuesOf(request: PictureRequest, task: BackendTask): Promise<PlaceholderValues> {
  const { recipe, source, mask, references } = request;
  return {
    prompt: request.prompt || NEUTRAL_PROMPT,
    negative_prompt: request.negativePrompt,
    width: request.widthPx,
    height: request.heightPx,
    seed: request.seed,
    steps: recipe.steps ?? DEFAULT_STEPS,
    cfg: recipe.cfg ?? DEFAULT_CFG,
    sampler: recipe.sampler ?? DEFAULT_SAMPLER,
    scheduler: recipe.scheduler ?? DEFAULT_SCHEDULER,
    checkpoint: recipe.checkpoint ?? (await firstModel('checkpoints', task)),
    ...(source
      ? { image: await upload(await encodePng(source.image), task), strength: source.strength }
      : {}),
    ...(references?.pngs[0]
      ? {
          reference: await upload(references.pngs[0], task),
          reference_weight: references.weight,
        }
      : {}),
    ...(mask ? { mask: await upload(await encodeWhiteMask(mask), task) } : {}),
  };
}

/** Whether pictures of a style can be shown: by the operator's own workflow, else with these nodes. */
async function canBeStyled(recipe: Recipe, { address, signal }: BackendTask): Promise<boolean> {
  if (recipe.workflows.styled) return true;
  const known = await Promise.all(
    ADAPTER_NODES.map((name) => getJson(address, `/object_info/${name}`, nodes, signal)),
  );
  return known.every((answer, index) => ADAPTER_NODES[index]! in answer);
}

/**
 * ComfyUI: a graph per primitive is filled in, queued, followed and its picture fetched.
 * @param folder what the operator's workflow files are relative to
 * @param hasMatte whether the operator has a workflow for mattes: ComfyUI's own nodes make none
 */
export function comfyuiBackend(folder: string, hasMatte: boolean): Backend {
  const workflowOf = (name: WorkflowName, recipe: Recipe) => {
    const workflow = asRefused(() => workflowNamed(name, recipe.workflows, folder));
    if (!workflow) throw new BackendError('refused', `there is no workflow for ${name}`);
    return workflow;
  };
  const run = async (
    name: WorkflowName,
    recipe: Recipe,
    values: PlaceholderValues,
    task: BackendTask,
  ) =>
    submit(
      asRefused(() => withLoras(fillWorkflow(workflowOf(name, recipe), values), recipe.loras)),
      task,
    );
  return {
    primitives: [
      'draw',
      'restyle',
      'repaint',
      'upscale',
      ...(hasMatte ? (['matte'] as const) : []),
    ],
    check: async (address, signal) => {
      await get(address, '/queue', signal, 1);
    },
    probe: async (address, recipe, signal) => {
      const models = await getJson(address, '/models/checkpoints', names, signal);
      const upscalers = await getJson(address, '/models/upscale_models', names, signal).catch(
        () => [],
      );
      const primitives: RemotePrimitive[] = ['draw', 'restyle', 'repaint'];
      if (upscalers.length > 0 || recipe.workflows.upscale) primitives.push('upscale');
      if (hasMatte) primitives.push('matte');
      return { primitives, models };
    },
    picture: async (request, task) => {
      const isStyled = request.references && (await canBeStyled(request.recipe, task));
      const seen = isStyled ? request : { ...request, references: undefined };
      const unmasked = seen.source ? 'restyle' : seen.references ? 'styled' : 'draw';
      const name = seen.mask ? 'repaint' : unmasked;
      return run(name, request.recipe, await valuesOf(seen, task), task);
    },
    upscale: async ({ image, recipe }, task) => {
      const upscale_model = recipe.upscaler ?? (await firstModel('upscale_models', task));
      const values = { image: await upload(await encodePng(image), task), upscale_model };
      return run('upscale', { ...recipe, loras: [] }, values, task);
    },
    matte: async (image, recipe, task) => {
      const values = { image: await upload(await encodePng(image), task) };
      return run('matte', { ...recipe, loras: [] }, values, task);
    },
  };
}
