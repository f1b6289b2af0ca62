import { spawn } from 'node:child_process';
import { z } from 'zod';
import { BoundedLog } from './log-file';

/**
 * Stands between Easel and the program that runs a model, as a process of its own: whatever ends Easel,
 * kill -9 included, closes the channel to it, and it ends the program. Writes what the program says
 * into a bounded file.
 */

const orders = z.object({
  program: z.string(),
  args: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
  logFile: z.string(),
});

/** How long the program may take to end by itself. */
const GRACE_MS = 5_000;
const EXIT_UNKNOWN = 1;

const { program, args, environment, logFile } = orders.parse(JSON.parse(process.argv[2] ?? '{}'));
const log = new BoundedLog(logFile);
log.write(Buffer.from(`\n${new Date().toISOString()} ${program} ${args.join(' ')}\n`));
const child = spawn(program, args, {
  env: environment as NodeJS.ProcessEnv,
  stdio: ['ignore', 'pipe', 'pipe'],
});
child.stdout.on('data', (piece: Buffer) => log.write(piece));
child.stderr.on('data', (piece: Buffer) => log.write(piece));

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
}

child.on('spawn', () => process.send?.({ pid: child.pid }));
child.on('error', (error) => {
  log.write(Buffer.from(`${error.message}\n`));
  process.exit(EXIT_UNKNOWN);
});
child.on('exit', (code) => process.exit(code ?? EXIT_UNKNOWN));
process.on('disconnect', end);
process.on('SIGTERM', end);
// Ctrl-C is for Easel, which ends this in its own time.
process.on('SIGINT', () => undefined);
