import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/** What is missing to have a balancer, in a sentence; `undefined`: nothing. */
export function missingForBalancer(): string | undefined {
  const { error } = spawnSync('haproxy', ['-v'], { stdio: 'ignore' });
  return error ? 'haproxy is not installed; apt-get install haproxy' : undefined;
}

/**
 * Requests go round the nodes that say they are ready; one that has not reached its node is offered to
 * another, one that has is never sent twice. Idle streams last as long as the longest request; a client
 * that goes away is told to its node (`abortonclose`), which gives back what it has reserved.
 */
function configurationOf(port: number, nodePorts: readonly number[]): string {
  const nodes = nodePorts.map(
    (node, index) => `  server node${index + 1} 127.0.0.1:${node} check inter 500 fall 2 rise 1`,
  );
  return `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  retries 3
  retry-on conn-failure
  option redispatch 1
  option abortonclose
frontend public
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  option forwardfor if-none
${nodes.join('\n')}
`;
}

/** A haproxy on the loopback in front of web nodes. */
export class Balancer {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'easel-balancer-'));
  private readonly endWithUs = () => this.child?.kill('SIGKILL');

  private constructor(readonly port: number) {}

  /** Resolves once a node answers through it. */
  static async start(port: number, nodePorts: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(port);
    const file = path.join(balancer.folder, 'haproxy.cfg');
    writeFileSync(file, configurationOf(port, nodePorts));
    balancer.child = spawn('haproxy', ['-q', '-db', '-f', file], { stdio: 'inherit' });
    process.once('exit', balancer.endWithUs);
    try {
      await balancer.ready();
      return balancer;
    } catch (error) {
      await balancer.stop();
      throw error;
    }
  }

  /** Waits until a node answers through it, also after all were away: it looks for them every half second. */
  async ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const isUp = await fetch(`${this.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (isUp) return;
      await sleep(POLL_MS);
    }
    throw new Error('No node answers through the balancer');
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const { child } = this;
    process.off('exit', this.endWithUs);
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
