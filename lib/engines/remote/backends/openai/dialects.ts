import type { DialectName } from '@/lib/engines/mapping/schema';

/** How a server differs from OpenAI's own Images API. */
export interface Dialect {
  /** Where a negative prompt goes: a field, words of the prompt, or after a bar in it. */
  negative: 'field' | 'words' | 'bar';
  /** Whether it takes `num_inference_steps`, `guidance_scale` and `seed`. */
  sampling: boolean;
  /** GPT image models always answer Base64 and refuse the field; look-alikes answer URLs without it. */
  sendsResponseFormat: boolean;
  /** Name of the field for steps where `sampling` is false, if there is one. */
  stepsField?: string;
  takesQuality: boolean;
  /** Editing, where the server has it. */
  edits?: {
    imageField: 'image' | 'image[]';
    /** How a mask is sent; without it the server has none that works. */
    mask?: { field: 'mask' | 'mask_image'; polarity: 'alpha' | 'white' };
    takesStrength: boolean;
    /** Models whose `input_fidelity` stands in for a low strength; others refuse the field. */
    fidelityModels?: readonly string[];
  };
}

type OpenAiDialect = Extract<DialectName, 'openai' | 'vllm-omni' | 'sglang' | 'localai'>;

/**
 * What was read from the servers' sources. SGLang accepts a mask and never uses it; LocalAI has no
 * `/v1/images/edits`, splits prompts at `|`, and draws 512×512 when it can't read a size.
 */
export const OPENAI_DIALECTS: Readonly<Record<OpenAiDialect, Dialect>> = {
  openai: {
    negative: 'words',
    sampling: false,
    sendsResponseFormat: false,
    takesQuality: true,
    edits: {
      imageField: 'image[]',
      mask: { field: 'mask', polarity: 'alpha' },
      takesStrength: false,
      fidelityModels: ['gpt-image-1', 'gpt-image-1.5'],
    },
  },
  'vllm-omni': {
    negative: 'field',
    sampling: true,
    sendsResponseFormat: true,
    takesQuality: false,
    edits: {
      imageField: 'image',
      mask: { field: 'mask_image', polarity: 'white' },
      takesStrength: true,
    },
  },
  sglang: {
    negative: 'field',
    sampling: true,
    sendsResponseFormat: true,
    takesQuality: false,
    edits: { imageField: 'image', takesStrength: false },
  },
  localai: {
    negative: 'bar',
    sampling: false,
    sendsResponseFormat: true,
    stepsField: 'step',
    takesQuality: false,
  },
};

/** The dialect of a profile; OpenAI's own when it names another protocol's. */
export function openaiDialect(name: DialectName | undefined): Dialect {
  const known: Partial<Record<DialectName, Dialect>> = OPENAI_DIALECTS;
  return (name && known[name]) ?? OPENAI_DIALECTS.openai;
}
