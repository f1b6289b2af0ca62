import { formatBytes } from '@/lib/format-bytes';
import type { Environment } from '@/lib/env';
import { findProgram } from '../runtime/program';
import { candidateOf, install, type Candidate } from '../install';
import { installRuntime } from '../install-runtime';
import { readInstalled } from '../installed';
import { thisPlatform } from '../platform';
import { parseSource } from '../source';
import type { Given } from './arguments';
import { progressBar } from './progress-bar';
import type { Terminal } from './terminal';

const COMMERCE = {
  yes: 'what you make may be sold',
  limited: 'commerce is limited: read it',
  no: 'commerce is forbidden',
  unknown: 'whether what you make may be sold is not known',
};

/** Shows a model's licence and asks for it, unless it was accepted with the command. */
async function agree(candidate: Candidate, given: Given, terminal: Terminal): Promise<void> {
  const { licence, title } = candidate;
  if (!licence) {
    terminal.write(`${title}: its licence is not known here; see where it comes from.\n`);
    return;
  }
  terminal.write(`${title}: ${licence.name} (${COMMERCE[licence.commerce]})\n  ${licence.url}\n`);
  if (given.acceptLicence) return;
  const answer = await terminal.ask('Do you accept this licence? [y/N] ');
  if (answer === undefined) throw new Error('send --accept-licence to accept it');
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new Error('not installed: the licence was not accepted');
}

function reporter(given: Given, terminal: Terminal) {
  if (!given.json) return progressBar(terminal);
  let told = '';
  return (
    progress: object & {
      doneBytes: number;
      totalBytes?: number | undefined;
      file: string;
      step: string;
    },
  ) => {
    const percent = progress.totalBytes
      ? Math.floor((100 * progress.doneBytes) / progress.totalBytes)
      : 0;
    const line = `${progress.file} ${progress.step} ${percent}`;
    if (line === told) return;
    told = line;
    terminal.write(`${JSON.stringify({ type: 'progress', ...progress })}\n`);
  };
}

async function ensureRuntime(
  environment: Environment,
  given: Given,
  terminal: Terminal,
  signal: AbortSignal,
  isAsked: boolean,
): Promise<void> {
  const { DATA_DIR: dataDir, ENGINE_SDCPP_BIN: bin } = environment;
  if (!isAsked && findProgram(readInstalled(dataDir), { dataDir, given: bin })) return;
  if (!given.json) terminal.write('stable-diffusion.cpp (MIT), which runs models:\n');
  const runtime = await installRuntime({
    dataDir,
    releasesUrl: environment.SDCPP_RELEASES_URL,
    platform: thisPlatform(),
    signal,
    onProgress: reporter(given, terminal),
    ...(given.release ? { tag: given.release } : {}),
  });
  if (!given.json) terminal.write(`Installed ${runtime.asset}.\n`);
}

/** `add NAME|FILE|URL|OWNER/REPO/FILE`: a model, and what runs it where that is missing; `add runtime`: that alone. */
export async function add(
  environment: Environment,
  given: Given,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const [what] = given.positionals;
  if (what === undefined) throw new Error('add what? npm run models list shows what can be had');
  if (what === 'runtime') return ensureRuntime(environment, given, terminal, signal, true);
  const found = candidateOf(parseSource(what), environment.HF_ENDPOINT, given.like);
  const candidate = given.name ? { ...found, id: given.name } : found;
  const bytes = candidate.parts.reduce((sum, part) => sum + (part.bytes ?? 0), 0);
  if (bytes > 0 && !given.json) terminal.write(`About ${formatBytes(bytes)} to fetch.\n`);
  await agree(candidate, given, terminal);
  await ensureRuntime(environment, given, terminal, signal, false);
  await install(candidate, {
    dataDir: environment.DATA_DIR,
    hubEndpoint: environment.HF_ENDPOINT,
    hubToken: environment.HF_TOKEN,
    signal,
    onProgress: reporter(given, terminal),
  });
  const { inUse } = readInstalled(environment.DATA_DIR);
  const next =
    inUse === candidate.id
      ? 'It draws from now on.'
      : `npm run models use ${candidate.id} lets it draw.`;
  terminal.write(
    given.json
      ? `${JSON.stringify({ type: 'installed', id: candidate.id })}\n`
      : `${candidate.title} is installed. ${next}\n`,
  );
}
