import type { DialectName } from '@/lib/engines/mapping/schema';
import { encodePng, encodeWhiteMask, toBase64 } from '../../pictures/encode';
import { NEUTRAL_PROMPT } from '../../prompt/words';
import type { PictureRequest } from '../backend';

/** Blurring happens where we composite; theirs would only soften what is kept. */
const MASK_BLUR_PX = 0;
/** `inpainting_fill`: begin from the picture as it is, not from noise or from its mean colour. */
const FILL_ORIGINAL = 1;

/** A1111 reads LoRAs from the prompt, sd-server from a field; each ignores the other's way. */
function promptFields(request: PictureRequest, dialect: DialectName) {
  const { recipe } = request;
  const prompt = request.prompt || NEUTRAL_PROMPT;
  if (recipe.loras.length === 0) return { prompt };
  if (dialect === 'sd-server') {
    return {
      prompt,
      lora: recipe.loras.map(({ name, weight }) => ({ path: name, multiplier: weight })),
    };
  }
  const tags = recipe.loras.map(({ name, weight }) => `<lora:${name}:${weight}>`);
  return { prompt: [prompt, ...tags].join(' ') };
}

async function sourceFields({ source, mask }: PictureRequest) {
  if (!source) return {};
  return {
    init_images: [toBase64(await encodePng(source.image))],
    denoising_strength: source.strength,
    include_init_images: false,
    resize_mode: 0,
    ...(mask
      ? {
          mask: toBase64(await encodeWhiteMask(mask)),
          mask_blur: MASK_BLUR_PX,
          inpainting_fill: FILL_ORIGINAL,
          inpainting_mask_invert: 0,
          inpaint_full_res: false,
        }
      : {}),
  };
}

/** Body of `txt2img` or `img2img`. `force_task_id` lets us ask about, and stop, this job alone. */
export async function pictureBody(
  request: PictureRequest,
  dialect: DialectName,
  taskId: string,
): Promise<Record<string, unknown>> {
  const { recipe } = request;
  return {
    ...promptFields(request, dialect),
    negative_prompt: request.negativePrompt,
    seed: request.seed,
    width: request.widthPx,
    height: request.heightPx,
    batch_size: 1,
    n_iter: 1,
    ...(recipe.steps === undefined ? {} : { steps: recipe.steps }),
    ...(recipe.cfg === undefined ? {} : { cfg_scale: recipe.cfg }),
    ...(recipe.sampler === undefined ? {} : { sampler_name: recipe.sampler }),
    ...(recipe.scheduler === undefined ? {} : { scheduler: recipe.scheduler }),
    ...(recipe.checkpoint === undefined
      ? {}
      : {
          override_settings: { sd_model_checkpoint: recipe.checkpoint },
          // Going back would load two checkpoints for each picture.
          override_settings_restore_afterwards: false,
        }),
    send_images: true,
    save_images: false,
    force_task_id: taskId,
    ...(await sourceFields(request)),
  };
}
