import { existsSync, statSync } from 'node:fs';
import type { Environment } from '@/lib/env';
import { formatBytes } from '@/lib/format-bytes';
import { freeBytes } from './fetch/space';
import { modelInUse, modelsFolder, placeOf, readInstalled, type Installed } from './installed';
import { thisPlatform } from './platform';
import { findProgram } from './runtime/program';

/** One thing that was looked at. */
export interface Finding {
  what: string;
  isWell: boolean;
  says: string;
  /** The one command that mends it. */
  command?: string;
}

type Examined = Pick<Environment, 'DATA_DIR' | 'ENGINE_SDCPP_BIN' | 'ENGINE_URL' | 'ENGINE_DRAW'>;

const LITTLE_SPACE_BYTES = 10_000_000_000;

function noteOf(environment: Examined): { installed?: Installed; finding: Finding } {
  try {
    const installed = readInstalled(environment.DATA_DIR);
    const count = Object.keys(installed.models).length;
    return {
      installed,
      finding: { what: 'list', isWell: true, says: `${count} models installed` },
    };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const command = `rm ${modelsFolder(environment.DATA_DIR)}/installed.json, then npm run models add NAME`;
    return { finding: { what: 'list', isWell: false, says, command } };
  }
}

function runtimeOf(environment: Examined, installed: Installed): Finding {
  const { DATA_DIR: dataDir, ENGINE_SDCPP_BIN: given } = environment;
  const program = findProgram(installed, { dataDir, given });
  const { os, arch, gpu } = thisPlatform();
  if (program && existsSync(program)) {
    const release = installed.runtime ? ` of ${installed.runtime.release}` : '';
    return { what: 'runtime', isWell: true, says: `${program}${release}; graphics card: ${gpu}` };
  }
  const says = given
    ? `ENGINE_SDCPP_BIN names ${given}, which is not there`
    : `no sd-server for ${os} ${arch}`;
  return { what: 'runtime', isWell: false, says, command: 'npm run models add runtime' };
}

function modelOf(environment: Examined, installed: Installed): Finding[] {
  const chosen = modelInUse(installed);
  if (!chosen) {
    const [first] = Object.keys(installed.models);
    const command = first ? `npm run models use ${first}` : 'npm run models add z-image-turbo';
    const says = 'none is in use: the illustrator draws everything';
    return [{ what: 'model', isWell: false, says, command }];
  }
  const broken = chosen.model.parts.filter(({ path: file, sizeBytes }) => {
    const facts = statSync(placeOf(environment.DATA_DIR, file), { throwIfNoEntry: false });
    return facts?.size !== sizeBytes;
  });
  if (broken.length === 0) return [{ what: 'model', isWell: true, says: `${chosen.id} is in use` }];
  const names = broken.map(({ path: file }) => file).join(', ');
  const command = `npm run models add ${chosen.id}`;
  return [{ what: 'model', isWell: false, says: `${names}: not there, or changed`, command }];
}

async function spaceOf(environment: Examined): Promise<Finding> {
  const bytes = await freeBytes(environment.DATA_DIR).catch(() => 0);
  const says = `${formatBytes(bytes)} free in ${environment.DATA_DIR}`;
  return { what: 'disk', isWell: bytes > LITTLE_SPACE_BYTES, says };
}

function overruled({ ENGINE_URL, ENGINE_DRAW }: Examined): Finding[] {
  const variable = ENGINE_DRAW ? 'ENGINE_DRAW' : ENGINE_URL ? 'ENGINE_URL' : undefined;
  if (!variable) return [];
  const says = `${variable} is set: what it names draws, and no local model`;
  return [{ what: 'engine', isWell: false, says, command: `unset ${variable}` }];
}

/** Looks at everything that a local model needs; nothing is started and nothing is fetched. */
export async function examine(environment: Examined): Promise<Finding[]> {
  const { installed, finding } = noteOf(environment);
  if (!installed) return [finding];
  return [
    finding,
    runtimeOf(environment, installed),
    ...modelOf(environment, installed),
    await spaceOf(environment),
    ...overruled(environment),
  ];
}
