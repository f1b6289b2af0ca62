import { expect, it } from 'vitest';
import {
  answersHold,
  booksBalance,
  chargedIsStored,
  keysChargeOnce,
  type Books,
} from './invariants';
import type { Seen } from './load';

type Entry = Books['ledger'][number];
const entry = (
  id: number,
  kind: Entry['kind'],
  units: number,
  after: number,
  request: string | null,
) => ({
  ...{ id, kind, units, balance_after: after, request_id: request, user_id: 'ada' },
  images: kind === 'reserve' ? 1 : null,
});
const GOOD: Books = {
  balances: [{ id: 'ada', balance: 93 }],
  ledger: [
    entry(1, 'grant', 100, 100, null),
    entry(2, 'reserve', -7, 93, 'r1'),
    entry(3, 'settle', 0, 93, 'r1'),
    entry(4, 'reserve', -7, 86, 'r2'),
    entry(5, 'release', 7, 93, 'r2'),
  ],
  reservations: [],
  files: [{ id: 'f1', request_id: 'r1' }],
};
const answer = (status: number, requestId: string, ids: string[], key?: string): Seen => ({
  ...{ userId: 'ada', key, status, code: undefined, requestId, startedAtMs: 0, endedAtMs: 1 },
  images: ids.map((id) => ({ id, url: '' })),
});

it('books that are in order have no faults', () => {
  expect([...booksBalance(GOOD), ...chargedIsStored(GOOD)]).toEqual([]);
  expect(answersHold([answer(200, 'r1', ['f1']), answer(502, 'r2', [])], GOOD)).toEqual([]);
  const repeated = [answer(200, 'r1', ['f1'], 'k'), answer(200, 'r9', ['f1'], 'k')];
  expect(keysChargeOnce(repeated, GOOD, ['ada'])).toEqual([]);
});

it('each kind of disorder is told', () => {
  const without = (id: number) => ({ ...GOOD, ledger: GOOD.ledger.filter((row) => row.id !== id) });
  expect(booksBalance(without(5)).join()).toContain('r2 went reserve');
  expect(booksBalance({ ...GOOD, balances: [{ id: 'ada', balance: 94 }] })).toHaveLength(1);
  expect(booksBalance({ ...GOOD, reservations: [{ request_id: 'r3' }] })).toHaveLength(1);
  expect(chargedIsStored({ ...GOOD, files: [] }).join()).toContain('0 of 1');
  const unpaid = { ...GOOD, files: [...GOOD.files, { id: 'f2', request_id: 'r2' }] };
  expect(chargedIsStored(unpaid).join()).toContain('nobody paid for');
  expect(answersHold([answer(502, 'r1', [])], GOOD).join()).toContain('and charged');
  expect(answersHold([answer(200, 'r2', ['f9'])], GOOD).join()).toContain('not charged');
  const twice = [answer(200, 'r1', ['f1'], 'k'), answer(200, 'r9', ['f2'], 'k')];
  expect(keysChargeOnce(twice, GOOD, ['ada']).join()).toContain('2 ways');
  expect(keysChargeOnce([], GOOD, ['ada']).join()).toContain('paid 1 times for 0 keys');
});
