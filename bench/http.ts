import http from 'node:http';
import { Client } from '../tests/support/client';
import { TestServer } from '../tests/support/server';
import { median } from './median';

/**
 * `npm run bench`: what a client waits for, over HTTP, against a built server on this machine.
 * Prints a table; judge medians, and compare runs of one machine only.
 */

const PROMPTS = [
  'a red fox in a snowy forest at sunset',
  'three sailing boats on a calm sea',
  'a cup of coffee on a wooden table',
  'a lighthouse on a cliff at night',
  'a city skyline in the rain',
];
const ROUNDS = 3;
const READ_SECONDS = 4;
const READ_CONNECTIONS = 16;

interface Sample {
  totalMs: number;
  engineMs: number;
}

async function sample(client: Client, model: string, prompt: string): Promise<Sample> {
  const startedAtMs = performance.now();
  const response = await client.post('/v1/images/generations', {
    prompt,
    model,
    response_format: 'b64_json',
  });
  await response.arrayBuffer();
  const totalMs = performance.now() - startedAtMs;
  if (!response.ok) throw new Error(`${model} answered ${response.status}`);
  const timing = response.headers.get('server-timing') ?? '';
  return { totalMs, engineMs: Number(/engine;dur=([\d.]+)/.exec(timing)?.[1] ?? NaN) };
}

async function generations(client: Client, model: string) {
  await sample(client, model, 'a cloud');
  const samples: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const prompt of PROMPTS) samples.push(await sample(client, model, prompt));
  }
  const totals = samples.map(({ totalMs }) => totalMs);
  const outside = samples.map(({ totalMs, engineMs }) => 1 - engineMs / totalMs);
  return {
    what: model,
    'median ms': Math.round(median(totals)),
    'worst ms': Math.round(Math.max(...totals)),
    'outside the engine': `${(100 * median(outside)).toFixed(1)} %`,
  };
}

/** Reads as fast as a fixed number of connections can, for a fixed time. */
async function reads(client: Client, path: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: READ_CONNECTIONS });
  const url = `${client.server.url}${path}`;
  const headers = { authorization: `Bearer ${client.user.token}` };
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('end', resolve);
      });
      request.on('error', reject);
    });
  for (let warm = 0; warm < 200; warm += 1) await once();
  const endMs = performance.now() + READ_SECONDS * 1000;
  let count = 0;
  const connection = async () => {
    while (performance.now() < endMs) {
      await once();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: READ_CONNECTIONS }, connection));
  agent.destroy();
  return { what: `GET ${path}`, 'per second': Math.round(count / READ_SECONDS) };
}

const server = await TestServer.start();
try {
  const client = await Client.open(server, 100_000_000);
  console.table([
    await generations(client, 'svcv4_1_flash'),
    await generations(client, 'svcv4_1'),
    await generations(client, 'svcv4_1_pro'),
    await generations(client, 'svcv4_1_vector'),
  ]);
  console.table([
    // What Next itself takes: an empty route.
    await reads(client, '/healthz'),
    await reads(client, '/v1/users/me'),
  ]);
} finally {
  await server.stop();
}
