import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { lowerPriority } from './priority';

const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
  detached: true,
  stdio: 'ignore',
});

afterEach(() => void child.kill('SIGKILL'));

test('a worker yields by itself and as a group of its own session', () => {
  const { pid = 0 } = child;
  lowerPriority(pid, 7);
  const lowered = Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + 7);
  expect(os.getPriority(pid)).toBe(lowered);
  const group = `/proc/${pid}/autogroup`;
  // Systems without groups by session share the processors by niceness alone.
  if (existsSync(group)) expect(readFileSync(group, 'utf8')).toContain(`nice ${lowered}`);
});

test('what has ended already is no error', () => {
  expect(() => lowerPriority(2 ** 22 - 1, 7)).not.toThrow();
});
