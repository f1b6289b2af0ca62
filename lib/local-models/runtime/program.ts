import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { placeOf, type Installed } from '../installed';
import { programName } from '../platform';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program that runs models: the operator's, the one that was installed, or one on the PATH. */
export function findProgram(
  { runtime }: Pick<Installed, 'runtime'>,
  { dataDir, given }: { dataDir: string; given?: string | undefined },
  variables: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (given) return path.resolve(given);
  const own = runtime && placeOf(dataDir, runtime.program);
  if (own && isExecutable(own)) return own;
  const name = programName(process.platform);
  const folders = (variables.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}
