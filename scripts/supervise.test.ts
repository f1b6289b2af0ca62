import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST_PAUSE_MS, MAX_DEATHS, pauseMs, supervise, verdict } from './lib/supervise.mjs';

describe('a server that ends', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** Runs a script that counts its starts in a file, as a server of ours; whether it is up is said for it or by itself. */
  function run(script: string, comesUp = true, onReady: (stop: () => void) => void = () => {}) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-supervise-'));
    folders.push(folder);
    const file = path.join(folder, 'server.cjs');
    const starts = path.join(folder, 'starts');
    writeFileSync(starts, '');
    const ready = comesUp ? "process.send('ready', () =>" : 'setImmediate(() =>';
    const count = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(starts)}, 'x');`;
    const read = `const starts = fs.readFileSync(${JSON.stringify(starts)}, 'utf8').length;`;
    writeFileSync(file, `${count} ${read} ${ready} { ${script} });`);
    const said: string[] = [];
    const supervised = supervise({
      args: [file],
      env: process.env,
      onReady: () => onReady(supervised.stop),
      deadlineMs: 5_000,
      say: (text) => said.push(text),
      pause: () => 5,
    });
    return { ...supervised, said, starts: () => readFileSync(starts, 'utf8').length };
  }

  it('is started again after a death, and not after a clean end', async () => {
    const { done, said, starts } = run('process.exit(starts < 3 ? 9 : 0)');
    expect(await done).toBe(0);
    expect(starts()).toBe(3);
    expect(said).toEqual(Array(2).fill(expect.stringContaining('died (code 9)')));
  });

  it('is started again after a signal that nobody here sent', async () => {
    const { done, starts } = run("if (starts < 2) process.kill(process.pid, 'SIGKILL')");
    expect(await done).toBe(0);
    expect(starts()).toBe(2);
  });

  it('is given up aloud when it dies again and again', async () => {
    const { done, said, starts } = run('process.exit(7)');
    expect(await done).toBe(7);
    expect(starts()).toBe(MAX_DEATHS);
    expect(said.at(-1)).toContain('giving up');
  });

  it('is given up aloud at once when it never came up', async () => {
    const { done, said, starts } = run('process.exit(2)', false);
    expect(await done).toBe(2);
    expect(starts()).toBe(1);
    expect(said).toEqual([expect.stringContaining('could not start')]);
  });

  it('is not started again when it was told to stop, whatever its exit code', async () => {
    // It is told when it listens to signals, however long that takes.
    const script =
      "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); process.send('ready')";
    const { done, starts } = run(script, false, (stop) => stop());
    expect(await done).toBe(5);
    expect(starts()).toBe(1);
  });

  it('waits longer each time, and never longer than a minute', () => {
    expect([1, 2, 3, 4].map(pauseMs)).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseMs(30)).toBe(LONGEST_PAUSE_MS);
  });

  it('is well again after a long life: deaths count from one', () => {
    expect(verdict({ code: 1, stopping: false, wasReady: true, deaths: 1 })).toBe('restart');
  });
});
