import { createInterface } from 'node:readline/promises';
import { parseEnvironment } from '@/lib/env';
import { runModels } from './run';

/** Entry of `npm run models`; bundled for itself, it runs beside the server, which starts it too. */

const WIDTH = 100;

async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
// Started by a server that has ended since, it has nobody to install for.
process.once('disconnect', () => stop.abort());

process.exitCode = await runModels(
  process.argv.slice(2),
  parseEnvironment(process.env),
  {
    write: (text) => void process.stdout.write(text),
    complain: (line) => void process.stderr.write(`${line}\n`),
    ask,
    isInteractive: process.stdout.isTTY,
    columns: process.stdout.columns || WIDTH,
  },
  stop.signal,
);
// A channel that is listened to would keep the process.
if (process.connected) process.disconnect();
