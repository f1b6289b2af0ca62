import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { FixedOpenai } from '../backends/fixed-openai';
import { Client, type ImageList } from '../support/client';
import { askLater, untilRequest } from '../support/requests';
import type { TestUser } from '../support/server';
import { ownCorner } from './backing';
import { Cluster } from './cluster';
import { makeUsers } from './faults/make-users';

const PATH = '/v1/images/generations';
const BODY = { prompt: 'a boat', model: 'svcv4_1_flash', size: '1:1' };
const UNITS = 7;
/** Long enough that a node can be killed meanwhile. */
const ENGINE_MS = 4_000;

let engine: FixedOpenai;
let cluster: Cluster;
let user: TestUser;
let databaseUrl = '';

beforeAll(async () => {
  engine = await new FixedOpenai(ENGINE_MS).start();
  const shared = inject('sharedVariables');
  if (!shared) throw new Error('These tests are for a cluster');
  const variables = {
    ...{ ENGINE_DRAW: `openai:${engine.url}`, FETCH_ALLOW_PRIVATE: '1', LOG_LEVEL: 'error' },
    ...{ INSTANCE_LEASE_SECONDS: '6', RATE_LIMIT_REQUESTS_PER_SECOND: '1000' },
  };
  const corner = await ownCorner(shared);
  databaseUrl = corner.DATABASE_URL ?? '';
  cluster = await Cluster.start({ shared: corner, nodes: 2, workers: 1, variables });
  [user = { id: '', email: '', token: '' }] = await makeUsers(cluster, 1);
});
afterAll(async () => {
  await cluster.stop();
  await engine.stop();
});

function nodeAt(index: number) {
  const node = cluster.nodes[index];
  if (!node) throw new Error(`There is no node ${index}`);
  return { node, client: new Client({ url: node.options.url ?? '' }, user) };
}

/** Ids of all results that these requests have in the database. */
async function filesOf(requests: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query = "select id from files where kind = 'result' and request_id = any($1)";
    const { rows } = await client.query<{ id: string }>(query, [requests]);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

it.each(['it works on', 'waits there'])(
  'a request whose node is killed while %s is done by another one, once',
  async (stage) => {
    const owner = nodeAt(1);
    const other = nodeAt(0);
    const before = await other.client.balance();
    const first = await askLater(owner.client, PATH, BODY);
    const second = stage === 'waits there' ? await askLater(owner.client, PATH, BODY) : first;
    const asked = [...new Set([first.id, second.id])];
    await untilRequest(other.client, first.id, ({ state }) => state === 'running');
    await owner.node.kill('SIGKILL');
    const made: string[] = [];
    for (const id of asked) {
      const ended = await untilRequest(other.client, id);
      expect(ended).toMatchObject({ state: 'succeeded', credits: UNITS, error: null });
      const { data } = ended.result as unknown as ImageList;
      made.push(...data.map(({ image_id }) => image_id));
    }
    await owner.node.launch();
    expect(await other.client.balance()).toBe(before - UNITS * asked.length);
    expect((await filesOf(asked)).toSorted()).toEqual(made.toSorted());
  },
);
