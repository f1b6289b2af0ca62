import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether this process may run a file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program by its name, in the folders of the PATH. */
export function findOnPath(
  name: string,
  variables: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (variables.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}
