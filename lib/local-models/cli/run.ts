import { formatBytes } from '@/lib/format-bytes';
import type { Environment } from '@/lib/env';
import { FileSlots } from '@/lib/engines/remote/balance/file-slots';
import path from 'node:path';
import { examine } from '../doctor';
import { FetchFailure } from '../fetch/failure';
import { removeModel, chooseModel } from '../install';
import { modelsFolder, readInstalled } from '../installed';
import { overview } from '../overview';
import { add } from './add';
import { readArguments, type Given } from './arguments';
import { table, type Terminal } from './terminal';

const USAGE = `Usage: npm run models -- COMMAND

  list                     what can be had, and what is installed
  add NAME                 fetches a model, and what runs it where that is missing
  add FILE|URL|OWNER/REPO/FILE [--like NAME] [--name ID]
                           the same with any other checkpoint
  add runtime [--release TAG]
                           fetches stable-diffusion.cpp's server alone
  use NAME|none            which model draws; none: the illustrator draws everything
  remove NAME              deletes it
  doctor                   what is missing, and what mends it

  --accept-licence         without a question
  --json                   lines of JSON, for programs
`;

type Command = (
  environment: Environment,
  given: Given,
  terminal: Terminal,
  signal: AbortSignal,
) => Promise<void>;

async function list(environment: Environment, given: Given, terminal: Terminal): Promise<void> {
  const lines = overview(readInstalled(environment.DATA_DIR));
  if (given.json) return terminal.write(`${JSON.stringify({ models: lines })}\n`);
  const rows = lines.map((line) => [
    line.isInUse ? '*' : line.isInstalled ? '+' : ' ',
    line.id,
    formatBytes(line.isInstalled ? line.diskBytes : line.downloadBytes),
    line.cpuMegabytes
      ? `${formatBytes(line.cpuMegabytes * 1e6)} / ${formatBytes((line.gpuMegabytes ?? 0) * 1e6)}`
      : '',
    line.licence?.name ?? '',
    line.goodFor ?? line.title,
  ]);
  terminal.write(
    table([['', 'NAME', 'SIZE', 'MEMORY: CPU / CARD', 'LICENCE', 'GOOD FOR'], ...rows]),
  );
  const used = lines.reduce((sum, { diskBytes }) => sum + diskBytes, 0);
  terminal.write(`\n+ installed, * in use; ${formatBytes(used)} of disk.\n`);
}

async function use(environment: Environment, given: Given, terminal: Terminal): Promise<void> {
  const [id] = given.positionals;
  if (id === undefined) throw new Error('use what? a name, or none');
  await chooseModel(environment.DATA_DIR, id === 'none' ? null : id);
  terminal.write(
    id === 'none' ? 'The illustrator draws everything.\n' : `${id} draws from now on.\n`,
  );
}

async function remove(environment: Environment, given: Given, terminal: Terminal): Promise<void> {
  const [id] = given.positionals;
  if (id === undefined) throw new Error('remove what?');
  await removeModel(environment.DATA_DIR, id);
  terminal.write(`${id} is gone.\n`);
}

async function doctor(environment: Environment, given: Given, terminal: Terminal): Promise<void> {
  const findings = await examine(environment);
  if (given.json) return terminal.write(`${JSON.stringify({ findings })}\n`);
  for (const { what, isWell, says, command } of findings) {
    terminal.write(`${isWell ? 'ok ' : '!! '} ${what}: ${says}\n`);
    if (command) terminal.write(`      mend it: ${command}\n`);
  }
}

/** Those that write take turns: two downloads of one file would tear it. */
const WRITING: Record<string, Command> = { add, use, remove };
const READING: Record<string, Command> = { list, doctor };

async function alone<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const slots = new FileSlots(path.join(modelsFolder(environment.DATA_DIR), 'lock'));
  const leave = await slots.take('change', 1);
  if (!leave)
    throw new Error('models are being changed by another command; try again when it is done');
  try {
    return await work();
  } finally {
    await leave();
  }
}

/** Runs one command; resolves to its exit status. */
export async function runModels(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number> {
  const [name = 'list', ...rest] = args;
  const command = WRITING[name] ?? READING[name];
  if (!command) {
    terminal.complain(USAGE);
    return name === 'help' || name === '--help' ? 0 : 2;
  }
  try {
    const given = readArguments(rest);
    const work = () => command(environment, given, terminal, signal);
    await (WRITING[name] ? alone(environment, work) : work());
    return 0;
  } catch (error) {
    const isStopped = signal.aborted;
    const message = error instanceof Error ? error.message : String(error);
    const hint =
      error instanceof FetchFailure && error.kind === 'no_connection'
        ? '; the same command goes on where it stopped'
        : '';
    terminal.complain(
      isStopped ? 'Stopped; the same command goes on where it stopped.' : `${message}${hint}`,
    );
    return 1;
  }
}
