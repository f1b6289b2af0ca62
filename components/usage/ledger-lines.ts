import { callAction } from '@/components/api/client';
import { pathOfAction } from '@/components/api/action-path';
import type { AnswerOf } from '@/lib/resources/define-action';
import { ledgerActions } from '@/lib/resources/ledger';

export type LedgerPage = AnswerOf<typeof ledgerActions.listLedger>;
export type LedgerLine = LedgerPage['lines'][number];
export type LineState = LedgerLine['state'];

export interface LedgerFilter {
  operation: string;
  state: LineState | '';
  request: string;
}

export const NO_FILTER: LedgerFilter = { operation: '', state: '', request: '' };

/** A page of the caller's ledger, newest first; `before` is where the page before it ended. */
export function listLedger(
  filter: LedgerFilter,
  { before, signal }: { before?: number; signal?: AbortSignal } = {},
): Promise<LedgerPage> {
  return callAction(ledgerActions.listLedger, { query: { ...filter, before }, signal });
}

/** Where the lines of a filter lie as a table. */
export function csvPath(filter: LedgerFilter): string {
  return pathOfAction(ledgerActions.downloadLedger, { query: { ...filter } });
}
