/**
 * Whether there is a batch to go on with, said where it can be read at once: the code that reads the batch
 * itself is fetched for who has one, and for nobody else.
 */
const KEY = 'easel.batch';

export function markBatch(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage keeps no batch either.
  }
}

export function isBatchMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
