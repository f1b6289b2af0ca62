import { ApiError } from '@/lib/errors/api-error';
import { type Environment, parseEnvironment } from '@/lib/env';
import { openStores } from '@/lib/server/stores';
import { type AdminContext, type Command, UsageError } from './command';
import { creditCommands } from './commands/credits';
import { growthCommands } from './commands/growth';
import { tokenCommands } from './commands/tokens';
import { userCommands } from './commands/users';

const COMMANDS: Command[] = [
  ...userCommands,
  ...creditCommands,
  ...tokenCommands,
  ...growthCommands,
];
const HELP = ['help', '--help', '-h'];

const EXIT_DONE = 0;
const EXIT_FAILED = 1;
/** The conventional status of a command line that was not understood. */
const EXIT_USAGE = 2;

/** The process around a command: what it is told and where it writes. */
interface AdminProcess {
  args: string[];
  variables: Record<string, string | undefined>;
  /** Writes a line to standard output. */
  write(line: string): void;
  /** Writes a line to standard error. */
  complain(line: string): void;
  readLine(): Promise<string>;
}

/** Runs one command of the administrator's command line and resolves to its exit status. */
export async function runAdmin(admin: AdminProcess): Promise<number> {
  const [name, ...args] = admin.args;
  if (name !== undefined && HELP.includes(name)) {
    admin.write(helpText());
    return EXIT_DONE;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    admin.complain(name === undefined ? 'A command is missing.' : `Unknown command: ${name}`);
    admin.complain(helpText());
    return EXIT_USAGE;
  }
  try {
    const run = command.prepare(args);
    await withStores(parseEnvironment(admin.variables), admin, run);
    return EXIT_DONE;
  } catch (error) {
    admin.complain(error instanceof Error ? error.message : String(error));
    if (!isUsage(error)) return EXIT_FAILED;
    admin.complain(`Usage: npm run --silent admin -- ${synopsis(command)}`);
    return EXIT_USAGE;
  }
}

async function withStores(
  env: Environment,
  admin: AdminProcess,
  run: (context: AdminContext) => Promise<void>,
): Promise<void> {
  const stores = await openStores(env);
  try {
    await run({
      env,
      stores,
      print: (value) => admin.write(JSON.stringify(value)),
      readLine: admin.readLine,
    });
  } finally {
    await stores.database.close();
  }
}

function isUsage(error: unknown): boolean {
  return (
    error instanceof UsageError || (error instanceof ApiError && error.code === 'invalid_request')
  );
}

function synopsis({ name, usage }: Command): string {
  return `${name} ${usage}`.trimEnd();
}

function helpText(): string {
  const lines = COMMANDS.map((command) => `  ${synopsis(command)}\n      ${command.summary}`);
  return [
    'Usage: npm run --silent admin -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '  help',
    '      Prints this.',
    '',
    'Every command prints JSON, one object a line, and can be used while the server runs.',
  ].join('\n');
}
