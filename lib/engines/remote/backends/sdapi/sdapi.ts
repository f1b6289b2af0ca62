import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { abortWith } from '@/lib/deadline';
import type { DialectName } from '@/lib/engines/mapping/schema';
import { decodeBase64 } from '../../pictures/decode-answer';
import { encodePng, toBase64 } from '../../pictures/encode';
import { cancelOnAbort } from '../../transport/cancel';
import { get, getJson, post, postJson } from '../../transport/exchange';
import type { Backend, BackendTask, PictureRequest, UpscaleRequest } from '../backend';
import { firstPicture, picturesAnswer } from './answer';
import { taskState, watchTask } from './progress';
import { pictureBody } from './request';

const models = z.array(z.object({ title: z.string() }));
const upscalers = z.array(z.object({ name: z.string() }));
const extraAnswer = z.object({ image: z.string().min(1) });

const HAS_ALL = ['draw', 'restyle', 'repaint', 'upscale'] as const;
const WITHOUT_UPSCALE = ['draw', 'restyle', 'repaint'] as const;

/** Interrupting stops whatever runs, so it is asked first whether that is ours. */
async function interrupt(task: BackendTask, taskId: string, signal: AbortSignal): Promise<void> {
  const { active } = await taskState(task, taskId, signal);
  if (!active) return;
  await post(task.address, { path: '/sdapi/v1/interrupt', body: '', signal });
}

async function picture(
  request: PictureRequest,
  task: BackendTask,
  dialect: DialectName,
): Promise<Uint8Array> {
  const { address, signal } = task;
  const taskId = `easel-${randomUUID()}`;
  const path = request.source ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img';
  const body = await pictureBody(request, dialect, taskId);
  if (dialect === 'sd-server') {
    return firstPicture(await postJson(address, path, body, picturesAnswer, signal));
  }
  const ended = new AbortController();
  const unfollow = abortWith(signal, ended);
  const watch = watchTask(task, taskId, ended.signal);
  try {
    return await cancelOnAbort(
      signal,
      task.log,
      (patience) => interrupt(task, taskId, patience),
      async () => firstPicture(await postJson(address, path, body, picturesAnswer, signal)),
    );
  } finally {
    unfollow();
    ended.abort();
    await watch;
  }
}

async function upscale(
  { image, factor, recipe }: UpscaleRequest,
  { address, signal }: BackendTask,
): Promise<Uint8Array> {
  const body = {
    image: toBase64(await encodePng(image)),
    resize_mode: 0,
    upscaling_resize: factor,
    upscaler_1: recipe.upscaler,
    show_extras_results: true,
  };
  const path = '/sdapi/v1/extra-single-image';
  return decodeBase64((await postJson(address, path, body, extraAnswer, signal)).image);
}

/**
 * The API of AUTOMATIC1111's web UI, which Forge, SD.Next, KoboldCpp and stable-diffusion.cpp's
 * sd-server speak too. Answers synchronously: one request is one picture.
 */
export function sdapiBackend(dialect: DialectName): Backend {
  const primitives = dialect === 'sd-server' ? WITHOUT_UPSCALE : HAS_ALL;
  return {
    primitives,
    check: async (address, signal) => {
      await get(address, '/sdapi/v1/sd-models', signal, 1);
    },
    probe: async (address, recipe, signal) => {
      const listed = await getJson(address, '/sdapi/v1/sd-models', models, signal);
      const enlargers = await getJson(address, '/sdapi/v1/upscalers', upscalers, signal).catch(
        () => [],
      );
      const canUpscale = enlargers.some(({ name }) => name === recipe.upscaler);
      return {
        primitives: canUpscale ? primitives : WITHOUT_UPSCALE,
        models: listed.map(({ title }) => title),
      };
    },
    picture: (request, task) => picture(request, task, dialect),
    upscale,
  };
}
