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

const image = {
  type: 'object',
  required: ['image_id'],
  properties: {
    image_id: uuid,
    url: { type: 'string', format: 'uri' },
    b64_json: { type: 'string', description: 'Base64 image bytes.' },
    report: {
      type: 'object',
      description: 'What the engine says it drew of the prompt, and what it could not.',
      required: ['engine', 'drew', 'not_drawn'],
      properties: {
        engine: { type: 'string' },
        drew: { type: 'array', items: { type: 'string' } },
        not_drawn: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};

const style = {
  type: 'object',
  required: ['id', 'model', 'match', 'creation_time', 'is_private'],
  properties: {
    id: uuid,
    name: { type: 'string', description: 'Empty when nobody named it.' },
    model: { type: 'string' },
    style: { type: ['string', 'null'] },
    match: { enum: ['flexible', 'precise', 'regular'] },
    creation_time: { type: 'string', format: 'date-time' },
    is_private: { type: 'boolean' },
    preview_url: { type: ['string', 'null'] },
    picture_urls: {
      type: 'array',
      items: { type: 'string' },
      description: 'Samples made with it, newest first, then its first reference.',
    },
    reference_urls: {
      type: 'array',
      items: { type: 'string' },
      description: 'The references that count most.',
    },
  },
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

const text = { type: ['string', 'null'] };
const ledgerLine = {
  type: 'object',
  required: ['id', 'time', 'state', 'units', 'balance_after'],
  properties: {
    id: { type: 'integer' },
    time: { type: 'string', format: 'date-time' },
    state: { enum: ['granted', 'reserved', 'charged', 'released'] },
    operation: text,
    model: text,
    images: { type: ['integer', 'null'] },
    token: { ...text, description: 'Name of the token; null for the studio.' },
    request_id: text,
    units: { type: 'integer', description: 'Change of the balance.' },
    balance_after: { type: 'integer' },
    note: text,
  },
};

const result = {
  type: 'object',
  required: ['id', 'url', 'thumbnail_url', 'media_type', 'width', 'height', 'operation'],
  properties: {
    id: uuid,
    url: { type: 'string', format: 'uri' },
    thumbnail_url: { type: 'string', format: 'uri' },
    media_type: { enum: ['image/webp', 'image/png', 'image/svg+xml'] },
    width: { type: 'integer' },
    height: { type: 'integer' },
    size_bytes: { type: 'integer' },
    operation: { type: 'string' },
    request_id: { type: 'string' },
    creation_time: { type: 'string', format: 'date-time' },
    expiration_time: { type: ['string', 'null'], format: 'date-time' },
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
    },
  },
  SingleImage: {
    type: 'object',
    required: ['created', 'credits', 'image'],
    properties: { created, credits: units, image: { $ref: '#/components/schemas/Image' } },
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
  Style: style,
  StyleList: {
    type: 'object',
    required: ['styles'],
    properties: { styles: { type: 'array', items: { $ref: '#/components/schemas/Style' } } },
  },
  CuratedStyleList: {
    type: 'object',
    required: ['styles'],
    properties: {
      styles: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'family', 'outputs'],
          properties: {
            name: { type: 'string' },
            family: { enum: ['v3', 'v2'] },
            outputs: { type: 'array', items: { enum: ['raster', 'vector'] } },
          },
        },
      },
    },
  },
  ModelList: {
    type: 'object',
    required: ['models'],
    properties: {
      models: {
        type: 'array',
        items: {
          type: 'object',
          required: [
            'id',
            'family',
            'output',
            'price',
            'credits',
            'prompt_limit',
            'ratios',
            'sizes',
          ],
        },
      },
    },
  },
  EngineList: {
    type: 'object',
    required: ['capabilities', 'engines'],
    properties: {
      capabilities: {
        type: 'object',
        description: 'Name of the engine that does each primitive; `builtin` is Easel’s own.',
        additionalProperties: { type: 'string' },
      },
      engines: {
        type: 'array',
        description: 'The configured diffusion servers.',
        items: {
          type: 'object',
          required: ['name', 'capabilities', 'falls_back', 'answering', 'addresses', 'models'],
          properties: {
            name: { type: 'string' },
            capabilities: { type: 'array', items: { type: 'string' } },
            falls_back: {
              type: 'array',
              description: 'What it was given and lacks: Easel’s own engine does it.',
              items: { type: 'string' },
            },
            answering: { type: 'integer', description: 'How many of its addresses answer.' },
            addresses: { type: 'integer' },
            models: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  },
  User: {
    type: 'object',
    required: ['id', 'email', 'name', 'credits'],
    properties: {
      id: uuid,
      email: { type: 'string' },
      name: { type: 'string' },
      credits: { type: 'number', description: 'Remaining API units.' },
    },
  },
  Ledger: {
    type: 'object',
    required: ['lines', 'next'],
    properties: {
      lines: { type: 'array', items: ledgerLine },
      next: { type: ['integer', 'null'], description: 'Value of `before` for what follows.' },
    },
  },
  ResultList: {
    type: 'object',
    required: ['files', 'next'],
    properties: {
      files: { type: 'array', items: result },
      next: { type: ['string', 'null'], description: 'Value of `before` for what follows.' },
    },
  },
  Error: error,
} as const;
