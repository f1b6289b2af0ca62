import { randomUUID } from 'node:crypto';
import type { Account } from '@/lib/accounts/account-store';
import { createAccountStore } from '../repositories/account-store';
import type { Database } from '../schema';

/** A new account with a made-up address and this many units. */
export function testAccount(db: Database, units = 0): Promise<Account> {
  return createAccountStore(db).create({
    email: `${randomUUID()}@example.com`,
    name: 'Test',
    grantUnits: units,
    grantNote: 'Test',
  });
}
