import { ERROR_CODES } from '@/lib/errors/codes';
import type { ResponseForm } from '@/lib/operations/define-operation';

/** Schemas of answers, as JSON Schema 2020-12, by the name they have in the document. */

/** The answer of each response form. */
export const ANSWER_SCHEMA: Readonly<Record<ResponseForm, string>> = {
  list: 'ImageList',
  single: 'SingleImage',
  style: 'CreatedStyle',
  prompt: 'EnhancedPrompt',
};

const uuid = { type: 'string', format: 'uuid' };
const units = { type: 'integer', minimum: 0, description: 'API units charged.' };
const created = { type: 'integer', description: 'Unix time, seconds.' };

const report = {
  type: 'object',
  description: 'What the engine says it drew of the prompt, and what it could not.',
  required: ['engine', 'drew', 'not_drawn'],
  properties: {
    engine: { type: 'string' },
    drew: { type: 'array', items: { type: 'string' } },
    not_drawn: { type: 'array', items: { type: 'string' } },
  },
};

const reports = {
  type: 'array',
  description: 'With `response_format=multipart` alone: the reports, in the order of the images.',
  items: { anyOf: [report, { type: 'null' }] },
};

const image = {
  type: 'object',
  required: ['image_id'],
  properties: {
    image_id: uuid,
    url: { type: 'string', format: 'uri' },
    b64_json: { type: 'string', description: 'Base64 image bytes.' },
    report,
    revised_prompt: { type: 'string', description: 'In OpenAI’s dialect: what was drawn.' },
  },
};

/** What answers to requests in OpenAI's dialect say besides. */
const openAiFacts = {
  size: { type: 'string', description: 'Pixels, `WxH`.' },
  quality: { enum: ['low', 'medium', 'high'] },
  background: { enum: ['opaque', 'transparent'] },
  output_format: { enum: ['png', 'webp', 'jpeg', 'svg'] },
  usage: { type: 'object', description: 'Zeros: nothing is counted in tokens.' },
};

const error = {
  type: 'object',
  required: ['code', 'message', 'error', 'request_id'],
  properties: {
    code: { enum: Object.keys(ERROR_CODES) },
    message: { type: 'string' },
    error: {
      type: 'object',
      required: ['code', 'message', 'type', 'param'],
      properties: {
        code: { enum: Object.keys(ERROR_CODES) },
        message: { type: 'string' },
        type: { type: 'string' },
        param: { type: ['string', 'null'] },
      },
    },
    request_id: uuid,
  },
};

export const COMPONENT_SCHEMAS = {
  Image: image,
  ImageList: {
    type: 'object',
    required: ['created', 'credits', 'data'],
    properties: {
      created,
      credits: units,
      data: { type: 'array', items: { $ref: '#/components/schemas/Image' } },
      style_id: uuid,
      notice: {
        type: 'string',
        description: 'Why fewer images came than were asked for; only those were charged.',
      },
      report: reports,
      ...openAiFacts,
    },
  },
  SingleImage: {
    type: 'object',
    required: ['created', 'credits', 'image'],
    properties: {
      created,
      credits: units,
      image: { $ref: '#/components/schemas/Image' },
      report: reports,
    },
  },
  CreatedStyle: {
    type: 'object',
    required: ['id', 'creation_time', 'is_private', 'credits'],
    properties: {
      id: uuid,
      style: { type: ['string', 'null'] },
      creation_time: { type: 'string', format: 'date-time' },
      is_private: { type: 'boolean' },
      credits: units,
    },
  },
  EnhancedPrompt: {
    type: 'object',
    required: ['enhanced_prompt'],
    properties: { enhanced_prompt: { type: 'string' }, credits: units },
  },
  Error: error,
} as const;
