import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FileSlots } from './file-slots';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'easel-slots-'));

it('are shared by all who look at one folder, and no more than the limit', async () => {
  const shared = folder();
  const [one, other] = [new FileSlots(shared), new FileSlots(shared)];
  const first = await one.take('a', 2);
  const second = await other.take('a', 2);
  expect(await one.take('a', 2)).toBeUndefined();
  expect(await other.taken('a')).toBe(2);
  expect(await other.taken('b')).toBe(0);
  await first?.();
  expect(await one.taken('a')).toBe(1);
  expect(await other.take('a', 2)).toBeDefined();
  await second?.();
});

it('go to one of many who grasp at once', async () => {
  const shared = folder();
  const takers = Array.from({ length: 20 }, () => new FileSlots(shared).take('a', 1));
  const taken = (await Promise.all(takers)).filter(Boolean);
  expect(taken).toHaveLength(1);
});

it('of a process that was killed are taken over', async () => {
  const shared = folder();
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  mkdirSync(path.join(shared, 'a'));
  writeFileSync(path.join(shared, 'a', '0'), `${os.hostname()} ${pid}`);
  const slots = new FileSlots(shared);
  expect(await slots.taken('a')).toBe(0);
  expect(await slots.take('a', 1)).toBeDefined();
  expect(await slots.taken('a')).toBe(1);
});

it('of a process on another machine are kept', async () => {
  const shared = folder();
  mkdirSync(path.join(shared, 'a'));
  writeFileSync(path.join(shared, 'a', '0'), 'another-machine 1');
  expect(await new FileSlots(shared).take('a', 1)).toBeUndefined();
});
