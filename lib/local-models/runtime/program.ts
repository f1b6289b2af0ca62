import path from 'node:path';
import { findOnPath, isExecutable } from '@/lib/find-on-path';
import { placeOf, type Installed } from '../installed';
import { programName } from '../platform';

/** The program that runs models: the operator's, the one that was installed, or one on the PATH. */
export function findProgram(
  { runtime }: Pick<Installed, 'runtime'>,
  { dataDir, given }: { dataDir: string; given?: string | undefined },
  variables: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (given) return path.resolve(given);
  const own = runtime && placeOf(dataDir, runtime.program);
  if (own && isExecutable(own)) return own;
  return findOnPath(programName(process.platform), variables);
}
