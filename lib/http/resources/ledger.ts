import type { StatementLine } from '@/lib/credits/credit-ledger';
import type { ledgerActions } from '@/lib/resources/ledger';
import { csvRow } from '../answer/csv';
import type { ActionCall, Handler, HandlersOf } from './handler';

type Actions = typeof ledgerActions;

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

const listLedger: Handler<Actions['listLedger']> = async ({ services, caller, query }) => {
  const { limit, before, cursor = before, request, ...rest } = query;
  const lines = await services.credits.statement(caller.id, {
    ...rest,
    limit,
    beforeId: cursor,
    requestPrefix: request,
  });
  const next = lines.length === limit ? (lines.at(-1)?.id ?? null) : null;
  return { lines: lines.map(lineJson), next };
};

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

type Download = ActionCall<Actions['downloadLedger']>;

async function* csvOf(call: Download): AsyncGenerator<string, undefined> {
  const { request, ...rest } = call.query;
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
async function downloadLedger(call: Download): Promise<Response> {
  const headers = new Headers(call.context.headers);
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', 'attachment; filename="easel-ledger.csv"');
  const rows = csvOf(call);
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

export const ledgerHandlers: HandlersOf<Actions> = { listLedger, downloadLedger };
