import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentWith } from '../../support/easel-process';
import type { TestUser } from '../../support/server';
import type { Cluster } from '../cluster';

/** More than any test spends. */
const UNITS = 10_000_000;

/** Fresh accounts of a cluster, each with a token, and a password where one is given. */
export async function makeUsers(
  cluster: Cluster,
  count: number,
  password?: string,
): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `user-${randomBytes(4).toString('hex')}@example.test`;
    const names = ['--email', email, '--name', `User ${index}`];
    const means = ['--credits', String(UNITS), '--token'];
    if (password !== undefined) means.push('--password', password);
    const args = ['dist/admin.mjs', 'user:create', ...names, ...means];
    const env = environmentWith(cluster.environmentOf('node1'));
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const { id, token } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as TestUser;
    users.push({ id, email, token });
  }
  return users;
}
