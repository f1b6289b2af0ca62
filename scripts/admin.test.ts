import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'admin.mjs');
const TIMEOUT_MS = 60_000;

describe('npm run admin', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-admin-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function admin(...args: string[]) {
    return spawnSync(process.execPath, [SCRIPT, ...args], {
      encoding: 'utf8',
      // Started from elsewhere, as a person may.
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
    });
  }

  it(
    'builds itself when needed and ends its output with the line of JSON',
    () => {
      const { status, stdout } = admin(
        ...[
          'user:create',
          '--email',
          'ada@example.com',
          '--name',
          'Ada',
          '--credits',
          '3',
          '--token',
        ],
      );
      expect(status).toBe(0);
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
        email: 'ada@example.com',
        token: expect.stringMatching(/^easel_/),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'passes on the status of a bad argument, with the reason on standard error alone',
    () => {
      const { status, stdout, stderr } = admin('user:list', '--all');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain("Unknown option '--all'");
    },
    TIMEOUT_MS,
  );
});
