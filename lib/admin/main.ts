import { createInterface } from 'node:readline/promises';
import { runAdmin } from './run-admin';

/** Entry of the administrator's command line; bundled for itself, it runs beside the server. */
process.exitCode = await runAdmin({
  args: process.argv.slice(2),
  variables: process.env,
  write: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  readLine,
});

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
