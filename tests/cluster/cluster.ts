import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EaselProcess } from '../support/easel-process';
import { freePort } from '@/lib/free-port';
import type { SharedVariables } from './backing';
import { Balancer } from './balancer';

const SERVER_ENTRY = 'dist/serve.mjs';
export const WORKER_ENTRY = 'dist/worker-node.mjs';

/** What a worker has no use for, and must not have: it works on pictures of strangers. */
const NOT_FOR_WORKERS = ['DATABASE_URL', 'NEXTAUTH_SECRET', 'BASE_URL', 'SMTP_URL', 'MAIL_FROM'];

export interface ClusterOptions {
  /** What leads to database, Redis and files; one node may be given others, such as through a proxy. */
  shared: SharedVariables | ((place: string) => SharedVariables);
  nodes: number;
  workers: number;
  /** Of the balancer; a free one when left out. */
  port?: number;
  /** For every process. */
  variables?: Readonly<Record<string, string>>;
  /** A process group for each process, so that Ctrl-C does not reach them past us. */
  ownGroups?: boolean;
}

const SECRET = 'signs the sessions of this cluster';

/** Web nodes, workers and a balancer on this machine; nothing but the network is between them. */
export class Cluster {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'easel-cluster-'));
  nodes: EaselProcess[] = [];
  workers: EaselProcess[] = [];
  private balancer: Balancer | undefined;

  private constructor(
    private readonly options: ClusterOptions,
    /** Of the balancer. */
    readonly port: number,
  ) {}

  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options, options.port ?? (await freePort()));
    try {
      await cluster.launch();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Where requests go. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Folder of a node's own data, which no other one can read. */
  dataDirOf(name: string): string {
    return path.join(this.folder, name);
  }

  /** Variables of a process, by its name. */
  environmentOf(name: string): Record<string, string> {
    const { shared, variables = {} } = this.options;
    return {
      WORKERS: '1',
      // As long as the balancer takes to look away.
      DRAIN_SECONDS: '2',
      NEXTAUTH_SECRET: SECRET,
      ...variables,
      ...(typeof shared === 'function' ? shared(name) : shared),
      INSTANCE_ID: name,
      DATA_DIR: this.dataDirOf(name),
    };
  }

  private async launch(): Promise<void> {
    const { nodes, workers, ownGroups = false } = this.options;
    const ports: number[] = [];
    for (let index = 0; index < nodes; index += 1) {
      const port = await freePort();
      ports.push(port);
      const variables = {
        ...this.environmentOf(`node${index + 1}`),
        HOST: '127.0.0.1',
        PORT: String(port),
      };
      const url = `http://127.0.0.1:${port}`;
      this.nodes.push(
        new EaselProcess({ entry: SERVER_ENTRY, variables, url, ownGroup: ownGroups }),
      );
    }
    for (let index = 0; index < (existsSync(WORKER_ENTRY) ? workers : 0); index += 1) {
      const variables = this.environmentOf(`worker${index + 1}`);
      for (const name of NOT_FOR_WORKERS) delete variables[name];
      this.workers.push(new EaselProcess({ entry: WORKER_ENTRY, variables, ownGroup: ownGroups }));
    }
    // Workers first: a node without one refuses work. The first node migrates, and the others wait for it.
    await Promise.all([...this.workers, ...this.nodes].map((process) => process.launch()));
    this.balancer = await Balancer.start(this.port, ports);
  }

  /** Waits until its nodes are reached where requests go, after they were started again. */
  async ready(): Promise<void> {
    await this.balancer?.ready();
  }

  /** What all of them have written to their logs. */
  get text(): string {
    return [...this.nodes, ...this.workers].map(({ text }) => text).join('');
  }

  async stop(): Promise<void> {
    await this.balancer?.stop();
    await Promise.all([...this.nodes, ...this.workers].map((process) => process.kill('SIGKILL')));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
