/** The part of a package-lock.json that is judged. */
export interface LockFile {
  packages: Record<
    string,
    { version?: string; integrity?: string; resolved?: string; link?: boolean }
  >;
}

export function lockFaults(lock: LockFile): string[];
