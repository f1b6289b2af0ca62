import type { BackendKind, BackendSettings, DialectName } from './schema';

/** A backend as we know it before `engines.json` says more. */
export interface Profile extends BackendSettings {
  kind: BackendKind;
  dialect?: DialectName;
}

/** Words that bring a diffusion model near what tracing turns into clean shapes. */
const VECTOR_WORDS =
  'flat vector illustration, clean solid shapes, crisp edges, few colours, plain background';

/** Latent diffusion on a GPU that draws about a megapixel well (SDXL and its kin). */
const DIFFUSION = {
  defaults: {
    steps: 26,
    cfg: 6.5,
    repaintStrength: 0.95,
    sizes: { multiple: 64, minSidePx: 512, maxSidePx: 2048, maxPixels: 1_310_720 },
  },
  models: {
    '*_flash': { steps: 14 },
    '*_pro': { hires: { strength: 0.35, maxPixels: 2_359_296 } },
    '*_vector': { promptSuffix: VECTOR_WORDS },
  },
} satisfies BackendSettings;

/** Models behind the Images API take words alone; they scale by quality, not by steps. */
const IMAGES_API = {
  defaults: {
    sizes: { multiple: 16, minSidePx: 256, maxSidePx: 2048, maxPixels: 1_310_720 },
  },
  models: { '*_vector': { promptSuffix: VECTOR_WORDS } },
} satisfies BackendSettings;

/** The backends that can be named in `ENGINE_…` without an `engines.json`. */
export const PROFILES: Readonly<Record<string, Profile>> = {
  sdapi: {
    ...DIFFUSION,
    kind: 'sdapi',
    dialect: 'a1111',
    defaults: { ...DIFFUSION.defaults, sampler: 'Euler a', upscaler: 'R-ESRGAN 4x+' },
  },
  'sd-server': {
    ...DIFFUSION,
    kind: 'sdapi',
    dialect: 'sd-server',
    defaults: { ...DIFFUSION.defaults, sampler: 'euler_a' },
  },
  sdcpp: {
    ...DIFFUSION,
    kind: 'sdcpp',
    defaults: { ...DIFFUSION.defaults, sampler: 'euler_a' },
  },
  comfyui: {
    ...DIFFUSION,
    kind: 'comfyui',
    defaults: { ...DIFFUSION.defaults, sampler: 'dpmpp_2m', scheduler: 'karras' },
  },
  openai: {
    kind: 'openai',
    dialect: 'openai',
    concurrency: 4,
    defaults: {
      checkpoint: 'gpt-image-1',
      quality: 'medium',
      sizes: { only: ['1024x1024', '1536x1024', '1024x1536'] },
    },
    models: {
      '*_flash': { quality: 'low' },
      '*_pro*': { quality: 'high' },
      '*_vector': { promptSuffix: VECTOR_WORDS },
    },
  },
  'vllm-omni': { ...IMAGES_API, kind: 'openai', dialect: 'vllm-omni' },
  sglang: { ...IMAGES_API, kind: 'openai', dialect: 'sglang' },
  localai: {
    ...IMAGES_API,
    kind: 'openai',
    dialect: 'localai',
    defaults: { sizes: { ...IMAGES_API.defaults.sizes, multiple: 64 } },
  },
};
