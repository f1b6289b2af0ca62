import { z } from 'zod';
import { LINE_STATES } from '@/lib/credits/credit-ledger';
import { beforeField, cursorField, named, pageOf, pageQuery } from './answers';
import { defineAction } from './define-action';

export const LINES_A_PAGE = 200;

const lineId = z.coerce.number().int().min(1);

const filter = z.object({
  operation: z.string().max(60).optional().describe('Id of an operation, such as `inpaint`.'),
  state: z.enum(LINE_STATES).optional(),
  request: z.string().max(36).optional().describe('First characters of a request id.'),
});

const line = named(
  'LedgerLine',
  z.object({
    id: z.number().int(),
    time: z.iso.datetime(),
    state: z.enum(LINE_STATES),
    operation: z.string().nullable(),
    model: z.string().nullable(),
    images: z.number().int().nullable(),
    token: z.string().nullable().describe('Name of the token; null for the studio.'),
    request_id: z.string().nullable(),
    units: z.number().int().describe('Change of the balance.'),
    balance_after: z.number().int(),
    note: z.string().nullable(),
  }),
);

/** What happened to a balance: grants, reservations, charges, releases. */
export const ledgerActions = {
  listLedger: defineAction({
    id: 'listLedger',
    method: 'GET',
    path: '/v1/users/me/ledger',
    summary: 'What happened to your balance, newest first',
    query: filter.extend({
      ...pageQuery(LINES_A_PAGE, 50),
      cursor: cursorField(lineId),
      before: beforeField(lineId),
    }),
    answer: named('Ledger', pageOf('lines', line, z.number().int())),
  }),
  downloadLedger: defineAction({
    id: 'downloadLedger',
    method: 'GET',
    path: '/v1/users/me/ledger.csv',
    summary: 'The same as a table; its units sum to the balance',
    query: filter,
    answer: { mediaTypes: ['text/csv'] },
  }),
};
