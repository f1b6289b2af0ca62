import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Observation, ObserverOptions } from './observer-process';

/** A watcher beside the attacks, in a process of its own. */
export class Observer {
  private constructor(private readonly child: ChildProcess) {}

  static start(options: ObserverOptions): Observer {
    const child = fork(fileURLToPath(new URL('./observer-process.ts', import.meta.url)));
    child.send(options);
    return new Observer(child);
  }

  /** What was seen since the last report. */
  async report(): Promise<Observation> {
    this.child.send('report');
    const [seen] = (await once(this.child, 'message')) as [Observation];
    return seen;
  }

  stop(): void {
    this.child.disconnect();
  }
}
