type Json = Record<string, unknown>;

interface Reading {
  path: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  operationId: string;
  summary: string;
  /** Name of the answer's schema; without one the answer is described by `answer`. */
  schema?: string;
  answer?: Json;
  open?: boolean;
  /** Schema of a JSON body. */
  body?: Json;
  /** Names of query parameters with what they say. */
  query?: Record<string, Json>;
}

const deleted = { 'application/json': { schema: { type: 'object', required: ['id', 'deleted'] } } };
const integer = { type: 'integer', minimum: 1 };
const ledgerFilter = {
  operation: { type: 'string', description: 'Id of an operation, such as `inpaint`.' },
  state: { enum: ['granted', 'reserved', 'charged', 'released'] },
  request: { type: 'string', description: 'First characters of a request id.' },
};

const READINGS: readonly Reading[] = [
  {
    path: '/v1/users/me',
    method: 'get',
    operationId: 'readMe',
    summary: 'Who calls, and the balance',
    schema: 'User',
  },
  {
    path: '/v1/users/me/ledger',
    method: 'get',
    operationId: 'listLedger',
    summary: 'What happened to your balance, newest first',
    schema: 'Ledger',
    query: { ...ledgerFilter, limit: integer, before: integer },
  },
  {
    path: '/v1/users/me/ledger.csv',
    method: 'get',
    operationId: 'downloadLedger',
    summary: 'The same as a table; its units sum to the balance',
    answer: { 'text/csv': { schema: { type: 'string' } } },
    query: ledgerFilter,
  },
  {
    path: '/v1/users/me/files',
    method: 'get',
    operationId: 'listResults',
    summary: 'Your results while they are kept, newest first',
    schema: 'ResultList',
    query: {
      operation: ledgerFilter.operation,
      limit: integer,
      before: { type: 'string', format: 'uuid' },
    },
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
    path: '/v1/engines',
    method: 'get',
    operationId: 'listEngines',
    summary: 'Which engine does what, and whether each answers',
    schema: 'EngineList',
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
    answer: deleted,
  },
  {
    path: '/v1/styles/{id}',
    method: 'patch',
    operationId: 'renameStyle',
    summary: 'Rename one of your styles',
    schema: 'Style',
    body: { name: { type: 'string', maxLength: 60 } },
  },
  {
    path: '/v1/styles/{id}/samples',
    method: 'post',
    operationId: 'addStyleSample',
    summary: 'Keep one of your results as the picture of a style',
    schema: 'Style',
    body: { image_id: { type: 'string', format: 'uuid' } },
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
  {
    path: '/v1/files/{id}',
    method: 'delete',
    operationId: 'deleteFile',
    summary: 'Delete one of your results before its time',
    answer: deleted,
  },
  {
    path: '/v1/files/{id}/thumbnail',
    method: 'get',
    operationId: 'readThumbnail',
    summary: 'A small WebP of a result or a style',
    answer: { 'image/webp': {} },
    query: { width: { enum: ['160', '320', '640'], default: '320' } },
    open: true,
  },
];

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
};

function parametersOf({ path, query = {} }: Reading): Json[] {
  const named = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  return path.includes('{id}') ? [idParameter, ...named] : named;
}

function bodyOf({ body }: Reading): Json {
  if (!body) return {};
  const schema = { type: 'object', properties: body, required: Object.keys(body) };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

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
      parameters: parametersOf(reading),
      ...bodyOf(reading),
      responses: { '200': { description: 'Done.', content: contentOf(reading) }, ...failures },
    };
    items.set(reading.path, { ...items.get(reading.path), [reading.method]: operation });
  }
  return [...items];
}
