import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { installedFile, modelsFolder, readInstalled, writeInstalled } from './installed';
import type { LocalEngine } from './local-engine';
import { bundleKeeper, diary, installStandIn, isAlive, openStandIn } from './testing/stand-in';

let dataDir: string;
let engine: LocalEngine | undefined;

beforeAll(bundleKeeper);
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-local-'));
});
afterEach(async () => {
  await engine?.close();
  engine = undefined;
  rmSync(dataDir, { recursive: true });
});

async function open(idleMinutes = 10): Promise<LocalEngine> {
  engine = await openStandIn(dataDir, {
    ENGINE_SDCPP_FLAGS: ['--vae-on-cpu'],
    ENGINE_IDLE_MINUTES: idleMinutes,
  });
  return engine;
}

/** One request to the gateway, as a worker makes it. */
async function ask({ url }: LocalEngine, at: string, body?: object) {
  const { origin, password } = new URL(url);
  const answer = await fetch(`${origin}${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${password}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const value = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, value, headers: answer.headers };
}

const DRAWING = { prompt: 'a cat', width: 64, height: 64, seed: 1, sample_params: {} };
const draw = (local: LocalEngine) => ask(local, '/sdcpp/v1/img_gen', DRAWING);
const starts = () => diary(dataDir).filter(({ text }) => text.startsWith('start'));

/** Processes of TypeScript take many seconds to begin on a busy machine. */
const PATIENCE_MS = 60_000;

async function until(holds: () => boolean): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!holds()) {
    if (performance.now() > endMs) throw new Error('it did not come to hold');
    await sleep(50);
  }
}

describe('a local model', () => {
  it('is loaded by the first picture, and by no question about it', async () => {
    await installStandIn(dataDir, { startMs: 300 });
    const local = await open();
    const looked = await ask(local, '/sdcpp/v1/capabilities');
    expect(looked.value).toMatchObject({ model: { stem: 'stand-in' } });
    expect(starts()).toHaveLength(0);
    const [one, two] = await Promise.all([draw(local), draw(local)]);
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(starts()).toHaveLength(1);
    expect(starts()[0]?.text).toContain('--listen-ip 127.0.0.1');
    expect(starts()[0]?.text).toMatch(/--vae-on-cpu$/);
    expect(local.state()).toEqual({ state: 'ready' });
    const job = await ask(local, `/sdcpp/v1/jobs/${String(one.value.id)}`);
    expect(job.value).toMatchObject({ status: 'completed' });
    expect(readFileSync(path.join(modelsFolder(dataDir), 'runtime.log'), 'utf8')).toMatch(
      /loading/,
    );
  });

  it('hears only those who have its key', async () => {
    await installStandIn(dataDir);
    const local = await open();
    const { origin } = new URL(local.url);
    expect((await fetch(`${origin}/sdcpp/v1/capabilities`)).status).toBe(401);
  });

  it('says that it has ended to whoever has a picture in it, and starts anew for the next', async () => {
    await installStandIn(dataDir, { crash: true });
    const local = await open();
    const { value } = await draw(local);
    await until(() => local.state().state === 'failed');
    expect((await ask(local, `/sdcpp/v1/jobs/${String(value.id)}`)).status).toBe(502);
    const refused = await draw(local);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await sleep(600);
    expect((await draw(local)).status).toBe(202);
    expect(starts()).toHaveLength(2);
  });

  it('waits longer after each start that fails', async () => {
    await installStandIn(dataDir, { failStart: true });
    const local = await open();
    expect((await draw(local)).value.error).toMatch(/ended while it started/);
    await sleep(600);
    await draw(local);
    const state = local.state();
    expect(state.state === 'failed' && state.retryInMs).toBeGreaterThan(600);
  });

  it('is unloaded when nobody has asked for a while, although it ignores being asked to end', async () => {
    await installStandIn(dataDir, { ignoresTerm: true });
    const local = await open(0.01);
    await draw(local);
    const [{ pid } = { pid: 0 }] = starts();
    await until(() => local.state().state === 'asleep');
    await until(() => !isAlive(pid));
    expect(diary(dataDir).some(({ text }) => text === 'SIGTERM')).toBe(true);
  }, 30_000);

  it('ends with Easel, even when that is killed', async () => {
    await installStandIn(dataDir, { slowMs: 60_000 });
    const host = fork(path.resolve('node_modules/tsx/dist/cli.mjs'), [
      path.resolve('lib/local-models/testing/host.ts'),
      dataDir,
    ]);
    onTestFinished(() => void host.kill('SIGKILL'));
    await until(() => diary(dataDir).some(({ text }) => text.startsWith('draw')));
    const [{ pid } = { pid: 0 }] = starts();
    expect(isAlive(pid)).toBe(true);
    host.kill('SIGKILL');
    // tsx's own child is what hosts it: its pid is in the file that it wrote.
    process.kill(Number(readFileSync(path.join(dataDir, 'host.pid'), 'utf8')), 'SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('gives way to another model that is chosen', async () => {
    await installStandIn(dataDir);
    const local = await open();
    await draw(local);
    const now = readInstalled(dataDir);
    const [model] = Object.values(now.models);
    if (!model) throw new Error('nothing is installed');
    await writeInstalled(dataDir, { ...now, inUse: 'other', models: { other: model } });
    await draw(local);
    expect(starts()).toHaveLength(2);
    expect(isAlive(starts()[0]?.pid ?? 0)).toBe(false);
    expect(readFileSync(installedFile(dataDir), 'utf8')).toContain('other');
  });
});
