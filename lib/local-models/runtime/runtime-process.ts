import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/lib/free-port';
import type { RuntimeCommand } from './command';

export interface ProcessOptions {
  /** Bundled entry of the keeper. */
  keeperPath: string;
  logFile: string;
  command(port: number): RuntimeCommand;
  environment: Record<string, string>;
  /** Longest time until the program answers: it listens once the model is loaded. */
  startTimeoutMs: number;
  /** The program has ended, by itself or by our hand. */
  onExit(): void;
}

const LOOK_MS = 250;
/** Longer than the keeper gives the program. */
const STOP_TIMEOUT_MS = 8_000;
/** What is asked to see whether it answers: cheap, and changes nothing. */
export const CAPABILITIES_PATH = '/sdcpp/v1/capabilities';

/** The program with one model, from its start to its end. */
export class RuntimeProcess {
  private programPid: number | undefined;
  private hasExited = false;

  private constructor(
    private readonly keeper: ChildProcess,
    readonly port: number,
    onExit: () => void,
  ) {
    keeper.on('message', (message: { pid?: number }) => (this.programPid = message.pid));
    keeper.once('exit', () => {
      this.hasExited = true;
      // Only a keeper that was killed leaves its program behind.
      this.killProgram();
      onExit();
    });
  }

  /**
   * Starts the program and waits until it answers.
   * @throws Error when it ends before, or takes too long
   */
  static async start(options: ProcessOptions): Promise<RuntimeProcess> {
    const port = await freePort();
    const { program, args } = options.command(port);
    const { environment, logFile } = options;
    const orders = JSON.stringify({ program, args, environment, logFile });
    const keeper = fork(options.keeperPath, [orders], {
      detached: true,
      stdio: 'ignore',
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    });
    const runtime = new RuntimeProcess(keeper, port, options.onExit);
    try {
      await runtime.answers(options.startTimeoutMs);
      return runtime;
    } catch (error) {
      await runtime.stop();
      throw error;
    }
  }

  /** Ends the program; resolves when it is gone. */
  async stop(): Promise<void> {
    if (this.hasExited) return;
    const gone = once(this.keeper, 'exit');
    this.keeper.kill('SIGTERM');
    const isGone = await Promise.race([gone.then(() => true), sleep(STOP_TIMEOUT_MS, false)]);
    if (isGone) return;
    this.killProgram();
    this.keeper.kill('SIGKILL');
    await gone;
  }

  private killProgram(): void {
    if (this.programPid === undefined) return;
    try {
      process.kill(this.programPid, 'SIGKILL');
    } catch {
      // It has ended already, as it should have.
    }
  }

  private async answers(timeoutMs: number): Promise<void> {
    const endMs = performance.now() + timeoutMs;
    while (performance.now() < endMs) {
      if (this.hasExited) throw new Error('it ended while it started');
      if (await isAnswering(this.port)) return;
      await sleep(LOOK_MS);
    }
    throw new Error(`it did not answer within ${Math.round(timeoutMs / 1000)} s`);
  }
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = http.get(
      { host: '127.0.0.1', port, path: CAPABILITIES_PATH, timeout: 2_000, agent: false },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
}
