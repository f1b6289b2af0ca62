import type { FileRow, LedgerRow } from '@/lib/db/schema';
import type { Seen } from './load';

/** What the database holds once nothing is under way any more. */
export interface Books {
  balances: readonly { id: string; balance: number }[];
  ledger: readonly Pick<
    LedgerRow,
    'id' | 'user_id' | 'kind' | 'units' | 'balance_after' | 'request_id' | 'images'
  >[];
  reservations: readonly { request_id: string }[];
  files: readonly Pick<FileRow, 'id' | 'request_id'>[];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Balances are the sum of the ledger, never below zero, and every entry follows from the one before. */
export function booksBalance({ balances, ledger, reservations }: Books): string[] {
  const faults: string[] = [];
  const ofUser = groupBy(ledger, ({ user_id: id }) => id);
  for (const { id, balance } of balances) {
    let sum = 0;
    for (const entry of ofUser.get(id) ?? []) {
      sum += entry.units;
      if (entry.balance_after !== sum) faults.push(`entry ${entry.id} does not follow from before`);
      if (sum < 0) faults.push(`the balance of ${id} was below zero`);
    }
    if (sum !== balance) faults.push(`${id} has ${balance}, the ledger says ${sum}`);
  }
  for (const [request, entries] of groupBy(ledger, ({ request_id: id }) => id)) {
    const kinds = entries.map(({ kind }) => kind).join(' ');
    if (!/^reserve (settle|release)$/.test(kinds)) faults.push(`${request} went ${kinds}`);
  }
  for (const { request_id: id } of reservations) faults.push(`${id} is still reserved`);
  return faults;
}

/** A request is charged exactly when its pictures are there, all of them. */
export function chargedIsStored({ ledger, files }: Books): string[] {
  const faults: string[] = [];
  const entries = groupBy(ledger, ({ request_id: id }) => id);
  const stored = groupBy(files, ({ request_id: id }) => id);
  for (const [request, rows] of entries) {
    const isSettled = rows.some(({ kind }) => kind === 'settle');
    const wanted = rows.find(({ kind }) => kind === 'reserve')?.images ?? 0;
    const count = stored.get(request)?.length ?? 0;
    if (isSettled && count !== wanted) faults.push(`${request} has ${count} of ${wanted} pictures`);
    if (!isSettled && count > 0) faults.push(`${request} has pictures that nobody paid for`);
  }
  for (const request of stored.keys()) {
    if (!entries.has(request)) faults.push(`pictures of ${request}, which nobody asked for`);
  }
  return faults;
}

/** What a client was told is what the books say. */
export function answersHold(seen: readonly Seen[], { ledger, files }: Books): string[] {
  const faults: string[] = [];
  const settled = new Set(
    ledger.flatMap(({ kind, request_id: id }) => (kind === 'settle' && id !== null ? [id] : [])),
  );
  const requestOf = new Map(files.map(({ id, request_id: request }) => [id, request]));
  for (const { status, images, requestId, code } of seen) {
    if (status === 200) {
      if (images.length === 0) faults.push(`an answer without pictures: ${requestId}`);
      for (const { id } of images) {
        if (!settled.has(requestOf.get(id) ?? '')) faults.push(`${id} was answered, not charged`);
      }
    } else if (requestId !== null && settled.has(requestId)) {
      faults.push(`${requestId} was refused with ${status} ${code}, and charged`);
    }
  }
  return faults;
}

/** One key is one charge and one set of pictures, whichever node was asked, however often. */
export function keysChargeOnce(
  seen: readonly Seen[],
  { ledger }: Books,
  keyed: readonly string[],
): string[] {
  const faults: string[] = [];
  for (const user of keyed) {
    const ofKeys = groupBy(
      seen.filter(({ userId, status }) => userId === user && status === 200),
      ({ key }) => key ?? null,
    );
    for (const [key, answers] of ofKeys) {
      const sets = new Set(answers.map(({ images }) => images.map(({ id }) => id).join(' ')));
      if (sets.size > 1) faults.push(`key ${key} was answered in ${sets.size} ways`);
    }
    const charges = ledger.filter(({ user_id: id, kind }) => id === user && kind === 'settle');
    if (charges.length !== ofKeys.size) {
      faults.push(`${user} paid ${charges.length} times for ${ofKeys.size} keys`);
    }
  }
  return faults;
}
