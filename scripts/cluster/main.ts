import { existsSync } from 'node:fs';
import { Backing, missingForCluster } from '@/tests/cluster/backing';
import { Cluster, WORKER_ENTRY } from '@/tests/cluster/cluster';

// What `npm run cluster` starts: three web nodes, two workers and a balancer on this machine, with PostgreSQL, Redis
// and an S3 server of their own; all on the loopback, with data that is thrown away.

const NODES = 3;
const WORKERS = 2;
const PORT = Number(process.env.PORT || 3000);

const missing = missingForCluster();
if (missing.length > 0) {
  console.error(`A cluster needs servers that are not here:\n- ${missing.join('\n- ')}`);
  process.exit(1);
}
console.log('Starting PostgreSQL, Redis and Swift …');
const backing = await Backing.start();
let cluster: Cluster | undefined;
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping everything; nothing of it is kept.');
  await cluster?.stop();
  await backing.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  const variables = { LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
  const shared = backing.variables;
  const shape = { nodes: NODES, workers: WORKERS, port: PORT, variables, ownGroups: true };
  cluster = await Cluster.start({ ...shape, shared });
} catch (error) {
  console.error('The cluster could not start:', error);
  await stop(1);
}

const first = cluster?.environmentOf('node1') ?? {};
const names = ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET'];
console.log(`
Easel is ready: open http://localhost:${PORT}

  balancer      haproxy, ${PORT}
  web nodes     ${cluster?.nodes.map(({ options }) => options.url).join(', ')}
  workers       ${existsSync(WORKER_ENTRY) ? cluster?.workers.map(({ pid }) => `process ${pid}`).join(', ') : 'none in this build'}
${names.map((name) => `  ${name.padEnd(14)}${first[name]}`).join('\n')}

An account: ${names.map((name) => `${name}='${first[name]}'`)[0]} npm run --silent admin -- user:create --email me@example.com --name Me --credits 1000 --token
Ctrl-C stops everything.
`);
