import { sql } from 'kysely';
import type {
  DailyUse,
  LineState,
  StatementLine,
  StatementOptions,
} from '@/lib/credits/credit-ledger';
import type { Database } from '../schema';
import { CANCELED_NOTE } from './credit-transactions';

/*
 * The ledger as people read it. A request has two entries, a reservation and its end; here they are
 * one line, whose units are what the request has taken so far.
 */

/** Beginnings of lines, each joined with its end where there is one. */
function linesOf(db: Database, userId: string) {
  return db
    .selectFrom('ledger as begin')
    .leftJoin('ledger as end', (join) =>
      join
        .onRef('end.request_id', '=', 'begin.request_id')
        .on('end.kind', 'in', ['settle', 'release']),
    )
    .where('begin.user_id', '=', userId);
}

export async function statementOf(
  db: Database,
  userId: string,
  { limit, beforeId, operation, state, requestPrefix }: StatementOptions,
): Promise<StatementLine[]> {
  let lines = linesOf(db, userId)
    .where('begin.kind', 'in', ['grant', 'reserve', 'reversal'])
    .leftJoin('tokens', 'tokens.id', 'begin.token_id')
    .select([
      'begin.id',
      'begin.kind as begin_kind',
      'begin.units as begin_units',
      'begin.balance_after as begin_balance',
      'begin.request_id',
      'begin.operation',
      'begin.model',
      'begin.images',
      'begin.token_id',
      'begin.note',
      'begin.created_at',
      'end.kind as end_kind',
      'end.units as end_units',
      'end.images as end_images',
      'end.note as end_note',
      'end.balance_after as end_balance',
      'tokens.name as token_name',
    ]);
  if (beforeId !== undefined) lines = lines.where('begin.id', '<', beforeId);
  if (operation !== undefined) lines = lines.where('begin.operation', '=', operation);
  if (requestPrefix) lines = lines.where('begin.request_id', 'like', `${literal(requestPrefix)}%`);
  if (state === 'granted') lines = lines.where('begin.kind', '=', 'grant');
  else if (state === 'reversed') lines = lines.where('begin.kind', '=', 'reversal');
  else if (state !== undefined) {
    const reserved = lines.where('begin.kind', '=', 'reserve');
    const { kind, note } = END_OF[state];
    lines = kind ? reserved.where('end.kind', '=', kind) : reserved.where('end.kind', 'is', null);
    if (kind === 'release') {
      lines = note ? lines.where('end.note', '=', note) : lines.where('end.note', 'is', null);
    }
  }
  const rows = await lines.orderBy('begin.id', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    state: stateOf(row.begin_kind, row.end_kind, row.end_note),
    units: row.begin_units + (row.end_units ?? 0),
    balanceAfter: row.end_balance ?? row.begin_balance,
    requestId: row.request_id,
    operation: row.operation,
    model: row.model,
    images: row.end_images ?? row.images,
    tokenId: row.token_id,
    tokenName: row.token_name,
    note: row.note,
    createdAt: new Date(row.created_at),
  }));
}

/** Request ids are UUIDs; whatever else was typed matches nothing, and no wildcard gets through. */
function literal(prefix: string): string {
  return prefix.toLowerCase().replace(/[^\da-f-]/g, '~');
}

/** The entry that ends a line of this state; a line that is still open has none. */
const END_OF = {
  charged: { kind: 'settle', note: null },
  released: { kind: 'release', note: null },
  canceled: { kind: 'release', note: CANCELED_NOTE },
  reserved: { kind: null, note: null },
} as const;

function stateOf(begin: string, end: string | null, endNote: string | null): LineState {
  if (begin === 'grant') return 'granted';
  if (begin === 'reversal') return 'reversed';
  if (end === null) return 'reserved';
  if (end === 'settle') return 'charged';
  return endNote === CANCELED_NOTE ? 'canceled' : 'released';
}

const DAY_MS = 86_400_000;

/** Counted on the day that the request began, whenever it ended. */
export async function dailyUse(db: Database, userId: string, since: Date): Promise<DailyUse[]> {
  // Written into the statement: a bound number is a float in SQLite, and would not divide to a day.
  const day = sql<number>`begin.created_at / 86400000`;
  const rows = await linesOf(db, userId)
    .where('begin.kind', '=', 'reserve')
    .where('begin.created_at', '>=', since.getTime())
    .select([
      day.as('day'),
      'begin.operation',
      'begin.token_id',
      sql<number>`cast(sum(begin.units + coalesce("end".units, 0)) as bigint)`.as('change'),
      sql<number>`cast(count(*) as bigint)`.as('requests'),
      sql<number>`cast(sum(case when "end".kind = 'release' then 1 else 0 end) as bigint)`.as(
        'released',
      ),
    ])
    .groupBy([day, 'begin.operation', 'begin.token_id'])
    .orderBy(day)
    .execute();
  return rows.map((row) => ({
    day: new Date(row.day * DAY_MS).toISOString().slice(0, 10),
    operation: row.operation ?? '',
    tokenId: row.token_id,
    units: 0 - row.change,
    requests: row.requests,
    released: row.released,
  }));
}
