import type { Json } from './json';

/** Headers that every operation takes. */
export const HEADER_PARAMETERS: Record<string, Json> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same body answers the first result and costs nothing.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    required: false,
    description:
      '`respond-async`: the answer is 202 at once, with the request that `GET /v1/requests/{id}` tells about.',
    schema: { type: 'string', examples: ['respond-async'] },
  },
  WebhookUrl: {
    name: 'X-Webhook-Url',
    in: 'header',
    required: false,
    description:
      'With `respond-async`: an address that is told, signed, when the request has ended.',
    schema: { type: 'string', format: 'uri' },
  },
};

export const OPERATION_HEADERS: readonly Json[] = Object.keys(HEADER_PARAMETERS).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** What an operation answers with `Prefer: respond-async`. */
export const ACCEPTED: Json = {
  '202': {
    description:
      'With `Prefer: respond-async`: taken on and reserved; `Location` says where to ask.',
    headers: {
      Location: { schema: { type: 'string', format: 'uri' } },
      'Preference-Applied': { schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
  },
};
