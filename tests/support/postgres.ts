import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, type PostgresBinaries } from '@/lib/db/testing/postgres-binaries';
import { waitUntilItAnswers } from '@/lib/db/testing/postgres-cluster';
import { freePort } from '@/lib/free-port';

const OWNER = 'easel';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  // Its data are thrown away; a killed server process loses nothing of what the system has been given.
  fsync: 'off',
};

/** What is missing to have a PostgreSQL, in a sentence; `undefined`: nothing. */
export function missingForPostgres(): string | undefined {
  const found = findPostgres();
  return typeof found === 'string' ? `${found}; apt-get install postgresql` : undefined;
}

/** A real PostgreSQL on a free port of this machine, with its data in a temporary folder. */
export class PostgresServer {
  private child: ChildProcess | undefined;
  private readonly endWithUs = () => this.signal('SIGKILL');

  private constructor(
    readonly port: number,
    private readonly binaries: PostgresBinaries,
    private readonly folder: string,
  ) {}

  static async start(): Promise<PostgresServer> {
    const binaries = findPostgres();
    if (typeof binaries === 'string') throw new Error(binaries);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-postgres-'));
    if (binaries.user) chownSync(folder, binaries.user.uid, binaries.user.gid);
    const flags = ['-D', path.join(folder, 'data'), '-U', OWNER, '--auth=trust', '--encoding=UTF8'];
    await promisify(execFile)(binaries.initdb, [...flags, '--locale=C', '--no-sync'], {
      ...binaries.user,
      cwd: folder,
    });
    const server = new PostgresServer(await freePort(), binaries, folder);
    await server.launch();
    return server;
  }

  /** Its own database, which begins empty. */
  get url(): string {
    return this.urlAt(this.port);
  }

  /** The same through something that listens on another port. */
  urlAt(port: number): string {
    return `postgres://${OWNER}@127.0.0.1:${port}/postgres`;
  }

  /** Starts it, also again after `kill`, with the data that it had. */
  async launch(): Promise<void> {
    const all = { ...SETTINGS, port: String(this.port), unix_socket_directories: this.folder };
    const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(
      this.binaries.postgres,
      ['-D', path.join(this.folder, 'data'), ...settings],
      {
        ...this.binaries.user,
        cwd: this.folder,
        stdio: 'ignore',
        // A group of its own, so that all of its processes can be stopped at once.
        detached: true,
      },
    );
    process.once('exit', this.endWithUs);
    await waitUntilItAnswers(this.url);
  }

  private signal(signal: NodeJS.Signals): void {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, signal);
  }

  /** It keeps its connections and answers nothing, as a machine that hangs. */
  pause(): void {
    this.signal('SIGSTOP');
  }

  resume(): void {
    this.signal('SIGCONT');
  }

  /** Ends it as a crash does; `launch` starts it again with its data. */
  async kill(): Promise<void> {
    const { child } = this;
    process.off('exit', this.endWithUs);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.signal('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
