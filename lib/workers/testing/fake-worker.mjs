// A worker that does as its job's input says; speaks the protocol of `protocol.ts`.
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { FAKE_LOG, FAKE_START } = process.env;
if (FAKE_LOG) appendFileSync(FAKE_LOG, `start ${Date.now()}\n`);
if (FAKE_START === 'fails') process.exit(3);

const canceled = new Set();
const hoard = [];

function compute(untilMs) {
  while (performance.now() < untilMs) Math.sqrt(untilMs);
}

async function act(
  {
    fails = false,
    waitMs = 0,
    busyMs = 0,
    deafMs = 0,
    hoardBytes = 0,
    exit,
    signal,
    killsParent,
    log,
  },
  jobId,
) {
  if (log) appendFileSync(log, `${Date.now()}\n`);
  if (killsParent) process.kill(process.ppid, 'SIGKILL');
  if (fails) throw new Error('failed');
  if (exit !== undefined) process.exit(exit);
  if (signal) process.kill(process.pid, signal);
  compute(performance.now() + deafMs);
  for (let size = 0; size < hoardBytes; size += 16_777_216) {
    hoard.push(Buffer.alloc(16_777_216, 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const endMs = performance.now() + waitMs + busyMs;
  while (performance.now() < endMs) {
    if (canceled.has(jobId)) throw new Error('canceled');
    if (busyMs > 0) compute(Math.min(endMs, performance.now() + 20));
    await new Promise((resolve) => setTimeout(resolve, busyMs > 0 ? 0 : 10));
  }
}

function pictureOf({ resultBytes = 0 }, folder) {
  if (resultBytes === 0) return [];
  const file = '01234567-89ab-4cde-8f01-23456789abcd';
  writeFileSync(path.join(folder, file), Buffer.alloc(resultBytes, 7));
  return [{ bytes: { file }, mediaType: 'image/png', widthPx: 1, heightPx: 1 }];
}

process.on('message', async (message) => {
  const { type, jobId, job, folder } = message;
  if (type === 'ping') process.send({ type: 'pong', jobId });
  if (type === 'cancel') canceled.add(jobId);
  if (type !== 'run') return;
  const memoryBytes = process.memoryUsage.rss();
  const isStuck = job.input.isStuck === true;
  try {
    await act(job.input, jobId);
    const { pid, env: environment } = process;
    const text = JSON.stringify({ pid, environment, images: job.images });
    process.send({
      type: 'done',
      jobId,
      memoryBytes,
      isStuck,
      result: { images: pictureOf(job.input, folder), text },
    });
  } catch (error) {
    const failure = { code: 'engine_failed', message: error.message, param: null, headers: {} };
    process.send({ type: 'failed', jobId, memoryBytes, isStuck, error: failure });
  }
});
process.on('disconnect', () => process.exit(0));
setTimeout(() => process.send({ type: 'ready' }), 20);
