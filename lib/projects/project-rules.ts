import { z } from 'zod';
import { MAX_NAME_LENGTH } from './document-limits';

/** Projects a user may keep. Bytes are counted with all other files of the user (`STORAGE_QUOTA_MIB`). */
export const MAX_PROJECTS_PER_USER = 500;

export const DEFAULT_PROJECT_NAME = 'Untitled';

/** What people call a project. */
export const projectNameSchema = z
  .string()
  .trim()
  .min(1, 'A project has a name of at least one character.')
  .max(MAX_NAME_LENGTH, `A project's name has at most ${MAX_NAME_LENGTH} characters.`)
  .regex(/^\P{Cc}*$/u, "A project's name has no control characters.");

/** What a search compares: case and the way letters are written make no difference. */
export function searchKeyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

const COPY = ' copy';

/** `Poster copy`, and never longer than a name may be. */
export function nameOfCopy(name: string): string {
  return `${[...name].slice(0, MAX_NAME_LENGTH - COPY.length).join('')}${COPY}`;
}
