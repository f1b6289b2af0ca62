import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { decodeBase64 } from '../../pictures/decode-answer';
import { encodePng, encodeWhiteMask, toBase64 } from '../../pictures/encode';
import { NEUTRAL_PROMPT } from '../../prompt/words';
import { BackendError, onceAccepted } from '../../transport/backend-error';
import { cancelOnAbort } from '../../transport/cancel';
import { get, getJson, post, postJson } from '../../transport/exchange';
import type { Backend, BackendTask, PictureRequest, UpscaleRequest } from '../backend';

const capabilities = z.object({
  model: z.object({ stem: z.string().default('') }).optional(),
  upscale: z.boolean().optional(),
});
const submitted = z.object({ id: z.string().min(1).max(200) });
const job = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: z.number().nullish(),
  result: z.object({ images: z.array(z.object({ b64_json: z.string() })) }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});
const upscaled = z.object({ images: z.array(z.object({ b64_json: z.string() })).min(1) });

async function pictureBody(request: PictureRequest): Promise<Record<string, unknown>> {
  const { recipe, source, mask, references } = request;
  return {
    prompt: request.prompt || NEUTRAL_PROMPT,
    negative_prompt: request.negativePrompt,
    width: request.widthPx,
    height: request.heightPx,
    seed: request.seed,
    batch_count: 1,
    output_format: 'png',
    embed_image_metadata: false,
    sample_params: {
      ...(recipe.sampler === undefined ? {} : { sample_method: recipe.sampler }),
      ...(recipe.scheduler === undefined ? {} : { scheduler: recipe.scheduler }),
      ...(recipe.steps === undefined ? {} : { sample_steps: recipe.steps }),
      ...(recipe.cfg === undefined ? {} : { guidance: { txt_cfg: recipe.cfg } }),
    },
    ...(recipe.loras.length > 0
      ? { lora: recipe.loras.map(({ name, weight }) => ({ path: name, multiplier: weight })) }
      : {}),
    ...(source
      ? { init_image: toBase64(await encodePng(source.image)), strength: source.strength }
      : {}),
    ...(references ? { ref_images: references.pngs.map(toBase64) } : {}),
    ...(mask ? { mask_image: toBase64(await encodeWhiteMask(mask)) } : {}),
  };
}

/** Asks about a job until it has ended. Its own answers are few: no step counts, only its place. */
async function finished(id: string, task: BackendTask): Promise<Uint8Array> {
  const path = `/sdcpp/v1/jobs/${encodeURIComponent(id)}`;
  for (;;) {
    const { status, queue_position, result, error } = await getJson(
      task.address,
      path,
      job,
      task.signal,
    );
    if (status === 'completed') {
      const image = result?.images[0];
      if (!image) throw new BackendError('broken', `job ${id} completed without a picture`);
      return decodeBase64(image.b64_json);
    }
    if (status === 'failed' || status === 'cancelled') {
      throw new BackendError(
        'broken',
        `job ${id} ${status}: ${error?.message ?? 'no reason given'}`,
      );
    }
    const isWaiting = status === 'queued';
    const ahead = queue_position ? ` (${queue_position} before it)` : '';
    task.onProgress(isWaiting ? 0 : 0.1, isWaiting ? `waiting for the backend${ahead}` : 'drawing');
    await sleep(task.pollMs, undefined, { signal: task.signal });
  }
}

async function picture(request: PictureRequest, task: BackendTask): Promise<Uint8Array> {
  const { address, signal } = task;
  const body = await pictureBody(request);
  const { id } = await postJson(address, '/sdcpp/v1/img_gen', body, submitted, signal);
  const cancelPath = `/sdcpp/v1/jobs/${encodeURIComponent(id)}/cancel`;
  return cancelOnAbort(
    signal,
    task.log,
    async (patience) => {
      await post(address, { path: cancelPath, body: '', signal: patience });
    },
    () => onceAccepted(() => finished(id, task)),
  );
}

async function upscale(
  { image, recipe }: UpscaleRequest,
  { address, signal }: BackendTask,
): Promise<Uint8Array> {
  const body = {
    image: toBase64(await encodePng(image)),
    ...(recipe.upscaler === undefined ? {} : { upscaler: recipe.upscaler }),
    output_format: 'png',
  };
  const answer = await postJson(address, '/sdcpp/v1/upscale', body, upscaled, signal);
  return decodeBase64(answer.images[0]?.b64_json ?? '');
}

/** The native, asynchronous API of stable-diffusion.cpp's `sd-server`: submit, ask, fetch. */
export const sdcppBackend: Backend = {
  primitives: ['draw', 'restyle', 'repaint', 'upscale'],
  check: async (address, signal) => {
    await get(address, '/sdcpp/v1/capabilities', signal, 1);
  },
  probe: async (address, _recipe, signal) => {
    const { model, upscale: canUpscale } = await getJson(
      address,
      '/sdcpp/v1/capabilities',
      capabilities,
      signal,
    );
    const primitives = ['draw', 'restyle', 'repaint'] as const;
    return {
      primitives: canUpscale ? [...primitives, 'upscale'] : primitives,
      models: model?.stem ? [model.stem] : [],
    };
  },
  picture,
  upscale,
};
