type Json = Record<string, unknown>;

interface Reading {
  path: string;
  method: 'get' | 'delete';
  operationId: string;
  summary: string;
  /** Name of the answer's schema; without one the answer is described by `answer`. */
  schema?: string;
  answer?: Json;
  open?: boolean;
}

const READINGS: readonly Reading[] = [
  {
    path: '/v1/users/me',
    method: 'get',
    operationId: 'readMe',
    summary: 'Who calls, and the balance',
    schema: 'User',
  },
  {
    path: '/v1/models',
    method: 'get',
    operationId: 'listModels',
    summary: 'Models with prices, sizes and parameters',
    schema: 'ModelList',
    open: true,
  },
  {
    path: '/v1/styles',
    method: 'get',
    operationId: 'listStyles',
    summary: 'Your styles, newest first',
    schema: 'StyleList',
  },
  {
    path: '/v1/styles/basic',
    method: 'get',
    operationId: 'listCuratedStyles',
    summary: 'The curated styles, per family',
    schema: 'CuratedStyleList',
    open: true,
  },
  {
    path: '/v1/styles/{id}',
    method: 'get',
    operationId: 'readStyle',
    summary: 'One of your styles',
    schema: 'Style',
  },
  {
    path: '/v1/styles/{id}',
    method: 'delete',
    operationId: 'deleteStyle',
    summary: 'Delete one of your styles',
    answer: { 'application/json': { schema: { type: 'object', required: ['id', 'deleted'] } } },
  },
  {
    path: '/v1/progress/{id}',
    method: 'get',
    operationId: 'readProgress',
    summary: 'Server-sent events of the request that was sent with this id in X-Progress-Id',
    answer: { 'text/event-stream': {} },
  },
  {
    path: '/v1/files/{id}',
    method: 'get',
    operationId: 'readFile',
    summary: 'A result, while it is kept',
    answer: { 'image/webp': {}, 'image/png': {}, 'image/svg+xml': {} },
    open: true,
  },
];

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
};

function contentOf(reading: Reading): Json {
  if (!reading.schema) return reading.answer ?? {};
  return { 'application/json': { schema: { $ref: `#/components/schemas/${reading.schema}` } } };
}

/** Path items of everything that is not an operation of the catalogue. */
export function resourcePaths(failures: Json): (readonly [string, Json])[] {
  const items = new Map<string, Json>();
  for (const reading of READINGS) {
    const operation = {
      operationId: reading.operationId,
      summary: reading.summary,
      tags: [reading.path.split('/')[2] ?? 'other'],
      security: reading.open ? [] : [{ token: [] }],
      ...(reading.path.includes('{id}') ? { parameters: [idParameter] } : {}),
      responses: { '200': { description: 'Done.', content: contentOf(reading) }, ...failures },
    };
    items.set(reading.path, { ...items.get(reading.path), [reading.method]: operation });
  }
  return [...items];
}
