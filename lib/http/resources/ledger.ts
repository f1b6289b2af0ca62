import { z } from 'zod';
import { LINE_STATES, type StatementLine } from '@/lib/credits/credit-ledger';
import { csvRow } from '../answer/csv';
import { parseFields } from '../parse-input';
import type { EndpointCall, Route } from '../router';

const filter = z.object({
  operation: z.string().max(60).optional(),
  state: z.enum(LINE_STATES).optional(),
  request: z.string().max(36).optional(),
});
const listing = filter.extend({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().min(1).optional(),
});

function queryOf({ context }: EndpointCall): Record<string, string> {
  return Object.fromEntries(new URL(context.request.url).searchParams);
}

/** A line of the statement as clients read it. */
export function lineJson(line: StatementLine) {
  return {
    id: line.id,
    time: line.createdAt.toISOString(),
    state: line.state,
    operation: line.operation,
    model: line.model,
    images: line.images,
    token: line.tokenName,
    request_id: line.requestId,
    units: line.units,
    balance_after: line.balanceAfter,
    note: line.note,
  };
}

async function listLines(call: EndpointCall): Promise<Response> {
  const { limit, before, request, ...rest } = parseFields(listing, queryOf(call));
  const lines = await call.services.credits.statement(call.caller.id, {
    ...rest,
    limit,
    beforeId: before,
    requestPrefix: request,
  });
  const next = lines.length === limit ? (lines.at(-1)?.id ?? null) : null;
  return Response.json({ lines: lines.map(lineJson), next }, { headers: call.context.headers });
}

/** Lines read at once while the file is written. */
const CSV_BATCH = 1_000;
const CSV_COLUMNS = [
  'time',
  'state',
  'operation',
  'model',
  'images',
  'token',
  'request_id',
  'units',
  'balance_after',
  'note',
] as const satisfies readonly (keyof ReturnType<typeof lineJson>)[];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* csvOf(
  call: EndpointCall,
  wanted: z.output<typeof filter>,
): AsyncGenerator<string, undefined> {
  const { request, ...rest } = wanted;
  yield BYTE_ORDER_MARK + csvRow(CSV_COLUMNS);
  let beforeId: number | undefined;
  do {
    const lines: StatementLine[] = await call.services.credits.statement(call.caller.id, {
      ...rest,
      requestPrefix: request,
      limit: CSV_BATCH,
      beforeId,
    });
    const rows = lines.map(lineJson).map((line) => csvRow(CSV_COLUMNS.map((name) => line[name])));
    yield rows.join('');
    beforeId = lines.length === CSV_BATCH ? lines.at(-1)?.id : undefined;
  } while (beforeId !== undefined);
}

/** The whole statement as a table: the units of all lines sum to the balance. */
async function readCsv(call: EndpointCall): Promise<Response> {
  const wanted = parseFields(filter, queryOf(call));
  const headers = new Headers(call.context.headers);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', 'attachment; filename="easel-ledger.csv"');
  const rows = csvOf(call, wanted);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
    cancel: () => void rows.return(undefined),
  });
  return new Response(stream, { headers });
}

export const ledgerRoutes: readonly Route[] = [
  { path: '/v1/users/me/ledger', endpoints: [{ method: 'GET', handle: listLines }] },
  { path: '/v1/users/me/ledger.csv', endpoints: [{ method: 'GET', handle: readCsv }] },
];
