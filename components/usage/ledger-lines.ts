import * as z from 'zod/mini';

export const LINE_STATES = ['granted', 'reserved', 'charged', 'released', 'reversed'] as const;
export type LineState = (typeof LINE_STATES)[number];

const ledgerLine = z.object({
  id: z.number(),
  time: z.string(),
  state: z.enum(LINE_STATES),
  operation: z.nullable(z.string()),
  model: z.nullable(z.string()),
  images: z.nullable(z.number()),
  token: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  units: z.number(),
  balance_after: z.number(),
  note: z.nullable(z.string()),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

const answer = z.object({ lines: z.array(ledgerLine), next: z.nullable(z.number()) });
export type LedgerPage = z.infer<typeof answer>;

export interface LedgerFilter {
  operation: string;
  state: LineState | '';
  request: string;
}

/** The filter as a query, without what is left open. */
export function queryOf(filter: LedgerFilter, before?: number): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (before !== undefined) query.set('before', String(before));
  return query.toString();
}

/** A page of the caller's ledger; rejects when the service does not answer as it should. */
export async function fetchLedger(
  filter: LedgerFilter,
  options: { before?: number; signal?: AbortSignal } = {},
): Promise<LedgerPage> {
  const response = await fetch(`/v1/users/me/ledger?${queryOf(filter, options.before)}`, {
    signal: options.signal,
  });
  if (!response.ok) throw new Error(`The ledger answered ${response.status}.`);
  return answer.parse(await response.json());
}
